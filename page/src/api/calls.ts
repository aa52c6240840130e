// The questions that the page asks, one function each.
import { lang } from "../texts";
import { ApiError, get, post, stream } from "./client";
import type {
  Catalogue,
  Document,
  Explanation,
  Hint,
  Layers,
  Look,
  Outcome,
  PuzzleText,
  ReadPuzzle,
  Reason,
  TechniquePage,
} from "./types";

const inWords = () => ({ lang: lang.value });

export const draw = (puzzle: PuzzleText, signal?: AbortSignal): Promise<Layers> =>
  post("draw", { puzzle, format: "layers", ...inWords() }, signal);

export const read = (text: string): Promise<{ puzzles: readonly ReadPuzzle[] }> => post("read", { text, ...inWords() });

export const readFile = (file: string, name: string): Promise<{ puzzles: readonly ReadPuzzle[] }> =>
  post("read", { file, name, ...inWords() });

export const look = (puzzle: PuzzleText, signal?: AbortSignal): Promise<Look> =>
  post("look", { puzzle, ...inWords() }, signal);

export const solve = (puzzle: PuzzleText): Promise<Outcome> => post("solve", { puzzle, ...inWords() });

/** All there is to tell at a position, in one answer. */
export const hint = (puzzle: PuzzleText, uniqueness: boolean, signal?: AbortSignal): Promise<Hint> =>
  post("hint", { puzzle, detail: 4, draw: true, uniqueness, ...inWords() }, signal);

export const reason = (puzzle: PuzzleText, cell: string, value: number, signal?: AbortSignal): Promise<Reason> =>
  post("reason", { puzzle, cell, value, draw: true, ...inWords() }, signal);

export const explain = (puzzle: PuzzleText, uniqueness: boolean, signal?: AbortSignal): AsyncGenerator<Explanation> =>
  stream("explain", { puzzle, uniqueness, draw: true, ...inWords() }, signal);

export const technique = (id: string): Promise<TechniquePage> => get(`technique/${id}?lang=${lang.value}`);

/** A new puzzle of a kind, as hard as that. */
export async function generate(kind: string, level: string, signal?: AbortSignal): Promise<Document> {
  for await (const piece of stream<{ result?: Document }>("generate", { kind, level, ...inWords() }, signal))
    if (piece.result) return piece.result;
  throw new ApiError("", 0);
}

let known: { lang: string; answer: Promise<Catalogue> } | undefined;

/** Kinds, options, tools and notations, asked for once per language. */
export function catalogue(): Promise<Catalogue> {
  if (known?.lang !== lang.value) {
    const answer = get<Catalogue>(`kinds?lang=${lang.value}`);
    known = { lang: lang.value, answer };
    answer.catch(() => (known = undefined));
  }
  return known.answer;
}
