"""Czech."""

from __future__ import annotations

__all__ = ["HELP"]

HELP = {
    # what stands for a value
    "OPTIONS": "VOLBY",
    "COMMAND": "PŘÍKAZ",
    "ARGS": "ARGUMENTY",
    "FILE": "SOUBOR",
    "TEXT": "TEXT",
    "PATH": "CESTA",
    "ADDRESS": "ADRESA",
    "KIND": "DRUH",
    "SORT": "TYP",
    "NAME": "NÁZEV",
    "LINE": "ŘÁDEK",
    "ORDERS": "PŘÁNÍ",
    "LOW": "OD",
    "HIGH": "DO",
    "MIN": "MIN",
    "MAX": "MAX",
    # the texts of commands and options, in the order in which they come
    "Solve, check, explain, rate, draw and convert number-placement puzzles.": (
        "Řeší, kontroluje, vysvětluje, hodnotí, kreslí a převádí číselné úlohy."
    ),
    "Sudoku of any size, jigsaw, comparison, Suguru, Futoshiki and more, in any of the notations that `gridwright "
    "formats` lists.": (
        "Sudoku jakékoli velikosti, nepravidelné i porovnávací, suguru, futošiki a další, v kterémkoli zápisu, který "
        "vypíše `gridwright formats`."
    ),
    "Examples:": "Příklady:",
    "Show the version and exit.": "Zobrazí verzi a skončí.",
    "The language: {languages}. Default: ${variable}, or English.": (
        "Jazyk: {languages}. Jinak platí ${variable}, jinak angličtina."
    ),
    "Show this message and exit.": "Zobrazí tuto nápovědu a skončí.",
    "Solve puzzles and prove whether the solution is the only one.": "Řeší úlohy a dokáže, zda je řešení jediné.",
    "An argument is a file or the text of a puzzle; - is standard input. Without arguments, you are asked for a "
    "puzzle of any kind on a terminal; elsewhere standard input is read.": (
        "Argument je soubor nebo text úlohy; - je standardní vstup. Bez argumentů se program na terminálu zeptá na "
        "úlohu libovolného druhu; jinak čte standardní vstup."
    ),
    "Exit code: 0 one solution, 1 none, 3 several, 4 undecided, 2 bad input, 130 interrupted; with several puzzles "
    "the worst of them. --all and --count exit with 0 when they are complete.": (
        "Návratový kód: 0 jedno řešení, 1 žádné, 3 více, 4 nerozhodnuto, 2 chybný vstup, 130 přerušeno; u více úloh "
        "nejhorší z nich. --all a --count vrátí 0, když jsou úplné."
    ),
    "Print every solution.": "Vypíše všechna řešení.",
    "Print (or count) at most N solutions.": "Vypíše (nebo spočítá) nejvýše N řešení.",
    "Only count the solutions.": "Řešení jen spočítá.",
    "Use only naked and hidden singles, no search.": "Použije jen zjevné a skryté jedináčky, bez hledání.",
    "Print the values that each cell has in any solution.": "Vypíše hodnoty, které má každá buňka v některém řešení.",
    "Give up after S seconds per puzzle.": "Vzdá to po S sekundách na úlohu.",
    "Print the solution in this notation.": "Vypíše řešení v tomto zápisu.",
    "Print only the grid, values separated by spaces.": "Vypíše jen mřížku, hodnoty oddělené mezerami.",
    "Draw without Unicode lines.": "Kreslí bez unicodových čar.",
    "One JSON object per puzzle and line.": "Jeden objekt JSON na úlohu a řádek.",
    "The notation to read; recognised if not given.": "Zápis na vstupu; není-li uveden, rozpozná se.",
    "Accept regions in several pieces.": "Připustí oblasti z více částí.",
    "Write to this file: {endings}; .gz compresses it.": "Zapíše do tohoto souboru: {endings}; .gz jej zkomprimuje.",
    "Check that puzzles have exactly one solution.": "Ověří, že úlohy mají právě jedno řešení.",
    "Check that puzzles are well-formed and have exactly one solution.": (
        "Ověří, že úlohy jsou správně utvořené a mají právě jedno řešení."
    ),
    "Well-formed: regions connected and of the right size, signs between neighbours, givens in range. All problems "
    "are listed at once, each with its cells.": (
        "Správně utvořené: oblasti souvislé a správně velké, znaménka mezi sousedy, zadané hodnoty v mezích. Všechny "
        "chyby se vypíšou najednou, každá se svými buňkami."
    ),
    "Without a solution: which clues clash, and which to remove or change. With several: where they differ, and "
    "which clues would leave only one.": (
        "Bez řešení: které údaje si odporují a které odebrat nebo změnit. S více řešeními: v čem se liší a které "
        "údaje by ponechaly jediné."
    ),
    "Exit code: 0 all is well, 2 not well-formed, 1 no solution, 3 several, 4 undecided; with several puzzles the "
    "worst of them.": (
        "Návratový kód: 0 vše v pořádku, 2 nesprávně utvořené, 1 bez řešení, 3 více, 4 nerozhodnuto; u více úloh "
        "nejhorší z nich."
    ),
    "Also look for clues that can be left out.": "Hledá také údaje, které lze vynechat.",
    "Explain the steps a person would take, with reasons.": "Vysvětlí kroky, kterými by postupoval člověk.",
    "Explain puzzles: the steps a person would take, each with its reason.": (
        "Vysvětlí úlohy: kroky, kterými by postupoval člověk, každý se zdůvodněním."
    ),
    "Every step is the easiest available at that point. The number after a technique says how hard it is, on the "
    "scale of Sudoku Explainer. The steps start from the values and marks of a position (in the notation json), or "
    "from what --so-far adds: in words (r5c5=5 r1c3!=5), as steps that explain or hint printed, or as rows.": (
        "Každý krok je nejlehčí, jaký je v tu chvíli možný. Číslo za technikou říká, jak je těžká, na stupnici "
        "programu Sudoku Explainer. Kroky vycházejí z hodnot a poznámek pozice (v zápisu json), nebo z toho, co "
        "přidá --so-far: slovy (r5c5=5 r1c3!=5), jako kroky, které vypsal explain nebo hint, nebo jako řádky."
    ),
    "With -o page.html, several puzzles become several files: page-1.html, page-2.html and so on. Nothing is written "
    "if any of them is not a puzzle.": (
        "S -o page.html vznikne z více úloh více souborů: page-1.html, page-2.html a tak dále. Není-li některá z "
        "nich úlohou, nezapíše se nic."
    ),
    "Exit code: 0 explained to the end, 1 no solution or a mistake so far, 3 several, 4 undecided or not explained "
    "to the end, 2 bad input; with several puzzles the worst of them.": (
        "Návratový kód: 0 vysvětleno do konce, 1 bez řešení nebo už je tam chyba, 3 více, 4 nerozhodnuto nebo "
        "nevysvětleno do konce, 2 chybný vstup; u více úloh nejhorší z nich."
    ),
    "Draw the board after each step, with candidates where they fit.": (
        "Po každém kroku nakreslí mřížku, s kandidáty, kde se vejdou."
    ),
    "What you have done so far: 'r5c5=5 r1c3!=5', steps as they are printed, or the puzzle or its rows as filled in. "
    "May be given several times.": (
        "Co už je hotovo: 'r5c5=5 r1c3!=5', kroky tak, jak se vypisují, nebo vyplněná úloha či její řádky. Lze uvést "
        "vícekrát."
    ),
    "Use singles only, and otherwise a short reason.": "Použije jen jedináčky, jinak krátké zdůvodnění.",
    "Also use that there is only one solution, once that is proven.": (
        "Využije i to, že řešení je jediné, jakmile je to dokázáno."
    ),
    "Print Markdown.": "Vypíše Markdown.",
    "Make a web page that goes through the steps on the board.": (
        "Vytvoří webovou stránku, která prochází kroky na mřížce."
    ),
    "Give a hint at the next step: as much of it as you want to know.": "Napoví další krok: tolik, kolik chceš vědět.",
    "It starts from the values and marks of a position (in the notation json), or from what --so-far adds, and first "
    "says whether there is a mistake in them. --so-far takes values and crossings-out (r5c5=5 r1c3!=5), the JSON or "
    "the sentences that explain and hint print, or rows. To go on step by step without typing anything twice, use "
    "`gridwright play`; without arguments on a terminal, hint asks for a puzzle and then does the same.": (
        "Vychází z hodnot a poznámek pozice (v zápisu json), nebo z toho, co přidá --so-far, a nejprve řekne, zda v "
        "nich není chyba. --so-far přijímá hodnoty a škrty (r5c5=5 r1c3!=5), JSON nebo věty, které vypisují explain "
        "a hint, nebo řádky. Chceš-li pokračovat krok za krokem a nic nepsat dvakrát, použij `gridwright play`; bez "
        "argumentů se hint na terminálu zeptá na úlohu a pak dělá totéž."
    ),
    "Exit code: 0 there is a hint or nothing is left to do, 1 no solution or a mistake so far, 3 several solutions, "
    "4 undecided or no hint found, 2 bad input; with several puzzles the worst of them.": (
        "Návratový kód: 0 je co napovědět nebo je hotovo, 1 bez řešení nebo už je tam chyba, 3 více řešení, 4 "
        "nerozhodnuto nebo nápověda nenalezena, 2 chybný vstup; u více úloh nejhorší z nich."
    ),
    "1 where to look, 2 which technique, 3 which cells, 4 all of it. [default: 1; with --next: 4]": (
        "1 kam se podívat, 2 jaká technika, 3 které buňky, 4 všechno. [výchozí: 1; s --next: 4]"
    ),
    "The next N steps, each taken before the next is looked for.": (
        "Dalších N kroků; každý se provede, než se hledá další."
    ),
    "Draw the position first, with its marks where they fit.": "Nejprve nakreslí pozici, s poznámkami, kde se vejdou.",
    "Play a puzzle, with hints whenever you want one.": "Hraje úlohu, s nápovědou, kdykoli ji chceš.",
    "It shows the board and does what you type, until you quit or the input ends:": (
        "Ukáže mřížku a dělá, co napíšeš, dokud neskončíš nebo neskončí vstup:"
    ),
    "r5c5=5 r1c3!=5     enter a value, cross one out; several on a line": (
        "r5c5=5 r1c3!=5     doplnit hodnotu, škrtnout ji; i víc na řádku"
    ),
    "r1c3+5             bring back what was crossed out": "r1c3+5             vrátit, co bylo škrtnuto",
    "clear r5c5         empty a cell": "clear r5c5         vyprázdnit buňku",
    "hint               where to look; again: more, up to the whole step": (
        "hint               kam se podívat; znovu: víc, až celý krok"
    ),
    "next               take the next step (next 5: five of them)": (
        "next               provést další krok (next 5: pět kroků)"
    ),
    "undo, redo         take back the last change, do it again": (
        "undo, redo         vzít zpět poslední změnu, zopakovat ji"
    ),
    "check              whether anything is wrong so far": "check              zda už je něco špatně",
    "candidates, board  the board with all candidates, or without": (
        "candidates, board  mřížka se všemi kandidáty, nebo bez nich"
    ),
    "why r1c3!=5        why that follows": "why r1c3!=5        proč to platí",
    "explain            all steps from here to the end": "explain            všechny kroky odtud do konce",
    "solve              show the solution": "solve              ukázat řešení",
    "row 3: 5..1....9   correct the givens of a mistyped row": (
        "row 3: 5..1....9   opravit zadané hodnoty řádku s překlepem"
    ),
    "save FILE          save the position; play, hint and explain read it": (
        "save SOUBOR        uložit pozici; čtou ji play, hint a explain"
    ),
    "help, quit": "help, quit         tento seznam, skončit",
    "Without a puzzle, it asks for one on a terminal. Commands may also come from a pipe; then the first that fails "
    "ends the session.": (
        "Bez úlohy se na ni na terminálu zeptá. Příkazy mohou přijít i rourou; první, který se nezdaří, pak hru "
        "ukončí."
    ),
    "Exit code: 0 quit, or the input has ended; 2 bad input, 130 interrupted.": (
        "Návratový kód: 0 konec hry nebo vstupu; 2 chybný vstup, 130 přerušeno."
    ),
    "Do this first. May be repeated.": "Nejprve udělá toto. Lze opakovat.",
    "One JSON object for each line that is typed.": "Jeden objekt JSON na každý napsaný řádek.",
    "Rate how hard puzzles are for people.": "Ohodnotí, jak jsou úlohy těžké pro lidi.",
    "Rate puzzles: how hard the hardest step is, and how long a person takes.": (
        "Ohodnotí úlohy: jak těžký je nejtěžší krok a jak dlouho člověku trvají."
    ),
    "The rating is on the scale of Sudoku Explainer; the effort is in minutes; the level has a name from beginner to "
    "extreme. Only a puzzle with exactly one solution can be rated.": (
        "Hodnocení je na stupnici programu Sudoku Explainer; námaha je v minutách; úroveň má název od beginner po "
        "extreme. Ohodnotit lze jen úlohu s právě jedním řešením."
    ),
    "A file (or standard input) may hold many puzzles, one on each line or as its notation has them, and may be "
    "compressed (.gz). Then each gives a row, in the same order, as CSV or JSON; one that cannot be rated gives a "
    "row that says why.": (
        "Soubor (nebo standardní vstup) může obsahovat mnoho úloh, na každém řádku jednu nebo tak, jak je má jejich "
        "zápis, a může být komprimovaný (.gz). Každá pak dá řádek, ve stejném pořadí, jako CSV nebo JSON; u té, "
        "kterou ohodnotit nelze, řádek říká proč."
    ),
    "Exit code: 0 rated, 1 no solution, 3 several, 4 undecided, 2 bad input; with rows, 2 if any was not rated.": (
        "Návratový kód: 0 ohodnoceno, 1 bez řešení, 3 více, 4 nerozhodnuto, 2 chybný vstup; u řádků 2, pokud některý "
        "zůstal bez hodnocení."
    ),
    "Chart the rating of each step and the candidates left.": (
        "Zobrazí graf hodnocení každého kroku a zbývajících kandidátů."
    ),
    "Print a row per puzzle, even if there is only one.": "Vypíše řádek na úlohu, i když je jen jedna.",
    "Use N processes; one per processor if not given.": "Použije N procesů; není-li uvedeno, jeden na procesor.",
    "Draw puzzles, on the screen or as files.": "Kreslí úlohy, na obrazovku nebo do souborů.",
    "Draw puzzles on the screen, or as a file in the format that its name asks for.": (
        "Kreslí úlohy na obrazovku, nebo do souboru ve formátu, který žádá jeho název."
    ),
    "Several puzzles become several files: out-1.svg, out-2.svg and so on. Nothing is written unless all of them can "
    "be drawn. The theme auto is light or dark, as the viewer prefers; print is black on white.": (
        "Z více úloh vznikne více souborů: out-1.svg, out-2.svg a tak dále. Nezapíše se nic, pokud nelze nakreslit "
        "všechny. Motiv auto je světlý nebo tmavý, jak komu vyhovuje; print je černý na bílém."
    ),
    "Exit code: 0 drawn, 2 not drawn, because of bad input or because there is no such solution or step.": (
        "Návratový kód: 0 nakresleno, 2 nenakresleno, kvůli chybnému vstupu nebo proto, že takové řešení či krok "
        "neexistuje."
    ),
    "Write to this file: .svg, .png, .pdf, .txt.": "Zapíše do tohoto souboru: .svg, .png, .pdf, .txt.",
    "Fill in the solution.": "Doplní řešení.",
    "Pencil in all candidates that the filled cells leave.": (
        "Vepíše všechny kandidáty, které vyplněné buňky připouštějí."
    ),
    "Show step N of the explanation.": "Ukáže krok N vysvětlení.",
    "Colour the regions.": "Vybarví oblasti.",
    "The colours.": "Barvy.",
    "A title for those who cannot see the picture.": "Titulek pro ty, kdo obrázek nevidí.",
    "Print puzzles as a book, with solutions at the back.": "Vytiskne úlohy jako knihu, s řešeními vzadu.",
    "Make a book of puzzles, of any kinds and sizes, as a PDF file.": (
        "Vytvoří knihu úloh, jakýchkoli druhů a velikostí, jako soubor PDF."
    ),
    "It has a cover, the rules of all kinds in it, the puzzles with their levels, and the solutions at the back. "
    "Every puzzle must have exactly one solution; if any does not, no book is made. With --make, the puzzles are "
    "made.": (
        "Má obálku, pravidla všech druhů, které obsahuje, úlohy s úrovněmi a vzadu řešení. Každá úloha musí mít "
        "právě jedno řešení; jinak kniha nevznikne. S --make se úlohy vytvoří."
    ),
    "Exit code: 0 made, 1 made, but not all puzzles are as hard as asked, 2 not made, because of bad input.": (
        "Návratový kód: 0 vytvořena, 1 vytvořena z úloh, z nichž ne všechny jsou tak těžké, jak bylo žádáno, 2 "
        "nevytvořena kvůli chybnému vstupu."
    ),
    "Write to this file: .pdf.": "Zapíše do tohoto souboru: .pdf.",
    "Puzzles on a page; 2, or 1 with --large.": "Úloh na stránku; 2, nebo 1 s --large.",
    "The title; if not given, what is in the book.": "Název; není-li uveden, to, co je v knize.",
    "The name below the title.": "Jméno pod názvem.",
    "Large print.": "Velké písmo.",
    "The size of paper.": "Formát papíru.",
    "Easiest first.": "Nejlehčí napřed.",
    "In random order.": "V náhodném pořadí.",
    "Make the puzzles: '10 suguru 8x8 easy, 10 killer medium'.": (
        "Úlohy vytvoří: '10 suguru 8x8 easy, 10 killer medium'."
    ),
    "For --make, --shuffle: the same number gives the same book.": "Pro --make, --shuffle: totéž číslo dá tutéž knihu.",
    "Headings by level or by kind.": "Nadpisy podle úrovně nebo podle druhu.",
    "No cover and no page of rules: sheets of puzzles, and the solutions.": (
        "Bez obálky a bez strany s pravidly: listy s úlohami a řešení."
    ),
    "Leave out the solutions.": "Vynechá řešení.",
    "Seconds per puzzle for solving it; a level that takes longer to find is left out.": (
        "Kolik sekund na úlohu lze řešit; trvá-li zjištění úrovně déle, vynechá se."
    ),
    "One JSON object per book and line.": "Jeden objekt JSON na knihu a řádek.",
    "Make puzzles to order.": "Vytvoří úlohy na přání.",
    "Make puzzles of any kind, each with exactly one solution, no two alike.": (
        "Vytvoří úlohy libovolného druhu, každou s právě jedním řešením, žádné dvě stejné."
    ),
    "They are drawn, with how hard they are; with --to or -o they are written in a notation, and with --json with "
    "their records. The same seed gives the same puzzles on any machine. With -o, the output grows in PATH.part and "
    "is renamed when it is complete; if the run is interrupted, the same command with --resume continues where it "
    "stopped.": (
        "Nakreslí je a řekne, jak jsou těžké; s --to nebo -o je zapíše v některém zápisu, s --json i s jejich "
        "záznamem. Totéž počáteční číslo dá tytéž úlohy na každém počítači. S -o výstup roste v CESTA.part a "
        "přejmenuje se, až je úplný; je-li běh přerušen, týž příkaz s --resume pokračuje tam, kde skončil."
    ),
    "Exit code: 0 made as asked, 1 if some are not as hard as asked or there are not so many different ones, 4 if "
    "time ran out before all were made, 2 if the request is impossible.": (
        "Návratový kód: 0 vytvořeno dle přání, 1 pokud některé nejsou tak těžké, jak bylo žádáno, nebo je "
        "jich různých méně, 4 pokud čas vypršel dřív, než byly všechny hotové, 2 pokud to žádat nelze."
    ),
    "Rows and columns: 9, or 6x8.": "Řádky a sloupce: 9, nebo 6x8.",
    "How hard.": "Jak těžká.",
    "How hard, by the hardest step: 3.4..4.2.": "Jak těžká, podle nejtěžšího kroku: 3.4..4.2.",
    "How long people need: 5..10.": "Jak dlouho to lidem trvá: 5..10.",
    "The symmetry of where clues stand.": "Souměrnost rozmístění údajů.",
    "The least and the greatest value: 0-8; else 1 to n.": "Nejmenší a největší hodnota: 0-8; jinak 1 až n.",
    "How many givens.": "Kolik zadaných hodnot.",
    "Every clue is needed.": "Žádný údaj není zbytečný.",
    "Clues beside givens: dots, signs:all.": "Údaje vedle zadaných hodnot: dots, signs:all.",
    "Regions: a letter per cell, or any.": "Oblasti: písmeno na buňku, nebo jakékoli.",
    "Further rules: diagonals, …": "Další pravidla: diagonals, …",
    "Techniques it must need.": "Techniky, které musí být potřeba.",
    "Techniques it must not need.": "Techniky, které nesmí být potřeba.",
    "Where givens may stand: all but dots.": "Kde smějí být zadané hodnoty: všude kromě teček.",
    "Make N of each and keep the best …": "Vytvoří N od každé a ponechá nejlepší …",
    "… by this; by variety if not given.": "… podle tohoto; není-li uvedeno, podle rozmanitosti (variety).",
    "Attempts at each puzzle; 400, or 4000 of quick ones.": "Pokusů na úlohu; 400, u rychlých 4000.",
    "How many.": "Kolik.",
    "The same number gives the same puzzles.": "Totéž číslo dá tytéž úlohy.",
    "Write this notation.": "Zapíše v tomto zápisu.",
    "Use N processors; all of them if not given.": "Použije N procesorů; není-li uvedeno, všechny.",
    "Stop after S seconds, and keep what was made by then.": "Skončí po S sekundách s tím, co je do té doby hotové.",
    "Continue a run that was interrupted.": "Pokračuje v přerušeném běhu.",
    "One JSON object per puzzle and line, with its record.": "Jeden objekt JSON na úlohu a řádek, i se záznamem.",
    "Add the fewest clues that leave one solution.": "Přidá nejméně údajů, které ponechají jedno řešení.",
    "Complete a half-made puzzle: add the fewest clues that leave exactly one solution.": (
        "Doplní rozpracovanou úlohu: přidá nejméně údajů, které ponechají právě jedno řešení."
    ),
    "Exit code: 0 completed, 1 if it is not as hard as asked, 4 if time ran out before a better one could be ruled "
    "out, 2 for bad input.": (
        "Návratový kód: 0 doplněno, 1 pokud není tak těžká, jak bylo žádáno, 4 pokud čas vypršel dřív, než "
        "bylo jisté, že to lépe nejde, 2 chybný vstup."
    ),
    "What to add; givens if not given.": "Co přidat; jinak zadané hodnoty (givens).",
    "The symmetry of where givens stand.": "Souměrnost rozmístění zadaných hodnot.",
    "How hard it should be.": "Jak těžká má být.",
    "Another number chooses other clues.": "Jiné číslo zvolí jiné údaje.",
    "Remove every clue that is not needed.": "Odebere všechny zbytečné údaje.",
    "Remove clues until every clue that is left is needed.": (
        "Odebírá údaje, dokud žádný další nemůže chybět, aniž by bylo více řešení."
    ),
    "With --rating keep, only clues that leave the rating as it is are removed; with --rating raise, several ways are"
    " tried for the hardest puzzle. Exit code: 0 done, 4 if time ran out first, 2 for bad input.": (
        "S --rating keep se odeberou jen údaje, bez nichž hodnocení zůstane stejné; s --rating raise se z "
        "více cest zvolí ta, která vede k nejtěžší úloze. Návratový kód: 0 hotovo, 4 pokud předtím vypršel "
        "čas, 2 chybný vstup."
    ),
    "Whether the rating may change, or should rather rise.": "Zda se hodnocení smí změnit, nebo má spíš stoupnout.",
    "Another number tries clues in another order.": "Jiné číslo zkouší údaje v jiném pořadí.",
    "Write puzzles in another notation.": "Zapíše úlohy v jiném zápisu.",
    "A puzzle that the notation cannot carry in full is refused, with the reason; --lossy leaves out what does not "
    "fit. What a player has entered and marked is kept where the notation has a place for it. Nothing is written "
    "unless all puzzles can be.": (
        "Úloha, která se do zápisu celá nevejde, se odmítne i s důvodem; --lossy vynechá, co se nevejde. Co hráč "
        "doplnil a poznamenal, zůstane zachováno, kde pro to zápis má místo. Nezapíše se nic, pokud nelze zapsat "
        "všechny úlohy."
    ),
    "The notation to write; if not given, PATH decides.": "Zápis na výstupu; není-li uveden, rozhodne CESTA.",
    "Leave out what the notation cannot carry, and say what that is.": (
        "Vynechá, co se do zápisu nevejde, a řekne, co to je."
    ),
    "Write to this file (.gz too).": "Zapíše do tohoto souboru (i .gz).",
    "Tell by an id which puzzles are the same.": "Podle identifikátoru pozná, které úlohy jsou stejné.",
    "Puzzles have the same id if one becomes the other when it is turned, mirrored or relabelled, or when rows, "
    "columns and bands change places in a way that keeps all rules; and else they have different ones. The id is the "
    "same on every machine, and the one that `generate --json` tells.": (
        "Úlohy mají stejný identifikátor, pokud se jedna změní v druhou otočením, zrcadlením nebo přejmenováním "
        "hodnot, nebo když si řádky, sloupce a pásy vymění místa tak, že všechna pravidla platí; jinak mají různé. "
        "Identifikátor je na každém počítači stejný a je to ten, který uvádí `generate --json`."
    ),
    "Exit code: 0 all have an id, 2 not a puzzle, 4 too much of a puzzle looks alike to find one.": (
        "Návratový kód: 0 všechny mají identifikátor, 2 není to úloha, 4 příliš mnoho částí úlohy vypadá stejně, než "
        "aby se našel."
    ),
    "Work on files of puzzles of any size, one puzzle per line.": (
        "Zpracuje libovolně velké soubory úloh, na řádku jednu."
    ),
    "Check that puzzles have exactly one solution, and say what is wrong with the others.": (
        "Ověří, že úlohy mají právě jedno řešení, a řekne, co je špatně u ostatních."
    ),
    "A line is a puzzle: n² characters, 2n² for a jigsaw, JSON, or any notation that fits on a line. Files may be "
    "compressed (.gz); - is standard input. Each line gives one row, in the same order; a line that is not a puzzle "
    'gives a row that begins with "error". Blank lines and comments (#) are passed on as they are, or left out of '
    "CSV and JSON, where each row has the number of its line.": (
        "Řádek je úloha: n² znaků, 2n² u nepravidelného sudoku, JSON nebo kterýkoli zápis, který se vejde na řádek. "
        "Soubory mohou být komprimované (.gz); - je standardní vstup. Každý řádek dá jeden řádek výstupu, ve stejném "
        "pořadí; řádek, který není úlohou, dá ten, který začíná „error“. Prázdné řádky a komentáře (#) se předají "
        "beze změny; v CSV a JSON se vynechají a každý řádek má své číslo."
    ),
    "With -o, the output grows in PATH.part, with a checkpoint beside it, and is renamed when it is complete. If the "
    "run is interrupted in any way, the same command with --resume continues where it stopped.": (
        "S -o výstup roste v CESTA.part, s kontrolním bodem vedle něj, a přejmenuje se, až je úplný. Ať se běh "
        "přeruší jakkoli, týž příkaz s --resume pokračuje tam, kde skončil."
    ),
    "At the end, a summary on standard error counts the lines by result. Exit code: 0, or 2 if a line was not a "
    "puzzle or could not be worked on.": (
        "Na konci souhrn na standardním chybovém výstupu spočítá řádky podle výsledku. Návratový kód: 0, nebo 2, "
        "pokud některý řádek nebyl úlohou nebo jej nešlo zpracovat."
    ),
    "Example:": "Příklad:",
    "Write to this file: .txt, .csv, .json; .gz compresses it. Standard output if not given.": (
        "Zapíše do tohoto souboru: .txt, .csv, .json; .gz jej zkomprimuje. Není-li uveden, na standardní výstup."
    ),
    "What a row holds: {names}.": "Co obsahuje řádek výstupu: {names}.",
    "The notation of the lines.": "Zápis, v němž jsou řádky.",
    "Stop at the first line that is not a puzzle.": "Skončí u prvního řádku, který není úlohou.",
    "No summary at the end.": "Bez souhrnu na konci.",
    "The summary as a JSON object, on standard error.": "Souhrn jako objekt JSON, na standardním chybovém výstupu.",
    "A puzzle that the notation cannot carry in full is refused, with the reason; --lossy leaves out what does not "
    "fit.": (
        "Úloha, která se do zápisu celá nevejde, se odmítne i s důvodem; --lossy vynechá, co se nevejde."
    ),
    "The notation to write.": "Zápis na výstupu.",
    "Leave out what the notation cannot carry.": "Vynechá, co se do zápisu nevejde.",
    "A row has all steps in words; in JSON, it has what 'gridwright explain --json' prints.": (
        "Řádek výstupu má všechny kroky slovy; v JSON to, co vypíše 'gridwright explain --json'."
    ),
    "A row is the rating, or the status of a puzzle without exactly one solution; CSV and JSON also have the effort "
    "in minutes, the level, the hardest technique and all techniques that are needed.": (
        "Řádek výstupu je hodnocení, nebo stav úlohy, která nemá právě jedno řešení; CSV a JSON mají i námahu v "
        "minutách, úroveň, nejtěžší techniku a všechny potřebné techniky."
    ),
    "Solve puzzles and prove whether each solution is the only one.": (
        "Řeší úlohy a dokáže, zda je každé řešení jediné."
    ),
    "A row is the solution if there is exactly one, or else the status: several, none, undecided.": (
        "Řádek výstupu je řešení, je-li právě jedno, jinak stav: several, none, undecided."
    ),
    "Look for at most N solutions; 2 if not given.": "Hledá nejvýše N řešení; není-li uvedeno, 2.",
    "List the kinds of puzzle, with rules and examples.": "Vypíše druhy úloh, s pravidly a příklady.",
    "One JSON object per kind and line.": "Jeden objekt JSON na druh a řádek.",
    "List the notations that puzzles can be written in.": "Vypíše zápisy, v nichž úlohy mohou být.",
    "List the notations: their ids for --from and --to, what each can carry besides givens, and an example.": (
        "Vypíše zápisy: jejich názvy pro --from a --to, co se do každého vejde kromě zadaných hodnot, a příklad."
    ),
    "One JSON object per notation and line.": "Jeden objekt JSON na zápis a řádek.",
    "Serve the page in a browser, and the API.": "Poskytuje stránku pro prohlížeč a API.",
    "Serve a page to play, set, make and print puzzles, and an API that answers as --json does.": (
        "Poskytuje stránku, na které se úlohy hrají, sestavují, tvoří a tisknou, a API, které odpovídá jako "
        "--json."
    ),
    "It answers this machine alone unless another address is given, keeps nothing, and asks nothing of any other "
    "machine. Ctrl-C ends it. It needs the extra web: pip install 'gridwright[web]'.": (
        "Není-li uvedena jiná adresa, odpovídá jen tomuto počítači; nic si nenechává a žádného jiného počítače se"
        " na nic neptá. Ukončí ji Ctrl-C. Je potřeba doplněk web: pip install 'gridwright[web]'."
    ),
    "Exit code: 0 ended, 2 it cannot listen there.": "Návratový kód: 0 ukončeno, 2 tam nelze naslouchat.",
    "The address to listen on.": "Adresa, na které se naslouchá.",
    "The port; 0 for any that is free.": "Port; 0 znamená kterýkoli volný.",
    "Open the page in a browser.": "Otevře stránku v prohlížeči.",
    "Hard puzzles to work on at a time; all processors but one if not given.": (
        "Kolik těžkých úloh naráz; není-li uvedeno, jeden procesor zůstane volný."
    ),
    "DIR": "SLOŽKA",
    "PLACE": "MÍSTO",
    "Make a set of puzzles from a recipe.": "Vytvoří sadu úloh podle receptu.",
    "The directory of the set; it must not exist yet.": "Složka sady; nesmí ještě existovat.",
    "Where to work: local, dask:ADDRESS or ray:ADDRESS.": "Kde pracovat: local, dask:ADRESA nebo ray:ADRESA.",
    "The summary as a JSON object.": "Souhrn jako objekt JSON.",
    "Make a set of puzzles from a recipe, a file of TOML: each with exactly one solution, no two of them the same.": (
        "Vytvoří sadu úloh podle receptu, souboru TOML: každou s právě jedním řešením, žádné dvě stejné."
    ),
    "A recipe says which kinds, sizes and levels, how many of each, what to record, and how the set is split."
    " The same recipe gives the same rows on any machine and any cluster. The set grows in DIR.part, and is "
    "renamed when it is complete; if the run is interrupted, the same command with --resume continues where "
    "it stopped.": (
        "Recept říká, které druhy, velikosti a úrovně, kolik od každé, co zaznamenat a jak sadu rozdělit. Stejný "
        "recept dá na každém počítači a v každém clusteru stejné řádky. Sada roste ve SLOŽKA.part a přejmenuje "
        "se, až je úplná; přeruší-li se běh, pokračuje tentýž příkaz s --resume tam, kde skončil."
    ),
    "Exit code: 0 made as asked, 1 if fewer puzzles could be found, 2 if the recipe is wrong or the set cannot be "
    "written.": (
        "Návratový kód: 0 podle přání, 1 pokud se našlo méně úloh, 2 pro to, co nelze žádat nebo zapsat."
    ),
    "Make sets of puzzles for research and machine learning, and audit those of others.": (
        "Vytvoří sady úloh pro výzkum a strojové učení a zkontroluje cizí."
    ),
    "Audit sets of puzzles.": "Zkontroluje sady úloh.",
    "Look at N rows of each file; all of them if not given.": (
        "Projde N řádků každého souboru; není-li uvedeno, všechny."
    ),
    "Rate N puzzles of each file; 200 if not given.": "Ohodnotí N úloh každého souboru; jinak 200.",
    "The audit as a JSON object.": "Kontrola jako objekt JSON.",
    "Audit anybody's sets of puzzles: CSV, JSON lines, Parquet, or a puzzle on each line.": (
        "Zkontroluje sady úloh od kohokoli: CSV, řádky JSON, Parquet nebo úloha na každém řádku."
    ),
    "Of each file it says how many rows are puzzles with exactly one solution, whether the stated solutions are "
    "right, which puzzles are repeated or equivalent, how hard they are beside what is stated, and whether splits "
    "have puzzles in common. What each column holds is guessed, and the guess is shown. A file called .html has "
    "pictures, too.": (
        "Ke každému souboru: kolik řádků jsou úlohy s právě jedním řešením, zda jsou uvedená řešení správná, "
        "které úlohy se opakují nebo jsou rovnocenné, jak jsou těžké vedle toho, co je uvedeno, a zda mají části "
        "společné úlohy. Co který sloupec obsahuje, se odhadne a řekne. Soubor s příponou .html má i obrázky."
    ),
    "Exit code: 0 sound, 1 not sound, 2 bad input.": "Návratový kód: 0 v pořádku, 1 není v pořádku, 2 chybný vstup.",
}
