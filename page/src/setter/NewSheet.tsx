// What a new puzzle is to be: its kind and its size. Below, those that were begun.
import { useState } from "preact/hooks";
import type { Catalogue, KindInfo } from "../api/types";
import { Pasted } from "../share/Pasted";
import { titleWithAliases } from "../shell/aliases";
import { rulesOf } from "../shell/rules";
import { Icon } from "../shell/Icon";
import { complain } from "../shell/notices";
import { puzzlesIn } from "../shell/opening";
import { Thumbnail } from "../start/Thumbnail";
import { t } from "../texts";
import { drafts, edit, removeDraft } from "./drafts";
import { blank } from "./sheet";
import { Stepper } from "./Stepper";

const LEAST = 2;
const MOST = 64;

export function NewSheet({ known, kind: wanted }: { known: Catalogue; kind: string }) {
  const [kind, setKind] = useState(() => known.kinds.find((one) => one.id === wanted) ?? usual(known));
  const [size, setSize] = useState(kind.size);
  const choose = (id: string): void => {
    const next = known.kinds.find((one) => one.id === id) ?? kind;
    setKind(next);
    setSize(next.size);
  };
  const [rows, cols] = size;
  return (
    <>
      <form
        class="panel"
        onSubmit={(event) => {
          event.preventDefault();
          edit(blank(kind, rows, cols));
        }}
      >
        <label class="field">
          <span>{t("kind")}</span>
          <select value={kind.id} onChange={(event) => choose(event.currentTarget.value)}>
            {known.kinds.map((one) => (
              <option key={one.id} value={one.id}>
                {titleWithAliases(one)}
              </option>
            ))}
          </select>
        </label>
        <p class="soft">{rulesOf(kind, [rows, cols])}</p>
        {kind.square ? (
          <Stepper label={t("size")} value={rows} least={LEAST} most={MOST} onChange={(next) => setSize([next, next])} />
        ) : (
          <>
            <Stepper label={t("rows")} value={rows} least={LEAST} most={MOST} onChange={(next) => setSize([next, cols])} />
            <Stepper label={t("columns")} value={cols} least={LEAST} most={MOST} onChange={(next) => setSize([rows, next])} />
          </>
        )}
        <button type="submit" class="main-button">
          {t("start")}
        </button>
      </form>
      <Pasted action={t("start")} onAdd={editPasted} />
      <Begun known={known} />
    </>
  );
}

/** Sets the first puzzle of a text. */
async function editPasted(text: string): Promise<void> {
  try {
    const found = (await puzzlesIn(text)).find(({ document }) => document)?.document;
    if (found) edit(found);
  } catch (error) {
    complain(error);
  }
}

function usual(known: Catalogue): KindInfo {
  const found = known.kinds.find((one) => one.id === "sudoku") ?? known.kinds[0];
  if (!found) throw new Error("no kinds");
  return found;
}

function Begun({ known }: { known: Catalogue }) {
  const [all, setAll] = useState(drafts);
  if (!all.length) return null;
  const nameOf = (id: string): string => known.kinds.find((kind) => kind.id === id)?.title ?? id;
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts">{t("goOnSetting")}</h2>
      <ul class="cards begun">
        {all.slice(0, 24).map(({ id, document }) => (
          <li key={id}>
            <a class="card" href={`#set/draft=${id}`}>
              <Thumbnail document={document} unfinished />
              <strong>{document.title || nameOf(document.kind)}</strong>
              <small>
                {document.rows}×{document.cols}
              </small>
            </a>
            <button
              type="button"
              class="plain"
              aria-label={t("removePuzzle", { title: document.title || nameOf(document.kind) })}
              onClick={() => {
                removeDraft(id);
                setAll(drafts());
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
