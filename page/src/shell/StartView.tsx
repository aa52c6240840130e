// Where everything begins: go on with a puzzle, pick a kind, or bring one of your own.
import { useEffect, useState } from "preact/hooks";
import { catalogue, draw } from "../api/calls";
import type { Document, KindInfo, Layers, ReadPuzzle } from "../api/types";
import { Board } from "../board/Board";
import { type Begun, begun, remove } from "../player/saved";
import { inWords } from "../player/stopwatch";
import { lang, t } from "../texts";
import { Header } from "./Header";
import { Icon } from "./Icon";
import { reasonOf } from "./notices";
import { play, puzzlesIn, puzzlesInFile } from "./opening";

export function StartView() {
  return (
    <>
      <Header />
      <main class="start">
        <BegunList />
        <Bring />
        <Kinds />
      </main>
    </>
  );
}

function BegunList() {
  const [all, setAll] = useState(begun);
  if (!all.length) return null;
  return (
    <section aria-labelledby="begun">
      <h2 id="begun">{t("goOn")}</h2>
      <ul class="cards begun">
        {all.slice(0, 12).map((one) => (
          <li key={one.id}>
            <a class="card" href={`#play/${one.id}`}>
              <Thumbnail document={one.document} />
              <strong>{one.title}</strong>
              <small>{progressOf(one)}</small>
            </a>
            <button
              type="button"
              class="plain"
              aria-label={t("removePuzzle", { title: one.title })}
              onClick={() => {
                remove(one.id);
                setAll(begun());
              }}
            >
              <Icon name="bin" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function progressOf({ solved, done, elapsed }: Begun): string {
  return `${solved ? t("done") : `${Math.round(done * 100)} %`} · ${inWords(elapsed)}`;
}

/** A puzzle of one's own: pasted, typed, dropped or opened. */
function Bring() {
  const [text, setText] = useState("");
  const [failure, setFailure] = useState("");
  const [found, setFound] = useState<readonly ReadPuzzle[]>([]);
  const [over, setOver] = useState(false);
  const open = async (ask: Promise<readonly ReadPuzzle[]>): Promise<void> => {
    setFailure("");
    setFound([]);
    try {
      const puzzles = await ask;
      const [first] = puzzles;
      if (puzzles.length === 1 && first) play(first.document, first.title);
      else setFound(puzzles);
    } catch (error) {
      setFailure(reasonOf(error));
    }
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer?.files[0];
    const dropped = event.dataTransfer?.getData("text") ?? "";
    if (file) void open(puzzlesInFile(file));
    else if (dropped) void open(puzzlesIn(dropped));
  };
  return (
    <section aria-labelledby="bring">
      <h2 id="bring">{t("bring")}</h2>
      <form
        class={over ? "bring over" : "bring"}
        onSubmit={(event) => {
          event.preventDefault();
          void open(puzzlesIn(text));
        }}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <textarea
          value={text}
          rows={3}
          spellcheck={false}
          aria-label={t("bring")}
          aria-invalid={failure ? true : undefined}
          aria-describedby={failure ? "bring-failure" : undefined}
          placeholder={t("bringExample")}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <div class="row">
          <button type="submit" class="main-button" disabled={!text.trim()}>
            {t("play")}
          </button>
          <label class="button">
            <Icon name="open" />
            <span>{t("openFile")}</span>
            <input
              type="file"
              class="unseen"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                if (file) void open(puzzlesInFile(file));
              }}
            />
          </label>
        </div>
        {failure && (
          <p id="bring-failure" class="failure" role="alert">
            {failure}
          </p>
        )}
        {found.length > 0 && <Found puzzles={found} />}
      </form>
    </section>
  );
}

function Found({ puzzles }: { puzzles: readonly ReadPuzzle[] }) {
  return (
    <ul class="cards">
      {puzzles.slice(0, 24).map((one, at) => (
        <li key={at}>
          <button type="button" class="card" onClick={() => play(one.document, one.title)}>
            <Thumbnail document={one.document} />
            <strong>{one.title || `${at + 1}`}</strong>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Kinds() {
  const [kinds, setKinds] = useState<readonly KindInfo[]>([]);
  const [failure, setFailure] = useState("");
  useEffect(() => {
    catalogue().then(
      (all) => setKinds(all.kinds),
      (error: unknown) => setFailure(reasonOf(error)),
    );
  }, [lang.value]);
  return (
    <section aria-labelledby="kinds">
      <h2 id="kinds">{t("pickKind")}</h2>
      {failure && <p role="alert">{failure}</p>}
      <ul class="cards">
        {kinds.map((kind) => (
          <li key={kind.id}>
            <button
              type="button"
              class="card"
              onClick={() => kind.examples[0] && play(kind.examples[0], kind.title)}
            >
              {kind.examples[0] && <Thumbnail document={kind.examples[0]} />}
              <strong>{kind.title}</strong>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Thumbnail({ document }: { document: Document }) {
  const [layers, setLayers] = useState<Layers | undefined>(undefined);
  useEffect(() => {
    const left = new AbortController();
    draw(document, left.signal).then(setLayers, () => undefined);
    return () => left.abort();
  }, [document]);
  return <span class="thumbnail">{layers && <Board layers={layers} label={layers.title} />}</span>;
}
