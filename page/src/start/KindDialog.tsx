// One kind: its rules in a sentence, and the ways to a puzzle of it.
import { useEffect, useRef, useState } from "preact/hooks";
import { generate } from "../api/calls";
import type { KindInfo, Named } from "../api/types";
import { Dialog } from "../shell/Dialog";
import { Failure } from "../shell/Failure";
import { Icon } from "../shell/Icon";
import { reasonOf } from "../shell/notices";
import { play } from "../shell/opening";
import { rulesOf } from "../shell/rules";
import { t } from "../texts";

interface KindDialogProps {
  readonly kind: KindInfo;
  readonly levels: readonly Named[];
  readonly onClose: () => void;
}

export function KindDialog({ kind, levels, onClose }: KindDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const request = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => request.current?.abort(), []);
  const make = async (level: string): Promise<void> => {
    const mine = new AbortController();
    request.current = mine;
    setBusy(true);
    setFailure("");
    try {
      play(await generate(kind.id, level, mine.signal), kind.title);
    } catch (error) {
      if (!mine.signal.aborted) setFailure(reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  const [example] = kind.documents;
  return (
    <Dialog title={kind.title} onClose={onClose}>
      <p>{rulesOf(kind, kind.size)}</p>
      <h3>{t("newPuzzle")}</h3>
      {busy ? (
        <div class="row">
          <p class="busy">{t("making")}</p>
          <button type="button" class="button" onClick={() => request.current?.abort()}>
            {t("cancel")}
          </button>
        </div>
      ) : (
        <div class="row levels">
          {levels.map((level) => (
            <button key={level.id} type="button" class="button" onClick={() => void make(level.id)}>
              {capital(level.title)}
            </button>
          ))}
        </div>
      )}
      <Failure text={failure} />
      <div class="row apart">
        {example && (
          <button type="button" class="button" onClick={() => play(example, kind.title)}>
            <Icon name="play" />
            <span>{t("example")}</span>
          </button>
        )}
        <a class="button" href={`#set/kind=${kind.id}`}>
          <Icon name="pencil" />
          <span>{t("typeIn")}</span>
        </a>
      </div>
    </Dialog>
  );
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
