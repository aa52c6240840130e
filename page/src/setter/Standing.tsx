// How the puzzle stands: how many solutions it has, how hard it is, what is wrong, what would help.
import { useEffect, useState } from "preact/hooks";
import { techniqueTitles } from "../api/calls";
import type { Count } from "../api/setting";
import { Technique } from "../hints/TechniqueDialog";
import { Icon } from "../shell/Icon";
import { beginning } from "../shell/notices";
import { play } from "../shell/opening";
import { decimal, lang, t } from "../texts";
import { type Findings, MOST } from "./findings";
import { RatingPath } from "./RatingPath";
import { regionsOf } from "./regions";
import { labelsIn } from "./sheet";
import { follow, suggestionsIn } from "./suggestions";
import type { Workbench } from "./workbench";

/** Characters that stand in two lines beside the way to the player; more are written smaller. */
const SHORT = 40;

/** Sentences about what is wrong: the first two, without the number of solutions, which is told above. */
const messagesIn = ({ diagnosis }: Findings): readonly string[] =>
  diagnosis?.messages.slice(diagnosis.status === "several" ? 1 : 0).slice(0, 2) ?? [];

/** The short of it, always as high, so that nothing below moves while one types; and the way to the player. */
export function Standing({ bench }: { bench: Workbench }) {
  const found = bench.findings.value;
  const { mood, headline } = standingOf(bench, found);
  return (
    <section class={`standing ${mood}`} aria-label={t("standing")}>
      <div role="status">
        <strong class={headline.length > SHORT ? "long" : undefined}>{headline}</strong>
        <Hardness found={found} bench={bench} />
      </div>
      <button
        type="button"
        class="main-button"
        disabled={!bench.isSound}
        onClick={() => play(bench.sheet.value, bench.sheet.value.title || (bench.layers.value?.title ?? ""))}
      >
        <Icon name="play" />
        <span>{t("play")}</span>
      </button>
    </section>
  );
}

/** What else is known, and what would help. */
export function StandingDetails({ bench }: { bench: Workbench }) {
  const found = bench.findings.value;
  const suggestions = suggestionsIn(found);
  const { path, hardest } = found.rating ?? {};
  if (!bench.isSound) return null;
  const messages = bench.isBare ? [] : messagesIn(found);
  return (
    <section class="standing-details" aria-label={t("suggestions")}>
      {messages.map((message) => (
        <p key={message} class="soft">
          {message}
        </p>
      ))}
      {suggestions.length > 0 && (
        <ul class="suggestions">
          {suggestions.map((one) => (
            <li key={one.text}>
              <button type="button" class="button" title={one.whole} onClick={() => follow(bench, one)}>
                {one.unique && <Icon name="check" />}
                <span>{one.text}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {hardest && <Hardest id={hardest} />}
      {path && <RatingPath path={path} />}
      <Shown bench={bench} />
    </section>
  );
}

type Mood = "good" | "bad" | "open" | "waiting";

function standingOf(bench: Workbench, { sketch, count, failure, busy }: Findings): { mood: Mood; headline: string } {
  if (failure) return { mood: "bad", headline: failure };
  const free = bench.free.value.size;
  if (free === bench.count) return { mood: "open", headline: t("drawRegions") };
  if (free) return { mood: "open", headline: t("freeCells", { count: free }) };
  const wrong = bench.drawsRegions && bench.kind.square ? wrongSize(bench) : undefined;
  if (wrong) return { mood: "bad", headline: t("regionSize", { count: wrong, size: bench.rows }) };
  const [problem] = sketch?.problems ?? [];
  if (problem) return { mood: "bad", headline: beginning(problem.message) };
  const known = count?.status === "unique" || count?.status === "none";
  if (sketch && bench.isBare && !known) return { mood: "open", headline: t("nowNumbers") };
  if (!count) return { mood: "waiting", headline: busy ? t("counting") : t("loading") };
  switch (count.status) {
    case "unique":
      return { mood: "good", headline: t("oneSolution") };
    case "none":
      return { mood: "bad", headline: t("noSolution") };
    case "several":
      return { mood: "open", headline: t(isAll(count) ? "manySolutions" : "overSolutions", { count: spelled(count.at_least) }) };
    case "undecided":
      return { mood: "open", headline: count.at_least > 1 ? t("overSolutions", { count: spelled(count.at_least) }) : t("checkUnknown") };
  }
}

/** The number of cells of the first region that has too many or too few. */
const wrongSize = (bench: Workbench): number | undefined =>
  [...regionsOf(labelsIn(bench.sheet.value)).values()].find(({ size }) => size !== bench.rows)?.size;

const isAll = (count: Count): boolean => count.complete && count.at_least < MOST;
const spelled = (count: number): string => count.toLocaleString(lang.value);

function Hardness({ found: { rating }, bench }: { found: Findings; bench: Workbench }) {
  if (!rating) return null;
  const level = bench.catalogue.levels.find(({ id }) => id === rating.level)?.title ?? rating.level;
  return (
    <p class="soft">
      {level} · {decimal(rating.rating)}
    </p>
  );
}

function Hardest({ id }: { id: string }) {
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    techniqueTitles().then(setTitles, () => undefined);
  }, [lang.value]);
  return (
    <p class="soft">
      {t("hardest")} <Technique id={id} text={titles.get(id) ?? id} look="word" />
    </p>
  );
}

function Shown({ bench }: { bench: Workbench }) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={bench.candidates.value}
        onChange={(event) => {
          bench.candidates.value = event.currentTarget.checked;
        }}
      />
      <span>{t("trueCandidates")}</span>
    </label>
  );
}
