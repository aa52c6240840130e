// What else a kind is called, in newspapers and elsewhere.
import type { KindInfo } from "../api/types";

/** Other names of a kind: not those that only spell its title in another way. */
export function aliasesOf({ title, aliases }: KindInfo): readonly string[] {
  const same = plain(title);
  return aliases.filter((alias) => !same.startsWith(plain(alias)) && !plain(alias).startsWith(same)).map(spelled);
}

/** The title, with the other names behind it. */
export function titleWithAliases(kind: KindInfo): string {
  const aliases = aliasesOf(kind);
  return aliases.length ? `${kind.title} (${aliases.join(", ")})` : kind.title;
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, "");

const spelled = (alias: string): string => alias.charAt(0).toUpperCase() + alias.slice(1).replaceAll("-", " ");
