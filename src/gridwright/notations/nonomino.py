"""Nonomino: a jigsaw as a flat list of n·n integers whose tens are the region, 1 to 9, and units the value.

Commas, brackets, spaces and line breaks all separate.
"""

from __future__ import annotations

import re
from math import isqrt

from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.model.grid import Grid
from gridwright.model.puzzle import Outcome, Status
from gridwright.notations._shared.cells import board, rows_of
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.regions import region_numbers
from gridwright.notations._shared.source_text import SourceText, as_int, counted, quoted, refuse

_MOST = 9
_WORD = re.compile(r"[^\s,\[\]]+")
_START = re.compile(r"[\s\[]*[0-9]")


def recognises(text: str) -> bool:
    if not _START.match(text):
        return False
    # Longer lists of integers are rows of a large Sudoku, which may well hold more two-digit values than others.
    words = _WORD.findall(text[:4000])
    if len(words) == 1 and "[" not in text:  # a number may be anything
        return False
    return len(words) <= 100 and 2 * sum(10 <= (as_int(word) or 0) <= 99 for word in words) > len(words)


def read(text: str) -> Draft:
    source = SourceText(text)
    words = list(_WORD.finditer(text))
    size = isqrt(len(words))
    if not words or size * size != len(words):
        raise FormatError(f"{counted(len(words), 'integer')} do not make a square grid (9x9 has 81 cells)")
    if size > _MOST:
        raise FormatError(f"a grid of {size}x{size}; with regions 1 to {_MOST} it can be {_MOST}x{_MOST} at most")
    grid = Grid(size, size)
    givens: list[int] = []
    labels: list[str] = []
    problems: list[Problem] = []
    for cell, word in enumerate(words):
        region, value = divmod(as_int(word.group()) or 0, 10)
        if not 1 <= region <= _MOST:
            message = f"{grid.name(cell)}: {quoted(word.group())} is not a region 1 to {_MOST} followed by a value"
            problems.append(source.problem(message, word.start(), cell))
        givens.append(value)
        labels.append(str(region))
    refuse(problems)
    places = {cell: source.place(word.start()) for cell, word in enumerate(words)}
    return Draft(kind="jigsaw", grid=grid, givens=tuple(givens), regions=tuple(labels), places=places)


def write(draft: Draft) -> str:
    grid = draft.grid
    if grid.rows > _MOST:
        raise FormatError(f"nonomino has regions 1 to {_MOST}, not {grid.rows}")
    cells = [str(10 * region + 10 + value) for region, value in zip(region_numbers(draft), draft.givens, strict=True)]
    return "[" + ",\n ".join(", ".join(row) for row in rows_of(grid, cells)) + "]\n"


def flat(text: str) -> str:
    return text.strip().replace("\n ", " ") + "\n"


def solution(draft: Draft, outcome: Outcome) -> str:
    if outcome.solution:
        return board(draft.grid, outcome.solution.values)
    return "Not_solution\n" if outcome.status is Status.NONE else ""


NOTATION = Notation(
    id="nonomino",
    title="integers of region and value",
    titles={
        "cs": "celá čísla oblasti a hodnoty",
        "de": "ganze Zahlen für Gebiet und Wert",
        "es": "enteros de región y valor",
        "pt": "inteiros de região e valor",
    },
    kinds=("jigsaw",),
    carries=frozenset({"regions"}),
    recognises=recognises,
    read=read,
    write=write,
    flat=flat,
    solution=solution,
    example="""\
[11, 10, 10, 20, 20, 20, 20, 28, 20,
 10, 10, 10, 30, 36, 20, 40, 40, 25,
 10, 14, 10, 30, 30, 30, 40, 40, 20,
 50, 52, 50, 50, 58, 30, 40, 40, 40,
 50, 50, 64, 60, 50, 30, 40, 40, 76,
 80, 50, 60, 60, 60, 30, 70, 70, 70,
 80, 60, 60, 60, 60, 30, 90, 90, 77,
 80, 80, 82, 85, 90, 90, 94, 70, 70,
 80, 80, 80, 90, 90, 99, 90, 71, 70]
""",
)
