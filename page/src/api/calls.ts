// The questions that the page asks, one function each.
import { lang, t } from "../texts";
import { get, post, work } from "./client";
import type {
  Catalogue,
  Document,
  Explanation,
  ExplainProgress,
  Hint,
  Layers,
  Look,
  MadePuzzle,
  Outcome,
  PuzzleText,
  ReadPuzzle,
  Reason,
  TechniqueInfo,
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

/** All steps; `tell` hears of the board, and of each step as soon as it is found. */
export const explain = (
  puzzle: PuzzleText,
  uniqueness: boolean,
  tell: (progress: ExplainProgress) => void,
  signal?: AbortSignal,
): Promise<Explanation> => work("explain", { puzzle, uniqueness, draw: true, ...inWords() }, tell, signal);

export const technique = (id: string): Promise<TechniquePage> => get(`technique?id=${id}&lang=${lang.value}`);

/** A new puzzle of a kind, as hard as that. */
export async function generate(kind: string, level: string, signal?: AbortSignal): Promise<Document> {
  const made = await work<{ puzzles: readonly MadePuzzle[] }>("generate", { kind, level, ...inWords() }, ignore, signal);
  const [first] = made.puzzles;
  if (!first) throw new Error(t("madeNone"));
  return first.puzzle;
}

const ignore = (): void => undefined;

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

let ladder: { lang: string; answer: Promise<readonly TechniqueInfo[]> } | undefined;

/** All techniques, easiest first; asked for once per language. */
export function techniques(): Promise<readonly TechniqueInfo[]> {
  if (ladder?.lang !== lang.value) {
    const answer = get<{ techniques: readonly TechniqueInfo[] }>(`techniques?lang=${lang.value}`).then((all) => all.techniques);
    ladder = { lang: lang.value, answer };
    answer.catch(() => (ladder = undefined));
  }
  return ladder.answer;
}

/** What techniques are called, by their ids. */
export const techniqueTitles = async (): Promise<ReadonlyMap<string, string>> =>
  new Map((await techniques()).map(({ id, title }) => [id, title] as const));
