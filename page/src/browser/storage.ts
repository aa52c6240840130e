// The browser's own store. Where it is full or forbidden, the page works on and says so once.
import { signal } from "@preact/signals";

const PREFIX = "gridwright.";

/** Whether something could not be stored. */
export const storeIsFull = signal(false);

export function load<Saved>(key: string): Saved | undefined {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? undefined : (JSON.parse(text) as Saved);
  } catch {
    return undefined;
  }
}

export function save(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    storeIsFull.value = false;
    return true;
  } catch {
    storeIsFull.value = true;
    return false;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // What cannot be reached need not be removed.
  }
}

/** All keys that begin so, without that beginning. */
export function keys(beginning: string): string[] {
  try {
    const all = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");
    const full = PREFIX + beginning;
    return all.filter((key) => key.startsWith(full)).map((key) => key.slice(full.length));
  } catch {
    return [];
  }
}
