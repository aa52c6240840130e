// All kinds of puzzle as pictures; behind each, an example, a new one, or one that is typed in.
import { useEffect, useState } from "preact/hooks";
import { catalogue } from "../api/calls";
import type { Catalogue, KindInfo } from "../api/types";
import { reasonOf } from "../shell/notices";
import { lang, t } from "../texts";
import { KindDialog } from "./KindDialog";
import { Thumbnail } from "./Thumbnail";

export function Kinds() {
  const [all, setAll] = useState<Catalogue | undefined>(undefined);
  const [failure, setFailure] = useState("");
  const [chosen, setChosen] = useState<KindInfo | undefined>(undefined);
  useEffect(() => {
    catalogue().then(setAll, (error: unknown) => setFailure(reasonOf(error)));
  }, [lang.value]);
  return (
    <section aria-labelledby="kinds">
      <h2 id="kinds">{t("pickKind")}</h2>
      {failure && <p role="alert">{failure}</p>}
      <ul class="cards">
        {familiarFirst(all?.kinds ?? []).map((kind) => (
          <li key={kind.id}>
            <button type="button" class="card" data-kind={kind.id} onClick={() => setChosen(kind)}>
              {kind.documents[0] && <Thumbnail document={kind.documents[0]} />}
              <strong>{kind.title}</strong>
            </button>
          </li>
        ))}
      </ul>
      {chosen && all && <KindDialog kind={chosen} levels={all.levels} onClose={() => setChosen(undefined)} />}
    </section>
  );
}

/** Kinds without clues of their own are what most people look for, and those with regions come next. */
function familiarFirst(kinds: readonly KindInfo[]): readonly KindInfo[] {
  const clues = ({ documents }: KindInfo): number => Object.keys(documents[0] ?? {}).length;
  return [...kinds].sort((a, b) => clues(a) - clues(b));
}
