import type { share as english } from "../en/share";
import type { Translation } from "../translation";

export const share: Translation<typeof english> = {
  share: "Sdílet",
  link: "Odkaz",
  linkMeaning: "Celá úloha je v odkazu; na žádném serveru se nic neukládá.",
  linkBroken: "V tomto odkazu žádná úloha není. Možná byl při kopírování zkrácen.",
  linkRefused: "Úlohu v tomto odkazu nelze hrát:",
  notation: "Jako text",
  losses: "Tento zápis vynechává:",
  picture: "Obrázek",
  print: "Vytisknout",
  printEntries: "S tím, co je vyplněné",
  copy: "Kopírovat",
  copied: "Zkopírováno",
  changeIt: "Upravit úlohu",
  intoBook: "Dát do knížky",
};
