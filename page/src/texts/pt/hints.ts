import type { hints as english } from "../en/hints";
import type { Translation } from "../translation";

export const hints: Translation<typeof english> = {
  hintAsking: "Procurando o próximo passo …",
  cellNaming: "{cell} é a linha {row}, coluna {column}.",
  hintMore: "Mais detalhes",
  hintShow: "Mostrar por quê",
  hintDo: "Fazer",
  hintNext: "Outra pista",
  hintDone: "Feito.",
  hintNothing: "Não há mais nada a fazer.",
  hintBack: "Voltar a antes do erro",
  hintClear: "Esvaziar estas células",
  hintBackDone: "Esta é a última posição sem erros. Refazer traz o resto de volta.",
  technique: "O que é isso?",
  techniques: "Técnicas",
  techniquesAll: "Todas as técnicas",
  techniquesIntro: "Maneiras de pensar que resolvem passatempos de todo tipo, as mais fáceis primeiro.",
  lookFor: "O que procurar",
  whyItWorks: "Por que funciona",
  techniqueExample: "Um exemplo",
  rating: "Dificuldade {rating}",

  explainAll: "Explicar tudo",
  explaining: "Procurando todos os passos …",
  stepOf: "Passo {number} de {count}",
  stepBack: "Passo anterior",
  stepNext: "Passo seguinte",
  explained: "Estes são todos os passos até a solução.",
  explainedStuck: "Nenhuma técnica leva mais longe a partir daqui.",

  whyTitle: "Por que não?",
  whyPick: "Por que {cell} não pode ser…? Escolha um valor.",
  whyOther: "Outro valor",
  whySelect: "Selecione primeiro uma célula que você deva preencher.",
  whyAsk: "Por que {cell} não pode ser {value}?",
  whyPossible: "{cell} pode ser {value}.",
};
