"""Numbers outside a drawing as `render` shows them: taken off the text, and read as clues once the grid is known.

A badge before a number tells its sort, an arrow behind it where it looks; one with neither is that of skyscrapers, or
the sum of a run beside black cells. Plain drawings, in which columns are not marked, are not read here, nor are numbers
that only count rows and columns.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from gridwright.clues._outside import LookingClue
from gridwright.clues.little_killer import LittleKiller
from gridwright.clues.numbered_room import NumberedRoom
from gridwright.clues.run import RunSum
from gridwright.clues.sandwich import Sandwich
from gridwright.clues.skyscraper import Skyscraper
from gridwright.clues.x_sum import XSum
from gridwright.model.clue import Clue
from gridwright.model.errors import FormatError, Problem
from gridwright.model.grid import Grid, Move
from gridwright.notations._reading.box_characters import arms_of, is_line
from gridwright.notations._shared.source_text import quoted

__all__ = ["DrawnNumber", "clues_outside", "taken_off"]

_Sort = Callable[[Grid, int, Move, int], Clue]
_BADGED: Mapping[str, _Sort] = {"": Skyscraper, "≡": Sandwich, "□": NumberedRoom, "Σ": XSum}
_ARROWS: Mapping[str, Move] = {"↘": (1, 1), "↙": (1, -1), "↗": (-1, 1), "↖": (-1, -1)}
_PART = r"[≡□Σ]?[0-9]+|[0-9]+[↘↙↗↖]"
_TOO_HIGH = (
    "'{}' stands outside the grid, where only {} values can be seen, so it is no number of skyscrapers; say what it "
    "is in words below the drawing, such as sandwiches: left1=sandwich12"
)
_TEXT = re.compile(rf"(?:{_PART})(?:,(?:{_PART}))*")


_Look = tuple[int, Move, int]
"""The first cell that a number looks at, where from there, and the number."""


class _DrawnFrame(NamedTuple):
    """Where a drawing stands in a text: its first and last line, and the columns of its lines between cells."""

    first: int
    last: int
    columns: Sequence[int]

    @property
    def size(self) -> tuple[int, int]:
        return (self.last - self.first) // 2, len(self.columns) - 1


@dataclass(frozen=True)
class DrawnNumber:
    """What stands before the cells of a row, a column or a diagonal; `place` is one row or column beyond the grid."""

    place: tuple[int, int]
    text: str
    line: int
    column: int

    def refused(self, message: str) -> FormatError:
        return FormatError(Problem(message, line=self.line, column=self.column))


def taken_off(text: str) -> tuple[str, Mapping[int, Sequence[DrawnNumber]]]:
    """The text with blanks where numbers stand outside, and these by the line that their drawing begins in, from 1."""
    lines = text.split("\n")
    found: dict[int, Sequence[DrawnNumber]] = {}
    for frame in list(_frames(lines)):
        numbers = list(_around(lines, frame))
        if not numbers or _are_labels(numbers, frame) or not all(_TEXT.fullmatch(number.text) for number in numbers):
            continue
        found[frame.first + 1] = numbers
        for number in numbers:
            line, start = lines[number.line - 1], number.column - 1
            lines[number.line - 1] = line[:start] + " " * len(number.text) + line[start + len(number.text) :]
    return "\n".join(lines), found


def clues_outside(
    numbers: Sequence[DrawnNumber], grid: Grid, listed: Sequence[Clue] = (), *, runs: bool = False
) -> list[Clue]:
    """The clues that they are, apart from those which are listed in words as well.

    `runs` says that numbers without a sign are sums of runs.
    """
    told = {(one.cell, one.towards, one.value) for one in listed if isinstance(one, LookingClue)}
    return [clue for number in numbers for clue in _clues(number, grid, told, runs=runs)]


def _clues(number: DrawnNumber, grid: Grid, told: Collection[_Look], *, runs: bool) -> Iterator[Clue]:
    row, col = number.place
    for part in number.text.split(","):
        digits = re.sub("[^0-9]", "", part)
        arrow = _ARROWS.get(part[-1])
        down, right = arrow or ((row < 0) - (row == grid.rows), (col < 0) - (col == grid.cols))
        if not (0 <= row + down < grid.rows and 0 <= col + right < grid.cols):
            raise number.refused(f"{quoted(part)} stands where it looks into no cell")
        look = (grid.cols * (row + down) + col + right, (down, right), int(digits))
        if look in told:
            continue
        sort: _Sort = LittleKiller if arrow else RunSum if runs else _BADGED[part.removesuffix(digits)]
        if sort is Skyscraper and int(digits) > grid.rows:
            raise number.refused(_TOO_HIGH.format(part, grid.rows))
        yield sort(grid, *look)


def _frames(lines: Sequence[str]) -> Iterator[_DrawnFrame]:
    """The drawings that begin with a line in which each column is marked."""
    for first, line in enumerate(lines):
        indent = len(line) - len(line.lstrip())
        edge = line.strip()
        if len(edge) < 3 or not all(map(is_line, edge)) or arms_of(edge[0]).up or not arms_of(edge[0]).down:
            continue
        columns = [indent + at for at, char in enumerate(edge) if arms_of(char).down]
        for last in range(first + 2, len(lines), 2):
            corner = arms_of(lines[last][indent : indent + 1])
            if not corner.right:
                break
            if not corner.down:
                yield _DrawnFrame(first, last, columns)
                break


def _around(lines: Sequence[str], frame: _DrawnFrame) -> Iterator[DrawnNumber]:
    left, right = frame.columns[0], frame.columns[-1]
    rows, cols = frame.size
    for row in range(rows):
        at = frame.first + 1 + 2 * row
        beside = ((-1, 0, left), (cols, right + 1, len(lines[at])))
        yield from (
            DrawnNumber((row, col), word[0], at + 1, begin + word.start() + 1)
            for col, begin, end in beside
            for word in re.finditer(r"\S+", lines[at][begin:end])
        )
    for row, at in ((-1, frame.first - 1), (rows, frame.last + 1)):
        line = lines[at] if 0 <= at < len(lines) else ""
        words = list(re.finditer(r"\S+", line))
        if all(_TEXT.fullmatch(word[0]) for word in words) and not _is_heading(line, left):
            for word in words:
                middle = (word.start() + word.end()) // 2
                col = sum(column <= middle for column in frame.columns) - 1
                yield DrawnNumber((row, col), word[0], at + 1, word.start() + 1)


def _is_heading(line: str, left: int) -> bool:
    """Whether a number before or after a drawing belongs to something else, as it begins where the drawing does."""
    return len(line) - len(line.lstrip()) <= left and not _ARROWS.keys() & set(line)


def _are_labels(numbers: Sequence[DrawnNumber], frame: _DrawnFrame) -> bool:
    """Whether they only count rows and columns, from 1 to the last."""
    rows, cols = frame.size
    sides: dict[tuple[bool, bool], list[str]] = {}
    for number in numbers:
        sides.setdefault((number.place[0] in (-1, rows), -1 in number.place), []).append(number.text)
    return all(
        texts == list(map(str, range(1, (cols if beyond else rows) + 1))) for (beyond, _), texts in sides.items()
    )
