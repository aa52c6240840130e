// The line that a finger is drawing, or that waits for its number.
import type { Layers } from "../api/types";
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
