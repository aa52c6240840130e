// From a text, a file or a document to a puzzle that is played.
import { read, readFile } from "../api/calls";
import type { Document, ReadPuzzle } from "../api/types";
import { idOf, note } from "../player/saved";
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

export const puzzlesIn = async (text: string): Promise<readonly ReadPuzzle[]> => (await read(text)).puzzles;

export async function puzzlesInFile(file: File): Promise<readonly ReadPuzzle[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return (await readFile(btoa(binary), file.name)).puzzles;
}
