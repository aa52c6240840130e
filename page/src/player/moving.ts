// The cursor and what is selected: by keys, by pointer, by what is alike.
import type { Cell } from "./cell";
import type { Game } from "./game";

export type Way = "up" | "down" | "left" | "right";

const STEPS: Readonly<Record<Way, readonly [number, number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/** One cell further, over holes and around the edges; `more` keeps what is selected. */
export function move(game: Game, way: Way, more: boolean): void {
  const [down, right] = STEPS[way];
  let row = Math.floor(game.cursor.value / game.cols);
  let col = game.cursor.value % game.cols;
  for (let tries = 0; tries < game.rows * game.cols; tries += 1) {
    row = (row + down + game.rows) % game.rows;
    col = (col + right + game.cols) % game.cols;
    const cell = row * game.cols + col;
    if (game.holes.has(cell)) continue;
    game.select(more ? [...game.selected.value, cell] : [cell], cell);
    return;
  }
}

/** To the first or last cell of the row, or of the board. */
export function jump(game: Game, end: boolean, whole: boolean): void {
  const row = Math.floor(game.cursor.value / game.cols);
  const from = whole ? 0 : row * game.cols;
  const cells = Array.from({ length: whole ? game.rows * game.cols : game.cols }, (_, at) => from + at);
  const open = cells.filter((cell) => !game.holes.has(cell));
  const cell = end ? open.at(-1) : open[0];
  if (cell !== undefined) game.select([cell], cell);
}

export function press(game: Game, cell: number, more: boolean): void {
  if (game.holes.has(cell)) return;
  if (!more) {
    game.select([cell], cell);
    return;
  }
  const next = new Set(game.selected.value);
  if (next.has(cell) && next.size > 1) next.delete(cell);
  else next.add(cell);
  game.select(next, cell);
}

export const drag = (game: Game, cell: number): void => {
  if (!game.holes.has(cell)) game.select([...game.selected.value, cell], cell);
};

/** All cells that have the same as this one: its value, else its centre or corner marks, else its colours. */
export function selectAlike(game: Game, cell: number, more: boolean): void {
  const cells = game.cells.value;
  const here = cells[cell];
  if (!here) return;
  const sameAs = likeness(here);
  const alike = sameAs ? cells.flatMap((other, at) => (sameAs(other) ? [at] : [])) : [cell];
  game.select(more ? [...game.selected.value, ...alike] : alike, cell);
}

export const selectAll = (game: Game): void =>
  game.select(game.cells.value.map((_, at) => at), game.cursor.value);

function likeness(here: Cell): ((other: Cell) => boolean) | undefined {
  if (here.value) return (other) => other.value === here.value;
  for (const list of ["centre", "corner", "colours"] as const)
    if (here[list].length) return (other) => !other.value && other[list].join() === here[list].join();
  return undefined;
}
