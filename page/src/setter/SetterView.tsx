// Setting a puzzle: choose what it is to be, or go on with one that was begun.
import { useEffect, useState } from "preact/hooks";
import { catalogue } from "../api/calls";
import type { Catalogue } from "../api/types";
import { Failure } from "../shell/Failure";
import { Header } from "../shell/Header";
import { reasonOf } from "../shell/notices";
import { lang, t } from "../texts";
import { restoreDraft } from "./drafts";
import { NewSheet } from "./NewSheet";
import { Setter } from "./Setter";
import { Workbench } from "./workbench";

/** Addresses: `#set`, `#set/printed`, `#set/kind=suguru`, `#set/draft=ID`. */
export function SetterView({ rest }: { readonly rest: string }) {
  const [known, setKnown] = useState<Catalogue | undefined>(undefined);
  const [failure, setFailure] = useState("");
  useEffect(() => {
    catalogue().then(setKnown, (error: unknown) => setFailure(reasonOf(error)));
  }, [lang.value]);
  const [what, value = ""] = rest.split("=");
  if (known && what === "draft") return <Draft id={value} known={known} />;
  return (
    <>
      <Header title={t(what === "printed" ? "fromPaper" : "setPuzzle")} />
      <main class="start narrow" aria-busy={!known && !failure}>
        <Failure text={failure} />
        {known && <NewSheet known={known} kind={what === "kind" ? value : ""} />}
      </main>
    </>
  );
}

function Draft({ id, known }: { id: string; known: Catalogue }) {
  const [bench] = useState(() => {
    const document = restoreDraft(id);
    const kind = document && known.kinds.find((one) => one.id === document.kind);
    return document && kind ? new Workbench(id, document, known, kind) : undefined;
  });
  if (bench) return <Setter bench={bench} />;
  return (
    <>
      <Header title={t("setPuzzle")} />
      <main class="waiting">
        <p>{t("puzzleGone")}</p>
        <a href="#set">{t("setPuzzle")}</a>
      </main>
    </>
  );
}
