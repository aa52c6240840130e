// One tool for each sort of clue, as the server tells them: nothing here knows any sort.
import type { Tool } from "../api/types";
import { Icon } from "../shell/Icon";
import { type PlainKey, t } from "../texts";
import { ClueList } from "./ClueList";
import { spotBeside } from "./placing";
import type { Side } from "./words";
import type { Workbench } from "./workbench";

const TIPS: Readonly<Record<Tool["gesture"], PlainKey>> = {
  cell: "tipCell",
  pair: "tipPair",
  cells: "tipCells",
  line: "tipLine",
  path: "tipPath",
  corner: "tipCorner",
  outside: "tipOutside",
  look: "tipLook",
};

export function ClueTools({ bench }: { bench: Workbench }) {
  const tool = bench.tool.value;
  const choose = (at: number): void => bench.take("clues", bench.catalogue.tools[at]);
  const own = new Set(bench.ownTools);
  const listed = bench.catalogue.tools.map((one, at) => ({ one, at })).filter(({ one }) => one.field !== "givens");
  const group = (some: typeof listed) =>
    some.map(({ one, at }) => (
      <option key={at} value={at}>
        {one.title}
      </option>
    ));
  return (
    <div class="clue-tools">
      <select
        aria-label={t("setClues")}
        value={tool ? bench.catalogue.tools.indexOf(tool) : ""}
        onChange={(event) => choose(Number(event.currentTarget.value))}
      >
        {!tool && <option value="">{t("whichClue")}</option>}
        <optgroup label={bench.kind.title}>{group(listed.filter(({ one }) => own.has(one)))}</optgroup>
        <optgroup label={t("otherClues")}>{group(listed.filter(({ one }) => !own.has(one)))}</optgroup>
      </select>
      {tool && <InHand bench={bench} tool={tool} />}
      <ClueList bench={bench} />
    </div>
  );
}

function InHand({ bench, tool }: { bench: Workbench; tool: Tool }) {
  const { clues } = bench;
  const pending = clues.pending.value;
  const strokes = tool.gesture === "cells" || tool.gesture === "line" || tool.gesture === "path";
  return (
    <>
      <p class="soft">{t(TIPS[tool.gesture])}</p>
      {tool.gesture === "look" && (
        <Choice
          label={t("direction")}
          values={tool.directions}
          value={clues.direction.value}
          onChoose={(direction) => {
            clues.direction.value = direction;
          }}
        />
      )}
      {tool.number !== "none" && <DigitPad bench={bench} />}
      {tool.text && (
        <input
          type="text"
          aria-label={tool.title}
          placeholder={tool.sample}
          disabled={!pending}
          value={pending?.typed ?? ""}
          onInput={(event) => clues.say(event.currentTarget.value.trim())}
        />
      )}
      {strokes && pending && (
        <button type="button" class="button" aria-pressed={clues.going.value} onClick={() => (clues.going.value = !clues.going.value)}>
          <Icon name="plus" />
          <span>{t("addCells")}</span>
        </button>
      )}
      {tool.gesture === "outside" && (
        <Choice
          label={t("direction")}
          values={["left", "top", "right", "bottom"]}
          value={undefined}
          onChoose={(side) => clues.place(spotBeside(bench, side as Side))}
        />
      )}
      <p class="soft">{tool.summary}</p>
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly value: string | undefined;
  readonly onChoose: (value: string) => void;
}

const WAYS: Readonly<Record<string, { readonly arrow: string; readonly text: PlainKey }>> = {
  left: { arrow: "←", text: "wayLeft" },
  right: { arrow: "→", text: "wayRight" },
  top: { arrow: "↑", text: "wayTop" },
  bottom: { arrow: "↓", text: "wayBottom" },
  up: { arrow: "↑", text: "wayUp" },
  down: { arrow: "↓", text: "wayDown" },
  downright: { arrow: "↘", text: "wayDownright" },
  downleft: { arrow: "↙", text: "wayDownleft" },
  upright: { arrow: "↗", text: "wayUpright" },
  upleft: { arrow: "↖", text: "wayUpleft" },
};

/** Buttons for ways to look. */
function Choice({ label, values, value, onChoose }: ChoiceProps) {
  return (
    <div class="choice" role="group" aria-label={label}>
      {values.map((one) => {
        const way = WAYS[one];
        return (
          <button
            key={one}
            type="button"
            class="button"
            aria-pressed={value === undefined ? undefined : one === value}
            aria-label={way ? t(way.text) : one}
            onClick={() => onChoose(one)}
          >
            {way?.arrow ?? one}
          </button>
        );
      })}
    </div>
  );
}

/** Digits for the number of the clue that was placed last. */
function DigitPad({ bench }: { bench: Workbench }) {
  const { clues } = bench;
  const pending = clues.pending.value;
  return (
    <div class="numbers digits" role="group" aria-label={t("numbers")}>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit) => (
        <button key={digit} type="button" class="number" disabled={!pending} onClick={() => clues.type(String(digit))}>
          {digit}
        </button>
      ))}
      <button type="button" class="tool" title={t("erase")} aria-label={t("erase")} disabled={!pending} onClick={() => clues.backspace()}>
        <Icon name="erase" />
      </button>
    </div>
  );
}
