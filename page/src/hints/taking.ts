// A step taken: its values entered, its candidates crossed out, so that both can be seen.
import type { Candidate, Step } from "../api/types";
import { cellOf } from "../board/names";
import { valueFor } from "../board/shown";
import { settings } from "../browser/settings";
import { type Cell, EMPTY, switched } from "../player/cell";
import type { Game } from "../player/game";

export function take(game: Game, step: Step): void {
  const edits = new Map<number, Cell>();
  const edit = ([name, number]: Candidate, change: (cell: Cell, at: number, value: number) => Cell): void => {
    const at = cellOf(name, game.cols);
    const value = valueFor(number, game.first);
    const cell = edits.get(at) ?? game.cells.value[at] ?? EMPTY;
    if (!game.isGiven(at)) edits.set(at, change(cell, at, value));
  };
  for (const placed of step.placements) edit(placed, (cell, _, value) => ({ ...cell, value }));
  for (const out of step.eliminations) edit(out, (cell, at, value) => without(game, cell, at, value));
  game.edit(edits);
}

/** Where candidates are shown by themselves, one is crossed out; else the marks are what is left. The value itself goes. */
function without(game: Game, cell: Cell, at: number, value: number): Cell {
  if (cell.value) return cell.value === value ? { ...cell, value: 0 } : cell;
  if (settings.value.candidates) return { ...cell, crossed: switched(cell.crossed, value, true) };
  const noted = cell.centre.length ? cell.centre : game.candidates(at).length ? game.candidates(at) : game.valuesOf(at);
  return { ...cell, centre: switched(noted, value, false), corner: switched(cell.corner, value, false) };
}
