// The cells of a puzzle that is being set, in words: for those who hear the board.
import { nameOf, notesOn } from "../board/names";
import { firstIn, shownAs } from "../board/shown";
import { t } from "../texts";
import { givensIn, holesIn, labelsIn } from "./sheet";
import type { Workbench } from "./workbench";

/** What cells are called on the sheet as it is; the server says what clues say of them. */
export function cellNames(bench: Workbench): (cell: number) => string {
  const sheet = bench.sheet.value;
  const layers = bench.layers.value;
  const holes = holesIn(sheet);
  const givens = givensIn(sheet);
  const labels = bench.drawsRegions ? labelsIn(sheet) : undefined;
  const { cols } = bench;
  return (cell) => {
    const name = nameOf(cell, cols);
    if (holes.has(cell)) return t("cellHole", { cell: name });
    const value = givens[cell];
    const parts = [value ? t("cellGiven", { value: shownAs(value, firstIn(sheet)) }) : t("cellEmpty")];
    if (labels) parts.push(labels[cell] ? t("cellRegion", { label: labels[cell] }) : t("cellFree"));
    return [`${name}: ${parts.join(", ")}`, ...(layers ? notesOn(layers, cell) : [])].join(". ");
  };
}
