// Puzzles that were begun in this browser.
import { useEffect, useState } from "preact/hooks";
import { type Begun, begun, remove } from "../player/saved";
import { inWords } from "../player/stopwatch";
import { Icon } from "../shell/Icon";
import { t } from "../texts";
import { Thumbnail } from "./Thumbnail";

const FIRST = 6;

export function BegunList() {
  const [all, setAll] = useState(begun);
  const [whole, setWhole] = useState(false);
  // Whoever comes from a puzzle leaves it only now, and with that its last moves are stored.
  useEffect(() => setAll(begun()), []);
  if (!all.length) return null;
  const forget = (id: string): void => {
    remove(id);
    setAll(begun());
  };
  return (
    <section aria-labelledby="begun">
      <h2 id="begun">{t("goOn")}</h2>
      <ul class="cards begun">
        {(whole ? all : all.slice(0, FIRST)).map((one) => (
          <li key={one.id}>
            <a class="card" href={`#play/${one.id}`}>
              <Thumbnail document={one.document} />
              <strong>{one.title}</strong>
              <Progress of={one} />
            </a>
            <button
              type="button"
              class="plain"
              aria-label={t("removePuzzle", { title: one.title })}
              onClick={() => forget(one.id)}
            >
              <Icon name="bin" />
            </button>
          </li>
        ))}
      </ul>
      {!whole && all.length > FIRST && (
        <button type="button" class="button more" onClick={() => setWhole(true)}>
          {t("showAll", { count: all.length })}
        </button>
      )}
    </section>
  );
}

const Progress = ({ of: { solved, done, elapsed } }: { of: Begun }) => (
  <small>
    <span>{solved ? t("done") : `${Math.round(done * 100)} %`}</span> <span>{inWords(elapsed)}</span>
  </small>
);
