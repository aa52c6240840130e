// What values look like: the page numbers them from 1, 0 for an empty cell, and a puzzle may show others (0 to 8).
import type { Document } from "../api/types";

/** What the least value is shown as. */
export const firstIn = (document: Document): number => document.values?.[0] ?? 1;

export const shownAs = (value: number, first: number): number => value + first - 1;

/** The value that is shown as a number. */
export const valueFor = (number: number, first: number): number => number - first + 1;

/** Values as a document has them: an empty cell is 0 there, or null where that is a value. */
export const written = (values: readonly number[], first: number): readonly (number | null)[] =>
  values.map((value) => (value ? shownAs(value, first) : first === 0 ? null : 0));

/** The same read from a document. */
export const readFrom = (cells: readonly (number | null | undefined)[], first: number): readonly number[] =>
  cells.map((number) => (number === null || number === undefined || (number === 0 && first) ? 0 : valueFor(number, first)));
