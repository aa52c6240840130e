// The keyboard of a setter: arrows move and select, digits write, Enter places what the tool in hand makes.
import { isDialogOpen } from "../browser/dialogs";
import { isTyping } from "../player/keys";
import { modesOf } from "./Modes";
import { placeSelected } from "./placing";
import type { Workbench } from "./workbench";

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Listens until the function that it returns is called. */
export function listen(bench: Workbench, focusBoard: () => void): () => void {
  const down = (event: KeyboardEvent): void => {
    if (isTyping(event.target) || isDialogOpen() || event.altKey) return;
    if (perform(bench, event, focusBoard)) event.preventDefault();
  };
  addEventListener("keydown", down);
  return () => removeEventListener("keydown", down);
}

function perform(bench: Workbench, event: KeyboardEvent, focusBoard: () => void): boolean {
  const control = event.ctrlKey || event.metaKey;
  if (control) return withControl(bench, event);
  const onButton = event.target instanceof Element && event.target.closest("button, a, summary") !== null;
  const way = WAYS[event.key];
  if (way) {
    if (event.target instanceof Element && event.target.closest("[role=radiogroup]")) return turn(bench, way);
    move(bench, way, event.shiftKey);
    focusBoard();
    return true;
  }
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  if (digit !== undefined && !event.shiftKey) {
    bench.type(Number(digit));
    return true;
  }
  if (event.key === "Delete" || event.key === "Backspace") bench.erase();
  else if (event.key === "Enter" && !onButton) placeSelected(bench);
  else if (event.key === "Escape") {
    bench.clues.drop();
    bench.select([bench.cursor.value]);
  } else return false;
  return true;
}

function withControl(bench: Workbench, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (key === "z" && !event.shiftKey) bench.undo();
  else if (key === "y" || key === "z") bench.redo();
  else if (key === "a") bench.select(Array.from({ length: bench.count }, (_, cell) => cell), bench.cursor.value);
  else return false;
  return true;
}

/** One cell further, around the edges; `more` keeps what is selected. */
function move(bench: Workbench, [down, right]: readonly [number, number], more: boolean): void {
  const { rows, cols } = bench;
  const row = (Math.floor(bench.cursor.value / cols) + down + rows) % rows;
  const col = ((bench.cursor.value % cols) + right + cols) % cols;
  const cell = row * cols + col;
  bench.select(more ? [...bench.selected.value, cell] : [cell], cell);
}

/** Among the tools, arrows go to the next. */
function turn(bench: Workbench, [down, right]: readonly [number, number]): boolean {
  const modes = modesOf(bench);
  const next = modes[(modes.indexOf(bench.mode.value) + down + right + modes.length) % modes.length];
  if (next) bench.take(next);
  queueMicrotask(() => document.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]')?.focus());
  return true;
}
