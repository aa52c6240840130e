// What would make a puzzle right, each to be done at a touch.
import { t } from "../texts";
import { exchanged } from "./clues";
import type { Findings } from "./findings";
import { typedIn } from "./words";
import type { Workbench } from "./workbench";

export interface Suggestion {
  readonly text: string;
  /** The same with all clues named. */
  readonly whole: string;
  readonly remove: readonly string[];
  readonly add: readonly string[];
  /** Whether exactly one solution is left then. */
  readonly unique: boolean;
}

const MOST = 8;
/** Clues that are named in a suggestion; of more, only their number is told. */
const NAMED = 3;

export function suggestionsIn({ diagnosis }: Findings): readonly Suggestion[] {
  const completions = diagnosis?.ambiguity?.completions ?? [];
  const repairs = [...(diagnosis?.conflict?.slips ?? []), ...(diagnosis?.conflict?.repairs ?? [])];
  const found = [
    ...completions.map((add) => ({ remove: [], add, unique: true })),
    ...repairs,
  ].map((one) => ({ ...one, text: short(one.remove, one.add), whole: told(one.remove, one.add) }));
  return [...new Map(found.map((one) => [one.text, one])).values()].slice(0, MOST);
}

const short = (remove: readonly string[], add: readonly string[]): string =>
  !remove.length && add.length > NAMED ? t("suggestAddMany", { count: add.length }) : told(remove, add);

function told(remove: readonly string[], add: readonly string[]): string {
  if (!remove.length) return t("suggestAdd", { clues: add.join(", ") });
  if (!add.length) return t("suggestRemove", { clues: remove.join(", ") });
  return t("suggestReplace", { clues: remove.join(", "), others: add.join(", ") });
}

export function follow(bench: Workbench, { remove, add }: Suggestion): void {
  bench.change(exchanged(bench.sheet.value, remove, add, (word) => fieldOf(bench, word)));
}

/** The field of a document in which a word belongs. */
export function fieldOf(bench: Workbench, word: string): string {
  const tools = bench.catalogue.tools.filter((tool) => tool.field !== "givens");
  const field = tools.find((tool) => typedIn(tool, word) !== undefined)?.field;
  if (field) return field;
  throw new Error(t("noClue", { word }));
}
