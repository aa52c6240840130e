"""What `--so-far` adds to a position: changes in words, steps that were told, the same puzzle in any notation, or rows.

Of rows alone is known how many they must be, so that they need no notation.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import click

import gridwright as gw
from gridwright.cli.shared.inputs import Puzzles, Refuse, text_of
from gridwright.notations import recognised
from gridwright.session.changes import begins_with_cell, changed, read_changes
from gridwright.words import say

__all__ = ["SoFar", "extended", "read_so_far", "so_far_option"]

_WORD = re.compile(r"[^\s,;|\[\]()]+")
_VALUE = re.compile(r"[0-9]{1,3}|[A-WYZa-wyz.*_?-]")
"""X is left to notations: it means empty in small grids and 33 in large ones."""
_EMPTY = ".0*_?-"
_DIGITS = re.compile(r"[0-9.*_?-]+")
_LONGEST = 100_000
"""Characters from which a text is no rows of one puzzle."""
_MOST = 20
"""Problems that are told."""
_QUOTED = 40
"""Characters of a row that a problem quotes."""


class _PlacedText(NamedTuple):
    """What stands between blanks, commas or brackets, and where."""

    text: str
    line: int
    column: int


_Row = list[_PlacedText]


so_far_option = click.option(
    "--so-far", multiple=True, metavar="FILE|TEXT|-",
    help="What you have done so far: 'r5c5=5 r1c3!=5', steps as they are printed, or the puzzle or its rows as filled "
    "in. May be given several times.",
)  # fmt: skip


def read_so_far(
    arguments: Sequence[str], puzzles: Puzzles, refuse: Refuse, *, lang: str
) -> list[SoFar] | None:
    """What the arguments of --so-far say, in their order; None when one cannot be read, which is told."""
    if "-" in arguments and [*(puzzles.arguments or ("-",)), *arguments].count("-") > 1:
        raise click.UsageError(say("so-far-both", lang))
    found: list[SoFar] = []
    for argument in arguments:
        standard = say("standard-input", puzzles.names)
        name = standard if argument == "-" else argument if os.path.exists(argument) else "--so-far"
        try:
            found.append(SoFar(name, text_of(argument), puzzles, lang))
        except gw.GridwrightError as error:
            refuse(name, error)
            return None
    return found


def extended(position: gw.Position, so_far: Sequence[SoFar], refuse: Refuse) -> gw.Position | None:
    """The position with all that was done so far; None when something of it cannot be, which is told."""
    for one in so_far:
        try:
            position = one.added_to(position)
        except gw.GridwrightError as error:
            refuse(one.name, error)
            return None
    return position


@dataclass(frozen=True, slots=True)
class SoFar:
    """What an argument of --so-far says, what to call it, and the options that say how puzzles are read."""

    name: str
    text: str
    puzzles: Puzzles
    lang: str

    def added_to(self, position: gw.Position) -> gw.Position:
        """The position with what the text adds to it. Where both say something, the text is newer."""
        if not self.text.strip():  # nothing was done so far
            return position
        if begins_with_cell(self.text):
            return changed(position, read_changes(self.text, position.puzzle, self.lang), self.lang)
        from gridwright.session.transcript import transcript  # noqa: PLC0415 - loaded when it is needed

        if parts := transcript(self.text, self.lang):
            for part in parts:
                position = replace(self, text=part).added_to(position)
            return position
        return self._merged(position)

    def _merged(self, position: gw.Position) -> gw.Position:
        """The position with what the puzzle or its rows hold besides."""
        puzzle, filled = position.puzzle, self._read(position.puzzle)
        givens = puzzle.givens
        changed = [cell for cell, value in enumerate(filled.values) if givens[cell] and value not in (0, givens[cell])]
        if changed:
            raise gw.GridwrightError(self._say("so-far-other", cells=puzzle.grid.names(changed)))
        entries = tuple(new or old for new, old in zip(filled.values, position.values, strict=True))
        return gw.Position(puzzle, entries, _newer(filled.marks, position.marks))

    def _read(self, puzzle: gw.Puzzle) -> gw.Position:
        """The puzzle with what is filled in as its givens."""
        rows = _rows(self.text)
        cells = _fitting(rows, puzzle.grid)
        problems = self._wrong_rows(rows, puzzle.grid) if cells is None else self._wrong_values(cells, puzzle)
        if cells and not problems:
            return gw.Position(puzzle.with_values([_value(cell, puzzle.grid) for cell in cells]))
        # A notation says better what is wrong with a square, but of other bare rows it knows too little.
        told = _few(problems) if _is_bare(rows) and (cells or not puzzle.grid.is_square) else None
        try:
            return self._as_notation(puzzle)
        except gw.GridwrightError as error:
            raise told or error from None

    def _as_notation(self, puzzle: gw.Puzzle) -> gw.Position:
        if "\n" not in self.text.strip() and not recognised(self.text):
            raise gw.FormatError(self._say("so-far-unknown", text=_shortened(self.text.strip())))
        found = list(self.puzzles.load_each(self.text))
        if len(found) > 1:
            raise gw.FormatError(self._say("so-far-many", count=len(found)))
        filled = found[0].or_raise()
        rows, cols = filled.puzzle.grid.rows, filled.puzzle.grid.cols
        if filled.puzzle.grid != puzzle.grid:
            wanted = f"{puzzle.grid.rows}x{puzzle.grid.cols}"
            raise gw.FormatError(self._say("so-far-size", rows=rows, cols=cols, wanted=wanted))
        return gw.Position(puzzle.with_values(filled.values), (), filled.marks)

    def _wrong_rows(self, rows: Sequence[_Row], grid: gw.Grid) -> list[gw.Problem]:
        """Rows of the wrong length, or how many rows there are instead."""
        width = len(grid.cells) if len(rows) == 1 else grid.cols
        if len(rows) not in (1, grid.rows):
            return [gw.Problem(self._say("so-far-rows", count=len(rows), wanted=grid.rows))]
        return [
            gw.Problem(
                self._say("so-far-cells", count=_length(row), wanted=width, text=_quoted(row)),
                line=row[0].line,
                column=row[0].column,
            )
            for row in rows
            if _cut(row, width) is None
        ]

    def _wrong_values(self, cells: _Row, puzzle: gw.Puzzle) -> list[gw.Problem]:
        """What is no value, or none that its cell can take."""
        name = puzzle.grid.name
        problems = [
            gw.Problem(self._say("so-far-value", cell=name(cell), text=repr(text)), (cell,), line, column)
            for cell, (text, line, column) in enumerate(cells)
            if not _VALUE.fullmatch(text)
        ]
        if not problems:
            try:
                puzzle.with_values([_value(cell, puzzle.grid) for cell in cells])
            except gw.RuleError as error:
                return [problem.at(*cells[problem.cells[0]][1:]) for problem in error.problems]
        return problems

    def _say(self, key: str, **fields: object) -> str:
        return say(key, self.lang, **fields)


def _newer(new: Sequence[frozenset[int]], old: Sequence[frozenset[int]]) -> tuple[frozenset[int], ...]:
    """The marks of every cell, the new ones where there are any."""
    if not new or not old:
        return tuple(new or old)
    return tuple(one or other for one, other in zip(new, old, strict=True))


def _rows(text: str) -> list[_Row]:
    """The lines that hold anything, in words; none where there is more than a puzzle has."""
    if len(text) > _LONGEST:
        return []
    return [row for number, line in enumerate(text.split("\n"), 1) if (row := list(_words(line, number)))]


def _words(line: str, number: int) -> Iterator[_PlacedText]:
    return (_PlacedText(match.group(), number, match.start() + 1) for match in _WORD.finditer(line))


def _fitting(rows: Sequence[_Row], grid: gw.Grid) -> _Row | None:
    """The cells, if they are as many as the grid has: a row on each line, or all of them on one."""
    if len(rows) not in (1, grid.rows):
        return None
    cut = [_cut(row, len(grid.cells) // len(rows)) for row in rows]
    return None if None in cut else [cell for row in cut if row for cell in row]


def _cut(row: _Row, width: int) -> _Row | None:
    """So many cells: each a word, or else each a character."""
    if len(row) == width:
        return row
    chars = [_PlacedText(char, line, column) for text, line, start in row for column, char in enumerate(text, start)]
    return chars if len(chars) == width else None


def _length(row: _Row) -> int:
    """How many cells a row was meant to have: values with something between them, or characters."""
    return len(row) if all(_VALUE.fullmatch(word.text) for word in row) else sum(len(word.text) for word in row)


def _is_bare(rows: Sequence[_Row]) -> bool:
    """Whether there is nothing but values, or so few other things that these are slips."""
    words = [word for row in rows for word in row]
    return 4 * sum(_DIGITS.fullmatch(word.text) is not None for word in words) >= 3 * len(words) > 0


def _value(cell: _PlacedText, grid: gw.Grid) -> int:
    """The value that a cell's text means, 0 for empty: a number, or a letter from A = 10 on. 0 may be a value, too."""
    if cell.text in _EMPTY and (cell.text != "0" or grid.first):
        return 0
    return grid.value(int(cell.text, 36 if cell.text.isalpha() else 10))


def _quoted(row: _Row) -> str:
    return _shortened(" ".join(word.text for word in row))


def _shortened(text: str) -> str:
    return repr(text) if len(text) <= _QUOTED else repr(text[:_QUOTED]) + "…"


def _few(problems: Sequence[gw.Problem]) -> gw.FormatError:
    return gw.FormatError(*problems[:_MOST], *(["…"] if len(problems) > _MOST else []))
