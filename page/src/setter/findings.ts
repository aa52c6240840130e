// What the server finds out about a puzzle while it is being set, again and again, the newest sheet only.
import { effect, untracked } from "@preact/signals";
import { isAbort, isTimeOver } from "../api/client";
import { count, type Count, diagnose, type Diagnosis, rate, type Rating, sketch, type Sketch, trueCandidates } from "../api/setting";
import type { Document } from "../api/types";
import { reasonOf } from "../shell/notices";
import type { Workbench } from "./workbench";

export interface Findings {
  readonly sketch?: Sketch;
  readonly count?: Count;
  readonly diagnosis?: Diagnosis;
  readonly rating?: Rating;
  readonly candidates?: readonly (readonly number[])[];
  /** Why the server could not say more. */
  readonly failure?: string;
  readonly busy?: boolean;
}

/** Solutions are counted so far. */
export const MOST = 10_000;
/** Of a bare board it is enough to know whether there are any. */
const FEW = 2;
const UNKNOWN: Count = { status: "undecided", at_least: 0, complete: false };
const PATIENCE = 250;

/** Looks at every sheet until the function that it returns is called. */
export function follow(bench: Workbench): () => void {
  let request: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen: Document | undefined;
  const end = effect(() => {
    const sheet = bench.sheet.value;
    const wanted = bench.candidates.value;
    untracked(() => {
      clearTimeout(timer);
      request?.abort();
      const mine = new AbortController();
      request = mine;
      const same = seen === sheet;
      seen = sheet;
      const tell = (more: Findings): void => {
        if (!mine.signal.aborted) bench.findings.value = { ...bench.findings.value, ...more };
      };
      if (same) {
        if (wanted) ask(candidatesOf(sheet, mine.signal), tell);
        return;
      }
      sketch(sheet, mine.signal).then(
        (drawn) => {
          if (mine.signal.aborted) return;
          bench.layers.value = drawn.layers;
          const sound = drawn.problems.length === 0;
          bench.findings.value = { sketch: drawn, busy: sound };
          if (sound) timer = setTimeout(() => void look(bench, sheet, wanted, mine.signal, tell), PATIENCE);
        },
        (error: unknown) => {
          if (!isAbort(error)) bench.findings.value = { failure: reasonOf(error) };
        },
      );
    });
  });
  return () => {
    end();
    clearTimeout(timer);
    request?.abort();
  };
}

/** How many solutions; then how hard it is if there is one, else why there is not and what would help. Of a bare board
 * nothing that could be said would help. */
async function look(bench: Workbench, sheet: Document, wanted: boolean, signal: AbortSignal, tell: (more: Findings) => void): Promise<void> {
  try {
    const counted = await count(sheet, bench.isBare ? FEW : MOST, signal);
    tell({ count: counted });
    if (wanted && counted.status !== "none") ask(candidatesOf(sheet, signal), tell);
    if (counted.status === "unique") tell({ rating: await rate(sheet, signal) });
    else if (!bench.isBare) tell({ diagnosis: await diagnose(sheet, signal) });
  } catch (error) {
    if (isTimeOver(error)) tell({ count: bench.findings.value.count ?? UNKNOWN });
    else if (!isAbort(error)) tell({ failure: reasonOf(error) });
  } finally {
    tell({ busy: false });
  }
}

const candidatesOf = async (sheet: Document, signal: AbortSignal): Promise<Findings> => ({
  candidates: (await trueCandidates(sheet, signal)).candidates.flat(),
});

function ask(question: Promise<Findings>, tell: (more: Findings) => void): void {
  question.then(tell, (error: unknown) => {
    if (!isAbort(error)) tell({ failure: reasonOf(error) });
  });
}
