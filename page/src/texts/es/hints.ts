import type { hints as english } from "../en/hints";
import type { Translation } from "../translation";

export const hints: Translation<typeof english> = {
  hintAsking: "Buscando el siguiente paso …",
  cellNaming: "{cell} es la fila {row}, columna {column}.",
  hintMore: "Dime más",
  hintShow: "Muéstrame por qué",
  hintDo: "Hazlo",
  hintNext: "Otra pista",
  hintDone: "Hecho.",
  hintNothing: "No queda nada por hacer.",
  hintBack: "Volver a antes del error",
  hintClear: "Vaciar estas celdas",
  hintBackDone: "Esta es la última posición sin errores. Con Rehacer vuelve lo demás.",
  technique: "¿Qué es eso?",
  techniques: "Técnicas",
  techniquesAll: "Todas las técnicas",
  techniquesIntro: "Maneras de pensar que resuelven pasatiempos de todo tipo, las más fáciles primero.",
  lookFor: "Qué buscar",
  whyItWorks: "Por qué funciona",
  techniqueExample: "Un ejemplo",
  rating: "Dificultad {rating}",

  explainAll: "Explicarlo todo",
  explaining: "Buscando todos los pasos …",
  stepOf: "Paso {number} de {count}",
  stepBack: "Paso anterior",
  stepNext: "Paso siguiente",
  explained: "Estos son todos los pasos hasta la solución.",
  explainedStuck: "Ninguna técnica lleva más lejos desde aquí.",

  whyTitle: "¿Por qué no?",
  whyPick: "¿Por qué {cell} no puede ser…? Elige un valor.",
  whyOther: "Otro valor",
  whySelect: "Selecciona antes una celda que debas rellenar tú.",
  whyAsk: "¿Por qué {cell} no puede ser {value}?",
  whyPossible: "{cell} puede ser {value}.",
};
