// The part of the address behind #: which view is seen, and of what.
import { signal } from "@preact/signals";

export interface Route {
  readonly view: string;
  readonly rest: string;
}

function parse(hash: string): Route {
  const [view = "", rest = ""] = hash.replace(/^#/, "").split(/[/=](.*)/s);
  return { view, rest };
}

export const route = signal<Route>(parse(location.hash));
addEventListener("hashchange", () => (route.value = parse(location.hash)));

/** Goes there; with `instead`, the way back does not lead here again. */
export function go(hash: string, instead = false): void {
  if (instead) {
    history.replaceState(null, "", `#${hash}`);
    route.value = parse(hash);
  } else location.hash = hash;
}
