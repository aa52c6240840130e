// What changed, in words, for those who do not see the board.
import { signal } from "@preact/signals";

const said = signal("");

/** Has a screen reader say it as soon as it is silent. The same sentence twice is said twice. */
export function announce(sentence: string): void {
  said.value = sentence === said.value ? `${sentence}\u00a0` : sentence;
}

export const Announcer = () => (
  <div class="unseen" role="status" aria-live="polite" id="announcer">
    {said.value}
  </div>
);
