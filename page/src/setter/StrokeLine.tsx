// The line that a finger is drawing, or that waits for its number.
import type { Layers } from "../api/types";
import { placeOf, type Side } from "./words";
import type { Workbench } from "./workbench";

export function StrokeLine({ bench, layers }: { bench: Workbench; layers: Layers }) {
  const tool = bench.mode.value === "clues" ? bench.tool.value : undefined;
  const pending = bench.clues.pending.value;
  const middle = (cell: number): string =>
    `${((cell % layers.cols) + 0.5) * layers.cell} ${(Math.floor(cell / layers.cols) + 0.5) * layers.cell}`;
  const stroke = bench.stroke.value;
  const outside = pending?.word === undefined ? pending?.spot.outside : undefined;
  return (
    <>
      {tool && tool.gesture !== "cells" && stroke.length > 0 && (
        <path class="own-stroke" d={`M${stroke.map(middle).join("L")}h.01`} />
      )}
      {tool?.gesture === "outside" && <Places bench={bench} layers={layers} />}
      {outside && <Beside side={outside.side} line={outside.line} layers={layers} />}
    </>
  );
}

/** A frame around the place beside the grid whose number is awaited. */
function Beside({ side, line, layers: { rows, cols, cell } }: { side: string; line: number; layers: Layers }) {
  const col = side === "left" ? -1 : side === "right" ? cols : line - 1;
  const row = side === "top" ? -1 : side === "bottom" ? rows : line - 1;
  return <rect class="own-outline" x={col * cell + 6} y={row * cell + 6} width={cell - 12} height={cell - 12} rx="6" />;
}

/** Dots where clues can stand beside the grid, and none does yet. */
function Places({ bench, layers: { rows, cols, cell } }: { bench: Workbench; layers: Layers }) {
  const taken = new Set(bench.clues.all().map(({ word }) => placeOf(word, cols)));
  const along = (side: Side, count: number, across: (at: number) => string): string[] =>
    Array.from({ length: count }, (_, at) => (taken.has(`${side}${at + 1}`) ? "" : `M${across((at + 0.5) * cell)}h.01`));
  const spots = [
    ...along("left", rows, (y) => `${-cell / 2} ${y}`),
    ...along("right", rows, (y) => `${(cols + 0.5) * cell} ${y}`),
    ...along("top", cols, (x) => `${x} ${-cell / 2}`),
    ...along("bottom", cols, (x) => `${x} ${(rows + 0.5) * cell}`),
  ];
  return <path class="own-places" d={spots.join("")} />;
}
