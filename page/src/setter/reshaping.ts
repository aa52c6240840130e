// The same puzzle of another kind or size: what fits stays, and what does not is named.
import type { Document, KindInfo } from "../api/types";
import { nameOf, rowsOf } from "../board/names";
import { firstIn, shownAs, valueFor, written } from "../board/shown";
import { blank, colsIn, givensIn, holesIn, labelsIn, rowsIn } from "./sheet";
import { cellsOf, spotOf } from "./words";

export interface Reshaped {
  readonly sheet: Document;
  /** Words of what does not fit. */
  readonly lost: readonly string[];
}

interface Shape {
  readonly kind: KindInfo;
  readonly rows: number;
  readonly cols: number;
  /** The least and the greatest value, if the kind is one of square grids. */
  readonly values?: readonly [number, number];
}

/** Fields that say what the sheet is, not what stands on it. */
const FRAME = new Set(["kind", "rows", "cols", "values", "givens", "regions", "boxes", "holes"]);

/** `regions` is what the regions are called together, if they are lost. */
export function reshaped(sheet: Document, shape: Shape, regions: string): Reshaped {
  const { kind, rows, cols } = shape;
  const before = colsIn(sheet);
  const lost: string[] = [];
  const fits = (cell: number): boolean => Math.floor(cell / before) < rows && cell % before < cols;
  const moved = <Item>(items: readonly Item[], empty: Item): Item[] =>
    Array.from({ length: rows * cols }, (_, at) => {
      const [row, col] = [Math.floor(at / cols), at % cols];
      return row < rowsIn(sheet) && col < before ? (items[row * before + col] ?? empty) : empty;
    });
  const next: Record<string, unknown> = { ...blank(kind, rows, cols) };

  const [least, most] = kind.square ? (shape.values ?? [1, rows]) : [1, Infinity];
  if (kind.square && (least !== 1 || most !== rows)) next["values"] = [least, most];
  const shown = givensIn(sheet).map((value) => (value ? shownAs(value, firstIn(sheet)) : undefined));
  const stays = (number: number): boolean => number >= least && number <= most;
  shown.forEach((number, cell) => {
    if (number !== undefined && (!fits(cell) || !stays(number))) lost.push(`${nameOf(cell, before)}=${number}`);
  });
  const givens = moved(shown, undefined).map((number) => (number !== undefined && stays(number) ? valueFor(number, least) : 0));
  if (givens.some(Boolean)) next["givens"] = rowsOf(written(givens, least), cols);

  const labels = moved(labelsIn(sheet), "");
  if (sheet["regions"] !== undefined && kind.regions === "needed") next["regions"] = rowsOf(labels, cols);
  else if (sheet["regions"] !== undefined) lost.push(regions);
  if (sheet["boxes"] !== undefined && kind.regions === "boxes" && rows === rowsIn(sheet)) next["boxes"] = sheet["boxes"];
  const holes = [...holesIn(sheet)].filter((cell) => fits(cell) && kind.holes).map((cell) => nameOf(cell, before));
  if (holes.length) next["holes"] = holes;
  if (!kind.holes) lost.push(...[...holesIn(sheet)].map((cell) => nameOf(cell, before)));

  for (const [field, value] of Object.entries(sheet)) {
    if (FRAME.has(field)) continue;
    const words = Array.isArray(value) && value.every((word) => typeof word === "string") ? (value as string[]) : undefined;
    const kept = words?.filter((word) => stands(word, shape, before, fits));
    if (words && kept) lost.push(...words.filter((word) => !kept.includes(word)));
    if (!kept || kept.length) next[field] = kept ?? value;
  }
  return { sheet: next as unknown as Document, lost };
}

/** Whether all that a word names is still there. */
function stands(word: string, { rows, cols }: Shape, before: number, fits: (cell: number) => boolean): boolean {
  const { outside } = spotOf(word, before);
  const line = outside && (outside.side === "left" || outside.side === "right" ? rows : cols);
  return cellsOf(word, before).every(fits) && (!outside || outside.line <= (line ?? 0));
}
