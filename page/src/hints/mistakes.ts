// The way back from a mistake: how many moves had been made when everything was right for the last time.
import { type Cell, EMPTY } from "../player/cell";
import { solutionOf } from "../player/checking";
import type { Game } from "../player/game";

/** Takes moves back until nothing is wrong, and selects the cell of the first mistake; they can all be redone. */
export async function backToRight(game: Game): Promise<void> {
  const { solution } = await solutionOf(game);
  if (!solution) return;
  const { past } = game.history.value;
  const cells = [...game.cells.value];
  let wrong = new Set(cells.flatMap((cell, at) => (isWrong(cell, solution[at]) ? [at] : [])));
  let length = past.length;
  let mistake: number | undefined;
  while (wrong.size && length > 0) {
    length -= 1;
    for (const { cell, before } of past[length] ?? []) {
      if (isWrong(cells[cell] ?? EMPTY, solution[cell])) mistake = cell;
      cells[cell] = before;
      if (isWrong(before, solution[cell])) wrong = wrong.add(cell);
      else wrong.delete(cell);
    }
  }
  game.backTo(length);
  if (mistake !== undefined) game.select([mistake]);
}

/** Another value than that of the solution, or marks that leave no room for it. */
function isWrong(cell: Cell, right: number | undefined): boolean {
  if (right === undefined) return false;
  if (cell.value) return cell.value !== right;
  return (cell.centre.length > 0 && !cell.centre.includes(right)) || cell.crossed.includes(right);
}

/** Empties the cells that are wrong, and nothing else. */
export function clear(game: Game, cells: readonly number[]): void {
  game.edit(new Map(cells.filter((cell) => !game.isGiven(cell)).map((cell) => [cell, EMPTY] as const)));
}
