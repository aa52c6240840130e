// Puzzles that are to be in the next book, gathered from wherever one is.
import { signal } from "@preact/signals";
import type { Document } from "../api/types";

export const gathered = signal<readonly Document[]>([]);

export function gather(puzzles: readonly Document[]): void {
  const known = new Set(gathered.value.map((one) => JSON.stringify(one)));
  gathered.value = [...gathered.value, ...puzzles.filter((one) => !known.has(JSON.stringify(one)))];
}
