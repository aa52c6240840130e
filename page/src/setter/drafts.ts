// Puzzles that are being set, kept in the browser.
import type { Document } from "../api/types";
import { forget, keys, load, save } from "../browser/storage";
import { go } from "../shell/routes";
import { settled } from "./sheet";

const KEY = "draft.";

interface SavedDraft {
  readonly version: 1;
  readonly document: Document;
  readonly touched: number;
}

export interface KeptDraft extends SavedDraft {
  readonly id: string;
}

export const storeDraft = (id: string, document: Document): boolean =>
  save(KEY + id, { version: 1, document, touched: Date.now() } satisfies SavedDraft);

/** Drafts for which the browser had no room, until the page is left. */
const unsaved = new Map<string, Document>();

export const restoreDraft = (id: string): Document | undefined => load<SavedDraft>(KEY + id)?.document ?? unsaved.get(id);

export const removeDraft = (id: string): void => forget(KEY + id);

/** All drafts, the last one first. */
export function drafts(): KeptDraft[] {
  const all = keys(KEY).flatMap((id) => {
    const saved = load<SavedDraft>(KEY + id);
    return saved?.version === 1 ? [{ ...saved, id }] : [];
  });
  return all.sort((a, b) => b.touched - a.touched);
}

/** Sets a puzzle that starts as this document; whoever has a draft that is the same goes on with that. */
export function edit(document: Document): void {
  const sheet = settled(document);
  const text = JSON.stringify(sheet);
  const known = drafts().find((draft) => JSON.stringify(draft.document) === text);
  const id = known?.id ?? Date.now().toString(36);
  if (!known && !storeDraft(id, sheet)) unsaved.set(id, sheet);
  go(`set/draft=${id}`);
}
