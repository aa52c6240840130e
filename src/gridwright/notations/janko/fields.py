"""The lines between `begin` and `end`: a name with words after it, or the name of a grid with its rows below."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from gridwright.model.errors import FormatError, Problem
from gridwright.model.grid import Grid
from gridwright.model.suggestions import unknown
from gridwright.notations._shared.source_text import SourceText, Span, as_int, counted, quoted, refuse, sized

__all__ = ["NOTHING", "JankoFields", "fields_in"]

NOTHING = ("-", ".", "?", "0")
"""What stands where nothing is told."""

_WORD = re.compile(r"\S+")
_GRIDS = ("problem", "areas", "clues", "clabels", "rlabels", "solution")
_FIELDS = (
    "puzzle", "title", "author", "source", "solver", "info", "mail", "pid", "unit", "unitsize", "variant", "layout",
    "options", "size", "rows", "cols", "depth", "pattern", "patternx", "patterny", "moves",
)

_PART = "a part of the puzzle may be missing; if it is whole, add"


class JankoFields(NamedTuple):
    """What the lines say."""

    source: SourceText
    words: Mapping[str, Span]
    grids: Mapping[str, Sequence[Sequence[Span]]]

    def text(self, name: str) -> str:
        return self.words[name].text if name in self.words else ""

    def number(self, name: str) -> int | None:
        if name not in self.words:
            return None
        text, start = self.words[name]
        number = as_int(text)
        if number is None:
            raise self.source.error(f"{name}: {quoted(text)} is not a number", start)
        return number

    def size(self, *, doubled: bool) -> Grid:
        """The grid as stated, or else as the first rows show it; `doubled` if signs stand between them."""
        size = self.number("size")
        rows, cols = self.number("rows") or size, self.number("cols") or size
        if rows is None or cols is None:
            name, shown = next(((name, grid) for name, grid in self.grids.items() if grid), ("", [[]]))
            if not name:
                raise FormatError("nothing says how large the grid is: there is no line such as 'size 9'")
            is_wide = doubled and name == "problem"
            rows, cols = ((count + 1) // 2 if is_wide else count for count in (len(shown), len(shown[0])))
        place = next((self.words[name].start for name in ("size", "rows", "puzzle") if name in self.words), 0)
        return sized(rows, cols, *self.source.place(place))

    def cells(self, name: str, rows: int, cols: int) -> list[Span]:
        """The items of a grid of that size, row by row; none if there is no such grid."""
        grid = self.grids.get(name) or []
        if grid and len(grid) != rows:
            count = counted(len(grid), "row")
            raise self.source.error(f"{name} has {count} instead of {rows}", grid[0][0].start)
        problems: list[Problem] = []
        for number, row in enumerate(grid, 1):
            if len(row) != cols:
                message = f"row {number} of {name} has {counted(len(row), 'cell')} instead of {cols}"
                problems.append(self.source.problem(message, row[0].start))
        refuse(problems)
        return [item for row in grid for item in row]


def fields_in(text: str) -> JankoFields:
    """What stands between the first `begin` and its `end`."""
    source = SourceText(text)
    words: dict[str, Span] = {}
    grids: dict[str, list[list[Span]]] = {}
    again: list[tuple[str, int, list[list[Span]]]] = []
    rows: list[list[Span]] | None = None
    begun, start = False, 0
    for line in text.split("\n"):
        items = [Span(match.group(), start + match.start()) for match in _WORD.finditer(line)]
        name = _unbracketed(items[0].text.lower()) if items else ""
        if begun and name == "end":
            _must_agree(source, grids, again)
            return JankoFields(source, words, grids)
        if begun and name.endswith("_") and name[:-1] in _FIELDS:
            rows = None  # a field that was put out of use
        elif name in _FIELDS and begun:
            rest = items[1].start if len(items) > 1 else items[0].start
            words.setdefault(name, Span(text[rest : start + len(line)].strip() if len(items) > 1 else "", rest))
            rows = [] if name == "moves" else None
        elif name in _GRIDS and begun:
            rows = []
            if name in grids:
                again.append((name, items[0].start, rows))
            else:
                grids[name] = rows
        elif name and begun:
            if rows is None:
                raise source.error(unknown("field", name, (*_FIELDS, *_GRIDS)), items[0].start)
            rows.append(items)
        begun = begun or name == "begin"
        start += len(line) + 1
    if begun:
        raise source.error(f"there is no line 'end' after this one: {_PART} 'end'", len(text.rstrip()) - 1)
    raise source.error(f"there is no line 'begin': {_PART} 'begin'", 0)


def _unbracketed(word: str) -> str:
    """The name that a word is: pages of today have those of grids in brackets, `[problem]`."""
    return word[1:-1] if word.startswith("[") and word.endswith("]") else word


def _must_agree(
    source: SourceText, grids: Mapping[str, list[list[Span]]], again: Sequence[tuple[str, int, list[list[Span]]]]
) -> None:
    """Refuse a grid that is there twice and says something else the second time."""
    for name, start, rows in again:
        first = [[item.text for item in row] for row in grids[name]]
        if first != [[item.text for item in row] for row in rows]:
            raise source.error(f"a second grid {quoted(name)}, which differs from the first", start)
