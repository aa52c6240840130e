"""Groups: a Suguru as Haskell definitions: `n`, `groups` of (row, col) from 0, and `startValues`.

The same is read from a JSON object with `n`, `groups` and `startValues`. Wherever a value stands, its name may
stand instead, and the other way round.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import partial

from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.model.grid import Grid
from gridwright.model.puzzle import Outcome, Status
from gridwright.notations._shared.cells import must_be_square
from gridwright.notations._shared.literals import Definitions, Literal, definitions, split_definitions
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.regions import region_numbers
from gridwright.notations._shared.source_text import SourceText, enough, refuse, sized

_HASKELL = re.compile(r"^[ \t]*(?:let[ \t]+\w+|groups|startValues)[ \t]*=", re.MULTILINE)
_JSON = re.compile(r'"groups"\s*:')


def recognises(text: str) -> bool:
    pattern = _JSON if text.lstrip().startswith("{") else _HASKELL
    return pattern.search(text) is not None


def read(text: str) -> Draft:
    defined = definitions(SourceText(text))
    size = defined.required("n")
    number = defined.integer(size, "n")
    grid = sized(number, number, *defined.source.place(size.start))
    homes, labels = _groups(defined, grid)
    givens, stated = _givens(defined, grid)
    return Draft(
        kind="suguru",
        grid=grid,
        givens=givens,
        regions=labels,
        places={cell: defined.source.place(literal.start) for cell, literal in stated.items()},
        region_places={cell: defined.source.place(literal.start) for cell, literal in homes.items()},
    )


def _groups(defined: Definitions, grid: Grid) -> tuple[dict[int, Literal], tuple[str, ...]]:
    """Where each cell stands, and the label of its group."""
    source = defined.source
    problems: list[Problem] = []
    homes: dict[int, Literal] = {}
    labels = [""] * len(grid.cells)
    groups = defined.required("groups")
    for number, group in enumerate(defined.items(groups, "groups"), 1):
        for literal in defined.items(group, f"group {number}"):
            try:
                cell = _cell(defined, grid, literal)
            except FormatError as error:
                problems += error.problems
                if enough(problems):
                    refuse(problems)
                continue
            if cell in homes:
                line, column = source.place(homes[cell].start)
                message = f"{grid.name(cell)} is in two groups; line {line}, column {column} has it too"
                problems.append(source.problem(f"{message}: {defined.quoted(literal)}", literal.start, cell))
            homes.setdefault(cell, literal)
            labels[cell] = labels[cell] or str(number)
            if enough(problems):
                refuse(problems)
    problems += (
        source.problem(f"{grid.name(cell)} {grid.where(cell)} is in no group", groups.start, cell)
        for cell in grid.cells
        if cell not in homes
    )
    refuse(problems)
    return homes, tuple(labels)


def _givens(defined: Definitions, grid: Grid) -> tuple[tuple[int, ...], dict[int, Literal]]:
    """The start values, and where each of them is stated."""
    source = defined.source
    problems: list[Problem] = []
    values: dict[int, int] = {}
    stated: dict[int, Literal] = {}
    for literal in _start_values(defined):
        try:
            position, value = defined.items(literal, "a start value", 2)
            cell = _cell(defined, grid, position)
            (single,) = defined.items(value, f"the value of {grid.name(cell)}", 1)
            number = defined.integer(single, f"the value of {grid.name(cell)}")
            found = defined.resolved(single)
            if number == 0:
                raise source.error(f"{grid.name(cell)}: 0 is not a value", found.start, cell)
            if cell in values:
                line, column = source.place(stated[cell].start)
                message = f"{grid.name(cell)} has two start values; line {line}, column {column} has one too"
                raise source.error(f"{message}: {defined.quoted(literal)}", literal.start, cell)
            values[cell], stated[cell] = number, found
        except FormatError as error:
            problems += error.problems
            if enough(problems):
                break
    refuse(problems)
    return tuple(values.get(cell, 0) for cell in grid.cells), stated


def _start_values(defined: Definitions) -> tuple[Literal, ...]:
    if "startValues" in defined.named:
        return defined.items(defined.named["startValues"], "startValues")
    for name, literal in defined.named.items():
        if name.startswith("startVal"):
            raise defined.source.error(f"startValues is missing, so {name} would be lost", literal.start)
    return ()


def _cell(defined: Definitions, grid: Grid, literal: Literal) -> int:
    found = defined.resolved(literal)
    row, col = (defined.integer(part, "a row or column") for part in defined.items(found, "a position", 2))
    if not (0 <= row < grid.rows and 0 <= col < grid.cols):
        message = f"{defined.quoted(found)} is off the grid of {grid.rows}x{grid.cols}; rows and columns count from 0"
        raise defined.source.error(message, found.start)
    return row * grid.cols + col


def write(draft: Draft) -> str:
    must_be_square(draft, "groups")
    positions = ["({},{})".format(*draft.grid.where(cell)) for cell in draft.grid.cells]
    groups: dict[int, list[str]] = {}
    for number, position in zip(region_numbers(draft), positions, strict=True):
        groups.setdefault(number, []).append(position)
    givens = [(position, value) for position, value in zip(positions, draft.givens, strict=True) if value]
    lines = [f"n = {draft.grid.rows}", f"groups = {_list(map(_list, groups.values()))}"]
    for i, (position, value) in enumerate(givens):
        lines += [f"pos_{i} = {position}", f"val_{i} = [{value}]", f"startVal_{i} = (pos_{i}, val_{i})"]
    lines.append(f"startValues = {_list(f'startVal_{i}' for i in range(len(givens)))}")
    return "".join(f"let {line}\n" for line in lines)


def _list(items: Iterable[str]) -> str:
    return f"[{', '.join(items)}]"


def solution(draft: Draft, outcome: Outcome) -> str:
    if outcome.status is Status.UNDECIDED and not outcome.solution:
        return ""
    values = outcome.solution.values if outcome.solution else ()
    return f"[{','.join(f'[{value}]' for value in values)}]\n"


NOTATION = Notation(
    id="groups",
    title="Haskell lists of groups and start values",
    titles={
        "cs": "seznamy v Haskellu: skupiny a počáteční hodnoty",
        "de": "Haskell-Listen von Gruppen und Startwerten",
        "es": "listas de Haskell de grupos y valores iniciales",
        "pt": "listas em Haskell de grupos e valores iniciais",
    },
    kinds=("suguru",),
    carries=frozenset({"regions"}),
    recognises=recognises,
    read=read,
    write=write,
    split=partial(split_definitions, needed=frozenset({"n", "groups"})),
    solution=solution,
    example="""\
let n = 5
let groups = [[(0,0), (0,1), (0,2), (1,0)], [(0,3), (0,4), (1,4), (2,4), (3,4)], \
[(1,1), (1,2), (2,0), (2,1), (3,0)], [(1,3), (2,2), (2,3), (3,1), (3,2)], \
[(3,3), (4,0), (4,1), (4,2), (4,3)], [(4,4)]]
let pos_0 = (0,0)
let val_0 = [1]
let startVal_0 = (pos_0, val_0)
let pos_1 = (0,4)
let val_1 = [1]
let startVal_1 = (pos_1, val_1)
let pos_2 = (1,3)
let val_2 = [3]
let startVal_2 = (pos_2, val_2)
let pos_3 = (2,1)
let val_3 = [3]
let startVal_3 = (pos_3, val_3)
let pos_4 = (2,4)
let val_4 = [4]
let startVal_4 = (pos_4, val_4)
let pos_5 = (3,0)
let val_5 = [2]
let startVal_5 = (pos_5, val_5)
let pos_6 = (4,2)
let val_6 = [1]
let startVal_6 = (pos_6, val_6)
let startValues = [startVal_0, startVal_1, startVal_2, startVal_3, startVal_4, startVal_5, startVal_6]
""",
)
