// A puzzle that is being set: the sheet with all its earlier states, what is selected, and the tool in hand.
import { batch, computed, signal } from "@preact/signals";
import type { Catalogue, Document, KindInfo, Layers, Tool } from "../api/types";
import { Typing } from "../player/typing";
import { Clues } from "./clues";
import type { Findings } from "./findings";
import { asRegion, drawRegion, fillRest, freeCells } from "./regions";
import { firstIn, shownAs, valueFor } from "../board/shown";
import { cellsIn, colsIn, givensIn, holesIn, labelsIn, rowsIn, settled, withGivens, withHole, withLabels } from "./sheet";

export type Mode = "regions" | "givens" | "clues" | "holes" | "erase";

interface Timeline {
  readonly past: readonly Document[];
  readonly now: Document;
  readonly future: readonly Document[];
}

export class Workbench {
  readonly timeline;
  readonly sheet;
  readonly layers = signal<Layers | undefined>(undefined);
  readonly findings = signal<Findings>({});
  readonly mode = signal<Mode>("givens");
  readonly tool = signal<Tool | undefined>(undefined);
  readonly selected = signal<ReadonlySet<number>>(new Set([0]));
  readonly cursor = signal(0);
  /** Cells that a finger is passing over. */
  readonly stroke = signal<readonly number[]>([]);
  /** Whether true candidates are shown. */
  readonly candidates = signal(false);
  readonly clues: Clues;
  readonly free;
  private typing = new Typing(9);
  private joined: string | undefined;

  constructor(
    readonly id: string,
    document: Document,
    readonly catalogue: Catalogue,
    private readonly first: KindInfo,
  ) {
    this.timeline = signal<Timeline>({ past: [], now: settled(document), future: [] });
    this.sheet = computed(() => this.timeline.value.now);
    this.free = computed(() =>
      this.drawsRegions ? freeCells(labelsIn(this.sheet.value), holesIn(this.sheet.value)) : new Set<number>(),
    );
    this.clues = new Clues(this);
    this.take(this.next);
  }

  get kind(): KindInfo {
    const { kind } = this.sheet.value;
    return this.catalogue.kinds.find(({ id }) => id === kind) ?? this.first;
  }

  get rows(): number {
    return rowsIn(this.sheet.value);
  }

  get cols(): number {
    return colsIn(this.sheet.value);
  }

  get count(): number {
    return cellsIn(this.sheet.value);
  }

  /** Whether there is nothing on the board yet but regions. */
  get isBare(): boolean {
    return !this.sheet.value.givens && !this.clues.all().length;
  }

  /** Whether it is a puzzle already, as far as the server has said. */
  get isSound(): boolean {
    return this.findings.value.sketch?.problems.length === 0;
  }

  /** Whether regions are drawn by hand. */
  get drawsRegions(): boolean {
    return this.kind.regions === "needed" || this.sheet.value["regions"] !== undefined;
  }

  /** The tools for the clues that puzzles of the kind have, as its examples show. */
  get ownTools(): readonly Tool[] {
    const fields = new Set(this.kind.documents.flatMap((document) => Object.keys(document)));
    return this.catalogue.tools.filter(({ field }) => field !== "givens" && fields.has(field));
  }

  /** What comes next on a board of the kind: its regions, its black cells, then numbers, or clues where examples have
   * nothing else. */
  get next(): Mode {
    const examples = this.kind.documents;
    if (this.drawsRegions && this.free.value.size) return "regions";
    if (examples.some(({ holes }) => holes) && !holesIn(this.sheet.value).size) return "holes";
    return examples.some(({ givens }) => givens) || !this.ownTools.length ? "givens" : "clues";
  }

  /** What the least value is shown as; givens themselves are numbered from 1. */
  get leastShown(): number {
    return firstIn(this.sheet.value);
  }

  /** How many values can be put: all that may be wanted while regions are missing, then all that fit. */
  get valueCount(): number {
    const [least, most] = this.sheet.value.values ?? [1, this.rows];
    if (this.kind.square) return most - least + 1;
    const size = this.layers.value?.size ?? 9;
    return this.free.value.size ? Math.max(size, 9) : size;
  }

  /** Another sheet. Changes one after the other with the same `joined` are undone as one. */
  change(sheet: Document, joined?: string): void {
    const { past, now } = this.timeline.value;
    if (sheet === now) return;
    const again = joined !== undefined && joined === this.joined;
    this.joined = joined;
    batch(() => {
      this.timeline.value = { past: again ? past : [...past, now], now: sheet, future: [] };
      this.stayInside();
    });
  }

  /** On a smaller board, what was selected may not be there any more. */
  private stayInside(): void {
    if (Math.max(this.cursor.value, ...this.selected.value) < this.count) return;
    this.selected.value = new Set([0]);
    this.cursor.value = 0;
  }

  undo(): void {
    const { past, now, future } = this.timeline.value;
    const before = past.at(-1);
    if (before) this.moveTo({ past: past.slice(0, -1), now: before, future: [now, ...future] });
  }

  redo(): void {
    const { past, now, future } = this.timeline.value;
    const [next, ...rest] = future;
    if (next) this.moveTo({ past: [...past, now], now: next, future: rest });
  }

  private moveTo(timeline: Timeline): void {
    this.joined = undefined;
    this.typing.forget();
    batch(() => {
      this.timeline.value = timeline;
      this.stayInside();
      this.clues.drop();
    });
  }

  take(mode: Mode, tool?: Tool): void {
    batch(() => {
      this.mode.value = mode;
      if (mode === "clues") this.tool.value = tool ?? this.tool.value ?? this.ownTools[0];
      this.clues.drop();
    });
  }

  select(cells: Iterable<number>, cursor?: number): void {
    const next = new Set(cells);
    batch(() => {
      this.selected.value = next;
      const last = cursor ?? [...next].at(-1);
      if (last !== undefined) this.cursor.value = last;
    });
    this.typing.forget();
    this.joined = undefined;
  }

  /** A digit from the keyboard, which may be the first of a longer number. */
  type(digit: number): void {
    if (this.mode.value === "clues") {
      this.clues.type(String(digit));
      return;
    }
    this.typing = this.typing.between(this.leastShown, shownAs(this.valueCount, this.leastShown));
    const typed = this.typing.type(digit);
    if (typed) this.put(valueFor(typed.number, this.leastShown), typed.instead ? "typed" : undefined);
    else if (digit === 0) this.put(0);
  }

  /** A given in all selected cells; where all have it already, none. */
  put(value: number, joined?: string): void {
    const sheet = this.sheet.value;
    const holes = holesIn(sheet);
    const cells = [...this.selected.value].filter((cell) => !holes.has(cell));
    const givens = givensIn(sheet);
    if (!cells.length || (!value && cells.every((cell) => !givens[cell]))) return;
    const all = !joined && cells.every((cell) => givens[cell] === value);
    this.joined = joined ? "typed" : undefined;
    this.change(withGivens(sheet, cells, all ? 0 : value), "typed");
  }

  erase(): void {
    if (this.mode.value === "clues" && this.clues.pending.value) this.clues.backspace();
    else if (this.mode.value === "erase") this.clues.eraseAt({ cells: [...this.selected.value] });
    else if (this.mode.value === "regions") this.release([...this.selected.value]);
    else this.put(0);
  }

  /** A stroke with the tool for regions. */
  draw(stroke: readonly number[]): void {
    const sheet = this.sheet.value;
    const holes = holesIn(sheet);
    const cells = stroke.filter((cell) => !holes.has(cell));
    this.change(withLabels(sheet, drawRegion(labelsIn(sheet), cells, this.shape())));
  }

  /** The selected cells as one region. */
  enclose(): void {
    const sheet = this.sheet.value;
    this.change(withLabels(sheet, asRegion(labelsIn(sheet), this.selected.value, this.shape())));
  }

  fillRest(): void {
    const sheet = this.sheet.value;
    this.change(withLabels(sheet, fillRest(labelsIn(sheet), this.cols, holesIn(sheet))));
  }

  private release(cells: readonly number[]): void {
    const sheet = this.sheet.value;
    this.change(withLabels(sheet, labelsIn(sheet).map((label, cell) => (cells.includes(cell) ? "" : label))));
  }

  switchHole(cell: number): void {
    this.change(withHole(this.sheet.value, cell, !holesIn(this.sheet.value).has(cell)));
  }

  private shape() {
    return { cols: this.cols, loose: this.sheet.value["disconnected"] === true };
  }
}
