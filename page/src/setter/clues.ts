// Clues with a tool in hand: placing them, typing what they say, taking them away.
import { signal } from "@preact/signals";
import type { Document, Tool } from "../api/types";
import { firstIn, valueFor } from "../board/shown";
import { colsIn, givensIn, withGivens, withHole, withWords, wordsIn } from "./sheet";
import { placeOf, type Spot, spotOf, typedIn, wordOf } from "./words";
import type { Workbench } from "./workbench";

/** A clue whose place is chosen and that may still be typed: `word` is what the sheet has of it. */
export interface Pending {
  readonly tool: Tool;
  readonly spot: Spot;
  readonly typed: string;
  readonly word: string | undefined;
}

export interface PlacedClue {
  readonly field: string;
  readonly word: string;
}

export class Clues {
  readonly pending = signal<Pending | undefined>(undefined);
  /** The next stroke goes on with the clue before. */
  readonly going = signal(false);
  /** Where clues look, that look somewhere: one of those that the tool has. */
  readonly direction = signal<string | undefined>(undefined);

  constructor(private readonly bench: Workbench) {}

  drop(): void {
    const directions = this.bench.tool.value?.directions ?? [];
    if (!directions.includes(this.direction.value ?? "")) this.direction.value = directions[0];
    this.pending.value = undefined;
    this.going.value = false;
  }

  /** What a gesture has named: a new clue, the clue that lies there already, or its end. */
  place(spot: Spot): void {
    const tool = this.bench.tool.value;
    if (!tool) return;
    const before = this.pending.value;
    const joined = this.going.value && before ? { ...spot, cells: [...before.spot.cells, ...spot.cells] } : spot;
    if (this.going.value && before?.word) this.remove(before);
    this.going.value = false;
    if (joined === spot && this.pickUp(tool, spot)) return;
    if (joined.cells.length < tool.fewest && !joined.outside && tool.gesture !== "pair") {
      this.pending.value = undefined;
      return;
    }
    this.settle({ tool, spot: joined, typed: "", word: undefined });
  }

  /** Whether there is such a clue already: that one is typed anew, or, where nothing can be typed, taken away. */
  private pickUp(tool: Tool, spot: Spot): boolean {
    const { sheet, cols } = this.bench;
    const place = placeOf(wordOf(tool, spot, "", cols), cols);
    const single = spot.cells.length === 1 && tool.gesture !== "cell" && tool.gesture !== "look";
    const lies = (word: string): boolean =>
      single ? spotOf(word, cols).cells.includes(spot.cells[0] ?? -1) : placeOf(word, cols) === place;
    const word = wordsIn(sheet.value, tool.field).findLast((one) => typedIn(tool, one) !== undefined && lies(one));
    if (word === undefined) return false;
    if (tool.number === "none" && !tool.text) {
      this.bench.change(removed(sheet.value, { field: tool.field, word }));
      this.pending.value = undefined;
      return true;
    }
    this.pending.value = { tool, spot: spotOf(word, cols), typed: "", word };
    return true;
  }

  type(character: string): void {
    const { pending } = this;
    if (!pending.value || pending.value.tool.number === "none") return;
    this.settle({ ...pending.value, typed: (pending.value.typed + character).slice(0, 6) });
  }

  /** All that is typed, at once. */
  say(text: string): void {
    if (this.pending.value) this.settle({ ...this.pending.value, typed: text });
  }

  /** One character less; where none is left, the clue goes. */
  backspace(): void {
    const pending = this.pending.value;
    if (!pending) return;
    if (pending.typed) this.settle({ ...pending, typed: pending.typed.slice(0, -1) });
    else {
      if (pending.word) this.remove(pending);
      this.pending.value = undefined;
    }
  }

  private settle(pending: Pending): void {
    const { tool, spot, typed } = pending;
    const { sheet, cols } = this.bench;
    const says = typed !== "" || (tool.number !== "required" && !tool.text);
    const word = says ? wordOf(tool, spot, typed, cols) : undefined;
    if (word !== pending.word) {
      const place = placeOf(word ?? wordOf(tool, spot, "", cols), cols);
      const others = wordsIn(sheet.value, tool.field).filter(
        (other) => other !== pending.word && (placeOf(other, cols) !== place || !alike(tool, this.bench.catalogue.tools, other)),
      );
      const next = withWords(sheet.value, tool.field, word ? [...others, word] : others);
      this.bench.change(next, `clue ${tool.field} ${place}`);
    }
    this.pending.value = { ...pending, word };
  }

  private remove(pending: Pending): void {
    if (pending.word) this.bench.change(removed(this.bench.sheet.value, { field: pending.tool.field, word: pending.word }));
  }

  /** All clues of the sheet, but the givens. */
  all(): PlacedClue[] {
    const fields = [...new Set(this.bench.catalogue.tools.map((tool) => tool.field))].filter((field) => field !== "givens");
    return fields.flatMap((field) => wordsIn(this.bench.sheet.value, field).map((word) => ({ field, word })));
  }

  take(clue: PlacedClue): void {
    this.bench.change(removed(this.bench.sheet.value, clue));
    this.drop();
  }

  /** Rubs out what is on top: a given, else the clue that was placed last, else a hole. */
  eraseAt(spot: Spot): void {
    const { sheet, cols } = this.bench;
    const givens = givensIn(sheet.value);
    const cells = spot.cells.filter((cell) => givens[cell]);
    if (cells.length) {
      this.bench.change(withGivens(sheet.value, cells, 0));
      return;
    }
    const found = this.all().findLast(({ word }) => {
      const lies = spotOf(word, cols);
      if (spot.outside) return lies.outside?.side === spot.outside.side && lies.outside.line === spot.outside.line;
      return lies.cells.some((cell) => spot.cells.includes(cell));
    });
    if (found) this.take(found);
    else if (spot.cells.length === 1 && this.bench.kind.holes) this.bench.change(withHole(sheet.value, spot.cells[0] ?? 0, false));
  }
}

/** Whether a word says something that a tool's own word would take the place of: signs turn, odd becomes even. */
function alike(tool: Tool, tools: readonly Tool[], word: string): boolean {
  return tools.some((other) => other.field === tool.field && other.gesture === tool.gesture && typedIn(other, word) !== undefined);
}

function removed(sheet: Document, { field, word }: PlacedClue): Document {
  const words = [...wordsIn(sheet, field)];
  words.splice(words.lastIndexOf(word), 1);
  return withWords(sheet, field, words);
}

/** Puts words into a sheet that say what they are about by themselves, and takes others out. */
export function exchanged(sheet: Document, out: readonly string[], into: readonly string[], fieldOf: (word: string) => string): Document {
  let next = sheet;
  const given = /^(r\d+c\d+)=(\d+)$/i;
  const place = (word: string, value: number): boolean => {
    const match = given.exec(word);
    if (!match) return false;
    const cols = colsIn(sheet);
    next = withGivens(next, spotOf(word, cols).cells, value && valueFor(Number(match[2]), firstIn(sheet)));
    return true;
  };
  for (const word of out) {
    if (place(word, 0)) continue;
    const cols = colsIn(sheet);
    const field = fieldOf(word);
    const written = wordsIn(next, field).find((one) => one === word) ?? wordsIn(next, field).find((one) => placeOf(one, cols) === placeOf(word, cols));
    if (written !== undefined) next = removed(next, { field, word: written });
  }
  for (const word of into) if (!place(word, 1)) next = withWords(next, fieldOf(word), [...wordsIn(next, fieldOf(word)), word]);
  return next;
}
