// Every sentence of the page in five languages. A key that a language lacks does not compile.
import { computed, signal } from "@preact/signals";
import { cs } from "./cs";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { pt } from "./pt";

export type Key = keyof typeof en;
export type Texts = Readonly<Record<Key, string>>;
export type Lang = "en" | "de" | "cs" | "es" | "pt";

type Blanks<Text extends string> = Text extends `${string}{${infer Blank}}${infer Rest}` ? Blank | Blanks<Rest> : never;
type Fields<K extends Key> = Readonly<Record<Blanks<(typeof en)[K]>, string | number>>;
/** Keys of sentences without blanks. */
export type PlainKey = { [K in Key]: [Blanks<(typeof en)[K]>] extends [never] ? K : never }[Key];
type Filling<K extends Key> = [Blanks<(typeof en)[K]>] extends [never] ? [] : [Fields<K>];

const ALL: Readonly<Record<Lang, Texts>> = { en, de, cs, es, pt };

/** What each language calls itself. */
export const LANGUAGES: Readonly<Record<Lang, string>> = {
  en: "English",
  de: "Deutsch",
  cs: "Čeština",
  es: "Español",
  pt: "Português",
};

export const isLang = (text: string): text is Lang => Object.hasOwn(ALL, text);

/** The language that the browser asks for, as far as there is one. */
export function preferred(): Lang {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find(isLang) ?? "en";
}

export const lang = signal<Lang>(preferred());
const texts = computed(() => ALL[lang.value]);

/** A rating as it is written in the language of the page. */
export const decimal = (number: number): string =>
  number.toLocaleString(lang.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A sentence in the language of the page; its blanks are part of its type. */
export function t<K extends Key>(key: K, ...fields: Filling<K>): string {
  const values: Readonly<Record<string, string | number>> = fields[0] ?? {};
  return texts.value[key].replace(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank));
}
