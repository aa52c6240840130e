import type { share as english } from "../en/share";
import type { Translation } from "../translation";

export const share: Translation<typeof english> = {
  share: "Teilen",
  link: "Link",
  linkMeaning: "Das ganze Rätsel steckt im Link; auf keinem Server wird etwas gespeichert.",
  linkBroken: "In diesem Link steckt kein Rätsel. Vielleicht wurde er beim Kopieren abgeschnitten.",
  linkRefused: "Das Rätsel in diesem Link lässt sich nicht spielen:",
  notation: "Als Text",
  losses: "Diese Schreibweise lässt weg:",
  picture: "Bild",
  print: "Drucken",
  printEntries: "Mit meinen Eintragungen",
  copy: "Kopieren",
  copied: "Kopiert",
  changeIt: "Rätsel ändern",
  intoBook: "In ein Buch",
};
