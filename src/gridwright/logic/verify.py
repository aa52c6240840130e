"""Steps checked without the code that found them: each must follow from its stated premises alone.

A small puzzle is made of the premises and the opposite of a conclusion, nothing else: it must be unsolvable.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from dataclasses import replace

from gridwright.engine import fillable, solve
from gridwright.logic.step import Candidate, Step
from gridwright.logic.structure.shape import UNDERSTOOD
from gridwright.logic.verified_sums import added_up, beyond_a_sum, counting, keeping_apart, sum_of
from gridwright.model.arguments import must_be, several
from gridwright.model.clock import Cancel, Clock
from gridwright.model.errors import Problem
from gridwright.model.grid import MAX_SIDE, Grid
from gridwright.model.layout import Bond, House, Layout, layout_of
from gridwright.model.primitives import Distinct, Domain, Pair, Primitive, bit, moved
from gridwright.model.puzzle import Position, Puzzle, Status

__all__ = ["verify"]


def verify(
    start: Puzzle | Position,
    steps: Iterable[Step],
    *,
    timeout: float | None = None,
    cancel: Cancel | None = None,
) -> list[Problem]:
    """What is wrong with steps taken one after the other from a puzzle or position; nothing when all hold.

    Of a step that is made of several, each must follow where it is taken, and they must lead to what it says. Of one
    that supposes a candidate, each must follow from that, and they must lead to a contradiction.
    Raises OutOfTimeError after `timeout` seconds, or when another thread sets `cancel`.
    """
    clock = Clock(timeout, cancel)
    position = Position.of(start)
    layout = layout_of(position.puzzle)
    state = _State(layout)
    for cell, value in enumerate(position.values):
        if value:
            state.enter(cell, value)
    for cell, marked in enumerate(position.marks):
        if marked and not position.values[cell]:
            state.candidates[cell] &= sum(map(bit, marked))
    problems: list[Problem] = []
    for number, step in enumerate(several(steps, "a sequence of steps"), 1):
        must_be(step, Step, "a Step")
        told = [f"step {number}, {step.technique}: {flaw}" for flaw in _flaws(position.puzzle, state, step, clock)]
        if step.parts and _changes(*step.parts) != _changes(step):
            told.append(f"step {number}, {step.technique}: its parts lead to something else")
        for part in step.parts or (step,):
            if step.parts:
                flaws = _flaws(position.puzzle, state, part, clock)
                told += [f"step {number}, its part {part.technique}: {flaw}" for flaw in flaws]
            state.take(part)
        problems += map(Problem, told)
    return problems


def _changes(*steps: Step) -> tuple[set[Candidate], set[Candidate]]:
    """What steps place and cross out together."""
    return (
        {candidate for step in steps for candidate in step.placements},
        {candidate for step in steps for candidate in step.eliminations},
    )


class _State:
    """Candidates as they stand: what is entered is crossed out wherever a house or a relation forbids it."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.facts = layout.facts_for("verify", *UNDERSTOOD)
        self.candidates = list(layout.domains)
        self.houses = frozenset(self.facts.houses)
        self._houses_of: list[list[House]] = [[] for _ in layout.domains]
        self._bonds_of: list[list[Bond]] = [[] for _ in layout.domains]
        for house in self.facts.houses:
            for cell in house.cells:
                self._houses_of[cell].append(house)
        for bond in self.facts.bonds:
            self._bonds_of[bond.first].append(bond)
            self._bonds_of[bond.second].append(bond)

    def take(self, step: Step) -> None:
        for cell, value in step.eliminations:
            self.candidates[cell] &= ~bit(value)
        for cell, value in step.placements:
            self.enter(cell, value)

    def enter(self, cell: int, value: int) -> None:
        for house in self._houses_of[cell]:
            for other in house.cells:
                self.candidates[other] &= ~bit(value)
        for first, second, relation, _ in self._bonds_of[cell]:
            allowed = self.facts.relations[relation]
            if first == cell:
                self.candidates[second] &= allowed.allowed[value - 1]
            else:
                self.candidates[first] &= allowed.reversed().allowed[value - 1]
        self.candidates[cell] = bit(value)

    def between(self, first: int, second: int) -> list[Primitive]:
        """All that the rules say about two cells alone."""
        found: list[Primitive] = []
        if any(second in house.cells for house in self._houses_of[first]):
            found.append(Distinct((first, second)))
        for bond in self._bonds_of[first]:
            if second in (bond.first, bond.second):
                found.append(Pair(bond.first, bond.second, self.facts.relations[bond.relation]))
        return found


def _flaws(puzzle: Puzzle, state: _State, step: Step, clock: Clock) -> Iterator[str]:
    name = puzzle.grid.name
    if not step.placements and not step.eliminations:
        yield "it places and removes nothing"
    for cell, value in (*step.placements, *step.eliminations):
        if not state.candidates[cell] & bit(value):
            yield f"{value} is not a candidate of {name(cell)} any more"
    if unknown := [*_unknown_premises(puzzle, state, step)]:
        yield unknown[0]
        return
    if step.uniqueness:
        unproven = _unproven_by_uniqueness(puzzle, step, clock)
    elif step.whole:
        unproven = _unproven(state.layout, state.candidates, step, clock)
    else:
        beyond = {*beyond_a_sum(state.layout, state.candidates, step)}
        rest = replace(step, eliminations=tuple(one for one in step.eliminations if one not in beyond))
        unproven = _unproven_from_premises(state, rest, clock)
    for cell, value in unproven:
        sign = "=" if (cell, value) in step.placements else "≠"
        yield f"{name(cell)}{sign}{value} does not follow from its premises"
    if step.whole and step.substeps:
        yield from _flaws_of_course(puzzle, state, step, clock)


def _flaws_of_course(puzzle: Puzzle, state: _State, step: Step, clock: Clock) -> Iterator[str]:
    """What is wrong with the steps that lead from what is crossed out to a cell with nothing left."""
    supposed = copy(state)
    supposed.candidates = [*state.candidates]
    for cell, value in step.eliminations:
        supposed.enter(cell, value)
    for substep in step.substeps:
        yield from (f"supposing it, {substep.technique}: {flaw}" for flaw in _flaws(puzzle, supposed, substep, clock))
        supposed.take(substep)
    if all(supposed.candidates):
        yield "supposing it leads to no contradiction"


def _unknown_premises(puzzle: Puzzle, state: _State, step: Step) -> Iterator[str]:
    name = puzzle.grid.name
    apart = [{*house.cells} for house in keeping_apart(step)]
    for cells in (cells for one in step.apart for cells, _ in one):
        if not any(house.issuperset(cells) for house in apart):
            yield f"no house that it names keeps {puzzle.grid.names(cells)} apart"
    for house in step.houses:
        if house not in state.houses:
            yield f"{puzzle.grid.names(house.cells)} are not a house of this puzzle"
    for first, second in step.pairs:
        if not state.between(first, second):
            yield f"no rule speaks of {name(first)} and {name(second)}"
    for rule in step.rules:
        if rule not in range(len(puzzle.rules)):
            yield f"this puzzle has no rule number {rule}"
            return
    if step.times and len(step.times) != len(step.houses) + len(step.rules):
        yield "it does not say how often each of its sums counts"
        return
    for premise in counting(step):
        if sum_of(state.layout, premise) is None:
            what = f"rule number {premise}" if isinstance(premise, int) else puzzle.grid.names(premise.cells)
            yield f"{what} has no sum that is known"


def _unproven_from_premises(state: _State, step: Step, clock: Clock) -> list[Candidate]:
    """The same for a small puzzle: the cells that the step names, and the rules that it names, nothing else."""
    layout = state.layout
    conclusions = (*step.placements, *step.eliminations)
    grounds = set(step.grounds)
    involved = {cell for house in step.houses for cell in house.cells} | {cell for pair in step.pairs for cell in pair}
    involved |= {cell for rule in step.rules for cell in layout.rules[rule].cells}
    cells = sorted(involved | grounds | {cell for cell, _ in conclusions})
    place = {cell: number for number, cell in enumerate(cells)}
    told: list[Primitive] = [Domain((number,), layout.domains[cell]) for number, cell in enumerate(cells)]
    told += [Distinct(tuple(place[cell] for cell in house.cells)) for house in keeping_apart(step)]
    said = [primitive for pair in step.pairs for primitive in state.between(*pair)]
    if step.times:
        said.append(added_up(state.layout, step))
    else:
        said += [primitive for rule in step.rules for primitive in layout.lowered(rule, "verify", *UNDERSTOOD)]
    told += [moved(primitive, place) for primitive in said]
    rows = -(-len(cells) // MAX_SIDE)
    grid = Grid(rows, -(-len(cells) // rows))
    small = Layout(grid, layout.values, (), (tuple(told),))
    starts = [state.candidates[cell] if cell in grounds else layout.domains[cell] for cell in cells]
    starts += [bit(1)] * (len(grid.cells) - len(cells))  # what fills up the last row says nothing
    question = replace(
        step,
        placements=tuple((place[cell], value) for cell, value in step.placements),
        eliminations=tuple((place[cell], value) for cell, value in step.eliminations),
    )
    return [(cells[number], value) for number, value in _unproven(small, starts, question, clock)]


def _unproven(layout: Layout, starts: Sequence[int], step: Step, clock: Clock) -> list[Candidate]:
    """The conclusions whose opposite is possible as far as the layout says."""
    conclusions = (*step.placements, *step.eliminations)
    questions = []
    for cell, value in conclusions:
        opposite = starts[cell] & (~bit(value) if (cell, value) in step.placements else bit(value))
        questions.append([*starts[:cell], opposite, *starts[cell + 1 :]])
    possible = fillable(layout, questions, clock)
    return [conclusion for conclusion, is_open in zip(conclusions, possible, strict=True) if is_open]


def _unproven_by_uniqueness(puzzle: Puzzle, step: Step, clock: Clock) -> list[Candidate]:
    """The conclusions that the only solution contradicts; all of them when it is not the only one."""
    outcome = solve(puzzle, timeout=clock.left(), cancel=clock.cancel)
    if outcome.status is Status.UNDECIDED:
        clock.require()
    if outcome.status is not Status.UNIQUE or outcome.solution is None:
        return [*step.placements, *step.eliminations]
    values = outcome.solution.values
    wrong = [(cell, value) for cell, value in step.placements if values[cell] != value]
    return wrong + [(cell, value) for cell, value in step.eliminations if values[cell] == value]
