"""Kakuro: cells that hold nothing, everywhere a grid is read, written, solved or checked."""

from __future__ import annotations

import pytest

import gridwright as gw
from gridwright.model.grid import Grid

SMALL = "kakuro 3x3\n \\ 3\\ 4\\\n\\3  .  .\n\\4  .  .\n"


def test_text_draws_sums_as_people_print_them() -> None:
    puzzle = gw.load(SMALL)
    assert gw.dump(puzzle) == SMALL
    assert gw.load(gw.dump(puzzle, "json")) == puzzle
    assert [clue.word for clue in gw.clues_of(puzzle)] == [
        "r2c2-right=run3", "r2c2-down=run3", "r2c3-down=run4", "r3c2-right=run4",
    ]  # fmt: skip
    outcome = gw.solve(puzzle)
    assert outcome.status is gw.Status.UNIQUE and outcome.solution is not None
    assert outcome.solution.rows == ((0, 0, 0), (0, 2, 1), (0, 1, 3))
    assert str(outcome.solution) == "\\ \\ \\\n\\ 2 1\n\\ 1 3"
    assert str(puzzle) == "\\ \\ \\\n\\ . .\n\\ . ."
    assert puzzle.holds(outcome.solution.values)


def test_every_way_of_solving_leaves_holes_empty() -> None:
    puzzle = gw.load(SMALL)
    values = (0, 0, 0, 0, 2, 1, 0, 1, 3)
    assert [solution.values for solution in gw.solutions(puzzle)] == [values]
    answers = gw.Engine(puzzle).solve_many([puzzle.givens, puzzle.givens])
    assert [outcome.solution.values for outcome in answers if outcome.solution] == [values, values]
    assert answers.solutions.tolist() == [[*values], [*values]]
    assert gw.true_candidates(puzzle) == tuple(frozenset({value} if value else ()) for value in values)


def test_a_grid_without_a_frame_lists_its_sums() -> None:
    puzzle = gw.load("kakuro 2x3\n..\\\n...\nruns: r1c1-right=run3 r2c1-right=run6 r1c1-down=run3")
    assert gw.load(gw.dump(puzzle)) == puzzle
    assert "runs: r1c1-right=run3 r1c1-down=run3 r2c1-right=run6" in gw.dump(puzzle)
    assert "..\\" in gw.dump(puzzle)


def test_explanations_and_games_leave_holes_empty() -> None:
    trail = gw.explain(gw.load(SMALL))
    assert trail.solved and trail.values == (0, 0, 0, 0, 2, 1, 0, 1, 3) and trail.open == ()
    assert trail.candidates[0] == frozenset()
    assert gw.Position(gw.load(SMALL)).open == (4, 5, 7, 8)


def test_python_takes_the_same_words() -> None:
    rows = [["\\", "3\\", "4\\"], ["\\3", 0, 0], ["\\4", ".", None]]
    assert gw.kakuro(rows) == gw.load(SMALL)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("sudoku 4x4\n...\\\n....\n....\n....", "column 4: sudoku: cells that hold nothing are not allowed: r1c4"),
        ("kakuro 2x2\n\\ 3\\\n\\5\\ .", "line 3, column 1: r2c1: '\\\\5\\\\' is not a value"),
        ("kakuro 2x2\n\\3 \\\n. .", "line 2, column 1: r1c1: '\\\\3' has a sum 3 for no cells"),
        ("kakuro 2x2\n\\ .\n. .\nruns: r1c1-right=run3", "'r1c1-right=run3': r1c1 is a cell that holds nothing"),
        ("kakuro 2x3\n...\n...\nruns: r1c2-right=run3", "the number must stand outside, but before r1c2 is r1c1"),
        ("kakuro 1x11\n...........", "the run 1 can never be filled: its 11 cells must differ"),
    ],
)
def test_what_makes_no_sense_is_told(text: str, message: str) -> None:
    with pytest.raises(gw.GridwrightError) as refused:
        gw.load(text)
    assert message in str(refused.value)


def test_nothing_can_be_given_or_entered_in_a_hole() -> None:
    puzzle = gw.load(SMALL)
    with pytest.raises(gw.RuleError, match="r1c1: 5 stands in a cell that holds nothing"):
        puzzle.with_givens([5, *[0] * 8])
    with pytest.raises(gw.RuleError, match="r1c1: 5 stands in a cell that holds nothing"):
        gw.Position(puzzle, (5, *[0] * 8))


def test_a_grid_without_any_cell_to_fill_is_refused() -> None:
    with pytest.raises(gw.RuleError, match="kakuro: no cell holds a value"):
        gw.load("kakuro 2x2\n\\ \\\n\\ \\\n")


def test_notations_without_holes_say_what_they_lose() -> None:
    assert "5 cells that hold nothing" in gw.losses(gw.load(SMALL), "sudokupad")
    with pytest.raises(gw.FormatError, match="cannot carry"):
        gw.dump(gw.load(SMALL), "line")


def test_no_move_leads_to_a_hole() -> None:
    grid = Grid(2, 3, frozenset({1}))
    assert grid.neighbours(0) == (3,)
    assert grid.line(0, (0, 1)) == (0,)
    assert grid.filled == (0, 2, 3, 4, 5)
    assert grid.pieces(grid.filled) == [(0, 2, 3, 4, 5)]
