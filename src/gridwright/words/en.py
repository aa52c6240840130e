"""English: the language that says which keys and blanks all others must have."""

from __future__ import annotations

from gridwright.words._language import Houses, Language

__all__ = ["LANGUAGE"]

NOUNS = {
    "grid": ("grid", "grids"),
    "change": ("change", "changes"),
    "clue": ("clue", "clues"),
    "more clue": ("more clue", "more clues"),
    "cell": ("cell", "cells"),
    "other value": ("other value", "other values"),
    "row": ("row", "rows"),
    "line": ("line", "lines"),
    "solution": ("solution", "solutions"),
    "step": ("step", "steps"),
    "minute": ("minute", "minutes"),
    "puzzle": ("puzzle", "puzzles"),
    "page": ("page", "pages"),
    "blank line": ("blank line or comment", "blank lines or comments"),
    "different puzzle": ("different puzzle", "different puzzles"),
    "of them could go": ("of them could be left out", "of them could each be left out"),
}

SENTENCES = {
    # solving
    "unique": "This is the only solution.",
    "none": "There is no solution.",
    "several": "This is not the only solution: another has {examples}.",
    "several-more": "This is not the only solution: another has {examples} and {more:other value}.",
    "undecided": "Undecided: stopped before it was known whether there is a solution.",
    "undecided-found": "Undecided: stopped before it was known whether this is the only solution.",
    "number": "Solution {number}:",
    "counted": "{count:solution}.",
    "counted-at-least": "At least {count:solution}.",
    "shown": "{count:solution} shown; there may be more.",
    "singles-solved": "Solved with singles alone, in {steps:step}: this is the only solution.",
    "singles-stuck": "Singles alone do not solve it: {steps:step} led this far, with {open:cell} open.",
    "singles-broken": "There is no solution: after {steps:step}, {cell} has no value left.",
    "singles-broken-at-once": "There is no solution: {cell} has no value from the start.",
    "candidates-several": "There are several solutions; {cells:cell} can hold more than one value.",
    "exclude": "{options} cannot be used together.",
    "format-impossible": "-o {path}: this cannot be written as .{ending}; possible formats are {endings}.",
    "format-contradiction": "{option}, -o {path}: the file name asks for a different format than the option does.",
    # explaining and hinting
    "rated": "{title} ({rating:.1f})",
    "filled": "Nothing is left to do: every cell is filled.",
    "clash": "These contradict each other: {cells}.",
    "explain-several": "There are several solutions, so logic cannot lead to a single one.",
    "explain-undecided": "Undecided: stopped before it was known how many solutions there are.",
    "explain-solved": "Solved in {steps:step}. The hardest: {title}.",
    "explain-stuck": "That is as far as logic leads: {steps:step}, with {open:cell} still open.",
    "explain-stopped": "Out of time: {steps:step} so far, with {open:cell} still open.",
    "explain-dead": "What has been filled in leaves no solution: after {steps:step}, {cell} has no value left.",
    "explain-dead-at-once": "What has been filled in leaves no solution: {cell} has no value left.",
    "hint-wrong": "Something is wrong already. Look again at {cells}.",
    "hint-dead": "What has been filled in leaves no solution.",
    "hint-several": (
        "There are several solutions; what follows is true in all that agree with what is filled in and marked."
    ),
    "hint-undecided": "It is not known how many solutions there are, so what has been filled in could not be checked.",
    "hint-nothing": "None of the techniques finds a step here.",
    "hint-stopped": "Out of time: no step found so far.",
    "hint-technique": "Technique: {title}.",
    "hint-cells": "Cells: {cells}.",
    "hint-more": "For more: --detail {number}",
    "so-far-size": "{rows}x{cols} cells instead of {wanted}",
    "so-far-other": "this is another puzzle; it differs from the givens in {cells}",
    "so-far-rows": "{count:row} instead of {wanted}",
    "so-far-cells": "{count:cell} instead of {wanted}: {text}",
    "so-far-value": "{cell}: {text} is not a value",
    "so-far-many": "{count:puzzle} instead of one",
    "so-far-both": "standard input cannot be both the puzzle and --so-far.",
    "hint-go-on": "To go on from there: --so-far {words}",
    "so-far-unknown": (
        "{text} is none of these: changes such as r5c5=5 r1c3!=5, steps as they are printed, the puzzle, its rows"
    ),
    "so-far-step": "this is not a step: {text}",
    "change-unknown": (
        "{text} is not a change; a value is entered like r5c5=5, crossed out like r1c3!=5, brought back like "
        "r1c3+5"
    ),
    "change-many": "{text}: a cell holds only one value",
    "change-off": "{cell} is off the grid of {rows}x{cols}",
    "change-value": "{cell}: {value} is not one of {values}",
    "change-given": "{cell} is given: it is {value}",
    "change-twice": "{cell} cannot be both {first} and {second}; enter one value, or clear the cell in between",
    "change-held": "{cell} holds {value}; clear it first",
    "change-last": "{value} is the only value left for {cell}, so it cannot be crossed out",
    # playing
    "play-begin": (
        "{cell}=1 enters a value, {cell}!=1 crosses one out; hint, next, undo, check. "
        "help lists everything, quit leaves."
    ),
    "play-unknown": "{text} is not a command; help lists them all",
    "play-unknown-close": "{text} is not a command; did you mean {close}?",
    "play-number": "{command} {text}: a number is needed, as in {command} 3",
    "play-detail": "hint {text}: the level of detail is a number from 1 to {most}",
    "play-which-cell": "which cell should be cleared? For example: clear r5c5",
    "play-clear": "{word} is not a cell such as r5c5; restart empties all cells that are not given",
    "play-which-file": "which file should it be saved to? For example: save game.json",
    "play-why-is": "That is not so: {cell} is {value}.",
    "play-why-is-not": "That is not so: {cell} is not {value}.",
    "play-why": "why what? For example: why r5c5=5, or why r1c3!=5",
    "play-row": "row needs a number from 1 to {rows} and the givens, as in {example}",
    "play-unchanged": "That changes nothing.",
    "play-nothing-undone": "There is nothing to undo.",
    "play-nothing-redone": "There is nothing to redo.",
    "play-all-undone": "{count:change} undone; there were no more.",
    "play-all-redone": "{count:change} redone; there were no more.",
    "play-empty": "No value is left for {cells}.",
    "play-ruled-out": "{cell}={value} clashes with {seen}.",
    "play-crossed": "{value} was crossed out in {cell}.",
    "play-solved": "Solved. Well done!",
    "play-solved-one": "This is a solution, though not the only one.",
    "play-solution": "This is the solution; undo takes it back.",
    "play-solutions": "There are several solutions, so there is no single one to show.",
    "play-right": "Nothing is wrong so far; {cells} of {all} cells are filled.",
    "play-right-several": (
        "Nothing is wrong so far; {cells} of {all} cells are filled. But there are several "
        "solutions."
    ),
    "play-more": "Another hint tells more.",
    "play-take": "next takes this step.",
    "play-mend": "If something was mistyped, correct it like this: {examples}",
    "play-ask-check": "check says what is wrong with the puzzle, and what would mend it.",
    "play-saved": "Saved. To go on later: gridwright play {path}",
    "play-kept": "{path!r} already exists and is not a saved position of this puzzle; choose another name",
    "play-unsaved": "This is not saved yet: save FILE saves it, another quit leaves without saving.",
    "play-bye": "Goodbye.",
    "play-bye-unsaved": "Goodbye. Your position was not saved.",
    "play-stopped": "Stopped.",
    "play-line": "line {number}",
    "play-which": (
        "which puzzle? Standard input is for commands, so the puzzle must be an argument: gridwright play FILE"
    ),
    "play-help-change": "r5c5=5 r1c3!=5 r1c3+5: enter a value, cross one out, bring it back; several on a line",
    "play-help-hint": (
        "hint: where to look; again at the same position: more, up to the whole step; hint 4: everything at once"
    ),
    "play-help-next": "next: take the next step; next 5: take five",
    "play-help-undo": "undo: take back the last change; undo 3: the last three",
    "play-help-redo": "redo: do again what was taken back",
    "play-help-clear": "clear r5c5: empty a cell; if it is empty, bring back everything that was crossed out there",
    "play-help-check": "check: whether anything is wrong so far",
    "play-help-candidates": "candidates: the board with all candidates; candidates r1c3: those of a cell",
    "play-help-board": "board: the board without candidates",
    "play-help-why": "why r5c5=5, why r1c3!=5: why that follows",
    "play-help-explain": "explain: all steps from here to the end, without taking them",
    "play-help-solve": "solve: show the solution; undo takes it back",
    "play-help-row": "row 3: 5..1....9: correct the givens of a mistyped row; r1c1<r1c2: add a clue, or correct it",
    "play-help-restart": "restart: empty all cells that are not given",
    "play-help-save": "save FILE: save the position; gridwright play FILE goes on from it",
    "play-help-help": "help: this list",
    "play-help-quit": "quit: leave",
    # rating
    "rate-rating": "Rating {rating:.1f}: {level}. The hardest technique: {title}.",
    "rate-effort": "Effort: about {minutes:minute}; half of all such puzzles take people {low} to {high}.",
    "rate-effort-more": "Effort: more than {minutes:minute}; recorded times reach no further.",
    "rate-effort-unknown": "Effort: unknown; there are no recorded times for such puzzles.",
    "rate-effort-guess": "Effort: about {minutes:minute} (a guess: no times are known for such puzzles).",
    "rate-steps": "{steps:step}:",
    "rate-path-ratings": "Rating of each step:",
    "rate-path-candidates": "Candidates left after each step:",
    "rate-none": "There is no solution, so there is nothing to rate.",
    "rate-several": "There are several solutions; only a puzzle with exactly one can be rated.",
    "rate-undecided": "Undecided: stopped before it was known whether there is exactly one solution.",
    "rate-stopped": "Undecided: stopped before the hardest step was known.",
    "rate-picture": (
        "-o {path}: with --path, a chart of the steps is written to a file whose name ends in .svg; add --path."
    ),
    "rate-done": "{rows:row}, {bad} of them not rated, in {seconds:.1f} s",
    "rate-done-all": "{rows:row} in {seconds:.1f} s",
    "same-file": "{path!r} is an input; the output must be another file",
    "level-beginner": "beginner",
    "level-easy": "easy",
    "level-medium": "medium",
    "level-hard": "hard",
    "level-expert": "expert",
    "level-extreme": "extreme",
    # checking
    "check-unique": "{name}: a well-formed {rows}x{cols} {kind} with exactly one solution.",
    "check-several": "{name}: a well-formed {rows}x{cols} {kind} with several solutions.",
    "check-none": "{name}: a well-formed {rows}x{cols} {kind} without a solution.",
    "check-undecided": "{name}: a well-formed {rows}x{cols} {kind}; how many solutions it has is not known.",
    "check-malformed": "{name}: not a well-formed puzzle.",
    "check-dead-end": "A dead end after {steps:step}:",
    "check-dead-end-at-once": "A dead end from the start:",
    "check-clues": "These {count:clue} contradict one another, and it takes all of them: {clues}.",
    "check-clues-two": "These {count:clue} contradict each other, and it takes both: {clues}.",
    "check-clues-two-some": "These {count:clue} contradict each other, though perhaps it does not take both: {clues}.",
    "check-clues-some": (
        "These {count:clue} contradict one another, though perhaps it does not take all of them: {clues}."
    ),
    "check-clue": "{clue} cannot be right, whatever the other clues say.",
    "check-rules": "The rules leave no solution, whatever the clues say.",
    "check-rule-clash": "This rule alone leaves no grid: {rules}.",
    "check-rules-clash": "These rules alone leave no grid, and it takes all of them: {rules}.",
    "check-rules-clash-two": "These rules alone leave no grid, and it takes both: {rules}.",
    "check-rules-clash-two-some": "These rules alone leave no grid, though perhaps it does not take both: {rules}.",
    "check-rules-clash-some": "These rules alone leave no grid, though perhaps it does not take all of them: {rules}.",
    "check-drop": "Without {rules} there would be {count:grid}.",
    "check-drop-at-least": "Without {rules} there would be at least {count:grid}.",
    "check-drop-then-none": "Even then the clues would leave no solution.",
    "check-drop-then-unique": "The clues would then leave exactly one solution.",
    "check-drop-then-several": "The clues would then leave more than one solution.",
    "check-drop-unique": "Without {rules} there would be exactly one solution.",
    "check-drop-several": "Without {rules} there would be more than one solution.",
    "check-rule": "the rule “{rule}”",
    "without-rule": "the rule “{rule}”",
    "without-row": "the rows",
    "without-column": "the columns",
    "without-box": "the boxes",
    "without-region": "the regions",
    "without-disjoint group": "the disjoint groups",
    "without-diagonal": "the diagonals",
    "without-house": "the houses",
    "check-remove": "Removing {clue} leaves exactly one solution.",
    "check-remove-change": "Removing {clue} leaves exactly one solution; changing it to {new} does too.",
    "check-change": "Changing {clue} to {new} leaves exactly one solution.",
    "check-remove-several": "Removing {clue} leaves more than one solution.",
    "check-remove-open": "Removing {clue} leaves a solution; whether it is the only one is not known.",
    "check-together": "Changing a single clue does not mend it. Removing these {count:clue} does: {clues}.",
    "check-none-alone": "Changing a single clue does not mend it.",
    "check-suspect": "If only one clue is wrong, it is {clues}; whether there is a solution without it is not known.",
    "check-suspects": (
        "If only one clue is wrong, it is one of "
        "these; which of them leaves a solution is not known: {clues}"
    ),
    "check-suspect-too": "Or it is {clues} that is wrong; whether there is a solution without it is not known.",
    "check-suspects-too": "Or it is one of these that is wrong; which of them leaves a solution is not known: {clues}",
    "check-move": "Perhaps {clue} belongs in {cell}: that would leave exactly one solution.",
    "check-swap": "Perhaps {clue} and {second} are swapped: exchanging them would leave exactly one solution.",
    "check-others": "Other clues that can be removed or changed instead: {clues}",
    "check-missing": "A clue may be missing: {clues} would leave exactly one solution.",
    "check-missing-several": "A clue may be missing: {clues} would leave more than one solution.",
    "check-more-than": "More than {count:solution}.",
    "check-nearest": "Two of them differ in only {cells:cell}: {examples}",
    "check-varying": "{cells:cell} vary: {names}",
    "check-varying-least": "At least {cells:cell} vary: {names}",
    "check-complete": "One more clue is enough: {ways}",
    "check-any-value": "any value in {cells}",
    "check-complete-several": "{count:more clue} are enough, such as {sets}; fewer are not.",
    "check-complete-found": "{count:more clue} are enough, such as {sets}; perhaps fewer are too.",
    "check-complete-many": "More clues are missing than can be listed here.",
    "check-needed": "Every clue is needed.",
    "check-needless": "Clues that could each be left out ({count}): {clues}.",
    "check-no-time": "Stopped before the reason was found.",
    "point-none": "`gridwright check` says why, and what would mend it.",
    "point-several": "`gridwright check` says what would leave only one.",
    # the server
    "serve-ready": "The page is at {address}. Ctrl-C ends it.",
    "serve-extra": "`gridwright serve` needs packages that are not installed: pip install 'gridwright[web]'",
    # pictures
    "grid": "grid of {rows}×{cols}",
    "empty": "empty",
    "picture-row": "Row {number}: {values}.",
    "picture-regions": "Regions: {regions}.",
    "picture-clues": "{title}: {clues}.",
    "problem-line": "line {line}: {told}",
    "problem-place": "line {line}, column {column}: {told}",
    "served-time": "This takes longer than it may.",
    "served-memory": "This takes more memory than the {limit:,.0f} MB that it may have.",
    "note-house": "{where} ({count:cell})",
    "note-place": "{clue}, cell {place} of {count}",
    "note-sign-first": "less than {cell}",
    "note-sign-last": "greater than {cell}",
    "clues-givens": "Givens",
    "clues-signs": "Signs",
    "clues-dots": "Dots",
    "clues-cages": "Cages",
    "clues-arrows": "Arrows",
    "clues-doublearrows": "Double arrows",
    "clues-littlekillers": "Little killers",
    "clues-regionsums": "Region-sum lines",
    "clues-zippers": "Zipper lines",
    "clues-sumlines": "Sum lines",
    "clues-quadruples": "Quadruples",
    "clues-sandwiches": "Sandwich sums",
    "clues-skyscrapers": "Skyscrapers",
    "clues-xsums": "X-sums",
    "clues-numberedrooms": "Numbered rooms",
    "clues-circles": "Counting circles",
    "clues-automata": "Automata",
    "clues-calculations": "Cages with calculations",
    "clues-runs": "Sums of runs",
    "clues-parity": "Odd and even cells",
    "clues-candidates": "Candidates",
    "clues-thermometers": "Thermometers",
    "clues-xv": "Sums of neighbours",
    "clues-whispers": "Whispers",
    "clues-renbans": "Renban lines",
    "clues-nabners": "Nabner lines",
    "clues-palindromes": "Palindromes",
    "clues-clones": "Clones",
    "clues-entropiclines": "Entropic lines",
    "clues-modularlines": "Modular lines",
    "clues-paritylines": "Parity lines",
    "clues-betweenlines": "Between lines",
    "clues-lockoutlines": "Lockout lines",
    "clues-extremes": "Minima and maxima",
    "clues-indexers": "Indexers",
    "clues-extraregions": "Extra regions",
    "clues-relations": "Relations",
    # tools
    "tool-signs-less": "Sign: less than",
    "tool-signs-greater": "Sign: greater than",
    "tool-dots-white": "White dot",
    "tool-dots-black": "Black dot",
    "tool-parity-odd": "Odd cell",
    "tool-parity-even": "Even cell",
    "tool-extremes-minimum": "Minimum",
    "tool-extremes-maximum": "Maximum",
    "tool-thermometers-thermo": "Thermometer",
    "tool-thermometers-slowthermo": "Slow thermometer",
    "tool-whispers-whisper": "Whisper",
    "tool-whispers-dutchwhisper": "Dutch whisper",
    "tool-xv-x": "X: sum 10",
    "tool-xv-v": "V: sum 5",
    "tool-xv-sum": "Sum of two neighbours",
    "tool-calculations-sum": "Calcudoku cage: sum",
    "tool-calculations-product": "Calcudoku cage: product",
    "tool-calculations-difference": "Calcudoku cage: difference",
    "tool-calculations-quotient": "Calcudoku cage: quotient",
    "tool-indexers-rowindex": "Row indexer",
    "tool-indexers-columnindex": "Column indexer",
    "tool-indexers-boxindex": "Box indexer",
    "draw-step": "there is no step {number}: the explanation has {steps:step}",
    "draw-several": "there are several solutions; this is one of them",
    # pages that step through an explanation
    "page-start": "The puzzle",
    "page-begin": "Explained in {steps:step}, each the easiest available at that point.",
    "page-solved": "Solved",
    "page-stuck": "As far as logic leads",
    "page-stopped": "As far as there was time",
    "page-broken": "A dead end",
    "page-count": "{steps:step}",
    "page-step": "Step {number} of {steps}",
    "page-slider": "Step",
    "page-steps": "All steps",
    "page-rating": "{rating:.1f}",
    "page-hard": "Difficulty of the step",
    "page-first": "To the start",
    "page-back": "One step back",
    "page-play": "Play",
    "page-pause": "Pause",
    "page-next": "Next step",
    "page-last": "To the end",
    "page-candidates": "All candidates",
    "page-many": "This board has too many candidates to draw them all.",
    "page-keys": "Keys: ← and → go step by step, Home and End to the start and the end, the space bar plays.",
    "page-skip": "Go to the list of steps",
    "page-board": "The board",
    "page-made": "Made with Gridwright.",
    "page-marks": "Legend",
    "mark-cells": "what the step is about",
    "mark-band": "the houses it uses: rows, columns, regions",
    "mark-seen": "values that rule something out",
    "mark-on": "what it follows from; in a chain, what would be true",
    "mark-ring": "in a chain, what would be false",
    "mark-strong": "if the first is false, the second is true",
    "mark-weak": "if the first is true, the second is false",
    "mark-strike": "crossed out by the step",
    "mark-new": "filled in by the step",
    "html-terminal": "A page is not for reading on a terminal: write it to a file with -o page.html.",
    "html-one": "there are several puzzles, so their pages need a file: -o PATH",
    # books
    "book": "Puzzles",
    "book-count": "{count:puzzle}",
    "book-rules": "Rules",
    "book-size": "n is the number of cells in a row.",
    "book-more": "Further rules of some puzzles",
    "book-levels": "Levels",
    "book-range": "{easiest} to {hardest}",
    "book-level": "{level} · {rating:.1f}",
    "book-level-more": "{level} · {rating:.1f}+",
    "book-scale": (
        "The number after the level says how hard the hardest step is, on the scale of Sudoku Explainer; with a +, "
        "it is at least that hard."
    ),
    "book-unrated": "not rated",
    "book-solutions": "Solutions",
    "book-empty": "there are no puzzles to make a book from",
    "book-full": "{count:puzzle} are too many for one book, which can hold {most}",
    "book-none": "there is no solution; in a book every puzzle must have exactly one",
    "book-several": "there are several solutions; in a book every puzzle must have exactly one",
    "book-undecided": "it is not known how many solutions there are; in a book every puzzle must have exactly one",
    "book-other": "Other puzzles",
    "book-made": "{path}: a book of {count:puzzle} on {pages:page}.",
    "book-shuffled": "Shuffled with --seed {seed}.",
    "book-seed": "--seed chooses what is random, so it needs --shuffle or --make.",
    "book-ending": "cannot make the book {path!r}: its name must end in .pdf",
    # input and output
    "puzzle": "puzzle {number}",
    "one-of": "{name}, puzzle {number}",
    "lost": "{name}: left out {lost}",
    "convert-to": "Say which notation to write: --to ID, or by the name of the file, as in -o puzzle.json.",
    "standard-input": "standard input",
    # how a text was understood
    "note-drawing": (
        "A drawing does not show everything: all values in it are taken as givens, and rules that cannot be seen "
        "are left out."
    ),
    "note-kind": (
        "Read as a Suguru. If it is another puzzle with regions, say so in a line above it, such as “kojun 6x6”."
    ),
    "note-outside": (
        "Numbers outside the grid are read as skyscrapers. If they are something "
        "else, list them below it, such as “left1=sandwich12”."
    ),
    "note-letters": "Values were read as {what}; solutions are written in numbers.",
    "note-zero": "0 was read as the value {what}; solutions are written in numbers.",
    "note-candidates-clues": (
        "The candidates are the puzzle: only with them is there exactly one solution. If a player pencilled them "
        "in, write “marks:” above them."
    ),
    "note-candidates-marks": (
        "The candidates are taken as a player's marks, since there is exactly one solution without them."
    ),
    "note-candidates-unclear": (
        "The candidates are taken as a player's marks; there is not exactly one solution, with or without them. If "
        "they are the puzzle, write “candidates:” above them."
    ),
    "note-candidates-alone": (
        "The candidates are taken as the puzzle, since nothing else is given; they do not leave exactly one solution. "
        "If a player pencilled them in, write “marks:” above them."
    ),
    "note-unread": "Not everything was read: {what}. What was read has exactly one solution.",
    "note-rules": (
        "The rules say more in words than was read, such as {what}. What was read does not have exactly one solution."
    ),
    "reading": "Reading a puzzle from standard input; Ctrl-D ends it.",
    "closed": "standard input is closed",
    "no-file": "there is no file {path!r}",
    "no-file-nor-puzzle": "there is no file {path!r}, and no puzzle is written like that",
    "meant-file": "did you mean {path!r}?",
    "directory": "{path!r} is a directory, not a puzzle",
    "cannot-read": "cannot read the file: {reason}",
    "cannot-write": "cannot write the file: {reason}",
    "ask-kind": (
        "Which kind of puzzle? Press Enter for {usual}; there are {kinds}. The size and options may follow, as in: "
        "{usual} 6x6 diagonals. A link, or a whole puzzle on one line, will do too; quit leaves."
    ),
    "ask-drawing": "A drawing: when all of it is there, press Enter once more.",
    "ask-kind-unknown": "{text} is not a kind of puzzle; there are {kinds}.",
    "ask-kind-close": "{text} is not a kind of puzzle; did you mean {close}? There are {kinds}.",
    "ask-holes": (
        "A cell that holds no value is typed as \\, with the sum of the cells below it before (16\\) and of "
        "those to its right behind (\\7, 16\\7)."
    ),
    "ask-rows": (
        "Type the givens row by row: numbers, or . for an empty cell. To correct a mistyped row, type, for "
        "example, {example}"
    ),
    "ask-rows-open": (
        "Type the givens row by row: numbers, or . for an empty cell; then an empty line. To correct a mistyped "
        "row, type, for example, {example}"
    ),
    "ask-regions": (
        "Now the regions row by row: the same letter for all cells of a region. To correct a mistyped row, type, "
        "for example, {example}"
    ),
    "ask-no-regions": "Nothing was typed for row {number}. It is typed like this: {example}",
    "ask-empty-row": (
        "Nothing was typed for row {number}. An empty row is typed with a dot for each cell, others like this: "
        "{example}"
    ),
    "ask-values": "Values {values} cannot be stated line by line; read such a puzzle from a file, or paste it whole.",
    "ask-not-row": (
        "{text} is not a row; type a number or a dot for each cell. Everything else comes after the rows."
    ),
    "ask-count": "row {number} has {count:cell} instead of {width}: {text}",
    "ask-clash": "If a row was mistyped, correct it, for example: {examples}; or go on.",
    "ask-twice": "row {number} has {value} twice: {cells}",
    "ask-clues": "{title}, such as {example}, on as many lines as you like; then an empty line.",
    "ask-lettered": (
        "{title}: a letter for each cell, row by row, the same for cells that belong together; or one by "
        "one, such as {example}, on as many lines as you like; then an empty line."
    ),
    "ask-numbers": (
        "Now the number of each letter, such as {example}, on as many lines as you like; then "
        "an empty line."
    ),
    "ask-not-clue": "{text} is not a clue; in such a puzzle they are typed like {examples}",
    "ask-first-row": "If row 1 is the mistyped one, correct it like this: row 1: {row}",
    "ask-later": "After the rows you will be asked for: {titles}.",
    "ask-end-rows": "If there are no more rows, an empty line ends them.",
    "ask-again": "Please type row {number} again.",
    "ask-no-row": "there is no row {number} to correct; so far: {count:row}",
    "ask-mend": "To correct it, type, for example, {examples}; Enter leaves.",
    "ask-mistyped": "If a row was mistyped, correct it: {examples}; check says what is wrong; or press Enter.",
    "ask-ended": "the input ended after {count:row}",
    "not-seconds": "{text!r} is not a number of seconds.",
    "not-positive": "{text!r} is not a whole number of at least 1.",
    "more-problems": "… and {count} more.",
    "at-line": "line {line}: {message}",
    "at-column": "line {line}, column {column}: {message}",
    "in-column": "column {column}: {message}",
    # the command line itself
    "usage": "Usage:",
    "help-options": "Options",
    "help-commands": "Commands",
    "help-default": "default: {value}",
    "help-required": "required",
    "usage-hint": "Try '{command} --help' for help.",
    "usage-error": "Error: {message}",
    "no-command": "There is no command {name!r}.",
    "no-option": "There is no option {name!r}.",
    "extra-argument": "This command does not take {text!r}.",
    "meant": "Did you mean {name!r}?",
    "missing-option": "{name} is missing.",
    "bad-value": "Invalid value for {name}: {message}",
    "needs-value": "{name} needs a value.",
    "takes-no-value": "{name} takes no value.",
    "not-one-of": "{text!r} is not one of {names}.",
    # kinds and notations
    "kind": "{title}: {id}",
    "kind-also": "{title}: {id} (also {aliases})",
    "options": "Options that every kind can take:",
    "notation": "{id}: {title}",
    "notation-kind": "kind: {kind}",
    "notation-carries": "kind: {kind}; carries {carries}",
    "any": "any",
    # how the program ends
    "ending": "gridwright: {message}",
    "interrupted": "interrupted",
    "no-memory": "there is not enough memory for this",
    "no-output": "cannot write the output: {reason}",
    "bug": "this is a bug and should not happen; please report it with the puzzle: {error} ({place})",
    # batches
    "working-read": "reading puzzles… {seconds:.0f} s",
    "working-rows": "working… {seconds:.0f} s",
    "working-solve": "solving… {seconds:.0f} s",
    "working-count": "counting solutions… {seconds:.0f} s",
    "working-list": "listing solutions… {seconds:.0f} s",
    "working-check": "checking… {seconds:.0f} s",
    "working-explain": "explaining… steps: {steps}, empty cells: {cells}, {seconds:.0f} s",
    "working-hint": "looking for a hint… {seconds:.0f} s",
    "working-rate": "rating… {seconds:.0f} s",
    "working-draw": "drawing… {seconds:.0f} s",
    "working-book": "making the book… {seconds:.0f} s",
    "working-convert": "writing puzzles… {seconds:.0f} s",
    # making puzzles
    "working-make": "making puzzles… {seconds:.0f} s",
    "made-number": "Puzzle {number} of {count}",
    "made-asked": "what was asked for",
    "made-short": "Not quite what was asked for ({asked}): of {attempts} attempts, this one comes nearest.",
    "made-clues": "{clues:clue}.",
    "made-minimal": "{clues:clue}; none can be left out.",
    "made-needless": "{clues:clue}; {needless:of them could go}.",
    "made-symmetry": "Symmetry: {names}.",
    "made-no-symmetry": "No symmetry.",
    "made-way": "Different techniques: {techniques}; openings at a time, on average: {openings:.1f}.",
    "make-done": "{count:puzzle} made with --seed {seed}.",
    "make-short": "{count:puzzle} fell short of what was asked for: {asked}.",
    "working-minimize": "trying what can be left out… {done} of {of}, {seconds:.0f} s",
    "make-stopped": "Out of time: {count} of {asked:puzzle} made with --seed {seed}.",
    "make-unrated": "Out of time: how hard it is was not found out.",
    "make-part": "What is there so far is in {path}.part; the same command with --resume goes on.",
    "complete-stopped": "Out of time: this is the best that was found so far.",
    "minimize-stopped": "Out of time: not everything was tried, so more clues may be needless.",
    "make-few": "Only {count:different puzzle} could be found; {asked} were asked for.",
    "make-size": "{text!r} is not a size; write 9 or 6x8",
    "make-range": "{text!r} is not a range; write it like 3..7",
    "make-clues-empty": "{text!r} names no clues; write it like signs:all,dots",
    "make-clues-twice": "{name} is asked for twice",
    "make-join": "{name} is written as a whole; choose another notation, and convert the puzzles later.",
    "make-resume": "--resume continues a file, so it needs -o.",
    "make-files": "--make makes a book from nothing; files cannot be added to it.",
    "complete-nothing": "Nothing is missing: there is exactly one solution.",
    "complete-added": "{count:clue} added: {clues}",
    "complete-fewest": "No fewer would be enough.",
    "complete-few": "No fewer were found to be enough.",
    "minimize-removed": "{count:clue} removed: {clues}",
    "minimize-nothing": "No clue can be left out.",
    "minimize-kept": "No clue can be left out without changing the rating.",
    "minimize-rating": "Rating: {before:.1f} before, {after:.1f} now.",
    "batch-progress": "{rows:row}, {rate:,.0f} a second",
    "batch-progress-share": "{rows:row}, {rate:,.0f} a second, {percent:.1f}%, {left} s left",
    "batch-done": "{lines:line}: {counts} ({seconds:.1f} s)",
    "batch-empty": "The input has no lines.",
    "batch-note": "{count:line}: {note}",
    "batch-unique": "{count:,.0f} unique",
    "batch-several": "{count:,.0f} with several solutions",
    "batch-none": "{count:,.0f} without a solution",
    "batch-undecided": "{count:,.0f} undecided",
    "batch-converted": "{count:,.0f} converted",
    "batch-error": "{count:,.0f} with errors",
    "batch-passed": "{count:blank line}",
    "dataset-done": "{count:puzzle} in {path}, data files: {shards}.",
    "dataset-split": "{name}: {count:,.0f}",
    "dataset-short": "{name}: only {made} of {asked}; no more different ones were found.",
    "audit-columns": "Columns: {columns}.",
    "audit-empty": "There are no rows.",
    "audit-rows": "{rows:row}: {counts}.",
    "audit-unique": "{count:,.0f} with exactly one solution",
    "audit-several": "{count:,.0f} with several solutions",
    "audit-none": "{count:,.0f} without a solution",
    "audit-undecided": "{count:,.0f} undecided",
    "audit-unreadable": "{count:,.0f} not readable",
    "audit-unique-what": "exactly one solution",
    "audit-several-what": "several solutions",
    "audit-none-what": "no solution",
    "audit-undecided-what": "undecided",
    "audit-unreadable-what": "not readable",
    "audit-wrong-what": "wrong solution",
    "audit-repeated-what": "repeated",
    "audit-equivalent-what": "the same but for how they look",
    "audit-flawed": "Rows with this flaw ({what}): {rows}",
    "audit-solutions": "Stated solutions: {right:,.0f} right, {wrong:,.0f} wrong.",
    "audit-same": "Repeated: {repeated:,.0f}; the same but for how they look: {equivalent:,.0f}.",
    "audit-rated-all": "Ratings: {low:.1f} to {high:.1f}, median {middle:.1f} ({count:puzzle} rated).",
    "audit-rated": "Ratings ({count:puzzle} rated), by what the file states:",
    "audit-nothing": "not stated",
    "audit-band": "{name}: {low:.1f} to {high:.1f}, median {middle:.1f} ({count:,.0f})",
    "audit-not-rated": "Not rated, because it would take too long: {count:,.0f}.",
    "audit-leak": "Leak: {first} and {second} have {count:puzzle} in common.",
    "audit-sound": "Sound: every row is a puzzle with exactly one solution, and no two are the same.",
    "audit-unsound": "Not sound.",
    "audit-title": "Audit of sets of puzzles",
    "audit-statuses": "Rows by result",
    "audit-levels": "Rated puzzles by level",
    "audit-medians": "Median rating by stated difficulty",
    "score-unreadable": "There is no grid of {rows}×{cols} in the answer.",
    "score-right": "Right: {right} of {cells}.",
    "score-wrong": "Wrong: {count} ({cells}).",
    "score-empty": "Empty: {count}.",
    "score-changed": "Changed givens: {count} ({cells}).",
    "score-no-steps": "There is no step in the answer.",
    "score-steps": "Steps: {count}, of them {right} right and {proven} proven.",
    "score-steps-known": "Not counted, since the board says so already: {count}.",
    "score-step-wrong": "Step {number} is wrong: {text}",
    "score-step-unproven": "Step {number} is right, but does not follow there: {text}",
}

HOUSES: Houses = {
    "row": {"the": ("row {number}", "rows {number}"), "in": ("in row {number}", "in rows {number}")},
    "column": {"the": ("column {number}", "columns {number}"), "in": ("in column {number}", "in columns {number}")},
    "box": {"the": ("box {number}", "boxes {number}"), "in": ("in box {number}", "in boxes {number}")},
    "region": {
        "the": ("the region of {cell}", "the regions of {cell}"),
        "in": ("in the region of {cell}", "in the regions of {cell}"),
    },
    "run": {"the": ("the run {cells}",), "in": ("in the run {cells}",)},
    "falling diagonal": {"the": ("the falling diagonal",), "in": ("on the falling diagonal",)},
    "rising diagonal": {"the": ("the rising diagonal",), "in": ("on the rising diagonal",)},
    "no touching equals": {"the": ("{cells} (touching)",), "in": ("in {cells} (touching)",)},
    "no touching equals, full": {
        "the": ("{cells} (touching, with just {values} between them)",),
        "in": ("in {cells} (touching, with just {values} between them)",),
    },
    "no equals side by side": {"the": ("{cells} (side by side)",), "in": ("in {cells} (side by side)",)},
    "no equals side by side, full": {
        "the": ("{cells} (side by side, with just {values} between them)",),
        "in": ("in {cells} (side by side, with just {values} between them)",),
    },
    "no equals a knight's move apart": {
        "the": ("{cells} (a knight's move apart)",),
        "in": ("in {cells} (a knight's move apart)",),
    },
    "no equals a knight's move apart, full": {
        "the": ("{cells} (a knight's move apart, with just {values} between them)",),
        "in": ("in {cells} (a knight's move apart, with just {values} between them)",),
    },
    "no equals a certain move apart": {
        "the": ("{cells} (a forbidden move apart)",),
        "in": ("in {cells} (a forbidden move apart)",),
    },
    "no equals a certain move apart, full": {
        "the": ("{cells} (a forbidden move apart, with just {values} between them)",),
        "in": ("in {cells} (a forbidden move apart, with just {values} between them)",),
    },
    "disjoint group": {
        "the": ("disjoint group {number}", "disjoint groups {number}"),
        "in": ("in disjoint group {number}", "in disjoint groups {number}"),
    },
    "extra region": {"the": ("the extra region of {cell}",), "in": ("in the extra region of {cell}",)},
    "renban": {"the": ("the renban line of {cell}",), "in": ("on the renban line of {cell}",)},
    "house": {"the": ("{cells} (all different)",), "in": ("in {cells} (all different)",)},
    "house, full": {
        "the": ("{cells} (all different, with just {values} between them)",),
        "in": ("in {cells} (all different, with just {values} between them)",),
    },
}

RULES = {
    "cells that hold nothing": "cells that hold nothing",
    "no touching equals": "equal values never touch",
    "no equals side by side": "equal values are never side by side",
    "no equals a knight's move apart": "equal values are never a knight's move apart",
    "no consecutive neighbours": "neighbours are never consecutive",
    "distance of equals": "equal values keep their distance",
    "upper cells greater": "in a region the upper of two cells is greater",
    "all dots are given": "all dots are given",
    "all white dots are given": "all white dots are given",
    "all black dots are given": "all black dots are given",
    "all X and V are given": "all X and V are given",
    "no equals a certain move apart": "equal values are never a certain move apart",
}

CLUES = {
    "given": "{cell}={value}",
    "sign": "{cell} < {other}",
    "white dot": "the white dot between {cell} and {other}",
    "black dot": "the black dot between {cell} and {other}",
    "cage": "the cage {cells} with the sum {value}",
    "cage of one cell": "the cage of {cells} alone, which says {value}",
    "cage without a sum": "the cage {cells}",
    "arrow": "the arrow {cells}",
    "pill arrow": "the arrow from the pill {cells}",
    "doublearrow": "the double arrow {cells}",
    "littlekiller": "the little killer {value} from {cell} to {other}",
    "region sum": "the region-sum line {cells}",
    "zipper": "the zipper line {cells}",
    "sum line": "the sum line {cells} in pieces of {value}",
    "quadruple": "the circle with {values} between {cells}",
    "sandwich": "the sandwich sum {value} from {cell} to {other}",
    "skyscraper": "the skyscraper clue {value} from {cell} to {other}",
    "xsum": "the X-sum {value} from {cell} to {other}",
    "numberedroom": "the numbered room {value} from {cell} to {other}",
    "circles": "the counting circles {cells}",
    "automaton": "the automaton along {cells}",
    "sum": "the sum {value} of {cells}",
    "difference": "the difference {value} of {cells}",
    "product": "the product {value} of {cells}",
    "quotient": "the quotient {value} of {cells}",
    "run sum": "the sum {value} of the run {cells}",
    "odd cell": "{cell} is odd",
    "even cell": "{cell} is even",
    "candidates": "{cell} is one of {values}",
    "white dot with a number": "the white dot with {value} between {cell} and {other}",
    "black dot with a number": "the black dot with {value} between {cell} and {other}",
    "X": "the X between {cell} and {other}",
    "V": "the V between {cell} and {other}",
    "sum of neighbours": "the sum {value} between {cell} and {other}",
    "thermo": "the thermometer from {cell} to {other}",
    "slowthermo": "the slow thermometer from {cell} to {other}",
    "whisper": "the whisper from {cell} to {other}",
    "renban": "the renban line from {cell} to {other}",
    "nabner": "the nabner line from {cell} to {other}",
    "palindrome": "the palindrome from {cell} to {other}",
    "clone": "the clones {cells}",
    "entropic": "the entropic line from {cell} to {other}",
    "modular": "the modular line from {cell} to {other}",
    "parityline": "the parity line from {cell} to {other}",
    "between": "the between line from {cell} to {other}",
    "lockout": "the lockout line from {cell} to {other}",
    "minimum": "the minimum in {cells}",
    "maximum": "the maximum in {cells}",
    "rowindex": "the row indexer in {cell}",
    "columnindex": "the column indexer in {cell}",
    "boxindex": "the box indexer in {cell}",
    "extra region": "the extra region of {cell}",
    "relation": "the condition {value} along {cells}",
}

STATEMENTS = {
    "row+column, some": "Fill in {first} to {size} so that no row and no column holds a value twice.",
    "row+column+box, some": "Fill in {first} to {size} so that no row, no column and no box holds a value twice.",
    "row+column+region, some": (
        "Fill in {first} to {size} so that no row, column or outlined region holds a value twice."
    ),
    "row+column": "Fill in {first} to {size} so that every row and every column holds each value once.",
    "row+column+box": "Fill in {first} to {size} so that every row, every column and every box holds each value once.",
    "row+column+region": (
        "Fill in {first} to {size} so that every row, column and outlined region holds each value once."
    ),
    "region": "Fill every outlined region with 1 up to the number of its cells.",
    "signs": "Every sign between two cells is true: its open side faces the greater value.",
    "givens": "A value that is given stays in its cell.",
    "dots": "Values with a white dot between them are consecutive; with a black dot, one is double the other.",
    "cages": "The values in a cage differ and, if there is a number in its corner, add up to it.",
    "arrows": "The values along an arrow add up to the number in its circle or pill; they may repeat.",
    "doublearrows": "The values between the circles of a double arrow add up to the same as the two in the circles.",
    "littlekillers": (
        "The values along a diagonal add up to the number outside whose arrow points along it; they may repeat."
    ),
    "regionsums": "The values of a region-sum line add up to the same in every region that it visits.",
    "zippers": (
        "Two cells equally far from the middle of a zipper line always add up to the same, and a cell in the "
        "middle holds that sum."
    ),
    "sumlines": "A sum line can be cut into pieces whose values each add up to its number; values may repeat.",
    "quadruples": "The values in a circle on a corner stand in the four cells around it, as often as they are listed.",
    "sandwiches": (
        "A number outside between two bars is the sum of the values between the lowest and the highest of its row "
        "or column."
    ),
    "skyscrapers": "A number outside says how many values can be seen from there: each hides all lower ones behind it.",
    "xsums": "A number outside after Σ is the sum of the first X values seen from there, where X is the first of them.",
    "numberedrooms": "A number outside in a box stands in the Nth cell seen from there, where N is the first value.",
    "circles": "A value in a circle says how many circles hold that value.",
    "automata": "The values along a line lead its automaton from the first state to one where it may end.",
    "calculations": (
        "The values in a cage give the number in its corner: as a sum or product, or two of them as a difference "
        "or quotient."
    ),
    "run": "Fill in 1 to 9 so that the values of every run of cells differ.",
    "runs": "A number says what the values of the run to its right, or below it, add up to.",
    "cells that hold nothing": "Shaded cells hold nothing.",
    "parity": "A cell with a grey disc holds an odd value, a cell with a grey square an even one.",
    "candidates": "A cell with small digits holds one of them.",
    "all dots are given": (
        "All dots are given: where there is none, neighbours are neither consecutive nor is one double the other."
    ),
    "diagonal": "The values on each of the two diagonals all differ.",
    "no touching equals": "Equal values never touch, not even at a corner.",
    "no equals side by side": "Equal values are never in cells that share a side.",
    "no equals a knight's move apart": "Equal values are never a knight's move apart.",
    "no consecutive neighbours": "Cells that share a side never hold consecutive values.",
    "distance of equals": "Two equal values v in a row or column have at least v cells between them.",
    "upper cells greater": "Where two cells of one region are one above the other, the upper is greater.",
    "white dot with a number": "With a number in a white dot, the two values differ by it.",
    "black dot with a number": "With a number in a black dot, one value is that many times the other.",
    "all white dots are given": "All white dots are given: where there is no dot, neighbours are not consecutive.",
    "all black dots are given": (
        "All black dots are given: where there is no dot, neither of two neighbours is double the other."
    ),
    "xv": (
        "Two neighbours add up to 10 where there is an X between them, to 5 where there is a V, and to a number "
        "that stands between them."
    ),
    "all X and V are given": "All X and V are given: neighbours without one add up to neither 5 nor 10.",
    "thermo": "Along a thermometer values rise from the bulb to the tip.",
    "slowthermo": "Along a slow, blue thermometer values never fall from the bulb to the tip; they may stay the same.",
    "thermometers": (
        "Along a thermometer values rise from the bulb to the tip; along a slow one they may also stay the same."
    ),
    "whispers": "Values next to each other on a whisper line differ by at least {value}.",
    "renbans": "A renban line holds different values without a gap between them, in any order.",
    "nabners": "On a nabner line no two values are equal or consecutive, wherever they stand on it.",
    "palindromes": "A palindrome reads the same from either end.",
    "clones": "Clones hold the same values in the same places.",
    "entropiclines": (
        "Any three values in a row on an entropic line are a low, a middle and a high one; low are the {value} "
        "smallest, and as many are high."
    ),
    "modularlines": "Any {value} values in a row on a modular line leave different remainders when divided by {value}.",
    "paritylines": "Along a parity line odd and even values take turns.",
    "betweenlines": "The values on a line between two circles lie strictly between those in the circles.",
    "lockoutlines": (
        "The values in the two diamonds of a lockout line differ by at least {value}; no value on the line is "
        "one of them or lies between them."
    ),
    "extremes": (
        "A minimum holds less than every cell beside it, a maximum more; between two minima or two maxima "
        "nothing is said."
    ),
    "indexers": (
        "A column indexer in column c holds v if and only if the c of its row stands in column v; row and box "
        "indexers do the same with rows and with places in the box."
    ),
    "extraregions": "The values in an extra region all differ.",
    "relations": "For each value a along the marked cells and the next value b: {value}.",
    "no equals a certain move apart": "Equal values are never a move of {value} cells apart.",
    "falling diagonal": "The values on the falling diagonal all differ.",
    "rising diagonal": "The values on the rising diagonal all differ.",
    "disjoint group": "Cells in the same place of different regions hold different values.",
}

CLAUSES = {
    # what follows
    "so": "So {clauses}.",
    "is": "{cell} is {value}",
    "so-not": "So {cell} is not {value}.",
    "cross-out": "So cross out {groups}.",
    # of what follows from something supposed, which is not to be taken for a conclusion
    "so-then": "Then {clauses}.",
    "cross-out-then": "That rules out {groups}.",
    "in": "{values} in {cells}",
    "span": "{low} to {high}",
    # where to look
    "look": "Look at {cells}.",
    "look-house": "Look at {house:the}.",
    "look-clue": "Look at {clue}.",
    # why there is one place or one value left
    "elsewhere": "elsewhere it is ruled out already",
    "elsewhere-none": "none of the other cells there can hold it",
    "elsewhere-seen": "elsewhere it is ruled out by {seen}",
    "elsewhere-partly": "elsewhere it is crossed out already or ruled out by {seen}",
    "otherwise": "every other value is ruled out already",
    "otherwise-seen": "every other value is ruled out by {seen}",
    "otherwise-partly": "every other value is crossed out already or ruled out by {seen}",
    # chains
    "certain": "Already certain: {all}.",
    "if-is": "if {cell} is {value}",
    "if-not": "if {cell} is not {value}",
    "then-is": "then {cell} is {value}",
    "then-not": "then {cell} is not {value}",
    "then-none": "then {all} are ruled out",
    "ends": "That makes at least one of {ends} true, and either way the same candidates are ruled out.",
    "ends-many": (
        "Then one of {cells} is {value}. Either that or {first} is true, and either way the same candidates are "
        "ruled out."
    ),
    "ends-same": "That cannot be.",
    "loop": "As these two exclude each other, the chain is a loop: of any two neighbours in it, one is true.",
    "no-value-at-once": "There is no value left for {cell}.",
    "no-place-at-once": "There is no place left for {value} {house:in}.",
    "no-value": "Now {cell} has no value left.",
    "no-place": "Now {value} has no place left {house:in}.",
    "dead-end": "Now some cell has no value left, or some value no place.",
    # other ways to tell a technique
    "last-cell-alone": "{cell} is a region of its own, and {value} is the only value for it.",
    "ruled-out-clue": "This clue rules it out: {clues}.",
    "ruled-out-range": "{cell} can only hold {domain}.",
    "sign-bound-one": "Look at {signs}: {cell} is at least {value}, and {end} at least one more.",
    "sign-bound-one-down": "Look at {signs}: {end} is at most {value}, and {cell} at least one less.",
    "sign-bound-down": "Look at {signs}: {end} is at most {value}, and each cell before it at least one less.",
    "extreme-end-down": "Look at {signs}: a cell that is less than another cannot hold {any}.",
    # parts that are told together, and what they lead to
    "sign-bound-all": "In each of these chains, every cell is at least one more than the one before: {items}.",
    "sign-bound-each": "{cell} is at least {value}",
    "sign-bound-each-down": "{end} is at most {value}",
    "sign-bound-where": "{signs}, where {bounds}",
    "no-partner-all": "Every value needs a partner that is still possible: {items}.",
    "no-partner-each": "{second} has only {left} left, which limits {targets} ({relations})",
    "hidden-single-region-after": "{house:In}, that leaves only {cell} for {value}.",
    "hidden-single-line-after": "{house:In}, that leaves only {cell} for {value}.",
    "hidden-single-set-after": "{house:In}, that leaves only {cell} for {value}.",
    "naked-single-after": "That leaves only {value} for {cell}.",
    # sums and sets
    "clues-there": "{count:clue}",
    "clues-adding": "{count:clue} with the sum {total}",
    "combined-added": "Add up {added}.",
    "combined-taken": "Add up {added}, and take away {taken}.",
    "combined-left": "What is left is {sum}={total}.",
    "combined-between": "What is left, {sum}, is between {low} and {high}.",
    "combined-ends": (
        "With the values crossed out here, that would be too small or too large, whatever the other cells hold."
    ),
    "combined-ends-apart": (
        "As all values differ {houses:in}, that would be too small or too large with those crossed out here, "
        "whatever the other cells hold."
    ),
    "left-inside": "That leaves {total} for {cells}.",
    "left-outside": "The latter also have {cells}, for which {total} is left.",
    "left-both": (
        "Both have the same cells except for {inside} here and {outside} there. So {more} is {total} more than {less}."
    ),
    "left-equal": (
        "Both have the same cells except for {inside} here and {outside} there. So {more} is as much as {less}."
    ),
    "left-ways": "This can only be {ways}.",
    "combinations-values": "{Clues} can only be made of {values}.",
    "combinations-all": "Look at the combinations that are left: {items}.",
    "combinations-each": "{clues} can only be {ways}",
    "combinations-each-values": "{clues} can only be made of {values}",
    "combinations-each-kept": "{clues} can only have {kept}",
    "only-place-values": "Whatever {clues} is made of, the {value} is there, and only {cell} can hold it.",
    "must-contain-values": (
        "Whatever {clues} is made of, it has {values} in any case. What sees all places of such a value cannot hold "
        "it ({rules})."
    ),
    "fillings-values": "{Clues} can be filled in many ways, but only with {kept}.",
    "two-rules-values": "With a value that is crossed out here, every way to fill {clue} leaves {dead}.",
    "places": "the places of {values} {house:in}",
    "nothing-for-cell": "no value for {cell}",
    "nothing-for-house": "no place for {value} {house:in}",
    "nothing-for-rule": "no way to fill {clue}",
    "any-filling-values": (
        "However {clues} is filled, one of its cells holds the value crossed out here and rules it out "
        "({rules})."
    ),
}

_HIDDEN = "{house:In}, only {cell} can be {value}: {why}."
_HIDDEN_SET = (
    "{house:In}, the values {values} can only go in {cells}: as many values as cells, so nothing else fits there."
)
_NAKED_SET = "{house:In}, {cells} have only {values} left between them: as many values as cells, so they use them up."
_POINTING = (
    "{house:In}, the {value} can only go in {places}. All of these lie {other:in}, so it goes nowhere else there."
)
_FISH = (
    "{bases:In}, the {value} can only go in {places}. All of these lie {covers:in}: just as many, so it goes nowhere "
    "else there."
)
_TWO_LINKS = "{houses:The} have only two cells each left for {value}. {chain} {ends}"
_SWAP = (
    "If {cells} held nothing but {values}, these could change places and there would be two solutions. As there is "
    "only one, at least one of these cells holds another value."
)
_WRONG = "{chain} {dead_end}"
_FITS = "{Clues} can only be filled like this ({cells}): {ways}."
_TOTALS = "{houses:In}, the values add up to {whole}, those of {clues} to {known}. {left}"

TECHNIQUES = {
    "given": ("Given", "{cell}={value} is given."),
    "ruled-out": ("Ruled out", "{seen} rules out {value} in {cell} ({rules})."),
    "last-cell": ("Last cell", "{cell} is the last empty cell {house:in}, and only {value} is missing there."),
    "hidden-single-region": ("Hidden single in a region", _HIDDEN),
    "hidden-single-line": ("Hidden single in a line", _HIDDEN),
    "naked-single": ("Naked single", "{cell} can only be {value}: {why}."),
    "hidden-single-set": (
        "Hidden single in a set of cells",
        "{house:In}, each of these values must be somewhere, and only {cell} can be {value}: {why}.",
    ),
    "extreme-end": ("Extreme end", "Look at {signs}: a cell that is greater than another cannot hold {any}."),
    "impossible-value": ("Impossible value", "Look at {bonds}: {values} would have no partner there."),
    "sign-bound": (
        "Sign bound",
        "Look at {signs}: {cell} is at least {value}, and each cell after it at least one more.",
    ),
    "last-in-sum": ("Last cell of a sum", "{Clues} has {filled} already, and {cell} makes up the rest."),
    "combinations": ("Combinations", "{Clues} can only be {ways}."),
    "only-place": (
        "Only place of a value that must be there",
        "{Clues} can only be {ways}: the {value} is always there, and only {cell} can hold it.",
    ),
    "many-combinations": ("Many combinations", "{Clues} can only be {ways}."),
    "rule-of-45": ("Rule of 45", _TOTALS),
    "fillings": ("What fits", _FITS),
    "many-fillings": ("What fits in many cells", _FITS),
    "must-contain": (
        "Value that must be there",
        "{Clues} can only be {ways}, so it has {values} in any case. What sees all places of such a value cannot "
        "hold it ({rules}).",
    ),
    "sum-bounds": (
        "Bounds of a sum",
        "{Clues}: with the values crossed out here, the sum would be too small or too large, whatever the other "
        "cells hold.",
    ),
    "virtual-cage": ("Virtual cage", _TOTALS),
    "rule-of-45-houses": ("Rule of 45 over several houses", _TOTALS),
    "any-filling": (
        "Ruled out in any case",
        "{Clues} can only be filled like this ({cells}): {ways}. Each way rules out what is crossed out here "
        "({rules}).",
    ),
    "two-rules": (
        "Two rules together",
        "With a value that is crossed out here, {clue} could only be filled like this ({order}): {ways}. "
        "That would leave {dead}.",
    ),
    "along-a-line": (
        "Along a line",
        "{Clues}: every value needs a partner in the cells before and after it. Those crossed out here have none.",
    ),
    "class-counting": (
        "Counting a class of values",
        "{Clues}: here values from {one_class} and from {other_class} take turns. With one of {one_class} in "
        "{cell}, their number {house:in} would be wrong.",
    ),
    "counting-bound": (
        "Bound by counting",
        "Look at {signs}. {house:In}, {rest} need different values. If {cell} were {gone}, only {values} would be left "
        "for them.",
    ),
    "no-partner": (
        "No partner",
        "{second} has only {left} left. Some values in {targets} would leave it none of these ({relations}).",
    ),
    "no-place": (
        "No place",
        "{house:In}, the {value} can only go in {places}. The values crossed out here would rule it out in all of "
        "these ({rules}).",
    ),
    "forbidden-pair": (
        "Forbidden pair",
        "The values crossed out here would leave {value} as the only value for both {cell} and {second} "
        "({causes}), which cannot both hold it ({rules}).",
    ),
    "direct-pointing": ("Direct pointing", "{substep} {house:In}, that leaves only {cell} for {value}."),
    "direct-claiming": ("Direct claiming", "{substep} {house:In}, that leaves only {cell} for {value}."),
    "direct-hidden-pair": ("Direct hidden pair", "{substep} That leaves only {cell} for {value}."),
    "direct-hidden-triple": ("Direct hidden triple", "{substep} That leaves only {cell} for {value}."),
    "pointing": ("Pointing", _POINTING),
    "claiming": ("Claiming", _POINTING),
    "locked": (
        "Locked candidates",
        "{house:In}, the {value} can only go in {places}. Wherever it goes, it rules out {value} in {targets} "
        "({rules}).",
    ),
    "leftover-cell": (
        "Leftover cell",
        "{bases:The} hold the same values as {covers:the}, and have the same cells except for {front} and {back}. "
        "Therefore these two cells are equal.",
    ),
    "leftover-set": (
        "Leftover set",
        "{bases:The} hold the same values as {covers:the}, and have the same cells except for {front} on one side and "
        "{back} on the other. Therefore both sides hold the same values.",
    ),
    "naked-pair": ("Naked pair", _NAKED_SET),
    "naked-triple": ("Naked triple", _NAKED_SET),
    "naked-quad": ("Naked quad", _NAKED_SET),
    "hidden-pair": ("Hidden pair", _HIDDEN_SET),
    "hidden-triple": ("Hidden triple", _HIDDEN_SET),
    "hidden-quad": ("Hidden quad", _HIDDEN_SET),
    "x-wing": ("X-wing", _FISH),
    "swordfish": ("Swordfish", _FISH),
    "jellyfish": ("Jellyfish", _FISH),
    "mixed-fish-2": ("Mixed fish of 2 houses", _FISH),
    "mixed-fish-3": ("Mixed fish of 3 houses", _FISH),
    "skyscraper": ("Skyscraper", _TWO_LINKS),
    "kite": ("Kite", _TWO_LINKS),
    "turbot-fish": ("Turbot fish", _TWO_LINKS),
    "empty-rectangle": ("Empty rectangle", "{house:In}, only two cells are left for {value}. {chain} {ends}"),
    "xy-wing": (
        "XY-wing",
        "{cell} has only {others} left, and either of them leaves one of {rest} with only {value}. In any case, one "
        "of these is {value}.",
    ),
    "xyz-wing": (
        "XYZ-wing",
        "{cell} has only {values} left. It is {value} itself, or leaves one of {rest} with only {value}: one of these "
        "cells is {value} in any case.",
    ),
    "wxyz-wing": (
        "WXYZ-wing",
        "Whatever {cell} holds, it is {value} itself or leaves one of {rest} with only {value}: one of these cells "
        "is {value} in any case.",
    ),
    "unique-rectangle": ("Unique rectangle", _SWAP),
    "unique-loop": ("Unique loop", _SWAP),
    "bivalue-grave": (
        "Bivalue grave",
        "Without {value} in {places}, every open cell would have two candidates, and all of them could change places: "
        "there would be two solutions. As there is only one, {value} is needed there.",
    ),
    "x-chain": ("X-chain", "{chain} {ends}"),
    "xy-chain": ("XY-chain", "{cells} have two candidates each. {chain} {ends}"),
    "alternating-chain": ("Alternating chain", "{chain} {ends}"),
    "nishio": ("Nishio", _WRONG),
    "forcing-cell": ("Cell forcing chains", "Every candidate of {cell} leads to the same result. {branches}"),
    "forcing-house": (
        "House forcing chains",
        "{house:In}, every place for {value} leads to the same result. {branches}",
    ),
    "dynamic-forcing": ("Dynamic forcing chain", _WRONG),
    "nested-forcing": (
        "Nested forcing chain",
        _WRONG + " On the way, these turn out false in the same way: {refuted}.",
    ),
    "combined-sums": ("Combined sums", "{combined}"),
    "smallest-reason": ("Short reason", "This is all it takes: {premises}. Anything else would contradict it."),
    "supposition": ("Supposition", "Suppose {cell} is {value}."),
    "trial": ("Trial", "Found by trial: anything else ends in a contradiction, but none is short enough to show."),
}

LANGUAGE = Language(
    name="English",
    and_="and",
    or_="or",
    thousands=",",
    decimal=".",
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
