// The board: one picture, in which the server's layers and the player's lie over each other, and a grid for those who
// do not see it. It knows no rules and no game.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Layers } from "../api/types";
import { Coordinates, numberedRoom } from "./Coordinates";
import { GridCell } from "./GridCell";
import { keepShapes, Markup } from "./markup";
import { type PointerActions, type PointerHandlers, useSelecting } from "./selecting";

export interface BoardProps {
  readonly layers: Layers;
  readonly label: string;
  /** Drawn above the ground and below all lines: colours, selections. */
  readonly below?: ComponentChildren;
  /** Drawn above everything: values, marks. */
  readonly above?: ComponentChildren;
  /** Without this the board is a picture only. */
  readonly cells?: CellAccess | undefined;
  readonly pointer?: PointerActions | undefined;
  /** What pointers do, where that is more than to select cells. */
  readonly handlers?: PointerHandlers | undefined;
  /** Whether rows and columns have their numbers beside them. */
  readonly numbered?: boolean;
  /** In hundredths of what fits. */
  readonly zoom?: number;
}

/** The side of a cell at most, in the page's own unit: a board of few cells need not fill the screen. */
const LARGEST = 5.25;

export interface CellAccess {
  readonly cursor: number;
  readonly selected: ReadonlySet<number>;
  readonly holes: ReadonlySet<number>;
  /** A cell in words. */
  readonly label: (cell: number) => string;
  /** Another number than before: the cell under the cursor takes the focus of the page. */
  readonly focus: number;
}

export function Board({ layers, label, below, above, cells, pointer, handlers, numbered = false, zoom = 100 }: BoardProps) {
  const picture = useRef<SVGSVGElement>(null);
  // Before anything is drawn: marks are made of these shapes.
  useMemo(() => keepShapes(layers.defs), [layers.defs]);
  const selecting = useSelecting(layers, pointer);
  useFocus(picture, cells);
  const [x, y, width, height] = numbered ? numberedRoom(layers) : layers.viewBox;
  const room = useMemo(() => `${x} ${y} ${width} ${height}`, [x, y, width, height]);
  const drawing = (
    <g aria-hidden="true">
      <Markup of={layers.ground} />
      {below}
      <Markup of={layers.marks} />
      <Markup of={layers.lines} />
      <Markup of={layers.pencil} />
      <Markup of={layers.values} />
      {above}
      {numbered && <Coordinates layers={layers} />}
    </g>
  );
  if (!cells)
    return (
      <svg class="board" viewBox={room} role="img" aria-label={label} fill="none">
        {drawing}
      </svg>
    );
  return (
    <svg
      ref={picture}
      class="board"
      viewBox={room}
      data-zoomed={zoom > 100 ? "" : undefined}
      style={{ "--ratio": width / height, "--widest": `${(width / layers.cell) * LARGEST}rem`, "--zoom": zoom / 100 }}
      role="grid"
      aria-label={label}
      aria-multiselectable="true"
      aria-rowcount={layers.rows}
      aria-colcount={layers.cols}
      fill="none"
      {...(handlers ?? selecting)}
    >
      {drawing}
      {Array.from({ length: layers.rows }, (_, row) => (
        <g key={row} role="row" aria-rowindex={row + 1}>
          {Array.from({ length: layers.cols }, (_, col) => {
            const cell = row * layers.cols + col;
            return (
              <GridCell
                key={col}
                cell={cell}
                cols={layers.cols}
                side={layers.cell}
                label={cells.label(cell)}
                hole={cells.holes.has(cell)}
                selected={cells.selected.has(cell)}
                current={cells.cursor === cell}
              />
            );
          })}
        </g>
      ))}
    </svg>
  );
}

/** Moves the focus with the cursor, but only when the board has it already or is told to take it. */
function useFocus(picture: { readonly current: SVGSVGElement | null }, cells: CellAccess | undefined): void {
  const focus = useRef(cells?.focus);
  useLayoutEffect(() => {
    const board = picture.current;
    if (!board || !cells) return;
    if (cells.focus === focus.current && !board.contains(document.activeElement)) return;
    focus.current = cells.focus;
    board.querySelector<SVGElement>(`[data-cell="${cells.cursor}"]`)?.focus();
  }, [cells?.cursor, cells?.focus]);
}
