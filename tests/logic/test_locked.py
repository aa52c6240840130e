"""Locked candidates in their three forms, and those that place a value at once."""

from __future__ import annotations

from dataclasses import replace

import pytest
from boards import board_of, found, position_of, said

import gridwright as gw

EMPTY = gw.load("." * 81)
SUGURU = gw.suguru(["AAB", "ACB", "CCB"])


def test_pointing_in_a_sudoku() -> None:
    keep = dict.fromkeys(("r2c1", "r2c2", "r2c3", "r3c1", "r3c2", "r3c3"), "12346789")
    (step,) = found(board_of(EMPTY, **keep), "pointing")
    board = board_of(EMPTY, **keep)
    assert said(board, step.eliminations) == {f"r1c{col}=5" for col in range(4, 10)}
    assert [board.layout.rules[house.rule].label for house in step.houses] == ["box 1", "row 1"]
    assert gw.verify(position_of(board, EMPTY), [step]) == []


def test_pointing_in_a_jigsaw() -> None:
    puzzle = gw.jigsaw([[0] * 4] * 4, ["AAAB", "ACBB", "CCBD", "CDDD"])
    board = board_of(puzzle, r2c1="123")
    (step,) = [step for step in found(board, "pointing") if step.values == (4,)]
    assert said(board, step.eliminations) == {"r1c4=4"}
    assert gw.verify(position_of(board, puzzle), [step]) == []


def test_no_pointing_where_a_second_line_has_a_place() -> None:
    keep = dict.fromkeys(("r2c1", "r2c2", "r2c3", "r3c1", "r3c2"), "12346789")
    assert found(board_of(EMPTY, **keep), "pointing") == []


def test_claiming_in_a_sudoku() -> None:
    board = board_of(EMPTY, **{f"r1c{col}": "12346789" for col in range(4, 10)})
    (step,) = found(board, "claiming")
    assert said(board, step.eliminations) == {f"r{row}c{col}=5" for row in (2, 3) for col in (1, 2, 3)}
    assert gw.verify(position_of(board, EMPTY), [step]) == []


def test_claiming_in_a_jigsaw() -> None:
    puzzle = gw.jigsaw([[0] * 4] * 4, ["AAAB", "ACBB", "CCBD", "CDDD"])
    board = board_of(puzzle, r1c4="123")
    assert {"r2c1=4"} in [said(board, step.eliminations) for step in found(board, "claiming")]
    assert found(board_of(puzzle), "claiming") == []


def test_a_cell_that_sees_all_places_in_a_suguru() -> None:
    board = board_of(SUGURU, r1c1="12")
    steps = [step for step in found(board, "locked") if step.values == (3,)]
    assert {"r2c2=3"} in [said(board, step.eliminations) for step in steps], "it touches r1c2 and r2c1"
    assert all(gw.verify(position_of(board, SUGURU), [step]) == [] for step in steps)


def test_a_cell_a_knights_move_away() -> None:
    puzzle = gw.sudoku(["...." for _ in range(4)], options=["anti-knight"])
    board = board_of(puzzle, r1c1="123", r2c1="123", r2c2="4", r1c2="1234")
    assert all(gw.verify(position_of(board, puzzle), [step]) == [] for step in found(board, "locked"))
    assert found(board_of(EMPTY), "locked") == []


def test_direct_pointing_places_a_value() -> None:
    keep = dict.fromkeys(("r2c1", "r2c2", "r2c3", "r3c1", "r3c2", "r3c3"), "12346789")
    rest = dict.fromkeys(("r2c4", "r2c5", "r2c6", "r3c4", "r3c5"), "12346789")
    board = board_of(EMPTY, **keep, **rest)
    (step,) = found(board, "direct-pointing")
    assert said(board, step.placements) == {"r3c6=5"}
    assert [substep.technique for substep in step.substeps] == ["pointing"]
    assert gw.verify(position_of(board, EMPTY), [step]) == []
    assert found(board_of(EMPTY, **keep), "direct-pointing") == []


def test_direct_claiming_places_a_value() -> None:
    board = board_of(
        EMPTY,
        **{f"r1c{col}": "12346789" for col in range(4, 10)},
        **{f"r2c{col}": "12346789" for col in range(5, 10)},
    )
    (step,) = [step for step in found(board, "direct-claiming") if step.houses[0].cells[0] == 9]
    assert said(board, step.placements) == {"r2c4=5"}
    assert gw.verify(position_of(board, EMPTY), [step]) == []
    assert found(board_of(EMPTY), "direct-claiming") == []


@pytest.mark.parametrize("technique", ["pointing", "claiming", "locked", "direct-pointing", "direct-claiming"])
def test_wrong_steps_are_rejected(technique: str) -> None:
    states = {
        "pointing": dict.fromkeys(("r2c1", "r2c2", "r2c3", "r3c1", "r3c2", "r3c3"), "12346789"),
        "claiming": {f"r1c{col}": "12346789" for col in range(4, 10)},
    }
    states["locked"] = states["pointing"]
    states["direct-pointing"] = states["pointing"] | dict.fromkeys(("r2c4", "r2c5", "r2c6", "r3c4", "r3c5"), "12346789")
    states["direct-claiming"] = states["claiming"] | {f"r2c{col}": "12346789" for col in range(5, 10)}
    board = board_of(EMPTY, **states[technique])
    start, step = position_of(board, EMPTY), found(board, technique)[0]
    assert gw.verify(start, [step]) == []
    assert gw.verify(start, [replace(step, eliminations=((80, 5),), placements=())])
    assert gw.verify(start, [replace(step, grounds=step.grounds[1:])])
    assert gw.verify(start, [replace(step, houses=step.houses[1:])])
