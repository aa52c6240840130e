// What the server says and is told. Documents are puzzles as the notation json has them.

export interface Document {
  readonly kind: string;
  readonly rows?: number;
  readonly cols?: number;
  readonly title?: string;
  readonly author?: string;
  /** The least and the greatest value, where these are not 1 to n. */
  readonly values?: readonly [number, number];
  readonly givens?: readonly (readonly (number | null)[])[];
  readonly entries?: readonly (readonly (number | null)[])[];
  readonly marks?: readonly (readonly unknown[])[];
  readonly [field: string]: unknown;
}

export type PuzzleText = string | Document;

/** A picture in layers, as markup of SVG: see `board/`. */
export interface Layers {
  readonly cell: number;
  readonly rows: number;
  readonly cols: number;
  readonly viewBox: readonly [number, number, number, number];
  readonly defs: string;
  readonly ground: string;
  readonly marks: string;
  readonly lines: string;
  readonly pencil: string;
  readonly values: string;
  readonly size: number;
  /** What the least value is shown as; values themselves are numbered from 1. */
  readonly first: number;
  readonly values_of: readonly (readonly number[])[];
  readonly holes: readonly string[];
  readonly givens: readonly (readonly number[])[];
  readonly description: string;
  readonly rules: readonly string[];
  /** How often each value stands on the board in the end; 0 where that varies. */
  readonly often: number;
  /** What regions and clues say of a cell, by its name. */
  readonly notes: Readonly<Record<string, readonly string[]>>;
  readonly title: string;
}

export interface Problem {
  readonly message: string;
  readonly cells?: readonly string[];
  readonly line?: number | null;
  readonly column?: number | null;
}

export interface ReadPuzzle {
  readonly line: number;
  /** Nothing where it is no puzzle, and then there are problems. */
  readonly document: Document | null;
  readonly notation: string;
  readonly kind: string;
  readonly title: string;
  readonly warnings: readonly string[];
  readonly problems: readonly Problem[];
}

export type Gesture = "cell" | "pair" | "cells" | "line" | "path" | "corner" | "outside" | "look";

/** How a clue is set: what is pointed at, and the word with blanks for that and for what is typed. */
export interface Tool {
  readonly sort: string;
  readonly sort_title: string;
  readonly style: string;
  readonly field: string;
  readonly title: string;
  readonly summary: string;
  readonly gesture: Gesture;
  readonly number: "none" | "optional" | "required";
  readonly text: boolean;
  readonly word: string;
  readonly sample: string;
  readonly fewest: number;
  readonly closes: boolean;
  readonly directions: readonly string[];
  readonly example: string;
}

export interface KindInfo {
  readonly id: string;
  readonly title: string;
  readonly aliases: readonly string[];
  readonly summary: string;
  /** Its examples. */
  readonly documents: readonly Document[];
  /** The usual size, rows and columns. */
  readonly size: readonly [number, number];
  readonly square: boolean;
  /** Whether regions are boxes, must be drawn (`needed`), or there are none. */
  readonly regions: "boxes" | "needed" | "none";
  readonly holes: boolean;
  readonly options: readonly string[];
}

export interface Named {
  readonly id: string;
  readonly title: string;
  readonly summary?: string;
}

export interface NotationInfo extends Named {
  /** The kinds that it is for; null: any. */
  readonly kinds: readonly string[] | null;
}

export interface Catalogue {
  readonly kinds: readonly KindInfo[];
  readonly options: readonly Named[];
  readonly tools: readonly Tool[];
  readonly levels: readonly Named[];
  readonly symmetries: readonly string[];
  readonly notations: readonly NotationInfo[];
}

/** What can be seen of a position without solving it. */
export interface Look {
  readonly clashes: readonly (readonly string[])[];
  readonly candidates: readonly (readonly (readonly number[])[])[];
  readonly open: number;
  readonly solved: boolean;
}

export type Status = "unique" | "several" | "none" | "undecided";

export interface Outcome {
  readonly status: Status;
  readonly solutions: readonly (readonly (readonly number[])[])[];
}

export type Candidate = readonly [cell: string, value: number];

export interface Step {
  readonly technique: string;
  readonly rating: number;
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
  readonly because: {
    readonly cells: readonly string[];
    readonly houses: readonly { readonly name: string; readonly cells: readonly string[] }[];
  };
  readonly text: string;
}

/** What there is to tell at a position: what is wrong already, or the next step, drawn and in sentences. */
export interface Hint {
  readonly status: Status;
  readonly wrong: readonly string[];
  readonly message: string;
  readonly look: string | null;
  readonly cells?: readonly string[];
  readonly step?: Step;
  readonly technique_title?: string;
  /** Where to look, which technique, which cells, all of it. */
  readonly told?: readonly string[];
  readonly layers?: Layers;
}

/** A reason: a step, drawn. */
export interface Reason extends Step {
  readonly technique_title: string;
  readonly layers?: Layers;
}

/** All steps from a position: the board, and for each step what differs from it. */
export interface Explanation {
  readonly status: Status;
  readonly solved: boolean;
  readonly steps: readonly Step[];
  readonly problems: readonly Problem[];
  readonly board?: Layers;
  readonly layers?: readonly StepLayers[];
}

/** News of an explanation: its board, or a step and what differs on the board then. */
export interface ExplainProgress {
  readonly board?: Layers;
  readonly step?: Step;
  readonly layers?: StepLayers;
}

export type StepLayers = Pick<Layers, "marks" | "pencil" | "values">;

export interface TechniqueInfo {
  readonly id: string;
  readonly title: string;
  readonly rating: number;
}

export interface TechniquePage extends TechniqueInfo {
  /** What to look for, and why it works; empty where the language has no words for it. */
  readonly look: string;
  readonly why: string;
  readonly step: Step | null;
  readonly layers: Layers | null;
}

export interface MadePuzzle {
  readonly puzzle: Document;
  readonly reached: string;
  readonly met: boolean;
}
