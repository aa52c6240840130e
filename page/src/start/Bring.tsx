// A puzzle of one's own: pasted, typed, dropped or opened.
import { useState } from "preact/hooks";
import { ApiError } from "../api/client";
import type { ReadPuzzle } from "../api/types";
import { Failure } from "../shell/Failure";
import { Icon } from "../shell/Icon";
import { notify, reasonOf } from "../shell/notices";
import { play, puzzlesIn, puzzlesInFile } from "../shell/opening";
import { t } from "../texts";
import { Thumbnail } from "./Thumbnail";

const MOST = 60;

export function Bring() {
  const [text, setText] = useState("");
  const [failure, setFailure] = useState("");
  const [found, setFound] = useState<readonly ReadPuzzle[]>([]);
  const [over, setOver] = useState(false);
  const open = async (asked: Promise<readonly ReadPuzzle[]>): Promise<void> => {
    setFailure("");
    setFound([]);
    try {
      const puzzles = (await asked).filter((one) => one.document);
      if (puzzles.length === 1 && puzzles[0]) begin(puzzles[0]);
      else setFound(puzzles);
    } catch (error) {
      setFailure(explained(error));
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
          rows={Math.min(12, Math.max(2, text.split("\n").length))}
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          aria-labelledby="bring"
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
                event.currentTarget.value = "";
              }}
            />
          </label>
          <a class="button" href="#set/printed">
            <Icon name="pencil" />
            <span>{t("fromPaper")}</span>
          </a>
          <small class="soft">{t("bringMore")}</small>
        </div>
        <Failure id="bring-failure" text={failure} />
      </form>
      {found.length > 0 && <Found puzzles={found} />}
    </section>
  );
}

function Found({ puzzles }: { puzzles: readonly ReadPuzzle[] }) {
  return (
    <>
      <h3>{t("several")}</h3>
      <ul class="cards">
        {puzzles.slice(0, MOST).map((one, at) => (
          <li key={at}>
            <button type="button" class="card" onClick={() => begin(one)}>
              {one.document && <Thumbnail document={one.document} />}
              <strong>{one.title || at + 1}</strong>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function begin(puzzle: ReadPuzzle): void {
  if (!puzzle.document) return;
  for (const warning of puzzle.warnings) notify(warning);
  play(puzzle.document, puzzle.title);
}

/** All reasons for which a text is no puzzle, with their places in it. */
function explained(error: unknown): string {
  if (!(error instanceof ApiError) || error.problems.length < 2) return reasonOf(error);
  return error.problems.map((problem) => problem.message).join("\n");
}
