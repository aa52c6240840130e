import type { share as english } from "../en/share";
import type { Translation } from "../translation";

export const share: Translation<typeof english> = {
  share: "Compartir",
  link: "Enlace",
  linkMeaning: "Todo el pasatiempo está en el enlace; no se guarda nada en ningún servidor.",
  linkBroken: "En este enlace no hay ningún pasatiempo. Quizá se cortó al copiarlo.",
  linkRefused: "El pasatiempo de este enlace no se puede jugar:",
  notation: "Como texto",
  losses: "Esta notación omite:",
  picture: "Imagen",
  print: "Imprimir",
  printEntries: "Con lo que he rellenado",
  copy: "Copiar",
  copied: "Copiado",
  changeIt: "Cambiar el pasatiempo",
  intoBook: "Poner en un libro",
};
