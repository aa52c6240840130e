// The keyboard, wherever the focus is, as long as nothing else needs the key.
import { isDialogOpen } from "../browser/dialogs";
import { MODES, type Mode } from "./cell";
import type { Game } from "./game";
import { jump, move, selectAll, type Way } from "./moving";

const WAYS: Readonly<Record<string, Way>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  KeyW: "up",
  KeyS: "down",
  KeyA: "left",
  KeyD: "right",
};

const MODE_KEYS: Readonly<Record<string, Mode>> = { KeyZ: "value", KeyX: "corner", KeyC: "centre", KeyV: "colour" };

export interface KeyActions {
  readonly hint: () => void;
  readonly why: () => void;
  readonly help: () => void;
  /** Whether a digit is meant for something else than the board. */
  readonly digit: (digit: number) => boolean;
  readonly escape: () => void;
  readonly focusBoard: () => void;
}

/** Whether a key belongs to the element that has the focus: a text, a list of choices. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}

/** Listens until the function that it returns is called. */
export function listen(game: Game, actions: KeyActions): () => void {
  const down = (event: KeyboardEvent): void => {
    if (isTyping(event.target) || isDialogOpen() || event.altKey) return;
    game.held.value = heldMode(event);
    if (game.watch.paused.value) return;
    if (perform(game, event, actions)) event.preventDefault();
  };
  const up = (event: KeyboardEvent): void => {
    game.held.value = heldMode(event);
  };
  const blur = (): void => {
    game.held.value = undefined;
  };
  addEventListener("keydown", down);
  addEventListener("keyup", up);
  addEventListener("blur", blur);
  return () => {
    removeEventListener("keydown", down);
    removeEventListener("keyup", up);
    removeEventListener("blur", blur);
  };
}

function heldMode(event: KeyboardEvent): Mode | undefined {
  const control = event.ctrlKey || event.metaKey;
  if (event.shiftKey) return control ? "colour" : "corner";
  return control ? "centre" : undefined;
}

function perform(game: Game, event: KeyboardEvent, actions: KeyActions): boolean {
  const { code } = event;
  const control = event.ctrlKey || event.metaKey;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) {
    if (!game.held.value && actions.digit(Number(digit))) return true;
    game.type(Number(digit));
    return true;
  }
  if (control) return withControl(game, event, actions);
  const way = WAYS[code];
  if (way) {
    move(game, way, event.shiftKey);
    actions.focusBoard();
    return true;
  }
  // Where they are on the keyboard, or what is printed on them: on a German one, Z and Y have changed places.
  const mode = MODE_KEYS[code] ?? MODE_KEYS[`Key${event.key.toUpperCase()}`];
  if (mode) {
    game.mode.value = mode;
    return true;
  }
  return otherKey(game, event, actions);
}

function withControl(game: Game, event: KeyboardEvent, actions: KeyActions): boolean {
  const way = event.code.startsWith("Arrow") ? WAYS[event.code] : undefined;
  if (way) move(game, way, true);
  else if (event.code === "Home" || event.code === "End") jump(game, event.code === "End", true);
  else if (event.key.toLowerCase() === "z") (event.shiftKey ? () => game.redo() : () => game.undo())();
  else if (event.key.toLowerCase() === "y") game.redo();
  else if (event.key.toLowerCase() === "a") selectAll(game);
  else return false;
  if (way) actions.focusBoard();
  return true;
}

function otherKey(game: Game, event: KeyboardEvent, actions: KeyActions): boolean {
  const onButton = event.target instanceof Element && event.target.closest("button, a, summary") !== null;
  switch (event.key.length === 1 ? event.key.toLowerCase() : event.key) {
    case "Delete":
    case "Backspace":
      game.erase();
      return true;
    case "Home":
    case "End":
      jump(game, event.key === "End", false);
      actions.focusBoard();
      return true;
    case " ":
      if (onButton) return false;
      game.mode.value = MODES[(MODES.indexOf(game.mode.value) + 1) % MODES.length] ?? "value";
      return true;
    case "Escape":
      actions.escape();
      return true;
    case "h":
      actions.hint();
      return true;
    case "q":
      actions.why();
      return true;
    case "?":
      actions.help();
      return true;
    default:
      return false;
  }
}
