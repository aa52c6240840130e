"""The grid that an answer states, in whatever words it is wrapped: what machines write is text like any other.

A grid may stand in rows, on one line, as lists in JSON, or as single entries, `r1c1=5`. Of several the last counts, and
entries that come after it change it: that is what was said in the end.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import islice
from typing import Any

import gridwright as gw
from gridwright.datasets.answer_markup import unlabelled, unwrapped
from gridwright.model.layout import layout_of
from gridwright.notations._shared.symbols import meanings

__all__ = ["answer_values"]

_LONGEST = 1 << 20
"""Characters of an answer that are read, from its end."""

_RULED = re.compile(r"[\s|+\-=─━│┃┌┐└┘├┤┬┴┼╔╗╚╝║═╠╣╦╩╬┏┓┗┛┣┫┳┻╋*#`>]*")
_DRAWN = re.compile(r"[|│┃║`*>]")
_ENTRY = re.compile(r"\br([0-9]{1,3})c([0-9]{1,3})[\s\"'`*]*(?:=|is|:)[\s\"'`*]*([0-9]{1,3})\b", re.IGNORECASE)
_ENDS = ".*_-"
"""What ends a sentence, or makes it bold, and may mean an empty cell, too."""

_BRACKETS = re.compile(r"\[\s*\[|\]\s*\]")
_NUMBER = re.compile(r"([0-9]{1,3})(?:\.0)?|null|None")
_LIST = re.compile(r"\[((?:[0-9.,\s]|null|None)+)\]")

_QUOTED = str.maketrans("\"'[],", "\n\n   ")
"""What makes lines of the texts in a list, and leaves every character in its place."""

Values = tuple[int, ...]


def answer_values(puzzle: gw.Puzzle, answer: object) -> Values | None:
    """The value that an answer has for each cell, 0 where it has none; None if there is no grid in it."""
    if isinstance(answer, gw.Solution | gw.Position):
        values = tuple(answer.values)
    elif isinstance(answer, str):
        return _in_text(puzzle, answer)
    elif isinstance(answer, bytes | bytearray):
        return _in_text(puzzle, answer.decode(errors="replace"))
    elif isinstance(answer, Mapping):
        return _in_text(puzzle, _as_text(answer))
    elif isinstance(answer, list | tuple) and len(answer) == puzzle.grid.rows and all(map(_is_text, answer)):
        return _in_text(puzzle, "\n".join(answer))
    else:
        most = len(puzzle.grid.cells) + 1  # of what is without end, no more
        values = tuple(_value(puzzle.grid, number) for number in islice(_flat(answer, most), most))
    return values if len(values) == len(puzzle.grid.cells) else None


def _value(grid: gw.Grid, number: int | None) -> int:
    """The value that is shown as a number, 0 for none; what no cell can hold is negative."""
    if number is None or (number == 0 and grid.first):
        return 0
    return grid.value(number) if number >= 0 else 0 if number == -1 and grid.first != 1 else number


def _known(puzzle: gw.Puzzle) -> Mapping[str, int]:
    """What each character means that may stand for a cell."""
    grid, count = puzzle.grid, layout_of(puzzle).values
    return meanings(count) if grid.first == 1 else _shown_meanings(grid, count)


@lru_cache(maxsize=16)
def _shown_meanings(grid: gw.Grid, count: int) -> Mapping[str, int]:
    known = {char: _value(grid, number or None) for char, number in meanings(grid.span(count)[-1]).items()}
    return known | ({"0": 1} if grid.first == 0 else {})


def _flat(answer: object, most: int, depth: int = 0) -> Iterator[int | None]:
    """The numbers of lists in lists, so many of each at most, None for what is none; arrays have such, too."""
    told = answer.tolist() if hasattr(answer, "tolist") else answer
    if isinstance(told, Iterable) and not isinstance(told, str | bytes | dict) and depth < 4:
        for one in islice(told, most):
            yield from _flat(one, most, depth + 1)
    else:
        yield _as_number(told)


def _as_number(value: Any) -> int | None:
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return None
    try:
        number = int(float(value))
    except (ValueError, OverflowError):
        return None
    return number if -1 <= number < 1000 else -2


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _as_text(fields: Mapping[Any, Any]) -> str:
    """Fields by their names, as JSON tells them; nothing of what cannot be told."""
    try:
        return json.dumps({str(name): value for name, value in fields.items()}, default=_told)
    except (TypeError, ValueError, RecursionError):
        return ""


def _told(value: Any) -> Any:
    return value.tolist() if hasattr(value, "tolist") else str(value)


def _in_text(puzzle: gw.Puzzle, text: str) -> Values | None:
    text = unwrapped(text[-_LONGEST:])
    quoted = text.translate(_QUOTED)
    found = [*_rows(puzzle, text), *_rows(puzzle, quoted), *_words(puzzle, text), *_lists(puzzle, text)]
    # What only repeats the puzzle is no answer, nor is a line of dots or stars, unless there is nothing else.
    own = [one for one in found if one[1] != puzzle.givens and any(one[1])]
    place, values = max(own, default=(0, puzzle.givens))
    entered = _entered(puzzle, text[place:], values)
    return entered or (values if found else None)


def _entered(puzzle: gw.Puzzle, text: str, values: Values) -> Values | None:
    """The values with all entries in a text made, one after the other; None if there are none."""
    entered = list(values)
    rows, cols = puzzle.grid.rows, puzzle.grid.cols
    there = False
    for row, col, value in (tuple(map(int, match.groups())) for match in _ENTRY.finditer(text)):
        if 1 <= row <= rows and 1 <= col <= cols:
            entered[(row - 1) * cols + col - 1] = _value(puzzle.grid, value)
            there = True
    return tuple(entered) if there else None


def _rows(puzzle: gw.Puzzle, text: str) -> Iterator[tuple[int, Values]]:
    """Grids in as many lines as there are rows, with or without rules drawn between; with where they end."""
    rows: list[Values] = []
    place = 0
    for line in text.splitlines(keepends=True):
        place += len(line)
        row = _row(puzzle, line) or _row(puzzle, unlabelled(line))
        if row is None:
            if not _RULED.fullmatch(line):
                rows.clear()
            continue
        rows.append(row)
        if len(rows) >= puzzle.grid.rows:
            yield place, tuple(value for one in rows[-puzzle.grid.rows :] for value in one)


def _row(puzzle: gw.Puzzle, line: str) -> Values | None:
    """The values of a line that is a row of the grid: a word each, or a character each."""
    cols, known = puzzle.grid.cols, _known(puzzle)
    words = _DRAWN.sub(" ", line.strip().strip("[](),;")).replace(",", " ").split()
    if len(words) == cols and all(word.isdecimal() or word in known for word in words):
        return tuple(_value(puzzle.grid, int(word)) if word.isdecimal() else known[word] for word in words)
    bare = "".join(words)
    if len(bare) == cols and all(char in known for char in bare) and (cols > 1 or len(words) == 1):
        return tuple(known[char] for char in bare)
    return None


def _words(puzzle: gw.Puzzle, text: str) -> Iterator[tuple[int, Values]]:
    """Grids of which all cells stand side by side, whatever is around them."""
    known, size = _known(puzzle), len(puzzle.grid.cells)
    for match in re.finditer(f"[{re.escape(''.join(known))}]{{{size},}}", text):
        for word in (match[0], match[0].strip(_ENDS), match[0].rstrip(_ENDS), match[0].lstrip(_ENDS)):
            if len(word) == size:
                yield match.end(), tuple(known[char] for char in word)
                break


def _lists(puzzle: gw.Puzzle, text: str) -> Iterator[tuple[int, Values]]:
    """Grids in brackets: `[[1, 2, …], …]`, or all numbers in one pair of them."""
    size = len(puzzle.grid.cells)
    start = None
    for bracket in _BRACKETS.finditer(text):
        if bracket[0].startswith("["):
            start = bracket.start()
        elif start is not None:
            values = _listed(puzzle.grid, text[start : bracket.end()])
            start = None
            if len(values) == size:
                yield bracket.end(), tuple(values)
    for match in _LIST.finditer(text):
        values = _listed(puzzle.grid, match[1])
        if len(values) == size:
            yield match.end(), tuple(values)


def _listed(grid: gw.Grid, text: str) -> list[int]:
    """The values of a list as JSON or Python write it, with their words for nothing."""
    return [_value(grid, int(number) if number else None) for number in _NUMBER.findall(text)]
