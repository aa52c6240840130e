// What a player has put into one cell. Cells never change: a change makes another.

export interface Cell {
  readonly value: number;
  readonly corner: readonly number[];
  readonly centre: readonly number[];
  /** Values crossed out where candidates are shown by themselves. */
  readonly crossed: readonly number[];
  readonly colours: readonly number[];
}

export const EMPTY: Cell = { value: 0, corner: [], centre: [], crossed: [], colours: [] };

export type Mode = "value" | "corner" | "centre" | "colour";
export const MODES: readonly Mode[] = ["value", "corner", "centre", "colour"];

export type MarkList = "corner" | "centre" | "crossed" | "colours";

export const isEmpty = (cell: Cell): boolean =>
  !cell.value && !cell.corner.length && !cell.centre.length && !cell.crossed.length && !cell.colours.length;

/** The list with or without a value, in order. */
export function switched(list: readonly number[], value: number, on: boolean): readonly number[] {
  if (list.includes(value) === on) return list;
  return on ? [...list, value].sort((a, b) => a - b) : list.filter((other) => other !== value);
}

/** Cells as short as can be, for the browser's store; what is empty at the end is left out. */
export type PackedCell = (number | readonly number[])[];

export function pack(cell: Cell): PackedCell {
  const packed: PackedCell = [cell.value, cell.corner, cell.centre, cell.crossed, cell.colours];
  while (packed.length) {
    const last = packed[packed.length - 1];
    if (Array.isArray(last) ? last.length : last) break;
    packed.pop();
  }
  return packed;
}

export function unpack(packed: PackedCell): Cell {
  const list = (at: number): readonly number[] => {
    const found = packed[at];
    return Array.isArray(found) ? (found as readonly number[]).filter(Number.isInteger) : [];
  };
  const value = packed[0];
  const cell = {
    value: typeof value === "number" ? value : 0,
    corner: list(1),
    centre: list(2),
    crossed: list(3),
    colours: list(4),
  };
  return isEmpty(cell) ? EMPTY : cell;
}
