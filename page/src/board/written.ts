// Cells in whose upper left corner the picture has a number (of a cage): marks keep away from there.
import type { Layers } from "../api/types";

export function writtenCorners(layers: Layers): ReadonlySet<number> {
  const read = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${layers.lines}</svg>`,
    "image/svg+xml",
  );
  const cells = new Set<number>();
  for (const group of read.querySelectorAll(".cage-text")) {
    const scale = Number(/scale\(([\d.]+)\)/.exec(group.getAttribute("transform") ?? "")?.[1] ?? 1);
    for (const use of group.querySelectorAll("use")) {
      const col = Math.floor((Number(use.getAttribute("x")) * scale) / layers.cell);
      const row = Math.floor((Number(use.getAttribute("y")) * scale) / layers.cell);
      cells.add(row * layers.cols + col);
    }
  }
  return cells;
}
