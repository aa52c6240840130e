// Regions drawn by dragging. A stroke that begins in no region makes one; one that begins in a region makes that larger.
import { nextLabel } from "./region-labels";

export type Labels = readonly string[];

interface Shape {
  readonly cols: number;
  /** Regions need not be in one piece. */
  readonly loose: boolean;
}

/** Labels after a stroke over cells. What it takes from others stays with them, each piece a region of its own. */
export function drawRegion(labels: Labels, stroke: readonly number[], shape: Shape): Labels {
  const first = stroke[0];
  if (first === undefined) return labels;
  if (stroke.length === 1) return tapped(labels, first, shape);
  const label = labels[first] || nextLabel(labels);
  const next = labels.map((other, cell) => (stroke.includes(cell) ? label : other));
  return shape.loose ? next : inPieces(next, shape.cols, label);
}

/** A cell that is touched alone leaves its region, and becomes one where it had none. */
function tapped(labels: Labels, cell: number, shape: Shape): Labels {
  const label = labels[cell] ? "" : nextLabel(labels);
  const next = labels.map((other, at) => (at === cell ? label : other));
  return shape.loose ? next : inPieces(next, shape.cols, label);
}

/** These cells as one region, whatever they were part of. */
export function asRegion(labels: Labels, cells: ReadonlySet<number>, shape: Shape): Labels {
  const label = nextLabel(labels);
  const next = labels.map((other, cell) => (cells.has(cell) ? label : other));
  return shape.loose ? next : inPieces(next, shape.cols, label);
}

/** Regions of what has none yet: each piece of it is one. */
export function fillRest(labels: Labels, cols: number, holes: ReadonlySet<number>): Labels {
  const next = [...labels];
  const free = new Set(labels.flatMap((label, cell) => (label || holes.has(cell) ? [] : [cell])));
  for (const piece of pieces(free, cols)) {
    const label = nextLabel(next);
    for (const cell of piece) next[cell] = label;
  }
  return next;
}

/** Cells without a region. */
export const freeCells = (labels: Labels, holes: ReadonlySet<number>): ReadonlySet<number> =>
  new Set(labels.flatMap((label, cell) => (label || holes.has(cell) ? [] : [cell])));

/** Regions by their labels. */
export function regionsOf(labels: Labels): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>();
  labels.forEach((label, cell) => {
    if (!label) return;
    const cells = found.get(label);
    if (cells) cells.add(cell);
    else found.set(label, new Set([cell]));
  });
  return found;
}

/** The same, but what a stroke has cut in two is two regions. */
function inPieces(labels: Labels, cols: number, kept: string): Labels {
  const next = [...labels];
  for (const [label, cells] of regionsOf(labels)) {
    if (label === kept) continue;
    const [, ...others] = pieces(cells, cols).sort((a, b) => b.size - a.size);
    for (const piece of others) {
      const fresh = nextLabel(next);
      for (const cell of piece) next[cell] = fresh;
    }
  }
  return next;
}

function pieces(cells: ReadonlySet<number>, cols: number): Set<number>[] {
  const rest = new Set(cells);
  const found: Set<number>[] = [];
  for (const start of cells) {
    if (!rest.delete(start)) continue;
    const piece = new Set([start]);
    for (const cell of piece)
      for (const other of beside(cell, cols)) if (rest.delete(other)) piece.add(other);
    found.push(piece);
  }
  return found;
}

export function beside(cell: number, cols: number): number[] {
  const col = cell % cols;
  return [cell - cols, cell + cols, ...(col ? [cell - 1] : []), ...(col < cols - 1 ? [cell + 1] : [])];
}
