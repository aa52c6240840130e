"""Steps checked without the code that found them: each must follow from its stated premises alone.

A small puzzle is made of the premises and the opposite of a conclusion, nothing else: it must be unsolvable.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from gridwright.engine import fillable, solve
from gridwright.logic.step import Candidate, Step
from gridwright.model.clock import Cancel, Clock
from gridwright.model.errors import Problem
from gridwright.model.layout import Facts, Layout, layout_of
from gridwright.model.primitives import Distinct, Domain, Pair, Primitive, bit
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

    Of a step that is made of several, each must follow where it is taken, and they must lead to what it says.
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
    for number, step in enumerate(steps, 1):
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
        self.facts = layout.facts_for("verify", Domain, Distinct, Pair)
        self.candidates = list(layout.domains)

    def take(self, step: Step) -> None:
        for cell, value in step.eliminations:
            self.candidates[cell] &= ~bit(value)
        for cell, value in step.placements:
            self.enter(cell, value)

    def enter(self, cell: int, value: int) -> None:
        for house in self.facts.houses:
            if cell in house.cells:
                for other in house.cells:
                    self.candidates[other] &= ~bit(value)
        for first, second, relation, _ in self.facts.bonds:
            allowed = self.facts.relations[relation]
            if first == cell:
                self.candidates[second] &= allowed.allowed[value - 1]
            elif second == cell:
                self.candidates[first] &= allowed.reversed().allowed[value - 1]
        self.candidates[cell] = bit(value)


def _flaws(puzzle: Puzzle, state: _State, step: Step, clock: Clock) -> Iterator[str]:
    name = puzzle.grid.name
    if not step.placements and not step.eliminations:
        yield "it places and removes nothing"
    for cell, value in (*step.placements, *step.eliminations):
        if not state.candidates[cell] & bit(value):
            yield f"{value} is not a candidate of {name(cell)} any more"
    known = set(state.facts.houses)
    for house in step.houses:
        if house not in known:
            yield f"{puzzle.grid.names(house.cells)} are not a house of this puzzle"
            return
    for first, second in step.pairs:
        if not _between(state.facts, first, second):
            yield f"no rule speaks of {name(first)} and {name(second)}"
            return
    if step.uniqueness:
        unproven = _unproven_by_uniqueness(puzzle, step, clock)
    elif step.whole:
        unproven = _unproven(state.layout, state.candidates, step, range(len(state.candidates)), clock)
    else:
        unproven = _unproven(_premises(state, step), state.candidates, step, step.grounds, clock)
    for cell, value in unproven:
        sign = "=" if (cell, value) in step.placements else "≠"
        yield f"{name(cell)}{sign}{value} does not follow from its premises"


def _premises(state: _State, step: Step) -> Layout:
    """A layout with all values, the houses and pairs that the step names, and nothing else."""
    layout = state.layout
    told: list[Primitive] = [Domain((cell,), mask) for cell, mask in enumerate(layout.domains)]
    told += [Distinct(house.cells) for house in step.houses]
    for first, second in step.pairs:
        told += _between(state.facts, first, second)
    return Layout(layout.grid, layout.values, (), (tuple(told),))


def _between(facts: Facts, first: int, second: int) -> list[Primitive]:
    """All that the rules say about two cells alone."""
    found: list[Primitive] = []
    if any(first in house.cells and second in house.cells for house in facts.houses):
        found.append(Distinct((first, second)))
    for bond in facts.bonds:
        if {bond.first, bond.second} == {first, second}:
            found.append(Pair(bond.first, bond.second, facts.relations[bond.relation]))
    return found


def _unproven(
    layout: Layout, candidates: Sequence[int], step: Step, grounds: Iterable[int], clock: Clock
) -> list[Candidate]:
    """The conclusions whose opposite is possible as far as the premises go."""
    involved = {cell for house in step.houses for cell in house.cells}
    involved.update(cell for pair in step.pairs for cell in pair)
    # Cells that no premise speaks of may hold anything: one value is as good as another.
    starts = [mask if cell in involved else mask & -mask for cell, mask in enumerate(layout.domains)]
    for cell in grounds:
        starts[cell] = candidates[cell]
    for cell, _ in (*step.placements, *step.eliminations):
        if cell not in involved and cell not in grounds:
            starts[cell] = layout.domains[cell]
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
