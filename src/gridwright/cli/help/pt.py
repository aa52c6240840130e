"""Portuguese."""

from __future__ import annotations

__all__ = ["HELP"]

HELP = {
    # what stands for a value
    "OPTIONS": "OPÇÕES",
    "COMMAND": "COMANDO",
    "ARGS": "ARGUMENTOS",
    "FILE": "ARQUIVO",
    "TEXT": "TEXTO",
    "PATH": "CAMINHO",
    "ADDRESS": "ENDEREÇO",
    "KIND": "TIPO",
    "SORT": "CLASSE",
    "NAME": "NOME",
    "LINE": "LINHA",
    "ORDERS": "PEDIDOS",
    "LOW": "DE",
    "HIGH": "ATÉ",
    "MIN": "MÍN",
    "MAX": "MÁX",
    # the texts of commands and options, in the order in which they come
    "Solve, check, explain, rate, draw and convert number-placement puzzles.": (
        "Resolve, verifica, explica, avalia, desenha e converte passatempos numéricos."
    ),
    "Sudoku of any size, jigsaw, comparison, Suguru, Futoshiki and more, in any of the notations that `gridwright "
    "formats` lists.": (
        "Sudokus de qualquer tamanho, irregulares, de comparação, Suguru, Futoshiki e mais, em qualquer das notações "
        "que `gridwright formats` lista."
    ),
    "Examples:": "Exemplos:",
    "Show the version and exit.": "Mostra a versão e sai.",
    "The language: {languages}. Default: ${variable}, or English.": (
        "O idioma: {languages}. Sem isso, vale ${variable} ou, na falta dela, inglês."
    ),
    "Show this message and exit.": "Mostra esta ajuda e sai.",
    "Solve puzzles and prove whether the solution is the only one.": (
        "Resolve passatempos e prova se a solução é a única."
    ),
    "An argument is a file or the text of a puzzle; - is standard input. Without arguments, you are asked for a "
    "puzzle of any kind on a terminal; elsewhere standard input is read.": (
        "Um argumento é um arquivo ou o texto de um passatempo; - é a entrada padrão. Sem argumentos, num terminal "
        "pergunta-se por um passatempo de qualquer tipo; fora dele, lê-se a entrada padrão."
    ),
    "Exit code: 0 one solution, 1 none, 3 several, 4 undecided, 2 bad input, 130 interrupted; with several puzzles "
    "the worst of them. --all and --count exit with 0 when they are complete.": (
        "Código de saída: 0 uma solução, 1 nenhuma, 3 várias, 4 sem resposta, 2 entrada inválida, 130 interrompido; "
        "com vários passatempos, o pior deles. --all e --count saem com 0 quando estão completos."
    ),
    "Print every solution.": "Mostra todas as soluções.",
    "Print (or count) at most N solutions.": "Mostra (ou conta) no máximo N soluções.",
    "Only count the solutions.": "Só conta as soluções.",
    "Use only naked and hidden singles, no search.": "Usa só candidatos únicos e ocultos, sem busca.",
    "Print the values that each cell has in any solution.": "Mostra os valores que cada célula tem em alguma solução.",
    "Give up after S seconds per puzzle.": "Desiste depois de S segundos por passatempo.",
    "Print the solution in this notation.": "Mostra a solução nesta notação.",
    "Print only the grid, values separated by spaces.": "Mostra só a grade, com valores separados por espaços.",
    "Draw without Unicode lines.": "Desenha sem linhas Unicode.",
    "One JSON object per puzzle and line.": "Um objeto JSON por passatempo e linha.",
    "The notation to read; recognised if not given.": "A notação a ler; se não for dada, é reconhecida.",
    "Accept regions in several pieces.": "Aceita regiões em vários pedaços.",
    "Write to this file: {endings}; .gz compresses it.": "Escreve neste arquivo: {endings}; .gz o comprime.",
    "Check that puzzles have exactly one solution.": "Verifica se os passatempos têm exatamente uma solução.",
    "Check that puzzles are well-formed and have exactly one solution.": (
        "Verifica se os passatempos estão bem formados e têm exatamente uma solução."
    ),
    "Well-formed: regions connected and of the right size, signs between neighbours, givens in range. All problems "
    "are listed at once, each with its cells.": (
        "Bem formados: regiões conexas e do tamanho certo, sinais entre vizinhas, valores dados dentro dos limites. "
        "Todos os problemas são listados de uma vez, cada um com suas células."
    ),
    "Without a solution: which clues clash, and which to remove or change. With several: where they differ, and "
    "which clues would leave only one.": (
        "Sem solução: que pistas se contradizem e quais retirar ou mudar. Com várias: onde diferem e que pistas "
        "deixariam apenas uma."
    ),
    "Exit code: 0 all is well, 2 not well-formed, 1 no solution, 3 several, 4 undecided; with several puzzles the "
    "worst of them.": (
        "Código de saída: 0 tudo certo, 2 malformado, 1 sem solução, 3 várias, 4 sem resposta; com vários "
        "passatempos, o pior deles."
    ),
    "Also look for clues that can be left out.": "Procura também pistas que podem ser dispensadas.",
    "Explain the steps a person would take, with reasons.": "Explica os passos que uma pessoa daria, com as razões.",
    "Explain puzzles: the steps a person would take, each with its reason.": (
        "Explica passatempos: os passos que uma pessoa daria, cada um com sua razão."
    ),
    "Every step is the easiest available at that point. The number after a technique says how hard it is, on the "
    "scale of Sudoku Explainer. The steps start from the values and marks of a position (in the notation json), or "
    "from what --so-far adds: in words (r5c5=5 r1c3!=5), as steps that explain or hint printed, or as rows.": (
        "Cada passo é o mais fácil possível naquele momento. O número depois de uma técnica diz quão difícil ela é, "
        "na escala do Sudoku Explainer. Os passos partem dos valores e das anotações de uma posição (na notação "
        "json), ou do que --so-far acrescenta: em palavras (r5c5=5 r1c3!=5), como passos que explain ou hint "
        "escreveram, ou como linhas."
    ),
    "With -o page.html, several puzzles become several files: page-1.html, page-2.html and so on. Nothing is written "
    "if any of them is not a puzzle.": (
        "Com -o page.html, vários passatempos dão vários arquivos: page-1.html, page-2.html e assim por diante. Se "
        "algum não for um passatempo, nada é escrito."
    ),
    "Exit code: 0 explained to the end, 1 no solution or a mistake so far, 3 several, 4 undecided or not explained "
    "to the end, 2 bad input; with several puzzles the worst of them.": (
        "Código de saída: 0 explicado até o fim, 1 sem solução ou já há um erro, 3 várias, 4 sem resposta ou não "
        "explicado até o fim, 2 entrada inválida; com vários passatempos, o pior deles."
    ),
    "Draw the board after each step, with candidates where they fit.": (
        "Desenha o tabuleiro após cada passo, com candidatos onde couberem."
    ),
    "What you have done so far: 'r5c5=5 r1c3!=5', steps as they are printed, or the puzzle or its rows as filled in. "
    "May be given several times.": (
        "O que já foi feito: 'r5c5=5 r1c3!=5', passos tal como são escritos, ou o passatempo ou suas linhas já "
        "preenchidos. Pode ser dado várias vezes."
    ),
    "Use singles only, and otherwise a short reason.": "Usa só candidatos únicos e, fora isso, uma razão breve.",
    "Also use that there is only one solution, once that is proven.": (
        "Usa também que há uma única solução, uma vez provado isso."
    ),
    "Print Markdown.": "Escreve Markdown.",
    "Make a web page that goes through the steps on the board.": (
        "Cria uma página web que percorre os passos no tabuleiro."
    ),
    "Give a hint at the next step: as much of it as you want to know.": (
        "Dá uma dica do próximo passo: tanto quanto você quiser saber."
    ),
    "It starts from the values and marks of a position (in the notation json), or from what --so-far adds, and first "
    "says whether there is a mistake in them. --so-far takes values and crossings-out (r5c5=5 r1c3!=5), the JSON or "
    "the sentences that explain and hint print, or rows. To go on step by step without typing anything twice, use "
    "`gridwright play`; without arguments on a terminal, hint asks for a puzzle and then does the same.": (
        "Parte dos valores e das anotações de uma posição (na notação json), ou do que --so-far acrescenta, e "
        "primeiro diz se há algum erro. --so-far aceita valores e riscados (r5c5=5 r1c3!=5), o JSON ou as frases que "
        "explain e hint escrevem, ou linhas. Para seguir passo a passo sem digitar nada duas vezes, use `gridwright "
        "play`; sem argumentos, num terminal, hint pergunta por um passatempo e depois faz o mesmo."
    ),
    "Exit code: 0 there is a hint or nothing is left to do, 1 no solution or a mistake so far, 3 several solutions, "
    "4 undecided or no hint found, 2 bad input; with several puzzles the worst of them.": (
        "Código de saída: 0 há uma dica ou nada resta a fazer, 1 sem solução ou já há um erro, 3 várias soluções, 4 "
        "sem resposta ou nenhuma dica encontrada, 2 entrada inválida; com vários passatempos, o pior deles."
    ),
    "1 where to look, 2 which technique, 3 which cells, 4 all of it. [default: 1; with --next: 4]": (
        "1 onde olhar, 2 que técnica, 3 que células, 4 tudo. [padrão: 1; com --next: 4]"
    ),
    "The next N steps, each taken before the next is looked for.": (
        "Os próximos N passos; cada um é dado antes de se procurar o seguinte."
    ),
    "Draw the position first, with its marks where they fit.": (
        "Desenha primeiro a posição, com suas anotações onde couberem."
    ),
    "Play a puzzle, with hints whenever you want one.": "Joga um passatempo, com dicas sempre que você quiser.",
    "It shows the board and does what you type, until you quit or the input ends:": (
        "Mostra o tabuleiro e faz o que você digita, até você sair ou a entrada acabar:"
    ),
    "r5c5=5 r1c3!=5     enter a value, cross one out; several on a line": (
        "r5c5=5 r1c3!=5     pôr um valor, riscar um; vários numa linha"
    ),
    "r1c3+5             bring back what was crossed out": "r1c3+5             recuperar o que foi riscado",
    "clear r5c5         empty a cell": "clear r5c5         esvaziar uma célula",
    "hint               where to look; again: more, up to the whole step": (
        "hint               onde olhar; de novo: mais, até o passo inteiro"
    ),
    "next               take the next step (next 5: five of them)": (
        "next               dar o próximo passo (next 5: cinco passos)"
    ),
    "undo, redo         take back the last change, do it again": (
        "undo, redo         desfazer a última alteração, refazê-la"
    ),
    "check              whether anything is wrong so far": "check              se já há algo errado",
    "candidates, board  the board with all candidates, or without": (
        "candidates, board  o tabuleiro com todos os candidatos, ou sem eles"
    ),
    "why r1c3!=5        why that follows": "why r1c3!=5        por que isso se deduz",
    "explain            all steps from here to the end": "explain            todos os passos daqui até o fim",
    "solve              show the solution": "solve              mostrar a solução",
    "row 3: 5..1....9   correct the givens of a mistyped row": (
        "row 3: 5..1....9   corrigir os valores dados de uma linha mal digitada"
    ),
    "save FILE          save the position; play, hint and explain read it": (
        "save ARQUIVO       salvar a posição; play, hint e explain a leem"
    ),
    "help, quit": "help, quit         esta lista, sair",
    "Without a puzzle, it asks for one on a terminal. Commands may also come from a pipe; then the first that fails "
    "ends the session.": (
        "Sem passatempo, num terminal pergunta por um. Os comandos também podem vir por um pipe; então o primeiro "
        "que falhar encerra a sessão."
    ),
    "Exit code: 0 quit, or the input has ended; 2 bad input, 130 interrupted.": (
        "Código de saída: 0 ao sair ou quando a entrada acaba; 2 entrada inválida, 130 interrompido."
    ),
    "Do this first. May be repeated.": "Faz isto primeiro. Pode ser repetido.",
    "One JSON object for each line that is typed.": "Um objeto JSON para cada linha digitada.",
    "Rate how hard puzzles are for people.": "Avalia quão difíceis são os passatempos para as pessoas.",
    "Rate puzzles: how hard the hardest step is, and how long a person takes.": (
        "Avalia passatempos: quão difícil é o passo mais difícil e quanto tempo uma pessoa leva."
    ),
    "The rating is on the scale of Sudoku Explainer; the effort is in minutes; the level has a name from beginner to "
    "extreme. Only a puzzle with exactly one solution can be rated.": (
        "A avaliação segue a escala do Sudoku Explainer; o esforço é dado em minutos; o nível tem um nome, de "
        "beginner a extreme. Só se pode avaliar um passatempo com exatamente uma solução."
    ),
    "A file (or standard input) may hold many puzzles, one on each line or as its notation has them, and may be "
    "compressed (.gz). Then each gives a row, in the same order, as CSV or JSON; one that cannot be rated gives a "
    "row that says why.": (
        "Um arquivo (ou a entrada padrão) pode conter muitos passatempos, um por linha ou como sua notação os tem, e "
        "pode estar comprimido (.gz). Então cada um dá uma linha, na mesma ordem, em CSV ou JSON; o que não pode ser "
        "avaliado dá uma linha que diz por quê."
    ),
    "Exit code: 0 rated, 1 no solution, 3 several, 4 undecided, 2 bad input; with rows, 2 if any was not rated.": (
        "Código de saída: 0 avaliado, 1 sem solução, 3 várias, 4 sem resposta, 2 entrada inválida; com várias "
        "linhas, 2 se alguma não foi avaliada."
    ),
    "Chart the rating of each step and the candidates left.": (
        "Mostra um gráfico da avaliação de cada passo e dos candidatos restantes."
    ),
    "Print a row per puzzle, even if there is only one.": "Escreve uma linha por passatempo, mesmo que só haja um.",
    "Use N processes; one per processor if not given.": "Usa N processos; se não for dado, um por processador.",
    "Draw puzzles, on the screen or as files.": "Desenha passatempos, na tela ou em arquivos.",
    "Draw puzzles on the screen, or as a file in the format that its name asks for.": (
        "Desenha passatempos na tela, ou como arquivo no formato que seu nome pede."
    ),
    "Several puzzles become several files: out-1.svg, out-2.svg and so on. Nothing is written unless all of them can "
    "be drawn. The theme auto is light or dark, as the viewer prefers; print is black on white.": (
        "Vários passatempos dão vários arquivos: out-1.svg, out-2.svg e assim por diante. Nada é escrito se não for "
        "possível desenhar todos. O tema auto é claro ou escuro, como preferir quem vê; print é preto no branco."
    ),
    "Exit code: 0 drawn, 2 not drawn, because of bad input or because there is no such solution or step.": (
        "Código de saída: 0 desenhado, 2 não desenhado, por entrada inválida ou porque não existe tal solução ou "
        "passo."
    ),
    "Write to this file: .svg, .png, .pdf, .txt.": "Escreve neste arquivo: .svg, .png, .pdf, .txt.",
    "Fill in the solution.": "Preenche a solução.",
    "Pencil in all candidates that the filled cells leave.": (
        "Anota todos os candidatos que as células preenchidas deixam."
    ),
    "Show step N of the explanation.": "Mostra o passo N da explicação.",
    "Colour the regions.": "Colore as regiões.",
    "The colours.": "As cores.",
    "A title for those who cannot see the picture.": "Um título para quem não pode ver a imagem.",
    "Print puzzles as a book, with solutions at the back.": "Imprime passatempos como livro, com as soluções no fim.",
    "Make a book of puzzles, of any kinds and sizes, as a PDF file.": (
        "Faz um livro de passatempos, de quaisquer tipos e tamanhos, como arquivo PDF."
    ),
    "It has a cover, the rules of all kinds in it, the puzzles with their levels, and the solutions at the back. "
    "Every puzzle must have exactly one solution; if any does not, no book is made. With --make, the puzzles are "
    "made.": (
        "Tem capa, as regras de todos os tipos que contém, os passatempos com seus níveis e as soluções no fim. Cada "
        "passatempo deve ter exatamente uma solução; se algum não tiver, o livro não é feito. Com --make, os "
        "passatempos são criados."
    ),
    "Exit code: 0 made, 1 made, but not all puzzles are as hard as asked, 2 not made, because of bad input.": (
        "Código de saída: 0 feito, 1 feito com passatempos que não são todos tão difíceis quanto pedido, 2 não "
        "feito, por entrada inválida."
    ),
    "Write to this file: .pdf.": "Escreve neste arquivo: .pdf.",
    "Puzzles on a page; 2, or 1 with --large.": "Passatempos por página; 2, ou 1 com --large.",
    "The title; if not given, what is in the book.": "O título; se não for dado, o que há no livro.",
    "The name below the title.": "O nome abaixo do título.",
    "Large print.": "Letra grande.",
    "The size of paper.": "O tamanho do papel.",
    "Easiest first.": "Os mais fáceis primeiro.",
    "In random order.": "Em ordem aleatória.",
    "Make the puzzles: '10 suguru 8x8 easy, 10 killer medium'.": (
        "Cria os passatempos: '10 suguru 8x8 easy, 10 killer medium'."
    ),
    "For --make, --shuffle: the same number gives the same book.": (
        "Para --make, --shuffle: o mesmo número dá o mesmo livro."
    ),
    "Headings by level or by kind.": "Títulos por nível ou por tipo.",
    "No cover and no page of rules: sheets of puzzles, and the solutions.": (
        "Sem capa nem página de regras: folhas com passatempos e as soluções."
    ),
    "Leave out the solutions.": "Omite as soluções.",
    "Seconds per puzzle for solving it; a level that takes longer to find is left out.": (
        "Segundos por passatempo para resolvê-lo; se o nível demorar mais, é omitido."
    ),
    "One JSON object per book and line.": "Um objeto JSON por livro e linha.",
    "Make puzzles to order.": "Cria passatempos sob medida.",
    "Make puzzles of any kind, each with exactly one solution, no two alike.": (
        "Cria passatempos de qualquer tipo, cada um com exatamente uma solução e todos diferentes."
    ),
    "They are drawn, with how hard they are; with --to or -o they are written in a notation, and with --json with "
    "their records. The same seed gives the same puzzles on any machine. With -o, the output grows in PATH.part and "
    "is renamed when it is complete; if the run is interrupted, the same command with --resume continues where it "
    "stopped.": (
        "São desenhados, e diz-se quão difíceis são; com --to ou -o são escritos numa notação, e com --json junto "
        "com sua ficha. A mesma semente dá os mesmos passatempos em qualquer máquina. Com -o, a saída cresce em "
        "CAMINHO.part e é renomeada quando está completa; se for interrompido, o mesmo comando com --resume continua "
        "de onde parou."
    ),
    "Exit code: 0 made as asked, 1 if some are not as hard as asked or there are not so many different ones, 4 if "
    "time ran out before all were made, 2 if the request is impossible.": (
        "Código de saída: 0 criados como pedido, 1 se alguns não são tão difíceis quanto pedido ou há menos "
        "diferentes, 4 se o tempo acabou antes de todos serem criados, 2 se foi pedido algo impossível."
    ),
    "Rows and columns: 9, or 6x8.": "Linhas e colunas: 9, ou 6x8.",
    "How hard.": "Quão difícil.",
    "How hard, by the hardest step: 3.4..4.2.": "Quão difícil, pelo passo mais difícil: 3.4..4.2.",
    "How long people need: 5..10.": "Quanto tempo se leva: 5..10.",
    "The symmetry of where clues stand.": "Simetria da disposição das pistas.",
    "The least and the greatest value: 0-8; else 1 to n.": "O menor e o maior valor: 0-8; senão, de 1 a n.",
    "How many givens.": "Quantos valores dados.",
    "Every clue is needed.": "Nenhuma pista é dispensável.",
    "Clues beside givens: dots, signs:all.": "Pistas além dos valores dados: dots, signs:all.",
    "Regions: a letter per cell, or any.": "Regiões: uma letra por célula, ou quaisquer.",
    "Further rules: diagonals, …": "Outras regras: diagonals, …",
    "Techniques it must need.": "Técnicas de que deve precisar.",
    "Techniques it must not need.": "Técnicas de que não deve precisar.",
    "Where givens may stand: all but dots.": "Onde pode haver valores dados: em tudo menos nos pontos.",
    "Make N of each and keep the best …": "Cria N de cada um e fica com o melhor …",
    "… by this; by variety if not given.": "… por isto; se nada for dito, por variedade (variety).",
    "Attempts at each puzzle; 400, or 4000 of quick ones.": "Tentativas por passatempo; 400, ou 4000 se forem rápidas.",
    "How many.": "Quantos.",
    "The same number gives the same puzzles.": "O mesmo número dá os mesmos passatempos.",
    "Write this notation.": "Escreve nesta notação.",
    "Use N processors; all of them if not given.": "Usa N processadores; se não for dado, todos.",
    "Stop after S seconds, and keep what was made by then.": (
        "Para depois de S segundos, com o que foi criado até então."
    ),
    "Continue a run that was interrupted.": "Continua um trabalho interrompido.",
    "One JSON object per puzzle and line, with its record.": "Um objeto JSON por passatempo e linha, com sua ficha.",
    "Add the fewest clues that leave one solution.": "Acrescenta o mínimo de pistas que deixa uma só solução.",
    "Complete a half-made puzzle: add the fewest clues that leave exactly one solution.": (
        "Completa um passatempo pela metade: acrescenta o mínimo de pistas que deixa exatamente uma solução."
    ),
    "Exit code: 0 completed, 1 if it is not as hard as asked, 4 if time ran out before a better one could be ruled "
    "out, 2 for bad input.": (
        "Código de saída: 0 completado, 1 se não é tão difícil quanto pedido, 4 se o tempo acabou antes de se"
        " saber que não há nada melhor, 2 entrada inválida."
    ),
    "What to add; givens if not given.": "O que acrescentar; valores dados (givens) se não indicado.",
    "The symmetry of where givens stand.": "Simetria da disposição dos valores dados.",
    "How hard it should be.": "Quão difícil deve ser.",
    "Another number chooses other clues.": "Outro número escolhe outras pistas.",
    "Remove every clue that is not needed.": "Retira todas as pistas dispensáveis.",
    "Remove clues until every clue that is left is needed.": (
        "Retira pistas até que nenhuma possa faltar sem deixar várias soluções."
    ),
    "With --rating keep, only clues that leave the rating as it is are removed; with --rating raise, several ways are"
    " tried for the hardest puzzle. Exit code: 0 done, 4 if time ran out first, 2 for bad input.": (
        "Com --rating keep, só saem pistas que deixam a avaliação igual; com --rating raise, de vários "
        "caminhos toma-se o que leva ao passatempo mais difícil. Código de saída: 0 feito, 4 se antes disso o"
        " tempo acabou, 2 entrada inválida."
    ),
    "Whether the rating may change, or should rather rise.": "Se a avaliação pode mudar ou deve antes subir.",
    "Another number tries clues in another order.": "Outro número tenta as pistas em outra ordem.",
    "Write puzzles in another notation.": "Escreve passatempos em outra notação.",
    "A puzzle that the notation cannot carry in full is refused, with the reason; --lossy leaves out what does not "
    "fit. What a player has entered and marked is kept where the notation has a place for it. Nothing is written "
    "unless all puzzles can be.": (
        "Um passatempo que não cabe inteiro na notação é recusado, com o motivo; --lossy omite o que não cabe. O que "
        "um jogador preencheu e anotou é mantido onde a notação tem lugar para isso. Nada é escrito se não for "
        "possível escrever todos."
    ),
    "The notation to write; if not given, PATH decides.": "A notação a escrever; se não for dada, CAMINHO decide.",
    "Leave out what the notation cannot carry, and say what that is.": "Omite o que não cabe na notação e diz o que é.",
    "Write to this file (.gz too).": "Escreve neste arquivo (também .gz).",
    "Tell by an id which puzzles are the same.": "Indica por um identificador quais passatempos são o mesmo.",
    "Puzzles have the same id if one becomes the other when it is turned, mirrored or relabelled, or when rows, "
    "columns and bands change places in a way that keeps all rules; and else they have different ones. The id is the "
    "same on every machine, and the one that `generate --json` tells.": (
        "Dois passatempos têm o mesmo identificador se um se transforma no outro ao ser girado, refletido ou ter os "
        "valores renomeados, ou ao trocar linhas, colunas e faixas de lugar sem quebrar nenhuma regra; senão, têm "
        "identificadores diferentes. O identificador é o mesmo em qualquer computador, e é o que `generate --json` "
        "informa."
    ),
    "Exit code: 0 all have an id, 2 not a puzzle, 4 too much of a puzzle looks alike to find one.": (
        "Código de saída: 0 todos têm identificador, 2 não é um passatempo, 4 partes demais de um passatempo são "
        "iguais para encontrar um."
    ),
    "Work on files of puzzles of any size, one puzzle per line.": (
        "Trabalha com arquivos de passatempos de qualquer tamanho, um por linha."
    ),
    "Check that puzzles have exactly one solution, and say what is wrong with the others.": (
        "Verifica se os passatempos têm exatamente uma solução e diz o que há de errado com os outros."
    ),
    "A line is a puzzle: n² characters, 2n² for a jigsaw, JSON, or any notation that fits on a line. Files may be "
    "compressed (.gz); - is standard input. Each line gives one row, in the same order; a line that is not a puzzle "
    'gives a row that begins with "error". Blank lines and comments (#) are passed on as they are, or left out of '
    "CSV and JSON, where each row has the number of its line.": (
        "Uma linha é um passatempo: n² caracteres, 2n² se for irregular, JSON ou qualquer notação que caiba numa "
        "linha. Os arquivos podem estar comprimidos (.gz); - é a entrada padrão. Cada linha dá uma linha de saída, "
        'na mesma ordem; uma que não é um passatempo dá uma que começa com "error". Linhas em branco e comentários '
        "(#) passam como estão, ou ficam de fora em CSV e JSON, onde cada linha de saída traz o número da sua linha."
    ),
    "With -o, the output grows in PATH.part, with a checkpoint beside it, and is renamed when it is complete. If the "
    "run is interrupted in any way, the same command with --resume continues where it stopped.": (
        "Com -o, a saída cresce em CAMINHO.part, com um ponto de controle ao lado, e é renomeada quando está "
        "completa. Se o trabalho for interrompido de qualquer modo, o mesmo comando com --resume continua de onde "
        "parou."
    ),
    "At the end, a summary on standard error counts the lines by result. Exit code: 0, or 2 if a line was not a "
    "puzzle or could not be worked on.": (
        "No fim, um resumo na saída de erro conta as linhas por resultado. Código de saída: 0, ou 2 se uma linha não "
        "era um passatempo ou não pôde ser trabalhada."
    ),
    "Example:": "Exemplo:",
    "Write to this file: .txt, .csv, .json; .gz compresses it. Standard output if not given.": (
        "Escreve neste arquivo: .txt, .csv, .json; .gz o comprime. Se não for dado, na saída padrão."
    ),
    "What a row holds: {names}.": "O que uma linha de saída contém: {names}.",
    "The notation of the lines.": "A notação das linhas.",
    "Stop at the first line that is not a puzzle.": "Para na primeira linha que não é um passatempo.",
    "No summary at the end.": "Sem resumo no fim.",
    "The summary as a JSON object, on standard error.": "O resumo como objeto JSON, na saída de erro.",
    "A puzzle that the notation cannot carry in full is refused, with the reason; --lossy leaves out what does not "
    "fit.": (
        "Um passatempo que não cabe inteiro na notação é recusado, com o motivo; --lossy omite o que não cabe."
    ),
    "The notation to write.": "A notação a escrever.",
    "Leave out what the notation cannot carry.": "Omite o que não cabe na notação.",
    "A row has all steps in words; in JSON, it has what 'gridwright explain --json' prints.": (
        "Uma linha de saída tem todos os passos em palavras; em JSON, o que 'gridwright explain --json' escreve."
    ),
    "A row is the rating, or the status of a puzzle without exactly one solution; CSV and JSON also have the effort "
    "in minutes, the level, the hardest technique and all techniques that are needed.": (
        "Uma linha de saída é a avaliação, ou o estado de um passatempo que não tem exatamente uma solução; CSV e "
        "JSON têm também o esforço em minutos, o nível, a técnica mais difícil e todas as técnicas necessárias."
    ),
    "Solve puzzles and prove whether each solution is the only one.": (
        "Resolve passatempos e prova se cada solução é a única."
    ),
    "A row is the solution if there is exactly one, or else the status: several, none, undecided.": (
        "Uma linha de saída é a solução se houver exatamente uma ou, senão, o estado: several, none, undecided."
    ),
    "Look for at most N solutions; 2 if not given.": "Procura no máximo N soluções; se não for dado, 2.",
    "List the kinds of puzzle, with rules and examples.": "Lista os tipos de passatempo, com regras e exemplos.",
    "One JSON object per kind and line.": "Um objeto JSON por tipo e linha.",
    "List the notations that puzzles can be written in.": "Lista as notações em que se podem escrever passatempos.",
    "List the notations: their ids for --from and --to, what each can carry besides givens, and an example.": (
        "Lista as notações: seus nomes para --from e --to, o que cabe em cada uma além dos valores dados, e um "
        "exemplo."
    ),
    "One JSON object per notation and line.": "Um objeto JSON por notação e linha.",
    "Serve the page in a browser, and the API.": "Serve a página em um navegador, e a API.",
    "Serve a page to play, set, make and print puzzles, and an API that answers as --json does.": (
        "Serve uma página para jogar, compor, criar e imprimir passatempos, e uma API que responde como --json."
    ),
    "It answers this machine alone unless another address is given, keeps nothing, and asks nothing of any other "
    "machine. Ctrl-C ends it. It needs the extra web: pip install 'gridwright[web]'.": (
        "Se não for dado outro endereço, só responde a esta máquina; não guarda nada nem pede nada a nenhuma "
        "outra. Ctrl-C a termina. Precisa do extra web: pip install 'gridwright[web]'."
    ),
    "Exit code: 0 ended, 2 it cannot listen there.": "Código de saída: 0 terminado, 2 não é possível escutar ali.",
    "The address to listen on.": "O endereço em que escuta.",
    "The port; 0 for any that is free.": "A porta; 0 para qualquer uma livre.",
    "Open the page in a browser.": "Abre a página em um navegador.",
    "Hard puzzles to work on at a time; all processors but one if not given.": (
        "Passatempos difíceis ao mesmo tempo; se não for dado, sobra um processador livre."
    ),
    "DIR": "PASTA",
    "PLACE": "LUGAR",
    "Make a set of puzzles from a recipe.": "Cria uma coleção de passatempos a partir de uma receita.",
    "The directory of the set; it must not exist yet.": "A pasta da coleção; ainda não pode existir.",
    "Where to work: local, dask:ADDRESS or ray:ADDRESS.": "Onde trabalhar: local, dask:ENDEREÇO ou ray:ENDEREÇO.",
    "The summary as a JSON object.": "O resumo como objeto JSON.",
    "Make a set of puzzles from a recipe, a file of TOML: each with exactly one solution, no two of them the same.": (
        "Cria uma coleção de passatempos a partir de uma receita, um arquivo TOML: cada um com exatamente uma "
        "solução e todos diferentes."
    ),
    "A recipe says which kinds, sizes and levels, how many of each, what to record, and how the set is split."
    " The same recipe gives the same rows on any machine and any cluster. The set grows in DIR.part, and is "
    "renamed when it is complete; if the run is interrupted, the same command with --resume continues where "
    "it stopped.": (
        "Uma receita diz quais tipos, tamanhos e níveis, quantos de cada, o que registrar e como a coleção é "
        "dividida. A mesma receita dá as mesmas linhas em qualquer máquina e em qualquer cluster. A coleção "
        "cresce em PASTA.part e é renomeada quando está completa; se o trabalho for interrompido, o mesmo comando"
        " com --resume continua de onde parou."
    ),
    "Exit code: 0 made as asked, 1 if fewer puzzles could be found, 2 if the recipe is wrong or the set cannot be "
    "written.": (
        "Código de saída: 0 feitos como pedido, 1 se foram encontrados menos passatempos, 2 para o que não pode "
        "ser pedido ou escrito."
    ),
    "Make sets of puzzles for research and machine learning, and audit those of others.": (
        "Cria coleções de passatempos para pesquisa e aprendizado de máquina, e audita as de outros."
    ),
    "Audit sets of puzzles.": "Audita coleções de passatempos.",
    "Look at N rows of each file; all of them if not given.": "Olha N linhas de cada arquivo; se não for dado, todas.",
    "Rate N puzzles of each file; 200 if not given.": "Avalia N passatempos de cada arquivo; 200 se não indicado.",
    "The audit as a JSON object.": "A auditoria como objeto JSON.",
    "Audit anybody's sets of puzzles: CSV, JSON lines, Parquet, or a puzzle on each line.": (
        "Audita coleções de passatempos de qualquer pessoa: CSV, linhas JSON, Parquet ou um "
        "passatempo por linha."
    ),
    "Of each file it says how many rows are puzzles with exactly one solution, whether the stated solutions are "
    "right, which puzzles are repeated or equivalent, how hard they are beside what is stated, and whether splits "
    "have puzzles in common. What each column holds is guessed, and the guess is shown. A file called .html has "
    "pictures, too.": (
        "De cada arquivo: quantas linhas são passatempos com exatamente uma solução, se as soluções indicadas "
        "estão certas, quais passatempos se repetem ou são equivalentes, o quanto são difíceis diante do que é "
        "indicado e se as partes têm passatempos em comum. Qual coluna contém o quê é adivinhado e dito. Um "
        "arquivo chamado .html traz também imagens."
    ),
    "Exit code: 0 sound, 1 not sound, 2 bad input.": (
        "Código de saída: 0 em ordem, 1 não está em ordem, 2 entrada incorreta."
    ),
}
