// Puzzles that are pasted where others are gathered or set.
import { useState } from "preact/hooks";
import { t } from "../texts";

interface PastedProps {
  /** What the button says. */
  readonly action: string;
  readonly onAdd: (text: string) => Promise<void>;
}

export function Pasted({ action, onAdd }: PastedProps) {
  const [text, setText] = useState("");
  return (
    <details class="fold">
      <summary>{t("bring")}</summary>
      <textarea
        value={text}
        rows={4}
        spellcheck={false}
        aria-label={t("bring")}
        placeholder={t("bringExample")}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="button" class="button" disabled={!text.trim()} onClick={() => void onAdd(text).then(() => setText(""))}>
        {action}
      </button>
    </details>
  );
}
