"""Where a puzzle without a solution comes to an end."""

from __future__ import annotations

import random

import pytest
from broken_puzzles import NAMES, sound_puzzle, wrong_clue

import gridwright as gw
from gridwright.diagnosis import clashes
from gridwright.logic import singles
from gridwright.logic.board import Board
from gridwright.logic.dead_end import DeadEnd, dead_end
from gridwright.logic.route import take
from gridwright.model.layout import layout_of
from gridwright.model.primitives import Distinct, Domain


def test_a_cell_without_a_value_at_once() -> None:
    assert dead_end(gw.load("123....4........")) == DeadEnd((), cell=3)


def test_a_house_without_a_place_at_once() -> None:
    puzzle = gw.load("12....3.........")
    row = layout_of(puzzle).facts_for("a test", Domain, Distinct).houses[0]
    assert dead_end(puzzle) == DeadEnd((), house=row, value=3)


def test_only_the_steps_that_matter() -> None:
    """A wrong 4 in the last cell of a Sudoku that singles solve: they fill much before they come to an end."""
    puzzle = gw.load("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..74")
    found = dead_end(puzzle)
    assert found
    assert 0 < len(found.steps) < len(gw.explain(puzzle, singles()).steps)
    assert gw.verify(puzzle, found.steps) == []


def test_a_sound_puzzle_has_none() -> None:
    assert dead_end(gw.load("1....2..3.4....1")) is None


@pytest.mark.parametrize("name", NAMES)
def test_the_steps_hold_and_lead_there(name: str) -> None:
    rng = random.Random(f"dead end {name}")
    puzzle = None
    while puzzle is None or clashes(puzzle):
        puzzle = wrong_clue(sound_puzzle(name, rng), rng)
    found = dead_end(puzzle)
    if found is None:
        return
    assert gw.verify(puzzle, found.steps) == []
    assert _leads_there(puzzle, found)
    if found.steps:
        assert not _leads_there(puzzle, DeadEnd(found.steps[:-1], found.cell, found.house, found.value))


def _leads_there(puzzle: gw.Puzzle, end: DeadEnd) -> bool:
    board = Board(layout_of(puzzle), puzzle.givens)
    for step in end.steps:
        take(board, step)
    if end.cell is not None:
        return not board.candidates[end.cell]
    assert end.house
    assert end.value
    return not any(board.has(cell, end.value) for cell in end.house.cells)


def test_a_reason_shows_one_cell_where_there_is_no_solution() -> None:
    """A contradiction refutes every candidate of the grid; told is a single cell that has nothing left."""
    puzzle = gw.load("..46...3.....4...856....2.19..78......2...1......34..62.8....971...2.....9...34..")
    wrong = gw.Position(puzzle, tuple(8 if cell == 5 else 0 for cell in range(81)))
    *_, last = gw.explain(wrong, [gw.technique("smallest-reason")]).steps
    assert len({cell for cell, _ in last.eliminations}) == 1
