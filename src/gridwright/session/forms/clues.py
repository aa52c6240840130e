"""Clues of a form: as words, or as a grid of letters with what is said of each letter below it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from gridwright.clues import all_sorts, sort
from gridwright.clues._drawn import NumberedClue
from gridwright.model.clue import Clue
from gridwright.model.errors import GridwrightError
from gridwright.model.grid import MAX_SIDE, Grid
from gridwright.notations._shared.clue_words import is_listing, read_word, split_words
from gridwright.notations._shared.source_text import TextLine
from gridwright.notations.text.grid import read_labels
from gridwright.notations.text.lettered import are_letters, numbers_of_letters
from gridwright.notations.text.listing import with_name
from gridwright.session.forms.form import Form, clues_wanted, covering
from gridwright.session.forms.rows import holes_of, typed_labels
from gridwright.words import say

__all__ = ["as_listing", "letters_of", "with_clues", "with_letters"]

_HEADING = re.compile(r"\s*([a-z]+)\s*:", re.IGNORECASE)
_QUOTED = 40


def as_listing(form: Form, line: str) -> str:
    """The line without such a heading, and with the names of clues that need none: `r1c1-r1c2=12` is a cage."""
    line, meant = _without_heading(line), covering(form)
    named = " ".join(with_name(word, sort(meant)) for word in line.split()) if meant else ""
    return named if is_listing(named) else line


def _without_heading(line: str) -> str:
    """The clues of a line that names their sort before them, as our text does."""
    match = _HEADING.match(line)
    return line[match.end() :] if match and match[1].lower() in {one.sort for one in all_sorts()} else line


def with_clues(form: Form, line: str, lang: str) -> Form:
    """The form with the clues of a line, in the place of those that it had between the same cells."""
    grid = Grid(form.height or MAX_SIDE, form.width or MAX_SIDE, holes_of(form))
    clues = {clue.spot: clue.word for clue in (read_word(grid, word) for word in form.clues)}
    numbers = {**form.numbers}
    for word, _ in split_words(line):
        clue = _clue(form, grid, word, lang)
        if isinstance(clue, NumberedClue) and (letter := _letter_of(form, clue)):
            numbers[letter] = clue.word.rpartition("=")[2].removeprefix(clue.name)
        else:
            clues[clue.spot] = clue.word
    return replace(form, clues=tuple(clues.values()), numbers=numbers)


def _clue(form: Form, grid: Grid, word: str, lang: str) -> Clue:
    """The clue that a word means; where it means none, those that such puzzles have are shown, not any."""
    try:
        return read_word(grid, word)
    except GridwrightError as error:
        sorts = clues_wanted(form)
        if not sorts or " is not a clue; " not in str(error) or " did you mean " in str(error):
            raise
        examples = ", ".join(sort(name).example for name in sorts)
        raise GridwrightError(say("ask-not-clue", lang, text=repr(word[:_QUOTED]), examples=examples)) from None


def with_letters(form: Form, line: str) -> Form | None:
    """The form with a row of letters, or with the numbers of some; None if the line is neither."""
    number, grid = len(form.letters) + 1, Grid(form.height or MAX_SIDE, form.width or MAX_SIDE)
    if number <= grid.rows and (form.letters or (covering(form) and are_letters(grid, [TextLine(1, line)]))):
        return replace(form, letters=(*form.letters, typed_labels(form, line, number)))
    if not form.letters:
        return None
    numbers = {letter: said for letter, (said, _, _) in numbers_of_letters([TextLine(1, line)]).items()}
    for letter in numbers:
        if letter not in letters_of(form):
            raise GridwrightError(f"{letter!r} has a number, but no cell has that letter")
    return replace(form, numbers={**form.numbers, **numbers})


def letters_of(form: Form) -> Sequence[str]:
    """The letter of each cell, as far as they are typed."""
    lines = [TextLine(number, row) for number, row in enumerate(form.letters, 1)]
    return read_labels(Grid(len(lines), form.width or 0), lines)[0]


def _letter_of(form: Form, clue: NumberedClue) -> str:
    """The letter that all cells of a clue have, and no others; nothing if there is none."""
    if clue.sort != covering(form) or len(form.letters) != form.height:
        return ""
    labels = letters_of(form)
    letter = labels[clue.cells[0]]
    return letter if {cell for cell, label in enumerate(labels) if label == letter} == {*clue.cells} else ""
