// What happens by itself while a puzzle is played: saving, looking for conflicts, noticing that it is solved, telling.
import { effect, untracked } from "@preact/signals";
import { look } from "../api/calls";
import { isAbort } from "../api/client";
import type { Document, Look } from "../api/types";
import { rowsOf } from "../board/names";
import { valueFor, written } from "../board/shown";
import { announce } from "../browser/announcer";
import type { Cell } from "./cell";
import type { Game } from "./game";
import { stateOf } from "./labels";
import { store } from "./saved";

const SAVE_AFTER = 400;


/** Watches until the function that it returns is called. */
export function watch(game: Game, title: string, onSolved: () => void): () => void {
  const ends = [saving(game, title), looking(game, onSolved), telling(game)];
  game.watch.start();
  return () => {
    game.watch.stop();
    for (const end of ends) end();
  };
}

function saving(game: Game, title: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (): void => {
    clearTimeout(timer);
    store(game, title);
  };
  let first = true;
  const end = effect(() => {
    void game.history.value;
    void game.solved.value;
    clearTimeout(timer);
    if (!first) timer = setTimeout(now, SAVE_AFTER);
    first = false;
  });
  addEventListener("pagehide", now);
  document.addEventListener("visibilitychange", now);
  return () => {
    end();
    removeEventListener("pagehide", now);
    document.removeEventListener("visibilitychange", now);
    now();
  };
}

/** One question at a time: while the server looks at a board, newer ones wait, and only the last of them is asked about. */
function looking(game: Game, onSolved: () => void): () => void {
  const left = new AbortController();
  let seen = "";
  let busy = false;
  const ask = async (): Promise<void> => {
    const cells = game.cells.peek();
    const values = valuesNow(game);
    if (busy || values === seen || left.signal.aborted) return;
    busy = true;
    seen = values;
    try {
      const answer = await look(valuesOf(game, cells), left.signal);
      const candidates = answer.candidates.map((row) => row.map((some) => some.map((one) => valueFor(one, game.first))));
      game.look.value = { ...answer, candidates: asBefore(candidates, game.look.peek()?.candidates) };
      if (answer.solved && !game.solved.value && values === valuesNow(game)) finish(game, onSolved);
    } catch (error) {
      if (!isAbort(error)) game.look.value = undefined;
    }
    busy = false;
    if (game.look.value) void ask();
  };
  const end = effect(() => {
    void game.cells.value;
    void ask();
  });
  return () => {
    end();
    left.abort();
  };
}

type Candidates = Look["candidates"];

/** Candidates, with the very lists that were there before where they are the same: those are not drawn again. */
const asBefore = (now: Candidates, before: Candidates | undefined): Candidates =>
  now.map((row, at) =>
    row.map((values, col) => {
      const known = before?.[at]?.[col];
      return known?.length === values.length && known.every((value, place) => value === values[place]) ? known : values;
    }),
  );

const valuesNow = (game: Game): string =>
  game.cells
    .peek()
    .map((cell) => cell.value)
    .join();

function finish(game: Game, onSolved: () => void): void {
  game.solved.value = true;
  game.watch.stop();
  onSolved();
}

/** The puzzle with the player's values, and without marks, which say nothing about what is seen of them. */
function valuesOf(game: Game, cells: readonly Cell[]): Document {
  const { marks: _marks, ...puzzle } = game.document;
  return { ...puzzle, kind: game.document.kind, entries: rowsOf(written(cells.map((cell) => cell.value), game.first), game.cols) };
}

/** Says what a move changed: the cell, or how many of them. */
function telling(game: Game): () => void {
  let before = game.cells.value;
  return effect(() => {
    const cells = game.cells.value;
    const changed = cells.flatMap((cell, at) => (cell === before[at] ? [] : [at]));
    before = cells;
    untracked(() => {
      const most = changed.slice(0, 4).map((at) => stateOf(game, at));
      if (most.length) announce(most.join("; ") + (changed.length > 4 ? " …" : ""));
    });
  });
}
