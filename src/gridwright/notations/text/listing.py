"""Clues that stand in words below the rows of our own text, by themselves or after the name of their sort."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from gridwright.clues import Clue, sort
from gridwright.clues._drawn import NumberedClue
from gridwright.model.errors import GridwrightError, Problem
from gridwright.model.grid import Grid
from gridwright.notations._shared.clue_words import read_word, split_words
from gridwright.notations._shared.source_text import TextLine, enough, placed, refuse
from gridwright.notations.text.lettered import are_letters, words_of_letters

__all__ = ["listed_clues", "with_name"]

_BARE = re.compile(r"(r[0-9]+c[0-9]+(?:[-+]r[0-9]+c[0-9]+)*)\s*=\s*([0-9]+)", re.IGNORECASE)
"""A word without the name of its sort, which may stand above it."""


def listed_clues(grid: Grid, clues: dict[str, list[TextLine]]) -> tuple[list[Clue], dict[str, tuple[str, int, int]]]:
    """The clues, and how they were typed."""
    found: list[Clue] = []
    texts: dict[str, tuple[str, int, int]] = {}
    problems: list[Problem] = []
    for name, lines in clues.items():
        meant = sort(name) if name else None
        for typed, word, line, column in _words(grid, lines, meant):
            try:
                found.append(clue := read_word(grid, word, meant))
                texts[clue.word] = (typed, line, column)
            except GridwrightError as error:
                problems += placed(error, line, column).problems
            if enough(problems):
                refuse(problems)
    refuse(problems)
    return found, texts


def _words(grid: Grid, lines: Sequence[TextLine], meant: type[Clue] | None) -> Iterator[tuple[str, str, int, int]]:
    """What was typed, the word that it means, and its place."""
    numbered = meant if meant and issubclass(meant, NumberedClue) else None
    if numbered and numbered.covering and are_letters(grid, lines):
        yield from ((word, word, line, column) for word, line, column in words_of_letters(grid, lines, numbered.name))
        return
    for line in lines:
        for typed, column in split_words(line.text):
            yield typed, with_name(typed, meant), line.number, column


def with_name(word: str, meant: type[Clue] | None) -> str:
    """The word of a clue which may be without the name of its sort, where only one sort can be meant."""
    if meant is None or not issubclass(meant, NumberedClue) or not meant.name:
        return word
    bare = _BARE.fullmatch(word)
    return f"{bare[1].replace('+', '-')}={meant.name}{bare[2]}" if bare else word
