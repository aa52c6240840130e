"""Fillings, lines and chains through rules of any sort: what each finds, and that all of it is proven."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from boards import board_of, found, said
from planted_rules import Planted, cases
from rule_boards import NINE, SIX, flaws, ones, proven, with_words

import gridwright as gw
from gridwright.logic.structure.graph import graph_of
from gridwright.model.primitives import Automaton, Machine

EXAMPLES = Path(__file__).parents[2] / "examples"

# Fillings of any rule


def machine(*accepted: Sequence[int]) -> Machine:
    """A machine that accepts just these, all of the same length, over nine values."""
    states: dict[tuple[int, ...], int] = {(): 0}
    for way in accepted:
        for length in range(1, len(way) + 1):
            states.setdefault(tuple(way[:length]), len(states))
    steps = tuple(tuple(states.get((*prefix, value), -1) for value in range(1, 10)) for prefix in states)
    return Machine(steps, tuple(states[tuple(way)] for way in accepted))


def test_an_automaton_is_filled_in_all_ways() -> None:
    rule = Planted(Automaton((0, 1, 40), machine((1, 1, 5), (1, 2, 5), (3, 4, 5), (2, 2, 7))))
    puzzle = replace(NINE, rules=(*NINE.rules, rule))
    board = board_of(puzzle)
    (step,) = proven(board, puzzle, "fillings")
    assert step.ways == ((1, 2, 5), (3, 4, 5)), "r1c1 and r1c2 differ"
    assert not [way for way in step.ways if way[0] == way[1]]
    assert said(board, step.eliminations) >= ones("r5c5", "12346789")
    assert flaws(board, puzzle, replace(step, pairs=()))


def test_what_every_way_rules_out_beside_a_rule() -> None:
    rule = Planted(Automaton((0, 10), machine((1, 2), (2, 1))))
    puzzle = replace(NINE, rules=(*NINE.rules, rule))
    board = board_of(puzzle)
    (step,) = proven(board, puzzle, "any-filling")
    assert said(board, step.eliminations) >= ones("r3c3", "12")
    assert not {cell for cell, _ in step.eliminations} & {0, 10}


def test_a_filling_that_leaves_a_cell_nothing() -> None:
    puzzle = with_words(NINE, "r1c1-r1c2=cage9")
    board = board_of(puzzle, r1c1="1278", r1c2="1278", r1c9="18")
    steps = proven(board, puzzle, "two-rules")
    assert said(board, steps[0].eliminations) == ones("r1c1", "18") | ones("r1c2", "18")
    assert steps[0].cells == (8,)
    assert not found(board_of(puzzle, r1c1="1278", r1c2="1278", r1c9="189"), "two-rules")


def test_two_cages_that_cannot_both_be_filled() -> None:
    puzzle = with_words(NINE, "r1c1-r1c2=cage9", "r1c5-r1c6=cage9")
    board = board_of(puzzle, r1c1="1278", r1c2="1278", r1c5="18", r1c6="1278")
    steps = [step for step in proven(board, puzzle, "two-rules") if len(step.rules) == 2]
    assert said(board, steps[0].eliminations) == ones("r1c1", "18") | ones("r1c2", "18")


# Lines


def test_a_line_is_read_to_its_ends() -> None:
    puzzle = with_words(NINE, "r1c1-r2c2-r3c3-r4c4=whisper5")
    board = board_of(puzzle, r1c1="12")
    (step,) = proven(board, puzzle, "along-a-line")
    assert said(board, step.eliminations) == (
        ones("r2c2", "12345") | ones("r3c3", "56789") | ones("r4c4", "12345")
    )
    assert step.rules and not step.houses
    assert not found(board_of(with_words(NINE, "r1c1-r2c2-r3c3=thermo")), "along-a-line"), "these are signs"


def test_classes_that_take_turns_are_counted() -> None:
    puzzle = with_words(SIX, "r1c1-r1c2-r2c3-r1c4-r1c5-r2c6-r1c6=parityline")
    board = board_of(puzzle, r1c3="246")
    steps = proven(board, puzzle, "class-counting")
    assert steps, "r1c1, r1c5 and r1c6 would be even like r1c3: four of three"
    assert ones("r1c1", "246") <= said(board, steps[0].eliminations)
    assert not found(board_of(puzzle), "class-counting")


# All together


@pytest.mark.parametrize("sort", ["sets", "sums", "automata", "all"])
def test_whatever_is_planted_is_explained_and_proven(sort: str) -> None:
    explained = 0
    for puzzle, grids in cases(sort, 200):
        if len(grids) == 1:
            trail = gw.explain(puzzle)
            assert trail.solved
            assert trail.values == tuple(grids[0])
            assert gw.verify(puzzle, trail.steps) == []
            explained += 1
    assert explained > 2


def test_chains_run_through_cages() -> None:
    """What no way to fill a cage has together excludes each other, and the cage is a premise of that."""
    words = ["r1c1-r1c2=cage9", "r1c8-r2c8=cage9", "r2c1-r2c9=cage10"]
    puzzle = with_words(NINE, *words)
    board = board_of(puzzle, r1c1="18", r1c2="18", r1c8="27", r2c8="27")

    graph = graph_of(board)
    named = {candidate: number for number, candidate in enumerate(graph.named)}
    one, other = named[9, 1], named[17, 8]  # r2c1 and r2c9 add up to 10
    assert graph.excludes[one] >> other & 1
    assert graph.tied[min(one, other), max(one, other)].rule == len(puzzle.rules) - 1


def test_an_unknown_rule_is_no_premise() -> None:
    puzzle = with_words(NINE, "r1c1-r1c2=cage17")
    step = gw.Step("combinations", 2.0, eliminations=((0, 1),), rules=(99,))
    assert "has no rule number 99" in gw.verify(puzzle, [step])[0].message


def test_uniqueness_leaves_cells_of_cages_alone() -> None:
    marks = {"r1c1": "12", "r1c5": "12", "r2c1": "12", "r2c5": "123"}
    assert found(board_of(NINE, **marks), "unique-rectangle")
    assert not found(board_of(with_words(NINE, "r1c1-r1c2=cage5"), **marks), "unique-rectangle")


def test_positions_on_the_way_leave_holes_empty() -> None:
    puzzle = gw.load_file(EXAMPLES / "kakuro-6x6.txt")
    trail = gw.explain(puzzle)
    assert trail.solved
    assert gw.verify(puzzle, trail.steps) == []
    assert all(not position.values[cell] for position in trail.positions for cell in puzzle.grid.holes)
