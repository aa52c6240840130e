// A technique in words, with an example on a board.
import { useEffect, useState } from "preact/hooks";
import { technique } from "../api/calls";
import type { TechniquePage } from "../api/types";
import { Board } from "../board/Board";
import { Dialog } from "../shell/Dialog";
import { reasonOf } from "../shell/notices";
import { lang, t } from "../texts";

export function TechniqueDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [page, setPage] = useState<TechniquePage | undefined>(undefined);
  const [failure, setFailure] = useState("");
  useEffect(() => {
    technique(id).then(setPage, (error: unknown) => setFailure(reasonOf(error)));
  }, [id, lang.value]);
  return (
    <Dialog title={page?.title ?? t("technique")} onClose={onClose}>
      {!page && <p>{failure || t("loading")}</p>}
      {page && (
        <>
          <p class="soft">{t("rating", { rating: page.rating })}</p>
          {page.text && <p>{page.text}</p>}
          {page.layers && (
            <figure>
              <Board layers={page.layers} label={t("techniqueExample")} numbered />
              <figcaption>{page.step?.text}</figcaption>
            </figure>
          )}
        </>
      )}
    </Dialog>
  );
}
