"""A typed row as its values; what is wrong with it is said in the language of whoever types."""

from __future__ import annotations

import re
from collections.abc import Iterator

from gridwright.model.errors import GridwrightError, Problem
from gridwright.model.primitives import MAX_VALUES
from gridwright.notations import parse_row
from gridwright.words import say

__all__ = ["parsed"]

_BETWEEN = re.compile(r"[\s,;\[\]()]+")
_LONGEST = 40


def parsed(line: str, width: int | None, number: int, most: int | None, lang: str) -> tuple[int, ...]:
    """The values of a row of so many cells; the first row sets the width."""
    try:
        return parse_row(line, width, number, most=most)
    except GridwrightError as error:
        problems = tuple(_said(error.problems, line, width, number, most, lang))
        raise GridwrightError(*problems) if problems else error from None


def _said(
    problems: tuple[Problem, ...], line: str, width: int | None, number: int, most: int | None, lang: str
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
        text = repr(line.strip()[:_LONGEST])
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
