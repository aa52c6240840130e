// Any number of things out of a list, folded away until somebody wants some of them.
import { t } from "../texts";

interface ChoicesProps {
  readonly label: string;
  readonly options: readonly (readonly [id: string, title: string])[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

export function Choices({ label, options, chosen, onChange }: ChoicesProps) {
  const change = (id: string, wanted: boolean): void => {
    const next = new Set(chosen);
    if (wanted) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  const titles = options.flatMap(([id, title]) => (chosen.has(id) ? [title] : []));
  return (
    <details class="fold">
      <summary>
        {label}: {titles.length ? titles.join(", ") : t("none")}
      </summary>
      <fieldset class="choices" aria-label={label}>
        {options.map(([id, title]) => (
          <label key={id} class="switch">
            <input type="checkbox" checked={chosen.has(id)} onChange={(event) => change(id, event.currentTarget.checked)} />
            <span>{title}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
