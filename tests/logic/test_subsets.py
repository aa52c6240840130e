"""Naked and hidden subsets, and those that place a value at once."""

from __future__ import annotations

from dataclasses import replace

import pytest
from boards import board_of, found, position_of, said

import gridwright as gw

EMPTY = gw.load("." * 81)
JIGSAW = gw.jigsaw([[0] * 4] * 4, ["AAAB", "ACBB", "CCBD", "CDDD"])
SUGURU = gw.suguru(["AAAAB", "ACCBB", "CCCDB"])

NAKED = {
    "naked-pair": {"r1c1": "12", "r1c5": "12"},
    "naked-triple": {"r1c1": "12", "r1c5": "23", "r1c9": "13"},
    "naked-quad": {"r1c1": "12", "r1c4": "23", "r1c7": "34", "r1c6": "14"},
}
HIDDEN = {
    "hidden-pair": {f"r1c{col}": "3456789" for col in (2, 3, 4, 6, 7, 8, 9)},
    "hidden-triple": {f"r1c{col}": "456789" for col in (2, 3, 4, 6, 7, 8)},
    "hidden-quad": {f"r1c{col}": "56789" for col in (2, 4, 6, 7, 8)},
}


@pytest.mark.parametrize("technique", NAKED)
def test_naked_subset_in_a_row(technique: str) -> None:
    board = board_of(EMPTY, **NAKED[technique])
    (step,) = found(board, technique)
    values = step.values
    others = [col for col in range(1, 10) if f"r1c{col}" not in NAKED[technique]]
    assert said(board, step.eliminations) == {f"r1c{col}={value}" for col in others for value in values}
    assert gw.verify(position_of(board, EMPTY), [step]) == []


def test_naked_pair_in_a_jigsaw_region_that_is_no_line() -> None:
    board = board_of(JIGSAW, r1c4="12", r2c4="12", r2c3="1234")
    eliminations = [said(board, step.eliminations) for step in found(board, "naked-pair")]
    assert any({"r2c3=1", "r2c3=2", "r3c3=1", "r3c3=2"} <= found for found in eliminations)


def test_naked_pair_reaches_cells_that_see_both_in_a_suguru() -> None:
    # r2c2 and r2c3 belong to one region; r1c2 touches both and belongs to another.
    board = board_of(SUGURU, r2c2="12", r2c3="12")
    eliminations = set().union(*(said(board, step.eliminations) for step in found(board, "naked-pair")))
    assert {"r1c2=1", "r1c2=2", "r1c3=1", "r3c2=2"} <= eliminations
    assert all(gw.verify(position_of(board, SUGURU), [step]) == [] for step in found(board, "naked-pair"))


def test_no_naked_subset_with_a_value_too_many() -> None:
    assert found(board_of(EMPTY, r1c1="12", r1c5="13"), "naked-pair") == []
    assert found(board_of(EMPTY, r1c1="12", r1c5="23", r1c9="14"), "naked-triple") == []


@pytest.mark.parametrize("technique", HIDDEN)
def test_hidden_subset_in_a_row(technique: str) -> None:
    board = board_of(EMPTY, **HIDDEN[technique])
    (step,) = found(board, technique)
    keep = {"hidden-pair": (1, 2), "hidden-triple": (1, 2, 3), "hidden-quad": (1, 2, 3, 4)}[technique]
    cells = [col for col in range(1, 10) if f"r1c{col}" not in HIDDEN[technique]]
    gone = [value for value in range(1, 10) if value not in keep]
    assert said(board, step.eliminations) == {f"r1c{col}={value}" for col in cells for value in gone}
    assert gw.verify(position_of(board, EMPTY), [step]) == []


def test_hidden_pair_in_a_suguru_region() -> None:
    board = board_of(SUGURU, r1c1="345", r1c2="345", r1c3="345")
    (step,) = [step for step in found(board, "hidden-pair") if step.values == (1, 2)]
    assert said(board, step.eliminations) == {f"{cell}={value}" for cell in ("r1c4", "r2c1") for value in (3, 4, 5)}
    assert gw.verify(position_of(board, SUGURU), [step]) == []


def test_no_hidden_subset_with_a_third_place() -> None:
    assert found(board_of(EMPTY, **{f"r1c{col}": "3456789" for col in (2, 3, 4, 6, 7, 8)}), "hidden-pair") == []


@pytest.mark.parametrize(("technique", "values"), [("direct-hidden-pair", "12"), ("direct-hidden-triple", "123")])
def test_direct_hidden_subset_places_a_value(technique: str, values: str) -> None:
    free = (1, 5) if len(values) == 2 else (1, 5, 9)
    rest = "".join(str(value) for value in range(1, 10) if str(value) not in values)
    others = [col for col in range(1, 10) if col not in free]
    state = {f"r1c{col}": rest if col == 2 else rest.replace("9", "") for col in others}
    board = board_of(EMPTY, **state)
    (step,) = found(board, technique)
    assert said(board, step.placements) == {"r1c2=9"}
    assert gw.verify(position_of(board, EMPTY), [step]) == []
    assert found(board_of(EMPTY, **state | {"r1c3": rest}), technique) == []
    assert gw.verify(position_of(board, EMPTY), [replace(step, placements=((2, 9),))])
    assert gw.verify(position_of(board, EMPTY), [replace(step, grounds=step.grounds[1:])])


@pytest.mark.parametrize("technique", [*NAKED, *HIDDEN])
def test_wrong_steps_are_rejected(technique: str) -> None:
    board = board_of(EMPTY, **(NAKED | HIDDEN)[technique])
    start, (step,) = position_of(board, EMPTY), found(board, technique)
    assert gw.verify(start, [replace(step, eliminations=((40, 5),))])
    assert gw.verify(start, [replace(step, grounds=step.grounds[1:])])
    assert gw.verify(start, [replace(step, houses=())])
