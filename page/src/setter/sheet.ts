// A document as it is being set. Nothing here changes one: each function gives another.
import type { Document, KindInfo } from "../api/types";
import { cellOf, nameOf, rowsOf } from "../board/names";
import { firstIn, readFrom, written } from "../board/shown";

export const rowsIn = (sheet: Document): number => sheet.rows ?? sheet.givens?.length ?? 0;
export const colsIn = (sheet: Document): number => sheet.cols ?? sheet.givens?.[0]?.length ?? 0;
export const cellsIn = (sheet: Document): number => rowsIn(sheet) * colsIn(sheet);

/** An empty board of a kind. */
export const blank = (kind: KindInfo, rows: number, cols: number): Document => ({ kind: kind.id, rows, cols });

/** Only what belongs to the puzzle, not to who plays it; its size is always said. */
export function settled(document: Document): Document {
  const { entries: _entries, marks: _marks, ...puzzle } = document;
  const table = document.givens ?? (document["regions"] as readonly (readonly unknown[])[] | undefined);
  const rows = document.rows ?? table?.length ?? 9;
  const cols = document.cols ?? table?.[0]?.length ?? 9;
  return { ...puzzle, kind: document.kind, rows, cols };
}

/** The givens, numbered from 1 whatever they are shown as; 0 where there is none. */
export function givensIn(sheet: Document): readonly number[] {
  const givens = sheet.givens?.flat();
  return givens ? readFrom(givens, firstIn(sheet)) : Array.from({ length: cellsIn(sheet) }, () => 0);
}

export function withGivens(sheet: Document, cells: Iterable<number>, value: number): Document {
  const givens = [...givensIn(sheet)];
  for (const cell of cells) givens[cell] = value;
  return without(sheet, "givens", givens.some(Boolean) ? rowsOf(written(givens, firstIn(sheet)), colsIn(sheet)) : undefined);
}

/** A label for each cell; "" where it has no region yet. */
export function labelsIn(sheet: Document): readonly string[] {
  const rows = sheet["regions"] as readonly (readonly (string | number | null)[])[] | undefined;
  if (!rows) return Array.from({ length: cellsIn(sheet) }, () => "");
  return rows.flat().map((label) => String(label ?? ""));
}

export function withLabels(sheet: Document, labels: readonly string[]): Document {
  return without(sheet, "regions", labels.some(Boolean) ? rowsOf(labels, colsIn(sheet)) : undefined);
}

export const wordsIn = (sheet: Document, field: string): readonly string[] =>
  (sheet[field] as readonly string[] | undefined) ?? [];

export const withWords = (sheet: Document, field: string, words: readonly string[]): Document =>
  without(sheet, field, words.length ? words : undefined);

export const holesIn = (sheet: Document): ReadonlySet<number> =>
  new Set(wordsIn(sheet, "holes").map((name) => cellOf(name, colsIn(sheet))));

export function withHole(sheet: Document, cell: number, hole: boolean): Document {
  const name = nameOf(cell, colsIn(sheet));
  const others = wordsIn(sheet, "holes").filter((other) => other !== name);
  const next = withWords(sheet, "holes", hole ? [...others, name] : others);
  return hole ? withGivens(next, [cell], 0) : next;
}

export function withOption(sheet: Document, option: string, on: boolean): Document {
  const others = wordsIn(sheet, "options").filter((other) => other !== option);
  return withWords(sheet, "options", on ? [...others, option] : others);
}

export const withBoxes = (sheet: Document, boxes: readonly number[] | undefined): Document => without(sheet, "boxes", boxes);

export const withTitle = (sheet: Document, field: "title" | "author", text: string): Document =>
  without(sheet, field, text || undefined);

/** The sheet with a field, or without it. */
function without(sheet: Document, field: string, value: unknown): Document {
  if (value !== undefined) return { ...sheet, [field]: value };
  const { [field]: _gone, ...rest } = sheet;
  return rest as Document;
}
