// The player's own position as the server takes it: values, and as marks what the player has not crossed out.
import type { Document } from "../api/types";
import { rowsOf } from "../board/names";
import { shownAs, written } from "../board/shown";
import { settings } from "../browser/settings";
import type { Cell } from "../player/cell";
import type { Game } from "../player/game";

export function positionOf(game: Game, cells: readonly Cell[] = game.cells.value): Document {
  const entries = rowsOf(written(cells.map((cell) => cell.value), game.first), game.cols);
  const shown = (values: readonly number[]): readonly number[] => values.map((value) => shownAs(value, game.first));
  const marks = rowsOf(cells.map((cell, at) => shown(noted(game, cell, at))), game.cols);
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
