// The ways to the other rooms of the page.
import { Icon, type IconName } from "../shell/Icon";
import { type PlainKey, t } from "../texts";

const ROOMS: readonly (readonly [string, IconName, PlainKey])[] = [
  ["#set", "pencil", "setPuzzle"],
  ["#make", "plus", "makePuzzles"],
  ["#book", "book", "book"],
  ["#techniques", "hint", "techniques"],
];

export function Doors() {
  return (
    <nav class="doors" aria-label="Gridwright">
      {ROOMS.map(([address, icon, text]) => (
        <a key={address} class="button" href={address}>
          <Icon name={icon} />
          <span>{t(text)}</span>
        </a>
      ))}
    </nav>
  );
}
