// What a person chose once for all puzzles.
import { effect, signal } from "@preact/signals";
import { isLang, lang, preferred, type Lang } from "../texts";
import { load, save } from "./storage";

export type Theme = "auto" | "light" | "dark" | "contrast";
export const THEMES: readonly Theme[] = ["auto", "light", "dark", "contrast"];

export interface Settings {
  readonly theme: Theme;
  readonly lang: Lang;
  /** Candidates are shown by themselves. */
  readonly candidates: boolean;
  readonly conflicts: boolean;
  readonly equals: boolean;
  /** Rows and columns have numbers at the edge of the board. */
  readonly coordinates: boolean;
  readonly timer: boolean;
  /** What a player filled in is printed, too. */
  readonly printEntries: boolean;
  /** Hints start from the player's centre marks, too. */
  readonly trustMarks: boolean;
  readonly uniqueness: boolean;
}

const DEFAULTS: Settings = {
  theme: "auto",
  lang: preferred(),
  candidates: false,
  conflicts: true,
  equals: true,
  coordinates: true,
  timer: true,
  printEntries: false,
  trustMarks: true,
  uniqueness: false,
};

const KEY = "settings";

function restored(): Settings {
  const saved = load<Partial<Settings>>(KEY) ?? {};
  const sound = Object.entries(DEFAULTS).filter(
    ([name, value]) => typeof saved[name as keyof Settings] === typeof value,
  );
  const next = { ...DEFAULTS, ...Object.fromEntries(sound.map(([name]) => [name, saved[name as keyof Settings]])) };
  return {
    ...next,
    lang: isLang(next.lang) ? next.lang : DEFAULTS.lang,
    theme: THEMES.includes(next.theme) ? next.theme : "auto",
  };
}

export const settings = signal<Settings>(restored());

export function choose(chosen: Partial<Settings>): void {
  settings.value = { ...settings.value, ...chosen };
  save(KEY, settings.value);
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const systemIsDark = signal(dark.matches);
dark.addEventListener("change", () => (systemIsDark.value = dark.matches));

/** Language and theme of the whole page follow the settings. */
export function followSettings(): void {
  effect(() => {
    const { theme } = settings.value;
    document.documentElement.dataset["theme"] = theme !== "auto" ? theme : systemIsDark.value ? "dark" : "light";
  });
  effect(() => {
    lang.value = settings.value.lang;
    document.documentElement.lang = settings.value.lang;
  });
}
