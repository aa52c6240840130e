// A number that is chosen with two buttons, or typed.
import { Icon } from "../shell/Icon";
import { t } from "../texts";

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

export function Stepper({ label, value, least, most, onChange }: StepperProps) {
  const change = (next: number): void => {
    if (Number.isInteger(next)) onChange(Math.min(most, Math.max(least, next)));
  };
  return (
    <div class="field">
      <span>{label}</span>
      <div class="amount" role="group" aria-label={label}>
        <button type="button" class="plain" aria-label={`${label}: ${t("less")}`} disabled={value <= least} onClick={() => change(value - 1)}>
          <Icon name="minus" />
        </button>
        <input
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={value}
          aria-label={label}
          onChange={(event) => change(Number(event.currentTarget.value))}
        />
        <button type="button" class="plain" aria-label={`${label}: ${t("more")}`} disabled={value >= most} onClick={() => change(value + 1)}>
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}
