// Digits that are typed one after the other: on boards with values over 9, a 1 may be the beginning of a 12.

const PATIENCE = 1200;

export class Typing {
  private first = 0;
  private since = 0;

  constructor(private readonly greatest: number) {}

  /** The number that a digit stands for, and whether it takes the place of the one before. */
  type(digit: number, now: number = Date.now()): { readonly number: number; readonly instead: boolean } | undefined {
    const joined = this.first * 10 + digit;
    const instead = this.first > 0 && now - this.since < PATIENCE && joined <= this.greatest;
    const number = instead ? joined : digit;
    this.first = !instead && digit > 0 && digit * 10 <= this.greatest ? digit : 0;
    this.since = now;
    return number > 0 && number <= this.greatest ? { number, instead } : undefined;
  }

  /** The same, for numbers up to another. */
  upTo(greatest: number): Typing {
    return greatest === this.greatest ? this : new Typing(greatest);
  }

  forget(): void {
    this.first = 0;
  }
}
