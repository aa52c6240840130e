"""The .ss file of Simple Sudoku: rows such as `53.|.7.|...` with dashes between the bands of boxes.

Its clipboard has the same in a frame, with or without spaces between the cells, and the program's name below.
"""

from __future__ import annotations

import re

from gridwright.model.draft import Draft
from gridwright.notations._shared.classic_grid import GRID, drawn_rows, must_be_classic, read_rows, written_rows
from gridwright.notations._shared.notation import Notation

_BOX = r"(?:\s*[1-9.0*_?X]){3}\s*"
_ROW = re.compile(rf"\s*\|?{_BOX}\|{_BOX}\|{_BOX}\|?\s*")


def recognises(text: str) -> bool:
    """Whether all that has cells is nine rows cut into three boxes."""
    rows = drawn_rows(text) if len(text) < 2000 else []
    return len(rows) == 9 and all(_ROW.fullmatch(row.text) for row in rows)


def read(text: str) -> Draft:
    givens = read_rows(drawn_rows(text), "the puzzle", "|")
    return Draft(kind="sudoku", grid=GRID, givens=givens.values, places=givens.places)


def write(draft: Draft) -> str:
    must_be_classic(draft, "ss")
    rows = [f"{row[:3]}|{row[3:6]}|{row[6:]}" for row in written_rows(draft.givens)]
    return "\n".join([*rows[:3], "-" * 11, *rows[3:6], "-" * 11, *rows[6:]]) + "\n"


NOTATION = Notation(
    id="ss",
    title="a .ss file of Simple Sudoku",
    titles={
        "cs": "soubor .ss programu Simple Sudoku",
        "de": "eine .ss-Datei von Simple Sudoku",
        "es": "un archivo .ss de Simple Sudoku",
        "pt": "um arquivo .ss do Simple Sudoku",
    },
    kinds=("sudoku",),
    carries=frozenset(),
    recognises=recognises,
    read=read,
    write=write,
    example="""\
53.|.7.|...
6..|195|...
.98|...|.6.
-----------
8..|.6.|..3
4..|8.3|..1
7..|.2.|..6
-----------
.6.|...|28.
...|419|..5
...|.8.|.79
""",
)
