"""German."""

from __future__ import annotations

from gridwright.words._language import Houses, Language

__all__ = ["LANGUAGE"]

NOUNS = {
    "Gitter": ("Gitter", "Gitter"),
    "Änderung": ("Änderung", "Änderungen"),
    "Hinweis": ("Hinweis", "Hinweise"),
    "Lösung": ("Lösung", "Lösungen"),
    "Schritt": ("Schritt", "Schritte"),
    "Schritten": ("Schritt", "Schritten"),  # nach, in
    "Zeilen": ("Zeile", "Zeilen"),
    "Zelle": ("Zelle", "Zellen"),
    "weitere Werte": ("weiteren Wert", "weitere Werte"),  # hat
    "Minuten": ("Minute", "Minuten"),
    "Rätsel": ("Rätsel", "Rätsel"),
    "Rätseln": ("Rätsel", "Rätseln"),  # mit
    "Seite": ("Seite", "Seiten"),
    "Leerzeile": ("Leer- oder Kommentarzeile", "Leer- oder Kommentarzeilen"),
    "verschiedene Rätsel": ("Rätsel", "verschiedene Rätsel"),
    "davon entbehrlich": ("davon wäre entbehrlich", "davon wären jeder für sich entbehrlich"),
}

SENTENCES = {
    # solving
    "unique": "Das ist die einzige Lösung.",
    "none": "Es gibt keine Lösung.",
    "several": "Das ist nicht die einzige Lösung: Eine andere hat {examples}.",
    "several-more": "Das ist nicht die einzige Lösung: Eine andere hat {examples} und {more:weitere Werte}.",
    "undecided": "Unentschieden: abgebrochen, bevor feststand, ob es eine Lösung gibt.",
    "undecided-found": "Unentschieden: abgebrochen, bevor feststand, ob das die einzige Lösung ist.",
    "number": "Lösung {number}:",
    "counted": "{count:Lösung}.",
    "counted-at-least": "Mindestens {count:Lösung}.",
    "shown": "{count:Lösung} gezeigt; es kann mehr geben.",
    "singles-solved": "Allein mit Einern gelöst, in {steps:Schritten}: Das ist die einzige Lösung.",
    "singles-stuck": "Einer allein lösen es nicht: {steps:Schritt} bis hierher, {open:Zelle} noch offen.",
    "singles-broken": "Es gibt keine Lösung: Nach {steps:Schritten} bleibt für {cell} kein Wert.",
    "singles-broken-at-once": "Es gibt keine Lösung: Für {cell} bleibt von Anfang an kein Wert.",
    "candidates-several": "Es gibt mehrere Lösungen; {cells:Zelle} mit mehr als einem möglichen Wert.",
    "exclude": "{options} lassen sich nicht zusammen verwenden.",
    "format-impossible": "-o {path}: als .{ending} lässt sich das nicht schreiben; mögliche Formate sind {endings}.",
    "format-contradiction": "{option}, -o {path}: der Dateiname verlangt ein anderes Format als die Option.",
    # explaining and hinting
    "rated": "{title} ({rating:.1f})",
    "filled": "Es ist nichts mehr zu tun: Alle Zellen sind gefüllt.",
    "clash": "Diese widersprechen einander: {cells}.",
    "explain-several": "Es gibt mehrere Lösungen, also führt Logik nicht zu einer einzigen.",
    "explain-undecided": "Unentschieden: abgebrochen, bevor feststand, wie viele Lösungen es gibt.",
    "explain-solved": "Gelöst in {steps:Schritten}. Am schwersten: {title}.",
    "explain-stuck": "Weiter führt die Logik nicht: {steps:Schritt}, {open:Zelle} noch offen.",
    "explain-stopped": "Abgebrochen, die Zeit ist um: bisher {steps:Schritt}, {open:Zelle} noch offen.",
    "explain-dead": (
        "So, wie es ausgefüllt ist, gibt es keine Lösung: Nach {steps:Schritten} bleibt für {cell} kein Wert."
    ),
    "explain-dead-at-once": "So, wie es ausgefüllt ist, gibt es keine Lösung: Für {cell} bleibt kein Wert.",
    "hint-wrong": "Etwas ist schon falsch. Sieh dir das noch einmal an: {cells}.",
    "hint-dead": "So, wie es ausgefüllt ist, gibt es keine Lösung.",
    "hint-several": (
        "Es gibt mehrere Lösungen; was nun folgt, gilt in allen, die zum Ausgefüllten und Markierten passen."
    ),
    "hint-undecided": (
        "Wie viele Lösungen es gibt, ist nicht bekannt; das Ausgefüllte konnte darum nicht geprüft werden."
    ),
    "hint-nothing": "Keine der Techniken findet hier einen Schritt.",
    "hint-stopped": "Abgebrochen, die Zeit ist um: bisher kein Schritt gefunden.",
    "hint-technique": "Technik: {title}.",
    "hint-cells": "Zellen: {cells}.",
    "hint-more": "Mehr dazu: --detail {number}",
    "so-far-size": "{rows}x{cols} Zellen statt {wanted}",
    "so-far-other": "das ist ein anderes Rätsel; es weicht von den Vorgaben ab in {cells}",
    "so-far-rows": "{count:Zeilen} statt {wanted}",
    "so-far-cells": "{count:Zelle} statt {wanted}: {text}",
    "so-far-value": "{cell}: {text} ist kein Wert",
    "so-far-many": "{count:Rätsel} statt eines einzigen",
    "so-far-both": "die Standardeingabe kann nicht zugleich das Rätsel und --so-far sein.",
    "hint-go-on": "So geht es von dort weiter: --so-far {words}",
    "so-far-unknown": (
        "{text} ist nichts davon: Eingaben wie r5c5=5 r1c3!=5, ausgegebene Schritte, das Rätsel, seine Zeilen"
    ),
    "so-far-step": "das ist kein Schritt: {text}",
    "change-unknown": (
        "{text} ist keine Eingabe; ein Wert wird so eingetragen: r5c5=5, so gestrichen: r1c3!=5, so "
        "zurückgeholt: r1c3+5"
    ),
    "change-many": "{text}: In einer Zelle steht nur ein Wert",
    "change-off": "{cell} liegt außerhalb des Gitters von {rows}x{cols}",
    "change-value": "{cell}: {value} gehört nicht zu den Werten {values}",
    "change-given": "{cell} ist vorgegeben: Dort steht {value}",
    "change-twice": (
        "{cell} kann nicht zugleich {first} und {second} sein; gib einen Wert ein, oder leere die Zelle "
        "dazwischen"
    ),
    "change-held": "In {cell} steht {value}; leere die Zelle zuerst",
    "change-last": "{value} ist der einzige Wert, der für {cell} bleibt, und kann nicht gestrichen werden",
    # playing
    "play-begin": (
        "{cell}=1 trägt einen Wert ein, {cell}!=1 streicht einen; hint, next, undo, check. help nennt alle Befehle, "
        "quit beendet."
    ),
    "play-unknown": "{text} ist kein Befehl; help nennt alle",
    "play-unknown-close": "{text} ist kein Befehl; ist {close} gemeint?",
    "play-number": "{command} {text}: Hier gehört eine Zahl hin, etwa {command} 3",
    "play-detail": "hint {text}: Wie ausführlich es sein soll, sagt eine Zahl von 1 bis {most}",
    "play-which-cell": "welche Zelle soll leer werden? Zum Beispiel: clear r5c5",
    "play-clear": "{word} ist keine Zelle wie r5c5; restart leert alle Zellen, die nicht vorgegeben sind",
    "play-which-file": "in welche Datei? Zum Beispiel: save spiel.json",
    "play-why-is": "So ist es nicht: {cell} ist {value}.",
    "play-why-is-not": "So ist es nicht: {cell} ist nicht {value}.",
    "play-why": "warum was? Zum Beispiel: why r5c5=5 oder why r1c3!=5",
    "play-row": "row braucht eine Zahl von 1 bis {rows} und die Vorgaben, etwa {example}",
    "play-unchanged": "Das ändert nichts.",
    "play-nothing-undone": "Es gibt nichts zurückzunehmen.",
    "play-nothing-redone": "Es gibt nichts zu wiederholen.",
    "play-all-undone": "{count:Änderung} zurückgenommen; mehr gab es nicht.",
    "play-all-redone": "{count:Änderung} wiederholt; mehr gab es nicht.",
    "play-empty": "Kein Wert bleibt für {cells}.",
    "play-ruled-out": "{cell}={value} verträgt sich nicht mit {seen}.",
    "play-crossed": "{value} war in {cell} gestrichen.",
    "play-solved": "Gelöst. Gut gemacht!",
    "play-solved-one": "Das ist eine Lösung, aber nicht die einzige.",
    "play-solution": "Das ist die Lösung; undo nimmt sie zurück.",
    "play-solutions": "Es gibt mehrere Lösungen, also keine einzelne, die sich zeigen ließe.",
    "play-right": "Bisher ist nichts falsch; {cells} von {all} Zellen sind gefüllt.",
    "play-right-several": (
        "Bisher ist nichts falsch; {cells} von {all} Zellen sind gefüllt. Es gibt aber mehrere "
        "Lösungen."
    ),
    "play-more": "Ein weiteres hint verrät mehr.",
    "play-take": "next führt diesen Schritt aus.",
    "play-mend": "Vertipptes wird so berichtigt: {examples}",
    "play-ask-check": "check sagt, was an dem Rätsel nicht stimmt und was es in Ordnung brächte.",
    "play-saved": "Gespeichert. Später geht es so weiter: gridwright play {path}",
    "play-kept": "{path!r} gibt es schon, und es ist kein Spielstand dieses Rätsels; wähle einen anderen Namen",
    "play-unsaved": "Das ist noch nicht gespeichert: save DATEI speichert es, ein weiteres quit verwirft es.",
    "play-bye": "Auf Wiedersehen.",
    "play-bye-unsaved": "Auf Wiedersehen. Der Spielstand ist nicht gespeichert.",
    "play-stopped": "Abgebrochen.",
    "play-line": "Zeile {number}",
    "play-which": (
        "welches Rätsel? Die Standardeingabe ist für Befehle da, das Rätsel muss ein Argument sein: gridwright "
        "play DATEI"
    ),
    "play-help-change": "r5c5=5 r1c3!=5 r1c3+5: einen Wert eintragen, streichen, zurückholen; mehrere in einer Zeile",
    "play-help-hint": (
        "hint: wo es weitergeht; nochmals an derselben Stelle: mehr, bis zum ganzen Schritt; hint 4: alles auf "
        "einmal"
    ),
    "play-help-next": "next: den nächsten Schritt ausführen; next 5: fünf davon",
    "play-help-undo": "undo: die letzte Änderung zurücknehmen; undo 3: drei davon",
    "play-help-redo": "redo: Zurückgenommenes wiederholen",
    "play-help-clear": "clear r5c5: eine Zelle leeren; ist sie leer, alles dort Gestrichene zurückholen",
    "play-help-check": "check: ob schon etwas falsch ist",
    "play-help-candidates": "candidates: das Brett mit allen Kandidaten; candidates r1c3: die einer Zelle",
    "play-help-board": "board: das Brett ohne Kandidaten",
    "play-help-why": "why r5c5=5, why r1c3!=5: warum das folgt",
    "play-help-explain": "explain: alle Schritte von hier bis zum Ende, ohne sie auszuführen",
    "play-help-solve": "solve: die Lösung zeigen; undo nimmt sie zurück",
    "play-help-row": (
        "row 3: 5..1....9: die Vorgaben einer vertippten Zeile berichtigen; r1c1<r1c2: einen Hinweis "
        "nachtragen oder berichtigen"
    ),
    "play-help-restart": "restart: alle Zellen leeren, die nicht vorgegeben sind",
    "play-help-save": "save DATEI: den Spielstand speichern; gridwright play DATEI macht damit weiter",
    "play-help-help": "help: diese Liste",
    "play-help-quit": "quit: beenden",
    # rating
    "rate-rating": "Bewertung {rating:.1f}: {level}. Die schwerste Technik: {title}.",
    "rate-effort": "Aufwand: etwa {minutes:Minuten}; für die Hälfte solcher Rätsel braucht man {low} bis {high}.",
    "rate-effort-more": "Aufwand: mehr als {minutes:Minuten}; weiter reichen die bekannten Zeiten nicht.",
    "rate-effort-unknown": "Aufwand: unbekannt; für solche Rätsel kennt man keine Zeiten von Menschen.",
    "rate-effort-guess": "Aufwand: etwa {minutes:Minuten} (geschätzt: Zeiten von Menschen sind nicht bekannt).",
    "rate-steps": "{steps:Schritt}:",
    "rate-path-ratings": "Bewertung jedes Schritts:",
    "rate-path-candidates": "Kandidaten, die nach jedem Schritt übrig sind:",
    "rate-none": "Es gibt keine Lösung, also nichts zu bewerten.",
    "rate-several": "Es gibt mehrere Lösungen; nur ein Rätsel mit genau einer lässt sich bewerten.",
    "rate-undecided": "Unentschieden: abgebrochen, bevor feststand, ob es genau eine Lösung gibt.",
    "rate-stopped": "Unentschieden: abgebrochen, bevor der schwerste Schritt feststand.",
    "rate-picture": (
        "-o {path}: in eine Datei, deren Name auf .svg endet, wird mit --path der Verlauf gezeichnet; gib --path "
        "dazu an."
    ),
    "rate-done": "{rows:Zeilen}, davon {bad} nicht bewertet, in {seconds:.1f} s",
    "rate-done-all": "{rows:Zeilen} in {seconds:.1f} s",
    "same-file": "{path!r} ist eine Eingabe; die Ausgabe muss eine andere Datei sein",
    "level-beginner": "Anfänger",
    "level-easy": "leicht",
    "level-medium": "mittel",
    "level-hard": "schwer",
    "level-expert": "sehr schwer",
    "level-extreme": "extrem",
    # checking
    "check-unique": "{name}: {kind} {rows}x{cols}, formal richtig, mit genau einer Lösung.",
    "check-several": "{name}: {kind} {rows}x{cols}, formal richtig, mit mehreren Lösungen.",
    "check-none": "{name}: {kind} {rows}x{cols}, formal richtig, ohne Lösung.",
    "check-undecided": "{name}: {kind} {rows}x{cols}, formal richtig; wie viele Lösungen es hat, ist nicht bekannt.",
    "check-malformed": "{name}: kein formal richtiges Rätsel.",
    "check-dead-end": "Eine Sackgasse nach {steps:Schritten}:",
    "check-dead-end-at-once": "Eine Sackgasse von Anfang an:",
    "check-clues": "Diese {count:Hinweis} widersprechen einander, und zwar nur alle zusammen: {clues}.",
    "check-clues-two": "Diese {count:Hinweis} widersprechen einander, und zwar nur beide zusammen: {clues}.",
    "check-clues-two-some": (
        "Diese {count:Hinweis} widersprechen einander; vielleicht sind aber nicht beide dazu nötig: {clues}."
    ),
    "check-clues-some": (
        "Diese {count:Hinweis} widersprechen einander; vielleicht sind aber nicht alle dazu nötig: {clues}."
    ),
    "check-clue": "{clue} kann nicht stimmen, was auch immer sonst vorgegeben ist.",
    "check-rules": "Die Regeln lassen keine Lösung zu, was auch immer vorgegeben ist.",
    "check-rule-clash": "Schon diese Regel lässt kein Gitter zu: {rules}.",
    "check-rules-clash": "Schon diese Regeln lassen kein Gitter zu, und zwar nur alle zusammen: {rules}.",
    "check-rules-clash-two": "Schon diese Regeln lassen kein Gitter zu, und zwar nur beide zusammen: {rules}.",
    "check-rules-clash-two-some": (
        "Schon diese Regeln lassen kein Gitter zu; vielleicht sind aber nicht beide dazu nötig: {rules}."
    ),
    "check-rules-clash-some": (
        "Schon diese Regeln lassen kein Gitter zu; vielleicht sind aber nicht alle dazu nötig: {rules}."
    ),
    "check-drop": "Ohne {rules} gäbe es {count:Gitter}.",
    "check-drop-at-least": "Ohne {rules} gäbe es mindestens {count:Gitter}.",
    "check-drop-then-none": "Auch dann ließen die Hinweise keine Lösung übrig.",
    "check-drop-then-unique": "Die Hinweise ließen dann genau eine Lösung übrig.",
    "check-drop-then-several": "Die Hinweise ließen dann mehr als eine Lösung übrig.",
    "check-drop-unique": "Ohne {rules} gäbe es genau eine Lösung.",
    "check-drop-several": "Ohne {rules} gäbe es mehr als eine Lösung.",
    "check-rule": "die Regel „{rule}“",
    "without-rule": "die Regel „{rule}“",
    "without-row": "die Zeilen",
    "without-column": "die Spalten",
    "without-box": "die Blöcke",
    "without-region": "die Gebiete",
    "without-disjoint group": "die Stellengruppen",
    "without-diagonal": "die Diagonalen",
    "without-house": "die Häuser",
    "check-remove": "Ohne {clue} bleibt genau eine Lösung.",
    "check-remove-change": "Ohne {clue} bleibt genau eine Lösung, ebenso mit {new} stattdessen.",
    "check-change": "Mit {new} statt {clue} bleibt genau eine Lösung.",
    "check-remove-several": "Ohne {clue} gibt es mehr als eine Lösung.",
    "check-remove-open": "Ohne {clue} gibt es eine Lösung; ob nur eine, ist nicht bekannt.",
    "check-together": "Kein einzelner Hinweis ist schuld. Ohne diese {count:Hinweis} gibt es eine Lösung: {clues}.",
    "check-none-alone": "Kein einzelner Hinweis ist schuld.",
    "check-suspect": (
        "Wenn nur ein Hinweis falsch ist, dann {clues}; ob "
        "es ohne ihn eine Lösung gibt, ist nicht bekannt."
    ),
    "check-suspects": (
        "Wenn nur ein Hinweis falsch ist, dann einer von diesen; "
        "ohne welchen es eine Lösung gibt, ist nicht bekannt: {clues}"
    ),
    "check-suspect-too": "Oder falsch ist {clues}; ob es ohne diesen Hinweis eine Lösung gibt, ist nicht bekannt.",
    "check-suspects-too": (
        "Oder falsch ist einer von diesen; ohne welchen es eine Lösung gibt, ist nicht bekannt: {clues}"
    ),
    "check-move": "Vielleicht gehört {clue} nach {cell}: Dann bliebe genau eine Lösung.",
    "check-swap": "Vielleicht sind {clue} und {second} vertauscht: Andersherum bliebe genau eine Lösung.",
    "check-others": "Diese Hinweise lassen sich stattdessen entfernen oder ändern: {clues}",
    "check-missing": "Vielleicht fehlt ein Hinweis: {clues} ließe genau eine Lösung übrig.",
    "check-missing-several": "Vielleicht fehlt ein Hinweis: {clues} ließe mehr als eine Lösung übrig.",
    "check-more-than": "Mehr als {count:Lösung}.",
    "check-nearest": "Zwei davon unterscheiden sich nur in {cells:Zelle}: {examples}",
    "check-varying": "{cells:Zelle} sind nicht in allen gleich: {names}",
    "check-varying-least": "Mindestens {cells:Zelle} sind nicht in allen gleich: {names}",
    "check-complete": "Ein Hinweis mehr genügt: {ways}",
    "check-any-value": "irgendein Wert in {cells}",
    "check-complete-several": "{count:Hinweis} mehr genügen, etwa {sets}; weniger nicht.",
    "check-complete-found": "{count:Hinweis} mehr genügen, etwa {sets}; vielleicht auch weniger.",
    "check-complete-many": "Es fehlen mehr Hinweise, als sich hier nennen lassen.",
    "check-needed": "Jeder Hinweis ist nötig.",
    "check-needless": "Hinweise, die jeder für sich entbehrlich sind ({count}): {clues}.",
    "check-no-time": "Abgebrochen, bevor der Grund feststand.",
    "point-none": "`gridwright check` sagt, warum, und wie es sich beheben lässt.",
    "point-several": "`gridwright check` sagt, was nur eine übrig ließe.",
    # the server
    "serve-ready": "Die Seite ist unter {address} zu finden. Strg-C beendet sie.",
    "serve-extra": "`gridwright serve` braucht Pakete, die nicht installiert sind: pip install 'gridwright[web]'",
    # pictures
    "grid": "Gitter von {rows}×{cols}",
    "empty": "leer",
    "picture-row": "Zeile {number}: {values}.",
    "picture-regions": "Gebiete: {regions}.",
    "picture-clues": "{title}: {clues}.",
    "problem-line": "Zeile {line}: {told}",
    "problem-place": "Zeile {line}, Zeichen {column}: {told}",
    "served-time": "Das dauert länger, als es darf.",
    "served-memory": "Das braucht mehr Speicher als die erlaubten {limit:,.0f} MB.",
    "note-house": "{where} ({count:Zelle})",
    "note-place": "{clue}, Zelle {place} von {count}",
    "note-sign-first": "kleiner als {cell}",
    "note-sign-last": "größer als {cell}",
    "clues-givens": "Vorgaben",
    "clues-signs": "Zeichen",
    "clues-dots": "Punkte",
    "clues-cages": "Käfige",
    "clues-arrows": "Pfeile",
    "clues-doublearrows": "Doppelpfeile",
    "clues-littlekillers": "Diagonalsummen",
    "clues-regionsums": "Gebietssummenlinien",
    "clues-zippers": "Reißverschlusslinien",
    "clues-sumlines": "Summenlinien",
    "clues-quadruples": "Quadrupel",
    "clues-sandwiches": "Sandwichsummen",
    "clues-skyscrapers": "Hochhäuser",
    "clues-xsums": "X-Summen",
    "clues-numberedrooms": "Nummerierte Räume",
    "clues-circles": "Zählkreise",
    "clues-automata": "Automaten",
    "clues-calculations": "Käfige mit Rechnungen",
    "clues-runs": "Summen von Reihen",
    "clues-parity": "Ungerade und gerade Zellen",
    "clues-candidates": "Kandidaten",
    "clues-thermometers": "Thermometer",
    "clues-xv": "Summen von Nachbarn",
    "clues-whispers": "Flüsterlinien",
    "clues-renbans": "Renban-Linien",
    "clues-nabners": "Nabner-Linien",
    "clues-palindromes": "Palindrome",
    "clues-clones": "Klone",
    "clues-entropiclines": "Entropie-Linien",
    "clues-modularlines": "Modulo-Linien",
    "clues-paritylines": "Paritätslinien",
    "clues-betweenlines": "Zwischenlinien",
    "clues-lockoutlines": "Lockout-Linien",
    "clues-extremes": "Minima und Maxima",
    "clues-indexers": "Indexzellen",
    "clues-extraregions": "Zusatzgebiete",
    "clues-relations": "Beziehungen",
    # tools
    "tool-signs-less": "Zeichen: kleiner als",
    "tool-signs-greater": "Zeichen: größer als",
    "tool-dots-white": "Weißer Punkt",
    "tool-dots-black": "Schwarzer Punkt",
    "tool-parity-odd": "Ungerade Zelle",
    "tool-parity-even": "Gerade Zelle",
    "tool-extremes-minimum": "Minimum",
    "tool-extremes-maximum": "Maximum",
    "tool-thermometers-thermo": "Thermometer",
    "tool-thermometers-slowthermo": "Langsames Thermometer",
    "tool-whispers-whisper": "Flüsterlinie",
    "tool-whispers-dutchwhisper": "Niederländische Flüsterlinie",
    "tool-xv-x": "X: Summe 10",
    "tool-xv-v": "V: Summe 5",
    "tool-xv-sum": "Summe zweier Nachbarn",
    "tool-calculations-sum": "Calcudoku-Käfig: Summe",
    "tool-calculations-product": "Calcudoku-Käfig: Produkt",
    "tool-calculations-difference": "Calcudoku-Käfig: Differenz",
    "tool-calculations-quotient": "Calcudoku-Käfig: Quotient",
    "tool-indexers-rowindex": "Zeilen-Indexzelle",
    "tool-indexers-columnindex": "Spalten-Indexzelle",
    "tool-indexers-boxindex": "Block-Indexzelle",
    "draw-step": "einen Schritt {number} gibt es nicht: es sind {steps:Schritt}",
    "draw-several": "es gibt mehrere Lösungen; dies ist eine davon",
    # pages that step through an explanation
    "page-start": "Das Rätsel",
    "page-begin": "Erklärt in {steps:Schritten}; jeder ist der leichteste, den es an dieser Stelle gibt.",
    "page-solved": "Gelöst",
    "page-stuck": "So weit führt die Logik",
    "page-stopped": "So weit reichte die Zeit",
    "page-broken": "Eine Sackgasse",
    "page-count": "{steps:Schritt}",
    "page-step": "Schritt {number} von {steps}",
    "page-slider": "Schritt",
    "page-steps": "Alle Schritte",
    "page-rating": "{rating:.1f}",
    "page-hard": "Wie schwer der Schritt ist",
    "page-first": "Zum Anfang",
    "page-back": "Ein Schritt zurück",
    "page-play": "Abspielen",
    "page-pause": "Pause",
    "page-next": "Nächster Schritt",
    "page-last": "Zum Ende",
    "page-candidates": "Alle Kandidaten",
    "page-many": "Diese Tafel hat zu viele Kandidaten, um alle zu zeichnen.",
    "page-keys": "Tasten: ← und → Schritt für Schritt, Pos1 und Ende zum Anfang und Ende, die Leertaste spielt ab.",
    "page-skip": "Zur Liste der Schritte",
    "page-board": "Das Brett",
    "page-made": "Mit Gridwright gemacht.",
    "page-marks": "Legende",
    "mark-cells": "worum es in dem Schritt geht",
    "mark-band": "die Häuser, die er betrachtet: Zeilen, Spalten, Gebiete",
    "mark-seen": "Werte, die etwas ausschließen",
    "mark-on": "woraus er folgt; in einer Kette das, was wahr wäre",
    "mark-ring": "in einer Kette das, was falsch wäre",
    "mark-strong": "ist das erste falsch, dann ist das zweite wahr",
    "mark-weak": "ist das erste wahr, dann ist das zweite falsch",
    "mark-strike": "was der Schritt streicht",
    "mark-new": "was der Schritt einträgt",
    "html-terminal": "Eine Seite liest man nicht im Terminal: schreib sie mit -o page.html in eine Datei.",
    "html-one": "es sind mehrere Rätsel, ihre Seiten brauchen also eine Datei: -o PATH",
    # books
    "book": "Rätsel",
    "book-count": "{count:Rätsel}",
    "book-rules": "Regeln",
    "book-size": "n ist die Zahl der Zellen in einer Zeile.",
    "book-more": "Weitere Regeln, die für manche Rätsel gelten",
    "book-levels": "Schwierigkeit",
    "book-range": "{easiest} bis {hardest}",
    "book-level": "{level} · {rating:.1f}",
    "book-level-more": "{level} · {rating:.1f}+",
    "book-scale": (
        "Die Zahl hinter der Stufe sagt, wie schwer der schwerste Schritt ist, auf der Skala von Sudoku Explainer; "
        "mit einem + ist er mindestens so schwer."
    ),
    "book-unrated": "nicht bewertet",
    "book-solutions": "Lösungen",
    "book-empty": "es gibt keine Rätsel, aus denen ein Buch werden könnte",
    "book-full": "{count:Rätsel} sind zu viele für ein Buch, in das {most} passen",
    "book-none": "es gibt keine Lösung; in einem Buch muss jedes Rätsel genau eine haben",
    "book-several": "es gibt mehrere Lösungen; in einem Buch muss jedes Rätsel genau eine haben",
    "book-undecided": "wie viele Lösungen es gibt, ist nicht bekannt; in einem Buch muss jedes Rätsel genau eine haben",
    "book-other": "Andere Rätsel",
    "book-made": "{path}: ein Buch mit {count:Rätseln} auf {pages:Seite}.",
    "book-shuffled": "Gemischt mit --seed {seed}.",
    "book-seed": "--seed bestimmt den Zufall und braucht darum --shuffle oder --make.",
    "book-ending": "das Buch {path!r} lässt sich nicht machen: der Name muss auf .pdf enden",
    # input and output
    "puzzle": "Rätsel {number}",
    "one-of": "{name}, Rätsel {number}",
    "lost": "{name}: weggelassen: {lost}",
    "convert-to": "Sag, welche Notation: mit --to ID oder durch den Namen der Datei, wie in -o puzzle.json.",
    "standard-input": "Standardeingabe",
    # how a text was understood
    "note-drawing": (
        "Eine Zeichnung sagt nicht alles: Alle Werte darin gelten als Vorgaben, und Regeln, die man nicht "
        "sieht, fehlen."
    ),
    "note-kind": (
        "Als Suguru gelesen. Ist es ein anderes Rätsel mit Gebieten, sag es in einer Zeile darüber, etwa „kojun "
        "6x6“."
    ),
    "note-outside": (
        "Die Zahlen außerhalb des Gitters gelten als Hochhäuser. Sind sie etwas "
        "anderes, zähle sie darunter auf, etwa „left1=sandwich12“."
    ),
    "note-letters": "Die Werte wurden so gelesen: {what}. Lösungen stehen in Zahlen da.",
    "note-zero": "Die 0 wurde als Wert {what} gelesen; Lösungen stehen in Zahlen da.",
    "note-candidates-clues": (
        "Die Kandidaten sind das Rätsel: Nur mit ihnen gibt es genau eine Lösung. Hat sie jemand beim Lösen "
        "notiert, schreib „marks:“ darüber."
    ),
    "note-candidates-marks": (
        "Die Kandidaten gelten als Notizen beim Lösen, denn auch ohne sie gibt es genau eine Lösung."
    ),
    "note-candidates-unclear": (
        "Die Kandidaten gelten als Notizen beim Lösen; weder mit ihnen noch ohne sie gibt es genau eine Lösung. "
        "Sind sie das Rätsel, schreib „candidates:“ darüber."
    ),
    "note-candidates-alone": (
        "Die Kandidaten gelten als das Rätsel, da sonst nichts vorgegeben ist; sie lassen nicht genau eine Lösung. "
        "Sind es Notizen beim Lösen, schreib „marks:“ darüber."
    ),
    "note-unread": "Nicht alles wurde gelesen: {what}. Was gelesen wurde, hat genau eine Lösung.",
    "note-rules": (
        "Die Regeln sagen in Worten mehr, als gelesen wurde, etwa {what}. Was gelesen wurde, hat nicht genau eine "
        "Lösung."
    ),
    "reading": "Lese ein Rätsel von der Standardeingabe; Strg-D beendet sie.",
    "closed": "die Standardeingabe ist geschlossen",
    "no-file": "es gibt keine Datei {path!r}",
    "no-file-nor-puzzle": "es gibt keine Datei {path!r}, und so ist kein Rätsel geschrieben",
    "meant-file": "meintest du {path!r}?",
    "directory": "{path!r} ist ein Verzeichnis, kein Rätsel",
    "cannot-read": "die Datei ist nicht lesbar: {reason}",
    "cannot-write": "die Datei lässt sich nicht schreiben: {reason}",
    "ask-kind": (
        "Welche Art von Rätsel? Enter heißt {usual}; es gibt {kinds}. Größe und Zusätze können folgen, etwa: "
        "{usual} 6x6 diagonals. Ein Link oder ein ganzes Rätsel in einer Zeile geht auch; quit beendet."
    ),
    "ask-drawing": "Eine Zeichnung: Wenn sie ganz da ist, drücke noch einmal Enter.",
    "ask-kind-unknown": "{text} ist keine Art von Rätsel; es gibt {kinds}.",
    "ask-kind-close": "{text} ist keine Art von Rätsel; ist {close} gemeint? Es gibt {kinds}.",
    "ask-holes": (
        "Eine Zelle ohne Wert wird als \\ eingegeben, davor die Summe der Zellen darunter (16\\), dahinter die "
        "der Zellen rechts davon (\\7, 16\\7)."
    ),
    "ask-rows": (
        "Gib die Vorgaben Zeile für Zeile ein: Zahlen, oder . für eine leere Zelle. Eine vertippte Zeile wird so "
        "berichtigt: {example}"
    ),
    "ask-rows-open": (
        "Gib die Vorgaben Zeile für Zeile ein: Zahlen, oder . für eine leere Zelle; danach eine leere Zeile. Eine "
        "vertippte Zeile wird so berichtigt: {example}"
    ),
    "ask-regions": (
        "Nun die Gebiete Zeile für Zeile: derselbe Buchstabe für alle Zellen eines Gebiets. Eine vertippte Zeile "
        "wird so berichtigt: {example}"
    ),
    "ask-no-regions": "Für Zeile {number} wurde nichts eingegeben. Eingegeben wird sie so: {example}",
    "ask-empty-row": (
        "Für Zeile {number} wurde nichts eingegeben. Eine leere Zeile wird mit einem Punkt je Zelle eingegeben, "
        "andere so: {example}"
    ),
    "ask-values": (
        "Werte {values} lassen sich nicht Zeile für Zeile angeben; lies so ein Rätsel aus einer Datei oder füge es "
        "ganz ein."
    ),
    "ask-not-row": (
        "{text} ist keine Zeile; gib für jede Zelle eine Zahl oder einen Punkt "
        "ein. Alles Weitere kommt nach den Zeilen."
    ),
    "ask-count": "Zeile {number} hat {count:Zelle} statt {width}: {text}",
    "ask-clash": "Eine vertippte Zeile wird zum Beispiel so berichtigt: {examples}; sonst geht es weiter.",
    "ask-twice": "in Zeile {number} steht die {value} zweimal: {cells}",
    "ask-clues": "{title}, etwa {example}, auf beliebig vielen Zeilen; danach eine leere Zeile.",
    "ask-lettered": (
        "{title}: Zeile für Zeile ein Buchstabe je Zelle, derselbe für Zellen, die zusammengehören; oder "
        "einzeln, etwa {example}, auf beliebig vielen Zeilen; danach eine leere Zeile."
    ),
    "ask-numbers": (
        "Nun die Zahl zu jedem Buchstaben, etwa {example}, auf beliebig vielen Zeilen; danach "
        "eine leere Zeile."
    ),
    "ask-not-clue": "{text} ist kein Hinweis; hier gibt man sie so ein: {examples}",
    "ask-first-row": "Falls Zeile 1 vertippt ist, wird sie so berichtigt: row 1: {row}",
    "ask-later": "Nach den Zeilen wird noch gefragt nach: {titles}.",
    "ask-end-rows": "Wenn keine Zeile mehr kommt, beendet eine leere Eingabe die Zeilen.",
    "ask-again": "Bitte gib Zeile {number} noch einmal ein.",
    "ask-no-row": "es gibt keine Zeile {number} zu berichtigen; bisher: {count:Zeilen}",
    "ask-mend": "So wird es berichtigt: {examples}; Enter bricht ab.",
    "ask-mistyped": (
        "Ist eine Zeile vertippt, berichtige sie: {examples}; "
        "check sagt, was nicht stimmt; Enter, wenn alles richtig abgetippt ist."
    ),
    "ask-ended": "die Eingabe endete nach {count:Zeilen}",
    "not-seconds": "{text!r} ist keine Anzahl Sekunden.",
    "not-positive": "{text!r} ist keine ganze Zahl ab 1.",
    "more-problems": "… und {count} weitere.",
    "at-line": "Zeile {line}: {message}",
    "at-column": "Zeile {line}, Spalte {column}: {message}",
    "in-column": "Spalte {column}: {message}",
    # the command line itself
    "usage": "Aufruf:",
    "help-options": "Optionen",
    "help-commands": "Befehle",
    "help-default": "Standard: {value}",
    "help-required": "notwendig",
    "usage-hint": "Hilfe gibt es mit '{command} --help'.",
    "usage-error": "Fehler: {message}",
    "no-command": "Den Befehl {name!r} gibt es nicht.",
    "no-option": "Die Option {name!r} gibt es nicht.",
    "extra-argument": "Mit {text!r} kann dieser Befehl nichts anfangen.",
    "meant": "Meintest du {name!r}?",
    "missing-option": "{name} fehlt.",
    "bad-value": "Ungültiger Wert für {name}: {message}",
    "needs-value": "{name} braucht einen Wert.",
    "takes-no-value": "{name} nimmt keinen Wert an.",
    "not-one-of": "{text!r} gibt es hier nicht; möglich sind {names}.",
    # kinds and notations
    "kind": "{title}: {id}",
    "kind-also": "{title}: {id} (auch {aliases})",
    "options": "Zusätze, die zu jeder Art passen:",
    "notation": "{id}: {title}",
    "notation-kind": "Art: {kind}",
    "notation-carries": "Art: {kind}; enthält {carries}",
    "any": "beliebig",
    # how the program ends
    "ending": "gridwright: {message}",
    "interrupted": "abgebrochen",
    "no-memory": "dafür reicht der Speicher nicht",
    "no-output": "die Ausgabe lässt sich nicht schreiben: {reason}",
    "bug": "das ist ein Fehler im Programm und sollte nicht vorkommen; bitte mit dem Rätsel melden: {error} ({place})",
    # batches
    "working-read": "lese Rätsel … {seconds:.0f} s",
    "working-rows": "bei der Arbeit … {seconds:.0f} s",
    "working-solve": "löse … {seconds:.0f} s",
    "working-count": "zähle Lösungen … {seconds:.0f} s",
    "working-list": "liste Lösungen auf … {seconds:.0f} s",
    "working-check": "prüfe … {seconds:.0f} s",
    "working-explain": "erkläre … Schritte: {steps}, leere Zellen: {cells}, {seconds:.0f} s",
    "working-hint": "suche einen Hinweis … {seconds:.0f} s",
    "working-rate": "bewerte … {seconds:.0f} s",
    "working-draw": "zeichne … {seconds:.0f} s",
    "working-book": "mache das Buch … {seconds:.0f} s",
    "working-convert": "schreibe Rätsel … {seconds:.0f} s",
    # making puzzles
    "working-make": "mache Rätsel … {seconds:.0f} s",
    "made-number": "Rätsel {number} von {count}",
    "made-asked": "dem Gewünschten",
    "made-short": "Nicht ganz das Gewünschte ({asked}): Von {attempts} Versuchen kommt dieser am nächsten.",
    "made-clues": "{clues:Hinweis}.",
    "made-minimal": "{clues:Hinweis}; keiner davon ist entbehrlich.",
    "made-needless": "{clues:Hinweis}; {needless:davon entbehrlich}.",
    "made-symmetry": "Symmetrie: {names}.",
    "made-no-symmetry": "Keine Symmetrie.",
    "made-way": "Verschiedene Techniken: {techniques}; mögliche nächste Zellen im Schnitt: {openings:.1f}.",
    "make-done": "{count:Rätsel} gemacht, mit --seed {seed}.",
    "make-short": "Nicht ganz wie gewünscht ({asked}): {count:Rätsel}.",
    "working-minimize": "suche, was wegbleiben kann … {done} von {of}, {seconds:.0f} s",
    "make-stopped": "Die Zeit ist um: {count} von {asked} Rätseln erzeugt, mit --seed {seed}.",
    "make-unrated": "Die Zeit ist um: Wie schwer es ist, wurde nicht mehr festgestellt.",
    "make-part": "Was schon da ist, steht in {path}.part; derselbe Befehl mit --resume macht weiter.",
    "complete-stopped": "Die Zeit ist um: Das ist das Beste, was bisher gefunden wurde.",
    "minimize-stopped": "Die Zeit ist um: Nicht alles wurde versucht, vielleicht sind noch mehr Vorgaben überflüssig.",
    "make-few": "Nur {count:verschiedene Rätsel} gefunden; gewünscht waren {asked}.",
    "make-size": "{text!r} ist keine Größe; etwa 9 oder 6x8",
    "make-range": "{text!r} ist kein Bereich; etwa 3..7",
    "make-clues-empty": "{text!r} nennt keine Vorgaben; schreibe es wie signs:all,dots",
    "make-clues-twice": "{name} ist zweimal gewünscht",
    "make-join": "{name} wird als Ganzes geschrieben; wähle eine andere Notation und wandle die Rätsel später um.",
    "make-resume": "--resume setzt eine Datei fort und braucht daher -o.",
    "make-files": "--make macht ein Buch aus dem Nichts; Dateien können nicht dazukommen.",
    "complete-nothing": "Nichts fehlt: Es gibt genau eine Lösung.",
    "complete-added": "{count:Hinweis} ergänzt: {clues}",
    "complete-fewest": "Weniger würden nicht reichen.",
    "complete-few": "Weniger, die reichen, wurden nicht gefunden.",
    "minimize-removed": "{count:Hinweis} entfernt: {clues}",
    "minimize-nothing": "Kein Hinweis ist entbehrlich.",
    "minimize-kept": "Kein Hinweis kann wegfallen, ohne dass sich die Bewertung ändert.",
    "minimize-rating": "Bewertung: vorher {before:.1f}, jetzt {after:.1f}.",
    "batch-progress": "{rows:Zeilen}, {rate:,.0f} pro Sekunde",
    "batch-progress-share": "{rows:Zeilen}, {rate:,.0f} pro Sekunde, {percent:.1f} %, noch {left} s",
    "batch-done": "{lines:Zeilen}: {counts} ({seconds:.1f} s)",
    "batch-empty": "Die Eingabe hat keine Zeilen.",
    "batch-note": "{count:Zeilen}: {note}",
    "batch-unique": "{count:,.0f} eindeutig",
    "batch-several": "{count:,.0f} mit mehreren Lösungen",
    "batch-none": "{count:,.0f} ohne Lösung",
    "batch-undecided": "{count:,.0f} unentschieden",
    "batch-converted": "{count:,.0f} umgewandelt",
    "batch-error": "{count:,.0f} mit Fehlern",
    "batch-passed": "{count:Leerzeile}",
    "dataset-done": "{count:Rätsel} in {path}, Datendateien: {shards}.",
    "dataset-split": "{name}: {count:,.0f}",
    "dataset-short": "{name}: nur {made} von {asked}; mehr verschiedene wurden nicht gefunden.",
    "audit-columns": "Spalten: {columns}.",
    "audit-empty": "Es gibt keine Zeilen.",
    "audit-rows": "{rows:Zeilen}: {counts}.",
    "audit-unique": "{count:,.0f} mit genau einer Lösung",
    "audit-several": "{count:,.0f} mit mehreren Lösungen",
    "audit-none": "{count:,.0f} ohne Lösung",
    "audit-undecided": "{count:,.0f} unentschieden",
    "audit-unreadable": "{count:,.0f} nicht lesbar",
    "audit-unique-what": "genau eine Lösung",
    "audit-several-what": "mehrere Lösungen",
    "audit-none-what": "keine Lösung",
    "audit-undecided-what": "unentschieden",
    "audit-unreadable-what": "nicht lesbar",
    "audit-wrong-what": "falsche Lösung",
    "audit-repeated-what": "wiederholt",
    "audit-equivalent-what": "gleich bis auf das Aussehen",
    "audit-flawed": "Zeilen mit diesem Mangel ({what}): {rows}",
    "audit-solutions": "Angegebene Lösungen: {right:,.0f} richtig, {wrong:,.0f} falsch.",
    "audit-same": "Wiederholt: {repeated:,.0f}; gleich bis auf das Aussehen: {equivalent:,.0f}.",
    "audit-rated-all": "Bewertungen: {low:.1f} bis {high:.1f}, Median {middle:.1f} ({count:Rätsel} bewertet).",
    "audit-rated": "Bewertungen ({count:Rätsel} bewertet), nach Angabe der Datei:",
    "audit-nothing": "ohne Angabe",
    "audit-band": "{name}: {low:.1f} bis {high:.1f}, Median {middle:.1f} ({count:,.0f})",
    "audit-not-rated": "Nicht bewertet, weil es zu lange dauern würde: {count:,.0f}.",
    "audit-leak": "Leck: {first} und {second} haben {count:Rätsel} gemeinsam.",
    "audit-sound": "In Ordnung: Jede Zeile ist ein Rätsel mit genau einer Lösung, und keine zwei sind gleich.",
    "audit-unsound": "Nicht in Ordnung.",
    "audit-title": "Prüfung von Rätselsammlungen",
    "audit-statuses": "Zeilen nach Ergebnis",
    "audit-levels": "Bewertete Rätsel nach Stufe",
    "audit-medians": "Median der Bewertung je angegebener Schwierigkeit",
    "score-unreadable": "In der Antwort ist kein Gitter von {rows}×{cols}.",
    "score-right": "Richtig: {right} von {cells}.",
    "score-wrong": "Falsch: {count} ({cells}).",
    "score-empty": "Leer: {count}.",
    "score-changed": "Geänderte Vorgaben: {count} ({cells}).",
    "score-no-steps": "In der Antwort ist kein Schritt.",
    "score-steps": "Schritte: {count}, davon {right} richtig und {proven} bewiesen.",
    "score-steps-known": "Nicht gezählt, weil es auf dem Brett schon zu sehen ist: {count}.",
    "score-step-wrong": "Schritt {number} ist falsch: {text}",
    "score-step-unproven": "Schritt {number} ist richtig, folgt dort aber nicht: {text}",
}

HOUSES: Houses = {
    "row": {"the": ("Zeile {number}", "die Zeilen {number}"), "in": ("in Zeile {number}", "in den Zeilen {number}")},
    "column": {
        "the": ("Spalte {number}", "die Spalten {number}"),
        "in": ("in Spalte {number}", "in den Spalten {number}"),
    },
    "box": {"the": ("Block {number}", "die Blöcke {number}"), "in": ("in Block {number}", "in den Blöcken {number}")},
    "region": {
        "the": ("das Gebiet von {cell}", "die Gebiete von {cell}"),
        "in": ("im Gebiet von {cell}", "in den Gebieten von {cell}"),
    },
    "run": {"the": ("die Reihe {cells}",), "in": ("in der Reihe {cells}",)},
    "falling diagonal": {"the": ("die fallende Diagonale",), "in": ("auf der fallenden Diagonale",)},
    "rising diagonal": {"the": ("die steigende Diagonale",), "in": ("auf der steigenden Diagonale",)},
    "no touching equals": {"the": ("{cells} (sie berühren sich)",), "in": ("in {cells} (sie berühren sich)",)},
    "no touching equals, full": {
        "the": ("{cells} (sie berühren sich, zusammen nur {values})",),
        "in": ("in {cells} (sie berühren sich, zusammen nur {values})",),
    },
    "no equals side by side": {"the": ("{cells} (nebeneinander)",), "in": ("in {cells} (nebeneinander)",)},
    "no equals side by side, full": {
        "the": ("{cells} (nebeneinander, zusammen nur {values})",),
        "in": ("in {cells} (nebeneinander, zusammen nur {values})",),
    },
    "no equals a knight's move apart": {
        "the": ("{cells} (einen Springerzug entfernt)",),
        "in": ("in {cells} (einen Springerzug entfernt)",),
    },
    "no equals a knight's move apart, full": {
        "the": ("{cells} (einen Springerzug entfernt, zusammen nur {values})",),
        "in": ("in {cells} (einen Springerzug entfernt, zusammen nur {values})",),
    },
    "no equals a certain move apart": {
        "the": ("{cells} (einen verbotenen Zug entfernt)",),
        "in": ("in {cells} (einen verbotenen Zug entfernt)",),
    },
    "no equals a certain move apart, full": {
        "the": ("{cells} (einen verbotenen Zug entfernt, zusammen nur {values})",),
        "in": ("in {cells} (einen verbotenen Zug entfernt, zusammen nur {values})",),
    },
    "disjoint group": {
        "the": ("die Stellengruppe {number}", "die Stellengruppen {number}"),
        "in": ("in Stellengruppe {number}", "in den Stellengruppen {number}"),
    },
    "extra region": {"the": ("das Zusatzgebiet von {cell}",), "in": ("im Zusatzgebiet von {cell}",)},
    "renban": {"the": ("die Renban-Linie von {cell}",), "in": ("auf der Renban-Linie von {cell}",)},
    "house": {"the": ("{cells} (alle verschieden)",), "in": ("in {cells} (alle verschieden)",)},
    "house, full": {
        "the": ("{cells} (alle verschieden, zusammen nur {values})",),
        "in": ("in {cells} (alle verschieden, zusammen nur {values})",),
    },
}

RULES = {
    "cells that hold nothing": "Zellen, die leer bleiben",
    "no touching equals": "gleiche Werte berühren sich nie",
    "no equals side by side": "gleiche Werte stehen nie nebeneinander",
    "no equals a knight's move apart": "gleiche Werte stehen nie einen Springerzug voneinander entfernt",
    "no consecutive neighbours": "benachbarte Werte folgen nie aufeinander",
    "distance of equals": "gleiche Werte halten Abstand",
    "upper cells greater": "im Gebiet ist die obere von zwei Zellen größer",
    "all dots are given": "alle Punkte sind eingezeichnet",
    "all white dots are given": "alle weißen Punkte sind eingezeichnet",
    "all black dots are given": "alle schwarzen Punkte sind eingezeichnet",
    "all X and V are given": "alle X und V sind eingezeichnet",
    "no equals a certain move apart": "gleiche Werte stehen nie einen bestimmten Zug voneinander entfernt",
}

CLUES = {
    "given": "{cell}={value}",
    "sign": "{cell} < {other}",
    "white dot": "der weiße Punkt zwischen {cell} und {other}",
    "black dot": "der schwarze Punkt zwischen {cell} und {other}",
    "cage": "der Käfig {cells} mit der Summe {value}",
    "cage of one cell": "der Käfig von {cells} allein, in dem {value} steht",
    "cage without a sum": "der Käfig {cells}",
    "arrow": "der Pfeil {cells}",
    "pill arrow": "der Pfeil von der Pille {cells}",
    "doublearrow": "der Doppelpfeil {cells}",
    "littlekiller": "die Diagonalsumme {value} von {cell} bis {other}",
    "region sum": "die Gebietssummenlinie {cells}",
    "zipper": "die Reißverschlusslinie {cells}",
    "sum line": "die Summenlinie {cells} in Stücken von {value}",
    "quadruple": "der Kreis mit {values} zwischen {cells}",
    "sandwich": "die Sandwichsumme {value} von {cell} bis {other}",
    "skyscraper": "der Hochhaushinweis {value} von {cell} bis {other}",
    "xsum": "die X-Summe {value} von {cell} bis {other}",
    "numberedroom": "der nummerierte Raum {value} von {cell} bis {other}",
    "circles": "die Zählkreise {cells}",
    "automaton": "der Automat entlang {cells}",
    "sum": "die Summe {value} aus {cells}",
    "difference": "die Differenz {value} aus {cells}",
    "product": "das Produkt {value} aus {cells}",
    "quotient": "der Quotient {value} aus {cells}",
    "run sum": "die Summe {value} der Reihe {cells}",
    "odd cell": "{cell} ist ungerade",
    "even cell": "{cell} ist gerade",
    "candidates": "{cell} ist eines von {values}",
    "white dot with a number": "der weiße Punkt mit {value} zwischen {cell} und {other}",
    "black dot with a number": "der schwarze Punkt mit {value} zwischen {cell} und {other}",
    "X": "das X zwischen {cell} und {other}",
    "V": "das V zwischen {cell} und {other}",
    "sum of neighbours": "die Summe {value} zwischen {cell} und {other}",
    "thermo": "das Thermometer von {cell} bis {other}",
    "slowthermo": "das langsame Thermometer von {cell} bis {other}",
    "whisper": "die Flüsterlinie von {cell} bis {other}",
    "renban": "die Renban-Linie von {cell} bis {other}",
    "nabner": "die Nabner-Linie von {cell} bis {other}",
    "palindrome": "das Palindrom von {cell} bis {other}",
    "clone": "die Klone {cells}",
    "entropic": "die Entropie-Linie von {cell} bis {other}",
    "modular": "die Modulo-Linie von {cell} bis {other}",
    "parityline": "die Paritätslinie von {cell} bis {other}",
    "between": "die Zwischenlinie von {cell} bis {other}",
    "lockout": "die Lockout-Linie von {cell} bis {other}",
    "minimum": "das Minimum in {cells}",
    "maximum": "das Maximum in {cells}",
    "rowindex": "die Zeilen-Indexzelle {cell}",
    "columnindex": "die Spalten-Indexzelle {cell}",
    "boxindex": "die Block-Indexzelle {cell}",
    "extra region": "das Zusatzgebiet von {cell}",
    "relation": "die Bedingung {value} entlang {cells}",
}

STATEMENTS = {
    "row+column, some": (
        "Trage {first} bis {size} so ein, dass keine Zeile und keine Spalte einen Wert zweimal enthält."
    ),
    "row+column+box, some": (
        "Trage {first} bis {size} so ein, dass keine Zeile, keine Spalte und kein Block einen Wert zweimal enthält."
    ),
    "row+column+region, some": (
        "Trage {first} bis {size} so ein, dass keine Zeile, keine Spalte und kein umrandetes Gebiet einen Wert "
        "zweimal enthält."
    ),
    "row+column": "Trage {first} bis {size} so ein, dass jede Zeile und jede Spalte jeden Wert einmal enthält.",
    "row+column+box": (
        "Trage {first} bis {size} so ein, dass jede Zeile, jede Spalte und jeder Block jeden Wert einmal enthält."
    ),
    "row+column+region": (
        "Trage {first} bis {size} so ein, dass jede Zeile, jede Spalte und jedes umrandete Gebiet jeden Wert einmal "
        "enthält."
    ),
    "region": "Fülle jedes umrandete Gebiet mit den Zahlen von 1 bis zur Anzahl seiner Zellen.",
    "signs": "Jedes Zeichen zwischen zwei Zellen stimmt: Die offene Seite zeigt zum größeren Wert.",
    "givens": "Ein vorgegebener Wert bleibt in seiner Zelle.",
    "dots": (
        "Werte mit einem weißen Punkt dazwischen folgen aufeinander; bei einem schwarzen Punkt ist einer das "
        "Doppelte des anderen."
    ),
    "cages": (
        "Die Werte in einem Käfig sind verschieden und ergeben zusammen die Zahl in seiner Ecke, wenn dort eine "
        "steht."
    ),
    "arrows": (
        "Die Werte entlang eines Pfeils ergeben zusammen die Zahl in seinem Kreis oder seiner Pille; sie dürfen "
        "sich wiederholen."
    ),
    "doublearrows": (
        "Die Werte zwischen den Kreisen eines Doppelpfeils ergeben zusammen so viel wie die beiden in den "
        "Kreisen."
    ),
    "littlekillers": (
        "Die Werte entlang einer Diagonale ergeben zusammen die Zahl außen, deren Pfeil auf sie zeigt; sie dürfen "
        "sich wiederholen."
    ),
    "regionsums": "Die Werte einer Gebietssummenlinie ergeben in jedem Gebiet, das sie durchläuft, dieselbe Summe.",
    "zippers": (
        "Zwei Zellen, die gleich weit von der Mitte einer Reißverschlusslinie entfernt sind, ergeben stets "
        "dieselbe Summe; eine Zelle in der Mitte enthält sie."
    ),
    "sumlines": (
        "Eine Summenlinie lässt sich in Stücke teilen, deren Werte jeweils ihre Zahl ergeben; Werte dürfen sich "
        "wiederholen."
    ),
    "quadruples": (
        "Die Werte in einem Kreis auf einer Ecke stehen in den vier Zellen darum herum, so oft, wie sie "
        "aufgeführt sind."
    ),
    "sandwiches": (
        "Eine Zahl außen zwischen zwei Strichen ist die Summe der Werte zwischen dem kleinsten und dem größten ihrer "
        "Zeile oder Spalte."
    ),
    "skyscrapers": (
        "Eine Zahl außen gibt an, wie viele Werte von dort zu sehen sind: Jeder verdeckt alle kleineren hinter "
        "sich."
    ),
    "xsums": (
        "Eine Zahl außen hinter einem Σ ist die Summe der ersten X Werte von dort aus, wobei X der erste von ihnen ist."
    ),
    "numberedrooms": "Eine Zahl außen in einem Kästchen steht von dort in der N-ten Zelle, wobei N der erste Wert ist.",
    "circles": "Ein Wert in einem Kreis gibt an, wie viele Kreise diesen Wert enthalten.",
    "automata": (
        "Die Werte entlang einer Linie führen ihren Automaten vom ersten Zustand in einen, in dem er enden darf."
    ),
    "calculations": (
        "Die Werte in einem Käfig ergeben die Zahl in seiner Ecke: als Summe oder Produkt, zwei von ihnen auch "
        "als Differenz oder Quotient."
    ),
    "run": "Trage 1 bis 9 so ein, dass in jeder zusammenhängenden Reihe von Zellen alle Werte verschieden sind.",
    "runs": "Eine Zahl gibt an, was die Werte der Reihe rechts von ihr oder unter ihr zusammen ergeben.",
    "cells that hold nothing": "Dunkle Zellen bleiben leer.",
    "parity": "Eine Zelle mit grauem Kreis enthält einen ungeraden Wert, eine mit grauem Quadrat einen geraden.",
    "candidates": "Eine Zelle mit kleinen Ziffern enthält eine davon.",
    "all dots are given": (
        "Alle Punkte sind eingezeichnet: Wo keiner steht, folgen Nachbarn nicht aufeinander, und keiner ist "
        "das Doppelte des anderen."
    ),
    "diagonal": "Auf jeder der beiden Diagonalen sind alle Werte verschieden.",
    "no touching equals": "Gleiche Werte berühren sich nie, auch nicht an einer Ecke.",
    "no equals side by side": "Gleiche Werte stehen nie in Zellen, die eine Seite gemeinsam haben.",
    "no equals a knight's move apart": "Gleiche Werte stehen nie einen Springerzug voneinander entfernt.",
    "no consecutive neighbours": "Zellen, die eine Seite gemeinsam haben, enthalten nie aufeinanderfolgende Werte.",
    "distance of equals": "Zwischen zwei gleichen Werten v in einer Zeile oder Spalte liegen mindestens v Zellen.",
    "upper cells greater": "Wo zwei Zellen eines Gebiets übereinanderstehen, ist die obere größer.",
    "white dot with a number": "Steht in einem weißen Punkt eine Zahl, so unterscheiden sich die beiden Werte um sie.",
    "black dot with a number": "Steht in einem schwarzen Punkt eine Zahl, so ist ein Wert das Sovielfache des anderen.",
    "all white dots are given": (
        "Alle weißen Punkte sind eingezeichnet: Wo kein Punkt steht, folgen Nachbarn nicht aufeinander."
    ),
    "all black dots are given": (
        "Alle schwarzen Punkte sind eingezeichnet: Wo kein Punkt steht, ist von zwei Nachbarn keiner das "
        "Doppelte des anderen."
    ),
    "xv": (
        "Zwei Nachbarn ergeben zusammen 10, wo ein X zwischen ihnen steht, 5 bei einem V und sonst die Zahl, die "
        "zwischen ihnen steht."
    ),
    "all X and V are given": (
        "Alle X und V sind eingezeichnet: Nachbarn ohne Buchstaben ergeben zusammen weder 5 noch 10."
    ),
    "thermo": "Entlang eines Thermometers steigen die Werte von der Kugel bis zur Spitze.",
    "slowthermo": (
        "Entlang eines langsamen, blauen Thermometers fallen die Werte von der Kugel bis zur Spitze nie; sie dürfen "
        "gleich bleiben."
    ),
    "thermometers": (
        "Entlang eines Thermometers steigen die Werte von der Kugel bis zur Spitze; bei einem langsamen dürfen "
        "sie auch gleich bleiben."
    ),
    "whispers": "Werte, die auf einer Flüsterlinie nebeneinanderstehen, unterscheiden sich um mindestens {value}.",
    "renbans": "Eine Renban-Linie enthält verschiedene Werte ohne Lücke dazwischen, in beliebiger Reihenfolge.",
    "nabners": (
        "Auf einer Nabner-Linie sind keine zwei Werte gleich oder aufeinanderfolgend, wo auch immer sie darauf "
        "stehen."
    ),
    "palindromes": "Ein Palindrom liest sich von beiden Enden gleich.",
    "clones": "Klone enthalten an gleichen Stellen gleiche Werte.",
    "entropiclines": (
        "Je drei Werte hintereinander auf einer Entropie-Linie sind ein niedriger, ein mittlerer und ein hoher; "
        "niedrig sind die {value} kleinsten, hoch ebenso viele."
    ),
    "modularlines": (
        "Je {value} Werte hintereinander auf einer Modulo-Linie lassen bei der Teilung durch {value} "
        "verschiedene Reste."
    ),
    "paritylines": "Entlang einer Paritätslinie wechseln sich ungerade und gerade Werte ab.",
    "betweenlines": "Die Werte auf einer Linie zwischen zwei Kreisen liegen echt zwischen denen in den Kreisen.",
    "lockoutlines": (
        "Die Werte in den beiden Rauten einer Lockout-Linie unterscheiden sich um mindestens {value}; kein Wert "
        "auf der Linie ist einer davon oder liegt dazwischen."
    ),
    "extremes": (
        "Ein Minimum ist kleiner als jede Zelle daneben, ein Maximum größer; zwischen zwei Minima oder zwei "
        "Maxima ist nichts gesagt."
    ),
    "indexers": (
        "Eine Spalten-Indexzelle in Spalte c enthält v genau dann, wenn das c ihrer Zeile in Spalte v steht; "
        "Zeilen- und Block-Indexzellen ebenso mit Zeilen und mit den Plätzen im Block."
    ),
    "extraregions": "Die Werte in einem Zusatzgebiet sind alle verschieden.",
    "relations": "Für jeden Wert a entlang der markierten Zellen und den nächsten Wert b gilt: {value}.",
    "no equals a certain move apart": "Gleiche Werte stehen nie einen Zug von {value} Zellen voneinander entfernt.",
    "falling diagonal": "Auf der fallenden Diagonale sind alle Werte verschieden.",
    "rising diagonal": "Auf der steigenden Diagonale sind alle Werte verschieden.",
    "disjoint group": "Zellen an derselben Stelle verschiedener Gebiete enthalten verschiedene Werte.",
}

CLAUSES = {
    # what follows
    "so": "Also ist {clauses}.",
    "is": "{cell} eine {value}",
    "so-not": "Also ist {cell} keine {value}.",
    "cross-out": "Streiche also {groups}.",
    # of what follows from something supposed, which is not to be taken for a conclusion
    "so-then": "Dann ist {clauses}.",
    "cross-out-then": "Das schließt aus: {groups}.",
    "in": "{values} in {cells}",
    "span": "{low} bis {high}",
    # where to look
    "look": "Sieh dir {cells} an.",
    "look-house": "Sieh dir {house:the} an.",
    "look-clue": "Sieh dir das an: {clue}.",
    # why there is one place or one value left
    "elsewhere": "anderswo ist sie schon ausgeschlossen",
    "elsewhere-none": "in keiner der anderen Zellen dort kann sie stehen",
    "elsewhere-seen": "anderswo ist sie ausgeschlossen durch {seen}",
    "elsewhere-partly": "anderswo ist sie schon gestrichen oder ausgeschlossen durch {seen}",
    "otherwise": "alle anderen Werte sind schon ausgeschlossen",
    "otherwise-seen": "alle anderen Werte sind ausgeschlossen durch {seen}",
    "otherwise-partly": "alle anderen Werte sind schon gestrichen oder ausgeschlossen durch {seen}",
    # chains
    "certain": "Schon sicher: {all}.",
    "if-is": "wenn {cell} eine {value} ist",
    "if-not": "wenn {cell} keine {value} ist",
    "then-is": "dann ist {cell} eine {value}",
    "then-not": "dann ist {cell} keine {value}",
    "then-none": "dann entfallen {all}",
    "ends": "Damit stimmt von {ends} mindestens eines, und in jedem Fall entfallen dieselben Kandidaten.",
    "ends-many": (
        "Dann steht die {value} in einer der Zellen {cells}. Damit stimmt entweder das oder {first}, und in jedem "
        "Fall entfallen dieselben Kandidaten."
    ),
    "ends-same": "Das kann nicht sein.",
    "loop": "Da diese beiden einander ausschließen, ist die Kette ein Ring: Von je zwei Nachbarn darin stimmt einer.",
    "no-value-at-once": "Für {cell} bleibt kein Wert.",
    "no-place-at-once": "Es bleibt {house:in} kein Platz für die {value}.",
    "no-value": "Nun bleibt für {cell} kein Wert.",
    "no-place": "Nun bleibt {house:in} kein Platz für die {value}.",
    "dead-end": "Nun bleibt für eine Zelle kein Wert oder für einen Wert kein Platz.",
    # other ways to tell a technique
    "last-cell-alone": "{cell} ist ein Gebiet für sich, und dafür gibt es nur den Wert {value}.",
    "ruled-out-clue": "Dieser Hinweis schließt es aus: {clues}.",
    "ruled-out-range": "{cell} kann nur {domain} enthalten.",
    "sign-bound-one": "Sieh dir {signs} an: {cell} ist mindestens {value}, und {end} um mindestens 1 größer.",
    "sign-bound-one-down": "Sieh dir {signs} an: {end} ist höchstens {value}, und {cell} um mindestens 1 kleiner.",
    "sign-bound-down": "Sieh dir {signs} an: {end} ist höchstens {value}, und jede Zelle davor um mindestens 1 "
    "kleiner.",
    "extreme-end-down": "Sieh dir {signs} an: Eine Zelle, die kleiner als eine andere ist, enthält nie {any}.",
    # parts that are told together, and what they lead to
    "sign-bound-all": "In jeder dieser Ketten ist jede Zelle um mindestens 1 größer als die davor: {items}.",
    "sign-bound-each": "{cell} mindestens {value} ist",
    "sign-bound-each-down": "{end} höchstens {value} ist",
    "sign-bound-where": "{signs}, wobei {bounds}",
    "no-partner-all": "Jeder Wert braucht einen Partner, der noch möglich ist: {items}.",
    "no-partner-each": "{second} hat nur noch {left}, was {targets} einschränkt ({relations})",
    "hidden-single-region-after": "{house:In} bleibt damit für die {value} nur {cell}.",
    "hidden-single-line-after": "{house:In} bleibt damit für die {value} nur {cell}.",
    "hidden-single-set-after": "{house:In} bleibt damit für die {value} nur {cell}.",
    "naked-single-after": "Damit bleibt für {cell} nur die {value}.",
    # Summen und Mengen
    "clues-there": "{count:Hinweis}",
    "clues-adding": "{count:Hinweis} mit der Summe {total}",
    "combined-added": "Zusammengezählt wird: {added}.",
    "combined-taken": "Zusammengezählt wird: {added}. Davon abgezogen wird: {taken}.",
    "combined-left": "Übrig bleibt {sum}={total}.",
    "combined-between": "Was übrig bleibt, {sum}, liegt zwischen {low} und {high}.",
    "combined-ends": (
        "Mit den hier gestrichenen Werten würde das zu klein oder zu groß, was auch immer in den anderen Zellen "
        "steht."
    ),
    "combined-ends-apart": (
        "Da {houses:in} alle Werte verschieden sind, würde das mit den hier gestrichenen zu klein oder zu groß, "
        "was auch immer in den anderen Zellen steht."
    ),
    "left-inside": "Damit bleibt für {cells} noch {total}.",
    "left-outside": "Zu letzteren kommt noch {cells} dazu; dafür bleibt also {total}.",
    "left-both": (
        "Beides hat dieselben Zellen bis auf {inside} auf der einen und {outside} auf der anderen Seite. Also ist "
        "{more} um {total} mehr als {less}."
    ),
    "left-equal": (
        "Beides hat dieselben Zellen bis auf {inside} auf der einen und {outside} auf der anderen Seite. Also ist "
        "{more} so viel wie {less}."
    ),
    "left-ways": "Das kann nur {ways} sein.",
    "combinations-values": "{Clues} kann nur aus {values} bestehen.",
    "combinations-all": "Sieh dir an, welche Kombinationen bleiben: {items}.",
    "combinations-each": "{clues} kann nur {ways} sein",
    "combinations-each-values": "{clues} kann nur aus {values} bestehen",
    "combinations-each-kept": "{clues} kann nur {kept} haben",
    "only-place-values": "Woraus {clues} auch besteht, die {value} ist dabei, und stehen kann sie nur in {cell}.",
    "must-contain-values": (
        "Woraus {clues} auch besteht, {values} ist auf jeden Fall dabei. Was alle Plätze eines solchen Werts sieht, "
        "kann ihn nicht enthalten ({rules})."
    ),
    "fillings-values": "{Clues} lässt sich auf viele Arten füllen, aber nur mit {kept}.",
    "two-rules-values": (
        "Sieh dir das an: {clue}. Mit einem der hier gestrichenen Werte bleibt bei jeder Füllung {dead}."
    ),
    "places": "die Plätze für {values} {house:in}",
    "nothing-for-cell": "kein Wert für {cell}",
    "nothing-for-house": "kein Platz für die {value} {house:in}",
    "nothing-for-rule": "keine Möglichkeit, das zu füllen: {clue}",
    "any-filling-values": (
        "Wie {clues} auch gefüllt wird, eine der Zellen hat den hier gestrichenen Wert und schließt ihn aus "
        "({rules})."
    ),
}

_HIDDEN = "{house:In} bleibt für die {value} nur {cell}: {why}."
_HIDDEN_SET = (
    "{house:In} bleiben für {values} nur {cells}: so viele Werte wie Zellen, also passt nichts anderes hinein."
)
_NAKED_SET = (
    "{house:In} haben {cells} zusammen nur noch {values}: so viele Werte wie Zellen. Damit sind diese Werte vergeben."
)
_POINTING = (
    "{house:In} kann die {value} nur in {places} stehen. Diese Zellen liegen alle {other:in}, also steht sie dort "
    "nirgends sonst."
)
_FISH = (
    "{bases:In} kann die {value} nur in {places} stehen. Diese Zellen liegen alle {covers:in}: genauso viele, also "
    "steht sie dort nirgends sonst."
)
_TWO_LINKS = "{houses:In} bleiben für die {value} nur je zwei Zellen. {chain} {ends}"
_SWAP = (
    "Enthielten {cells} nichts als {values}, so könnten diese die Plätze tauschen, und es gäbe zwei Lösungen. Da es "
    "nur eine gibt, steht irgendwo darin ein anderer Wert."
)
_DIRECT = "{substep} {house:In} bleibt damit für die {value} nur {cell}."
_DIRECT_SET = "{substep} Damit bleibt für die {value} nur {cell}."
_WRONG = "{chain} {dead_end}"
_FITS = "{Clues} lässt sich nur so füllen ({cells}): {ways}."
_TOTALS = "{houses:In} ergeben die Werte zusammen {whole}; und das hier ergibt zusammen {known}: {clues}. {left}"

TECHNIQUES = {
    "given": ("Vorgabe", "{cell}={value} ist vorgegeben."),
    "ruled-out": ("Ausgeschlossen", "{seen} schließt die {value} in {cell} aus ({rules})."),
    "last-cell": ("Letzte Zelle", "{cell} ist {house:in} die letzte leere Zelle, und dort fehlt nur noch die {value}."),
    "hidden-single-region": ("Versteckter Einer im Gebiet", _HIDDEN),
    "hidden-single-line": ("Versteckter Einer in einer Linie", _HIDDEN),
    "naked-single": ("Nackter Einer", "{cell} kann nur eine {value} sein: {why}."),
    "hidden-single-set": (
        "Versteckter Einer in einer Gruppe von Zellen",
        "{house:In} muss jeder dieser Werte vorkommen, und für die {value} bleibt nur {cell}: {why}.",
    ),
    "extreme-end": (
        "Äußerstes Ende",
        "Sieh dir {signs} an: Eine Zelle, die größer als eine andere ist, enthält nie {any}.",
    ),
    "impossible-value": ("Unmöglicher Wert", "Sieh dir das an: {bonds}. Für {values} gäbe es dort keinen Partner."),
    "sign-bound": (
        "Schranke durch Zeichen",
        "Sieh dir {signs} an: {cell} ist mindestens {value}, und jede Zelle danach um mindestens 1 größer.",
    ),
    "last-in-sum": ("Letzte Zelle einer Summe", "{Clues}: bekannt ist schon {filled}, und {cell} ergänzt den Rest."),
    "combinations": ("Kombinationen", "{Clues} kann nur {ways} sein."),
    "only-place": (
        "Einziger Platz eines nötigen Werts",
        "{Clues} kann nur {ways} sein: die {value} ist immer dabei, und stehen kann sie nur in {cell}.",
    ),
    "many-combinations": ("Viele Kombinationen", "{Clues} kann nur {ways} sein."),
    "rule-of-45": ("45er-Regel", _TOTALS),
    "fillings": ("Was hineinpasst", _FITS),
    "many-fillings": ("Was in viele Zellen passt", _FITS),
    "must-contain": (
        "Nötiger Wert",
        "{Clues} kann nur {ways} sein, enthält also auf jeden Fall {values}. Was alle Plätze eines solchen Werts "
        "sieht, kann ihn nicht enthalten ({rules}).",
    ),
    "sum-bounds": (
        "Schranken einer Summe",
        "{Clues}: mit den hier gestrichenen Werten würde die Summe zu klein oder zu groß, was auch immer in den "
        "anderen Zellen steht.",
    ),
    "virtual-cage": ("Gedachter Käfig", _TOTALS),
    "rule-of-45-houses": ("45er-Regel über mehrere Häuser", _TOTALS),
    "any-filling": (
        "Auf jeden Fall ausgeschlossen",
        "{Clues} lässt sich nur so füllen ({cells}): {ways}. Jedes Mal schließt das aus, was hier gestrichen wird "
        "({rules}).",
    ),
    "two-rules": (
        "Zwei Regeln zusammen",
        "Sieh dir das an: {clue}. Mit einem der hier gestrichenen Werte ließe sich das nur so füllen ({order}): "
        "{ways}. Damit bliebe {dead}.",
    ),
    "along-a-line": (
        "Einer Linie entlang",
        "{Clues}: jeder Wert braucht einen Partner in den Zellen davor und danach. Die hier gestrichenen haben "
        "keinen.",
    ),
    "class-counting": (
        "Werte einer Klasse zählen",
        "{Clues}: hier wechseln sich Werte aus {one_class} und aus {other_class} ab. Mit einem von {one_class} in "
        "{cell} würde deren Anzahl {house:in} nicht stimmen.",
    ),
    "counting-bound": (
        "Schranke durch Zählen",
        "Sieh dir {signs} an. {house:In} brauchen {rest} verschiedene Werte. Mit {gone} in {cell} bliebe ihnen nur: "
        "{values}.",
    ),
    "no-partner": (
        "Kein Partner",
        "{second} hat nur noch {left}. Manche Werte in {targets} ließen davon nichts übrig ({relations}).",
    ),
    "no-place": (
        "Kein Platz",
        "{house:In} kann die {value} nur in {places} stehen. Die Werte, die nun gestrichen werden, schlössen sie "
        "überall dort aus ({rules}).",
    ),
    "forbidden-pair": (
        "Verbotenes Paar",
        "Die Werte, die nun gestrichen werden, ließen sowohl {cell} als auch {second} nur die {value} ({causes}), "
        "und die kann nicht in beiden stehen ({rules}).",
    ),
    "direct-pointing": ("Direkte zeigende Kandidaten", _DIRECT),
    "direct-claiming": ("Direkte beanspruchte Kandidaten", _DIRECT),
    "direct-hidden-pair": ("Direktes verstecktes Paar", _DIRECT_SET),
    "direct-hidden-triple": ("Direkter versteckter Dreier", _DIRECT_SET),
    "pointing": ("Zeigende Kandidaten", _POINTING),
    "claiming": ("Beanspruchte Kandidaten", _POINTING),
    "locked": (
        "Gebundene Kandidaten",
        "{house:In} kann die {value} nur in {places} stehen. Wo sie auch steht, schließt sie die {value} in {targets} "
        "aus ({rules}).",
    ),
    "leftover-cell": (
        "Überstehende Zelle",
        "{bases:The} enthalten dieselben Werte wie {covers:the} und haben dieselben Zellen bis auf {front} und {back}. "
        "Damit sind diese beiden gleich.",
    ),
    "leftover-set": (
        "Überstehende Zellen",
        "{bases:The} enthalten dieselben Werte wie {covers:the} und haben dieselben Zellen bis auf {front} auf der "
        "einen und {back} auf der anderen Seite. Damit stehen auf beiden Seiten dieselben Werte.",
    ),
    "naked-pair": ("Nacktes Paar", _NAKED_SET),
    "naked-triple": ("Nackter Dreier", _NAKED_SET),
    "naked-quad": ("Nackter Vierer", _NAKED_SET),
    "hidden-pair": ("Verstecktes Paar", _HIDDEN_SET),
    "hidden-triple": ("Versteckter Dreier", _HIDDEN_SET),
    "hidden-quad": ("Versteckter Vierer", _HIDDEN_SET),
    "x-wing": ("X-Wing", _FISH),
    "swordfish": ("Schwertfisch", _FISH),
    "jellyfish": ("Qualle", _FISH),
    "mixed-fish-2": ("Gemischter Fisch, Größe 2", _FISH),
    "mixed-fish-3": ("Gemischter Fisch, Größe 3", _FISH),
    "skyscraper": ("Wolkenkratzer", _TWO_LINKS),
    "kite": ("Drachen", _TWO_LINKS),
    "turbot-fish": ("Turbot Fish", _TWO_LINKS),
    "empty-rectangle": (
        "Leeres Rechteck",
        "{house:In} bleiben für die {value} nur zwei Zellen. {chain} {ends}",
    ),
    "xy-wing": (
        "XY-Wing",
        "{cell} hat nur noch {others}, und jeder dieser Werte lässt einer der Zellen {rest} nur die {value}. Damit "
        "steht die {value} auf jeden Fall in einer davon.",
    ),
    "xyz-wing": (
        "XYZ-Wing",
        "{cell} hat nur noch {values}. Entweder steht dort die {value}, oder einer der Zellen {rest} bleibt nur die "
        "{value}: Eine der drei Zellen ist auf jeden Fall eine {value}.",
    ),
    "wxyz-wing": (
        "WXYZ-Wing",
        "Was auch in {cell} steht: Es ist selbst die {value} oder lässt einer der Zellen {rest} nur die {value}. Eine "
        "der vier Zellen ist auf jeden Fall eine {value}.",
    ),
    "unique-rectangle": ("Eindeutiges Rechteck", _SWAP),
    "unique-loop": ("Eindeutiger Ring", _SWAP),
    "bivalue-grave": (
        "BUG (Bivalue Universal Grave)",
        "Ohne die {value} in {places} hätte jede offene Zelle zwei Kandidaten, und alle könnten die Plätze tauschen: "
        "Es gäbe zwei Lösungen. Da es nur eine gibt, wird die {value} dort gebraucht.",
    ),
    "x-chain": ("X-Kette", "{chain} {ends}"),
    "xy-chain": ("XY-Kette", "{cells} haben je zwei Kandidaten. {chain} {ends}"),
    "alternating-chain": ("Wechselkette", "{chain} {ends}"),
    "nishio": ("Nishio", _WRONG),
    "forcing-cell": ("Zwangsketten aus einer Zelle", "Jeder Kandidat von {cell} führt zum selben Ergebnis. {branches}"),
    "forcing-house": (
        "Zwangsketten aus einem Haus",
        "{house:In} führt jeder Platz für die {value} zum selben Ergebnis. {branches}",
    ),
    "dynamic-forcing": ("Dynamische Zwangskette", _WRONG),
    "nested-forcing": (
        "Verschachtelte Zwangskette",
        _WRONG + " Auf dem Weg dorthin erweisen sich ebenso als falsch: {refuted}.",
    ),
    "combined-sums": ("Verrechnete Summen", "{combined}"),
    "smallest-reason": (
        "Kurze Begründung",
        "Mehr als das braucht es nicht: {premises}. Alles andere widerspräche dem.",
    ),
    "supposition": ("Annahme", "Nimm an, {cell} sei eine {value}."),
    "trial": (
        "Versuch",
        "Ausprobiert: Alles andere endet in einem Widerspruch, aber keiner ist kurz genug, um ihn hier zu zeigen.",
    ),
}

LANGUAGE = Language(
    name="Deutsch",
    and_="und",
    or_="oder",
    thousands=".",
    decimal=",",
    form=lambda number: int(number != 1),
    nouns=NOUNS,
    sentences=SENTENCES,
    houses=HOUSES,
    rules=RULES,
    clues=CLUES,
    statements=STATEMENTS,
    clauses=CLAUSES,
    techniques=TECHNIQUES,
)
