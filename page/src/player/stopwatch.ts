// How long a puzzle was played: time runs while the page is seen, the puzzle is open and nobody pauses.
import { signal } from "@preact/signals";

const TICK = 1000;
/** A longer gap than this between two ticks was no play: the machine slept. */
const GAP = 5000;

export class Stopwatch {
  /** In milliseconds. */
  readonly elapsed;
  readonly paused = signal(false);
  private last = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(elapsed: number) {
    this.elapsed = signal(elapsed);
  }

  start(): void {
    if (this.timer !== undefined) return;
    this.last = Date.now();
    this.timer = setInterval(() => this.tick(), TICK);
  }

  stop(): void {
    this.tick();
    clearInterval(this.timer);
    this.timer = undefined;
  }

  reset(): void {
    this.elapsed.value = 0;
  }

  private tick(): void {
    const now = Date.now();
    const passed = now - this.last;
    this.last = now;
    if (this.timer !== undefined && !this.paused.value && !document.hidden && passed < GAP) this.elapsed.value += passed;
  }
}

/** Minutes and seconds, with hours where there are any. */
export function inWords(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, "0"));
  const hours = Math.floor(seconds / 3600);
  return hours ? `${hours}:${parts.join(":")}` : parts.join(":");
}
