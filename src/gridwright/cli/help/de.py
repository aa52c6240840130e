"""German."""

from __future__ import annotations

__all__ = ["HELP"]

HELP = {
    # what stands for a value
    "OPTIONS": "OPTIONEN",
    "COMMAND": "BEFEHL",
    "ARGS": "ARGUMENTE",
    "FILE": "DATEI",
    "TEXT": "TEXT",
    "PATH": "PFAD",
    "ADDRESS": "ADRESSE",
    "KIND": "ART",
    "SORT": "SORTE",
    "NAME": "NAME",
    "LINE": "ZEILE",
    "ORDERS": "WÜNSCHE",
    "LOW": "VON",
    "HIGH": "BIS",
    "MIN": "MIN",
    "MAX": "MAX",
    # the texts of commands and options, in the order in which they come
    "Solve, check, explain, rate, draw and convert number-placement puzzles.": (
        "Zahlenrätsel lösen, prüfen, erklären, bewerten, zeichnen und umwandeln."
    ),
    "Sudoku of any size, jigsaw, comparison, Suguru, Futoshiki and more, in any of the notations that `gridwright "
    "formats` lists.": (
        "Sudoku jeder Größe, Jigsaw, Vergleichssudoku, Suguru, Futoshiki und mehr, in jeder der Notationen, die "
        "`gridwright formats` aufzählt."
    ),
    "Examples:": "Beispiele:",
    "Show the version and exit.": "Die Version anzeigen und beenden.",
    "The language: {languages}. Default: ${variable}, or English.": (
        "Die Sprache: {languages}. Sonst gilt ${variable}, sonst Englisch."
    ),
    "Show this message and exit.": "Diese Hilfe anzeigen und beenden.",
    "Solve puzzles and prove whether the solution is the only one.": (
        "Rätsel lösen und beweisen, ob die Lösung die einzige ist."
    ),
    "An argument is a file or the text of a puzzle; - is standard input. Without arguments, you are asked for a "
    "puzzle of any kind on a terminal; elsewhere standard input is read.": (
        "Ein Argument ist eine Datei oder der Text eines Rätsels; - ist die Standardeingabe. Ohne Argumente wird am "
        "Terminal nach einem Rätsel beliebiger Art gefragt, sonst von der Standardeingabe gelesen."
    ),
    "Exit code: 0 one solution, 1 none, 3 several, 4 undecided, 2 bad input, 130 interrupted; with several puzzles "
    "the worst of them. --all and --count exit with 0 when they are complete.": (
        "Rückgabewert: 0 eine Lösung, 1 keine, 3 mehrere, 4 unentschieden, 2 fehlerhafte Eingabe, 130 abgebrochen; "
        "bei mehreren Rätseln der schlimmste Fall. --all und --count geben 0 zurück, wenn sie vollständig sind."
    ),
    "Print every solution.": "Alle Lösungen ausgeben.",
    "Print (or count) at most N solutions.": "Höchstens N Lösungen ausgeben (oder zählen).",
    "Only count the solutions.": "Die Lösungen nur zählen.",
    "Use only naked and hidden singles, no search.": "Nur nackte und versteckte Einer verwenden, ohne Suche.",
    "Print the values that each cell has in any solution.": (
        "Die Werte ausgeben, die jede Zelle in irgendeiner Lösung hat."
    ),
    "Give up after S seconds per puzzle.": "Nach S Sekunden je Rätsel aufgeben.",
    "Print the solution in this notation.": "Die Lösung in dieser Notation ausgeben.",
    "Print only the grid, values separated by spaces.": "Nur das Gitter ausgeben, Werte durch Leerzeichen getrennt.",
    "Draw without Unicode lines.": "Ohne Unicode-Linien zeichnen.",
    "One JSON object per puzzle and line.": "Ein JSON-Objekt je Rätsel und Zeile.",
    "The notation to read; recognised if not given.": "Die Notation der Eingabe; sonst wird sie erkannt.",
    "Accept regions in several pieces.": "Gebiete aus mehreren Teilen zulassen.",
    "Write to this file: {endings}; .gz compresses it.": "In diese Datei schreiben: {endings}; .gz komprimiert sie.",
    "Check that puzzles have exactly one solution.": "Prüfen, ob Rätsel genau eine Lösung haben.",
    "Check that puzzles are well-formed and have exactly one solution.": (
        "Prüfen, ob Rätsel wohlgeformt sind und genau eine Lösung haben."
    ),
    "Well-formed: regions connected and of the right size, signs between neighbours, givens in range. All problems "
    "are listed at once, each with its cells.": (
        "Wohlgeformt: Gebiete zusammenhängend und von richtiger Größe, Zeichen zwischen Nachbarn, Vorgaben im "
        "erlaubten Bereich. Alle Fehler werden auf einmal genannt, jeder mit seinen Zellen."
    ),
    "Without a solution: which clues clash, and which to remove or change. With several: where they differ, and "
    "which clues would leave only one.": (
        "Ohne Lösung: welche Hinweise sich widersprechen und welche zu entfernen oder zu ändern sind. Bei mehreren: "
        "worin sie sich unterscheiden und welche Hinweise nur eine übrig ließen."
    ),
    "Exit code: 0 all is well, 2 not well-formed, 1 no solution, 3 several, 4 undecided; with several puzzles the "
    "worst of them.": (
        "Rückgabewert: 0 alles in Ordnung, 2 nicht wohlgeformt, 1 keine Lösung, 3 mehrere, 4 unentschieden; bei "
        "mehreren Rätseln der schlimmste Fall."
    ),
    "Also look for clues that can be left out.": "Auch nach entbehrlichen Hinweisen suchen.",
    "Explain the steps a person would take, with reasons.": "Die Schritte eines Menschen erklären, mit Begründung.",
    "Explain puzzles: the steps a person would take, each with its reason.": (
        "Rätsel erklären: die Schritte, die ein Mensch ginge, jeder mit seiner Begründung."
    ),
    "Every step is the easiest available at that point. The number after a technique says how hard it is, on the "
    "scale of Sudoku Explainer. The steps start from the values and marks of a position (in the notation json), or "
    "from what --so-far adds: in words (r5c5=5 r1c3!=5), as steps that explain or hint printed, or as rows.": (
        "Jeder Schritt ist der leichteste, der gerade möglich ist. Die Zahl hinter einer Technik sagt, wie schwer "
        "sie ist, nach der Skala von Sudoku Explainer. Die Schritte beginnen bei den Werten und Notizen eines "
        "Spielstands (in der Notation json) oder bei dem, was --so-far hinzufügt: in Worten (r5c5=5 r1c3!=5), als "
        "Schritte, wie explain oder hint sie ausgeben, oder als Zeilen."
    ),
    "With -o page.html, several puzzles become several files: page-1.html, page-2.html and so on. Nothing is written "
    "if any of them is not a puzzle.": (
        "Mit -o page.html werden aus mehreren Rätseln mehrere Dateien: page-1.html, page-2.html und so weiter. Ist "
        "eines davon kein Rätsel, wird nichts geschrieben."
    ),
    "Exit code: 0 explained to the end, 1 no solution or a mistake so far, 3 several, 4 undecided or not explained "
    "to the end, 2 bad input; with several puzzles the worst of them.": (
        "Rückgabewert: 0 bis zum Ende erklärt, 1 keine Lösung oder schon ein Fehler, 3 mehrere, 4 unentschieden oder "
        "nicht bis zum Ende erklärt, 2 fehlerhafte Eingabe; bei mehreren Rätseln der schlimmste Fall."
    ),
    "Draw the board after each step, with candidates where they fit.": (
        "Nach jedem Schritt das Brett zeichnen, mit Kandidaten, wo sie hineinpassen."
    ),
    "What you have done so far: 'r5c5=5 r1c3!=5', steps as they are printed, or the puzzle or its rows as filled in. "
    "May be given several times.": (
        "Was schon getan ist: 'r5c5=5 r1c3!=5', Schritte, wie sie ausgegeben werden, oder das ausgefüllte Rätsel "
        "oder seine Zeilen. Mehrmals möglich."
    ),
    "Use singles only, and otherwise a short reason.": "Nur Einer verwenden, sonst eine kurze Begründung.",
    "Also use that there is only one solution, once that is proven.": (
        "Auch verwenden, dass es nur eine Lösung gibt, sobald das bewiesen ist."
    ),
    "Print Markdown.": "Markdown ausgeben.",
    "Make a web page that goes through the steps on the board.": (
        "Eine Webseite machen, die auf dem Brett durch die Schritte führt."
    ),
    "Give a hint at the next step: as much of it as you want to know.": (
        "Einen Tipp zum nächsten Schritt geben: so viel, wie du wissen willst."
    ),
    "It starts from the values and marks of a position (in the notation json), or from what --so-far adds, and first "
    "says whether there is a mistake in them. --so-far takes values and crossings-out (r5c5=5 r1c3!=5), the JSON or "
    "the sentences that explain and hint print, or rows. To go on step by step without typing anything twice, use "
    "`gridwright play`; without arguments on a terminal, hint asks for a puzzle and then does the same.": (
        "Er geht von den Werten und Notizen eines Spielstands aus (in der Notation json) oder von dem, was --so-far "
        "hinzufügt, und sagt zuerst, ob ein Fehler darin ist. --so-far nimmt Werte und Streichungen (r5c5=5 "
        "r1c3!=5), das JSON oder die Sätze, die explain und hint ausgeben, oder Zeilen. Um Schritt für Schritt "
        "weiterzukommen, ohne etwas zweimal zu tippen, gibt es `gridwright play`; ohne Argumente fragt hint am "
        "Terminal nach einem Rätsel und macht dann dasselbe."
    ),
    "Exit code: 0 there is a hint or nothing is left to do, 1 no solution or a mistake so far, 3 several solutions, "
    "4 undecided or no hint found, 2 bad input; with several puzzles the worst of them.": (
        "Rückgabewert: 0 es gibt einen Tipp oder nichts mehr zu tun, 1 keine Lösung oder schon ein Fehler, 3 mehrere "
        "Lösungen, 4 unentschieden oder kein Tipp gefunden, 2 fehlerhafte Eingabe; bei mehreren Rätseln der "
        "schlimmste Fall."
    ),
    "1 where to look, 2 which technique, 3 which cells, 4 all of it. [default: 1; with --next: 4]": (
        "1 wo hinzusehen ist, 2 welche Technik, 3 welche Zellen, 4 alles. [Standard: 1; mit --next: 4]"
    ),
    "The next N steps, each taken before the next is looked for.": (
        "Die nächsten N Schritte, jeder wird ausgeführt, bevor der nächste gesucht wird."
    ),
    "Draw the position first, with its marks where they fit.": (
        "Zuerst den Spielstand zeichnen, mit Notizen, wo sie hineinpassen."
    ),
    "Play a puzzle, with hints whenever you want one.": "Ein Rätsel spielen, mit Tipps, wann immer du einen willst.",
    "It shows the board and does what you type, until you quit or the input ends:": (
        "Es zeigt das Brett und tut, was du eingibst, bis du aufhörst oder die Eingabe endet:"
    ),
    "r5c5=5 r1c3!=5     enter a value, cross one out; several on a line": (
        "r5c5=5 r1c3!=5     einen Wert eintragen, einen streichen; auch mehrere"
    ),
    "r1c3+5             bring back what was crossed out": "r1c3+5             Gestrichenes zurückholen",
    "clear r5c5         empty a cell": "clear r5c5         eine Zelle leeren",
    "hint               where to look; again: more, up to the whole step": (
        "hint               wo hinzusehen ist; noch einmal: mehr, bis zum Schritt"
    ),
    "next               take the next step (next 5: five of them)": (
        "next               den nächsten Schritt ausführen (next 5: fünf davon)"
    ),
    "undo, redo         take back the last change, do it again": (
        "undo, redo         die letzte Änderung zurücknehmen, wiederholen"
    ),
    "check              whether anything is wrong so far": "check              ob schon etwas falsch ist",
    "candidates, board  the board with all candidates, or without": (
        "candidates, board  das Brett mit allen Kandidaten oder ohne"
    ),
    "why r1c3!=5        why that follows": "why r1c3!=5        warum das folgt",
    "explain            all steps from here to the end": "explain            alle Schritte von hier bis zum Ende",
    "solve              show the solution": "solve              die Lösung zeigen",
    "row 3: 5..1....9   correct the givens of a mistyped row": (
        "row 3: 5..1....9   die Vorgaben einer vertippten Zeile berichtigen"
    ),
    "save FILE          save the position; play, hint and explain read it": (
        "save DATEI         den Spielstand speichern, für play, hint und explain"
    ),
    "help, quit": "help, quit         diese Liste, beenden",
    "Without a puzzle, it asks for one on a terminal. Commands may also come from a pipe; then the first that fails "
    "ends the session.": (
        "Ohne Rätsel wird am Terminal danach gefragt. Befehle können auch aus einer Pipe kommen; dann beendet der "
        "erste, der misslingt, die Sitzung."
    ),
    "Exit code: 0 quit, or the input has ended; 2 bad input, 130 interrupted.": (
        "Rückgabewert: 0 beendet, oder die Eingabe ist zu Ende; 2 fehlerhafte Eingabe, 130 abgebrochen."
    ),
    "Do this first. May be repeated.": "Das zuerst tun. Mehrmals möglich.",
    "One JSON object for each line that is typed.": "Ein JSON-Objekt für jede eingegebene Zeile.",
    "Rate how hard puzzles are for people.": "Bewerten, wie schwer Rätsel für Menschen sind.",
    "Rate puzzles: how hard the hardest step is, and how long a person takes.": (
        "Rätsel bewerten: wie schwer der schwerste Schritt ist und wie lange ein Mensch braucht."
    ),
    "The rating is on the scale of Sudoku Explainer; the effort is in minutes; the level has a name from beginner to "
    "extreme. Only a puzzle with exactly one solution can be rated.": (
        "Die Bewertung folgt der Skala von Sudoku Explainer; der Aufwand ist in Minuten angegeben; die Stufe hat "
        "einen Namen von beginner bis extreme. Nur Rätsel mit genau einer Lösung lassen sich bewerten."
    ),
    "A file (or standard input) may hold many puzzles, one on each line or as its notation has them, and may be "
    "compressed (.gz). Then each gives a row, in the same order, as CSV or JSON; one that cannot be rated gives a "
    "row that says why.": (
        "Eine Datei (oder die Standardeingabe) kann viele Rätsel enthalten, in jeder Zeile eines oder wie ihre "
        "Notation sie hat, und komprimiert sein (.gz). Dann ergibt jedes eine Zeile, in derselben Reihenfolge, als "
        "CSV oder JSON; bei einem, das sich nicht bewerten lässt, sagt die Zeile, warum."
    ),
    "Exit code: 0 rated, 1 no solution, 3 several, 4 undecided, 2 bad input; with rows, 2 if any was not rated.": (
        "Rückgabewert: 0 bewertet, 1 keine Lösung, 3 mehrere, 4 unentschieden, 2 fehlerhafte Eingabe; bei Zeilen 2, "
        "wenn eine nicht bewertet wurde."
    ),
    "Chart the rating of each step and the candidates left.": (
        "Die Bewertung jedes Schritts und die übrigen Kandidaten als Diagramm zeigen."
    ),
    "Print a row per puzzle, even if there is only one.": "Eine Zeile je Rätsel ausgeben, auch wenn es nur eines ist.",
    "Use N processes; one per processor if not given.": "N Prozesse verwenden; sonst einen je Prozessor.",
    "Draw puzzles, on the screen or as files.": "Rätsel zeichnen, auf dem Bildschirm oder in Dateien.",
    "Draw puzzles on the screen, or as a file in the format that its name asks for.": (
        "Rätsel zeichnen, auf dem Bildschirm oder als Datei in dem Format, das ihr Name verlangt."
    ),
    "Several puzzles become several files: out-1.svg, out-2.svg and so on. Nothing is written unless all of them can "
    "be drawn. The theme auto is light or dark, as the viewer prefers; print is black on white.": (
        "Aus mehreren Rätseln werden mehrere Dateien: out-1.svg, out-2.svg und so weiter. Geschrieben wird nur, wenn "
        "sich alle zeichnen lassen. Das Thema auto ist hell oder dunkel, wie es der Betrachter bevorzugt; print ist "
        "schwarz auf weiß."
    ),
    "Exit code: 0 drawn, 2 not drawn, because of bad input or because there is no such solution or step.": (
        "Rückgabewert: 0 gezeichnet, 2 nicht gezeichnet, wegen fehlerhafter Eingabe oder weil es diese Lösung oder "
        "diesen Schritt nicht gibt."
    ),
    "Write to this file: .svg, .png, .pdf, .txt.": "In diese Datei schreiben: .svg, .png, .pdf, .txt.",
    "Fill in the solution.": "Die Lösung eintragen.",
    "Pencil in all candidates that the filled cells leave.": (
        "Alle Kandidaten einzeichnen, die die gefüllten Zellen zulassen."
    ),
    "Show step N of the explanation.": "Schritt N der Erklärung zeigen.",
    "Colour the regions.": "Die Gebiete färben.",
    "The colours.": "Die Farben.",
    "A title for those who cannot see the picture.": "Ein Titel für alle, die das Bild nicht sehen können.",
    "Print puzzles as a book, with solutions at the back.": "Rätsel als Buch drucken, mit den Lösungen am Ende.",
    "Make a book of puzzles, of any kinds and sizes, as a PDF file.": (
        "Ein Buch aus Rätseln machen, von beliebigen Arten und Größen, als PDF-Datei."
    ),
    "It has a cover, the rules of all kinds in it, the puzzles with their levels, and the solutions at the back. "
    "Every puzzle must have exactly one solution; if any does not, no book is made. With --make, the puzzles are "
    "made.": (
        "Es hat ein Titelblatt, die Regeln aller Arten darin, die Rätsel mit ihren Stufen und am Ende die Lösungen. "
        "Jedes Rätsel muss genau eine Lösung haben; sonst entsteht kein Buch. Mit --make werden die Rätsel neu "
        "gemacht."
    ),
    "Exit code: 0 made, 1 made, but not all puzzles are as hard as asked, 2 not made, because of bad input.": (
        "Rückgabewert: 0 gemacht, 1 gemacht, aber nicht alle Rätsel sind so schwer wie gewünscht, 2 nicht gemacht, "
        "wegen fehlerhafter Eingabe."
    ),
    "Write to this file: .pdf.": "In diese Datei schreiben: .pdf.",
    "Puzzles on a page; 2, or 1 with --large.": "Rätsel auf einer Seite; 2, oder 1 mit --large.",
    "The title; if not given, what is in the book.": "Der Titel; sonst, was im Buch ist.",
    "The name below the title.": "Der Name unter dem Titel.",
    "Large print.": "Großdruck.",
    "The size of paper.": "Das Papierformat.",
    "Easiest first.": "Die leichtesten zuerst.",
    "In random order.": "In zufälliger Reihenfolge.",
    "Make the puzzles: '10 suguru 8x8 easy, 10 killer medium'.": (
        "Die Rätsel neu machen: '10 suguru 8x8 easy, 10 killer medium'."
    ),
    "For --make, --shuffle: the same number gives the same book.": (
        "Zu --make, --shuffle: dieselbe Zahl ergibt dasselbe Buch."
    ),
    "Headings by level or by kind.": "Überschriften nach Stufe oder nach Art.",
    "No cover and no page of rules: sheets of puzzles, and the solutions.": (
        "Kein Titelblatt und keine Seite mit Regeln: Blätter mit Rätseln und die Lösungen."
    ),
    "Leave out the solutions.": "Die Lösungen weglassen.",
    "Seconds per puzzle for solving it; a level that takes longer to find is left out.": (
        "Sekunden je Rätsel, um es zu lösen; dauert die Stufe länger, fällt sie weg."
    ),
    "One JSON object per book and line.": "Ein JSON-Objekt je Buch und Zeile.",
    "Make puzzles to order.": "Rätsel nach Wunsch machen.",
    "Make puzzles of any kind, each with exactly one solution, no two alike.": (
        "Rätsel jeder Art machen, jedes mit genau einer Lösung, keine zwei gleich."
    ),
    "They are drawn, with how hard they are; with --to or -o they are written in a notation, and with --json with "
    "their records. The same seed gives the same puzzles on any machine. With -o, the output grows in PATH.part and "
    "is renamed when it is complete; if the run is interrupted, the same command with --resume continues where it "
    "stopped.": (
        "Sie werden gezeichnet, mit ihrer Schwierigkeit; mit --to oder -o werden sie in einer Notation geschrieben, "
        "mit --json zusammen mit ihrem Protokoll. Derselbe Startwert ergibt auf jedem Rechner dieselben Rätsel. Mit "
        "-o wächst die Ausgabe in PFAD.part und wird umbenannt, sobald sie vollständig ist; nach einem Abbruch macht "
        "derselbe Befehl mit --resume dort weiter."
    ),
    "Exit code: 0 made as asked, 1 if some are not as hard as asked or there are not so many different ones, 4 if "
    "time ran out before all were made, 2 if the request is impossible.": (
        "Rückgabewert: 0 wie gewünscht gemacht, 1 wenn nicht alle so schwer wie gewünscht oder weniger "
        "verschieden sind, 4 wenn die Zeit um war, bevor alle gemacht waren, 2 wenn sich das nicht wünschen "
        "lässt."
    ),
    "Rows and columns: 9, or 6x8.": "Zeilen und Spalten: 9 oder 6x8.",
    "How hard.": "Wie schwer.",
    "How hard, by the hardest step: 3.4..4.2.": "Wie schwer, nach dem schwersten Schritt: 3.4..4.2.",
    "How long people need: 5..10.": "Wie lange man braucht: 5..10.",
    "The symmetry of where clues stand.": "Symmetrie, in der die Hinweise stehen.",
    "The least and the greatest value: 0-8; else 1 to n.": "Der kleinste und der größte Wert: 0-8; sonst 1 bis n.",
    "How many givens.": "Wie viele Vorgaben.",
    "Every clue is needed.": "Kein Hinweis ist entbehrlich.",
    "Clues beside givens: dots, signs:all.": "Hinweise neben Vorgaben: dots, signs:all.",
    "Regions: a letter per cell, or any.": "Gebiete: je Zelle ein Buchstabe, oder beliebige.",
    "Further rules: diagonals, …": "Weitere Regeln: diagonals, …",
    "Techniques it must need.": "Techniken, die nötig sein müssen.",
    "Techniques it must not need.": "Techniken, die nicht nötig sein dürfen.",
    "Where givens may stand: all but dots.": "Wo Vorgaben stehen dürfen: überall außer auf Punkten.",
    "Make N of each and keep the best …": "Jeweils N machen und das beste behalten …",
    "… by this; by variety if not given.": "… danach; ohne Angabe nach Abwechslung (variety).",
    "Attempts at each puzzle; 400, or 4000 of quick ones.": "Versuche je Rätsel; 400, bei schnellen 4000.",
    "How many.": "Wie viele.",
    "The same number gives the same puzzles.": "Dieselbe Zahl ergibt dieselben Rätsel.",
    "Write this notation.": "In dieser Notation schreiben.",
    "Use N processors; all of them if not given.": "N Prozessoren verwenden; sonst alle.",
    "Stop after S seconds, and keep what was made by then.": "Nach S Sekunden aufhören, mit dem, was bis dahin da ist.",
    "Continue a run that was interrupted.": "Einen abgebrochenen Lauf fortsetzen.",
    "One JSON object per puzzle and line, with its record.": (
        "Ein JSON-Objekt je Rätsel und Zeile, mit seinem Protokoll."
    ),
    "Add the fewest clues that leave one solution.": "Die wenigsten Hinweise ergänzen, die eine Lösung lassen.",
    "Complete a half-made puzzle: add the fewest clues that leave exactly one solution.": (
        "Ein halbfertiges Rätsel ergänzen: um die wenigsten Hinweise, die genau eine Lösung lassen."
    ),
    "Exit code: 0 completed, 1 if it is not as hard as asked, 4 if time ran out before a better one could be ruled "
    "out, 2 for bad input.": (
        "Rückgabewert: 0 ergänzt, 1 wenn es nicht so schwer wie gewünscht ist, 4 wenn die Zeit um war, bevor "
        "feststand, dass es nicht besser geht, 2 bei fehlerhafter Eingabe."
    ),
    "What to add; givens if not given.": "Was ergänzt wird; sonst Vorgaben (givens).",
    "The symmetry of where givens stand.": "Symmetrie, in der die Vorgaben stehen.",
    "How hard it should be.": "Wie schwer es sein soll.",
    "Another number chooses other clues.": "Eine andere Zahl wählt andere Hinweise.",
    "Remove every clue that is not needed.": "Alle entbehrlichen Hinweise entfernen.",
    "Remove clues until every clue that is left is needed.": (
        "Hinweise entfernen, bis keiner mehr fehlen darf, ohne dass es mehrere Lösungen gibt."
    ),
    "With --rating keep, only clues that leave the rating as it is are removed; with --rating raise, several ways are"
    " tried for the hardest puzzle. Exit code: 0 done, 4 if time ran out first, 2 for bad input.": (
        "Mit --rating keep fallen nur Hinweise weg, ohne die die Bewertung gleich bleibt; mit --rating raise "
        "wird von mehreren Wegen der genommen, der zum schwersten Rätsel führt. Rückgabewert: 0 fertig, 4 "
        "wenn vorher die Zeit um war, 2 bei fehlerhafter Eingabe."
    ),
    "Whether the rating may change, or should rather rise.": (
        "Ob sich die Bewertung ändern darf oder eher steigen soll."
    ),
    "Another number tries clues in another order.": "Eine andere Zahl versucht die Hinweise in anderer Folge.",
    "Write puzzles in another notation.": "Rätsel in einer anderen Notation schreiben.",
    "A puzzle that the notation cannot carry in full is refused, with the reason; --lossy leaves out what does not "
    "fit. What a player has entered and marked is kept where the notation has a place for it. Nothing is written "
    "unless all puzzles can be.": (
        "Ein Rätsel, das die Notation nicht ganz fassen kann, wird abgelehnt, mit dem Grund; --lossy lässt weg, was "
        "nicht hineinpasst. Was ein Spieler eingetragen und notiert hat, bleibt erhalten, wo die Notation Platz "
        "dafür hat. Geschrieben wird nur, wenn es bei allen Rätseln geht."
    ),
    "The notation to write; if not given, PATH decides.": "Die Notation der Ausgabe; sonst entscheidet PFAD.",
    "Leave out what the notation cannot carry, and say what that is.": (
        "Weglassen, was die Notation nicht fassen kann, und sagen, was das ist."
    ),
    "Write to this file (.gz too).": "In diese Datei schreiben (auch .gz).",
    "Tell by an id which puzzles are the same.": "An einer Kennung erkennen, welche Rätsel gleich sind.",
    "Puzzles have the same id if one becomes the other when it is turned, mirrored or relabelled, or when rows, "
    "columns and bands change places in a way that keeps all rules; and else they have different ones. The id is the "
    "same on every machine, and the one that `generate --json` tells.": (
        "Rätsel haben dieselbe Kennung, wenn eines durch Drehen, Spiegeln oder Umbenennen der Werte zum anderen wird "
        "oder dadurch, dass Zeilen, Spalten und Bänder so die Plätze tauschen, dass alle Regeln gelten; sonst haben "
        "sie verschiedene. Die Kennung ist auf jedem Rechner dieselbe und die, welche `generate --json` nennt."
    ),
    "Exit code: 0 all have an id, 2 not a puzzle, 4 too much of a puzzle looks alike to find one.": (
        "Rückgabewert: 0 alle haben eine Kennung, 2 kein Rätsel, 4 zu vieles in einem Rätsel sieht gleich aus, um "
        "eine zu finden."
    ),
    "Work on files of puzzles of any size, one puzzle per line.": (
        "Dateien voller Rätsel bearbeiten, beliebig groß, ein Rätsel je Zeile."
    ),
    "Check that puzzles have exactly one solution, and say what is wrong with the others.": (
        "Prüfen, ob Rätsel genau eine Lösung haben, und sagen, was bei den anderen falsch ist."
    ),
    "A line is a puzzle: n² characters, 2n² for a jigsaw, JSON, or any notation that fits on a line. Files may be "
    "compressed (.gz); - is standard input. Each line gives one row, in the same order; a line that is not a puzzle "
    'gives a row that begins with "error". Blank lines and comments (#) are passed on as they are, or left out of '
    "CSV and JSON, where each row has the number of its line.": (
        "Eine Zeile ist ein Rätsel: n² Zeichen, 2n² bei einem Jigsaw, JSON oder jede Notation, die auf eine Zeile "
        "passt. Dateien dürfen komprimiert sein (.gz); - ist die Standardeingabe. Jede Zeile ergibt eine Zeile der "
        "Ausgabe, in derselben Reihenfolge; was kein Rätsel ist, ergibt eine, die mit „error“ beginnt. Leerzeilen "
        "und Kommentare (#) werden weitergegeben, wie sie sind; in CSV und JSON fehlen sie, und jede Zeile hat ihre "
        "Nummer."
    ),
    "With -o, the output grows in PATH.part, with a checkpoint beside it, and is renamed when it is complete. If the "
    "run is interrupted in any way, the same command with --resume continues where it stopped.": (
        "Mit -o wächst die Ausgabe in PFAD.part, mit einem Zwischenstand daneben, und wird umbenannt, sobald sie "
        "vollständig ist. Wie auch immer der Lauf abbricht: Derselbe Befehl mit --resume macht dort weiter."
    ),
    "At the end, a summary on standard error counts the lines by result. Exit code: 0, or 2 if a line was not a "
    "puzzle or could not be worked on.": (
        "Am Ende zählt eine Zusammenfassung auf der Standardfehlerausgabe die Zeilen nach Ergebnis. Rückgabewert: 0, "
        "oder 2, wenn eine Zeile kein Rätsel war oder sich nicht bearbeiten ließ."
    ),
    "Example:": "Beispiel:",
    "Write to this file: .txt, .csv, .json; .gz compresses it. Standard output if not given.": (
        "In diese Datei schreiben: .txt, .csv, .json; .gz komprimiert sie. Sonst auf die Standardausgabe."
    ),
    "What a row holds: {names}.": "Was eine Zeile der Ausgabe enthält: {names}.",
    "The notation of the lines.": "Die Notation der Zeilen.",
    "Stop at the first line that is not a puzzle.": "Bei der ersten Zeile aufhören, die kein Rätsel ist.",
    "No summary at the end.": "Keine Zusammenfassung am Ende.",
    "The summary as a JSON object, on standard error.": (
        "Die Zusammenfassung als JSON-Objekt, auf der Standardfehlerausgabe."
    ),
    "A puzzle that the notation cannot carry in full is refused, with the reason; --lossy leaves out what does not "
    "fit.": (
        "Ein Rätsel, das die Notation nicht ganz fassen kann, wird abgelehnt, mit dem Grund; --lossy lässt weg, was "
        "nicht hineinpasst."
    ),
    "The notation to write.": "Die Notation der Ausgabe.",
    "Leave out what the notation cannot carry.": "Weglassen, was die Notation nicht fassen kann.",
    "A row has all steps in words; in JSON, it has what 'gridwright explain --json' prints.": (
        "Eine Zeile hat alle Schritte in Worten; in JSON, was 'gridwright explain --json' ausgibt."
    ),
    "A row is the rating, or the status of a puzzle without exactly one solution; CSV and JSON also have the effort "
    "in minutes, the level, the hardest technique and all techniques that are needed.": (
        "Eine Zeile ist die Bewertung oder, ohne genau eine Lösung, der Status des Rätsels; CSV und JSON haben auch "
        "den Aufwand in Minuten, die Stufe, die schwerste Technik und alle nötigen Techniken."
    ),
    "Solve puzzles and prove whether each solution is the only one.": (
        "Rätsel lösen und beweisen, ob jede Lösung die einzige ist."
    ),
    "A row is the solution if there is exactly one, or else the status: several, none, undecided.": (
        "Eine Zeile ist die Lösung, wenn es genau eine gibt, sonst der Status: several, none, undecided."
    ),
    "Look for at most N solutions; 2 if not given.": "Höchstens N Lösungen suchen; sonst 2.",
    "List the kinds of puzzle, with rules and examples.": "Die Arten von Rätseln aufzählen, mit Regeln und Beispielen.",
    "One JSON object per kind and line.": "Ein JSON-Objekt je Art und Zeile.",
    "List the notations that puzzles can be written in.": "Die Notationen aufzählen, in denen Rätsel stehen können.",
    "List the notations: their ids for --from and --to, what each can carry besides givens, and an example.": (
        "Die Notationen aufzählen: ihre Namen für --from und --to, was sie außer Vorgaben fassen, und ein Beispiel."
    ),
    "One JSON object per notation and line.": "Ein JSON-Objekt je Notation und Zeile.",
    "Serve the page in a browser, and the API.": "Die Seite für den Browser bereitstellen, und die API.",
    "Serve a page to play, set, make and print puzzles, and an API that answers as --json does.": (
        "Eine Seite bereitstellen, auf der man Rätsel spielt, setzt, erzeugt und druckt, und eine API, die wie "
        "--json antwortet."
    ),
    "It answers this machine alone unless another address is given, keeps nothing, and asks nothing of any other "
    "machine. Ctrl-C ends it. It needs the extra web: pip install 'gridwright[web]'.": (
        "Ohne andere Adresse antwortet sie nur diesem Rechner; sie behält nichts und fragt bei keinem anderen "
        "Rechner an. Strg-C beendet sie. Nötig ist das Extra web: pip install 'gridwright[web]'."
    ),
    "Exit code: 0 ended, 2 it cannot listen there.": "Rückgabewert: 0 beendet, 2 dort ist kein Platz.",
    "The address to listen on.": "Die Adresse, an der gelauscht wird.",
    "The port; 0 for any that is free.": "Der Port; 0 für irgendeinen freien.",
    "Open the page in a browser.": "Die Seite im Browser öffnen.",
    "Hard puzzles to work on at a time; all processors but one if not given.": (
        "So viele schwere Rätsel zugleich; sonst bleibt ein Prozessor frei."
    ),
    "DIR": "ORDNER",
    "PLACE": "ORT",
    "Make a set of puzzles from a recipe.": "Eine Rätselsammlung nach einem Rezept machen.",
    "The directory of the set; it must not exist yet.": "Der Ordner der Sammlung; es darf ihn noch nicht geben.",
    "Where to work: local, dask:ADDRESS or ray:ADDRESS.": "Wo gearbeitet wird: local, dask:ADRESSE oder ray:ADRESSE.",
    "The summary as a JSON object.": "Die Zusammenfassung als JSON-Objekt.",
    "Make a set of puzzles from a recipe, a file of TOML: each with exactly one solution, no two of them the same.": (
        "Eine Rätselsammlung nach einem Rezept machen, einer TOML-Datei: jedes Rätsel mit genau einer Lösung, "
        "keine zwei gleich."
    ),
    "A recipe says which kinds, sizes and levels, how many of each, what to record, and how the set is split."
    " The same recipe gives the same rows on any machine and any cluster. The set grows in DIR.part, and is "
    "renamed when it is complete; if the run is interrupted, the same command with --resume continues where "
    "it stopped.": (
        "Ein Rezept sagt, welche Arten, Größen und Stufen, wie viele von jeder, was festgehalten und wie die "
        "Sammlung aufgeteilt wird. Dasselbe Rezept ergibt auf jedem Rechner und jedem Cluster dieselben Zeilen. "
        "Die Sammlung wächst in ORDNER.part und wird umbenannt, wenn sie vollständig ist; wird der Lauf "
        "abgebrochen, macht derselbe Befehl mit --resume dort weiter."
    ),
    "Exit code: 0 made as asked, 1 if fewer puzzles could be found, 2 if the recipe is wrong or the set cannot be "
    "written.": (
        "Rückgabewert: 0 wie gewünscht gemacht, 1 wenn sich weniger Rätsel fanden, 2 was sich nicht wünschen oder"
        " schreiben lässt."
    ),
    "Make sets of puzzles for research and machine learning, and audit those of others.": (
        "Rätselsammlungen für Forschung und maschinelles Lernen erzeugen und fremde prüfen."
    ),
    "Audit sets of puzzles.": "Rätselsammlungen prüfen.",
    "Look at N rows of each file; all of them if not given.": "N Zeilen jeder Datei ansehen; sonst alle.",
    "Rate N puzzles of each file; 200 if not given.": "N Rätsel jeder Datei bewerten; sonst 200.",
    "The audit as a JSON object.": "Die Prüfung als JSON-Objekt.",
    "Audit anybody's sets of puzzles: CSV, JSON lines, Parquet, or a puzzle on each line.": (
        "Rätselsammlungen prüfen, von wem auch immer: CSV, JSON-Zeilen, Parquet oder ein Rätsel je "
        "Zeile."
    ),
    "Of each file it says how many rows are puzzles with exactly one solution, whether the stated solutions are "
    "right, which puzzles are repeated or equivalent, how hard they are beside what is stated, and whether splits "
    "have puzzles in common. What each column holds is guessed, and the guess is shown. A file called .html has "
    "pictures, too.": (
        "Zu jeder Datei: wie viele Zeilen Rätsel mit genau einer Lösung sind, ob die angegebenen Lösungen "
        "stimmen, welche Rätsel sich wiederholen oder gleichwertig sind, wie schwer sie sind, verglichen mit der "
        "Angabe, und ob Teile Rätsel gemeinsam haben. Was welche Spalte enthält, wird vermutet und angegeben. "
        "Eine Datei mit der Endung .html hat auch Bilder."
    ),
    "Exit code: 0 sound, 1 not sound, 2 bad input.": (
        "Rückgabewert: 0 in Ordnung, 1 nicht in Ordnung, 2 fehlerhafte Eingabe."
    ),
}
