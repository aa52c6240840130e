// The board of a puzzle that is being set: what was drawn by the server, and what a finger does on it.
import { useMemo, useRef } from "preact/hooks";
import type { Layers } from "../api/types";
import { Board } from "../board/Board";
import { Given, Marks, Value } from "../board/Marks";
import { shownAs, valueFor } from "../board/shown";
import { cellOf } from "../board/names";
import { Outlined, Tinted } from "../board/Tints";
import { settings } from "../browser/settings";
import { lang } from "../texts";
import { cellNames } from "./labels";
import { cellAt, crossed, extended, type GridPoint, pointAt, touched } from "./pointing";
import { givensIn, holesIn } from "./sheet";
import { StrokeLine } from "./StrokeLine";
import { cellsAbout, spotOf } from "./words";
import type { Workbench } from "./workbench";

const BESIDE = 1.1;

export function SetterBoard({ bench, focus }: { bench: Workbench; focus: number }) {
  const layers = bench.layers.value;
  const handlers = useStrokes(bench);
  const sheet = bench.sheet.value;
  const nameIn = useMemo(() => cellNames(bench), [sheet, layers, lang.value]);
  const room = useMemo(() => layers && withRoom(layers, isBeside(bench)), [layers, isBeside(bench)]);
  if (!layers || !room) return null;
  return (
    <Board
      numbered={settings.value.coordinates}
      layers={room}
      label={layers.title}
      below={<Below bench={bench} side={layers.cell} />}
      above={<Above bench={bench} layers={layers} />}
      handlers={handlers}
      cells={{
        cursor: bench.cursor.value,
        selected: bench.selected.value,
        holes: holesIn(sheet),
        focus,
        label: nameIn,
      }}
    />
  );
}

/** Whether the tool in hand works beside the grid. */
const isBeside = (bench: Workbench): boolean =>
  (bench.mode.value === "clues" && bench.tool.value?.gesture === "outside") ||
  (bench.mode.value === "erase" && bench.clues.all().some(({ word }) => spotOf(word, 1).outside));

/** The same picture with room around the grid, for fingers. */
function withRoom(layers: Layers, wanted: boolean): Layers {
  if (!wanted) return layers;
  const [x, y, width, height] = layers.viewBox;
  const beside = BESIDE * layers.cell;
  const left = Math.min(x, -beside);
  const top = Math.min(y, -beside);
  const right = Math.max(x + width, layers.cols * layers.cell + beside);
  const bottom = Math.max(y + height, layers.rows * layers.cell + beside);
  return { ...layers, viewBox: [left, top, right - left, bottom - top] };
}

function Below({ bench, side }: { bench: Workbench; side: number }) {
  const { cols } = bench;
  const { sketch, diagnosis } = bench.findings.value;
  const clashing = useMemo(() => {
    const free = bench.free.value;
    // A region that has too few cells may still grow.
    const least = bench.kind.square && free.size ? bench.rows : 0;
    const named = [...(sketch?.problems ?? []), ...(diagnosis?.problems ?? [])].flatMap(({ cells }) =>
      cells && (cells.length >= least || cells.length === 1) ? cells : [],
    );
    const clues = diagnosis?.conflict?.clues.flatMap((word) => cellsAbout(word, bench.rows, cols)) ?? [];
    return new Set([...named.map((name) => cellOf(name, cols)), ...clues].filter((cell) => !free.has(cell)));
  }, [sketch, diagnosis]);
  const varying = useMemo(() => {
    const cells = Object.keys(diagnosis?.ambiguity?.vary ?? {}).map((name) => cellOf(name, cols));
    const open = givensIn(bench.sheet.value).filter((given) => !given).length - holesIn(bench.sheet.value).size;
    // Where most cells vary, to mark them says nothing.
    return cells.length <= open / 2 ? new Set(cells) : NONE;
  }, [diagnosis]);
  return (
    <>
      <Tinted cells={bench.free.value} cols={cols} side={side} look="own-free" />
      <Tinted cells={varying} cols={cols} side={side} look="own-varying" />
      <Tinted cells={clashing} cols={cols} side={side} look="own-conflict" />
      <Tinted cells={new Set(bench.stroke.value)} cols={cols} side={side} look="own-selected" />
      <Tinted cells={chosen(bench)} cols={cols} side={side} look="own-selected" />
    </>
  );
}

/** Cells that what is done next is done to. */
function chosen(bench: Workbench): ReadonlySet<number> {
  const pending = bench.clues.pending.value;
  if (pending) return new Set(pending.spot.cells);
  return bench.mode.value === "givens" || bench.selected.value.size > 1 ? bench.selected.value : NONE;
}

const NONE: ReadonlySet<number> = new Set();

/** What the server has not drawn yet, or never draws: a number that was just typed is seen at once. */
function Above({ bench, layers }: { bench: Workbench; layers: Layers }) {
  const { cols } = bench;
  const drawn = layers.givens.flat();
  const candidates = bench.candidates.value ? bench.findings.value.candidates : undefined;
  return (
    <>
      {candidates?.map((values, cell) =>
        drawn[cell] || !values.length ? null : values.length === 1 ? (
          <Value key={cell} cell={cell} cols={cols} side={layers.cell} number={values[0] ?? 0} look="found" />
        ) : (
          <Marks
            key={cell}
            cell={cell}
            cols={cols}
            side={layers.cell}
            corner={[]}
            centre={[]}
            candidates={values.map((number) => valueFor(number, layers.first))}
            size={layers.size}
            first={layers.first}
            written={false}
          />
        ),
      )}
      {givensIn(bench.sheet.value).map((given, cell) =>
        given && !drawn[cell] ? <Given key={`g${cell}`} cell={cell} cols={cols} side={layers.cell} number={shownAs(given, layers.first)} /> : null,
      )}
      <StrokeLine bench={bench} layers={layers} />
      <Outlined cells={chosen(bench)} cols={cols} side={layers.cell} look="own-outline" />
    </>
  );
}

/** Pointers: a touch names a spot, a stroke names cells. */
function useStrokes(bench: Workbench) {
  const last = useRef<GridPoint | undefined>(undefined);
  const start = (event: PointerEvent): GridPoint | undefined => {
    const layers = bench.layers.value;
    return layers && event.button <= 0 ? pointAt(event.currentTarget as SVGSVGElement, layers, event) : undefined;
  };
  const finish = (): void => {
    last.current = undefined;
    const stroke = bench.stroke.value;
    bench.stroke.value = [];
    if (!stroke.length) return;
    if (bench.mode.value === "regions") bench.draw(stroke);
    else if (bench.mode.value === "clues") bench.clues.place({ cells: stroke });
  };
  return {
    onPointerDown(event: PointerEvent) {
      const layers = bench.layers.value;
      const point = start(event);
      if (!layers || !point || !event.isPrimary) return;
      event.preventDefault();
      const cell = cellAt(point, layers);
      const picture = event.currentTarget as SVGSVGElement;
      picture.setPointerCapture(event.pointerId);
      begin(bench, point, layers, cell, event.shiftKey || event.ctrlKey || event.metaKey);
      last.current = point;
      if (cell >= 0) picture.querySelector<SVGElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });
    },
    onPointerMove(event: PointerEvent) {
      const layers = bench.layers.value;
      const from = last.current;
      if (!layers || !from || !event.isPrimary) return;
      const to = pointAt(event.currentTarget as SVGSVGElement, layers, event);
      if (!to) return;
      const exact = bench.mode.value === "clues" && bench.tool.value?.gesture !== "cells";
      for (const cell of crossed(from, to, layers, exact)) enter(bench, cell);
      last.current = to;
    },
    onPointerUp: finish,
    onPointerCancel() {
      last.current = undefined;
      bench.stroke.value = [];
    },
  };
}

/** A touch: what it means depends on the tool. */
function begin(bench: Workbench, point: GridPoint, layers: Layers, cell: number, more: boolean): void {
  const gesture = bench.tool.value?.gesture;
  switch (bench.mode.value) {
    case "givens":
      if (cell >= 0) bench.select(more ? [...bench.selected.value, cell] : [cell], cell);
      return;
    case "holes":
      if (cell >= 0) bench.switchHole(cell);
      break;
    case "erase": {
      const spot = touched(cell < 0 ? "outside" : "cell", point, layers);
      if (spot) bench.clues.eraseAt(spot);
      break;
    }
    case "regions":
      bench.stroke.value = cell < 0 ? [] : [cell];
      break;
    case "clues":
      if (gesture === "cells" || gesture === "line" || gesture === "path") bench.stroke.value = cell < 0 ? [] : [cell];
      else if (gesture === "look") {
        const direction = bench.clues.direction.value ?? bench.tool.value?.directions[0];
        if (cell >= 0 && direction) bench.clues.place({ cells: [cell], direction });
      } else if (gesture) {
        const spot = touched(gesture, point, layers);
        if (spot) bench.clues.place(spot);
      }
  }
  if (cell >= 0) bench.select([cell], cell);
}

/** A stroke reaches another cell. */
function enter(bench: Workbench, cell: number): void {
  if (bench.mode.value === "givens") {
    bench.select([...bench.selected.value, cell], cell);
    return;
  }
  const stroke = bench.stroke.value;
  if (!stroke.length) return;
  const tool = bench.mode.value === "clues" ? bench.tool.value : undefined;
  if (tool && tool.gesture !== "cells") bench.stroke.value = extended(stroke, cell, tool.closes);
  else if (!stroke.includes(cell)) bench.stroke.value = [...stroke, cell];
}
