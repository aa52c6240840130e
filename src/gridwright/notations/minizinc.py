"""MiniZinc: a model that a person can read. Written only."""

from __future__ import annotations

from collections.abc import Iterator

from gridwright.kinds import build
from gridwright.model.draft import Draft
from gridwright.model.grid import Grid
from gridwright.model.layout import Facts, Layout, layout_of
from gridwright.model.primitives import (
    Automaton,
    Distinct,
    Domain,
    OneOf,
    Pair,
    Relation,
    Sum,
    less_than,
    relation,
    values_in,
)
from gridwright.notations._shared.cells import rows_of
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.solver_files import bonds_once, houses_once, summary


def write(draft: Draft) -> str:
    grid, layout = draft.grid, layout_of(build(draft))
    facts = layout.facts_for("minizinc", Domain, Distinct, Pair, OneOf, Sum, Automaton)
    tables = _tables(facts, layout.values)
    lines = [
        *(f"% {line}" for line in summary(draft)),
        'include "alldifferent.mzn";',
        *(['include "regular.mzn";'] if facts.automata else []),
        *(['include "table.mzn";'] if tables else []),
        "",
        f"array[1..{grid.rows}, 1..{grid.cols}] of var 1..{layout.values}: x;",
        "",
        *_givens(draft),
        *_ranges(layout),
        *_houses(layout, facts),
        *_bonds(layout, facts, tables),
        *_choices(layout, facts),
        *_sums(layout, facts),
        *_automata(layout, facts),
        "solve satisfy;",
        "",
        'output [show(x[r, c]) ++ if c = '
        f'{grid.cols} then "\\n" else " " endif | r in 1..{grid.rows}, c in 1..{grid.cols}];',
    ]
    return "\n".join(lines) + "\n"


def _cell(grid: Grid, cell: int) -> str:
    row, col = grid.where(cell)
    return f"x[{row + 1}, {col + 1}]"


def _givens(draft: Draft) -> Iterator[str]:
    if any(draft.givens):
        yield "% givens"
        for row in rows_of(draft.grid, tuple(enumerate(draft.givens))):
            told = [f"{_cell(draft.grid, cell)} = {given}" for cell, given in row if given]
            if told:
                yield "constraint " + " /\\ ".join(told) + ";"
        yield ""


def _ranges(layout: Layout) -> Iterator[str]:
    """Cells that take fewer values than others: those of small regions, and those that clues narrow."""
    short = {cell: domain for cell, domain in enumerate(layout.domains) if domain.bit_count() < layout.values}
    if short:
        yield "% the values of cells that cannot take all of them"
        for cell, domain in short.items():
            values = values_in(domain)
            if values == tuple(range(1, len(values) + 1)):
                yield f"constraint {_cell(layout.grid, cell)} <= {len(values)};"
            else:
                yield f"constraint {_cell(layout.grid, cell)} in {{{', '.join(map(str, values))}}};"
        yield ""


def _houses(layout: Layout, facts: Facts) -> Iterator[str]:
    label = None
    for house in houses_once(facts):
        said = layout.rules[house.rule].label
        if said != label:
            label = said
            yield f"% {label}"
        cells = [_cell(layout.grid, cell) for cell in house.cells]
        yield f"constraint {cells[0]} != {cells[1]};" if len(cells) == 2 else (
            f"constraint alldifferent([{', '.join(cells)}]);"
        )
    yield ""


def _choices(layout: Layout, facts: Facts) -> Iterator[str]:
    """Sets of values: a plain sum where they are all that add up to it."""
    different = {house.cells for house in facts.houses}
    for one, rule in facts.choices:
        yield f"% {layout.rules[rule].label}"
        cells = [_cell(layout.grid, cell) for cell in one.cells]
        if len(cells) > 1 and one.cells not in different:
            yield f"constraint alldifferent([{', '.join(cells)}]);"
        sets = {values_in(some) for some in one.sets}
        totals = {sum(some) for some in sets}
        if len(totals) == 1 and len(sets) == _ways(layout.values, len(cells), min(totals)):
            yield f"constraint {' + '.join(cells)} = {min(totals)};"
        else:
            known = ", ".join(f"{{{', '.join(map(str, some))}}}" for some in sorted(sets))
            said = f"exists(s in [{known}])(forall(c in [{', '.join(cells)}])(c in s))"
            yield f"constraint {said if sets else 'false'};"
    if facts.choices:
        yield ""


def _ways(high: int, count: int, total: int) -> int:
    """How many sets of so many values of 1 … high add up to a total."""
    ways = {(0, 0): 1}
    for value in range(1, high + 1):
        for (size, added), number in tuple(ways.items()):
            more = size + 1, added + value
            if more[0] <= count and more[1] <= total:
                ways[more] = ways.get(more, 0) + number
    return ways.get((count, total), 0)


def _sums(layout: Layout, facts: Facts) -> Iterator[str]:
    for one, rule in facts.sums:
        yield f"% {layout.rules[rule].label}"
        terms = [
            f"{'-' if by < 0 else '+'} {f'{abs(by)} * ' if abs(by) != 1 else ''}{_cell(layout.grid, cell)}"
            for cell, by in zip(one.cells, one.coefficients, strict=True)
        ]
        added = " ".join(terms).removeprefix("+ ").replace("- ", "-", 1 if one.coefficients[0] < 0 else 0)
        if one.low == one.high:
            yield f"constraint {added} = {one.low};"
        else:
            yield f"constraint {added} >= {one.low};"
            yield f"constraint {added} <= {one.high};"
    if facts.sums:
        yield ""


def _automata(layout: Layout, facts: Facts) -> Iterator[str]:
    """States are numbered from 1; 0 is where nothing leads on."""
    different = dict.fromkeys(one.machine for one, _ in facts.automata)
    machines = {machine: f"steps{number}" for number, machine in enumerate(different, 1)}
    for machine, name in machines.items():
        rows = [", ".join(str(state + 1) for state in steps) for steps in machine.steps]
        yield f"array[1..{len(rows)}, 1..{layout.values}] of int: {name} = [| {' | '.join(rows)} |];"
    for one, rule in facts.automata:
        yield f"% {layout.rules[rule].label}"
        cells, machine = ", ".join(_cell(layout.grid, cell) for cell in one.cells), one.machine
        ends = ", ".join(str(state + 1) for state in sorted(machine.accepting))
        read = f"{len(machine.steps)}, {layout.values}, {machines[machine]}, 1, {{{ends}}}"
        yield f"constraint regular([{cells}], {read});"
    if facts.automata:
        yield ""


def _tables(facts: Facts, size: int) -> dict[Relation, str]:
    """Names for the relations that MiniZinc has no sign for."""
    plain = _signs(size)
    others = [other for other in facts.relations if other not in plain and any(other.allowed)]
    return {other: f"allowed{number}" for number, other in enumerate(others, 1)}


def _signs(size: int) -> dict[Relation, str]:
    values = range(1, size + 1)
    different = relation(values, lambda value, other: value != other)
    return {less_than(values): "<", different: "!="}


def _bonds(layout: Layout, facts: Facts, tables: dict[Relation, str]) -> Iterator[str]:
    signs = _signs(layout.values)
    values = range(1, layout.values + 1)
    for table, name in tables.items():
        rows = [f"{value}, {other}" for value in values for other in values if table.allows(value, other)]
        yield f"array[int, 1..2] of int: {name} = [| {' | '.join(rows)} |];"
    label = None
    for bond in bonds_once(facts, layout.rules):
        said, how = layout.rules[bond.rule].label, facts.relations[bond.relation]
        if said != label and "<" not in said:
            label = said
            yield f"% {label}"
        a, b = _cell(layout.grid, bond.first), _cell(layout.grid, bond.second)
        if how in signs:
            yield f"constraint {a} {signs[how]} {b};"
        else:
            yield f"constraint table([{a}, {b}], {tables[how]});" if how in tables else "constraint false;"
    if facts.bonds:
        yield ""


NOTATION = Notation(
    id="minizinc",
    title="a MiniZinc model; written only",
    titles={
        "cs": "model pro MiniZinc; jen k zápisu",
        "de": "ein Modell für MiniZinc; wird nur geschrieben",
        "es": "un modelo de MiniZinc; solo se escribe",
        "pt": "um modelo de MiniZinc; só se escreve",
    },
    carries=frozenset({"boxes", "regions", "disconnected", "clues", "options", "holes"}),
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
