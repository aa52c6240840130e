"""The .sdk file of SudoCue: nine rows with `.` for empty, after lines such as `#AName` about the puzzle."""

from __future__ import annotations

import re

from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.notations._shared.classic_grid import GRID, must_be_classic, read_rows, written_rows
from gridwright.notations._shared.credits import credit_lines, credits_in, is_credit
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.source_text import TextLine
from gridwright.notations._shared.symbols import is_symbol

_KNOWN = re.compile(r"\s*#[ABCDLSU]")


def recognises(text: str) -> bool:
    """Whether a row of nine cells follows after lines about the puzzle."""
    lines = [line for line in text.split("\n", 40)[:40] if line.strip()]
    row = next((line.strip() for line in lines if not is_credit(line)), "")
    return bool(lines) and _KNOWN.match(lines[0]) is not None and len(row) == 9 and all(map(is_symbol, row))


def read(text: str) -> Draft:
    lines = [TextLine(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines:
        raise FormatError("there are no rows")
    givens = read_rows([line for line in lines if not is_credit(line.text)], "the puzzle")
    said = credits_in(line.text for line in lines if is_credit(line.text))
    return Draft(
        kind="sudoku",
        grid=GRID,
        givens=givens.values,
        title=said.title,
        author=said.author,
        source=said.source,
        places=givens.places,
    )


def write(draft: Draft) -> str:
    must_be_classic(draft, "sdk")
    # Without any such line the rows would be those of a picture, and nothing would show that this is a file.
    said = {"A": "#A"} | credit_lines(draft, "")
    return "\n".join([*said.values(), *written_rows(draft.givens)]) + "\n"


NOTATION = Notation(
    id="sdk",
    title="a .sdk file of SudoCue",
    titles={
        "cs": "soubor .sdk programu SudoCue",
        "de": "eine .sdk-Datei von SudoCue",
        "es": "un archivo .sdk de SudoCue",
        "pt": "um arquivo .sdk do SudoCue",
    },
    kinds=("sudoku",),
    carries=frozenset(),
    recognises=recognises,
    read=read,
    write=write,
    example="""\
#AGridwright
#DAn example
53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79
""",
)
