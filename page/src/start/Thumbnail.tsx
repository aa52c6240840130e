// A small picture of a puzzle, drawn when the server has time for it.
import { useEffect, useState } from "preact/hooks";
import { draw } from "../api/calls";
import { sketch } from "../api/setting";
import type { Document, Layers } from "../api/types";
import { Board } from "../board/Board";

const drawn = new Map<string, Layers>();
/** Pictures come one after the other, so that they never keep the server from an answer that somebody waits for. */
let queue: Promise<unknown> = Promise.resolve();

interface ThumbnailProps {
  readonly document: Document;
  /** It may be a puzzle that is still being set. */
  readonly unfinished?: boolean;
}

export function Thumbnail({ document, unfinished = false }: ThumbnailProps) {
  const key = JSON.stringify(document);
  const [layers, setLayers] = useState(drawn.get(key));
  useEffect(() => {
    const known = drawn.get(key);
    setLayers(known);
    if (known) return;
    const left = new AbortController();
    const ask = (): Promise<void> | void => {
      if (left.signal.aborted) return;
      const asked = unfinished ? sketch(document, left.signal).then(({ layers: found }) => found) : draw(document, left.signal);
      return asked.then((answer) => {
        drawn.set(key, answer);
        setLayers(answer);
      });
    };
    queue = queue.then(ask).catch(() => undefined);
    return () => left.abort();
  }, [key]);
  return (
    <span class="thumbnail" aria-hidden="true">
      {layers && <Board layers={layers} label="" />}
    </span>
  );
}
