// A text to be copied at a touch.
import { useRef, useState } from "preact/hooks";
import { announce } from "../browser/announcer";
import { Icon } from "../shell/Icon";
import { t } from "../texts";

export function Copyable({ text, label }: { text: string; label: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
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
  return (
    <div class="copyable">
      <textarea
        ref={field}
        readOnly
        rows={Math.min(6, text.split("\n").length + (text.length > 60 ? 1 : 0))}
        aria-label={label}
        value={text}
        spellcheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="button" disabled={!text} onClick={() => void copy()}>
        <Icon name={done === text && text ? "check" : "copy"} />
        <span>{done === text && text ? t("copied") : t("copy")}</span>
      </button>
    </div>
  );
}
