// Further rules, switched on and off, and all rules of the puzzle in words.
import { t } from "../texts";
import { Select } from "./Select";
import { withBoxes, withOption, wordsIn } from "./sheet";
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
      <Boxes bench={bench} />
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

/** The shape of boxes, where there are any and they can have several. */
function Boxes({ bench }: { bench: Workbench }) {
  const size = bench.rows;
  const shapes = Array.from({ length: size }, (_, at) => at + 1)
    .filter((height) => size % height === 0 && height > 1 && height < size)
    .map((height) => `${height}×${size / height}`);
  if (bench.kind.regions !== "boxes" || bench.drawsRegions || shapes.length < 2) return null;
  const chosen = bench.sheet.value["boxes"] as readonly number[] | undefined;
  return (
    <Select
      label={t("boxes")}
      value={chosen?.join("×") ?? ""}
      onChange={(shape) => bench.change(withBoxes(bench.sheet.value, shape ? shape.split("×").map(Number) : undefined))}
      options={[["", t("usual")], ...shapes.map((shape) => [shape, shape] as const)]}
    />
  );
}
