// The questions that the page asks, one function each.
import { lang } from "../texts";
import { get, post } from "./client";
import type { Catalogue, Layers, Look, Outcome, PuzzleText, ReadPuzzle } from "./types";

const inWords = () => ({ lang: lang.value });

export const draw = (puzzle: PuzzleText, signal?: AbortSignal): Promise<Layers> =>
  post("draw", { puzzle, format: "layers", ...inWords() }, signal);

export const read = (text: string): Promise<{ puzzles: readonly ReadPuzzle[] }> => post("read", { text, ...inWords() });

export const readFile = (file: string, name: string): Promise<{ puzzles: readonly ReadPuzzle[] }> =>
  post("read", { file, name, ...inWords() });

export const look = (puzzle: PuzzleText, signal?: AbortSignal): Promise<Look> =>
  post("look", { puzzle, ...inWords() }, signal);

export const solve = (puzzle: PuzzleText): Promise<Outcome> => post("solve", { puzzle, ...inWords() });

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
