// Puzzles that were begun, each kept in the browser under an id that follows from the puzzle.
import type { Document } from "../api/types";
import { type Cell, EMPTY, isEmpty, pack, type PackedCell, unpack } from "./cell";
import type { Game } from "./game";
import type { Change, History, Move } from "./history";
import { forget, keys, load, save } from "../browser/storage";

type PackedChange = [number, PackedCell, PackedCell];

interface SavedPuzzle {
  readonly version: 1;
  readonly document: Document;
  readonly title: string;
  readonly touched: number;
  readonly elapsed: number;
  readonly solved: boolean;
  /** How much of it is filled in, from 0 to 1. */
  readonly done: number;
  readonly count: number;
  readonly cells: readonly [number, PackedCell][];
  readonly past: readonly PackedChange[][];
  readonly future: readonly PackedChange[][];
  readonly trials: readonly number[];
}

export interface Begun {
  readonly id: string;
  readonly document: Document;
  readonly title: string;
  readonly touched: number;
  readonly elapsed: number;
  readonly solved: boolean;
  readonly done: number;
}

const KEY = "puzzle.";

/** A short name for a puzzle: two halves of 32 bits, mixed from its text. */
export function idOf(document: Document): string {
  const text = JSON.stringify(document);
  let a = 0x811c9dc5;
  let b = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x5f356495);
  }
  return (a >>> 0).toString(36).padStart(7, "0") + (b >>> 0).toString(36).padStart(7, "0");
}

/** Stores a game; where there is no room for its history, without that. */
export function store(game: Game, title: string): void {
  const { cells, past, future, trials } = game.history.value;
  const open = game.givens.filter((given, at) => !given && !game.holes.has(at)).length;
  const filled = cells.filter((cell, at) => cell.value && !game.isGiven(at)).length;
  const saved: SavedPuzzle = {
    version: 1,
    document: game.document,
    title,
    touched: Date.now(),
    elapsed: game.watch.elapsed.value,
    solved: game.solved.value,
    done: open ? filled / open : 1,
    count: cells.length,
    cells: cells.flatMap((cell, at) => (isEmpty(cell) ? [] : [[at, pack(cell)] as [number, PackedCell]])),
    past: past.map(packMove),
    future: future.map(packMove),
    trials,
  };
  if (!save(KEY + game.id, saved)) save(KEY + game.id, { ...saved, past: [], future: [], trials: [] });
}

/** What was saved of a puzzle; nothing if there is nothing, or nothing that can be read. */
export function restore(id: string): (Begun & { readonly history: History | undefined }) | undefined {
  const saved = load<SavedPuzzle>(KEY + id);
  if (!isSound(saved)) return undefined;
  return { ...about(id, saved), history: historyOf(saved) };
}

/** Whatever was begun, the last one first. */
export function begun(): Begun[] {
  const all = keys(KEY).flatMap((id) => {
    const saved = load<SavedPuzzle>(KEY + id);
    return isSound(saved) ? [about(id, saved)] : [];
  });
  return all.sort((a, b) => b.touched - a.touched);
}

export const remove = (id: string): void => forget(KEY + id);

/** Keeps a document before it is played, so that its address works. */
export function note(id: string, document: Document, title: string): boolean {
  if (restore(id)) return true;
  const blank = { elapsed: 0, solved: false, done: 0, count: 0, cells: [], past: [], future: [], trials: [] };
  return save(KEY + id, { version: 1, document, title, touched: Date.now(), ...blank } satisfies SavedPuzzle);
}

/** Whether something that was stored can be a puzzle; others may have written there. */
const isSound = (saved: SavedPuzzle | undefined): saved is SavedPuzzle =>
  saved?.version === 1 && typeof saved.document?.kind === "string" && typeof saved.title === "string";

function about(id: string, saved: SavedPuzzle): Begun {
  const { document, title, touched, elapsed, solved, done } = saved;
  return { id, document, title, touched, elapsed, solved, done };
}

function historyOf(saved: SavedPuzzle): History | undefined {
  if (!saved.count) return undefined;
  try {
    const cells: Cell[] = Array.from({ length: saved.count }, () => EMPTY);
    for (const [at, cell] of saved.cells) cells[at] = unpack(cell);
    return { cells, past: saved.past.map(unpackMove), future: saved.future.map(unpackMove), trials: saved.trials };
  } catch {
    return undefined;
  }
}

const packMove = (move: Move): PackedChange[] =>
  move.map(({ cell, before, after }) => [cell, pack(before), pack(after)]);

const unpackMove = (move: readonly PackedChange[]): Move =>
  move.map(([cell, before, after]): Change => ({ cell, before: unpack(before), after: unpack(after) }));
