// Let the server do the rest: add the fewest clues, take needless ones away, or fill the board anew.
import { useState } from "preact/hooks";
import { complete, make, minimize } from "../api/setting";
import type { Document } from "../api/types";
import { complain, notify } from "../shell/notices";
import { t } from "../texts";
import { sortsOf } from "../making/sorts";
import { symmetryTitle } from "../making/symmetries";
import { Select } from "./Select";
import { settled, wordsIn } from "./sheet";
import type { Workbench } from "./workbench";

export function Finishing({ bench }: { bench: Workbench }) {
  const [level, setLevel] = useState("");
  const [symmetry, setSymmetry] = useState("none");
  const [sort, setSort] = useState("givens");
  const [busy, setBusy] = useState(false);
  const seed = (): number => Math.floor(Math.random() * 1_000_000);
  const run = async (work: () => Promise<{ sheet: Document; message: string }>): Promise<void> => {
    const before = bench.sheet.value;
    setBusy(true);
    try {
      const { sheet, message } = await work();
      // Whoever went on in the meantime keeps what they did.
      if (bench.sheet.value === before) bench.change(settled(sheet));
      notify(message);
    } catch (error) {
      complain(error);
    } finally {
      setBusy(false);
    }
  };
  const wish = { symmetry, ...(level ? { level } : {}) };
  const completed = async () => {
    const { puzzle, added, met } = await complete(bench.sheet.value, { ...wish, clues: sort, seed: seed() });
    return { sheet: puzzle, message: `${t("completed", { count: added.length })}${met ? "" : ` ${t("notMet")}`}` };
  };
  const minimized = async () => {
    const { puzzle, removed } = await minimize(bench.sheet.value, seed());
    return { sheet: puzzle, message: t("minimized", { count: removed.length }) };
  };
  const filled = async () => {
    const { puzzles } = await make({ ...wish, ...shapeOf(bench) }, () => undefined);
    const [made] = puzzles;
    if (!made) throw new Error(t("madeNone"));
    return { sheet: { ...made.puzzle, ...named(bench.sheet.value) }, message: made.met ? t("filled") : t("notMet") };
  };
  const { tools, levels, symmetries } = bench.catalogue;
  return (
    <details class="fold">
      <summary>{t("finishing")}</summary>
      <Select label={t("level")} value={level} onChange={setLevel} options={[["", t("any")], ...levels.map(({ id, title }) => [id, title] as const)]} />
      <Select label={t("symmetry")} value={symmetry} onChange={setSymmetry} options={symmetries.map((id) => [id, symmetryTitle(id)] as const)} />
      <Select label={t("addClues")} value={sort} onChange={setSort} options={sortsOf(tools)} />
      <div class="row">
        <button type="button" class="button" disabled={busy} onClick={() => void run(completed)}>
          {t("complete")}
        </button>
        <button type="button" class="button" disabled={busy} onClick={() => void run(minimized)}>
          {t("minimize")}
        </button>
        <button type="button" class="button" disabled={busy} onClick={() => void run(filled)}>
          {t("fillBoard")}
        </button>
      </div>
      <p role="status" class="soft">{busy ? t("making") : ""}</p>
    </details>
  );
}

/** What a new puzzle has in common with this one: kind, size, regions and rules. */
function shapeOf(bench: Workbench) {
  const sheet = bench.sheet.value;
  const options = wordsIn(sheet, "options");
  return {
    kind: sheet.kind,
    size: [bench.rows, bench.cols],
    ...(options.length ? { rules: options } : {}),
    ...(sheet["regions"] && !bench.free.value.size ? { regions: sheet["regions"] } : {}),
  };
}

const named = (sheet: Document) => ({
  ...(sheet.title ? { title: sheet.title } : {}),
  ...(sheet.author ? { author: sheet.author } : {}),
});
