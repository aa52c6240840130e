// Digits that are typed one after the other: on boards with values over 9, a 1 may be the beginning of a 12.

const PATIENCE = 1200;

/** Values that have keys of their own on the screen. Of more, digits are typed one after the other. */
const MOST_KEYS = 25;

export const isTyped = (greatest: number): boolean => greatest > MOST_KEYS;

/** The numbers on a pad for values up to the greatest. */
export const padFor = (greatest: number): readonly number[] =>
  isTyped(greatest) ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] : Array.from({ length: greatest }, (_, at) => at + 1);

export class Typing {
  private first = 0;
  private since = 0;

  constructor(
    private readonly greatest: number,
    private readonly least = 1,
  ) {}

  /** The number that a digit stands for, and whether it takes the place of the one before. */
  type(digit: number, now: number = Date.now()): { readonly number: number; readonly instead: boolean } | undefined {
    const joined = this.first * 10 + digit;
    const instead = this.first > 0 && now - this.since < PATIENCE && joined <= this.greatest;
    const number = instead ? joined : digit;
    this.first = !instead && digit > 0 && digit * 10 <= this.greatest ? digit : 0;
    this.since = now;
    return number >= this.least && number <= this.greatest ? { number, instead } : undefined;
  }

  /** The same, for other numbers. */
  between(least: number, greatest: number): Typing {
    return greatest === this.greatest && least === this.least ? this : new Typing(greatest, least);
  }

  forget(): void {
    this.first = 0;
  }
}
