"""What is wrong with a puzzle: clues that clash directly, no solution, or several."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gridwright.clues import narrows, printed_in
from gridwright.engine import solve
from gridwright.model.clock import Cancel
from gridwright.model.display import as_text, brief
from gridwright.model.errors import Problem
from gridwright.model.layout import Facts, layout_of
from gridwright.model.primitives import Distinct, Domain, Pair, bit, less_than
from gridwright.model.puzzle import Outcome, Puzzle, Status
from gridwright.model.rules import AllDifferent

__all__ = ["Report", "check", "clashes"]


@dataclass(frozen=True, slots=True, repr=False)
class Report:
    """A puzzle's outcome and what stands in the way of exactly one solution, in sentences that name cells."""

    puzzle: Puzzle
    outcome: Outcome
    problems: tuple[Problem, ...]

    __str__ = as_text

    def __repr__(self) -> str:
        return brief(self, repr(self.puzzle)[1:-1], self.outcome.status, f"{len(self.problems)} problems")

    @property
    def ok(self) -> bool:
        """Whether there is exactly one solution."""
        return self.outcome.status is Status.UNIQUE


def check(puzzle: Puzzle, *, timeout: float | None = None, cancel: Cancel | None = None) -> Report:
    """Whether a puzzle has exactly one solution, and if not, why, as far as that can be said directly.

    After `timeout` seconds, or when another thread sets `cancel`, its outcome is undecided.
    """
    problems = list(clashes(puzzle))
    outcome = solve(puzzle, timeout=timeout, cancel=cancel)
    if outcome.status is Status.NONE and not problems:
        problems.append(Problem("no two clues clash directly, but all together they leave no solution"))
    if outcome.status is Status.SEVERAL:
        problems.append(_difference(puzzle, outcome))
    return Report(puzzle, outcome, tuple(problems))


def clashes(puzzle: Puzzle) -> tuple[Problem, ...]:
    """Clues that contradict each other without any solving: givens, signs, and signs that go round in a circle."""
    layout = layout_of(puzzle)
    facts = layout.facts_for("the search for clues that clash", Domain, Distinct, Pair)
    found = [
        *_repeated(puzzle, facts), *_forbidden(puzzle, facts, layout.values),
        *_unrelated(puzzle, facts), *_circles(puzzle, facts, layout.values),
    ]
    return tuple(dict.fromkeys(found))


def _repeated(puzzle: Puzzle, facts: Facts) -> Iterator[Problem]:
    """The same given twice in a house."""
    for house in facts.houses:
        places: dict[int, list[int]] = {}
        for cell in house.cells:
            if puzzle.givens[cell]:
                places.setdefault(puzzle.givens[cell], []).append(cell)
        for value, cells in places.items():
            if len(cells) > 1:
                rule, names = puzzle.rules[house.rule], puzzle.grid.names(cells)
                more = "is given more than once, in" if isinstance(rule, AllDifferent) else "stands in"
                yield Problem(f"{rule.label}: {value} {more} {names}", tuple(cells))


def _forbidden(puzzle: Puzzle, facts: Facts, size: int) -> Iterator[Problem]:
    """Clues about single cells that exclude each other, or the given there."""
    narrowing = [(clue, masks) for clue in printed_in(puzzle) if (masks := narrows(clue, size))]
    left: dict[int, int] = {}
    for clue, masks in narrowing:
        for cell, mask in masks.items():
            given = puzzle.givens[cell]
            if given and not mask & bit(given):
                yield Problem(f"{clue.word}: {given} is given there", (cell,))
            left[cell] = left.get(cell, facts.domains[cell] | mask) & mask
    for cell, mask in left.items():
        if not mask:
            words = [clue.word for clue, masks in narrowing if cell in masks]
            wrong = "do not go together" if len(words) > 1 else "leaves no value there"
            yield Problem(f"{' and '.join(words)} {wrong}", (cell,))


def _unrelated(puzzle: Puzzle, facts: Facts) -> Iterator[Problem]:
    """Two givens that a rule about their cells does not allow together."""
    grid = puzzle.grid
    for bond in facts.bonds:
        first, second = puzzle.givens[bond.first], puzzle.givens[bond.second]
        if first and second and not facts.relations[bond.relation].allows(first, second):
            here, there = f"{grid.name(bond.first)} = {first}", f"{grid.name(bond.second)} = {second}"
            label = puzzle.rules[bond.rule].label
            yield Problem(f"{label}: {here} and {there} do not go together", (bond.first, bond.second))


def _circles(puzzle: Puzzle, facts: Facts, size: int) -> Iterator[Problem]:
    """Cells each less than the next, all the way round: one such circle, if there is any."""
    less = less_than(size)
    above: dict[int, list[int]] = {}
    for bond in facts.bonds:
        if facts.relations[bond.relation] == less:
            above.setdefault(bond.first, []).append(bond.second)
    # Cells with nothing above them, or only such cells, are in no circle; what remains after all these are taken away
    # leads round and round.
    rest = {cell: set(others) for cell, others in above.items()}
    while True:
        rest = {cell: others & rest.keys() for cell, others in rest.items() if others & rest.keys()}
        if not rest or all(others <= rest.keys() for others in rest.values()):
            break
    if rest:
        path = [min(rest)]
        while (following := min(rest[path[-1]])) not in path:
            path.append(following)
        circle = path[path.index(following) :]
        names = " < ".join(map(puzzle.grid.name, [*circle, following]))
        yield Problem(f"the signs go round in a circle: {names}", tuple(circle))


def _difference(puzzle: Puzzle, outcome: Outcome) -> Problem:
    """Where the first two solutions differ."""
    first, second = outcome.solutions[0].values, outcome.solutions[1].values
    cells = tuple(cell for cell in puzzle.grid.cells if first[cell] != second[cell])
    examples = ", ".join(f"{puzzle.grid.name(c)} ({first[c]} or {second[c]})" for c in cells[:3])
    more = " …" if len(cells) > 3 else ""
    return Problem(f"the first two solutions differ in {len(cells)} cells: {examples}{more}", cells)
