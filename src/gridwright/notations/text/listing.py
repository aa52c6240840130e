"""Clues that stand in words below the rows of our own text, by themselves or after the name of their sort."""

from __future__ import annotations

from gridwright.clues import Clue, sort
from gridwright.model.errors import GridwrightError, Problem
from gridwright.model.grid import Grid
from gridwright.notations._shared.clue_words import read_word, split_words
from gridwright.notations._shared.source_text import TextLine, enough, placed, refuse

__all__ = ["listed_clues"]


def listed_clues(grid: Grid, clues: dict[str, list[TextLine]]) -> tuple[list[Clue], dict[str, tuple[str, int, int]]]:
    """The clues, and how they were typed."""
    found: list[Clue] = []
    texts: dict[str, tuple[str, int, int]] = {}
    problems: list[Problem] = []
    for name, line in ((name, line) for name, lines in clues.items() for line in lines):
        for word, column in split_words(line.text):
            try:
                found.append(clue := read_word(grid, word, sort(name) if name else None))
                texts[clue.word] = (word, line.number, column)
            except GridwrightError as error:
                problems += placed(error, line.number, column).problems
            if enough(problems):
                refuse(problems)
    refuse(problems)
    return found, texts
