"""SumoCue: `SumoCueV1`, a `D` if there are diagonals, and 81 times `=` with a value and, in jigsaws, `J` with a region.

What SumoCue calls a cage of one cell is a given. Other cages are refused, and so are sums that no cell can hold.
"""

from __future__ import annotations

import re

from gridwright.model.draft import Draft
from gridwright.notations._shared.classic_grid import GRID, must_be_classic
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.regions import region_numbers
from gridwright.notations._shared.source_text import SourceText, as_int, counted, quoted, refuse

_SIGNATURE = "SumoCueV"
_START = re.compile(rf"\s*{_SIGNATURE}(\w*?)(D?)\s*(?=[=+]|$)")
_CELL = re.compile(r"([=+])\s*([0-9]*)\s*(?:J\s*([0-8]))?\s*")


def recognises(text: str) -> bool:
    return text.lstrip().startswith(_SIGNATURE)


def read(text: str) -> Draft:
    source = SourceText(text)
    start = _START.match(text)
    if start is None or start[1] != "1":
        raise source.error(f"{quoted(text.strip().partition('=')[0])} is not 'SumoCueV1', which is read", 0)
    cells = _cells(source, start.end())
    _must_have_no_cages(source, cells)
    regions = _regions(source, cells)
    return Draft(
        kind="jigsaw" if regions else "sudoku",
        grid=GRID,
        givens=tuple(int(match[2]) for match in cells),
        regions=regions,
        options=frozenset({"diagonals"} if start[2] else ()),
        places={cell: source.place(match.start()) for cell, match in enumerate(cells)},
    )


def _cells(source: SourceText, start: int) -> list[re.Match[str]]:
    text, offset = source.text, start
    cells: list[re.Match[str]] = []
    while offset < len(text):
        match = _CELL.match(text, offset)
        if match is None:
            what = f"{quoted(text[offset:].split(maxsplit=1)[0])} is not a cell such as '=5' or '=5J0'"
            raise source.error(what, offset)
        cells.append(match)
        offset = match.end()
    if len(cells) != len(GRID.cells):
        raise source.error(f"{counted(len(cells), 'cell')} instead of 81", start)
    return cells


def _must_have_no_cages(source: SourceText, cells: list[re.Match[str]]) -> None:
    for cell, match in enumerate(cells):
        if match[1] == "+" or (as_int(match[2]) or 0) > 9:
            what = f"{GRID.name(cell)}: {quoted(match.group().strip())}"
            raise source.error(f"{what} is of a killer cage, which Gridwright does not know", match.start(), cell)
        if as_int(match[2]) is None:
            what = f"{GRID.name(cell)}: {quoted(match.group().strip())} has no value"
            raise source.error(f"{what}; 0 means empty", match.start(), cell)


def _regions(source: SourceText, cells: list[re.Match[str]]) -> tuple[str, ...] | None:
    """The region of each cell; None if no cell has one."""
    if not any(match[3] for match in cells):
        return None
    refuse(
        [
            source.problem(f"{GRID.name(cell)}: {quoted(match.group().strip())} has no region", match.start(), cell)
            for cell, match in enumerate(cells)
            if not match[3]
        ]
    )
    return tuple(match[3] for match in cells)


def write(draft: Draft) -> str:
    must_be_classic(draft, "sumocue")
    start = f"{_SIGNATURE}1{'D' if 'diagonals' in draft.options else ''}"
    regions = [f"J{number}" if draft.regions else "" for number in region_numbers(draft)]
    return start + "".join(f"={given}{region}" for given, region in zip(draft.givens, regions, strict=True)) + "\n"


NOTATION = Notation(
    id="sumocue",
    title="SumoCueV1 and 81 cells with their regions",
    titles={
        "cs": "SumoCueV1 a 81 buněk s jejich oblastmi",
        "de": "SumoCueV1 und 81 Zellen mit ihren Gebieten",
        "es": "SumoCueV1 y 81 celdas con sus regiones",
        "pt": "SumoCueV1 e 81 células com suas regiões",
    },
    kinds=("jigsaw", "sudoku"),
    carries=frozenset({"regions", "diagonals"}),
    recognises=recognises,
    read=read,
    write=write,
    example="SumoCueV1=0J0=0J1=0J1=0J1=0J2=8J2=0J2=7J3=0J3=0J0=0J1=0J1=1J2=0J2=0J2=9J2=0J3=0J3=0J0=0J0=5J1=8J1=0J"
    "1=0J2=2J3=4J3=3J4=0J0=0J0=0J0=0J0=0J1=0J2=0J3=0J3=5J4=0J5=0J5=0J5=0J0=0J6=0J6=0J3=0J4=0J4=4J5=0J6=0J"
    "6=0J6=0J6=0J7=0J7=0J4=0J4=6J5=5J5=2J5=0J6=0J6=4J7=3J7=0J4=0J4=0J5=0J8=7J5=0J6=0J8=5J8=0J7=0J7=0J4=0J"
    "8=3J8=0J8=2J8=0J8=0J8=0J7=0J7=0J7\n",
)
