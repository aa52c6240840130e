import type { hints as english } from "../en/hints";
import type { Translation } from "../translation";

export const hints: Translation<typeof english> = {
  hintAsking: "Hledá se další krok …",
  cellNaming: "{cell} je řádek {row}, sloupec {column}.",
  hintMore: "Prozradit víc",
  hintShow: "Ukázat proč",
  hintDo: "Provést",
  hintNext: "Další nápověda",
  hintDone: "Hotovo.",
  hintNothing: "Už není co dělat.",
  hintBack: "Zpět před chybu",
  hintClear: "Vyprázdnit tyto buňky",
  hintBackDone: "Toto je poslední stav bez chyby. Zbytek vrátíš tlačítkem Znovu.",
  technique: "Co to je?",
  techniques: "Techniky",
  techniquesAll: "Všechny techniky",
  techniquesIntro: "Myšlenkové postupy pro úlohy všech druhů, nejlehčí první.",
  lookFor: "Co hledat",
  whyItWorks: "Proč to platí",
  techniqueExample: "Příklad",
  rating: "Obtížnost {rating}",

  explainAll: "Vysvětlit všechno",
  explaining: "Hledají se všechny kroky …",
  stepOf: "Krok {number} z {count}",
  stepBack: "O krok zpět",
  stepNext: "Další krok",
  explained: "To jsou všechny kroky k řešení.",
  explainedStuck: "Odtud žádná technika dál nevede.",

  whyTitle: "Proč ne?",
  whyPick: "Proč {cell} nemůže být …? Vyber hodnotu.",
  whyOther: "Jiná hodnota",
  whySelect: "Nejprve vyber buňku, kterou vyplňuješ ty.",
  whyAsk: "Proč v {cell} nemůže být {value}?",
  whyPossible: "V {cell} může být {value}.",
};
