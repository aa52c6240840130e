"""Empty cells that a person has typed as spaces or commas, perhaps with dots in others.

What is found are the same lines with dots in these places, so that every other character keeps its column. Spaces at
the end of a line may be missing: editors take them away.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from math import isqrt
from typing import NamedTuple

from gridwright.notations._shared.symbols import EMPTY, SYMBOLS

__all__ = ["with_dots"]

_LEAST = 4
"""The smallest grid that is worth believing."""

_MOST = len(SYMBOLS) - 1

_BOXES = ((2, 2), (2, 3), (3, 2), (3, 3), (2, 4), (4, 2), (2, 5), (5, 2), (3, 4), (4, 3), (4, 4), (5, 5))
"""Rows and columns of boxes that may stand apart."""

_FRAME = re.compile(r"[-+=| ]*(?:--|==)[-+=| ]*")
_CELLS = re.compile(rf"[{SYMBOLS}{SYMBOLS.lower()} |\n]+")
_MIXED = re.compile(rf"[{SYMBOLS}{SYMBOLS.lower()}{re.escape(EMPTY)} |\n]+")
_COMMAS = re.compile(rf"[{SYMBOLS}{SYMBOLS.lower()}, |\n]+")
_DIGIT = re.compile("[1-9A-Za-z]")
_BARS = {1: re.compile(r"\|"), 2: re.compile(r"\| ?")}
"""What is drawn between boxes, by how many columns a cell takes: with spaces between cells, one stands after a bar."""


class _Arrangement(NamedTuple):
    """Which lines may be the rows, and which columns are no cells; some columns at the right may be missing."""

    rows: Sequence[int]
    gaps: Collection[int] = ()
    missing: int = 0


def with_dots(text: str) -> str | None:
    """The text with dots for its empty cells; None if it is not typed so."""
    if not _DIGIT.search(text):
        return None
    is_mixed = any(char in text for char in EMPTY if not char.isalpha())
    lines = text.split("\n")
    framed = [number for number, line in enumerate(lines) if _FRAME.fullmatch(line)]
    lines = ["" if number in framed else line for number, line in enumerate(lines)]
    if "," in text:
        return None if is_mixed else _commas(lines)
    if not (_MIXED if is_mixed else _CELLS).fullmatch("\n".join(lines)):
        return None
    rows = [number for number in range(len(lines)) if number not in framed]
    filled = [number for number in rows if lines[number].strip(" |")]
    if len(filled) == 1:
        return None if is_mixed else _one_line(lines, filled[0])
    for meant in _arrangements(lines, rows):
        for width in (1,) if is_mixed or meant.gaps else (1, 2):
            if dotted := _rows([lines[number] for number in meant.rows], width, meant.missing, meant.gaps):
                for number, line in zip(meant.rows, dotted, strict=True):
                    lines[number] = line
                return "\n".join(lines)
    return None


def _arrangements(lines: Sequence[str], rows: Sequence[int]) -> Iterator[_Arrangement]:
    """What typed lines may mean, the likeliest first."""
    filled = [number for number in rows if lines[number].strip(" |")]
    trimmed = [number for number in rows if filled[0] <= number <= filled[-1]]
    # A row may be empty, but as well there may be empty lines after the rows, around them and between boxes.
    last = rows.index(filled[-1]) + 1
    whole = [rows[:end] for end in (len(rows), *range(min(len(rows), _MOST + 1) - 1, last - 1, -1))]
    for some in whole:
        for high, wide in _BOXES:
            if inside := _in_boxes([lines[number] for number in some], high, wide):
                yield _Arrangement([some[row] for row in inside], range(wide, high * (wide + 1), wide + 1), 2)
    yield from map(_Arrangement, whole)
    yield from (_Arrangement(some[::2]) for some in whole if not any(lines[number].strip() for number in some[1::2]))
    yield from (_Arrangement(filled), _Arrangement(trimmed), _Arrangement(trimmed, missing=2))
    if indent := min(len(lines[number]) - len(lines[number].lstrip(" ")) for number in filled):
        yield from (_Arrangement(some, range(indent)) for some in (*whole, filled))


def _in_boxes(lines: Sequence[str], high: int, wide: int) -> list[int]:
    """The rows of a grid with an empty line and column between its boxes; none if there is something in these."""
    if len(lines) != wide * (high + 1) - 1 or any("|" in line for line in lines):
        return []
    rows = [row for row in range(len(lines)) if (row + 1) % (high + 1)]
    is_apart = not any(line.strip() for line in lines[high :: high + 1])
    return rows if is_apart and not any(lines[row][wide :: wide + 1].strip() for row in rows) else []


def _commas(lines: Sequence[str]) -> str | None:
    """A comma in place of each empty cell: n rows of n characters, or one of n²."""
    joined = "\n".join(lines)
    counts = [len(re.sub(r"[ |]", "", line)) for line in lines if line.strip(" |")]
    is_grid = len(counts) >= _LEAST and set(counts) == {len(counts)}
    is_line = len(counts) == 1 and counts[0] == isqrt(counts[0]) ** 2 >= _LEAST**2
    return joined.replace(",", ".") if (is_grid or is_line) and _COMMAS.fullmatch(joined) else None


def _one_line(lines: list[str], number: int) -> str | None:
    """All cells in one line. Spaces between groups of cells are regular, those in place of cells are not."""
    line = lines[number]
    size = isqrt(len(line) - 1) + 1
    if "  " not in line.strip() or not _LEAST <= size <= _MOST or len(line) <= size * (size - 1) or "|" in line:
        return None
    if set(line[1::2]) == {" "}:
        return None
    lines[number] = line.ljust(size * size).replace(" ", ".")
    return "\n".join(lines)


def _rows(lines: Sequence[str], width: int, missing: int, gaps: Collection[int]) -> list[str] | None:
    """As many rows as columns, each cell as many characters wide; None if they are no such rows.

    As many as `missing` columns at the right may be empty all the way down; in `gaps` there are no cells.
    """
    size = len(lines)
    is_ruled = any(line.count("|") >= max(size - 1, 1) for line in lines)
    if not _LEAST <= size <= _MOST or is_ruled or _greatest(lines) > size:
        return None
    dotted: list[str] = []
    widest, is_blank = 0, False
    for line in map(str.rstrip, lines):
        places = [place for place in _places(line, width) if place not in gaps]
        used = (len(places) + width - 1) // width
        if used > size or (width > 1 and any(line[place] != " " for place in places[1::width])):
            return None
        places += range(len(line), len(line) + width * size - len(places))
        chars = list(line.ljust(places[-1] + 1))
        widest = max(widest, used)
        for cell, place in enumerate(places[::width][:size]):
            if chars[place] == " ":
                is_blank |= cell < used
                chars[place] = "."
        dotted.append("".join(chars))
    # Rows that are merely too short are no rows with empty cells.
    return dotted if is_blank and widest >= size - missing else None


def _greatest(lines: Sequence[str]) -> int:
    return max((SYMBOLS.find(char.upper()) for line in lines for char in line), default=0)


def _places(line: str, width: int) -> Iterator[int]:
    """The columns that are left without the bars between boxes."""
    bars = {place for bar in _BARS[width].finditer(line) for place in range(*bar.span())}
    yield from (place for place in range(len(line)) if place not in bars)
