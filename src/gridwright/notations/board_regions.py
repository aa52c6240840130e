"""Board and regions: a Suguru as two flat Haskell lists, `tabuleiro` of values and `tabuleiroDiv` of
(region, value), with `n` for its size. The values stand in both lists and must agree."""

from __future__ import annotations

import re
from functools import partial

from gridwright.model.draft import Draft
from gridwright.model.grid import Grid
from gridwright.model.puzzle import Outcome
from gridwright.notations._shared.cells import board, must_be_square, rows_of
from gridwright.notations._shared.literals import Definitions, Literal, definitions, split_definitions
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.regions import region_numbers
from gridwright.notations._shared.source_text import SourceText, converted, counted, sized

_NAMES = re.compile(r"^[ \t]*(?:let[ \t]+)?tabuleiro(?:Div)?\b", re.MULTILINE)


def recognises(text: str) -> bool:
    return _NAMES.search(text) is not None


def read(text: str) -> Draft:
    defined = definitions(SourceText(text))
    size = defined.required("n")
    number = defined.integer(size, "n")
    grid = sized(number, number, *defined.source.place(size.start))
    values, pairs = (_listed(defined, grid, name) for name in ("tabuleiro", "tabuleiroDiv"))
    told = converted(grid.cells, lambda cell: _cell(defined, grid, cell, values[cell], pairs[cell]))
    labels, givens = tuple(str(label) for label, _ in told), tuple(given for _, given in told)
    places = {cell: defined.source.place(pair.start) for cell, pair in enumerate(pairs)}
    return Draft(kind="suguru", grid=grid, givens=givens, regions=labels, places=places)


def _listed(defined: Definitions, grid: Grid, name: str) -> tuple[Literal, ...]:
    """The list of that name, with an element for every cell."""
    literal = defined.required(name)
    items = defined.items(literal, name)
    if len(items) != len(grid.cells):
        message = f"{name} has {counted(len(items), 'element')} instead of {len(grid.cells)}, as n = {grid.rows}"
        raise defined.source.error(message, literal.start)
    return items


def _cell(defined: Definitions, grid: Grid, cell: int, value: Literal, pair: Literal) -> tuple[int, int]:
    """Region and value of a cell, as both lists state them."""
    name = grid.name(cell)
    given = defined.integer(value, f"tabuleiro at {name}")
    parts = defined.items(pair, f"tabuleiroDiv at {name}", 2)
    label, repeated = (defined.integer(part, f"tabuleiroDiv at {name}") for part in parts)
    if repeated != given:
        line, column = defined.source.place(value.start)
        message = f"{name}: tabuleiroDiv says {repeated} in {defined.quoted(pair)}"
        message += f", but tabuleiro says {given} in line {line}, column {column}"
        raise defined.source.error(message, pair.start, cell)
    return label, given


def write(draft: Draft) -> str:
    must_be_square(draft, "board-regions")
    grid = draft.grid
    values = _column(list(map(str, draft.givens)))
    pairs = [f"({region + 1},{value})" for region, value in zip(region_numbers(draft), draft.givens, strict=True)]
    return f"""\
-- O tabuleiro que queremos resolver
tabuleiro :: [Int]
{_assigned("tabuleiro", grid, values)}

-- O tabuleiro com as areas definidas atraves de tuplas
tabuleiroDiv :: [(Int,Int)]
{_assigned("tabuleiroDiv", grid, _column(pairs))}

-- n é a dimensao do tabuleiro(tabuleiro tera tamanho nxn)
n :: Int
n = {grid.rows}
"""


def _column(texts: list[str]) -> list[str]:
    width = max(map(len, texts))
    return [text.rjust(width) for text in texts]


def _assigned(name: str, grid: Grid, texts: list[str]) -> str:
    """A list with one row of the grid per line, each below the one before."""
    start = f"{name} = ["
    return start + (",\n" + " " * len(start)).join(", ".join(row) for row in rows_of(grid, texts)) + "]"


def solution(draft: Draft, outcome: Outcome) -> str:
    return board(draft.grid, outcome.solution.values) if outcome.solution else ""


NOTATION = Notation(
    id="board-regions",
    title="Haskell lists of values and of (region, value)",
    titles={
        "cs": "seznamy v Haskellu: hodnoty a dvojice (oblast, hodnota)",
        "de": "Haskell-Listen von Werten und von (Gebiet, Wert)",
        "es": "listas de Haskell de valores y de (región, valor)",
        "pt": "listas em Haskell de valores e de (região, valor)",
    },
    kinds=("suguru",),
    carries=frozenset({"regions"}),
    recognises=recognises,
    read=read,
    write=write,
    split=partial(split_definitions, needed=frozenset({"n", "tabuleiro"})),
    solution=solution,
    example="""\
-- O tabuleiro que queremos resolver
tabuleiro :: [Int]
tabuleiro = [0, 3, 0, 2, 0, 3,
             4, 0, 4, 0, 1, 0,
             0, 0, 0, 5, 0, 4,
             3, 5, 0, 0, 0, 0,
             0, 0, 0, 2, 0, 0,
             5, 2, 0, 0, 4, 0]

-- O tabuleiro com as areas definidas atraves de tuplas
tabuleiroDiv :: [(Int,Int)]
tabuleiroDiv = [(1,0), (1,3), (1,0), (2,2), (2,0), (2,3),
                (3,4), (4,0), (1,4), (5,0), (2,1), (2,0),
                (3,0), (4,0), (4,0), (5,5), (5,0), (5,4),
                (3,3), (3,5), (4,0), (6,0), (6,0), (5,0),
                (7,0), (3,0), (4,0), (6,2), (6,0), (8,0),
                (7,5), (7,2), (7,0), (7,0), (6,4), (8,0)]

-- n é a dimensao do tabuleiro(tabuleiro tera tamanho nxn)
n :: Int
n = 6
""",
)
