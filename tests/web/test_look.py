"""What is seen of a position at once: of every kind, of its solution, and of values that clash."""

from __future__ import annotations

import pytest

import gridwright as gw
from gridwright.web.api.look import LookData, answer
from gridwright.web.endpoint import Errand
from gridwright.web.query import PuzzleQuery


def look(position: gw.Puzzle | gw.Position) -> LookData:
    return answer(PuzzleQuery(puzzle=gw.as_data(position)), Errand())


@pytest.mark.parametrize("kind", gw.all_kinds(), ids=lambda kind: kind.id)
def test_a_puzzle_and_its_solution(kind):
    puzzle = gw.load(kind.examples[0])
    seen = look(puzzle)
    assert (seen["clashes"], seen["solved"]) == ([], False)
    solution = gw.solve(puzzle).solution
    assert solution
    open_cells = [cell for cell in puzzle.grid.filled if not puzzle.givens[cell]]
    assert seen["open"] == len(open_cells)
    for cell in open_cells:
        row, col = puzzle.grid.where(cell)
        assert solution.values[cell] in seen["candidates"][row][col]
    assert look(gw.Position(puzzle, solution.values)) | {"candidates": []} == {
        "clashes": [], "candidates": [], "open": 0, "solved": True,
    }  # fmt: skip


def test_a_full_grid_that_is_wrong_is_not_solved():
    puzzle = gw.load("sudoku 4x4\n1...\n..3.\n.2..\n4...\n")
    solution = gw.solve(puzzle).solution
    assert solution
    values = [*solution.values]
    values[1], values[2] = values[2], values[1]
    seen = look(gw.Position(puzzle, tuple(values)))
    assert (seen["open"], seen["solved"]) == (0, False)
    assert seen["clashes"]


def test_values_that_clash_name_their_cells_once():
    puzzle = gw.load("sudoku 4x4\n1...\n....\n....\n....\n")
    assert look(gw.Position(puzzle, (1, 1) + (0,) * 14))["clashes"] == [["r1c1", "r1c2"]]


def test_a_cage_that_cannot_be_filled_any_more():
    puzzle = gw.load("killer 4x4\n....\n....\n....\n....\ncages: r1c1-r1c2=cage3\n")
    assert look(gw.Position(puzzle, (3,) + (0,) * 15))["clashes"] == [["r1c1", "r1c2"]]
