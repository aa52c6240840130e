"""Candidates: for every cell a character per value, the value itself or `.`; 729 characters for 9x9.

A cell with one candidate is a given, as nothing tells it from one. Others are a player's marks or the puzzle itself,
which candidate_meaning.py decides, unless `marks:` or `candidates:` stands before them. The grid of candidates that
people post, a word of digits per cell, is read too.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from math import isqrt
from typing import NamedTuple

from gridwright.clues.candidates import PrintedCandidates
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.model.grid import Grid
from gridwright.notations._shared.candidate_meaning import Meaning, meaning, stated, with_meaning
from gridwright.notations._shared.classic_grid import drawn_rows
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.source_text import SourceText, counted, quoted, refuse
from gridwright.notations._shared.symbols import SYMBOLS, must_have_symbols

__all__ = ["is_candidates"]

_LEAST = 4
"""The smallest grid. In a smaller one, the same characters could be another notation."""

_LONGEST = 10_000
"""Characters of a posted grid, with room for frames and spaces."""

_ABSENT = ".0"
_CELL = re.compile(r"<([1-9])>|\*([1-9])\*|([1-9]+)")
_WORD = re.compile(r"[^\s|]+")


class _PostedWord(NamedTuple):
    line: int
    column: int
    text: str


class _Cells(NamedTuple):
    """What is known of each cell, and where it stands. Marks are of cells without a value."""

    givens: list[int]
    entries: list[int]
    marks: list[frozenset[int]]
    places: dict[int, tuple[int, int]]


def is_candidates(text: str) -> bool:
    """Whether a text has a character for every cell and value, and most stand where that value's place is.

    729 characters could be a Sudoku of 27x27 too. But there all places of a column would belong to one value, which
    the column has only once: there are never more values in their places than columns.
    """
    chars = "".join(text.split())
    size = round(len(chars) ** (1 / 3))
    if size**3 != len(chars) or not _LEAST <= size < len(SYMBOLS):
        return False
    shown = sum(char not in _ABSENT for char in chars)
    right = sum(char.upper() == SYMBOLS[place % size + 1] for place, char in enumerate(chars))
    return right > isqrt(len(chars)) and 10 * right >= 9 * shown


def _posted(text: str) -> list[_PostedWord]:
    """The words of a posted grid, n rows of n; nothing if it is none."""
    rows = drawn_rows(text) if len(text) < _LONGEST else []
    words = [
        [_PostedWord(row.number, match.start() + 1, match.group()) for match in _WORD.finditer(row.text)]
        for row in rows
    ]
    if not _LEAST <= len(words) <= 9 or any(len(row) != len(words) for row in words) or _has_regions(text):
        return []
    return [word for row in words for word in row]


def _has_regions(text: str) -> bool:
    """Whether lines are drawn around regions of any shape, as `render` does, so that they mean more than boxes."""
    lines = [line for line in text.split("\n") if line.strip().startswith(("+", "|"))]
    return len({tuple(column for column, char in enumerate(line) if char in "+|") for line in lines}) > 1


def recognises(text: str) -> bool:
    _, text = stated(text)
    if is_candidates(text):
        return True
    words = _posted(text)
    digits = [word.text.strip("<>*") for word in words if _CELL.fullmatch(word.text)]
    rising = [word for word in digits if list(word) == sorted(set(word))]
    # With one digit everywhere it would be a table of values.
    return max(map(len, rising), default=0) > 1 and 10 * len(rising) >= 9 * len(words)


def read(text: str) -> Draft:
    said, text = stated(text)
    posted = [] if is_candidates(text) else _posted(text)
    cells = _read_posted(posted) if posted else _read_places(text)
    grid = Grid(isqrt(len(cells.givens)), isqrt(len(cells.givens)))
    everything = frozenset(range(1, grid.rows + 1))
    # All candidates in all empty cells say nothing: that is a puzzle, not a position.
    told = any(marks not in (frozenset(), everything) for marks in cells.marks)
    draft = Draft(
        kind="sudoku",
        grid=grid,
        givens=tuple(cells.givens),
        entries=tuple(cells.entries) if any(cells.entries) else (),
        marks=tuple(cells.marks) if told else (),
        places=cells.places,
    )
    # A player's own values, and single digits that are not given, stand among marks only.
    is_begun = any(cells.entries) or any(len(marks) == 1 for marks in cells.marks)
    return draft if is_begun and not said else with_meaning(draft, said)


def _read_places(text: str) -> _Cells:
    """A character per cell and value."""
    source = SourceText(text)
    chars = [(char, offset) for offset, char in enumerate(text) if not char.isspace()]
    size = round(len(chars) ** (1 / 3))
    if size**3 != len(chars) or size < _LEAST:
        raise FormatError(f"{counted(len(chars), 'character')} are not n for each cell; a 9x9 has 729")
    must_have_symbols(size, "candidates")
    grid = Grid(size, size)
    sets: list[frozenset[int]] = []
    problems: list[Problem] = []
    for cell in grid.cells:
        values = []
        for value, (char, offset) in enumerate(chars[cell * size : (cell + 1) * size], 1):
            if char.upper() == SYMBOLS[value]:
                values.append(value)
            elif char not in _ABSENT:
                message = f"{grid.name(cell)}: {char!r} where {SYMBOLS[value]!r} or '.' belongs"
                problems.append(source.problem(message, offset, cell))
        if not values:
            problems.append(source.problem(f"{grid.name(cell)} has no candidate", chars[cell * size][1], cell))
        sets.append(frozenset(values))
    refuse(problems)
    places = {cell: source.place(chars[cell * size][1]) for cell in grid.cells}
    givens = [next(iter(values)) if len(values) == 1 else 0 for values in sets]
    marks = [frozenset() if given else values for given, values in zip(givens, sets, strict=True)]
    return _Cells(givens, [0] * len(sets), marks, places)


def _read_posted(words: Sequence[_PostedWord]) -> _Cells:
    """A word of digits per cell. Where givens are told as `<5>` and entries as `*5*`, a lone digit is a mark."""
    size = isqrt(len(words))
    grid = Grid(size, size)
    found = _Cells([], [], [], {})
    problems: list[Problem] = []
    angled = any(word.text.startswith("<") for word in words)
    for cell, (line, column, text) in enumerate(words):
        match = _CELL.fullmatch(text)
        values = sorted(map(int, text.strip("<>*"))) if match else []
        if not values or values[-1] > size or len(set(values)) < len(values):
            message = f"{grid.name(cell)}: {quoted(text)} are not candidates from 1 to {size}"
            problems.append(Problem(message, (cell,), line, column))
        given = match is not None and (match[1] or (not angled and match[3] and len(values) == 1))
        entry = match is not None and match[2]
        found.givens.append(values[0] if given else 0)
        found.entries.append(values[0] if entry else 0)
        found.marks.append(frozenset() if given or entry else frozenset(values))
        found.places[cell] = line, column
    refuse(problems)
    return found


def write(draft: Draft) -> str:
    size = draft.grid.rows
    must_have_symbols(size, "candidates")
    if size < _LEAST:
        raise FormatError(f"candidates needs a grid of at least {_LEAST}x{_LEAST}")
    everything = frozenset(range(1, size + 1))
    marked = draft.marks if any(draft.marks) else _printed(draft, everything)
    pairs = list(zip(draft.givens, marked, strict=True))
    _must_be_clear(draft, pairs)
    if any(draft.marks) and all(given or marks == everything for given, marks in pairs):
        raise FormatError("candidates cannot carry all marks in all cells: they would mean no marks at all")
    characters = "".join(
        SYMBOLS[value] if value == given or value in marks else "."
        for given, marks in pairs
        for value in range(1, size + 1)
    )
    return f"{_word(draft, marked)}{characters}\n"


def _printed(draft: Draft, everything: frozenset[int]) -> list[frozenset[int]]:
    """The candidates that clues leave each cell without a given; without a clue, all of them."""
    marked = [frozenset() if given else everything for given in draft.givens]
    for clue in draft.clues:
        if isinstance(clue, PrintedCandidates):
            values = frozenset(clue.values)
            if marked[clue.cell] != everything or values == everything:
                raise FormatError(f"candidates cannot carry {clue.word} beside what else is said of that cell")
            marked[clue.cell] = values
    return marked


def _word(draft: Draft, marked: Sequence[frozenset[int]]) -> str:
    """What to write before candidates that would be taken for something else."""
    if draft.clues and any(draft.marks):
        raise FormatError("candidates cannot carry both marks and candidates that are the puzzle")
    if not draft.clues and not any(draft.marks):
        return ""
    found = meaning(replace(draft, clues=(), marks=tuple(marked)))
    if draft.clues:
        return "" if found is Meaning.CLUES else "candidates:\n"
    return "marks:\n" if found.are_clues else ""


def _must_be_clear(draft: Draft, pairs: Sequence[tuple[int, frozenset[int]]]) -> None:
    """Refuse givens and marks of cells that would be read as something else."""
    strays = {
        "marks in cells that are given": [bool(given and marks) for given, marks in pairs],
        "a cell without marks beside others that have some": [not given and not marks for given, marks in pairs],
        "a single mark, which would be a given": [not given and len(marks) == 1 for given, marks in pairs],
    }
    for what, stray in strays.items():
        cells = [cell for cell, is_one in enumerate(stray) if is_one]
        if cells:
            raise FormatError(f"candidates cannot carry {what}: {draft.grid.names(cells)}")


NOTATION = Notation(
    id="candidates",
    title="n characters per cell, one for each candidate",
    titles={
        "cs": "n znaků na buňku, jeden za každého kandidáta",
        "de": "n Zeichen je Zelle, eines für jeden Kandidaten",
        "es": "n caracteres por celda, uno por candidato",
        "pt": "n caracteres por célula, um para cada candidato",
    },
    kinds=("sudoku",),
    carries=frozenset({"marks", "candidates"}),
    recognises=recognises,
    read=read,
    write=write,
    example="1...1234123412341234.2..123412341234123412341234..3.12341234...4\n",
)
