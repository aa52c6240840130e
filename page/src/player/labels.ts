// A cell in words, for those who hear the board.
import { nameOf, notesOn } from "../board/names";
import { shownAs } from "../board/shown";
import { settings } from "../browser/settings";
import { t } from "../texts";
import { type Cell, EMPTY } from "./cell";
import type { Game } from "./game";

const list = (game: Game, values: readonly number[]): string =>
  values.map((value) => shownAs(value, game.first)).join(" ");

/** What is in a cell, and what is printed about it. */
export const labelOf = (game: Game, at: number): string =>
  [stateOf(game, at), ...notesOn(game.layers, at)].join(". ");

/** What is in a cell. */
export function stateOf(game: Game, at: number): string {
  const name = nameOf(at, game.cols);
  if (game.holes.has(at)) return t("cellHole", { cell: name });
  return `${name}: ${contents(game, at)}`;
}

function contents(game: Game, at: number): string {
  const cell = game.cells.value[at] ?? EMPTY;
  const parts = [said(game, at, cell)];
  if (!cell.value && settings.value.candidates) parts.push(t("cellCandidates", { values: list(game, game.shownCandidates(at)) }));
  else if (!cell.value) {
    if (cell.corner.length) parts.push(t("cellCorner", { values: list(game, cell.corner) }));
    if (cell.centre.length) parts.push(t("cellCentre", { values: list(game, cell.centre) }));
  }
  if (cell.colours.length) parts.push(t("cellColours", { values: cell.colours.join(" ") }));
  if (game.conflicts.value.has(at)) parts.push(t("cellClash"));
  if (game.wrong.value.has(at)) parts.push(t("cellWrong"));
  return parts.join(", ");
}

function said(game: Game, at: number, cell: Cell): string {
  const shown = shownAs(cell.value, game.first);
  if (game.isGiven(at)) return t("cellGiven", { value: shown });
  return cell.value ? String(shown) : t("cellEmpty");
}
