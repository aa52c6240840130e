// The page: one view at a time, and messages over it.
import type { FunctionComponent } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { Announcer } from "../browser/announcer";
import { TechniquesView } from "../hints/TechniquesView";
import { PlayerView } from "../player/PlayerView";
import { BookView } from "../making/BookView";
import { MakeView } from "../making/MakeView";
import { SetterView } from "../setter/SetterView";
import { LinkView } from "../share/LinkView";
import { StartView } from "../start/StartView";
import { Notices } from "./notices";
import { route } from "./routes";

/** `rest` is what follows the name of the view in the address. */
export type View = FunctionComponent<{ readonly rest: string }>;

/** Views by their names in the address. A new one is a line here. */
const VIEWS: Readonly<Record<string, View>> = {
  "": StartView,
  play: PlayerView,
  set: SetterView,
  make: MakeView,
  book: BookView,
  p: LinkView,
  techniques: TechniquesView,
};

export function App() {
  const { view, rest } = route.value;
  const Seen = VIEWS[view] ?? StartView;
  // Every view begins at its top, however far down the link to it was.
  useLayoutEffect(() => scrollTo(0, 0), [view, rest]);
  return (
    <>
      <Seen key={`${view}/${rest}`} rest={rest} />
      <Notices />
      <Announcer />
    </>
  );
}
