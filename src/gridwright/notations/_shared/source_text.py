"""A text and the places in it: the line and column of an offset, and how errors quote what stands there."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple, TypeVar

from gridwright.model.display import counted, quoted
from gridwright.model.errors import FormatError, GridwrightError, Problem, RuleError
from gridwright.model.grid import Grid

__all__ = [
    "MOST_PROBLEMS", "SourceText", "Span", "TextLine", "as_int", "converted", "counted", "enough", "moved", "placed",
    "quoted", "refuse", "sized",
]

MOST_PROBLEMS = 50
"""How many problems an error lists. Nobody reads more, and a huge text that is all wrong is refused at once."""

_MOST_DIGITS = 9

A = TypeVar("A")
B = TypeVar("B")


@dataclass(frozen=True)
class SourceText:
    """A text, with `first_line` as the number of its first line.

    With `whole`, it is that text without its blanks, and places are those of `whole`.
    """

    text: str
    first_line: int = 1
    whole: str = ""

    def without_blanks(self) -> SourceText:
        """The same text without the blanks and line breaks in it."""
        return SourceText("".join(self.text.split()), self.first_line, self.text)

    def place(self, offset: int) -> tuple[int, int]:
        """Line and column of an offset, from 1."""
        if self.whole:
            offset = self._offsets[offset]
        line = bisect_right(self._starts, offset) - 1
        return self.first_line + line, offset - self._starts[line] + 1

    def problem(self, message: str, offset: int, *cells: int) -> Problem:
        return Problem(message, cells, *self.place(offset))

    def error(self, message: str, offset: int, *cells: int) -> FormatError:
        return FormatError(self.problem(message, offset, *cells))

    @cached_property
    def _starts(self) -> list[int]:
        return [0, *(offset + 1 for offset, char in enumerate(self.whole or self.text) if char == "\n")]

    @cached_property
    def _offsets(self) -> list[int]:
        """Where each character, and the end, stands in `whole`."""
        offsets = [offset for offset, char in enumerate(self.whole) if not char.isspace()]
        return [*offsets, len(self.whole)]


class TextLine(NamedTuple):
    """A line of a text; its number counts from 1."""

    number: int
    text: str


class Span(NamedTuple):
    """A piece of a text and the offset at which it starts."""

    text: str
    start: int


def as_int(text: str) -> int | None:
    """The number that ASCII digits spell; None for anything else and for numbers beyond any puzzle."""
    if len(text) <= _MOST_DIGITS and text.isascii() and text.isdecimal():
        return int(text)
    return None


def sized(rows: int, cols: int, line: int, column: int) -> Grid:
    """The grid of that size; the error says where the text asks for it."""
    try:
        return Grid(rows, cols)
    except RuleError as error:
        raise placed(error, line, column) from None


def placed(error: GridwrightError, line: int, column: int) -> FormatError:
    """The same error, with its place in the text."""
    return FormatError(*(problem.at(line, column) for problem in error.problems))


def moved(error: GridwrightError, line: int, repeated: int = 0) -> GridwrightError:
    """The same error for a puzzle that begins on that line of a text; above it, some lines may have been repeated."""
    if line == 1:
        return error
    lines = line - 1 - repeated
    return type(error)(*(replace(problem, line=(problem.line or 1 + repeated) + lines) for problem in error.problems))


def enough(problems: Sequence[Problem]) -> bool:
    """Whether there are more problems than an error lists, so that there is no need to look for more."""
    return len(problems) > MOST_PROBLEMS


def refuse(problems: Sequence[Problem]) -> None:
    """Raise all problems as one error, if there are any."""
    if enough(problems):
        raise FormatError(*problems[:MOST_PROBLEMS], "… and more problems like these")
    if problems:
        raise FormatError(*problems)


def converted(items: Iterable[A], convert: Callable[[A], B]) -> list[B]:
    """What each item becomes. `convert` raises an error for one that is wrong; all of these are raised as one."""
    found: list[B] = []
    problems: list[Problem] = []
    for item in items:
        try:
            found.append(convert(item))
        except GridwrightError as error:
            problems += error.problems
            if enough(problems):
                break
    refuse(problems)
    return found
