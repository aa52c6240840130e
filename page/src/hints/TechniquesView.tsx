// All techniques, easiest first, and a page for each: `#techniques`, `#techniques/x-wing`.
import { useEffect, useState } from "preact/hooks";
import { techniques } from "../api/calls";
import type { TechniqueInfo } from "../api/types";
import { Failure } from "../shell/Failure";
import { Header } from "../shell/Header";
import { reasonOf } from "../shell/notices";
import { decimal, lang, t } from "../texts";
import { Lesson, useTechnique } from "./Lesson";

export function TechniquesView({ rest: id }: { readonly rest: string }) {
  return id ? <One id={id} /> : <All />;
}

function One({ id }: { id: string }) {
  const lesson = useTechnique(id);
  return (
    <>
      <Header title={lesson.page?.title ?? t("techniques")} />
      <main class="start narrow">
        <Lesson {...lesson} />
        <a href="#techniques">{t("techniquesAll")}</a>
      </main>
    </>
  );
}

function All() {
  const [all, setAll] = useState<readonly TechniqueInfo[]>([]);
  const [failure, setFailure] = useState("");
  useEffect(() => {
    techniques().then(setAll, (error: unknown) => setFailure(reasonOf(error)));
  }, [lang.value]);
  return (
    <>
      <Header title={t("techniques")} />
      <main class="start narrow" aria-busy={!all.length && !failure}>
        <p>{t("techniquesIntro")}</p>
        <Failure text={failure} />
        <ol class="ladder">
          {all.map(({ id, title, rating }) => (
            <li key={id}>
              <a href={`#techniques/${id}`}>
                <span>{title}</span>
                <small>{decimal(rating)}</small>
              </a>
            </li>
          ))}
        </ol>
      </main>
    </>
  );
}
