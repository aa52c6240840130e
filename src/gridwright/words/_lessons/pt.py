"""Techniques in Portuguese: what to look for, and why it works."""

from __future__ import annotations

__all__ = ["LESSONS"]

LESSONS = {
    "last-cell": (
        "Procure uma linha, coluna ou região em que só reste uma célula vazia.",
        "Cada valor precisa estar ali uma vez, então a célula vazia recebe o que falta.",
    ),
    "hidden-single-region": (
        (
            "Pegue um valor e uma região em que ele ainda falta. Descarte as células preenchidas e as que veem "
            "esse valor em outro lugar: sobra só uma?"
        ),
        "A região precisa ter o valor em algum lugar, e todas as outras células estão descartadas.",
    ),
    "extreme-end": (
        "Olhe as duas células junto a um sinal: a menor ainda pode ser o valor mais alto, ou a maior o mais baixo?",
        "Nada é maior que o valor mais alto nem menor que o mais baixo, então nenhum deles pode estar ali.",
    ),
    "impossible-value": (
        "Olhe duas células ligadas por um ponto, uma letra ou outra regra, e percorra os valores de uma delas.",
        (
            "Um valor para o qual a outra célula precisaria de algo que não existe (o dobro de 5 onde o máximo é "
            "6) não pode estar ali."
        ),
    ),
    "hidden-single-line": (
        (
            "Pegue um valor e uma linha ou coluna em que ele ainda falta, e veja onde cabe. Linhas e colunas são "
            "mais difíceis de abarcar que regiões."
        ),
        (
            "O valor precisa estar em algum lugar dela; se as outras células estão preenchidas ou o veem, sobra um "
            "só lugar."
        ),
    ),
    "last-in-sum": (
        "Procure uma gaiola, uma seta ou outra soma em que só reste uma célula vazia.",
        "A soma é conhecida e as outras células também; a última completa o que falta.",
    ),
    "sign-bound": (
        "Procure cadeias de sinais ou um termômetro: células que crescem uma após a outra.",
        (
            "Cada célula é pelo menos um maior que a anterior e um menor que a seguinte, então os limites se "
            "acumulam ao longo da cadeia."
        ),
    ),
    "along-a-line": (
        (
            "Olhe uma linha desenhada em que as vizinhas dependem umas das outras, como a de sussurro, e "
            "percorra-a célula a célula."
        ),
        (
            "Cada valor precisa de um parceiro na célula anterior e na seguinte; o que não tem de algum lado não "
            "pode estar ali."
        ),
    ),
    "direct-pointing": (
        (
            "Procure uma região em que um valor só caiba em células de uma linha ou coluna, e olhe depois as "
            "outras regiões ao longo dela."
        ),
        (
            "O valor fica ali dentro da primeira região, e em nenhum outro lugar dessa linha ou coluna; à outra "
            "região sobra um só lugar."
        ),
    ),
    "direct-claiming": (
        (
            "Procure uma linha ou coluna em que um valor só caiba em células de uma região, e olhe depois as "
            "outras linhas e colunas dessa região."
        ),
        (
            "O valor fica na região dentro da primeira, e em nenhum outro lugar da região; a outra linha ou coluna "
            "sobra um só lugar."
        ),
    ),
    "combinations": (
        "Olhe uma gaiola ou soma com poucas células abertas e anote de que valores ela pode ser feita.",
        "Uma dessas combinações é a certa; um valor que não está em nenhuma é descartado.",
    ),
    "direct-hidden-pair": (
        (
            "Procure dois valores de uma linha, coluna ou região que só caibam nas mesmas duas células, e depois "
            "um terceiro valor ali."
        ),
        "As duas células são desses dois valores, então ao terceiro sobra um só lugar.",
    ),
    "only-place": (
        "Anote de que valores uma gaiola pode ser feita. Há algum que esteja sempre?",
        "A gaiola precisa contê-lo e, se só uma de suas células pode tê-lo, ele fica ali.",
    ),
    "rule-of-45": (
        "Some as gaiolas de uma linha, coluna ou região quando sobra uma única célula, dentro ou fora.",
        "Todos os valores de uma unidade de 9×9 somam 45; a diferença para as gaiolas é o valor dessa célula.",
    ),
    "naked-single": (
        "Olhe uma célula com muita coisa preenchida em volta e percorra seus valores um a um.",
        "Se a célula vê todos os valores menos um, ou as pistas os descartam, esse é o certo.",
    ),
    "hidden-single-set": (
        "Procure células que se veem todas entre si e que têm juntas exatamente tantos valores quantas células são.",
        (
            "Elas precisam usar cada um desses valores uma vez, como uma região; um valor a que sobra um só lugar "
            "entre elas fica ali."
        ),
    ),
    "many-combinations": (
        "Anote de que valores uma gaiola ou soma pode ser feita, mesmo que haja mais de três possibilidades.",
        "Uma delas é a certa; um valor que não está em nenhuma é descartado.",
    ),
    "direct-hidden-triple": (
        (
            "Procure três valores de uma linha, coluna ou região que só caibam nas mesmas três células, e depois "
            "um quarto valor ali."
        ),
        "As três células são desses três valores, então ao quarto sobra um só lugar.",
    ),
    "pointing": (
        "Procure uma região em que todos os lugares de um valor fiquem na mesma linha ou coluna.",
        (
            "Onde quer que o valor fique na região, está nessa linha ou coluna; portanto não está em nenhum outro "
            "lugar dela."
        ),
    ),
    "leftover-cell": (
        (
            "Ponha algumas linhas ou colunas sobre o mesmo número de regiões, de modo que cubram as mesmas "
            "células, exceto uma de cada lado."
        ),
        "Ambas contêm os mesmos valores o mesmo número de vezes, então as duas células que sobram são iguais.",
    ),
    "must-contain": (
        "Anote de que valores uma gaiola pode ser feita. Um valor que está sempre tem de estar na gaiola.",
        "Uma célula de fora que vê todos os lugares dele na gaiola não pode tê-lo também.",
    ),
    "fillings": (
        "Pegue uma regra com no máximo três células abertas e anote todas as maneiras de preenchê-las.",
        "Uma delas é a certa; o que não aparece em nenhuma é descartado.",
    ),
    "claiming": (
        "Procure uma linha ou coluna em que todos os lugares de um valor fiquem na mesma região.",
        "Onde quer que o valor fique nela, está nessa região; portanto não está em nenhum outro lugar da região.",
    ),
    "locked": (
        "Procure todos os lugares de um valor numa linha, coluna ou região. Há fora dela uma célula que veja todos?",
        "O valor está num desses lugares e a célula o vê ali, então ela não pode ter o mesmo.",
    ),
    "no-partner": (
        "Olhe duas células ligadas por uma regra e compare seus candidatos.",
        "Um candidato que não combina com nenhum da outra célula é impossível.",
    ),
    "naked-pair": (
        "Procure numa linha, coluna ou região duas células com os mesmos dois candidatos e nenhum outro.",
        (
            "Os dois valores ocupam essas duas células, numa ordem ou na outra; nenhuma célula que veja ambas pode "
            "ter um deles."
        ),
    ),
    "sum-bounds": (
        "Pegue uma soma e dê a todas as células menos uma o seu menor valor; depois, o maior.",
        "O que sobra para a última é o máximo, ou o mínimo, que ela pode ser.",
    ),
    "many-fillings": (
        (
            "Pegue uma regra com mais de três células abertas que só possa ser preenchida de poucas maneiras, e "
            "percorra todas."
        ),
        "Uma delas é a certa; o que não aparece em nenhuma é descartado.",
    ),
    "no-place": (
        "Experimente um valor numa célula ligada a outras e veja o que ele obriga ou proíbe ali.",
        "Se depois uma linha, coluna ou região fica sem lugar para algum valor, não pode ser.",
    ),
    "x-wing": (
        (
            "Procure um valor que em duas linhas só tenha dois lugares em cada uma, nas mesmas duas colunas (ou ao "
            "contrário)."
        ),
        "Cada linha ocupa uma das colunas, então as duas colunas têm o valor ali e em nenhum outro lugar.",
    ),
    "virtual-cage": (
        "Some as gaiolas de uma linha, coluna ou região; algumas células sobram, dentro ou fora.",
        "A soma delas segue do total da unidade, então formam uma gaiola que ninguém imprimiu.",
    ),
    "counting-bound": (
        "Procure uma célula que seja menor que várias da mesma linha, coluna ou região, ou maior que várias.",
        (
            "Essas células são todas diferentes, então precisa haver tantos valores mais altos, ou mais baixos, "
            "quantas células."
        ),
    ),
    "class-counting": (
        (
            "Olhe as linhas desenhadas em que se alternam dois tipos de valores: baixos e altos, pares e ímpares. "
            "Uma célula decide por toda a linha."
        ),
        (
            "Uma linha, coluna ou região do tabuleiro tem um número fixo de cada tipo; uma escolha que não o "
            "respeita é descartada."
        ),
    ),
    "forbidden-pair": (
        "Experimente um valor numa célula e veja o que as vizinhas perdem.",
        "Se depois um valor de uma linha, coluna ou região fica sem lugar, ou dois precisam do mesmo, não pode ser.",
    ),
    "hidden-pair": (
        "Procure dois valores que numa linha, coluna ou região só tenham os mesmos dois lugares.",
        "Os dois valores ocupam essas duas células, então ali não cabe mais nada.",
    ),
    "leftover-set": (
        "Ponha algumas linhas ou colunas sobre o mesmo número de regiões; de cada lado sobram algumas células.",
        "As células de um lado têm os mesmos valores que as do outro; o que um lado não pode ter, o outro perde.",
    ),
    "any-filling": (
        "Anote as maneiras de preencher uma gaiola, uma linha ou outra regra, e olhe uma célula ao lado.",
        "Se todas descartam o mesmo valor nessa célula, ele está descartado em todo caso.",
    ),
    "rule-of-45-houses": (
        "Junte várias linhas, colunas ou regiões e some suas gaiolas; uma única célula sobra, dentro ou fora.",
        "O total das unidades é conhecido, 90 ou 135 num 9×9, e a diferença é essa célula.",
    ),
    "naked-triple": (
        "Procure numa linha, coluna ou região três células que tenham juntas só três candidatos.",
        "Os três valores ocupam essas três células; as outras células da unidade os perdem.",
    ),
    "swordfish": (
        "Procure um valor cujos lugares em três linhas fiquem todos nas mesmas três colunas (ou ao contrário).",
        "As três linhas precisam dele três vezes, uma em cada coluna; as colunas não o têm em outro lugar.",
    ),
    "hidden-triple": (
        "Procure três valores que numa linha, coluna ou região tenham juntos só três lugares.",
        "Os três valores ocupam essas três células, então ali não cabe mais nada.",
    ),
    "two-rules": (
        (
            "Experimente um valor numa regra e olhe todas as maneiras de preenchê-la; depois, o que elas fazem com "
            "uma célula, unidade ou regra próxima."
        ),
        "Se nenhuma deixa nada para a outra, o valor é impossível.",
    ),
    "mixed-fish-2": (
        "Procure um valor cujos lugares em duas unidades de qualquer tipo fiquem todos em duas outras.",
        "As primeiras precisam dele duas vezes, e com isso as outras duas estão servidas: não o têm em outro lugar.",
    ),
    "xy-wing": (
        "Procure uma célula com dois candidatos que veja outras duas com dois candidatos: xy vê xz e yz.",
        "Seja qual for o valor da primeira, uma das outras duas será z; uma célula que vê ambas não pode ser z.",
    ),
    "xyz-wing": (
        "Procure uma célula com três candidatos que veja outras duas com dois deles cada uma: xyz vê xz e yz.",
        "Uma das três é z em todo caso; uma célula que vê as três não pode ser z.",
    ),
    "skyscraper": (
        (
            "Procure um valor com dois lugares em cada uma de duas linhas, dos quais um de cada fica na mesma "
            "coluna (ou ao contrário)."
        ),
        (
            "Nessa coluna ele não pode estar duas vezes, então está em pelo menos um dos outros extremos; o que vê "
            "ambos o perde."
        ),
    ),
    "kite": (
        "Procure um valor com dois lugares numa linha e dois numa coluna, dos quais um de cada fica na mesma região.",
        (
            "Na região ele não pode estar duas vezes, então está em pelo menos um dos extremos distantes; o que vê "
            "ambos o perde."
        ),
    ),
    "unique-rectangle": (
        (
            "Procure quatro células em duas linhas, duas colunas e dois blocos que poderiam ter todas os mesmos "
            "dois valores."
        ),
        (
            "Então os dois valores poderiam trocar de lugar e haveria uma segunda solução; logo, uma das células "
            "tem outra coisa."
        ),
    ),
    "turbot-fish": (
        "Procure um valor com dois lugares em cada uma de duas unidades, em que um lugar de uma vê um lugar da outra.",
        (
            "Esses dois não podem tê-lo ao mesmo tempo, então ele está em pelo menos um dos extremos distantes; o "
            "que vê ambos o perde."
        ),
    ),
    "unique-loop": (
        (
            "Procure um anel de células que poderiam ter todas os mesmos dois valores, duas em cada unidade por "
            "onde passa."
        ),
        (
            "Então os dois valores poderiam trocar de lugar ao longo do anel e haveria uma segunda solução; logo, "
            "uma das células tem outra coisa."
        ),
    ),
    "empty-rectangle": (
        "Procure um valor com dois lugares numa unidade, e outra unidade cujos lugares fiquem em duas linhas.",
        (
            "Se o valor não está no primeiro lugar, está no segundo e empurra a outra unidade para uma linha; uma "
            "célula que vê os dois casos o perde."
        ),
    ),
    "mixed-fish-3": (
        "Procure um valor cujos lugares em três unidades de qualquer tipo fiquem todos em três outras.",
        "As primeiras precisam dele três vezes, e com isso as outras três estão servidas: não o têm em outro lugar.",
    ),
    "naked-quad": (
        "Procure numa linha, coluna ou região quatro células que tenham juntas só quatro candidatos.",
        "Os quatro valores ocupam essas quatro células; as outras células da unidade os perdem.",
    ),
    "jellyfish": (
        "Procure um valor cujos lugares em quatro linhas fiquem todos nas mesmas quatro colunas (ou ao contrário).",
        "As quatro linhas precisam dele quatro vezes, uma em cada coluna; as colunas não o têm em outro lugar.",
    ),
    "hidden-quad": (
        "Procure quatro valores que numa linha, coluna ou região tenham juntos só quatro lugares.",
        "Os quatro valores ocupam essas quatro células, então ali não cabe mais nada.",
    ),
    "wxyz-wing": (
        "Procure quatro células com quatro candidatos no total, em que só um valor, z, poderia estar duas vezes.",
        (
            "Se nenhuma fosse z, quatro células dividiriam três valores; então uma é z, e uma célula que vê todos "
            "os seus z não é."
        ),
    ),
    "bivalue-grave": (
        "Olhe um passatempo em que cada célula aberta tem dois candidatos, exceto uma com três.",
        (
            "Sem o candidato a mais, todos os outros poderiam trocar de lugar e haveria duas soluções; logo, o que "
            "está a mais é o certo."
        ),
    ),
    "x-chain": (
        (
            "Siga um único valor por unidades que têm dois lugares para ele: se não aqui, ali; então não na "
            "próxima, mas além dela."
        ),
        "Num dos dois extremos da cadeia o valor está em todo caso; uma célula que vê os dois extremos o perde.",
    ),
    "xy-chain": (
        (
            "Siga células com dois candidatos que têm um em comum com a próxima: se não este, o outro, então a "
            "próxima tem o que lhe resta."
        ),
        "Um dos dois extremos tem o valor que eles compartilham; uma célula que vê os dois extremos o perde.",
    ),
    "alternating-chain": (
        (
            "Siga tudo o que liga candidatos: dois candidatos de uma célula, dois lugares de uma unidade, células "
            "que se veem, sinais."
        ),
        "Se um extremo da cadeia é falso, o outro é verdadeiro; o que contradiz ambos não pode ser.",
    ),
    "nishio": (
        "Suponha que um valor está numa célula e siga onde ele ainda poderia ficar em todo o resto.",
        "Se uma linha, coluna ou região fica sem lugar para ele, a suposição era falsa.",
    ),
    "forcing-cell": (
        "Pegue uma célula com poucos candidatos e siga aonde cada um leva.",
        "Um deles é o certo; o que segue de todos é verdade em qualquer caso.",
    ),
    "forcing-house": (
        "Pegue um valor com poucos lugares numa linha, coluna ou região e siga aonde cada um leva.",
        "Ele está num deles; o que segue de todos é verdade em qualquer caso.",
    ),
    "dynamic-forcing": (
        "Suponha que um candidato é o certo e preencha o que segue, um único após o outro.",
        "Se isso leva a uma célula sem valor ou a uma unidade sem lugar, a suposição era falsa.",
    ),
    "nested-forcing": (
        "Suponha que um candidato é o certo e, onde os únicos não levam adiante, use outras técnicas.",
        "Se isso leva a uma contradição, por mais longo que seja o caminho, a suposição era falsa.",
    ),
    "combined-sums": (
        "Some linhas, colunas ou regiões, quantas quiser, e também gaiolas e outras somas; subtraia outras.",
        "Se o que sobra tem de ser o maior ou o menor possível, restam poucos valores para as suas células.",
    ),
    "smallest-reason": (
        "Nenhum padrão com nome se encaixa. Olhe só as células e unidades marcadas no tabuleiro.",
        "Se o candidato fosse o certo, essas poucas não poderiam ser todas preenchidas; logo, ele é falso.",
    ),
    "supposition": (
        "Quando não há uma razão curta, suponha um valor e siga com os passos de sempre.",
        "Se alguma célula fica sem valor, o que se supôs é falso.",
    ),
    "trial": (
        "Quando não se encontra mais nada, experimente um valor e preencha tudo o que segue.",
        "Se não leva a lugar nenhum, o valor é falso; se leva à única solução, é o certo.",
    ),
}
