// Names of regions: A to Z, then A1, B1 …
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The first name that no region has. */
export function nextLabel(labels: readonly string[]): string {
  const taken = new Set(labels);
  for (let number = 0; ; number += 1) {
    const round = Math.floor(number / LETTERS.length);
    const label = `${LETTERS[number % LETTERS.length] ?? ""}${round || ""}`;
    if (!taken.has(label)) return label;
  }
}
