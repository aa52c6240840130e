"""Help in the middle of a puzzle: the next step, what is wrong already, and where steps lead."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import gridwright as gw
from gridwright.logic import mistakes, replay
from gridwright.logic.board import Board

SUGURU = gw.load_file(Path(__file__).parents[2] / "examples" / "seed-000.txt")
SOLVED = gw.solve(SUGURU).solutions[0].values


def test_the_hint_is_the_first_step() -> None:
    assert gw.hint(SUGURU) == gw.explain(SUGURU).steps[0]


def test_every_step_is_the_hint_where_it_is_taken() -> None:
    steps = gw.explain(SUGURU).steps
    for step, position in zip(steps[1:], replay(SUGURU, steps), strict=False):
        assert gw.hint(position) == step


def test_techniques_can_be_chosen() -> None:
    naked = [technique for technique in gw.ladder() if technique.id == "naked-single"]
    step = gw.hint(SUGURU, naked)
    assert step is not None
    assert step.technique == "naked-single"
    assert gw.hint(SUGURU, []) is None


def test_no_hint_where_nothing_is_left_or_all_is_lost() -> None:
    assert gw.hint(gw.Position(SUGURU, SOLVED)) is None
    assert gw.hint(gw.sudoku(["11..", "....", "....", "...."])) is None


def test_uniqueness_is_only_used_when_asked_for() -> None:
    puzzle = gw.sudoku(["....", "....", "....", "...."])
    asked = []

    def find(board: Board) -> Iterator[gw.Step]:
        asked.append(board)
        return iter(())

    nosy = gw.Technique("nosy", "Nosy", 1.0, find, needs_uniqueness=True)
    assert gw.hint(puzzle, [nosy]) is None
    assert not asked
    assert gw.hint(puzzle, [nosy], uniqueness=True) is None
    assert asked


def test_mistakes() -> None:
    empty = [cell for cell, given in enumerate(SUGURU.givens) if not given]
    right, wrong, unsure, misled = empty[:4]
    entries = [0] * len(SOLVED)
    entries[right], entries[wrong] = SOLVED[right], SOLVED[wrong] % 2 + 1
    marks = [frozenset[int]()] * len(SOLVED)
    marks[unsure], marks[misled] = frozenset({SOLVED[unsure], 1}), frozenset({SOLVED[misled] % 2 + 1})
    assert mistakes(gw.Position(SUGURU, tuple(entries), tuple(marks)), SOLVED) == (wrong, misled)
    assert mistakes(gw.Position(SUGURU), SOLVED) == ()


def test_replay_ends_where_the_explanation_does() -> None:
    trail = gw.explain(SUGURU)
    *_, last = replay(SUGURU, trail.steps)
    assert last.values == trail.values
    assert last.marks == trail.candidates
