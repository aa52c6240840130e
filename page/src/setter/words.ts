// From what a gesture points at to the word of a clue, and back from a word to its cells.
import type { Tool } from "../api/types";
import { cellOf, nameOf } from "../board/names";

export type Side = "left" | "right" | "top" | "bottom";

/** What a gesture points at. */
export interface Spot {
  readonly cells: readonly number[];
  /** Beside the grid: a side, and the row or column from 1. */
  readonly outside?: { readonly side: Side; readonly line: number };
  readonly direction?: string;
}

/** The word that a tool makes of a spot and of what was typed. */
export function wordOf(tool: Tool, spot: Spot, typed: string, cols: number): string {
  const names = spot.cells.map((cell) => nameOf(cell, cols));
  const blanks: Readonly<Record<string, string>> = {
    cell: names[0] ?? "",
    a: names[0] ?? "",
    b: names[1] ?? "",
    cells: names.join("-"),
    outside: spot.outside ? `${spot.outside.side}${spot.outside.line}` : "",
    direction: spot.direction ?? "",
    number: typed,
    text: typed,
  };
  return tool.word.replace(/\{(\w+)\}/g, (blank, name: string) => blanks[name] ?? blank);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const BLANKS: Readonly<Record<string, string>> = {
  cell: "(r\\d+c\\d+)",
  a: "(r\\d+c\\d+)",
  b: "(r\\d+c\\d+)",
  cells: "(r\\d+c\\d+(?:-r\\d+c\\d+)*)",
  outside: "((?:left|right|top|bottom)\\d+)",
  direction: "([a-z]+)",
  number: "(\\d*)",
  text: "(.*)",
};

/** What was typed into a word that a tool may have made; nothing if it did not. */
export function typedIn(tool: Tool, word: string): string | undefined {
  const parts = tool.word.split(/\{(\w+)\}/);
  const names = parts.filter((_, at) => at % 2);
  const pattern = parts.map((part, at) => (at % 2 ? (BLANKS[part] ?? "(.*)") : escaped(part))).join("");
  const match = new RegExp(`^${pattern}$`, "i").exec(word);
  if (!match) return undefined;
  const at = names.findIndex((name) => name === "number" || name === "text");
  return at < 0 ? "" : (match[at + 1] ?? "");
}

/** The cells that a word names. */
export const cellsOf = (word: string, cols: number): number[] =>
  (word.match(/r\d+c\d+/gi) ?? []).map((name) => cellOf(name, cols));

/** Where a word stands: the same for two clues that lie on top of each other. */
export function placeOf(word: string, cols: number): string {
  const [, outside] = /^(left\d+|right\d+|top\d+|bottom\d+)=/i.exec(word) ?? [];
  if (outside) return outside;
  const [, direction] = /^r\d+c\d+-([a-z]+)=/i.exec(word) ?? [];
  const cells = cellsOf(word, cols);
  return `${[...new Set(cells)].sort((a, b) => a - b).join("-")}${direction ?? ""}`;
}

/** The spot of a word. */
export function spotOf(word: string, cols: number): Spot {
  const [, side, line] = /^(left|right|top|bottom)(\d+)=/i.exec(word) ?? [];
  const [, direction] = /^r\d+c\d+-([a-z]+)=/i.exec(word) ?? [];
  return {
    cells: cellsOf(word, cols),
    ...(side && line ? { outside: { side: side as Side, line: Number(line) } } : {}),
    ...(direction ? { direction } : {}),
  };
}

/** The cells that a clue is about, as far as its word shows: those it names, or the line that it stands beside. */
export function cellsAbout(word: string, rows: number, cols: number): readonly number[] {
  const { cells, outside } = spotOf(word, cols);
  if (!outside) return cells;
  const line = outside.line - 1;
  const across = outside.side === "left" || outside.side === "right";
  return Array.from({ length: across ? cols : rows }, (_, at) => (across ? line * cols + at : at * cols + line));
}
