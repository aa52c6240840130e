// A technique in words: what to look for, why it works, and an example on a board.
import { useEffect, useState } from "preact/hooks";
import { technique } from "../api/calls";
import type { TechniquePage } from "../api/types";
import { Board } from "../board/Board";
import { Failure } from "../shell/Failure";
import { reasonOf } from "../shell/notices";
import { decimal, lang, t } from "../texts";

/** A technique as the server tells of it, as soon as it has; or why it does not. */
export function useTechnique(id: string): { readonly page: TechniquePage | undefined; readonly failure: string } {
  const [page, setPage] = useState<TechniquePage | undefined>(undefined);
  const [failure, setFailure] = useState("");
  useEffect(() => {
    setPage(undefined);
    technique(id).then(setPage, (error: unknown) => setFailure(reasonOf(error)));
  }, [id, lang.value]);
  return { page, failure };
}

export function Lesson({ page, failure }: ReturnType<typeof useTechnique>) {
  if (!page) return failure ? <Failure text={failure} /> : <p>{t("loading")}</p>;
  return (
    <article class="lesson">
      <p class="soft">{t("rating", { rating: decimal(page.rating) })}</p>
      <Part title={t("lookFor")} text={page.look} />
      <Part title={t("whyItWorks")} text={page.why} />
      {page.layers && (
        <figure>
          <h2>{t("techniqueExample")}</h2>
          <Board layers={page.layers} label={t("techniqueExample")} numbered />
          <figcaption>{page.step?.text}</figcaption>
        </figure>
      )}
    </article>
  );
}

const Part = ({ title, text }: { title: string; text: string }) =>
  text ? (
    <section>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  ) : null;
