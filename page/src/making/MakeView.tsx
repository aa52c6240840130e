// Puzzles made to order: of what kind, how large, how hard, how many.
import { useEffect, useRef, useState } from "preact/hooks";
import { catalogue } from "../api/calls";
import { make, type Made } from "../api/setting";
import type { Catalogue } from "../api/types";
import { Select } from "../setter/Select";
import { Stepper } from "../setter/Stepper";
import { ValueRange } from "../setter/ValueRange";
import { gather } from "../share/gathered";
import { Failure } from "../shell/Failure";
import { Header } from "../shell/Header";
import { Icon } from "../shell/Icon";
import { reasonOf } from "../shell/notices";
import { play } from "../shell/opening";
import { Thumbnail } from "../start/Thumbnail";
import { decimal, lang, t } from "../texts";
import { Choices } from "./Choices";
import { sortsOf } from "./sorts";
import { symmetryTitle } from "./symmetries";

/** Addresses: `#make`, `#make/kind=suguru`. */
export function MakeView({ rest }: { readonly rest: string }) {
  const [known, setKnown] = useState<Catalogue | undefined>(undefined);
  const [failure, setFailure] = useState("");
  useEffect(() => {
    catalogue().then(setKnown, (error: unknown) => setFailure(reasonOf(error)));
  }, [lang.value]);
  return (
    <>
      <Header title={t("makePuzzles")} />
      <main class="start narrow" aria-busy={!known && !failure}>
        <Failure text={failure} />
        {known && <Order known={known} wanted={rest.replace(/^kind=/, "")} />}
      </main>
    </>
  );
}

const NOTHING = "";

function Order({ known, wanted }: { known: Catalogue; wanted: string }) {
  const [kindId, setKindId] = useState(known.kinds.some(({ id }) => id === wanted) ? wanted : "sudoku");
  const kind = known.kinds.find(({ id }) => id === kindId) ?? known.kinds[0];
  const [size, setSize] = useState<readonly [number, number]>(kind?.size ?? [9, 9]);
  const [values, setValues] = useState<readonly [number, number] | undefined>(undefined);
  const [level, setLevel] = useState("medium");
  const [symmetry, setSymmetry] = useState("none");
  const [clues, setClues] = useState<ReadonlySet<string>>(new Set());
  const [rules, setRules] = useState<ReadonlySet<string>>(new Set());
  const [count, setCount] = useState(1);
  const [made, setMade] = useState<readonly Made[]>([]);
  const [failure, setFailure] = useState("");
  const [busy, setBusy] = useState(false);
  const request = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => request.current?.abort(), []);
  if (!kind) return null;
  const resize = (next: readonly [number, number]): void => {
    setSize(next);
    setValues(undefined);
  };
  const choose = (id: string): void => {
    setKindId(id);
    resize(known.kinds.find((one) => one.id === id)?.size ?? size);
  };
  const order = async (event: Event): Promise<void> => {
    event.preventDefault();
    const mine = new AbortController();
    request.current = mine;
    setBusy(true);
    setFailure("");
    setMade([]);
    const wish = {
      kind: kind.id,
      size,
      n: count,
      symmetry,
      timeout: 60,
      ...(level ? { level } : {}),
      ...(kind.square && values ? { values } : {}),
      ...(clues.size ? { clues: Object.fromEntries([...clues].map((sort) => [sort, "few"])) } : {}),
      ...(rules.size ? { rules: [...rules] } : {}),
    };
    try {
      const all = await make(wish, (one) => setMade((before) => [...before, one]), mine.signal);
      setMade(all.puzzles);
      if (!all.complete) setFailure(t("madeFewer"));
      const [only] = all.puzzles;
      if (count === 1 && only) play(only.puzzle, kind.title);
    } catch (error) {
      if (!mine.signal.aborted) setFailure(reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  const sorts = sortsOf(known.tools).filter(([field]) => field !== "givens");
  const [rows, cols] = size;
  const [least, greatest] = values ?? [1, rows];
  return (
    <>
      <form class="panel" onSubmit={(event) => void order(event)}>
        <Select label={t("kind")} value={kind.id} onChange={choose} options={known.kinds.map(({ id, title }) => [id, title] as const)} />
        {kind.square ? (
          <Stepper label={t("size")} value={rows} least={2} most={25} onChange={(next) => resize([next, next])} />
        ) : (
          <>
            <Stepper label={t("rows")} value={rows} least={2} most={25} onChange={(next) => resize([next, cols])} />
            <Stepper label={t("columns")} value={cols} least={2} most={25} onChange={(next) => resize([rows, next])} />
          </>
        )}
        <Select label={t("level")} value={level} onChange={setLevel} options={[[NOTHING, t("any")], ...known.levels.map(({ id, title }) => [id, title] as const)]} />
        <Stepper label={t("howMany")} value={count} least={1} most={100} onChange={setCount} />
        <details class="fold">
          <summary>{t("moreWishes")}</summary>
          {kind.square && <ValueRange size={rows} least={least} greatest={greatest} onChange={(low, high) => setValues([low, high])} />}
          <Select label={t("symmetry")} value={symmetry} onChange={setSymmetry} options={known.symmetries.map((id) => [id, symmetryTitle(id)] as const)} />
          <Choices label={t("withClues")} options={sorts} chosen={clues} onChange={setClues} />
          <Choices label={t("withRules")} options={known.options.map(({ id, summary }) => [id, summary ?? id] as const)} chosen={rules} onChange={setRules} />
        </details>
        {busy ? (
          <div class="row">
            <p class="busy" role="status">{t("madeSoFar", { number: made.length, count })}</p>
            <button type="button" class="button" onClick={() => request.current?.abort()}>
              {t("cancel")}
            </button>
          </div>
        ) : (
          <button type="submit" class="main-button">
            {t("makeNow")}
          </button>
        )}
        <Failure text={failure} />
      </form>
      {made.length > 0 && <MadeCards made={made} title={kind.title} />}
    </>
  );
}

function MadeCards({ made, title }: { made: readonly Made[]; title: string }) {
  // Below a long order nothing would be seen to have come of it.
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <section ref={section} aria-label={t("makePuzzles")}>
      <ul class="cards">
        {made.map((one, at) => (
          <li key={at}>
            <button type="button" class="card" onClick={() => play(one.puzzle, title)}>
              <Thumbnail document={one.puzzle} />
              <strong>{t("puzzleNumber", { number: at + 1 })}</strong>
              <small>{t("rating", { rating: decimal(one.rating) })}</small>
            </button>
          </li>
        ))}
      </ul>
      <div class="row apart">
        <a class="button" href="#book" onClick={() => gather(made.map((one) => one.puzzle))}>
          <Icon name="book" />
          <span>{t("asBook")}</span>
        </a>
      </div>
    </section>
  );
}
