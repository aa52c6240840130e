"""Small puzzles with cages and skyscraper clues, some of them wrong, and the judge: all grids there are."""

from __future__ import annotations

import random
from itertools import accumulate

import gridwright as gw
from gridwright.clues import read_clue
from gridwright.clues.cage import KillerCage
from gridwright.clues.skyscraper import Skyscraper

BASES = {"sudoku": gw.sudoku(["...."] * 4), "latin": gw.latin(size=4)}
GRIDS = {name: [solution.values for solution in gw.solutions(base)] for name, base in BASES.items()}


def caged(seed: int) -> tuple[gw.Puzzle, str]:
    """A puzzle whose clues come from a grid, but for one in every other puzzle, and the name of its grids."""
    rng = random.Random(seed)
    name = rng.choice([*BASES])
    base, values = BASES[name], rng.choice(GRIDS[name])
    clues: list[gw.Clue] = []
    free = {*base.grid.cells}
    while len(free) > rng.choice((0, 4, 8)):
        cage = _cage(rng, base.grid, values, free)
        clues.append(KillerCage(base.grid, cage, sum(values[cell] for cell in cage)))
    for side in rng.sample(("left", "right", "top", "bottom"), 2):
        seen = read_clue(base.grid, f"{side}{rng.randint(1, 4)}=skyscraper1")
        assert isinstance(seen, Skyscraper)
        count = len({*accumulate((values[cell] for cell in seen.cells), max)})
        clues.append(read_clue(base.grid, seen.word[:-1] + str(count)))
    cell = rng.choice(base.grid.cells)
    clues.append(gw.Given(base.grid, cell, values[cell]))
    if seed % 2:
        number = rng.randrange(len(clues))
        others = list(clues[number].others([0b1111] * 16))
        if others:
            clues[number] = rng.choice(others)
    return gw.with_clues(base, clues), name


def _cage(rng: random.Random, grid: gw.Grid, values: tuple[int, ...], free: set[int]) -> tuple[int, ...]:
    cage = [rng.choice(sorted(free))]
    for _ in range(rng.randint(1, 3)):
        near = {other for cell in cage for other in grid.neighbours(cell) if other in free}
        fitting = sorted(cell for cell in near - {*cage} if values[cell] not in {values[one] for one in cage})
        if fitting:
            cage.append(rng.choice(fitting))
    free -= {*cage}
    return tuple(cage)


def solutions_with(name: str, clues: tuple[gw.Clue, ...]) -> list[tuple[int, ...]]:
    """All grids that keep these clues, by what the clues themselves say."""
    return [values for values in GRIDS[name] if all(clue.holds(values) for clue in clues)]
