"""MiniZinc: a model that a person can read. Written only."""

from __future__ import annotations

from collections.abc import Iterator

from gridwright.draft import Draft
from gridwright.formats._cells import rows_of
from gridwright.formats._model import Model, model_of, summary
from gridwright.formats._notation import Notation
from gridwright.primitives import Relation, less_than, relation


def write(draft: Draft) -> str:
    model = model_of(draft)
    tables = _tables(model)
    lines = [
        *(f"% {line}" for line in summary(draft)),
        'include "alldifferent.mzn";',
        *(['include "table.mzn";'] if tables else []),
        "",
        f"array[1..{model.grid.rows}, 1..{model.grid.cols}] of var 1..{model.size}: x;",
        "",
        *_givens(model),
        *_ranges(model),
        *_houses(model),
        *_pairs(model, tables),
        "solve satisfy;",
        "",
        'output [show(x[r, c]) ++ if c = '
        f'{model.grid.cols} then "\\n" else " " endif | r in 1..{model.grid.rows}, c in 1..{model.grid.cols}];',
    ]
    return "\n".join(lines) + "\n"


def _cell(model: Model, cell: int) -> str:
    row, col = model.grid.where(cell)
    return f"x[{row + 1}, {col + 1}]"


def _givens(model: Model) -> Iterator[str]:
    if any(model.givens):
        yield "% givens"
        for row in rows_of(model.grid, tuple(enumerate(model.givens))):
            told = [f"{_cell(model, cell)} = {given}" for cell, given in row if given]
            if told:
                yield "constraint " + " /\\ ".join(told) + ";"
        yield ""


def _ranges(model: Model) -> Iterator[str]:
    """Cells that take fewer values than others: those of small regions."""
    short = [cell for cell, values in enumerate(model.cells) if len(values) < model.size]
    if short:
        yield "% the highest values of cells in regions"
        yield from (f"constraint {_cell(model, cell)} <= {model.cells[cell][-1]};" for cell in short)
        yield ""


def _houses(model: Model) -> Iterator[str]:
    label = None
    for house in model.houses:
        if house.label != label:
            label = house.label
            yield f"% {label}"
        cells = [_cell(model, cell) for cell in house.cells]
        yield f"constraint {cells[0]} != {cells[1]};" if len(cells) == 2 else (
            f"constraint alldifferent([{', '.join(cells)}]);"
        )
    yield ""


def _tables(model: Model) -> dict[Relation, str]:
    """Names for the relations that MiniZinc has no sign for."""
    plain = _signs(model.size)
    others = dict.fromkeys(pair.relation for pair, _ in model.pairs if pair.relation not in plain)
    return {other: f"allowed{number}" for number, other in enumerate(others, 1)}


def _signs(size: int) -> dict[Relation, str]:
    different = relation(size, lambda value, other: value != other)
    return {less_than(size): "<", different: "!="}


def _pairs(model: Model, tables: dict[Relation, str]) -> Iterator[str]:
    signs = _signs(model.size)
    values = range(1, model.size + 1)
    for table, name in tables.items():
        rows = [f"{value}, {other}" for value in values for other in values if table.allows(value, other)]
        yield f"array[int, 1..2] of int: {name} = [| {' | '.join(rows)} |];"
    label = None
    for (first, second, how), said in model.pairs:
        if said != label and "<" not in said:
            label = said
            yield f"% {label}"
        a, b = _cell(model, first), _cell(model, second)
        yield f"constraint {a} {signs[how]} {b};" if how in signs else f"constraint table([{a}, {b}], {tables[how]});"
    if model.pairs:
        yield ""


NOTATION = Notation(
    id="minizinc",
    title="a MiniZinc model; written only",
    carries=frozenset({"boxes", "regions", "disconnected", "signs", "options"}),
    recognises=lambda _: False,
    read=None,
    write=write,
    example="""\
% futoshiki 2x2
include "alldifferent.mzn";

array[1..2, 1..2] of var 1..2: x;

% row 1
constraint x[1, 1] != x[1, 2];
% row 2
constraint x[2, 1] != x[2, 2];
% column 1
constraint x[1, 1] != x[2, 1];
% column 2
constraint x[1, 2] != x[2, 2];

constraint x[1, 1] < x[1, 2];

solve satisfy;

output [show(x[r, c]) ++ if c = 2 then "\\n" else " " endif | r in 1..2, c in 1..2];
""",
)
