"""What is wrong with a puzzle: clues that clash directly, no solution, or several."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from gridwright.clues import Clue, Given, narrows, printed_in
from gridwright.diagnosis.lone_rules import unfillable
from gridwright.diagnosis.order import Order, circles, long_chains
from gridwright.engine import solve
from gridwright.model.clock import Cancel
from gridwright.model.display import as_text, brief
from gridwright.model.errors import Problem
from gridwright.model.layout import Facts, layout_of
from gridwright.model.primitives import Automaton, Distinct, Domain, OneOf, Pair, Sum, bit
from gridwright.model.puzzle import Outcome, Puzzle, Status
from gridwright.model.rules import AllDifferent

__all__ = ["Report", "check", "clashes", "clashing_clues"]

_Clashes = Iterator[tuple[Problem, tuple[Clue, ...]]]
"""What contradicts what, in a sentence, and the clues of it."""


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
    """Clues that contradict each other without any solving: givens, signs, signs that go round in a circle, and cages
    and the like that nothing can fill."""
    return tuple(dict.fromkeys(problem for problem, _ in clashing_clues(puzzle)))


def clashing_clues(puzzle: Puzzle) -> _Clashes:
    """The same with the clues of each."""
    layout = layout_of(puzzle)
    facts = layout.facts_for("the search for clues that clash", Domain, Distinct, Pair, OneOf, Sum, Automaton)
    repeated = [*_repeated(puzzle, facts)]
    yield from repeated
    yield from _forbidden(puzzle, facts, layout.values)
    yield from _unrelated(puzzle, facts)
    known = {frozenset(clues) for _, clues in repeated if not isinstance(clues[-1], Given)}
    yield from (one for one in unfillable(puzzle, facts, layout.values) if frozenset(one[1]) not in known)
    for circle in circles(facts, layout.values):
        names = " < ".join(map(puzzle.grid.name, [*circle.cells, circle.cells[0]]))
        clues = _clues(puzzle, circle)
        what = " and ".join(sorted({clue.nouns[1] for clue in clues})) or "cells"
        yield Problem(f"the {what} go round in a circle: {names}", circle.cells), clues
    for chain in long_chains(facts, layout.values):
        names, last = " < ".join(map(puzzle.grid.name, chain.cells)), puzzle.grid.name(chain.cells[-1])
        most = puzzle.grid.shown(chain.most)
        message = f"{names}: {len(chain.cells)} cells, each less than the next, but {last} is {most} at most"
        yield Problem(message, chain.cells), (*_clues(puzzle, chain), *_about(puzzle, chain.cells[-1], layout.values))


def _clues(puzzle: Puzzle, order: Order) -> tuple[Clue, ...]:
    """The clues that put cells in order; the rules of a kind may do so, too."""
    rules = dict.fromkeys(puzzle.rules[number] for number in order.rules)
    return tuple(rule for rule in rules if isinstance(rule, Clue))


def _about(puzzle: Puzzle, cell: int, size: int) -> Iterator[Clue]:
    """The clues that leave a cell fewer values."""
    return (clue for clue in printed_in(puzzle) if cell in (narrows(clue, size) or ()))


def _givens(puzzle: Puzzle, cells: Iterable[int]) -> tuple[Given, ...]:
    return tuple(Given.of(puzzle.grid, cell, puzzle.givens[cell]) for cell in cells)


def _repeated(puzzle: Puzzle, facts: Facts) -> _Clashes:
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
                problem = Problem(f"{rule.label}: {puzzle.grid.shown(value)} {more} {names}", tuple(cells))
                yield problem, (*_givens(puzzle, cells[:2]), *((rule,) if isinstance(rule, Clue) else ()))


def _forbidden(puzzle: Puzzle, facts: Facts, size: int) -> _Clashes:
    """Clues about single cells that exclude each other, or the given there."""
    narrowing = [(clue, masks) for clue in printed_in(puzzle) if (masks := narrows(clue, size))]
    left: dict[int, int] = {}
    for clue, masks in narrowing:
        for cell, mask in masks.items():
            given = puzzle.givens[cell]
            if given and not mask & bit(given):
                told = f"{clue.word}: {puzzle.grid.shown(given)} is given there"
                yield Problem(told, (cell,)), (*_givens(puzzle, [cell]), clue)
            left[cell] = left.get(cell, facts.domains[cell] | mask) & mask
    for cell, mask in left.items():
        if not mask:
            clues = tuple(clue for clue, masks in narrowing if cell in masks)
            wrong = "do not go together" if len(clues) > 1 else "leaves no value there"
            yield Problem(f"{' and '.join(clue.word for clue in clues)} {wrong}", (cell,)), clues


def _unrelated(puzzle: Puzzle, facts: Facts) -> _Clashes:
    """Two givens that a rule about their cells does not allow together."""
    grid = puzzle.grid
    for bond in facts.bonds:
        first, second = puzzle.givens[bond.first], puzzle.givens[bond.second]
        if first and second and not facts.relations[bond.relation].allows(first, second):
            here, there = (f"{grid.name(clue.cell)} = {clue.value}" for clue in _givens(puzzle, bond[:2]))
            rule, cells = puzzle.rules[bond.rule], (bond.first, bond.second)
            clues = (*_givens(puzzle, cells), *((rule,) if isinstance(rule, Clue) else ()))
            yield Problem(f"{rule.label}: {here} and {there} do not go together", cells), clues


def _difference(puzzle: Puzzle, outcome: Outcome) -> Problem:
    """Where the first two solutions differ."""
    first, second = (puzzle.grid.all_shown(solution.values) for solution in outcome.solutions[:2])
    cells = tuple(cell for cell in puzzle.grid.cells if first[cell] != second[cell])
    examples = ", ".join(f"{puzzle.grid.name(c)} ({first[c]} or {second[c]})" for c in cells[:3])
    more = " …" if len(cells) > 3 else ""
    return Problem(f"the first two solutions differ in {len(cells)} cells: {examples}{more}", cells)
