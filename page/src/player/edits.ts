// What a key does to the cells that are selected.
import { EMPTY, type Cell, type MarkList, type Mode, switched } from "./cell";

export type Edits = ReadonlyMap<number, Cell>;

export interface Desk {
  readonly cells: readonly Cell[];
  readonly selected: ReadonlySet<number>;
  readonly isGiven: (cell: number) => boolean;
  /** The values that a cell can have by its rules alone. */
  readonly valuesOf: (cell: number) => readonly number[];
  /** Candidates that are shown by themselves, if they are. */
  readonly candidates: ((cell: number) => readonly number[]) | undefined;
}

const LIST: Readonly<Record<Exclude<Mode, "value">, MarkList>> = { corner: "corner", centre: "centre", colour: "colours" };

/** A number typed in a mode. Marks are added unless all selected cells have them already. */
export function enter(desk: Desk, mode: Mode, number: number): Edits {
  if (mode === "value") return put(desk, number);
  if (mode === "centre" && desk.candidates) return cross(desk, number, desk.candidates);
  return mark(desk, LIST[mode], number);
}

function put(desk: Desk, value: number): Edits {
  const places = open(desk).filter((cell) => desk.valuesOf(cell).includes(value));
  const all = places.length > 0 && places.every((cell) => at(desk, cell).value === value);
  return edits(desk, places, (cell) => ({ ...cell, value: all ? 0 : value }));
}

function mark(desk: Desk, list: MarkList, value: number): Edits {
  const places =
    list === "colours"
      ? [...desk.selected]
      : open(desk).filter((cell) => !at(desk, cell).value && desk.valuesOf(cell).includes(value));
  const all = places.every((cell) => at(desk, cell)[list].includes(value));
  return edits(desk, places, (cell) => ({ ...cell, [list]: switched(cell[list], value, !all) }));
}

function cross(desk: Desk, value: number, candidates: (cell: number) => readonly number[]): Edits {
  const places = open(desk).filter((cell) => !at(desk, cell).value && candidates(cell).includes(value));
  const all = places.every((cell) => at(desk, cell).crossed.includes(value));
  return edits(desk, places, (cell) => ({ ...cell, crossed: switched(cell.crossed, value, !all) }));
}

/** Empties cells: values first; where none is left, what the mode marks; then everything. */
export function erase(desk: Desk, mode: Mode): Edits {
  const places = [...desk.selected];
  const own = open(desk);
  if (mode === "colour" && places.some((cell) => at(desk, cell).colours.length))
    return edits(desk, places, (cell) => ({ ...cell, colours: [] }));
  if (own.some((cell) => at(desk, cell).value)) return edits(desk, own, (cell) => ({ ...cell, value: 0 }));
  if (mode === "corner" && own.some((cell) => at(desk, cell).corner.length))
    return edits(desk, own, (cell) => ({ ...cell, corner: [] }));
  if (mode === "centre" && own.some((cell) => at(desk, cell).centre.length || at(desk, cell).crossed.length))
    return edits(desk, own, (cell) => ({ ...cell, centre: [], crossed: [] }));
  return edits(desk, places, (cell, at) => (desk.isGiven(at) ? { ...EMPTY, value: cell.value } : EMPTY));
}

const at = (desk: Desk, cell: number): Cell => desk.cells[cell] ?? EMPTY;

const open = (desk: Desk): number[] => [...desk.selected].filter((cell) => !desk.isGiven(cell));

function edits(desk: Desk, places: readonly number[], edit: (cell: Cell, at: number) => Cell): Edits {
  return new Map(places.map((cell) => [cell, same(at(desk, cell), edit(at(desk, cell), cell))] as const));
}

/** The cell before, if the one after says the same, so that nothing counts as a move that changed nothing. */
function same(before: Cell, after: Cell): Cell {
  const equal =
    before.value === after.value &&
    (["corner", "centre", "crossed", "colours"] as const).every((list) => before[list].join() === after[list].join());
  return equal ? before : after;
}
