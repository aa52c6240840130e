// What a finger does on the board: draw regions, write numbers, place clues, rub out.
import { shownAs } from "../board/shown";
import { Icon, type IconName } from "../shell/Icon";
import { type PlainKey, t } from "../texts";
import { sizeOf } from "../player/Pad";
import { isTyped, padFor } from "../player/typing";
import { ClueTools } from "./ClueTools";
import type { Mode, Workbench } from "./workbench";

const LOOKS: Readonly<Record<Mode, { readonly icon: IconName; readonly text: PlainKey }>> = {
  regions: { icon: "regions", text: "setRegions" },
  givens: { icon: "digit", text: "setNumbers" },
  clues: { icon: "clue", text: "setClues" },
  holes: { icon: "hole", text: "setHoles" },
  erase: { icon: "erase", text: "erase" },
};

export function modesOf(bench: Workbench): Mode[] {
  return [
    ...(bench.drawsRegions ? (["regions"] as const) : []),
    "givens",
    "clues",
    ...(bench.kind.holes ? (["holes"] as const) : []),
    "erase",
  ];
}

export function ModeBar({ bench }: { bench: Workbench }) {
  return (
    <div class="modes" role="radiogroup" aria-label={t("setTools")}>
      {modesOf(bench).map((mode) => (
        <button
          key={mode}
          type="button"
          role="radio"
          class="mode"
          aria-checked={bench.mode.value === mode}
          title={t(LOOKS[mode].text)}
          onClick={() => bench.take(mode)}
        >
          <Icon name={LOOKS[mode].icon} />
          <span>{t(LOOKS[mode].text)}</span>
        </button>
      ))}
    </div>
  );
}

export function ModePanel({ bench }: { bench: Workbench }) {
  switch (bench.mode.value) {
    case "regions":
      return <RegionPanel bench={bench} />;
    case "givens":
      return <NumberPanel bench={bench} />;
    case "clues":
      return <ClueTools bench={bench} />;
    case "holes":
      return (
        <div class="tip">
          <p class="soft">{t("tipHoles")}</p>
          {bench.next !== "holes" && <Next bench={bench} />}
        </div>
      );
    case "erase":
      return <p class="soft tip">{t("tipErase")}</p>;
  }
}

function RegionPanel({ bench }: { bench: Workbench }) {
  const free = bench.free.value.size;
  return (
    <div class="tip">
      <p class="soft">{t("tipRegions")}</p>
      <div class="row">
        {bench.selected.value.size > 1 && (
          <button type="button" class="button" onClick={() => bench.enclose()}>
            {t("makeRegion")}
          </button>
        )}
        {free > 0 && free < bench.count && (
          <button type="button" class="button" onClick={() => bench.fillRest()}>
            {t("fillRest")}
          </button>
        )}
        {bench.isSound && <Next bench={bench} />}
      </div>
    </div>
  );
}

/** The way on to what such a puzzle needs next. */
function Next({ bench }: { bench: Workbench }) {
  const { next } = bench;
  return (
    <button type="button" class="button" onClick={() => bench.take(next)}>
      <Icon name="next" />
      <span>{t(LOOKS[next].text)}</span>
    </button>
  );
}

function NumberPanel({ bench }: { bench: Workbench }) {
  const numbers = padFor(bench.valueCount);
  const put = (number: number): void => (isTyped(bench.valueCount) ? bench.type(number) : bench.put(number));
  const labelled = (number: number): number => (isTyped(bench.valueCount) ? number : shownAs(number, bench.leastShown));
  return (
    <div class="numbers" data-count={sizeOf(numbers)} role="group" aria-label={t("numbers")}>
      {numbers.map((number) => (
        <button key={number} type="button" class="number" onClick={() => put(number)}>
          {labelled(number)}
        </button>
      ))}
      <button type="button" class="tool" title={t("erase")} aria-label={t("erase")} onClick={() => bench.put(0)}>
        <Icon name="erase" />
      </button>
    </div>
  );
}
