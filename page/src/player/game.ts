// One puzzle that is played: the board as drawn, what the player did, and what is selected.
import { batch, computed, signal } from "@preact/signals";
import type { Document, Layers, Look } from "../api/types";
import { cellOf } from "../board/names";
import { readFrom, shownAs, valueFor } from "../board/shown";
import { EMPTY, type Cell, type Mode } from "./cell";
import { type Desk, type Edits, enter, erase } from "./edits";
import * as histories from "./history";
import { settings } from "../browser/settings";
import { Stopwatch } from "./stopwatch";
import { Typing } from "./typing";

const NOTHING: readonly number[] = [];

export class Game {
  readonly rows: number;
  readonly cols: number;
  /** What the least value is shown as; all values here are numbered from 1. */
  readonly first: number;
  readonly givens: readonly number[];
  readonly holes: ReadonlySet<number>;
  /** The puzzle as the server drew it, with its rules in the language of the page. */
  readonly drawn;
  readonly history;
  readonly cells;
  readonly selected = signal<ReadonlySet<number>>(new Set());
  readonly cursor = signal(0);
  readonly mode = signal<Mode>("value");
  /** The mode while a key is held. */
  readonly held = signal<Mode | undefined>(undefined);
  readonly current = computed(() => this.held.value ?? this.mode.value);
  /** What the server sees in the board as it is; undefined until it says so. */
  readonly look = signal<Look | undefined>(undefined);
  /** Whether a press adds to what is selected, for those who have no keys to hold. */
  readonly many = signal(false);
  /** How large the board is drawn, in hundredths of what fits. */
  readonly zoom = signal(100);
  readonly wrong = signal<ReadonlySet<number>>(new Set());
  readonly solved = signal(false);
  readonly conflicts = computed<ReadonlySet<number>>(() => {
    const clashes = settings.value.conflicts ? (this.look.value?.clashes ?? []) : [];
    const cells = clashes.flat().map((name) => cellOf(name, this.cols));
    return new Set(cells.filter((cell) => this.cells.value[cell]?.value));
  });
  readonly trialBase;
  readonly filled;
  readonly watch: Stopwatch;
  private readonly typing: Typing;

  constructor(
    readonly id: string,
    readonly document: Document,
    layers: Layers,
    saved: { history?: histories.History | undefined; elapsed?: number; solved?: boolean } = {},
  ) {
    this.drawn = signal(layers);
    this.rows = layers.rows;
    this.cols = layers.cols;
    this.first = layers.first;
    this.givens = layers.givens.flat();
    this.holes = new Set(layers.holes.map((name) => cellOf(name, layers.cols)));
    const count = this.rows * this.cols;
    const fits = saved.history?.cells.length === count;
    this.history = signal(fits && saved.history ? saved.history : histories.begin(this.fresh()));
    this.cells = computed(() => this.history.value.cells);
    this.trialBase = computed(() => histories.beforeTrial(this.history.value));
    this.filled = computed(() => this.cells.value.every((cell, at) => cell.value > 0 || this.holes.has(at)));
    this.watch = new Stopwatch(saved.elapsed ?? 0);
    this.solved.value = saved.solved ?? false;
    this.typing = new Typing(shownAs(layers.size, this.first), this.first);
    const first = this.givens.findIndex((given, at) => !given && !this.holes.has(at));
    this.select([Math.max(first, 0)]);
  }

  /** The cells before the first move: givens, and what the document has from a player. */
  private fresh(): readonly Cell[] {
    const entries = readFrom(this.document.entries?.flat() ?? [], this.first);
    const marks = (this.document.marks?.flat() ?? []) as readonly unknown[];
    return Array.from({ length: this.rows * this.cols }, (_, at) => {
      const value = this.givens[at] || entries[at] || 0;
      const noted = marks[at];
      const centre = Array.isArray(noted) ? (noted as readonly number[]).map((one) => valueFor(one, this.first)) : [];
      return value || centre.length ? { ...EMPTY, value, centre } : EMPTY;
    });
  }

  get layers(): Layers {
    return this.drawn.value;
  }

  isGiven(cell: number): boolean {
    return Boolean(this.givens[cell]) || this.holes.has(cell);
  }

  valuesOf(cell: number): readonly number[] {
    return this.layers.values_of[cell] ?? [];
  }

  /** What plain rules leave for a cell, without what the player crossed out; nothing before the server has said it. */
  candidates(cell: number): readonly number[] {
    return this.look.value?.candidates[Math.floor(cell / this.cols)]?.[cell % this.cols] ?? NOTHING;
  }

  /** Candidates that are seen in an empty cell where they are shown by themselves. Where none is crossed out it is the
   * same list as before, so that nothing is drawn again. */
  shownCandidates(cell: number): readonly number[] {
    const crossed = this.cells.value[cell]?.crossed ?? NOTHING;
    const left = this.candidates(cell);
    return crossed.length ? left.filter((value) => !crossed.includes(value)) : left;
  }

  select(cells: Iterable<number>, cursor?: number): void {
    const next = new Set([...cells].filter((cell) => !this.holes.has(cell)));
    batch(() => {
      this.selected.value = next;
      const last = cursor ?? [...next].at(-1);
      if (last !== undefined) this.cursor.value = last;
    });
    this.typing.forget();
  }

  /** A number chosen as a whole. */
  enter(number: number): void {
    this.typing.forget();
    this.edit(enter(this.desk(), this.current.value, number));
  }

  /** A digit typed, which may go on to a longer number. */
  type(digit: number): void {
    if (this.current.value === "colour") {
      if (digit) this.edit(enter(this.desk(), "colour", digit));
      return;
    }
    const typed = this.typing.type(digit);
    if (!typed) return;
    if (typed.instead) {
      const before = histories.undo(this.history.value);
      this.history.value = { ...before, future: [] };
    }
    this.edit(enter(this.desk(), this.current.value, valueFor(typed.number, this.first)));
  }

  erase(): void {
    this.typing.forget();
    this.edit(erase(this.desk(), this.current.value));
  }

  edit(edits: Edits): void {
    this.advance(histories.apply(this.history.value, edits));
  }

  undo(): void {
    this.typing.forget();
    this.advance(histories.undo(this.history.value));
  }

  redo(): void {
    this.advance(histories.redo(this.history.value));
  }

  tryOut(): void {
    this.advance(histories.tryOut(this.history.value));
  }

  keep(): void {
    this.advance(histories.keep(this.history.value));
  }

  drop(): void {
    this.advance(histories.drop(this.history.value));
  }

  backTo(length: number): void {
    this.advance(histories.backTo(this.history.value, length));
  }

  /** All of it away, as one move. */
  restart(): void {
    const fresh = this.fresh();
    this.edit(new Map(fresh.map((cell, at) => [at, cell] as const)));
    this.solved.value = false;
    this.watch.reset();
    this.watch.start();
  }

  private advance(history: histories.History): void {
    batch(() => {
      this.history.value = history;
      this.wrong.value = new Set();
    });
  }

  private desk(): Desk {
    const auto = settings.value.candidates && this.look.value !== undefined;
    return {
      cells: this.cells.value,
      selected: this.selected.value,
      isGiven: (cell) => this.isGiven(cell),
      valuesOf: (cell) => this.valuesOf(cell),
      candidates: auto ? (cell) => this.candidates(cell) : undefined,
    };
  }
}
