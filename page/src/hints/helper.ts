// What helps a player who is stuck: one thing at a time, and it goes away when the board changes.
import { batch, effect, signal, untracked } from "@preact/signals";
import { explain, hint, reason, techniqueTitles } from "../api/calls";
import { isAbort } from "../api/client";
import type { Candidate, Explanation, ExplainProgress, Hint, Layers, Reason, Step, StepLayers } from "../api/types";
import { cellOf, nameOf } from "../board/names";
import { shownAs, valueFor } from "../board/shown";
import { announce } from "../browser/announcer";
import { settings } from "../browser/settings";
import type { Game } from "../player/game";
import { reasonOf } from "../shell/notices";
import { t } from "../texts";
import { positionOf } from "./position";
import { take } from "./taking";

export type Help =
  | { readonly sort: "asking"; readonly text: string }
  | { readonly sort: "failure"; readonly text: string }
  | { readonly sort: "done" }
  | { readonly sort: "hint"; readonly hint: Hint; readonly detail: number }
  | { readonly sort: "pick"; readonly cell: number }
  /** What is seen at once has no lesson. */
  | { readonly sort: "reason"; readonly cell: number; readonly value: number; readonly reason: Reason; readonly taught: boolean }
  /** The ending is not known while there may be more steps. */
  | { readonly sort: "steps"; readonly steps: readonly ShownStep[]; readonly at: number; readonly ending: string | undefined };

export interface ShownStep {
  readonly step: Step;
  readonly title: string;
  readonly layers: Layers | undefined;
}

export const WHERE = 1;
export const ALL = 4;

export class Helper {
  readonly help = signal<Help | undefined>(undefined);
  private request: AbortController | undefined;
  private ownMove = false;

  constructor(readonly game: Game) {}

  /** Helps until the function that it returns is called: what was said of another position goes away. */
  follow(): () => void {
    let before = this.game.cells.value;
    const end = effect(() => {
      const cells = this.game.cells.value;
      if (cells === before) return;
      before = cells;
      untracked(() => this.ownMove || this.close());
    });
    return () => {
      end();
      this.close();
    };
  }

  close(): void {
    this.request?.abort();
    this.help.value = undefined;
  }

  /** The layers that the board shows instead of the player's own, if any. */
  get layers(): Layers | undefined {
    const help = this.help.value;
    if (help?.sort === "hint") return help.detail >= ALL ? help.hint.layers : undefined;
    if (help?.sort === "reason") return help.reason.layers;
    if (help?.sort === "steps") return help.steps[help.at]?.layers;
    return undefined;
  }

  /** Cells to look at, before the whole step is shown. */
  get cells(): ReadonlySet<number> {
    const help = this.help.value;
    if (help?.sort !== "hint" || help.detail >= ALL) return NONE;
    const names = help.detail >= 3 ? (help.hint.cells ?? []) : (help.hint.step?.because.houses[0]?.cells ?? []);
    return new Set(names.map((name) => cellOf(name, this.game.cols)));
  }

  /** The cell that has to be seen of what is shown now. */
  get aim(): number | undefined {
    const help = this.help.value;
    if (help === undefined) return undefined;
    if (help.sort === "hint" && help.detail < ALL) return [...this.cells][0];
    const step = stepOf(help);
    const [name] = step?.placements[0] ?? step?.eliminations[0] ?? [];
    return name === undefined ? undefined : cellOf(name, this.game.cols);
  }

  /** A hint; asked again, more of it; and at its end, what it says is done. */
  async more(): Promise<void> {
    const help = this.help.value;
    if (help?.sort === "hint" && help.hint.step) {
      if (help.detail >= ALL) this.take(help.hint.step);
      else this.tell({ ...help, detail: help.detail + 1 });
      return;
    }
    const answer = await this.ask(t("hintAsking"), (signal) =>
      hint(positionOf(this.game), settings.value.uniqueness, signal),
    );
    if (!answer) return;
    batch(() => {
      this.game.wrong.value = new Set(answer.wrong.map((name) => cellOf(name, this.game.cols)));
      this.tell({ sort: "hint", hint: answer, detail: WHERE });
    });
  }

  take(step: Step): void {
    this.ownMove = true;
    take(this.game, step);
    this.ownMove = false;
    const first: Candidate | undefined = step.placements[0] ?? step.eliminations[0];
    if (first) this.game.select([cellOf(first[0], this.game.cols)]);
    this.help.value = { sort: "done" };
  }

  /** Which value of the selected cell is asked about: the one that the player put there, if there is one. */
  pick(): void {
    const cell = this.game.cursor.value;
    const own = this.game.cells.value[cell]?.value;
    if (this.game.isGiven(cell) || !this.game.selected.value.size) this.help.value = { sort: "failure", text: t("whySelect") };
    else if (own) void this.why(cell, own);
    else this.pickOf(cell);
  }

  /** A digit that is typed while a value is to be picked: whether it is one. */
  picked(digit: number): boolean {
    const help = this.help.value;
    const value = valueFor(digit, this.game.first);
    if (help?.sort !== "pick" || !this.game.valuesOf(help.cell).includes(value)) return false;
    void this.why(help.cell, value);
    return true;
  }

  /** Any value of a cell can be asked about. */
  pickOf(cell: number): void {
    this.help.value = { sort: "pick", cell };
  }

  /** Asked about a value, the cell is as if it were empty. */
  async why(cell: number, value: number): Promise<void> {
    const name = nameOf(cell, this.game.cols);
    const cells = this.game.cells.value.map((one, at) => (at === cell ? { ...one, value: 0 } : one));
    const number = shownAs(value, this.game.first);
    const answer = await this.ask(t("whyAsk", { cell: name, value: number }), (signal) =>
      Promise.all([reason(positionOf(this.game, cells), name, number, signal), techniqueTitles()]),
    );
    if (!answer) return;
    const [found, titles] = answer;
    this.tell({ sort: "reason", cell, value, reason: found, taught: titles.has(found.technique) });
  }

  /** All steps from here; the first can be read while others are still looked for. */
  async explain(): Promise<void> {
    const steps: ShownStep[] = [];
    const explanation = await this.ask(t("explaining"), async (signal) => {
      const titles = await techniqueTitles();
      let board: Layers | undefined;
      const hear = (news: ExplainProgress): void => {
        board = news.board ?? board;
        if (!news.step || signal.aborted) return;
        steps.push(shown(news.step, titles, board, news.layers));
        this.list([...steps], undefined);
      };
      return explain(positionOf(this.game), settings.value.uniqueness, hear, signal);
    });
    if (!explanation) return;
    if (steps.length) this.list(steps, ending(explanation));
    else this.tell({ sort: "failure", text: explanation.problems[0]?.message ?? ending(explanation) });
  }

  /** Steps that are known so far; who has begun to step through them stays where they are. */
  private list(steps: readonly ShownStep[], end: string | undefined): void {
    const before = this.help.value;
    if (before?.sort === "steps") this.help.value = { ...before, steps, ending: end };
    else this.tell({ sort: "steps", steps, at: 0, ending: end });
  }

  show(at: number): void {
    const help = this.help.value;
    if (help?.sort === "steps" && at >= 0 && at < help.steps.length) this.tell({ ...help, at });
  }

  private tell(help: Help): void {
    this.help.value = help;
    announce(inWords(help));
  }

  private async ask<Answer>(text: string, ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer | undefined> {
    this.request?.abort();
    const mine = new AbortController();
    this.request = mine;
    this.help.value = { sort: "asking", text };
    try {
      return await ask(mine.signal);
    } catch (error) {
      if (!isAbort(error) && !mine.signal.aborted) this.tell({ sort: "failure", text: reasonOf(error) });
      return undefined;
    }
  }
}

const NONE: ReadonlySet<number> = new Set();

function shown(step: Step, titles: ReadonlyMap<string, string>, board?: Layers, differing?: StepLayers): ShownStep {
  const layers = board && differing ? { ...board, ...differing } : undefined;
  return { step, title: titles.get(step.technique) ?? step.technique, layers };
}

/** The step that is spoken of. */
function stepOf(help: Help): Step | undefined {
  switch (help.sort) {
    case "hint":
      return help.hint.step ?? undefined;
    case "reason":
      return help.reason;
    case "steps":
      return help.steps[help.at]?.step;
    default:
      return undefined;
  }
}

const ending = ({ solved, steps }: Explanation): string =>
  solved ? (steps.length ? t("explained") : t("hintNothing")) : t("explainedStuck");

/** What is said when nothing is seen. */
function inWords(help: Help): string {
  switch (help.sort) {
    case "hint":
      return sentences(help.hint, help.detail).join(" ");
    case "reason":
    case "steps":
      return stepOf(help)?.text ?? "";
    case "failure":
      return help.text;
    default:
      return "";
  }
}

/** As much of a hint as is wanted: all of it says everything before. */
export function sentences(hint: Hint, detail: number): readonly string[] {
  const told = hint.told ?? [];
  const said = detail >= ALL ? told.slice(3) : told.slice(0, detail);
  return hint.message ? [hint.message, ...said] : said;
}
