// A text to be copied at a touch.
import { useRef, useState } from "preact/hooks";
import { announce } from "../browser/announcer";
import { Icon } from "../shell/Icon";
import { t } from "../texts";

export function Copyable({ text, label }: { text: string; label: string }) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [done, setDone] = useState("");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Where a page may not write there by itself, the browser does it with what is selected.
      field.current?.select();
      document.execCommand("copy");
    }
    setDone(text);
    announce(t("copied"));
  };
  const given = {
    ref: field,
    readOnly: true,
    "aria-label": label,
    value: text,
    spellcheck: false,
    onFocus: () => field.current?.select(),
  };
  return (
    <div class="copyable">
      {text.includes("\n") ? (
        <textarea {...given} rows={Math.min(6, text.split("\n").length)} />
      ) : (
        <input {...given} type="text" />
      )}
      <button type="button" class="button" disabled={!text} onClick={() => void copy()}>
        <Icon name={done === text && text ? "check" : "copy"} />
        <span>{done === text && text ? t("copied") : t("copy")}</span>
      </button>
    </div>
  );
}
