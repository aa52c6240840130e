// Where things stand in a cell, in units of the picture, seen from the middle of the cell.

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Marks {
  readonly scale: number;
  readonly places: readonly Place[];
}

const isWide = (value: number): boolean => value > 9;

/** The width of a number as it is drawn, with the gap to the next: where there are values over 9 a larger one, or 1 2 reads as 12. */
const advance = (value: number, spaced: boolean): number => (isWide(value) ? 30 : 16.8) + (spaced ? 9 : 0);

const CORNERS: readonly Place[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
];
/** From the middle of a cell to marks at its edge; where cages are drawn inside of cells, marks keep clear of them. */
const EDGE = 16.5;
const EDGE_IN_CAGES = 13.5;

/** Marks along the edge of a cell; where a number is `written` in its corner, that place is left out. */
export function cornerMarks(values: readonly number[], size: number, cell: number, written: boolean, caged: boolean): Marks {
  const wide = values.some(isWide);
  const places = written ? CORNERS.slice(1) : CORNERS;
  if (values.length > places.length) return edgeMarks(values, size, cell);
  const scale = wide ? 0.33 : 0.38;
  const edge = ((caged ? EDGE_IN_CAGES : EDGE) * cell) / 48;
  const chosen = values.map((_, index) => places[index] ?? { x: 0, y: 0 });
  chosen.sort((a, b) => a.y - b.y || a.x - b.x);
  return { scale, places: chosen.map(({ x, y }) => ({ x: (x * edge) / scale, y: (y * edge) / scale })) };
}

/** More marks than corners and edges have places: in two lines, above and below the middle. */
function edgeMarks(values: readonly number[], size: number, cell: number): Marks {
  const half = Math.ceil(values.length / 2);
  const lines = [values.slice(0, half), values.slice(half)];
  const wide = isWide(size);
  const widest = Math.max(...lines.map((line) => widthOf(line, wide)));
  const scale = Math.min(0.36, (cell * 0.88) / widest);
  const edge = (EDGE * cell) / 48 / scale;
  return { scale, places: lines.flatMap((line, at) => lineUp(line, wide, at ? edge : -edge)) };
}

const widthOf = (values: readonly number[], spaced: boolean): number =>
  values.reduce((sum, value) => sum + advance(value, spaced), 0);

/** Places beside each other, around the middle. */
function lineUp(values: readonly number[], spaced: boolean, y: number): Place[] {
  let x = -widthOf(values, spaced) / 2;
  return values.map((value) => {
    const width = advance(value, spaced);
    x += width;
    return { x: x - width / 2, y };
  });
}

/** Marks in the middle of a cell, in one line or, when they are many, in several. */
export function centreMarks(values: readonly number[], size: number, cell: number): Marks {
  const wide = isWide(size);
  const count = linesFor(values.length, wide);
  const long = Math.ceil(values.length / count);
  const lines = Array.from({ length: count }, (_, line) => values.slice(line * long, (line + 1) * long));
  const scale = Math.min(0.43, (cell * 0.88) / Math.max(...lines.map((line) => widthOf(line, wide))));
  return { scale, places: lines.flatMap((line, at) => lineUp(line, wide, 30 * (at - (count - 1) / 2))) };
}

function linesFor(length: number, wide: boolean): number {
  if (wide) return Math.ceil(length / (length > 9 ? 4 : 3));
  return length > 10 ? Math.ceil(length / 6) : length > 5 ? 2 : 1;
}

/** Marks each at the place of its own value, as candidates stand. */
export function gridMarks(values: readonly number[], size: number, cell: number): Marks {
  const columns = Math.ceil(Math.sqrt(size));
  const rows = Math.ceil(size / columns);
  const apart = 34;
  const scale = cell / Math.max(96, 43 * columns);
  const places = values.map((value) => ({
    x: apart * (((value - 1) % columns) - (columns - 1) / 2),
    y: apart * (Math.floor((value - 1) / columns) - (rows - 1) / 2),
  }));
  return { scale, places };
}
