// One cell as screen readers and pointers meet it: nothing to be seen but a ring when it has the focus.
import { memo } from "./memo";

interface GridCellProps {
  readonly cell: number;
  readonly cols: number;
  readonly side: number;
  readonly label: string;
  readonly hole: boolean;
  readonly selected: boolean;
  readonly current: boolean;
}

export const GridCell = memo(({ cell, cols, side, label, hole, selected, current }: GridCellProps) => (
  <rect
    class="own-cell"
    role="gridcell"
    data-cell={cell}
    aria-label={label}
    aria-colindex={(cell % cols) + 1}
    aria-selected={hole ? undefined : selected}
    aria-disabled={hole || undefined}
    tabindex={current ? 0 : -1}
    x={(cell % cols) * side + 1}
    y={Math.floor(cell / cols) * side + 1}
    width={side - 2}
    height={side - 2}
  />
));
