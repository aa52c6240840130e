"""DIMACS CNF for SAT solvers: a variable for each candidate, with a comment that says which. Written only.

Rules about several cells at once take further variables, which say nothing to people.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import StringIO
from itertools import combinations

from gridwright.kinds import build
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.model.layout import Facts, Layout, layout_of
from gridwright.model.primitives import Automaton, Distinct, Domain, OneOf, Pair, Primitive, Sum, values_in
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.solver_files import bonds_once, houses_once, summary

_MOST = 4_000_000
"""Clauses; more would be a file of a hundred megabytes. A Sudoku of 36x36 has 3.3 million."""

Variables = dict[tuple[int, int], int]
"""The number of each cell's value."""


def write(draft: Draft) -> str:
    layout = layout_of(build(draft))
    numbers: Variables = {}
    for cell, domain in enumerate(layout.domains):
        for value in values_in(domain):
            numbers[cell, value] = len(numbers) + 1
    clauses = StringIO()
    count, last = 0, len(numbers)
    for count, clause in enumerate(_clauses(draft.givens, layout, numbers), 1):
        clauses.write(" ".join(map(str, (*clause, 0))) + "\n")
        last = max(last, *map(abs, clause)) if clause else last
        if count > _MOST:
            raise FormatError(f"dimacs would need more than {_MOST:,} clauses for this puzzle")
    about = "".join(f"c {line}\n" for line in summary(draft))
    legend = "".join(f"c {number} = {draft.grid.name(cell)} is {value}\n" for (cell, value), number in numbers.items())
    return f"{about}{legend}p cnf {last} {count}\n{clauses.getvalue()}"


def _clauses(givens: Sequence[int], layout: Layout, numbers: Variables) -> Iterator[Sequence[int]]:
    for cell, given in enumerate(givens):
        if given:  # one that a clue forbids is no variable, and the clause is empty: nothing makes it true
            yield (numbers[cell, given],) if (cell, given) in numbers else ()
    facts = layout.facts_for("dimacs", Domain, Distinct, Pair, OneOf, Sum, Automaton)
    values = [values_in(domain) for domain in facts.domains]
    yield from _cells_and_groups(layout, facts)
    for house in houses_once(facts):
        for value in range(1, layout.values + 1):
            places = [numbers[cell, value] for cell in house.cells if (cell, value) in numbers]
            yield from _one_of(places) if house.full and places else _at_most_one(places)
    for bond in bonds_once(facts, layout.rules):
        allows = facts.relations[bond.relation].allows
        for value in values[bond.first]:
            for other in values[bond.second]:
                if not allows(value, other):
                    yield -numbers[bond.first, value], -numbers[bond.second, other]


def _cells_and_groups(layout: Layout, facts: Facts) -> Iterator[Sequence[int]]:
    """That each cell has one value, and what rules say of several cells at once, in the core's words."""
    # Imported here because most notations never need the engine, and start-up matters.
    from gridwright.engine.learning import clauses_of  # noqa: PLC0415
    from gridwright.engine.native import compiled  # noqa: PLC0415

    domains = tuple(Domain((cell,), mask) for cell, mask in enumerate(facts.domains))
    groups: list[Primitive] = [one for one, _ in facts.choices]
    groups += [one for one, _ in facts.sums]
    groups += [one for one, _ in facts.automata]
    small = Layout(layout.grid, layout.values, (), (domains, tuple(groups)))
    for some in clauses_of(compiled(small), facts.domains, []):
        yield from some


def _one_of(some: list[int]) -> Iterator[tuple[int, ...]]:
    yield tuple(some)
    yield from _at_most_one(some)


def _at_most_one(some: list[int]) -> Iterator[tuple[int, ...]]:
    return ((-one, -other) for one, other in combinations(some, 2))


NOTATION = Notation(
    id="dimacs",
    title="clauses for SAT solvers; written only",
    titles={
        "cs": "klauzule pro SAT solvery; jen k zápisu",
        "de": "Klauseln für SAT-Löser; wird nur geschrieben",
        "es": "cláusulas para resolutores SAT; solo se escribe",
        "pt": "cláusulas para resolvedores SAT; só se escreve",
    },
    carries=frozenset({"boxes", "regions", "disconnected", "clues", "options", "holes"}),
    recognises=lambda _: False,
    read=None,
    write=write,
    example="""\
c latin 2x2
c 1 = r1c1 is 1
c 2 = r1c1 is 2
c 3 = r1c2 is 1
c 4 = r1c2 is 2
c 5 = r2c1 is 1
c 6 = r2c1 is 2
c 7 = r2c2 is 1
c 8 = r2c2 is 2
p cnf 8 25
1 0
1 2 0
-1 -2 0
3 4 0
-3 -4 0
5 6 0
-5 -6 0
7 8 0
-7 -8 0
1 3 0
-1 -3 0
2 4 0
-2 -4 0
5 7 0
-5 -7 0
6 8 0
-6 -8 0
1 5 0
-1 -5 0
2 6 0
-2 -6 0
3 7 0
-3 -7 0
4 8 0
-4 -8 0
""",
)
