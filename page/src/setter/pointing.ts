// Which part of the board a point of the screen means: a cell, an edge, a corner, a place beside the grid.
import type { Gesture, Layers } from "../api/types";
import type { Side, Spot } from "./words";

/** A point in cells: 0 0 is the upper left corner of the grid, 0.5 0.5 the middle of its first cell. */
export interface GridPoint {
  readonly x: number;
  readonly y: number;
}

/** How near to the middle of a cell a line has to pass, so that it can run between others from corner to corner. */
const NEAR = 0.42;

export function pointAt(picture: SVGSVGElement, layers: Layers, event: { clientX: number; clientY: number }): GridPoint | undefined {
  const matrix = picture.getScreenCTM();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x: x / layers.cell, y: y / layers.cell };
}

export function cellAt({ x, y }: GridPoint, { rows, cols }: Layers): number {
  const [row, col] = [Math.floor(y), Math.floor(x)];
  return row < 0 || col < 0 || row >= rows || col >= cols ? -1 : row * cols + col;
}

/** The spot that one touch names, for gestures that need no more. */
export function touched(gesture: Gesture, point: GridPoint, layers: Layers): Spot | undefined {
  switch (gesture) {
    case "pair":
      return pairAt(point, layers);
    case "corner":
      return cornerAt(point, layers);
    case "outside":
      return outsideAt(point, layers);
    default: {
      const cell = cellAt(point, layers);
      return cell < 0 ? undefined : { cells: [cell] };
    }
  }
}

/** The two neighbours whose common edge is nearest. */
function pairAt(point: GridPoint, layers: Layers): Spot | undefined {
  const cell = cellAt(point, layers);
  if (cell < 0) return undefined;
  const { cols, rows } = layers;
  const [row, col] = [Math.floor(cell / cols), cell % cols];
  const [x, y] = [point.x - col, point.y - row];
  const sides = [
    { away: x, other: cell - 1, there: col > 0 },
    { away: 1 - x, other: cell + 1, there: col < cols - 1 },
    { away: y, other: cell - cols, there: row > 0 },
    { away: 1 - y, other: cell + cols, there: row < rows - 1 },
  ].filter(({ there }) => there);
  const nearest = sides.sort((a, b) => a.away - b.away)[0];
  return nearest && { cells: [Math.min(cell, nearest.other), Math.max(cell, nearest.other)] };
}

/** The four cells around the nearest corner. */
function cornerAt({ x, y }: GridPoint, { rows, cols }: Layers): Spot | undefined {
  const [col, row] = [Math.round(x), Math.round(y)];
  if (col < 1 || row < 1 || col >= cols || row >= rows) return undefined;
  const first = (row - 1) * cols + col - 1;
  return { cells: [first, first + 1, first + cols + 1, first + cols] };
}

function outsideAt({ x, y }: GridPoint, { rows, cols }: Layers): Spot | undefined {
  const [row, col] = [Math.floor(y), Math.floor(x)];
  const within = row >= 0 && row < rows;
  const along = col >= 0 && col < cols;
  if (within === along) return undefined;
  const side: Side = within ? (col < 0 ? "left" : "right") : row < 0 ? "top" : "bottom";
  return { cells: [], outside: { side, line: (within ? row : col) + 1 } };
}

/** The cells that a stroke from one point to another enters, in turn; with `exact`, only those it passes the middle of. */
export function crossed(from: GridPoint, to: GridPoint, layers: Layers, exact: boolean): number[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) * 6));
  const found: number[] = [];
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    const cell = cellAt(point, layers);
    const off = Math.hypot(point.x - Math.floor(point.x) - 0.5, point.y - Math.floor(point.y) - 0.5);
    if (cell >= 0 && (!exact || off < NEAR) && found.at(-1) !== cell) found.push(cell);
  }
  return found;
}

/** A line with a cell more; going back takes the last one away. */
export function extended(line: readonly number[], cell: number, closes: boolean): readonly number[] {
  if (line.at(-1) === cell) return line;
  if (line.at(-2) === cell) return line.slice(0, -1);
  if (!line.includes(cell)) return [...line, cell];
  return closes && line[0] === cell && line.length > 2 ? [...line, cell] : line;
}
