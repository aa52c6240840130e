"""Preparations: told with the step that needs them, and not at all where no step does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from random_puzzles import MIXES, SQUARE_KINDS, random_puzzle

import gridwright as gw
from gridwright.logic import singles
from gridwright.logic.board import Board
from gridwright.logic.explain import next_step, usable
from gridwright.logic.preparations import Preparations, is_preparation
from gridwright.logic.route import board_of, take

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
SIGNED = ("comparison-6x6", "comparison-9x9", "futoshiki-5x5", "seed-002")
SIGNS = tuple(technique for technique in gw.ladder() if technique.id in ("extreme-end", "sign-bound"))


def one_by_one(puzzle: gw.Puzzle) -> list[gw.Step]:
    """Every single step, as it is found, whatever it leads to."""
    board, techniques, steps = board_of(puzzle), usable(), []
    while board.open and not board.broken and (step := next_step(board, techniques)):
        take(board, step)
        steps.append(step)
    return steps


@pytest.mark.parametrize("name", SIGNED)
def test_every_told_step_of_signs_fills_a_cell(name: str) -> None:
    trail = gw.explain(gw.load_file(EXAMPLES / f"{name}.txt"))
    assert trail.solved
    assert len(trail.steps) == trail.start.values.count(0)
    assert all(len(step.placements) == 1 for step in trail.steps)


def test_only_what_leads_to_the_value_is_told() -> None:
    # In box 1 the 1 goes where all others are greater than some neighbour; the signs of box 4 say nothing about it.
    signs = ["r1c1<r1c2", "r1c1<r2c1", "r2c1<r2c2", "r3c3<r3c4", "r4c3<r4c4"]
    step = gw.hint(gw.comparison(signs, ["...."] * 4, boxes=(2, 2)))
    assert step
    assert step.placements == ((0, 1),)
    assert step.technique == "extreme-end"
    assert step.rating == 1.4
    assert [part.technique for part in step.parts] == ["extreme-end"] * 3 + ["hidden-single-region"]
    assert set(step.eliminations) == {(1, 1), (4, 1), (5, 1)}


def test_a_preparation_for_a_harder_step_is_a_step_of_its_own() -> None:
    trail = gw.explain(gw.load_file(EXAMPLES / "sudoku-dots.txt"))
    first, second = trail.steps[:2]
    assert [part.technique for part in first.parts] == ["impossible-value"] * 2
    assert (second.technique, second.parts) == ("forbidden-pair", ())


@pytest.mark.parametrize("name", (*SQUARE_KINDS, *MIXES))
def test_telling_them_late_changes_neither_rating_nor_solution(name: str) -> None:
    seen = 0
    for seed in range(60):
        try:
            puzzle = random_puzzle(name, seed)
        except gw.RuleError:
            continue
        if gw.solve(puzzle).status is not gw.Status.UNIQUE:
            continue
        trail, rated, found = gw.explain(puzzle), gw.rate(puzzle), one_by_one(puzzle)
        assert trail.solved
        assert trail.rating == rated.rating == max((step.rating for step in found), default=0.0), f"{name} {seed}"
        assert [step.rating for step in trail.steps] == [rating for rating, _ in rated.path]
        assert sum(count for _, count in rated.techniques) == len(trail.steps)
        parts = [part for step in trail.steps for part in step.parts or (step,)]
        assert len(parts) <= len(found)
        kept = [step.placements for step in found if not is_preparation(step)]
        assert [step.placements for step in parts if not is_preparation(step)] == kept
        assert gw.verify(puzzle, trail.steps) == gw.verify(puzzle, parts) == [], f"{name} {seed}"
        seen += 1
        if seen == 6:
            return


def test_where_nothing_follows_all_of_it_is_told() -> None:
    puzzle = gw.load_file(EXAMPLES / "comparison-6x6.txt")
    board = board_of(puzzle)
    while step := next_step(board, SIGNS):
        take(board, step)
    trail = gw.explain(puzzle, SIGNS)
    (step,) = trail.steps
    assert len(step.parts) > 20
    assert trail.candidates == trail.positions[-1].marks
    assert [sum(1 << value - 1 for value in left) for left in trail.candidates] == board.candidates


def test_a_dead_end_is_told_with_what_leads_to_it_alone() -> None:
    signs = ["r1c1<r1c2", "r1c2<r1c3", "r1c3<r1c4", "r1c4<r2c4", "r3c1<r3c2", "r4c1<r4c2"]
    trail = gw.explain(gw.futoshiki(signs, size=4), SIGNS)
    assert trail.broken
    assert not any(cell >= 8 for step in trail.steps for cell, _ in step.eliminations)
    assert trail.candidates == trail.positions[-1].marks
    assert gw.verify(trail.puzzle, trail.steps) == []


def test_what_was_found_before_the_time_was_over_is_told() -> None:
    def late(board: Board) -> Iterator[gw.Step]:
        raise gw.OutOfTimeError("the time is over")

    puzzle = gw.load_file(EXAMPLES / "comparison-6x6.txt")
    techniques = (*SIGNS, gw.Technique("late", "Late", 9.0, late))
    trail = gw.explain(puzzle, techniques)
    assert trail.stopped
    assert trail.steps == gw.explain(puzzle, SIGNS).steps
    assert trail.candidates == trail.positions[-1].marks


def test_a_hint_at_what_leads_to_nothing_is_one_of_them() -> None:
    puzzle = gw.futoshiki(["r1c1<r1c2", "r3c3<r3c4"], size=4)
    step = gw.hint(puzzle, SIGNS)
    assert step
    assert (step.eliminations, step.parts) == (((0, 4),), ())


def test_without_relations_every_step_stands_alone() -> None:
    trail = gw.explain(gw.load_file(EXAMPLES / "sudoku-9x9.txt"))
    assert not any(step.parts for step in trail.steps)
    assert not any(map(is_preparation, trail.steps))
    assert gw.explain(trail.puzzle, singles()).steps


def test_a_wrong_part_is_found() -> None:
    puzzle = gw.load_file(EXAMPLES / "comparison-9x9.txt")
    step = gw.explain(puzzle).steps[0]
    first, *others = step.parts
    wrong = replace(step, parts=(replace(first, pairs=()), *others))
    assert any("its part extreme-end" in problem.message for problem in gw.verify(puzzle, [wrong]))
    short = replace(step, parts=tuple(others))
    assert any("its parts lead to something else" in problem.message for problem in gw.verify(puzzle, [short]))


def test_only_a_chain_is_told_as_far_as_it_matters() -> None:
    puzzle = gw.sudoku(["." * 9] * 9)
    board = board_of(puzzle)
    kept = Preparations(board)
    box = next(house.house for house in board.shape.full if house.house.cells[0] == 57)
    kept.keep(gw.Step("counting-bound", 3.3, eliminations=((49, 4), (49, 5)), cells=(49, 59, 68), grounds=(59, 68),
                      houses=(box,)))  # fmt: skip
    ((*_, first),) = [list(kept.told_with(gw.Step("naked-single", 2.3, placements=((45, 4),), grounds=(45,))))]
    assert first.placements, "which rules out one of the two anyway"
    part, _ = kept.told_with(gw.Step("naked-pair", 3.0, eliminations=((50, 1),), grounds=(49,)))
    assert part.eliminations == ((49, 5),)
    assert part.cells == (49, 59, 68), "whose counting is no chain"
    assert part.pairs == ()


def test_the_ways_of_an_arrow_are_no_chain_either() -> None:
    """Its cells differ one from the next here, as those of a chain are compared."""
    puzzle = gw.with_clues(gw.sudoku(["." * 9] * 9), ["r8c3-r7c2-r6c2=arrow"])
    board = board_of(puzzle)
    kept, rule = Preparations(board), len(puzzle.rules) - 1
    kept.keep(gw.Step("many-combinations", 2.6, eliminations=((65, 1), (65, 2), (55, 9)), cells=(65, 55, 46),
                      rules=(rule,), pairs=((65, 55), (55, 46))))  # fmt: skip
    list(kept.told_with(gw.Step("naked-single", 2.3, placements=((60, 9),), grounds=(60,))))
    part, _ = kept.told_with(gw.Step("naked-pair", 3.0, eliminations=((66, 3),), grounds=(65,)))
    assert part.eliminations == ((65, 1), (65, 2))
    assert gw.verify(puzzle, [part]) == []
