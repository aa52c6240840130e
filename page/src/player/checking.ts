// Whether all is right so far: the player's values beside the only solution.
import { solve } from "../api/calls";
import type { Document, Status } from "../api/types";
import { valueFor } from "../board/shown";
import type { Game } from "./game";

export interface Verdict {
  readonly status: Status;
  readonly wrong: readonly number[];
}

const answers = new Map<string, Promise<{ status: Status; solution: readonly number[] | undefined }>>();

/** The solution of the puzzle as it was given, asked for once. */
export function solutionOf(game: Game) {
  let answer = answers.get(game.id);
  if (!answer) {
    const { entries: _entries, marks: _marks, ...puzzle } = game.document;
    answer = solve(puzzle as Document).then((outcome) => ({
      status: outcome.status,
      solution: outcome.status === "unique" ? outcome.solutions[0]?.flat().map((number) => valueFor(number, game.first)) : undefined,
    }));
    answers.set(game.id, answer);
    answer.catch(() => answers.delete(game.id));
  }
  return answer;
}

export async function check(game: Game): Promise<Verdict> {
  const { status, solution } = await solutionOf(game);
  if (!solution) return { status, wrong: [] };
  const wrong = game.cells.value.flatMap((cell, at) => (cell.value && cell.value !== solution[at] ? [at] : []));
  return { status, wrong };
}
