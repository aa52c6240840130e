import type { hints as english } from "../en/hints";
import type { Translation } from "../translation";

export const hints: Translation<typeof english> = {
  hintAsking: "Der nächste Schritt wird gesucht …",
  cellNaming: "{cell} heißt Zeile {row}, Spalte {column}.",
  hintMore: "Mehr verraten",
  hintShow: "Zeig mir, warum",
  hintDo: "Ausführen",
  hintNext: "Nächster Tipp",
  hintDone: "Erledigt.",
  hintNothing: "Es ist nichts mehr zu tun.",
  hintBack: "Zurück vor den Fehler",
  hintClear: "Diese Zellen leeren",
  hintBackDone: "Das ist der letzte Stand ohne Fehler. Mit „Vor“ kommt der Rest wieder.",
  technique: "Was ist das?",
  techniques: "Techniken",
  techniquesAll: "Alle Techniken",
  techniquesIntro: "Denkwege, die Rätsel jeder Art lösen, die leichtesten zuerst.",
  lookFor: "Wonach du suchst",
  whyItWorks: "Warum es stimmt",
  techniqueExample: "Ein Beispiel",
  rating: "Schwierigkeit {rating}",

  explainAll: "Alles erklären",
  explaining: "Alle Schritte werden gesucht …",
  stepOf: "Schritt {number} von {count}",
  stepBack: "Schritt zurück",
  stepNext: "Nächster Schritt",
  explained: "Das sind alle Schritte bis zur Lösung.",
  explainedStuck: "Von hier führt keine Technik weiter.",

  whyTitle: "Warum nicht?",
  whyPick: "Warum kann {cell} nicht … sein? Wähle einen Wert.",
  whyOther: "Ein anderer Wert",
  whySelect: "Wähle zuerst eine Zelle, die du selbst ausfüllst.",
  whyAsk: "Warum kann {cell} nicht {value} sein?",
  whyPossible: "{cell} kann {value} sein.",
};
