// Further rules, switched on and off, and all rules of the puzzle in words.
import { t } from "../texts";
import { withOption, wordsIn } from "./sheet";
import type { Workbench } from "./workbench";

export function Options({ bench }: { bench: Workbench }) {
  const sheet = bench.sheet.value;
  const chosen = wordsIn(sheet, "options");
  const rules = bench.layers.value?.rules ?? [];
  return (
    <details class="fold">
      <summary>
        {t("rules")}
        {chosen.length > 0 && <small class="badge">+{chosen.length}</small>}
      </summary>
      {rules.map((rule) => (
        <p key={rule} class="soft">
          {rule}
        </p>
      ))}
      <div class="switches">
        {bench.catalogue.options
          .filter(({ id }) => !bench.kind.options.includes(id))
          .map(({ id, summary }) => (
            <label key={id} class="switch">
              <input
                type="checkbox"
                role="switch"
                checked={chosen.includes(id)}
                onChange={(event) => bench.change(withOption(bench.sheet.value, id, event.currentTarget.checked))}
              />
              <span>{summary}</span>
            </label>
          ))}
      </div>
    </details>
  );
}
