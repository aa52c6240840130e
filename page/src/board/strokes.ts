// Numbers as path data. All marks of a cell are one path: a board full of marks has a thousand digits, and as many
// elements would take longer to paint than a frame.
import type { Place } from "./places";
import { SHAPE } from "./markup";

/** A command of path data with its numbers; those of an odd place are heights, but for commands of one direction. */
interface Stroke {
  readonly command: string;
  readonly numbers: readonly number[];
}

const known = new Map<string, readonly Stroke[]>();

/** The numbers at their places. */
export const written = (values: readonly number[], places: readonly Place[]): string =>
  values.map((value, at) => asPath(shaped(String(value)), places[at] ?? { x: 0, y: 0 })).join("");

/** How a number is drawn around 0,0: a shape that the page keeps is a path, or several others beside each other. */
function shaped(name: string): readonly Stroke[] {
  const before = known.get(name);
  if (before) return before;
  const shape = document.getElementById(SHAPE + name);
  if (!shape) return [];
  const scale = Number(/scale\(([\d.]+)\)/.exec(shape.getAttribute("transform") ?? "")?.[1] ?? 1);
  const strokes = [...(shape.tagName === "path" ? parsed(shape.getAttribute("d") ?? "") : partsOf(shape))].map((stroke) => moved(stroke, 0, 0, scale));
  known.set(name, strokes);
  return strokes;
}

const partsOf = (shape: Element): readonly Stroke[] =>
  [...shape.children].flatMap((use) => {
    const name = (use.getAttribute("href") ?? "").slice(1 + SHAPE.length);
    return shaped(name).map((stroke) => moved(stroke, Number(use.getAttribute("x") ?? 0), 0, 1));
  });

function parsed(path: string): readonly Stroke[] {
  return [...path.matchAll(/([A-Z])([^A-Z]*)/g)].map(([, command = "", rest = ""]) => ({
    command,
    numbers: (rest.match(/-?(?:\d+(?:\.\d+)?|\.\d+)/g) ?? []).map(Number),
  }));
}

function moved({ command, numbers }: Stroke, x: number, y: number, scale: number): Stroke {
  const isHeight = (at: number): boolean => command === "V" || (command !== "H" && at % 2 === 1);
  return { command, numbers: numbers.map((number, at) => number * scale + (isHeight(at) ? y : x)) };
}

const asPath = (strokes: readonly Stroke[], { x, y }: Place): string =>
  strokes
    .map((stroke) => {
      const { command, numbers } = moved(stroke, x, y, 1);
      return command + numbers.map((number) => Math.round(number * 100) / 100).join(" ");
    })
    .join("");
