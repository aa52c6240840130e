"""Combined sums: houses that cross, cages and diagonals, added up and taken away until little is left."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest
from boards import board_of, said
from rule_boards import NINE, SIX, flaws, ones, with_words

import gridwright as gw
from gridwright.logic.structure.counted_sums import counted, ruled_out, sums_to_count
from gridwright.model.layout import layout_of
from gridwright.results.steps import step_data
from gridwright.words import languages, tell

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
COMBINED = gw.technique("combined-sums")
PAIRS = [f"r1c{n}-r{n}c1=cage{total}" for n, total in zip(range(2, 7), (5, 10, 9, 9, 7), strict=True)]
CROSSING = ((0, 1, 2, 3, 4, 5), (0, 6, 12, 18, 24, 30))


def test_a_row_and_a_column_that_cross() -> None:
    puzzle = with_words(SIX, *PAIRS)
    board = board_of(puzzle)
    step = next(step for step in COMBINED.find(board) if step.cells == (0,))
    assert said(board, step.eliminations) == ones("r1c1", "23456"), "42 less 40 is twice r1c1"
    assert len(step.houses) == 2
    assert len(step.rules) == 5
    assert step.times == (1, 1, -1, -1, -1, -1, -1)
    assert step.rating == 5.5
    assert flaws(board, puzzle, step) == []


def test_a_cell_beyond_the_sum_that_its_cells_need_a_value_for() -> None:
    puzzle = with_words(NINE, "r6c9-upleft=littlekiller47")
    board = board_of(puzzle)
    # Six cells in two boxes, at most 24 in each: the three in either are 23 at least, so they need 9.
    steps = [step for step in COMBINED.find(board) if flaws(board, puzzle, step) == []]
    wrong = {cell for step in steps for cell in said(board, step.eliminations)}
    assert {"r1c6=9", "r3c4=9", "r4c9=9", "r6c7=9"} <= wrong
    assert all(0 in step.times[: len(step.houses)] for step in steps), "that values differ in a box"


def test_two_arrows_in_a_box_are_added_up_once() -> None:
    puzzle = with_words(NINE, "r8c7-r9c6-r9c5-r9c4=arrow", "r9c7-r8c6-r7c6-r6c7=arrow")
    board = board_of(puzzle)
    steps = [*COMBINED.find(board)]
    # Five different values in a box are 15 at least, so the bulbs, which differ, are 16 with the sixth, and 7 to 9.
    (step,) = [step for step in steps if len(step.rules) == 2]
    assert max(step.times) > 0, "what is added up is told"
    assert ones("r8c7", "123456") | ones("r9c7", "123456") <= said(board, step.eliminations)
    assert all(flaws(board, puzzle, step) == [] for step in steps)


def test_verify_adds_up_by_itself() -> None:
    puzzle = with_words(SIX, *PAIRS)
    board = board_of(puzzle)
    step = next(step for step in COMBINED.find(board) if step.cells == (0,))
    assert flaws(board, puzzle, replace(step, times=(2, 1, -1, -1, -1, -1, -1)))
    assert flaws(board, puzzle, replace(step, times=(1, 1, -1, -1, -1, -1, 1)))
    told = [str(flaw) for flaw in flaws(board, puzzle, replace(step, times=step.times[1:]))]
    assert told == ["step 1, combined-sums: it does not say how often each of its sums counts"]
    told = [str(flaw) for flaw in flaws(board, puzzle, replace(step, rules=(0, *step.rules[1:])))]
    assert told == ["step 1, combined-sums: rule number 0 has no sum that is known"]


def test_cells_that_are_apart_are_in_a_house_that_is_named() -> None:
    puzzle = with_words(NINE, "r6c9-upleft=littlekiller47")
    board = board_of(puzzle)
    step = next(step for step in COMBINED.find(board) if step.apart)
    told = [str(flaw) for flaw in flaws(board, puzzle, replace(step, apart=((((0, 80), 1),),)))]
    assert told == ["step 1, combined-sums: no house that it names keeps r1c1 r9c9 apart"]
    (cells, by), *_ = step.apart[0]
    data = step_data(step, position=gw.Position.of(puzzle))["because"]["apart"]
    assert data[0][0] == {"cells": [puzzle.grid.name(cell) for cell in cells], "times": by}


def test_whole_houses_alone_are_no_sums_to_combine() -> None:
    assert not [*COMBINED.find(board_of(NINE))]


def test_what_multipliers_prove_is_reckoned_exactly() -> None:
    layout = layout_of(with_words(SIX, *PAIRS))
    known = sums_to_count(layout)
    times = [int(house.cells in CROSSING) for house in known.houses] + [-1] * len(known.rules)
    total = counted(known.sums, times)
    assert (total.weights, total.low, total.high) == ({0: 2}, 2, 2)
    assert ruled_out(layout.domains, total, ()) == [(0, value) for value in range(2, 7)]


@pytest.mark.parametrize("name", ["killer-9x9", "killer-6x6", "calcudoku-6x6", "killer-suguru-6x7"])
def test_all_that_is_found_follows(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = gw.load_file(EXAMPLES / f"{name}.txt")
    board, solution = board_of(puzzle), gw.solve(puzzle).solution
    assert solution is not None
    steps = [*COMBINED.find(board)]
    assert steps
    for step in steps[:20]:
        assert flaws(board, puzzle, replace(step, apart=())) == [], "by all values of its cells"
    by_trying = sys.modules[gw.verify.__module__]
    monkeypatch.setattr(by_trying, "fillable", lambda layout, questions, clock: [True for _ in questions])
    for step in steps:
        assert flaws(board, puzzle, step) == [], "by its sums alone, however many cells there are"
        assert not any(solution[cell] == puzzle.grid.shown(value) for cell, value in step.eliminations)


@pytest.mark.parametrize("lang", languages())
def test_told_in_every_language(lang: str) -> None:
    position = gw.load_position((EXAMPLES / "techniques" / "combined-sums.json").read_text(encoding="utf-8"))
    step = gw.hint(position, [COMBINED])
    assert step is not None
    told = tell(step, position, lang)
    assert "2·r1c1=2" in told
    assert "r1c6 r6c1" in told
    assert "  " not in told


def test_many_clues_are_counted_by_their_sums() -> None:
    puzzle = with_words(SIX, *PAIRS, "r2c2-r2c3=cage5")
    known = sums_to_count(layout_of(puzzle))
    houses = tuple(house for house in known.houses if house.cells in CROSSING)
    times = (1, 1, *[-1] * len(known.rules))
    step = gw.Step("combined-sums", 5.6, eliminations=((0, 6),), houses=houses, rules=known.rules, times=times)
    told = tell(step, puzzle)
    assert "2 clues with the sum 5" in told
    assert "2·r1c1−r2c2−r2c3=-3" in told
