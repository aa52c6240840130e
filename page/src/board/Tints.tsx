// Below the lines: colours that a player gave to cells, cells that are selected, and cells that are in conflict.
import { memo } from "./memo";
import { outline } from "./outline";

interface ColoursProps {
  readonly cell: number;
  readonly cols: number;
  readonly side: number;
  readonly colours: readonly number[];
}

/** One colour fills the cell; several share it as slices around its middle. */
export const Colours = memo(({ cell, cols, side, colours }: ColoursProps) => {
  const left = (cell % cols) * side;
  const top = Math.floor(cell / cols) * side;
  return (
    <>
      {colours.map((colour, at) => (
        <path key={colour} class={`own-colour${colour}`} d={slice(left, top, side, at, colours.length)} />
      ))}
    </>
  );
});

function slice(left: number, top: number, side: number, at: number, of: number): string {
  if (of === 1) return `M${left} ${top}h${side}v${side}h${-side}Z`;
  const middle = `M${left + side / 2} ${top + side / 2}`;
  const turn = (part: number): number => (part / of) * 4;
  const corners: string[] = [];
  const [from, to] = [turn(at), turn(at + 1)];
  for (const place of [from, ...[1, 2, 3].filter((corner) => corner > from && corner < to), to]) {
    const [x, y] = around(place);
    corners.push(`L${left + x * side} ${top + y * side}`);
  }
  return `${middle}${corners.join("")}Z`;
}

/** A point on the edge of a square of side 1: from the upper left corner (0) clockwise to it again (4). */
function around(place: number): readonly [number, number] {
  const part = place % 1;
  switch (Math.floor(place) % 4) {
    case 0:
      return [part, 0];
    case 1:
      return [1, part];
    case 2:
      return [1 - part, 1];
    default:
      return [0, 1 - part];
  }
}

interface TintedProps {
  readonly cells: ReadonlySet<number>;
  readonly cols: number;
  readonly side: number;
  readonly look: string;
}

export const Tinted = memo(({ cells, cols, side, look }: TintedProps) => {
  const squares = [...cells].map(
    (cell) => `M${(cell % cols) * side} ${Math.floor(cell / cols) * side}h${side}v${side}h${-side}Z`,
  );
  return <path class={look} d={squares.join("")} />;
});

/** A line around cells. */
export const Outlined = memo(({ cells, cols, side, look }: TintedProps) => (
  <path class={look} d={outline(cells, cols, side, 2)} />
));
