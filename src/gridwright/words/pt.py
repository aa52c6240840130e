"""Portuguese, as it is written in Brazil."""

from __future__ import annotations

from gridwright.words._language import Houses, Language

__all__ = ["LANGUAGE"]

NOUNS = {
    "grade": ("grade", "grades"),
    "alteração": ("alteração", "alterações"),
    "pista": ("pista", "pistas"),
    "célula": ("célula", "células"),
    "células abertas": ("célula aberta", "células abertas"),
    "linha": ("linha", "linhas"),
    "outro valor": ("outro valor", "outros valores"),
    "passo": ("passo", "passos"),
    "solução": ("solução", "soluções"),
    "minuto": ("minuto", "minutos"),
    "passatempo": ("passatempo", "passatempos"),
    "página": ("página", "páginas"),
    "linha em branco": ("linha em branco ou comentário", "linhas em branco ou comentários"),
    "passatempo diferente": ("passatempo", "passatempos diferentes"),
    "delas dispensável": ("delas poderia ser retirada", "delas poderiam ser retiradas, cada uma por si"),
}

SENTENCES = {
    # solving
    "unique": "Esta é a única solução.",
    "none": "Não há solução.",
    "several": "Esta não é a única solução: outra tem {examples}.",
    "several-more": "Esta não é a única solução: outra tem {examples} e {more:outro valor}.",
    "undecided": "Sem resposta: interrompido antes de se saber se há solução.",
    "undecided-found": "Sem resposta: interrompido antes de se saber se esta é a única solução.",
    "number": "Solução {number}:",
    "counted": "{count:solução}.",
    "counted-at-least": "Pelo menos {count:solução}.",
    "shown": "{count:solução} aqui; pode haver mais.",
    "singles-solved": "Resolvido só com candidatos únicos, em {steps:passo}: esta é a única solução.",
    "singles-stuck": "Candidatos únicos não bastam: {steps:passo} até aqui, {open:células abertas}.",
    "singles-broken": "Não há solução: depois de {steps:passo}, não resta nenhum valor para {cell}.",
    "singles-broken-at-once": "Não há solução: {cell} não tem nenhum valor possível desde o início.",
    "candidates-several": "Há várias soluções; {cells:célula} com mais de um valor possível.",
    "exclude": "{options} não podem ser usadas juntas.",
    "format-impossible": "-o {path}: isto não pode ser escrito como .{ending}; formatos possíveis: {endings}.",
    "format-contradiction": "{option}, -o {path}: o nome do arquivo pede um formato diferente do da opção.",
    # explaining and hinting
    "rated": "{title} ({rating:.1f})",
    "filled": "Não há mais nada a fazer: todas as células estão preenchidas.",
    "clash": "Contradizem-se: {cells}.",
    "explain-several": "Há várias soluções, portanto a lógica não leva a uma só.",
    "explain-undecided": "Sem resposta: interrompido antes de se saber quantas soluções há.",
    "explain-solved": "Resolvido em {steps:passo}. O mais difícil: {title}.",
    "explain-stuck": "A lógica não vai além disto: {steps:passo}, {open:células abertas}.",
    "explain-stopped": "O tempo acabou: {steps:passo} até aqui, {open:células abertas}.",
    "explain-dead": (
        "O que foi preenchido não deixa nenhuma solução: depois de {steps:passo}, não resta nenhum valor para {cell}."
    ),
    "explain-dead-at-once": "O que foi preenchido não deixa nenhuma solução: não resta nenhum valor para {cell}.",
    "hint-wrong": "Já há algo errado. Confira {cells}.",
    "hint-dead": "O que foi preenchido não deixa nenhuma solução.",
    "hint-several": (
        "Há várias soluções; o que segue vale em todas as que concordam com o que está preenchido e marcado."
    ),
    "hint-undecided": "Não se sabe quantas soluções há; por isso não foi possível conferir o que foi preenchido.",
    "hint-nothing": "Nenhuma das técnicas encontra um passo aqui.",
    "hint-stopped": "O tempo acabou: nenhum passo encontrado até aqui.",
    "hint-technique": "Técnica: {title}.",
    "hint-cells": "Células: {cells}.",
    "hint-more": "Para saber mais: --detail {number}",
    "so-far-size": "{rows}x{cols} células em vez de {wanted}",
    "so-far-other": "este é outro passatempo; difere dos valores dados em {cells}",
    "so-far-rows": "{count:linha} em vez de {wanted}",
    "so-far-cells": "{count:célula} em vez de {wanted}: {text}",
    "so-far-value": "{cell}: {text} não é um valor",
    "so-far-many": "{count:passatempo} em vez de um",
    "so-far-both": "a entrada padrão não pode ser ao mesmo tempo o passatempo e --so-far.",
    "hint-go-on": "Para continuar a partir daí: --so-far {words}",
    "so-far-unknown": (
        "{text} não é nada disto: alterações como r5c5=5 r1c3!=5, passos como são mostrados, o passatempo, suas "
        "linhas"
    ),
    "so-far-step": "isto não é um passo: {text}",
    "change-unknown": (
        "{text} não é uma alteração; um valor se escreve assim: r5c5=5, se risca assim: r1c3!=5, se recupera "
        "assim: r1c3+5"
    ),
    "change-many": "{text}: numa célula só cabe um valor",
    "change-off": "{cell} fica fora da grade de {rows}x{cols}",
    "change-value": "{cell}: {value} não está entre os valores {values}",
    "change-given": "{cell} é dada: vale {value}",
    "change-twice": (
        "{cell} não pode ser ao mesmo tempo {first} e {second}; digite um valor, ou esvazie a célula entre os "
        "dois"
    ),
    "change-held": "{cell} contém {value}; esvazie-a primeiro",
    "change-last": "{value} é o único valor que resta para {cell}, por isso não pode ser riscado",
    # playing
    "play-begin": (
        "{cell}=1 põe um valor, {cell}!=1 risca um; hint, next, undo, check. help lista todos os comandos, quit sai."
    ),
    "play-unknown": "{text} não é um comando; help lista todos",
    "play-unknown-close": "{text} não é um comando; você quis dizer {close}?",
    "play-number": "{command} {text}: falta um número, como em {command} 3",
    "play-detail": "hint {text}: o nível de detalhe é um número de 1 a {most}",
    "play-which-cell": "qual célula esvaziar? Por exemplo: clear r5c5",
    "play-clear": "{word} não é uma célula como r5c5; restart esvazia todas as células que não são dadas",
    "play-which-file": "em qual arquivo? Por exemplo: save jogo.json",
    "play-why-is": "Não é assim: {cell} é {value}.",
    "play-why-is-not": "Não é assim: {cell} não é {value}.",
    "play-why": "por que o quê? Por exemplo: why r5c5=5, ou why r1c3!=5",
    "play-row": "row precisa de um número de 1 a {rows} e dos valores dados, como em {example}",
    "play-unchanged": "Isso não muda nada.",
    "play-nothing-undone": "Não há nada a desfazer.",
    "play-nothing-redone": "Não há nada a refazer.",
    "play-all-undone": "Desfeito: {count:alteração}; não havia mais.",
    "play-all-redone": "Refeito: {count:alteração}; não havia mais.",
    "play-empty": "Não resta nenhum valor para {cells}.",
    "play-ruled-out": "{cell}={value} entra em conflito com {seen}.",
    "play-crossed": "{value} estava riscado em {cell}.",
    "play-solved": "Resolvido. Muito bem!",
    "play-solved-one": "É uma solução, mas não a única.",
    "play-solution": "Esta é a solução; undo a desfaz.",
    "play-solutions": "Há várias soluções, portanto não há uma única a mostrar.",
    "play-right": "Até agora não há nada errado; {cells} de {all} células estão preenchidas.",
    "play-right-several": (
        "Até agora não há nada errado; {cells} de {all} células estão preenchidas. Mas há várias "
        "soluções."
    ),
    "play-more": "Outro hint diz mais.",
    "play-take": "next dá este passo.",
    "play-mend": "Se algo foi mal digitado, corrija assim: {examples}",
    "play-ask-check": "check diz o que há de errado no passatempo e o que o consertaria.",
    "play-saved": "Salvo. Para continuar mais tarde: gridwright play {path}",
    "play-kept": "{path!r} já existe e não é uma posição salva deste passatempo; escolha outro nome",
    "play-unsaved": "Isto ainda não está salvo: save ARQUIVO salva, outro quit sai sem salvar.",
    "play-bye": "Até logo.",
    "play-bye-unsaved": "Até logo. O que você fez não está salvo.",
    "play-stopped": "Interrompido.",
    "play-line": "linha {number}",
    "play-which": (
        "qual passatempo? A entrada padrão é para os comandos; o passatempo deve ser um argumento: gridwright play "
        "ARQUIVO"
    ),
    "play-help-change": "r5c5=5 r1c3!=5 r1c3+5: pôr um valor, riscá-lo, recuperá-lo; vários numa linha",
    "play-help-hint": "hint: onde olhar; de novo na mesma posição: mais, até o passo inteiro; hint 4: tudo de uma vez",
    "play-help-next": "next: dar o próximo passo; next 5: cinco passos",
    "play-help-undo": "undo: desfazer a última alteração; undo 3: as três últimas",
    "play-help-redo": "redo: refazer o que foi desfeito",
    "play-help-clear": "clear r5c5: esvaziar uma célula; se já está vazia, recuperar tudo o que foi riscado nela",
    "play-help-check": "check: se já há algo errado",
    "play-help-candidates": "candidates: o tabuleiro com todos os candidatos; candidates r1c3: os de uma célula",
    "play-help-board": "board: o tabuleiro sem candidatos",
    "play-help-why": "why r5c5=5, why r1c3!=5: por que isso se deduz",
    "play-help-explain": "explain: todos os passos daqui até o fim, sem dá-los",
    "play-help-solve": "solve: mostrar a solução; undo a desfaz",
    "play-help-row": (
        "row 3: 5..1....9: corrigir os valores dados de uma linha mal digitada; r1c1<r1c2: acrescentar uma "
        "pista ou corrigi-la"
    ),
    "play-help-restart": "restart: esvaziar todas as células que não são dadas",
    "play-help-save": "save ARQUIVO: salvar a posição; gridwright play ARQUIVO continua a partir dela",
    "play-help-help": "help: esta lista",
    "play-help-quit": "quit: sair",
    # rating
    "rate-rating": "Dificuldade {rating:.1f}: nível {level}. A técnica mais difícil: {title}.",
    "rate-effort": "Esforço: cerca de {minutes:minuto}; metade dos passatempos assim leva de {low} a {high}.",
    "rate-effort-more": "Esforço: mais de {minutes:minuto}; os tempos conhecidos não vão além.",
    "rate-effort-unknown": "Esforço: desconhecido; não se conhecem tempos de pessoas para passatempos assim.",
    "rate-effort-guess": "Esforço: cerca de {minutes:minuto} (uma estimativa: não se conhecem tempos).",
    "rate-steps": "{steps:passo}:",
    "rate-path-ratings": "Dificuldade de cada passo:",
    "rate-path-candidates": "Candidatos que restam depois de cada passo:",
    "rate-none": "Não há solução, portanto não há o que avaliar.",
    "rate-several": "Há várias soluções; só se pode avaliar um passatempo com exatamente uma.",
    "rate-undecided": "Sem resposta: interrompido antes de se saber se há exatamente uma solução.",
    "rate-stopped": "Sem resposta: interrompido antes de se conhecer o passo mais difícil.",
    "rate-picture": (
        "-o {path}: em um arquivo cujo nome termina em .svg se desenha, com --path, o percurso; acrescente "
        "--path."
    ),
    "rate-done": "{rows:linha}, {bad} sem avaliação, em {seconds:.1f} s",
    "rate-done-all": "{rows:linha} em {seconds:.1f} s",
    "same-file": "{path!r} é uma entrada; a saída deve ser outro arquivo",
    "level-beginner": "iniciante",
    "level-easy": "fácil",
    "level-medium": "médio",
    "level-hard": "difícil",
    "level-expert": "especialista",
    "level-extreme": "extremo",
    # checking
    "check-unique": "{name}: {kind} {rows}x{cols} bem formado, com exatamente uma solução.",
    "check-several": "{name}: {kind} {rows}x{cols} bem formado, com várias soluções.",
    "check-none": "{name}: {kind} {rows}x{cols} bem formado, sem solução.",
    "check-undecided": "{name}: {kind} {rows}x{cols} bem formado; não se sabe quantas soluções tem.",
    "check-malformed": "{name}: não é um passatempo bem formado.",
    "check-dead-end": "Um beco sem saída depois de {steps:passo}:",
    "check-dead-end-at-once": "Um beco sem saída desde o início:",
    "check-clues": "Estas {count:pista} se contradizem, e só todas juntas: {clues}.",
    "check-clues-two": "Estas {count:pista} se contradizem, e só as duas juntas: {clues}.",
    "check-clues-two-some": (
        "Estas {count:pista} se contradizem, embora talvez não sejam necessárias as duas: {clues}."
    ),
    "check-clues-some": "Estas {count:pista} se contradizem, embora talvez nem todas sejam necessárias: {clues}.",
    "check-clue": "{clue} não pode estar certo, digam o que disserem as outras pistas.",
    "check-rules": "As regras não deixam nenhuma solução, digam o que disserem as pistas.",
    "check-rule-clash": "Esta regra sozinha não deixa nenhuma grade: {rules}.",
    "check-rules-clash": "Estas regras sozinhas não deixam nenhuma grade, e só todas juntas: {rules}.",
    "check-rules-clash-two": "Estas regras sozinhas não deixam nenhuma grade, e só as duas juntas: {rules}.",
    "check-rules-clash-two-some": (
        "Estas regras sozinhas não deixam nenhuma grade, embora talvez não sejam necessárias as duas: {rules}."
    ),
    "check-rules-clash-some": (
        "Estas regras sozinhas não deixam nenhuma grade, embora talvez nem todas sejam necessárias: {rules}."
    ),
    "check-drop": "Sem {rules} haveria {count:grade}.",
    "check-drop-at-least": "Sem {rules} haveria pelo menos {count:grade}.",
    "check-drop-then-none": "Nem assim as pistas deixariam uma solução.",
    "check-drop-then-unique": "As pistas deixariam então exatamente uma solução.",
    "check-drop-then-several": "As pistas deixariam então mais de uma solução.",
    "check-drop-unique": "Sem {rules} haveria exatamente uma solução.",
    "check-drop-several": "Sem {rules} haveria mais de uma solução.",
    "check-rule": "a regra “{rule}”",
    "without-rule": "a regra “{rule}”",
    "without-row": "as linhas",
    "without-column": "as colunas",
    "without-box": "os blocos",
    "without-region": "as regiões",
    "without-disjoint group": "os grupos disjuntos",
    "without-diagonal": "as diagonais",
    "without-house": "os grupos de valores diferentes",
    "check-remove": "Sem {clue} resta exatamente uma solução.",
    "check-remove-change": "Sem {clue} resta exatamente uma solução; com {new} no lugar, também.",
    "check-change": "Com {new} no lugar de {clue} resta exatamente uma solução.",
    "check-remove-several": "Sem {clue} há mais de uma solução.",
    "check-remove-open": "Sem {clue} há solução; não se sabe se apenas uma.",
    "check-together": "Mudar uma única pista não resolve. Retirar estas {count:pista} resolve: {clues}.",
    "check-none-alone": "Mudar uma única pista não resolve.",
    "check-suspect": "Se só uma pista está errada, é {clues}; não se sabe se há solução sem ela.",
    "check-suspects": "Se só uma pista está errada, é uma destas; não se sabe sem qual delas há solução: {clues}",
    "check-suspect-too": "Ou a pista errada é {clues}; não se sabe se há solução sem ela.",
    "check-suspects-too": "Ou a pista errada é uma destas; não se sabe sem qual delas há solução: {clues}",
    "check-move": "Talvez {clue} pertença a {cell}: assim restaria exatamente uma solução.",
    "check-swap": "Talvez {clue} e {second} estejam trocadas: ao contrário restaria exatamente uma solução.",
    "check-others": "Outras pistas que podem ser retiradas ou trocadas: {clues}",
    "check-missing": "Talvez falte uma pista: {clues} deixaria exatamente uma solução.",
    "check-missing-several": "Talvez falte uma pista: {clues} deixaria mais de uma solução.",
    "check-more-than": "Mais de {count:solução}.",
    "check-nearest": "Duas delas diferem em apenas {cells:célula}: {examples}",
    "check-varying": "Variam {cells:célula}: {names}",
    "check-varying-least": "Variam pelo menos {cells:célula}: {names}",
    "check-complete": "Basta mais uma pista: {ways}",
    "check-any-value": "qualquer valor em {cells}",
    "check-complete-several": "Bastam mais {count:pista}, por exemplo {sets}; menos não.",
    "check-complete-found": "Bastam mais {count:pista}, por exemplo {sets}; talvez também menos.",
    "check-complete-many": "Faltam mais pistas do que se pode listar aqui.",
    "check-needed": "Todas as pistas são necessárias.",
    "check-needless": "Pistas que podem ser dispensadas, uma de cada vez ({count}): {clues}.",
    "check-no-time": "Interrompido antes de se encontrar o motivo.",
    "point-none": "`gridwright check` diz por quê e como consertar.",
    "point-several": "`gridwright check` diz o que deixaria apenas uma.",
    # the server
    "serve-ready": "A página está em {address}. Ctrl-C a termina.",
    "serve-extra": "`gridwright serve` precisa de pacotes que não estão instalados: pip install 'gridwright[web]'",
    # pictures
    "grid": "grade de {rows}×{cols}",
    "empty": "vazia",
    "picture-row": "Linha {number}: {values}.",
    "picture-regions": "Regiões: {regions}.",
    "picture-clues": "{title}: {clues}.",
    "problem-line": "linha {line}: {told}",
    "problem-place": "linha {line}, coluna {column}: {told}",
    "served-time": "Isto demora mais do que pode.",
    "served-memory": "Isto precisa de mais memória que os {limit:,.0f} MB permitidos.",
    "note-house": "{where} ({count:célula})",
    "note-place": "{clue}, célula {place} de {count}",
    "note-sign-first": "menor que {cell}",
    "note-sign-last": "maior que {cell}",
    "clues-givens": "Valores dados",
    "clues-signs": "Sinais",
    "clues-dots": "Pontos",
    "clues-cages": "Gaiolas",
    "clues-arrows": "Setas",
    "clues-doublearrows": "Setas duplas",
    "clues-littlekillers": "Somas diagonais",
    "clues-regionsums": "Linhas de somas por região",
    "clues-zippers": "Linhas zíper",
    "clues-sumlines": "Linhas de somas",
    "clues-quadruples": "Quádruplos",
    "clues-sandwiches": "Somas sanduíche",
    "clues-skyscrapers": "Arranha-céus",
    "clues-xsums": "Somas X",
    "clues-numberedrooms": "Salas numeradas",
    "clues-circles": "Círculos contadores",
    "clues-automata": "Autômatos",
    "clues-calculations": "Gaiolas com operações",
    "clues-runs": "Somas de grupos",
    "clues-parity": "Células ímpares e pares",
    "clues-candidates": "Candidatos",
    "clues-thermometers": "Termômetros",
    "clues-xv": "Somas de vizinhos",
    "clues-whispers": "Linhas de sussurro",
    "clues-renbans": "Linhas renban",
    "clues-nabners": "Linhas nabner",
    "clues-palindromes": "Palíndromos",
    "clues-clones": "Clones",
    "clues-entropiclines": "Linhas entrópicas",
    "clues-modularlines": "Linhas modulares",
    "clues-paritylines": "Linhas de paridade",
    "clues-betweenlines": "Linhas intermediárias",
    "clues-lockoutlines": "Linhas de bloqueio",
    "clues-extremes": "Mínimos e máximos",
    "clues-indexers": "Células índice",
    "clues-extraregions": "Regiões extras",
    "clues-relations": "Relações",
    # tools
    "tool-signs-less": "Sinal: menor que",
    "tool-signs-greater": "Sinal: maior que",
    "tool-dots-white": "Ponto branco",
    "tool-dots-black": "Ponto preto",
    "tool-parity-odd": "Célula ímpar",
    "tool-parity-even": "Célula par",
    "tool-extremes-minimum": "Mínimo",
    "tool-extremes-maximum": "Máximo",
    "tool-thermometers-thermo": "Termômetro",
    "tool-thermometers-slowthermo": "Termômetro lento",
    "tool-whispers-whisper": "Linha de sussurro",
    "tool-whispers-dutchwhisper": "Linha de sussurro holandesa",
    "tool-xv-x": "X: soma 10",
    "tool-xv-v": "V: soma 5",
    "tool-xv-sum": "Soma de duas vizinhas",
    "tool-calculations-sum": "Gaiola de Calcudoku: soma",
    "tool-calculations-product": "Gaiola de Calcudoku: produto",
    "tool-calculations-difference": "Gaiola de Calcudoku: diferença",
    "tool-calculations-quotient": "Gaiola de Calcudoku: quociente",
    "tool-indexers-rowindex": "Célula índice de linha",
    "tool-indexers-columnindex": "Célula índice de coluna",
    "tool-indexers-boxindex": "Célula índice de bloco",
    "draw-step": "não há passo {number}: a explicação tem {steps:passo}",
    "draw-several": "há várias soluções; esta é uma delas",
    # pages that step through an explanation
    "page-start": "O passatempo",
    "page-begin": "Explicado em {steps:passo}, cada um o mais fácil que há nesse momento.",
    "page-solved": "Resolvido",
    "page-stuck": "Até onde a lógica leva",
    "page-stopped": "Até onde o tempo chegou",
    "page-broken": "Um beco sem saída",
    "page-count": "{steps:passo}",
    "page-step": "Passo {number} de {steps}",
    "page-slider": "Passo",
    "page-steps": "Todos os passos",
    "page-rating": "{rating:.1f}",
    "page-hard": "Dificuldade do passo",
    "page-first": "Ir para o início",
    "page-back": "Passo anterior",
    "page-play": "Reproduzir",
    "page-pause": "Pausa",
    "page-next": "Passo seguinte",
    "page-last": "Ir para o fim",
    "page-candidates": "Todos os candidatos",
    "page-many": "Este tabuleiro tem candidatos demais para desenhar todos.",
    "page-keys": "Teclas: ← e → passo a passo, Home e End para o início e o fim, a barra de espaço reproduz.",
    "page-skip": "Ir para a lista de passos",
    "page-board": "O tabuleiro",
    "page-made": "Feito com Gridwright.",
    "page-marks": "Legenda",
    "mark-cells": "do que trata o passo",
    "mark-band": "as linhas, colunas e regiões que ele usa",
    "mark-seen": "valores que excluem algo",
    "mark-on": "de onde ele se deduz; numa cadeia, o que seria verdadeiro",
    "mark-ring": "numa cadeia, o que seria falso",
    "mark-strong": "se o primeiro é falso, o segundo é verdadeiro",
    "mark-weak": "se o primeiro é verdadeiro, o segundo é falso",
    "mark-strike": "o que o passo risca",
    "mark-new": "o que o passo preenche",
    "html-terminal": "Uma página não se lê no terminal: grave-a em um arquivo com -o page.html.",
    "html-one": "há vários passatempos, e suas páginas precisam de um arquivo: -o PATH",
    # books
    "book": "Passatempos",
    "book-count": "{count:passatempo}",
    "book-rules": "Regras",
    "book-size": "n é o número de células de uma linha.",
    "book-more": "Outras regras de alguns passatempos",
    "book-levels": "Níveis",
    "book-range": "de {easiest} a {hardest}",
    "book-level": "{level} · {rating:.1f}",
    "book-level-more": "{level} · {rating:.1f}+",
    "book-scale": (
        "O número ao lado do nível diz quão difícil é o passo mais difícil, na escala do Sudoku Explainer; com um "
        "+, é pelo menos tão difícil quanto isso."
    ),
    "book-unrated": "sem avaliação",
    "book-solutions": "Soluções",
    "book-empty": "não há passatempos para fazer um livro",
    "book-full": "{count:passatempo} são demais para um livro só, em que cabem {most}",
    "book-none": "não há solução; num livro, todo passatempo precisa ter exatamente uma",
    "book-several": "há várias soluções; num livro, todo passatempo precisa ter exatamente uma",
    "book-undecided": "não se sabe quantas soluções há; num livro, todo passatempo precisa ter exatamente uma",
    "book-other": "Outros passatempos",
    "book-made": "{path}: um livro de {count:passatempo} em {pages:página}.",
    "book-shuffled": "Embaralhados com --seed {seed}.",
    "book-seed": "--seed decide o acaso; por isso precisa de --shuffle ou --make.",
    "book-ending": "não é possível fazer o livro {path!r}: o nome deve terminar em .pdf",
    # input and output
    "puzzle": "passatempo {number}",
    "one-of": "{name}, passatempo {number}",
    "lost": "{name}: ficou de fora: {lost}",
    "convert-to": "Diga em que notação escrever: com --to ID ou pelo nome do arquivo, como em -o puzzle.json.",
    "standard-input": "entrada padrão",
    # how a text was understood
    "note-drawing": (
        "Um desenho não diz tudo: todos os valores nele são tomados como dados, e faltam as regras que não "
        "se veem."
    ),
    "note-kind": (
        "Lido como Suguru. Se for outro passatempo com regiões, diga isso em uma linha acima, como “kojun 6x6”."
    ),
    "note-outside": (
        "Os números fora da grade são lidos como arranha-céus. Se são outra coisa, "
        "liste-os abaixo dela, como “left1=sandwich12”."
    ),
    "note-letters": "Os valores foram lidos assim: {what}. As soluções são escritas com números.",
    "note-zero": "O 0 foi lido como o valor {what}; as soluções são escritas com números.",
    "note-candidates-clues": (
        "Os candidatos são o passatempo: só com eles há exatamente uma solução. Se foram anotados por quem "
        "resolve, escreva “marks:” acima deles."
    ),
    "note-candidates-marks": (
        "Os candidatos são tomados como anotações de quem resolve, pois mesmo sem eles há exatamente uma "
        "solução."
    ),
    "note-candidates-unclear": (
        "Os candidatos são tomados como anotações de quem resolve; nem com eles nem sem eles há exatamente uma "
        "solução. Se são o passatempo, escreva “candidates:” acima deles."
    ),
    "note-candidates-alone": (
        "Os candidatos são tomados como o passatempo, pois nada mais é dado; eles não deixam exatamente uma solução. "
        "Se são anotações de quem resolve, escreva “marks:” acima deles."
    ),
    "note-unread": "Nem tudo foi lido: {what}. O que foi lido tem exatamente uma solução.",
    "note-rules": (
        "As regras dizem em palavras mais do que foi lido, por exemplo {what}. O que foi lido não tem exatamente uma "
        "solução."
    ),
    "reading": "Lendo um passatempo da entrada padrão; Ctrl-D a encerra.",
    "closed": "a entrada padrão está fechada",
    "no-file": "não existe o arquivo {path!r}",
    "no-file-nor-puzzle": "não existe o arquivo {path!r}, e nenhum passatempo se escreve assim",
    "meant-file": "você quis dizer {path!r}?",
    "directory": "{path!r} é um diretório, não um passatempo",
    "cannot-read": "não é possível ler o arquivo: {reason}",
    "cannot-write": "não é possível gravar o arquivo: {reason}",
    "ask-kind": (
        "Qual tipo de passatempo? Tecle Enter para {usual}; há {kinds}. Podem seguir o tamanho e as opções, como "
        "em: {usual} 6x6 diagonals. Também serve um link, ou o passatempo inteiro numa linha; quit sai."
    ),
    "ask-drawing": "Um desenho: quando estiver inteiro, tecle Enter mais uma vez.",
    "ask-kind-unknown": "{text} não é um tipo de passatempo; há {kinds}.",
    "ask-kind-close": "{text} não é um tipo de passatempo; você quis dizer {close}? Há {kinds}.",
    "ask-holes": (
        "Uma célula sem valor se digita como \\, com a soma das células abaixo antes (16\\) e a das células à "
        "direita depois (\\7, 16\\7)."
    ),
    "ask-rows": (
        "Digite os valores dados linha por linha: números, ou . para uma célula vazia. Uma linha mal digitada se "
        "corrige assim: {example}"
    ),
    "ask-rows-open": (
        "Digite os valores dados linha por linha: números, ou . para uma célula vazia; depois, uma linha vazia. "
        "Uma linha mal digitada se corrige assim: {example}"
    ),
    "ask-regions": (
        "Agora as regiões, linha por linha: a mesma letra para todas as células de uma região. Uma linha mal "
        "digitada se corrige assim: {example}"
    ),
    "ask-no-regions": "Nada foi digitado para a linha {number}. Ela se digita assim: {example}",
    "ask-empty-row": (
        "Nada foi digitado para a linha {number}. Uma linha vazia se digita com um ponto por célula, outras "
        "assim: {example}"
    ),
    "ask-values": (
        "Os valores {values} não podem ser indicados linha a linha; leia esse puzzle de um arquivo ou cole-o inteiro."
    ),
    "ask-not-row": (
        "{text} não é uma linha; digite um número ou um ponto para cada célula."
        " O resto vem depois das linhas."
    ),
    "ask-count": "a linha {number} tem {count:célula} em vez de {width}: {text}",
    "ask-clash": "Se uma linha foi mal digitada, corrija-a, por exemplo: {examples}; ou continue.",
    "ask-twice": "a linha {number} tem o {value} duas vezes: {cells}",
    "ask-clues": "{title}, como {example}, em quantas linhas quiser; depois, uma linha vazia.",
    "ask-lettered": (
        "{title}: linha por linha, uma letra por célula, a mesma para as células que ficam juntas; ou uma "
        "por uma, como {example}, em quantas linhas quiser; depois, uma linha vazia."
    ),
    "ask-numbers": "Agora, o número de cada letra, como {example}, em quantas linhas quiser; depois, uma linha vazia.",
    "ask-not-clue": "{text} não é uma pista; aqui elas se digitam assim: {examples}",
    "ask-first-row": "Se a linha mal digitada é a 1, corrija-a assim: row 1: {row}",
    "ask-later": "Depois das linhas será perguntado por: {titles}.",
    "ask-end-rows": "Se não houver mais linhas, uma linha vazia as encerra.",
    "ask-again": "Digite a linha {number} de novo.",
    "ask-no-row": "não há linha {number} a corrigir; até agora há {count:linha}",
    "ask-mend": "Corrige-se assim: {examples}; Enter para sair.",
    "ask-mistyped": (
        "Se uma linha foi mal digitada, corrija-a: {examples}; "
        "check diz o que está errado; Enter se tudo foi bem digitado."
    ),
    "ask-ended": "a entrada terminou depois de {count:linha}",
    "not-seconds": "{text!r} não é um número de segundos.",
    "not-positive": "{text!r} não é um número inteiro a partir de 1.",
    "more-problems": "… e mais {count}.",
    "at-line": "linha {line}: {message}",
    "at-column": "linha {line}, coluna {column}: {message}",
    "in-column": "coluna {column}: {message}",
    # the command line itself
    "usage": "Uso:",
    "help-options": "Opções",
    "help-commands": "Comandos",
    "help-default": "padrão: {value}",
    "help-required": "obrigatório",
    "usage-hint": "Para ver a ajuda: '{command} --help'.",
    "usage-error": "Erro: {message}",
    "no-command": "O comando {name!r} não existe.",
    "no-option": "A opção {name!r} não existe.",
    "extra-argument": "Este comando não aceita {text!r}.",
    "meant": "Você quis dizer {name!r}?",
    "missing-option": "Falta {name}.",
    "bad-value": "Valor inválido para {name}: {message}",
    "needs-value": "{name} precisa de um valor.",
    "takes-no-value": "{name} não aceita nenhum valor.",
    "not-one-of": "{text!r} não é nenhum destes: {names}.",
    # kinds and notations
    "kind": "{title}: {id}",
    "kind-also": "{title}: {id} (também {aliases})",
    "options": "Opções que todo tipo aceita:",
    "notation": "{id}: {title}",
    "notation-kind": "tipo: {kind}",
    "notation-carries": "tipo: {kind}; contém {carries}",
    "any": "qualquer",
    # how the program ends
    "ending": "gridwright: {message}",
    "interrupted": "interrompido",
    "no-memory": "não há memória suficiente para isto",
    "no-output": "não é possível escrever a saída: {reason}",
    "bug": (
        "isto é um erro do programa e não deveria acontecer; por favor, informe-o com o passatempo: {error} "
        "({place})"
    ),
    # batches
    "working-read": "lendo passatempos… {seconds:.0f} s",
    "working-rows": "trabalhando… {seconds:.0f} s",
    "working-solve": "resolvendo… {seconds:.0f} s",
    "working-count": "contando soluções… {seconds:.0f} s",
    "working-list": "listando soluções… {seconds:.0f} s",
    "working-check": "verificando… {seconds:.0f} s",
    "working-explain": "explicando… passos: {steps}, células vazias: {cells}, {seconds:.0f} s",
    "working-hint": "procurando uma dica… {seconds:.0f} s",
    "working-rate": "avaliando… {seconds:.0f} s",
    "working-draw": "desenhando… {seconds:.0f} s",
    "working-book": "fazendo o livro… {seconds:.0f} s",
    "working-convert": "escrevendo passatempos… {seconds:.0f} s",
    # making puzzles
    "working-make": "criando passatempos… {seconds:.0f} s",
    "made-number": "Passatempo {number} de {count}",
    "made-asked": "o pedido",
    "made-short": "Não é bem o que foi pedido ({asked}): de {attempts} tentativas, esta é a que mais se aproxima.",
    "made-clues": "{clues:pista}.",
    "made-minimal": "{clues:pista}; nenhuma é dispensável.",
    "made-needless": "{clues:pista}; {needless:delas dispensável}.",
    "made-symmetry": "Simetria: {names}.",
    "made-no-symmetry": "Sem simetria.",
    "made-way": "Técnicas diferentes: {techniques}; células por onde seguir, em média: {openings:.1f}.",
    "make-done": "{count:passatempo} com --seed {seed}.",
    "make-short": "Aquém do que foi pedido ({asked}): {count:passatempo}.",
    "working-minimize": "procurando o que pode sair… {done} de {of}, {seconds:.0f} s",
    "make-stopped": "O tempo acabou: {count} de {asked} passatempos criados com --seed {seed}.",
    "make-unrated": "O tempo acabou: não se chegou a saber quão difícil é.",
    "make-part": "O que já existe está em {path}.part; o mesmo comando com --resume continua.",
    "complete-stopped": "O tempo acabou: isto é o melhor que foi encontrado até agora.",
    "minimize-stopped": "O tempo acabou: nem tudo foi testado, portanto talvez ainda haja pistas a mais.",
    "make-few": "Só foi possível encontrar {count:passatempo diferente}; foram pedidos {asked}.",
    "make-size": "{text!r} não é um tamanho; por exemplo, 9 ou 6x8",
    "make-range": "{text!r} não é um intervalo; por exemplo, 3..7",
    "make-clues-empty": "{text!r} não indica nenhuma pista; escreva como signs:all,dots",
    "make-clues-twice": "{name} foi pedido duas vezes",
    "make-join": "{name} é escrito de uma só vez; escolha outra notação e converta os passatempos depois.",
    "make-resume": "--resume continua um arquivo, por isso precisa de -o.",
    "make-files": "--make faz um livro do zero; não é possível acrescentar arquivos.",
    "complete-nothing": "Não falta nada: há exatamente uma solução.",
    "complete-added": "Acréscimo de {count:pista}: {clues}",
    "complete-fewest": "Menos não bastariam.",
    "complete-few": "Não foram encontradas menos que bastem.",
    "minimize-removed": "Retirada de {count:pista}: {clues}",
    "minimize-nothing": "Nenhuma pista é dispensável.",
    "minimize-kept": "Nenhuma pista pode ser retirada sem mudar a dificuldade.",
    "minimize-rating": "Dificuldade: antes {before:.1f}, agora {after:.1f}.",
    "batch-progress": "{rows:linha}, {rate:,.0f} por segundo",
    "batch-progress-share": "{rows:linha}, {rate:,.0f} por segundo, {percent:.1f}%, faltam {left} s",
    "batch-done": "{lines:linha}: {counts} ({seconds:.1f} s)",
    "batch-empty": "A entrada não tem linhas.",
    "batch-note": "{count:linha}: {note}",
    "batch-unique": "{count:,.0f} com solução única",
    "batch-several": "{count:,.0f} com várias soluções",
    "batch-none": "{count:,.0f} sem solução",
    "batch-undecided": "{count:,.0f} sem resposta",
    "batch-converted": "{count:,.0f} convertidas",
    "batch-error": "{count:,.0f} com erros",
    "batch-passed": "{count:linha em branco}",
    "dataset-done": "{count:passatempo} em {path}, arquivos de dados: {shards}.",
    "dataset-split": "{name}: {count:,.0f}",
    "dataset-short": "{name}: só {made} de {asked}; não foram encontrados mais que sejam diferentes.",
    "audit-columns": "Colunas: {columns}.",
    "audit-empty": "Não há nenhuma linha.",
    "audit-rows": "{rows:linha}: {counts}.",
    "audit-unique": "{count:,.0f} com exatamente uma solução",
    "audit-several": "{count:,.0f} com várias soluções",
    "audit-none": "{count:,.0f} sem solução",
    "audit-undecided": "{count:,.0f} sem decisão",
    "audit-unreadable": "{count:,.0f} ilegíveis",
    "audit-unique-what": "uma única solução",
    "audit-several-what": "várias soluções",
    "audit-none-what": "sem solução",
    "audit-undecided-what": "sem decisão",
    "audit-unreadable-what": "ilegível",
    "audit-wrong-what": "solução errada",
    "audit-repeated-what": "repetido",
    "audit-equivalent-what": "igual a não ser no aspecto",
    "audit-flawed": "Linhas com este defeito ({what}): {rows}",
    "audit-solutions": "Soluções indicadas: {right:,.0f} certas, {wrong:,.0f} erradas.",
    "audit-same": "Repetidos: {repeated:,.0f}; iguais a não ser no aspecto: {equivalent:,.0f}.",
    "audit-rated-all": "Dificuldade: de {low:.1f} a {high:.1f}, mediana {middle:.1f} ({count:passatempo}).",
    "audit-rated": "Dificuldade ({count:passatempo} avaliados), conforme o que o arquivo indica:",
    "audit-nothing": "sem indicação",
    "audit-band": "{name}: de {low:.1f} a {high:.1f}, mediana {middle:.1f} ({count:,.0f})",
    "audit-not-rated": "Sem avaliação, porque levaria tempo demais: {count:,.0f}.",
    "audit-leak": "Vazamento: {first} e {second} têm {count:passatempo} em comum.",
    "audit-sound": "Em ordem: cada linha é um passatempo com exatamente uma solução e não há dois iguais.",
    "audit-unsound": "Não está em ordem.",
    "audit-title": "Auditoria de coleções de passatempos",
    "audit-statuses": "Linhas por resultado",
    "audit-levels": "Passatempos avaliados por nível",
    "audit-medians": "Mediana da dificuldade conforme o indicado",
    "score-unreadable": "Na resposta não há nenhuma grade de {rows}×{cols}.",
    "score-right": "Certas: {right} de {cells}.",
    "score-wrong": "Erradas: {count} ({cells}).",
    "score-empty": "Vazias: {count}.",
    "score-changed": "Pistas alteradas: {count} ({cells}).",
    "score-no-steps": "Na resposta não há nenhum passo.",
    "score-steps": "Passos: {count}; certos: {right}; provados: {proven}.",
    "score-steps-known": "Não contados, porque já se vê no tabuleiro: {count}.",
    "score-step-wrong": "O passo {number} está errado: {text}",
    "score-step-unproven": "O passo {number} está certo, mas não se deduz ali: {text}",
}

HOUSES: Houses = {
    "row": {"the": ("a linha {number}", "as linhas {number}"), "in": ("na linha {number}", "nas linhas {number}")},
    "column": {
        "the": ("a coluna {number}", "as colunas {number}"),
        "in": ("na coluna {number}", "nas colunas {number}"),
    },
    "box": {"the": ("o bloco {number}", "os blocos {number}"), "in": ("no bloco {number}", "nos blocos {number}")},
    "region": {
        "the": ("a região de {cell}", "as regiões de {cell}"),
        "in": ("na região de {cell}", "nas regiões de {cell}"),
    },
    "run": {"the": ("o grupo {cells}",), "in": ("no grupo {cells}",)},
    "falling diagonal": {"the": ("a diagonal descendente",), "in": ("na diagonal descendente",)},
    "rising diagonal": {"the": ("a diagonal ascendente",), "in": ("na diagonal ascendente",)},
    "no touching equals": {"the": ("{cells} (que se tocam)",), "in": ("em {cells} (que se tocam)",)},
    "no touching equals, full": {
        "the": ("{cells} (que se tocam, com apenas {values} entre todas)",),
        "in": ("em {cells} (que se tocam, com apenas {values} entre todas)",),
    },
    "no equals side by side": {"the": ("{cells} (lado a lado)",), "in": ("em {cells} (lado a lado)",)},
    "no equals side by side, full": {
        "the": ("{cells} (lado a lado, com apenas {values} entre todas)",),
        "in": ("em {cells} (lado a lado, com apenas {values} entre todas)",),
    },
    "no equals a knight's move apart": {
        "the": ("{cells} (a um salto de cavalo)",),
        "in": ("em {cells} (a um salto de cavalo)",),
    },
    "no equals a knight's move apart, full": {
        "the": ("{cells} (a um salto de cavalo, com apenas {values} entre todas)",),
        "in": ("em {cells} (a um salto de cavalo, com apenas {values} entre todas)",),
    },
    "no equals a certain move apart": {
        "the": ("{cells} (a um salto proibido)",),
        "in": ("em {cells} (a um salto proibido)",),
    },
    "no equals a certain move apart, full": {
        "the": ("{cells} (a um salto proibido, com apenas {values} entre todas)",),
        "in": ("em {cells} (a um salto proibido, com apenas {values} entre todas)",),
    },
    "disjoint group": {
        "the": ("o grupo disjunto {number}", "os grupos disjuntos {number}"),
        "in": ("no grupo disjunto {number}", "nos grupos disjuntos {number}"),
    },
    "extra region": {"the": ("a região extra de {cell}",), "in": ("na região extra de {cell}",)},
    "renban": {"the": ("a linha renban de {cell}",), "in": ("na linha renban de {cell}",)},
    "house": {"the": ("{cells} (valores diferentes)",), "in": ("em {cells} (valores diferentes)",)},
    "house, full": {
        "the": ("{cells} (valores diferentes, com apenas {values} entre todas)",),
        "in": ("em {cells} (valores diferentes, com apenas {values} entre todas)",),
    },
}

RULES = {
    "cells that hold nothing": "células que ficam vazias",
    "no touching equals": "valores iguais nunca se tocam",
    "no equals side by side": "valores iguais nunca ficam lado a lado",
    "no equals a knight's move apart": "valores iguais nunca ficam a um salto de cavalo",
    "no consecutive neighbours": "valores vizinhos nunca são consecutivos",
    "distance of equals": "valores iguais mantêm distância",
    "upper cells greater": "na região, de duas células a de cima é a maior",
    "all dots are given": "todos os pontos são dados",
    "all white dots are given": "todos os pontos brancos são dados",
    "all black dots are given": "todos os pontos pretos são dados",
    "all X and V are given": "todos os X e V são dados",
    "no equals a certain move apart": "valores iguais nunca ficam a certo salto",
}

CLUES = {
    "given": "{cell}={value}",
    "sign": "{cell} < {other}",
    "white dot": "o ponto branco entre {cell} e {other}",
    "black dot": "o ponto preto entre {cell} e {other}",
    "cage": "a gaiola {cells} com a soma {value}",
    "cage of one cell": "a gaiola só de {cells}, que diz {value}",
    "cage without a sum": "a gaiola {cells}",
    "arrow": "a seta {cells}",
    "pill arrow": "a seta da pílula {cells}",
    "doublearrow": "a seta dupla {cells}",
    "littlekiller": "a soma diagonal {value} de {cell} a {other}",
    "region sum": "a linha de somas por região {cells}",
    "zipper": "a linha zíper {cells}",
    "sum line": "a linha de somas {cells} em trechos de {value}",
    "quadruple": "o círculo com {values} entre {cells}",
    "sandwich": "a soma sanduíche {value} de {cell} a {other}",
    "skyscraper": "a dica de arranha-céus {value} de {cell} a {other}",
    "xsum": "a soma X {value} de {cell} a {other}",
    "numberedroom": "a sala numerada {value} de {cell} a {other}",
    "circles": "os círculos contadores {cells}",
    "automaton": "o autômato ao longo de {cells}",
    "sum": "a soma {value} de {cells}",
    "difference": "a diferença {value} de {cells}",
    "product": "o produto {value} de {cells}",
    "quotient": "o quociente {value} de {cells}",
    "run sum": "a soma {value} do grupo {cells}",
    "odd cell": "{cell} é ímpar",
    "even cell": "{cell} é par",
    "candidates": "{cell} é um de {values}",
    "white dot with a number": "o ponto branco com {value} entre {cell} e {other}",
    "black dot with a number": "o ponto preto com {value} entre {cell} e {other}",
    "X": "o X entre {cell} e {other}",
    "V": "o V entre {cell} e {other}",
    "sum of neighbours": "a soma {value} entre {cell} e {other}",
    "thermo": "o termômetro de {cell} a {other}",
    "slowthermo": "o termômetro lento de {cell} a {other}",
    "whisper": "a linha de sussurro de {cell} a {other}",
    "renban": "a linha renban de {cell} a {other}",
    "nabner": "a linha nabner de {cell} a {other}",
    "palindrome": "o palíndromo de {cell} a {other}",
    "clone": "os clones {cells}",
    "entropic": "a linha entrópica de {cell} a {other}",
    "modular": "a linha modular de {cell} a {other}",
    "parityline": "a linha de paridade de {cell} a {other}",
    "between": "a linha intermediária de {cell} a {other}",
    "lockout": "a linha de bloqueio de {cell} a {other}",
    "minimum": "o mínimo em {cells}",
    "maximum": "o máximo em {cells}",
    "rowindex": "a célula índice de linha {cell}",
    "columnindex": "a célula índice de coluna {cell}",
    "boxindex": "a célula índice de bloco {cell}",
    "extra region": "a região extra de {cell}",
    "relation": "a condição {value} ao longo de {cells}",
}

STATEMENTS = {
    "row+column, some": (
        "Preencha com números de {first} a {size} de modo que nenhum valor se repita em uma linha ou coluna."
    ),
    "row+column+box, some": (
        "Preencha com números de {first} a {size} de modo que nenhum valor se repita em uma linha, coluna ou bloco."
    ),
    "row+column+region, some": (
        "Preencha com números de {first} a {size} de modo que nenhum valor se repita em uma linha, coluna ou região "
        "contornada."
    ),
    "row+column": (
        "Preencha com números de {first} a {size} de modo que cada linha e cada coluna tenha cada valor uma vez."
    ),
    "row+column+box": (
        "Preencha com números de {first} a {size} de modo que cada linha, cada coluna e cada bloco tenha cada valor "
        "uma vez."
    ),
    "row+column+region": (
        "Preencha com números de {first} a {size} de modo que cada linha, cada coluna e cada região contornada tenha "
        "cada "
        "valor uma vez."
    ),
    "region": "Preencha cada região contornada com os números de 1 até a quantidade de suas células.",
    "signs": "Todo sinal entre duas células é verdadeiro: o lado aberto fica voltado para o valor maior.",
    "givens": "Um valor dado fica na sua célula.",
    "dots": "Valores com um ponto branco entre si são consecutivos; com um ponto preto, um é o dobro do outro.",
    "cages": "Os valores de uma gaiola são diferentes e, se houver um número no canto, somam esse número.",
    "arrows": "Os valores ao longo de uma seta somam o número no seu círculo ou pílula; podem se repetir.",
    "doublearrows": "Os valores entre os círculos de uma seta dupla somam o mesmo que os dois dos círculos.",
    "littlekillers": (
        "Os valores ao longo de uma diagonal somam o número de fora cuja seta aponta para ela; podem se repetir."
    ),
    "regionsums": "Os valores de uma linha de somas por região somam o mesmo em cada região por onde ela passa.",
    "zippers": (
        "Duas células à mesma distância do meio de uma linha zíper somam sempre o mesmo, e uma célula no meio "
        "contém essa soma."
    ),
    "sumlines": (
        "Uma linha de somas pode ser cortada em trechos cujos valores somam sempre o seu número; valores podem se "
        "repetir."
    ),
    "quadruples": (
        "Os valores em um círculo num canto estão nas quatro células ao redor, tantas vezes quantas aparecem."
    ),
    "sandwiches": (
        "Um número de fora entre dois traços é a soma dos valores entre o menor e o maior da sua linha ou coluna."
    ),
    "skyscrapers": (
        "Um número de fora diz quantos valores são vistos dali: cada um esconde todos os menores atrás de si."
    ),
    "xsums": "Um número de fora após um Σ é a soma dos primeiros X valores vistos dali, onde X é o primeiro deles.",
    "numberedrooms": "Um número de fora em uma moldura está na N-ésima célula vista dali, onde N é o primeiro valor.",
    "circles": "Um valor em um círculo diz quantos círculos contêm esse valor.",
    "automata": "Os valores ao longo de uma linha levam seu autômato do primeiro estado a um em que ele pode terminar.",
    "calculations": (
        "Os valores de uma gaiola dão o número no seu canto: como soma ou produto, ou dois deles como diferença "
        "ou quociente."
    ),
    "run": (
        "Preencha com números de 1 a 9 de modo que em cada grupo de células seguidas todos os valores sejam "
        "diferentes."
    ),
    "runs": "Um número indica quanto somam os valores do grupo à sua direita ou abaixo dele.",
    "cells that hold nothing": "As células sombreadas ficam vazias.",
    "parity": "Uma célula com um disco cinza contém um valor ímpar; uma com um quadrado cinza, um valor par.",
    "candidates": "Uma célula com algarismos pequenos contém um deles.",
    "all dots are given": (
        "Todos os pontos são dados: onde não há nenhum, os vizinhos não são consecutivos nem um é o dobro do outro."
    ),
    "diagonal": "Em cada uma das duas diagonais, todos os valores são diferentes.",
    "no touching equals": "Valores iguais nunca se tocam, nem mesmo pelos cantos.",
    "no equals side by side": "Valores iguais nunca ficam em células que têm um lado em comum.",
    "no equals a knight's move apart": "Valores iguais nunca ficam a um salto de cavalo um do outro.",
    "no consecutive neighbours": "Células que têm um lado em comum nunca contêm valores consecutivos.",
    "distance of equals": "Dois valores iguais v na mesma linha ou coluna têm pelo menos v células entre si.",
    "upper cells greater": "Quando duas células da mesma região ficam uma acima da outra, a de cima é a maior.",
    "white dot with a number": "Se um ponto branco traz um número, os dois valores diferem por ele.",
    "black dot with a number": "Se um ponto preto traz um número, um valor é esse número de vezes o outro.",
    "all white dots are given": (
        "Todos os pontos brancos são dados: onde não há ponto, os vizinhos não são consecutivos."
    ),
    "all black dots are given": (
        "Todos os pontos pretos são dados: onde não há ponto, nenhum de dois vizinhos é o dobro do outro."
    ),
    "xv": "Dois vizinhos somam 10 onde há um X entre eles, 5 onde há um V e, de resto, o número que está entre eles.",
    "all X and V are given": "Todos os X e V são dados: vizinhos sem letra não somam nem 5 nem 10.",
    "thermo": "Ao longo de um termômetro os valores crescem do bulbo até a ponta.",
    "slowthermo": (
        "Ao longo de um termômetro lento, azul, os valores nunca diminuem do bulbo até a ponta; podem ficar iguais."
    ),
    "thermometers": (
        "Ao longo de um termômetro os valores crescem do bulbo até a ponta; num lento também podem ficar iguais."
    ),
    "whispers": "Valores seguidos em uma linha de sussurro diferem em pelo menos {value}.",
    "renbans": "Uma linha renban contém valores diferentes sem lacunas entre eles, em qualquer ordem.",
    "nabners": "Em uma linha nabner não há dois valores iguais nem consecutivos, onde quer que estejam nela.",
    "palindromes": "Um palíndromo se lê igual a partir das duas pontas.",
    "clones": "Clones contêm os mesmos valores nos mesmos lugares.",
    "entropiclines": (
        "Quaisquer três valores seguidos em uma linha entrópica são um baixo, um médio e um alto; são baixos os "
        "{value} menores e altos outros tantos."
    ),
    "modularlines": (
        "Em uma linha modular, quaisquer {value} valores seguidos deixam restos diferentes quando divididos por "
        "{value}."
    ),
    "paritylines": "Ao longo de uma linha de paridade alternam-se valores ímpares e pares.",
    "betweenlines": "Os valores em uma linha entre dois círculos ficam estritamente entre os dos círculos.",
    "lockoutlines": (
        "Os valores nos dois losangos de uma linha de bloqueio diferem em pelo menos {value}; nenhum valor na "
        "linha é um deles nem fica entre eles."
    ),
    "extremes": (
        "Um mínimo é menor que cada célula ao lado; um máximo, maior; entre dois mínimos ou dois máximos nada é "
        "dito."
    ),
    "indexers": (
        "Uma célula índice de coluna na coluna c contém v se e somente se o c de sua linha está na coluna v; as "
        "de linha e de bloco fazem o mesmo com linhas e com os lugares do bloco."
    ),
    "extraregions": "Os valores em uma região extra são todos diferentes.",
    "relations": "Para cada valor a ao longo das células marcadas e o seguinte b vale: {value}.",
    "no equals a certain move apart": "Valores iguais nunca ficam a um salto de {value} células um do outro.",
    "falling diagonal": "Na diagonal descendente todos os valores são diferentes.",
    "rising diagonal": "Na diagonal ascendente todos os valores são diferentes.",
    "disjoint group": "Células no mesmo lugar de regiões diferentes contêm valores diferentes.",
}

CLAUSES = {
    # what follows
    "so": "Logo, {clauses}.",
    "is": "{cell} é {value}",
    "so-not": "Logo, {cell} não é {value}.",
    "cross-out": "Logo, risque {groups}.",
    # of what follows from something supposed, which is not to be taken for a conclusion
    "so-then": "Então, {clauses}.",
    "cross-out-then": "Isso exclui {groups}.",
    "in": "{values} em {cells}",
    "span": "{low} a {high}",
    # where to look
    "look": "Observe {cells}.",
    "look-house": "Observe {house:the}.",
    "look-clue": "Observe {clue}.",
    # why there is one place or one value left
    "elsewhere": "nos outros lugares ele já está excluído",
    "elsewhere-none": "nenhuma das outras células pode tê-lo",
    "elsewhere-seen": "nos outros lugares ele é excluído por {seen}",
    "elsewhere-partly": "nos outros lugares ele já está riscado ou é excluído por {seen}",
    "otherwise": "todos os outros valores já estão excluídos",
    "otherwise-seen": "todos os outros valores são excluídos por {seen}",
    "otherwise-partly": "todos os outros valores já estão riscados ou são excluídos por {seen}",
    # chains
    "certain": "Já é certo: {all}.",
    "if-is": "se {cell} é {value}",
    "if-not": "se {cell} não é {value}",
    "then-is": "então {cell} é {value}",
    "then-not": "então {cell} não é {value}",
    "then-none": "então ficam excluídos {all}",
    "ends": "Assim, vale pelo menos um dos dois, {ends}, e em ambos os casos os mesmos candidatos são excluídos.",
    "ends-many": (
        "Então o {value} está em uma das células {cells}. Assim, vale isso ou {first}, e em ambos os casos os "
        "mesmos candidatos são excluídos."
    ),
    "ends-same": "Isso não pode ser.",
    "loop": "Como os dois se excluem, a cadeia é um anel: de cada dois vizinhos nele, um vale.",
    "no-value-at-once": "Não resta nenhum valor para {cell}.",
    "no-place-at-once": "Não resta lugar para {value} {house:in}.",
    "no-value": "Agora não resta nenhum valor para {cell}.",
    "no-place": "Agora não resta lugar para {value} {house:in}.",
    "dead-end": "Agora uma célula fica sem valor, ou um valor sem lugar.",
    # other ways to tell a technique
    "last-cell-alone": "{cell} é uma região sozinha, e {value} é o único valor possível.",
    "ruled-out-clue": "Esta pista o exclui: {clues}.",
    "ruled-out-range": "{cell} só pode ter {domain}.",
    "sign-bound-one": "Observe {signs}: {cell} é no mínimo {value}, e {end} é pelo menos 1 maior.",
    "sign-bound-one-down": "Observe {signs}: {end} é no máximo {value}, e {cell} é pelo menos 1 menor.",
    "sign-bound-down": "Observe {signs}: {end} é no máximo {value}, e cada célula antes dela é pelo menos 1 menor.",
    "extreme-end-down": "Observe {signs}: uma célula menor que outra não pode ter {any}.",
    # parts that are told together, and what they lead to
    "sign-bound-all": "Em cada uma destas cadeias, cada célula é pelo menos 1 maior que a anterior: {items}.",
    "sign-bound-each": "{cell} é no mínimo {value}",
    "sign-bound-each-down": "{end} é no máximo {value}",
    "sign-bound-where": "{signs}, onde {bounds}",
    "no-partner-all": "Cada valor precisa de um parceiro que ainda seja possível: {items}.",
    "no-partner-each": "para {second} só restam {left}, o que limita {targets} ({relations})",
    "hidden-single-region-after": "{house:In}, isso deixa só {cell} para {value}.",
    "hidden-single-line-after": "{house:In}, isso deixa só {cell} para {value}.",
    "hidden-single-set-after": "{house:In}, isso deixa só {cell} para {value}.",
    "naked-single-after": "Isso deixa só {value} para {cell}.",
    # somas e conjuntos
    "clues-there": "{count:pista}",
    "clues-adding": "{count:pista} de soma {total}",
    "combined-added": "Some {added}.",
    "combined-taken": "Some {added} e subtraia {taken}.",
    "combined-left": "Sobra {sum}={total}.",
    "combined-between": "O que sobra, {sum}, está entre {low} e {high}.",
    "combined-ends": (
        "Com os valores riscados aqui, isso seria pequeno ou grande demais, tenham o que tiverem as outras "
        "células."
    ),
    "combined-ends-apart": (
        "Como todos os valores são diferentes {houses:in}, com os riscados aqui isso seria pequeno ou grande "
        "demais, tenham o que tiverem as outras células."
    ),
    "left-inside": "Isso deixa {total} para {cells}.",
    "left-outside": "Estes últimos incluem também {cells}, para o que restam {total}.",
    "left-both": (
        "As células são as mesmas, exceto {inside} de um lado e {outside} do outro. Portanto {more} é {total} a mais "
        "que {less}."
    ),
    "left-equal": (
        "As células são as mesmas, exceto {inside} de um lado e {outside} do outro. Portanto {more} é o mesmo que "
        "{less}."
    ),
    "left-ways": "Isso só pode ser {ways}.",
    "combinations-values": "{Clues} só pode conter {values}.",
    "combinations-all": "Observe as combinações que restam: {items}.",
    "combinations-each": "{clues} só pode ser {ways}",
    "combinations-each-values": "{clues} só pode conter {values}",
    "combinations-each-kept": "{clues} só pode ter {kept}",
    "only-place-values": "Seja o que for que {clues} contenha, o {value} está ali, e só cabe em {cell}.",
    "must-contain-values": (
        "Seja o que for que {clues} contenha, em todo caso tem {values}. Uma célula que vê todos os lugares de um "
        "valor assim não pode tê-lo ({rules})."
    ),
    "fillings-values": "{Clues} admite muitas formas de preenchimento, mas só com {kept}.",
    "two-rules-values": "Com um dos valores riscados aqui, como quer que se preencha {clue}, não resta {dead}.",
    "places": "os lugares de {values} {house:in}",
    "nothing-for-cell": "nenhum valor para {cell}",
    "nothing-for-house": "nenhum lugar para {value} {house:in}",
    "nothing-for-rule": "nenhuma forma de preencher {clue}",
    "any-filling-values": (
        "Como quer que se preencha {clues}, uma das suas células tem o valor riscado aqui e o exclui "
        "({rules})."
    ),
}

_HIDDEN = "{house:In}, só {cell} pode ser {value}: {why}."
_HIDDEN_SET = (
    "{house:In}, os valores {values} só cabem em {cells}: tantos valores quantas células, portanto nada mais cabe ali."
)
_NAKED_SET = (
    "{house:In}, restam para {cells} apenas {values}: tantos valores quantas células, portanto elas os ocupam todos."
)
_POINTING = (
    "{house:In}, o {value} só cabe em {places}. Todas ficam {other:in}, portanto ali ele não cabe em outro lugar."
)
_FISH = (
    "{bases:In}, o {value} só cabe em {places}. Todas ficam {covers:in}: o mesmo número, portanto ali ele não cabe em "
    "outro lugar."
)
_TWO_LINKS = "{houses:In}, restam só duas células para {value} em cada caso. {chain} {ends}"
_SWAP = (
    "Se {cells} só tivessem {values}, esses valores poderiam trocar de lugar e haveria duas soluções. Como há só uma, "
    "pelo menos uma destas células tem outro valor."
)
_DIRECT = "{substep} {house:In}, isso deixa só {cell} para {value}."
_DIRECT_SET = "{substep} Isso deixa só {cell} para {value}."
_WRONG = "{chain} {dead_end}"
_FITS = "{Clues} só se preenche assim ({cells}): {ways}."
_TOTALS = "{houses:In}, os valores somam {whole}, e isto soma {known}: {clues}. {left}"

TECHNIQUES = {
    "given": ("Dado", "{cell}={value} é dado."),
    "ruled-out": ("Excluído", "{seen} exclui {value} de {cell} ({rules})."),
    "last-cell": ("Última célula", "{cell} é a última célula vazia {house:in}, e ali só falta o {value}."),
    "hidden-single-region": ("Único oculto numa região", _HIDDEN),
    "hidden-single-line": ("Único oculto numa linha ou coluna", _HIDDEN),
    "naked-single": ("Candidato único", "{cell} só pode ser {value}: {why}."),
    "hidden-single-set": (
        "Único oculto num grupo de células",
        "{house:In}, cada um destes valores precisa aparecer, e só {cell} pode ser {value}: {why}.",
    ),
    "extreme-end": ("Extremo", "Observe {signs}: uma célula maior que outra não pode ter {any}."),
    "impossible-value": ("Valor impossível", "Observe {bonds}: para {values} não haveria parceiro ali."),
    "sign-bound": (
        "Limite por sinais",
        "Observe {signs}: {cell} é no mínimo {value}, e cada célula depois dela é pelo menos 1 maior.",
    ),
    "last-in-sum": ("Última célula de uma soma", "{Clues} já tem {filled}, e {cell} completa o resto."),
    "combinations": ("Combinações", "{Clues} só pode ser {ways}."),
    "only-place": (
        "Único lugar de um valor necessário",
        "{Clues} só pode ser {ways}: o {value} está sempre ali, e só cabe em {cell}.",
    ),
    "many-combinations": ("Muitas combinações", "{Clues} só pode ser {ways}."),
    "rule-of-45": ("Regra dos 45", _TOTALS),
    "fillings": ("O que se encaixa", _FITS),
    "many-fillings": ("O que se encaixa em muitas células", _FITS),
    "must-contain": (
        "Valor necessário",
        "{Clues} só pode ser {ways}, portanto em todo caso tem {values}. Uma célula que vê todos os lugares de um "
        "valor assim não pode tê-lo ({rules}).",
    ),
    "sum-bounds": (
        "Limites de uma soma",
        "{Clues}: com os valores riscados aqui, a soma seria pequena ou grande demais, tenham o que tiverem as "
        "outras células.",
    ),
    "virtual-cage": ("Gaiola virtual", _TOTALS),
    "rule-of-45-houses": ("Regra dos 45 em várias unidades", _TOTALS),
    "any-filling": (
        "Excluído em todo caso",
        "{Clues} só se preenche assim ({cells}): {ways}. Em cada caso fica excluído o que se risca aqui ({rules}).",
    ),
    "two-rules": (
        "Duas regras juntas",
        "Com um dos valores riscados aqui, {clue} só se preencheria assim ({order}): {ways}. Assim não "
        "restaria {dead}.",
    ),
    "along-a-line": (
        "Ao longo de uma linha",
        "{Clues}: cada valor precisa de um parceiro nas células antes e depois dele. Os riscados aqui não têm nenhum.",
    ),
    "class-counting": (
        "Contar uma classe de valores",
        "{Clues}: aqui se alternam valores de {one_class} e de {other_class}. Com um de {one_class} em {cell}, o "
        "número deles {house:in} não fecharia.",
    ),
    "counting-bound": (
        "Limite por contagem",
        "Observe {signs}. {house:In}, {rest} têm valores diferentes. Com {gone} em {cell}, só restaria para elas: "
        "{values}.",
    ),
    "no-partner": (
        "Sem parceiro",
        "Para {second} só restam {left}. Certos valores em {targets} não deixariam nada disso ({relations}).",
    ),
    "no-place": (
        "Sem lugar",
        "{house:In}, o {value} só cabe em {places}. Os valores riscados agora o excluiriam de todas elas ({rules}).",
    ),
    "forbidden-pair": (
        "Par proibido",
        "Os valores riscados agora deixariam tanto {cell} como {second} só com {value} ({causes}), que não pode "
        "estar em ambas ({rules}).",
    ),
    "direct-pointing": ("Candidatos apontadores diretos", _DIRECT),
    "direct-claiming": ("Candidatos reivindicados diretos", _DIRECT),
    "direct-hidden-pair": ("Par oculto direto", _DIRECT_SET),
    "direct-hidden-triple": ("Trio oculto direto", _DIRECT_SET),
    "pointing": ("Candidatos apontadores", _POINTING),
    "claiming": ("Candidatos reivindicados", _POINTING),
    "locked": (
        "Candidatos bloqueados",
        "{house:In}, o {value} só cabe em {places}. Onde quer que fique, exclui {value} de {targets} ({rules}).",
    ),
    "leftover-cell": (
        "Célula que sobra",
        "{bases:The} têm os mesmos valores que {covers:the}, e as mesmas células exceto {front} e {back}. Assim, essas "
        "duas são iguais.",
    ),
    "leftover-set": (
        "Células que sobram",
        "{bases:The} têm os mesmos valores que {covers:the}, e as mesmas células exceto {front} de um lado e {back} do "
        "outro. Assim, os dois lados têm os mesmos valores.",
    ),
    "naked-pair": ("Par nu", _NAKED_SET),
    "naked-triple": ("Trio nu", _NAKED_SET),
    "naked-quad": ("Quarteto nu", _NAKED_SET),
    "hidden-pair": ("Par oculto", _HIDDEN_SET),
    "hidden-triple": ("Trio oculto", _HIDDEN_SET),
    "hidden-quad": ("Quarteto oculto", _HIDDEN_SET),
    "x-wing": ("X-Wing", _FISH),
    "swordfish": ("Peixe-espada", _FISH),
    "jellyfish": ("Água-viva", _FISH),
    "mixed-fish-2": ("Peixe misto de tamanho 2", _FISH),
    "mixed-fish-3": ("Peixe misto de tamanho 3", _FISH),
    "skyscraper": ("Arranha-céu", _TWO_LINKS),
    "kite": ("Pipa", _TWO_LINKS),
    "turbot-fish": ("Turbot Fish", _TWO_LINKS),
    "empty-rectangle": ("Retângulo vazio", "{house:In}, restam só duas células para {value}. {chain} {ends}"),
    "xy-wing": (
        "XY-Wing",
        "Para {cell} restam apenas {others}, e qualquer um deles deixa uma das células {rest} só com {value}. Assim, "
        "uma destas é {value} em todo caso.",
    ),
    "xyz-wing": (
        "XYZ-Wing",
        "Para {cell} restam apenas {values}. Ou ela mesma é {value}, ou deixa uma das células {rest} só com {value}: "
        "uma das três é {value} em todo caso.",
    ),
    "wxyz-wing": (
        "WXYZ-Wing",
        "Qualquer que seja o valor de {cell}, é o próprio {value} ou deixa uma das células {rest} só com {value}: uma "
        "das quatro é {value} em todo caso.",
    ),
    "unique-rectangle": ("Retângulo único", _SWAP),
    "unique-loop": ("Anel único", _SWAP),
    "bivalue-grave": (
        "BUG (Bivalue Universal Grave)",
        "Sem {value} em {places}, cada célula aberta teria dois candidatos, e todos poderiam trocar de lugar: haveria "
        "duas soluções. Como há só uma, {value} é necessário ali.",
    ),
    "x-chain": ("Cadeia X", "{chain} {ends}"),
    "xy-chain": ("Cadeia XY", "{cells} têm dois candidatos cada. {chain} {ends}"),
    "alternating-chain": ("Cadeia alternada", "{chain} {ends}"),
    "nishio": ("Nishio", _WRONG),
    "forcing-cell": ("Cadeias forçadas de uma célula", "Cada candidato de {cell} leva ao mesmo resultado. {branches}"),
    "forcing-house": (
        "Cadeias forçadas de uma unidade",
        "{house:In}, cada lugar para {value} leva ao mesmo resultado. {branches}",
    ),
    "dynamic-forcing": ("Cadeia forçada dinâmica", _WRONG),
    "nested-forcing": (
        "Cadeia forçada aninhada",
        _WRONG + " No caminho, mostram-se falsos da mesma maneira: {refuted}.",
    ),
    "combined-sums": ("Somas combinadas", "{combined}"),
    "smallest-reason": ("Razão breve", "Basta isto: {premises}. Qualquer outra coisa o contradiria."),
    "supposition": ("Suposição", "Suponha que {cell} seja {value}."),
    "trial": (
        "Tentativa",
        "Achado por tentativa: qualquer outra coisa acaba em contradição, mas nenhuma é curta o bastante para mostrar.",
    ),
}

LANGUAGE = Language(
    name="Português",
    and_="e",
    or_="ou",
    thousands=".",
    decimal=",",
    form=lambda number: int(number > 1),  # 0 solução, 1 solução, 2 soluções
    nouns=NOUNS,
    sentences=SENTENCES,
    houses=HOUSES,
    rules=RULES,
    clues=CLUES,
    statements=STATEMENTS,
    clauses=CLAUSES,
    techniques=TECHNIQUES,
)
