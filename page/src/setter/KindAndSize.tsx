// Another kind or size for a puzzle that was begun; what would not fit is said before.
import { useState } from "preact/hooks";
import { t } from "../texts";
import { reshaped } from "./reshaping";
import { Select } from "./Select";
import { Stepper } from "./Stepper";
import { ValueRange } from "./ValueRange";
import type { Workbench } from "./workbench";

const LEAST = 2;
const MOST = 64;
/** Things that are named; of more, the rest is an ellipsis. */
const NAMED = 12;

export function KindAndSize({ bench }: { bench: Workbench }) {
  const [wanted, setWanted] = useState<{ kind?: string; rows?: number; cols?: number; least?: number; greatest?: number }>({});
  const kind = bench.catalogue.kinds.find(({ id }) => id === wanted.kind) ?? bench.kind;
  const rows = wanted.rows ?? bench.rows;
  const cols = kind.square ? rows : (wanted.cols ?? bench.cols);
  const [first, last] = bench.sheet.value.values ?? [1, bench.rows];
  const least = wanted.least ?? first;
  const greatest = Math.max(wanted.greatest ?? last + rows - bench.rows, least + rows - 1);
  const sameValues = !kind.square || (least === first && greatest === last);
  const same = kind.id === bench.kind.id && rows === bench.rows && cols === bench.cols && sameValues;
  const { sheet, lost } = reshaped(bench.sheet.value, { kind, rows, cols, values: [least, greatest] }, t("setRegions"));
  const change = (more: typeof wanted): void => setWanted({ ...wanted, ...more });
  return (
    <details class="fold">
      <summary>{t("kindAndSize")}</summary>
      <Select
        label={t("kind")}
        value={kind.id}
        onChange={(id) => change({ kind: id })}
        options={bench.catalogue.kinds.map(({ id, title }) => [id, title] as const)}
      />
      {kind.square ? (
        <>
          <Stepper label={t("size")} value={rows} least={LEAST} most={MOST} onChange={(next) => change({ rows: next, cols: next })} />
          <ValueRange size={rows} least={least} greatest={greatest} onChange={(low, high) => change({ least: low, greatest: high })} />
        </>
      ) : (
        <>
          <Stepper label={t("rows")} value={rows} least={LEAST} most={MOST} onChange={(next) => change({ rows: next })} />
          <Stepper label={t("columns")} value={cols} least={LEAST} most={MOST} onChange={(next) => change({ cols: next })} />
        </>
      )}
      {!same && lost.length > 0 && (
        <p class="failure" role="status">
          {t("wouldLose", { things: lost.slice(0, NAMED).join(", ") + (lost.length > NAMED ? " …" : "") })}
        </p>
      )}
      <button
        type="button"
        class="button"
        disabled={same}
        onClick={() => {
          setWanted({});
          bench.change(sheet);
        }}
      >
        {t("changeKind")}
      </button>
    </details>
  );
}
