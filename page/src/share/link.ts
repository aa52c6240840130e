// A whole puzzle in an address: packed, in characters that addresses may have. Nothing is kept on any server.
import type { Document } from "../api/types";

/** The longest puzzle that is unpacked, in characters: what came from elsewhere may be anything. */
const MOST = 2_000_000;

export async function packed(document: Document): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(document)), new CompressionStream("deflate-raw"));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The puzzle of an address; undefined if there is none in it. */
export async function unpacked(payload: string): Promise<Document | undefined> {
  try {
    const binary = atob(decodeURIComponent(payload).trim().replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await through(bytes, new DecompressionStream("deflate-raw")));
    const document: unknown = JSON.parse(text);
    return isDocument(document) ? document : undefined;
  } catch {
    return undefined;
  }
}

const isDocument = (found: unknown): found is Document =>
  typeof found === "object" && found !== null && typeof (found as { kind?: unknown }).kind === "string";

/** The address of this page with the puzzle in it. */
export const addressOf = async (document: Document): Promise<string> =>
  `${location.origin}${location.pathname}#p=${await packed(document)}`;

/** What stands for the puzzle in an address of such a page, if the text is one. */
export const payloadIn = (text: string): string | undefined => /^https?:\/\/\S+#p=(\S*)$/.exec(text.trim())?.[1];

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const reader = (new Blob([bytes]).stream().pipeThrough(stream) as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST) {
      await reader.cancel();
      throw new RangeError("too long");
    }
    parts.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
