// What is on paper when the page is printed: the puzzle, black on white, with its rules.
import { useEffect, useState } from "preact/hooks";
import { file } from "../api/setting";
import type { Document, Layers } from "../api/types";

/** Unseen on a screen. The picture is fetched before it is needed: browsers do not wait for one when they print. Its address
    is given up once it is there, not when there is another puzzle: the browser may still be loading it then. */
export function PrintSheet({ puzzle, layers }: { puzzle: Document; layers: Layers }) {
  const [address, setAddress] = useState("");
  useEffect(() => {
    let left = false;
    const timer = setTimeout(() => {
      file(puzzle, "svg", "print").then(
        (content) => left || setAddress(URL.createObjectURL(content)),
        () => left || setAddress(""),
      );
    }, WAIT);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [puzzle]);
  return (
    <div class="print-sheet" aria-hidden="true">
      <h1>{puzzle.title || layers.title}</h1>
      {puzzle.author && <p>{puzzle.author}</p>}
      {address && <img src={address} alt="" onLoad={() => URL.revokeObjectURL(address)} />}
      {layers.rules.map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
    </div>
  );
}

const WAIT = 600;
