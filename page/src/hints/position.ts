// The player's own position as the server takes it: values, and as marks what the player has not crossed out.
import type { Document } from "../api/types";
import { rowsOf } from "../board/names";
import { settings } from "../browser/settings";
import type { Cell } from "../player/cell";
import type { Game } from "../player/game";

export function positionOf(game: Game, cells: readonly Cell[] = game.cells.value): Document {
  const entries = rowsOf(cells.map((cell) => cell.value), game.cols);
  const marks = rowsOf(cells.map((cell, at) => noted(game, cell, at)), game.cols);
  return { ...game.document, entries, marks };
}

/** Nothing where the player said nothing. */
function noted(game: Game, cell: Cell, at: number): readonly number[] {
  if (cell.value || game.isGiven(at)) return [];
  if (settings.value.candidates) return cell.crossed.length ? left(game, cell, at) : [];
  if (settings.value.trustMarks) return cell.centre;
  return [];
}

const left = (game: Game, cell: Cell, at: number): readonly number[] =>
  game.valuesOf(at).filter((value) => !cell.crossed.includes(value));
