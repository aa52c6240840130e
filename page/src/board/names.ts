// Cells are numbers inside, row by row from 0, and `r1c1` at the edge.
import type { Layers } from "../api/types";

export const nameOf = (cell: number, cols: number): string => `r${Math.floor(cell / cols) + 1}c${(cell % cols) + 1}`;

export function cellOf(name: string, cols: number): number {
  const match = /^r(\d+)c(\d+)$/i.exec(name);
  return match ? (Number(match[1]) - 1) * cols + Number(match[2]) - 1 : -1;
}

/** What is printed about a cell, in words. */
export const notesOn = ({ notes, cols }: Layers, cell: number): readonly string[] => notes[nameOf(cell, cols)] ?? [];

/** Rows of a document from one list. */
export function rowsOf<Item>(items: readonly Item[], cols: number): Item[][] {
  const rows: Item[][] = [];
  for (let at = 0; at < items.length; at += cols) rows.push(items.slice(at, at + cols));
  return rows;
}
