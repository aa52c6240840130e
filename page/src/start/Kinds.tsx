// All kinds of puzzle as pictures; behind each, an example, a new one, or one that is typed in.
import { useEffect, useState } from "preact/hooks";
import { catalogue } from "../api/calls";
import type { Catalogue, KindInfo } from "../api/types";
import { aliasesOf } from "../shell/aliases";
import { Failure } from "../shell/Failure";
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
      <Failure text={failure} />
      <ul class="cards">
        {familiarFirst(all?.kinds ?? []).map((kind) => (
          <li key={kind.id}>
            <button type="button" class="card" data-kind={kind.id} onClick={() => setChosen(kind)}>
              {kind.documents[0] && <Thumbnail document={kind.documents[0]} />}
              <strong>{kind.title}</strong>
              <small>{aliasesOf(kind)[0]}</small>
            </button>
          </li>
        ))}
      </ul>
      {chosen && all && <KindDialog kind={chosen} levels={all.levels} onClose={() => setChosen(undefined)} />}
    </section>
  );
}

/** What most people look for comes first. */
const FAMILIAR: readonly string[] = ["sudoku", "suguru", "killer", "jigsaw", "kakuro", "futoshiki"];

function familiarFirst(kinds: readonly KindInfo[]): readonly KindInfo[] {
  const place = ({ id }: KindInfo): number => (FAMILIAR.includes(id) ? FAMILIAR.indexOf(id) : FAMILIAR.length);
  return [...kinds].sort((a, b) => place(a) - place(b));
}
