// What the puzzle is called, and who made it.
import { t } from "../texts";
import { withTitle } from "./sheet";
import type { Workbench } from "./workbench";

export function Titles({ bench }: { bench: Workbench }) {
  const sheet = bench.sheet.value;
  return (
    <details class="fold">
      <summary>{t("titleAndAuthor")}</summary>
      {(["title", "author"] as const).map((field) => (
        <label key={field} class="field">
          <span>{t(field)}</span>
          <input
            type="text"
            value={sheet[field] ?? ""}
            maxLength={120}
            onInput={(event) => bench.change(withTitle(bench.sheet.value, field, event.currentTarget.value), field)}
          />
        </label>
      ))}
    </details>
  );
}
