// The line around a set of cells, as path data, a little inside of their edges.

/** The sides of a cell: where the neighbour is that would hide it, and whether it runs across or down. */
const SIDES = [
  { out: [-1, 0], across: true },
  { out: [1, 0], across: true },
  { out: [0, -1], across: false },
  { out: [0, 1], across: false },
] as const;

export function outline(cells: ReadonlySet<number>, cols: number, side: number, inset: number): string {
  const has = (row: number, col: number): boolean => col >= 0 && col < cols && row >= 0 && cells.has(row * cols + col);
  const path: string[] = [];
  for (const cell of cells) {
    const row = Math.floor(cell / cols);
    const col = cell % cols;
    for (const { out, across } of SIDES) {
      const [down, right] = out;
      if (has(row + down, col + right)) continue;
      // At its ends a line stops at a corner, runs on into the next cell, or turns around the one beyond.
      const end = (by: number): number => {
        const [r, c] = across ? [row, col + by] : [row + by, col];
        if (!has(r, c)) return inset;
        return has(r + down, c + right) ? -inset : 0;
      };
      const first = end(-1);
      const length = side - first - end(1);
      const near = (down + right > 0 ? side - inset : inset);
      const x = col * side + (across ? first : near);
      const y = row * side + (across ? near : first);
      path.push(`M${x} ${y}${across ? "h" : "v"}${length}`);
    }
  }
  return path.join("");
}
