// Markup of SVG from the server, parsed as XML and imported: text in it stays text, and nothing in it runs.
import { useLayoutEffect, useRef } from "preact/hooks";

const SVG = "http://www.w3.org/2000/svg";
const parsed = new Map<string, DocumentFragment>();
const KEPT = 64;

/** The elements that markup stands for, to be put into a picture. */
function elements(markup: string): DocumentFragment {
  let fragment = parsed.get(markup);
  if (!fragment) {
    const read = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${markup}</svg>`, "image/svg+xml");
    fragment = document.createDocumentFragment();
    if (!read.querySelector("parsererror")) fragment.append(...read.documentElement.childNodes);
    if (parsed.size >= KEPT) parsed.clear();
    parsed.set(markup, fragment);
  }
  return document.importNode(fragment, true);
}

/** A group with what the server drew. */
export function Markup({ of }: { of: string }) {
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => group.current?.replaceChildren(elements(of)), [of]);
  return <g ref={group} />;
}

/** What ids of shapes begin with: `b-7` is an upright 7, `b-i7` a slanted one. */
export const SHAPE = "b-";

let shapes: SVGDefsElement | undefined;

/** Keeps shapes (digits, letters) where all boards of the page find them, each once. */
export function keepShapes(markup: string): void {
  if (!shapes) {
    const holder = document.createElementNS(SVG, "svg");
    holder.setAttribute("class", "shapes");
    holder.setAttribute("aria-hidden", "true");
    shapes = document.createElementNS(SVG, "defs");
    holder.append(shapes);
    document.body.append(holder);
  }
  for (const shape of [...elements(markup).children]) if (!document.getElementById(shape.id)) shapes.append(shape);
}
