// Where things stand in a cell, in units of the picture, seen from the middle of the cell.

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Marks {
  readonly scale: number;
  readonly places: readonly Place[];
}

/** The width of a number as it is drawn, with the gap to the next. */
const advance = (value: number): number => (value < 10 ? 16.8 : 30);

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
const EDGE = 16.5;

/** Marks along the edge of a cell; where a number is printed in its corner, that place is left out. */
export function cornerMarks(values: readonly number[], cell: number, written: boolean): Marks {
  const wide = values.some((value) => value > 9);
  const places = written ? CORNERS.slice(1) : CORNERS;
  if (values.length > places.length) return gridMarks(values, Math.max(...values), cell);
  const scale = wide ? 0.33 : 0.38;
  const edge = (EDGE * cell) / 48;
  const chosen = values.map((_, index) => places[index] ?? { x: 0, y: 0 });
  chosen.sort((a, b) => a.y - b.y || a.x - b.x);
  return { scale, places: chosen.map(({ x, y }) => ({ x: (x * edge) / scale, y: (y * edge) / scale })) };
}

/** Marks in the middle of a cell, in one line or, when they are many, in several. */
export function centreMarks(values: readonly number[], cell: number): Marks {
  const lines = values.length > 10 ? Math.ceil(values.length / 6) : values.length > 5 ? 2 : 1;
  const long = Math.ceil(values.length / lines);
  const widths = Array.from({ length: lines }, (_, line) =>
    values.slice(line * long, (line + 1) * long).reduce((sum, value) => sum + advance(value), 0),
  );
  const scale = Math.min(0.43, (cell * 0.88) / Math.max(...widths));
  const places: Place[] = [];
  for (let line = 0; line < lines; line += 1) {
    let x = -(widths[line] ?? 0) / 2;
    for (const value of values.slice(line * long, (line + 1) * long)) {
      places.push({ x: x + advance(value) / 2, y: 30 * (line - (lines - 1) / 2) });
      x += advance(value);
    }
  }
  return { scale, places };
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
