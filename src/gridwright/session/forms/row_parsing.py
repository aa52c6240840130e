"""A typed row as its values; what is wrong with it is said in the language of whoever types."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from gridwright.model.errors import GridwrightError, Problem
from gridwright.model.grid import Grid
from gridwright.model.primitives import MAX_VALUES
from gridwright.notations import parse_row
from gridwright.notations._shared.source_text import TextLine
from gridwright.notations.text.grid import read_givens
from gridwright.words import say

__all__ = ["drawn_row", "parsed"]

_BETWEEN = re.compile(r"[\s,;\[\]()]+")
_LONGEST = 40


def parsed(
    line: str, width: int | None, number: int, most: int | None, lang: str, typed: str = ""
) -> tuple[int, ...]:
    """The values of a row of so many cells; the first row sets the width. What was `typed` for it is quoted."""
    try:
        return parse_row(line, width, number, most=most)
    except GridwrightError as error:
        problems = tuple(_said(error.problems, line, width, number, most, lang, typed or line))
        raise GridwrightError(*problems) if problems else error from None


def drawn_row(line: str, grid: Grid, number: int) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...]]:
    """The values of a row and the signs in it, read as our own text has them, whatever values the grid shows."""
    first, others = (number - 1) * grid.cols, ". " * grid.cols
    lines = [TextLine(other, line if other == number else others) for other in range(1, grid.rows + 1)]
    try:
        drawing = read_givens(grid, lines)
    except GridwrightError as error:  # places in lines that nobody typed would be no help
        raise GridwrightError(*(replace(problem, line=None) for problem in error.problems)) from None
    return drawing.givens[first : first + grid.cols], tuple(drawing.signs)


def _said(
    problems: tuple[Problem, ...], line: str, width: int | None, number: int, most: int | None, lang: str, typed: str
) -> Iterator[Problem]:
    """The same problems in another language; nothing where there is no sentence for them."""
    wrong = [problem for problem in problems if problem.cells]
    count = _count(line, number)
    cols = width or count or len(line)
    for problem in wrong:
        cell, word = f"r{number}c{problem.cells[0] % cols + 1}", repr(_word_at(line, problem.column or 1))
        yield Problem(say("change-value", lang, cell=cell, value=word, values=f"1–{most or cols}"))
    if wrong:
        return
    if not re.search("[0-9.]", line):
        yield Problem(say("ask-not-row", lang, text=repr(line.strip()[:_LONGEST]), number=number))
    elif width and count not in (None, width):
        text = repr(typed.strip()[:_LONGEST])
        yield Problem(say("ask-count", lang, number=number, count=count, width=width, text=text))


def _word_at(line: str, column: int) -> str:
    """The number at a column, or the character where each is a cell."""
    if not _BETWEEN.search(line.strip()):
        return line[column - 1]
    return _BETWEEN.split(line[column - 1 :])[0]


def _count(line: str, number: int) -> int | None:
    try:
        return len(parse_row(line, None, number, most=MAX_VALUES))
    except GridwrightError:
        return None
