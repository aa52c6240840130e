import type { share as english } from "../en/share";
import type { Translation } from "../translation";

export const share: Translation<typeof english> = {
  share: "Compartilhar",
  link: "Link",
  linkMeaning: "O passatempo inteiro está no link; nada fica guardado em um servidor.",
  linkBroken: "Não há nenhum passatempo neste link. Talvez ele tenha sido cortado ao ser copiado.",
  linkRefused: "O passatempo deste link não pode ser jogado:",
  notation: "Como texto",
  losses: "Esta notação deixa de fora:",
  picture: "Imagem",
  print: "Imprimir",
  printEntries: "Com o que preenchi",
  copy: "Copiar",
  copied: "Copiado",
  changeIt: "Mudar o passatempo",
  intoBook: "Pôr em um livro",
};
