"""What is printed about each cell, in words: for those who meet a board cell by cell and do not see it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from gridwright.clues import Given, printed_in
from gridwright.model.clue import Clue
from gridwright.model.figures import Outside
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import AllDifferent
from gridwright.words._language import Language, language
from gridwright.words._names import clue_named

__all__ = ["notes_on_cells"]

_CELL = re.compile(r"r\d+c\d+")

_PLAIN = ("row", "column", "box", "run")
"""Houses that follow from where a cell is."""


def notes_on_cells(puzzle: Puzzle, lang: str = "en") -> dict[int, list[str]]:
    """What regions and clues say, by cell; nothing of rows, columns and boxes, nor of givens, which can be read."""
    words, found = language(lang), dict[int, dict[str, None]]()
    clues = [clue for clue in printed_in(puzzle) if not isinstance(clue, Given)]
    for notes in (_of_houses(puzzle, words), *(_of_clue(clue, words) for clue in clues)):
        for cell, note in notes:
            found.setdefault(cell, {})[note] = None
    return {cell: list(notes) for cell, notes in found.items()}


def _of_houses(puzzle: Puzzle, words: Language) -> Iterator[tuple[int, str]]:
    for rule in puzzle.rules:
        if isinstance(rule, Clue) or not isinstance(rule, AllDifferent) or rule.what in _PLAIN:
            continue
        names = [puzzle.grid.name(cell) for cell in rule.cells]
        template = (words.houses.get(rule.what) or words.houses["house"])["in"][0]
        blanks = {"number": rule.number, "cell": names[0], "cells": words.listed(names)}
        where = words.filled(template, blanks)
        note = words.filled(words.sentences["note-house"], {"where": where, "count": len(names)})
        yield from ((cell, note) for cell in rule.cells)


def _of_clue(clue: Clue, words: Language) -> Iterator[tuple[int, str]]:
    """A note for each of its cells. Where its name leaves out some of them, each is told which one it is; a number
    beside the grid is met in the first cell that it looks at."""
    cells, names = clue.cells, [clue.grid.name(cell) for cell in clue.cells]
    name = clue_named(clue, words)
    is_whole = len(cells) < 3 or {*names} <= {*_CELL.findall(name)}
    if not is_whole and any(isinstance(figure, Outside) for figure in clue.figures()):
        cells = cells[:1]
    for place, cell in enumerate(cells, 1):
        own = words.sentences.get(f"note-{clue.variety}-{'first' if place == 1 else 'last'}")
        if own:
            yield cell, words.filled(own, {"cell": names[-1] if place == 1 else names[0]})
        elif is_whole or len(cells) == 1:
            yield cell, name
        else:
            blanks = {"clue": name, "place": place, "count": len(cells)}
            yield cell, words.filled(words.sentences["note-place"], blanks)
