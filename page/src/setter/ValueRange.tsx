// The least and the greatest value of a puzzle whose rows have so many cells.
import { t } from "../texts";
import { Stepper } from "./Stepper";

/** Values at most. */
const MOST = 64;
const HIGHEST = 99;

interface ValueRangeProps {
  readonly size: number;
  readonly least: number;
  readonly greatest: number;
  readonly onChange: (least: number, greatest: number) => void;
}

export function ValueRange({ size, least, greatest, onChange }: ValueRangeProps) {
  return (
    <>
      <Stepper
        label={t("leastValue")}
        value={least}
        least={0}
        most={HIGHEST - (greatest - least)}
        onChange={(next) => onChange(next, greatest + next - least)}
      />
      <Stepper
        label={t("greatestValue")}
        value={greatest}
        least={least + size - 1}
        most={Math.min(HIGHEST, least + MOST - 1)}
        onChange={(next) => onChange(least, next)}
      />
    </>
  );
}
