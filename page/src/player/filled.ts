// The puzzle with what a player has put into it, for paper and pictures.
import type { Document } from "../api/types";
import { rowsOf } from "../board/names";
import { shownAs, written } from "../board/shown";
import { isEmpty } from "./cell";
import type { Game } from "./game";

/** Values, and all marks of a cell together; nothing if the player has done nothing. */
export function filledIn(game: Game): Document | undefined {
  const cells = game.cells.value;
  if (!cells.some((cell, at) => !game.isGiven(at) && !isEmpty(cell))) return undefined;
  const marks = cells.map(({ value, corner, centre }) =>
    value ? [] : [...new Set([...corner, ...centre])].sort((one, other) => one - other).map((one) => shownAs(one, game.first)),
  );
  const entries = written(cells.map(({ value }) => value), game.first);
  return { ...game.document, entries: rowsOf(entries, game.cols), marks: rowsOf(marks, game.cols) };
}
