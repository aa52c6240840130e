// All that was done, so that all of it can be taken back; and trials, which are places in it to return to.
import type { Cell } from "./cell";

export interface Change {
  readonly cell: number;
  readonly before: Cell;
  readonly after: Cell;
}

export type Move = readonly Change[];

export interface History {
  readonly cells: readonly Cell[];
  readonly past: readonly Move[];
  readonly future: readonly Move[];
  /** How long the past was when each trial began. */
  readonly trials: readonly number[];
}

export const begin = (cells: readonly Cell[]): History => ({ cells, past: [], future: [], trials: [] });

/** Other cells in place of some; the same history if nothing is another. */
export function apply(history: History, next: ReadonlyMap<number, Cell>): History {
  const move: Change[] = [];
  for (const [cell, after] of next) {
    const before = history.cells[cell];
    if (before && before !== after) move.push({ cell, before, after });
  }
  if (!move.length) return history;
  return { ...history, cells: changed(history.cells, move, "after"), past: [...history.past, move], future: [] };
}

export function undo(history: History): History {
  const move = history.past.at(-1);
  if (!move) return history;
  const past = history.past.slice(0, -1);
  return {
    cells: changed(history.cells, move, "before"),
    past,
    future: [...history.future, move],
    trials: history.trials.filter((length) => length <= past.length),
  };
}

export function redo(history: History): History {
  const move = history.future.at(-1);
  if (!move) return history;
  return {
    ...history,
    cells: changed(history.cells, move, "after"),
    past: [...history.past, move],
    future: history.future.slice(0, -1),
  };
}

/** Back to when so many moves had been made. */
export function backTo(history: History, length: number): History {
  let back = history;
  while (back.past.length > length) back = undo(back);
  return back;
}

export const tryOut = (history: History): History => ({
  ...history,
  trials: [...history.trials, history.past.length],
});

export const keep = (history: History): History => ({ ...history, trials: history.trials.slice(0, -1) });

/** The board as it was when the trial began. That is a move, too: whoever drops too soon takes it back. */
export function drop(history: History): History {
  const length = history.trials.at(-1);
  if (length === undefined) return history;
  const before = backTo(history, length).cells;
  const next = new Map(before.map((cell, at) => [at, cell] as const));
  return { ...apply(history, next), trials: history.trials.slice(0, -1) };
}

/** Cells as they were when the last trial began; none without a trial. */
export function beforeTrial(history: History): readonly Cell[] | undefined {
  const length = history.trials.at(-1);
  return length === undefined ? undefined : backTo(history, length).cells;
}

function changed(cells: readonly Cell[], move: Move, side: "before" | "after"): readonly Cell[] {
  const next = [...cells];
  for (const change of move) next[change.cell] = change[side];
  return next;
}
