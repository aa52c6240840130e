// A cell of a puzzle that is being set, in words: for those who hear the board.
import { nameOf } from "../board/names";
import { t } from "../texts";
import { givensIn, holesIn, labelsIn } from "./sheet";
import { spotOf } from "./words";
import type { Workbench } from "./workbench";

export function cellName(bench: Workbench, cell: number): string {
  const sheet = bench.sheet.value;
  const name = nameOf(cell, bench.cols);
  if (holesIn(sheet).has(cell)) return t("cellHole", { cell: name });
  const value = givensIn(sheet)[cell];
  const parts = [value ? t("cellGiven", { value }) : t("cellEmpty")];
  if (bench.drawsRegions) {
    const label = labelsIn(sheet)[cell];
    parts.push(label ? t("cellRegion", { label }) : t("cellFree"));
  }
  const words = bench.clues.all().filter(({ word }) => spotOf(word, bench.cols).cells.includes(cell));
  parts.push(...words.map(({ word }) => word));
  return `${name}: ${parts.join(", ")}`;
}
