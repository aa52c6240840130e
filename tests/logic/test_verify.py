"""Verify accepts what follows from its premises, and says what does not."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

import gridwright as gw
from gridwright.engine import fillable
from gridwright.model.clock import Clock
from gridwright.model.layout import House, Layout

PUZZLE = gw.load("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")


def test_a_whole_explanation_holds() -> None:
    trail = gw.explain(PUZZLE)
    assert trail.solved
    assert gw.verify(PUZZLE, trail.steps) == []


def test_a_step_may_speak_of_more_cells_than_a_row_can_have() -> None:
    puzzle = gw.latin([[*range(1, 12), 0], *([[0] * 12] * 11)])
    step = gw.explain(puzzle).steps[0]
    assert step.placements == ((11, 12),)
    assert gw.verify(puzzle, [replace(step, grounds=tuple(range(131)))]) == []
    wrong = replace(step, placements=((131, 12),), grounds=tuple(range(131)))
    assert [str(flaw) for flaw in gw.verify(puzzle, [wrong])] == [
        f"step 1, {step.technique}: r11c12=12 does not follow from its premises"
    ]


def test_steps_depend_on_those_before() -> None:
    steps = gw.explain(PUZZLE).steps
    assert gw.verify(PUZZLE, steps[20:])


def test_every_other_value_is_refused() -> None:
    steps = gw.explain(PUZZLE).steps
    cell, value = steps[0].placements[0]
    for wrong in range(1, 10):
        flaws = gw.verify(PUZZLE, [replace(steps[0], placements=((cell, wrong),))])
        assert bool(flaws) is (wrong != value)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"placements": ()}, "step 1, naked-single: it places and removes nothing"),
        ({"placements": ((0, 4),)}, "step 1, naked-single: 4 is not a candidate of r1c1 any more"),
        ({"grounds": ()}, "step 1, naked-single: r5c5=5 does not follow from its premises"),
        (
            {"houses": (House((0, 1, 2), False, 1),)},
            "step 1, naked-single: r1c1 r1c2 r1c3 are not a house of this puzzle",
        ),
        ({"pairs": ((0, 80),)}, "step 1, naked-single: no rule speaks of r1c1 and r9c9"),
    ],
)
def test_flaws_are_named(change: dict[str, Any], message: str) -> None:
    step = gw.Step("naked-single", 2.3, placements=((40, 5),), cells=(40,), values=(5,), grounds=(40,))
    assert gw.verify(PUZZLE, [step]) == []
    assert message in [flaw.message for flaw in gw.verify(PUZZLE, [replace(step, **change)])]


def test_an_elimination_needs_its_premises() -> None:
    puzzle = gw.futoshiki(["r1c1<r1c2"], size=4)
    step = gw.Step("sign", 1.4, eliminations=((0, 4),), pairs=((0, 1),))
    assert gw.verify(puzzle, [step]) == []
    assert gw.verify(puzzle, [replace(step, pairs=())])
    assert gw.verify(puzzle, [replace(step, eliminations=((0, 3),))])


def test_a_position_is_taken_as_it_stands() -> None:
    entered = gw.Position(PUZZLE, tuple(0 if cell != 2 else 4 for cell in range(81)))
    step = next(step for step in gw.explain(PUZZLE).steps if step.placements == ((2, 4),))
    assert gw.verify(entered, gw.explain(entered).steps) == []
    assert gw.verify(PUZZLE, [replace(step, houses=(), grounds=(), whole=True)]) == [], "all rules together prove it"


def test_what_takes_uniqueness_is_proven_with_it() -> None:
    step = gw.Step("unique-rectangle", 4.5, eliminations=((2, 1),), uniqueness=True)
    assert gw.verify(PUZZLE, [step]) == []
    assert gw.verify(PUZZLE, [replace(step, eliminations=((2, 4),))])
    several = gw.load("12.." + "." * 12)
    assert gw.verify(several, [gw.Step("unique-rectangle", 4.5, eliminations=((15, 1),), uniqueness=True)])


def test_a_step_is_checked_in_a_puzzle_of_its_own_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not in one of the whole grid: with 30x45 cells that takes longer to make than a step takes to find."""
    asked: list[int] = []

    def noted(layout: Layout, questions: Sequence[Sequence[int]], clock: Clock) -> list[bool]:
        asked.extend(map(len, questions))
        return fillable(layout, questions, clock)

    monkeypatch.setattr(sys.modules["gridwright.logic.verify"], "fillable", noted)
    assert gw.verify(PUZZLE, gw.explain(PUZZLE).steps) == []
    assert 0 < max(asked) <= 21
