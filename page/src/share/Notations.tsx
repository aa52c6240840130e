// The puzzle in another notation, with all that it cannot carry told.
import { useEffect, useState } from "preact/hooks";
import { ApiError } from "../api/client";
import { convert, type Converted } from "../api/setting";
import type { Document, Named } from "../api/types";
import { Failure } from "../shell/Failure";
import { reasonOf } from "../shell/notices";
import { t } from "../texts";
import { Copyable } from "./Copyable";

const REFUSED = 422;

export function Notations({ puzzle, notations }: { puzzle: Document; notations: readonly Named[] }) {
  const [to, setTo] = useState(() => (notations.find(({ id }) => id === "text") ?? notations[0])?.id ?? "");
  const [answer, setAnswer] = useState<Converted | undefined>(undefined);
  const [failure, setFailure] = useState("");
  useEffect(() => {
    let left = false;
    setFailure("");
    converted(puzzle, to).then(
      (found) => left || setAnswer(found),
      (error: unknown) => {
        if (left) return;
        setAnswer(undefined);
        setFailure(reasonOf(error));
      },
    );
    return () => {
      left = true;
    };
  }, [puzzle, to]);
  return (
    <section class="share-part">
      <h3>{t("notation")}</h3>
      <select aria-label={t("notation")} value={to} onChange={(event) => setTo(event.currentTarget.value)}>
        {notations.map(({ id, title }) => (
          <option key={id} value={id}>
            {id} · {title}
          </option>
        ))}
      </select>
      {answer && <Copyable text={answer.text.trimEnd()} label={t("notation")} />}
      <div role="status">
        {answer && answer.losses.length > 0 && (
          <p class="failure">
            {t("losses")} {answer.losses.join(", ")}
          </p>
        )}
        <Failure text={failure} />
      </div>
    </section>
  );
}

/** The puzzle in that notation; if it cannot carry all of it, without the rest, and that is told. */
async function converted(puzzle: Document, to: string): Promise<Converted> {
  try {
    return await convert(puzzle, to, false);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== REFUSED) throw error;
    const found = await convert(puzzle, to, true);
    return found.losses.length ? found : { ...found, losses: [error.message] };
  }
}
