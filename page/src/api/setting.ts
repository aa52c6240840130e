// The questions of those who set, make and share puzzles.
import { lang } from "../texts";
import { bytes, post, work } from "./client";
import type { Document, Layers, Problem, Status } from "./types";

const inWords = () => ({ lang: lang.value });

/** A puzzle that is still being set, as far as it can be drawn, and what is wrong with it so far. */
export interface Sketch {
  readonly layers: Layers;
  readonly problems: readonly Problem[];
  readonly unread: readonly string[];
}

export interface Count {
  readonly status: Status;
  readonly at_least: number;
  readonly complete: boolean;
}

/** Clues to take away and to put in their place. */
export interface Repair {
  readonly remove: readonly string[];
  readonly add: readonly string[];
  readonly unique: boolean;
}

export interface Diagnosis {
  readonly ok: boolean;
  readonly status: Status;
  readonly problems: readonly Problem[];
  readonly messages: readonly string[];
  readonly conflict: { readonly clues: readonly string[]; readonly repairs: readonly Repair[]; readonly slips: readonly Repair[] } | null;
  readonly ambiguity: {
    readonly count: number;
    readonly complete: boolean;
    readonly vary: Readonly<Record<string, readonly number[]>>;
    readonly completions: readonly (readonly string[])[];
  } | null;
}

export interface Rating {
  readonly rating: number;
  readonly effort: number;
  readonly level: string;
  readonly hardest: string;
  readonly steps: number;
  readonly path?: readonly (readonly [rating: number, left: number])[];
}

export interface Made {
  readonly number: number;
  readonly rating: number;
  readonly reached: string;
  readonly met: boolean;
  readonly puzzle: Document;
}

export interface MadeList {
  readonly seed: number;
  readonly puzzles: readonly Made[];
  readonly complete: boolean;
}

export interface Converted {
  readonly text: string;
  readonly losses: readonly string[];
}

export type Wish = Readonly<Record<string, unknown>>;

export const sketch = (puzzle: Document, signal?: AbortSignal): Promise<Sketch> =>
  post("sketch", { puzzle, ...inWords() }, signal);

export const count = (puzzle: Document, limit: number, signal?: AbortSignal): Promise<Count> =>
  post("count", { puzzle, limit, timeout: 3, ...inWords() }, signal);

export const diagnose = (puzzle: Document, signal?: AbortSignal): Promise<Diagnosis> =>
  post("check", { puzzle, timeout: 10, ...inWords() }, signal);

export const rate = (puzzle: Document, signal?: AbortSignal): Promise<Rating> =>
  post("rate", { puzzle, path: true, timeout: 10, ...inWords() }, signal);

export const trueCandidates = (
  puzzle: Document,
  signal?: AbortSignal,
): Promise<{ readonly candidates: readonly (readonly (readonly number[])[])[] }> =>
  post("candidates", { puzzle, timeout: 10, ...inWords() }, signal);

export const complete = (puzzle: Document, wish: Wish): Promise<{ readonly puzzle: Document; readonly added: readonly string[]; readonly met: boolean }> =>
  post("complete", { puzzle, ...wish, ...inWords() });

export const minimize = (puzzle: Document, seed: number): Promise<{ readonly puzzle: Document; readonly removed: readonly string[] }> =>
  post("minimize", { puzzle, seed, ...inWords() });

/** Puzzles to order; `tell` hears of each as soon as it is made. */
export const make = (wish: Wish, tell: (made: Made) => void, signal?: AbortSignal): Promise<MadeList> =>
  work("generate", { ...wish, ...inWords() }, (progress: { readonly made?: Made }) => progress.made && tell(progress.made), signal);

export const convert = (puzzle: Document, to: string, lossy: boolean): Promise<Converted> =>
  post("convert", { puzzle, to, lossy, ...inWords() });

export const file = (puzzle: Document, format: "svg" | "png" | "pdf", theme: string): Promise<Blob> =>
  bytes("draw", { puzzle, format, theme, ...inWords() });

export const book = (puzzles: readonly Document[], wish: Wish): Promise<Blob> =>
  bytes("book", { puzzles, timeout: 60, ...wish, ...inWords() });
