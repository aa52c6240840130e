// From a text, a file or a document to a puzzle that is played.
import { read, readFile } from "../api/calls";
import type { Document, ReadPuzzle } from "../api/types";
import { idOf, note } from "../player/saved";
import { payloadIn, unpacked } from "../share/link";
import { t } from "../texts";
import { go } from "./routes";

/** Plays a document; it is kept in the browser, so that its address works again. With
 * `instead`, the way back does not lead here. */
export function play(document: Document, title: string, instead = false): void {
  const id = idOf(document);
  if (!note(id, document, title)) unsaved.set(id, { document, title });
  go(`play/${id}`, instead);
}

/** Puzzles for which the browser had no room. */
export const unsaved = new Map<string, { readonly document: Document; readonly title: string }>();

/** The puzzles of a text. Links of this page hold theirs themselves. */
export async function puzzlesIn(text: string): Promise<readonly ReadPuzzle[]> {
  const own = payloadIn(text);
  if (own === undefined) return (await read(text)).puzzles;
  const document = await unpacked(own);
  if (!document) throw new Error(t("linkBroken"));
  return (await read(JSON.stringify(document))).puzzles;
}

export async function puzzlesInFile(file: File): Promise<readonly ReadPuzzle[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return (await readFile(btoa(binary), file.name)).puzzles;
}
