"""Fish, plain and of mixed houses."""

from __future__ import annotations

from dataclasses import replace

import pytest
from boards import board_of, found, position_of, said
from hypothesis import given, settings
from hypothesis import strategies as st
from random_puzzles import MIXES, REGION_KINDS, SQUARE_KINDS, random_puzzle

import gridwright as gw

FAMILY = ("x-wing", "swordfish", "jellyfish", "mixed-fish-2", "mixed-fish-3")

SUDOKU = gw.load("." * 81)
LATIN = gw.latin(["....."] * 5)
JIGSAW = gw.jigsaw(["....."] * 5, ["AABBB", "AABBC", "ADDCC", "DDECC", "DEEEE"])
DIAGONALS = gw.sudoku(["." * 9] * 9, options=["diagonals"])
SUGURU = gw.suguru(["ABBB", "AACC", "ACCC", "DDDC"], ["1213", "...2", "..4.", ".1.."])
LESS = "12345678"


def lines(size: int, **places: str) -> dict[str, str]:
    """Candidates such that the last value stands only there in these lines: r2="38" is row 2 at columns 3 and 8."""
    rest = "".join(map(str, range(1, size)))
    return {
        f"{line}c{across}" if line[0] == "r" else f"r{across}{line}": rest
        for line, kept in places.items()
        for across in range(1, size + 1)
        if str(across) not in kept
    }


def columns(*numbers: int, but: tuple[int, ...], value: int = 9) -> set[str]:
    """A value in the columns, in all rows but these."""
    return {f"r{row}c{col}={value}" for col in numbers for row in range(1, value + 1) if row not in but}


STATES = [
    ("x-wing", SUDOKU, lines(9, r2="38", r6="38"), columns(3, 8, but=(2, 6))),
    ("x-wing", LATIN, lines(5, c1="24", c3="24"), {f"r{row}c{col}=5" for row in (2, 4) for col in (2, 4, 5)}),
    ("swordfish", SUDOKU, lines(9, r1="14", r5="48", r9="18"), columns(1, 4, 8, but=(1, 5, 9))),
    ("swordfish", LATIN, lines(5, r1="123", r2="12", r5="23"), columns(1, 2, 3, but=(1, 2, 5), value=5)),
    ("jellyfish", SUDOKU, lines(9, r1="14", r3="1479", r5="49", r9="17"), columns(1, 4, 7, 9, but=(1, 3, 5, 9))),
    ("jellyfish", LATIN, lines(5, r1="12", r2="23", r4="34", r5="14"), {f"r3c{col}=5" for col in (1, 2, 3, 4)}),
    # Region A lies in columns 1 and 2, and row 5 has no other places: neither does the rest of the columns.
    ("mixed-fish-2", JIGSAW, lines(5, r5="12"), {"r4c1=5", "r3c2=5", "r4c2=5"}),
    ("mixed-fish-2", DIAGONALS, lines(9, r5="37") | {f"r{n}c{n}": LESS for n in (1, 2, 4, 5, 6, 8, 9)},
     columns(3, 7, but=(5,)) - {"r3c3=9", "r7c7=9"}),
    ("mixed-fish-2", SUGURU, {}, {"r3c1=3"}),
    ("mixed-fish-3", JIGSAW, lines(5, r4="23", r5="13"), {"r3c2=5", "r1c3=5", "r2c3=5", "r3c3=5"}),
    ("mixed-fish-3", DIAGONALS, lines(9, r2="37", r5="34") | {f"r{n}c{n}": LESS for n in (1, 2, 3, 5, 6, 8, 9)},
     columns(3, 4, 7, but=(2, 5)) - {"r3c3=9", "r4c4=9", "r7c7=9"}),
]  # fmt: skip


@pytest.mark.parametrize(("technique", "puzzle", "candidates", "removed"), STATES)
def test_it_finds_what_it_should(
    technique: str, puzzle: gw.Puzzle, candidates: dict[str, str], removed: set[str]
) -> None:
    board = board_of(puzzle, **candidates)
    steps = found(board, technique)
    assert removed in [said(board, step.eliminations) for step in steps]
    assert [gw.verify(position_of(board, puzzle), [step]) for step in steps] == [[]] * len(steps)


@pytest.mark.parametrize(("technique", "puzzle", "candidates", "removed"), STATES)
def test_wrong_steps_are_rejected(
    technique: str, puzzle: gw.Puzzle, candidates: dict[str, str], removed: set[str]
) -> None:
    board = board_of(puzzle, **candidates)
    start = position_of(board, puzzle)
    step = next(step for step in found(board, technique) if said(board, step.eliminations) == removed)
    place = next(cell for cell in step.cells if board.has(cell, step.values[0]))
    assert gw.verify(start, [replace(step, eliminations=((place, step.values[0]),))])
    assert gw.verify(start, [replace(step, houses=step.houses[1:])])
    assert gw.verify(start, [replace(step, houses=step.houses[:-1])])
    if step.grounds:
        assert gw.verify(start, [replace(step, grounds=())])


@pytest.mark.parametrize(
    ("technique", "puzzle", "candidates"),
    [
        ("x-wing", SUDOKU, lines(9, r2="38", r6="389")),
        ("x-wing", LATIN, lines(5, c1="24", c3="2")),
        ("swordfish", SUDOKU, lines(9, r1="14", r5="48", r9="189")),
        ("jellyfish", SUDOKU, lines(9, r1="14", r3="14789", r5="49", r9="17")),
        ("mixed-fish-2", DIAGONALS, lines(9, r5="37") | {f"r{n}c{n}": LESS for n in (1, 2, 4, 5, 6, 8)}),
        ("mixed-fish-2", LATIN, lines(5, r1="12", r2="12")),
        ("mixed-fish-3", LATIN, lines(5, r1="12", r2="23", r3="13")),
        ("mixed-fish-3", SUDOKU, lines(9, r1="14", r5="48", r9="18")),
    ],
)
def test_it_finds_nothing_elsewhere(technique: str, puzzle: gw.Puzzle, candidates: dict[str, str]) -> None:
    assert found(board_of(puzzle, **candidates), technique) == []


def test_lines_that_are_not_full_are_no_bases() -> None:
    # Regions alone make a Suguru: its rows may hold a value twice or never.
    board = board_of(gw.suguru(["AABB", "AABB", "CCDD", "CCDD"]))
    assert not any(found(board, technique) for technique in FAMILY[:3])


def test_a_place_where_two_covers_cross_is_removed() -> None:
    # Box 1 and a diagonal need two values, and there are only row 1 and column 1 for them: r1c1 would use up both.
    diagonal = {f"r{n}c{10 - n}": LESS for n in range(2, 9)}
    board = board_of(DIAGONALS, **diagonal, **dict.fromkeys(("r2c2", "r2c3", "r3c1", "r3c2", "r3c3", "r1c3"), LESS))
    (step,) = [step for step in found(board, "mixed-fish-2") if (0, 9) in step.eliminations]
    others = {f"r1c{n}=9" for n in range(4, 9)} | {f"r{n}c1=9" for n in range(4, 9)}
    assert said(board, step.eliminations) == {"r1c1=9"} | others
    assert gw.verify(position_of(board, DIAGONALS), [step]) == []


@settings(max_examples=40, deadline=None)
@given(st.sampled_from((*SQUARE_KINDS, *REGION_KINDS, *MIXES)), st.integers(0, 60))
def test_every_step_agrees_with_every_solution(name: str, seed: int) -> None:
    try:
        puzzle = random_puzzle(name, seed)
    except gw.RuleError:
        return
    trail = gw.explain(puzzle, [technique for technique in gw.ladder() if technique.id in FAMILY])
    assert not gw.verify(puzzle, trail.steps)
    for solution in gw.solve(puzzle, limit=20).solutions:
        assert all(value in left for left, value in zip(trail.candidates, solution.values, strict=True))
