// Several puzzles as a book or a sheet: chosen from those begun, made or pasted, then printed as a PDF.
import { useState } from "preact/hooks";
import { book } from "../api/setting";
import { begun } from "../player/saved";
import { Pasted } from "../share/Pasted";
import { Select } from "../setter/Select";
import { settled } from "../setter/sheet";
import { download } from "../share/download";
import { gather, gathered } from "../share/gathered";
import { Failure } from "../shell/Failure";
import { Header } from "../shell/Header";
import { Icon } from "../shell/Icon";
import { reasonOf } from "../shell/notices";
import { puzzlesIn } from "../shell/opening";
import { Thumbnail } from "../start/Thumbnail";
import { t } from "../texts";

export function BookView() {
  const [failure, setFailure] = useState("");
  const [busy, setBusy] = useState(false);
  const [title, setTitle] = useState("");
  const [perPage, setPerPage] = useState("2");
  const [paper, setPaper] = useState("a4");
  const [order, setOrder] = useState("given");
  const [large, setLarge] = useState(false);
  const [solutions, setSolutions] = useState(true);
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailure("");
    try {
      await work();
    } catch (error) {
      setFailure(reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  const print = (): Promise<void> =>
    run(async () => {
      const wish = { title, per_page: Number(perPage), paper, order, large, solutions };
      download(await book(gathered.value.map(settled), wish), "gridwright.pdf");
    });
  return (
    <>
      <Header title={t("book")} />
      <main class="start narrow">
        <Chosen />
        <Choices />
        <Pasted action={t("add")} onAdd={(text) => run(async () => gather((await puzzlesIn(text)).flatMap(({ document }) => document ?? [])))} />
        <form
          class="panel"
          onSubmit={(event) => {
            event.preventDefault();
            void print();
          }}
        >
          <label class="field">
            <span>{t("title")}</span>
            <input type="text" value={title} maxLength={80} onInput={(event) => setTitle(event.currentTarget.value)} />
          </label>
          <Select label={t("perPage")} value={perPage} onChange={setPerPage} options={["1", "2", "4", "6"].map((one) => [one, one] as const)} />
          <Select label={t("paper")} value={paper} onChange={setPaper} options={[["a4", "A4"], ["letter", "Letter"]]} />
          <Select
            label={t("order")}
            value={order}
            onChange={setOrder}
            options={[["given", t("orderGiven")], ["level", t("orderLevel")], ["shuffled", t("orderShuffled")]]}
          />
          <Switch text={t("largePrint")} on={large} onSwitch={setLarge} />
          <Switch text={t("withSolutions")} on={solutions} onSwitch={setSolutions} />
          <button type="submit" class="main-button" disabled={busy || !gathered.value.length}>
            <Icon name="book" />
            <span>{busy ? t("loading") : t("makeBook")}</span>
          </button>
          <Failure text={failure} />
        </form>
      </main>
    </>
  );
}

function Chosen() {
  const all = gathered.value;
  return (
    <section aria-labelledby="in-book">
      <h2 id="in-book">{t("inBook", { count: all.length })}</h2>
      <ul class="cards begun">
        {all.map((document, at) => (
          <li key={at}>
            <span class="card">
              <Thumbnail document={document} />
              <strong>{document.title || t("puzzleNumber", { number: at + 1 })}</strong>
            </span>
            <button
              type="button"
              class="plain"
              aria-label={t("removePuzzle", { title: document.title || t("puzzleNumber", { number: at + 1 }) })}
              onClick={() => (gathered.value = all.filter((_, other) => other !== at))}
            >
              <Icon name="bin" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Puzzles that were begun and are not in the book yet. */
function Choices() {
  const known = new Set(gathered.value.map((one) => JSON.stringify(settled(one))));
  const all = begun().filter(({ document }) => !known.has(JSON.stringify(settled(document))));
  if (!all.length) return null;
  return (
    <details class="fold" open={!gathered.value.length}>
      <summary>{t("addBegun")}</summary>
      <ul class="cards">
        {all.slice(0, 60).map((one) => (
          <li key={one.id}>
            <button type="button" class="card" onClick={() => gather([settled(one.document)])}>
              <Thumbnail document={one.document} />
              <strong>{one.title}</strong>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Switch({ text, on, onSwitch }: { text: string; on: boolean; onSwitch: (on: boolean) => void }) {
  return (
    <label class="switch">
      <input type="checkbox" role="switch" checked={on} onChange={(event) => onSwitch(event.currentTarget.checked)} />
      <span>{text}</span>
    </label>
  );
}

