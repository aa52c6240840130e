// Everything the keyboard does, for fingers: modes, numbers, and what is done with the selected cells.
import { shownAs } from "../board/shown";
import { Icon, type IconName } from "../shell/Icon";
import { type PlainKey, t } from "../texts";
import { MODES, type Mode } from "./cell";
import type { Game } from "./game";
import { isTyped, padFor } from "./typing";

const COLOURS = 9;

const MODE_TEXT: Readonly<Record<Mode, PlainKey>> = {
  value: "modeValue",
  corner: "modeCorner",
  centre: "modeCentre",
  colour: "modeColour",
};
const MODE_KEY: Readonly<Record<Mode, string>> = { value: "Z", corner: "X", centre: "C", colour: "V" };

export function Modes({ game }: { game: Game }) {
  return (
    <div class="modes" role="radiogroup" aria-label={t("modes")}>
      {MODES.map((mode) => (
        <button
          key={mode}
          type="button"
          role="radio"
          class="mode"
          aria-checked={game.current.value === mode}
          title={`${t(MODE_TEXT[mode])} (${MODE_KEY[mode]})`}
          onClick={() => (game.mode.value = mode)}
        >
          <ModePicture mode={mode} />
          <span>{t(MODE_TEXT[mode])}</span>
        </button>
      ))}
    </div>
  );
}

function ModePicture({ mode }: { mode: Mode }) {
  return (
    <span class={`mode-picture mode-${mode}`} aria-hidden="true">
      {mode === "value" ? "5" : mode === "corner" ? "1 2" : mode === "centre" ? "123" : ""}
    </span>
  );
}

export function Numbers({ game }: { game: Game }) {
  const mode = game.current.value;
  const greatest = mode === "colour" ? COLOURS : game.layers.size;
  const numbers = padFor(greatest);
  const isDone = doneIn(game);
  const labelled = (number: number): number => (isTyped(greatest) ? number : shownAs(number, game.first));
  return (
    <div class="numbers" data-count={sizeOf(numbers)} role="group" aria-label={t("numbers")}>
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          class={mode === "colour" ? `number swatch own-swatch${number}` : `number in-${mode}`}
          aria-label={mode === "colour" ? t("colour", { number }) : String(labelled(number))}
          data-done={mode === "value" && !isTyped(greatest) && isDone(number) ? "" : undefined}
          onClick={() => (isTyped(greatest) ? game.type(number) : game.enter(number))}
        >
          {mode === "colour" ? "" : labelled(number)}
        </button>
      ))}
      <Tool icon="erase" text={t("erase")} onClick={() => game.erase()} />
    </div>
  );
}

/** How many columns a pad needs. */
export const sizeOf = (numbers: readonly number[]): string =>
  numbers.length > 9 ? "many" : numbers.length > 6 ? "nine" : "few";

/** Whether a number stands wherever it can, as far as the rules say how often that is. */
function doneIn(game: Game): (number: number) => boolean {
  const { often } = game.layers;
  if (!often) return () => false;
  const counts = new Map<number, number>();
  for (const { value } of game.cells.value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return (number) => (counts.get(number) ?? 0) >= often;
}

interface ToolProps {
  readonly icon: IconName;
  readonly text: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly pressed?: boolean | undefined;
}

export function Tool({ icon, text, onClick, disabled, pressed }: ToolProps) {
  return (
    <button type="button" class="tool" disabled={disabled} aria-pressed={pressed} title={text} onClick={onClick}>
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
}

interface ToolsProps {
  readonly game: Game;
  readonly onHint: () => void;
  readonly onWhy: () => void;
  readonly onCheck: () => void;
}

export function Tools({ game, onHint, onWhy, onCheck }: ToolsProps) {
  const { past, future, trials } = game.history.value;
  return (
    <div class="tools" role="toolbar" aria-label={t("tools")}>
      <Tool icon="undo" text={t("undo")} disabled={!past.length} onClick={() => game.undo()} />
      <Tool icon="redo" text={t("redo")} disabled={!future.length} onClick={() => game.redo()} />
      <Tool icon="trial" text={t("try")} pressed={trials.length > 0} onClick={() => game.tryOut()} />
      <Tool icon="check" text={t("check")} onClick={onCheck} />
      <Tool icon="why" text={t("why")} onClick={onWhy} />
      <Tool icon="hint" text={t("hint")} onClick={onHint} />
    </div>
  );
}

/** What fingers need and keys do not: selecting several cells, and a larger board. Beside something else there is no
    room for words. */
export function BoardTools({ game, beside = false }: { game: Game; beside?: boolean }) {
  const { many, zoom } = game;
  return (
    <div class="board-tools">
      <button
        type="button"
        class="chip"
        aria-label={t("selectMany")}
        title={t("selectMany")}
        aria-pressed={many.value}
        onClick={() => (many.value = !many.value)}
      >
        {beside ? <Icon name="several" /> : t("selectMany")}
      </button>
      <button
        type="button"
        class="chip"
        aria-label={t("smaller")}
        title={t("smaller")}
        disabled={zoom.value <= 100}
        onClick={() => (zoom.value -= ZOOM)}
      >
        <Icon name="smaller" />
      </button>
      <button
        type="button"
        class="chip"
        aria-label={t("larger")}
        title={t("larger")}
        disabled={zoom.value >= LARGEST}
        onClick={() => (zoom.value += ZOOM)}
      >
        <Icon name="larger" />
      </button>
    </div>
  );
}

const ZOOM = 50;
const LARGEST = 600;

export function TrialBar({ game }: { game: Game }) {
  const depth = game.history.value.trials.length;
  if (!depth) return null;
  return (
    <div class="trial" role="group" aria-label={t("trial")}>
      <span>{depth > 1 ? t("trialDepth", { depth }) : t("trial")}</span>
      <button type="button" onClick={() => game.keep()}>
        {t("keep")}
      </button>
      <button type="button" onClick={() => game.drop()}>
        {t("drop")}
      </button>
    </div>
  );
}
