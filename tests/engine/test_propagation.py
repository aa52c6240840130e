"""Clues that clash plainly, and large grids on which nothing else can be found out."""

from __future__ import annotations

import random

import pytest

import gridwright as gw
from gridwright.engine import cores
from gridwright.engine.propagation import Propagation
from gridwright.model.clock import Clock


def test_sets_of_clues():
    puzzle = gw.with_clues(gw.load("11......2......2"), ["r3c3=odd", "r3c3-r3c4=white"])
    plain = Propagation(puzzle, Clock())
    both, one, nothing = plain.refutes([0b11, 0b01, 0])
    assert (both, one, nothing) == (True, False, False)
    assert plain.refutes([0b111111]) == [True]
    assert plain.refutes([0b111100]) == [False]


@pytest.mark.parametrize("seed", range(6))
def test_shrunk_sets_clash_and_nothing_of_them_can_be_left_out(seed):
    rng = random.Random(seed)
    grid = gw.Grid(6, 6)
    clues = {}
    for _ in range(40):
        one = rng.choice(grid.cells)
        other = rng.choice(grid.neighbours(one))
        clues[frozenset((one, other))] = f"{grid.name(one)}<{grid.name(other)}"
    puzzle = gw.futoshiki(list(clues.values()), size=6)
    plain = Propagation(puzzle, Clock())
    bits = [1 << number for number in range(len(gw.clues_of(puzzle)))]
    if not plain.refutes([sum(bits)])[0]:
        pytest.skip("these signs fit")
    rng.shuffle(bits)
    found = plain.shrunk(bits)
    assert plain.refutes([found]) == [True]
    assert not any(plain.refutes([found & ~bit for bit in bits if found & bit]))


def wrong_dot(seed: int, share: float) -> tuple[gw.Puzzle, gw.Clue]:
    """A Sudoku 25x25 with some givens, all dots that are true, and one of them in the wrong colour."""
    rng, size, box = random.Random(seed), 25, 5
    names = rng.sample(range(1, size + 1), size)
    lines = [
        [band * box + line for band in rng.sample(range(box), box) for line in rng.sample(range(box), box)]
        for _ in range(2)
    ]
    rows = [[names[(row * box + row // box + col) % size] for col in lines[1]] for row in lines[0]]
    values = [value for row in rows for value in row]
    puzzle = gw.sudoku([[value if rng.random() < share else 0 for value in row] for row in rows])
    dots = []
    for first in puzzle.grid.cells:
        for second in puzzle.grid.neighbours(first):
            low, high = sorted((values[first], values[second]))
            if first < second and high in (low + 1, 2 * low):
                colour = "white" if high == low + 1 else "black"
                dots.append(f"{puzzle.grid.name(first)}-{puzzle.grid.name(second)}={colour}")
    number = rng.randrange(len(dots))
    place, colour = dots[number].split("=")
    dots[number] = f"{place}={'black' if colour == 'white' else 'white'}"
    return gw.with_clues(puzzle, dots), gw.with_clues(puzzle, [dots[number]]).rules[-1]


@pytest.mark.parametrize(
    ("seed", "share"), [(12, 0.35), *(pytest.param(seed, 0.3, marks=pytest.mark.long) for seed in (1, 2, 3))]
)
def test_a_wrong_dot_among_hundreds_on_a_large_grid(seed, share):
    puzzle, wrong = wrong_dot(seed, share)
    found = cores(puzzle)
    assert wrong in found.sets[0]
    assert (wrong,) in found.removals or wrong in found.open
    assert len(found.removals) + len(found.open) <= 6
