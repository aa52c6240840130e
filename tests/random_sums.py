"""Random clues about sums and counts that are true in a filled grid, and mixes of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

import gridwright as gw
from gridwright.clues import Clue
from gridwright.clues.arrow import ArrowSum
from gridwright.clues.automaton import OwnAutomaton, OwnState
from gridwright.clues.cage import KillerCage
from gridwright.clues.calculation import Calculation
from gridwright.clues.counting_circles import CountingCircles
from gridwright.clues.double_arrow import DoubleArrow
from gridwright.clues.region_sum_line import RegionSumLine
from gridwright.clues.sum_line import SumLine
from gridwright.clues.zipper import Zipper
from gridwright.kinds import build
from gridwright.model.draft import Draft
from gridwright.model.grid import Grid, Regions

Rng = random.Random
Draw = Callable[[Rng, Grid, Sequence[int], Regions], Clue]

SUM_MIXES: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "sudoku with cages": ("sudoku", (), ("cages",)),
    "sudoku with arrows": ("sudoku", (), ("arrows",)),
    "latin with double arrows": ("latin", (), ("doublearrows",)),
    "sudoku with little killers": ("sudoku", (), ("littlekillers",)),
    "sudoku with region-sum lines": ("sudoku", (), ("regionsums",)),
    "jigsaw with region-sum lines": ("jigsaw", (), ("regionsums",)),
    "latin with zippers": ("latin", (), ("zippers",)),
    "latin with sum lines": ("latin", (), ("sumlines",)),
    "sudoku with quadruples": ("sudoku", (), ("quadruples",)),
    "sudoku with sandwiches": ("sudoku", (), ("sandwiches",)),
    "latin with skyscrapers": ("latin", (), ("skyscrapers",)),
    "sudoku with X-sums": ("sudoku", (), ("xsums",)),
    "latin with numbered rooms": ("latin", (), ("numberedrooms",)),
    "sudoku with counting circles": ("sudoku", (), ("circles",)),
    "latin with automata": ("latin", (), ("automata",)),
    "latin with calculations": ("latin", (), ("calculations",)),
    "suguru with cages and little killers": ("suguru", (), ("cages", "littlekillers")),
    "suguru with X-sums, quadruples and arrows": ("suguru", (), ("xsums", "quadruples", "arrows")),
    "jigsaw with cages and arrows": ("jigsaw", (), ("cages", "arrows")),
    "kakuro": ("kakuro", (), ("runs",)),
    "latin with sandwiches, skyscrapers and signs": ("latin", (), ("sandwiches", "skyscrapers", "signs")),
}


def filled_kakuro(rng: Rng) -> tuple[Grid, list[int], list[int]]:
    """A filled grid with holes, no run of which is longer than there are values."""
    while True:
        rows, cols = rng.randint(2, 6), rng.randint(2, 6)
        holes = frozenset(cell for cell in range(rows * cols) if rng.random() < 0.3)
        if len(holes) < rows * cols - 1:
            grid = Grid(rows, cols, holes)
            empty = Draft(kind="kakuro", grid=grid, givens=(0,) * len(grid.cells))
            start = build(empty).with_givens([rng.randint(1, 9) if c == grid.filled[0] else 0 for c in grid.cells])
            filled = gw.solve(start, limit=1).solution
            assert filled is not None
            names = dict(zip(range(1, 10), rng.sample(range(1, 10), 9), strict=True))
            return grid, [names.get(value, 0) for value in filled.values], []


def path(rng: Rng, grid: Grid, length: int) -> tuple[int, ...]:
    """Different cells, each a king's move from the last; fewer than asked for where it runs into a corner."""
    found = [rng.choice(grid.cells)]
    while len(found) < length:
        moves = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1)]
        ways = [cell for cell in (grid.moved(found[-1], move) for move in moves) if cell is not None]
        free = [cell for cell in ways if cell not in found]
        if not free:
            break
        found.append(rng.choice(free))
    return tuple(found)


def blob(rng: Rng, grid: Grid, size: int) -> tuple[int, ...]:
    """Connected cells."""
    found = [rng.choice(grid.cells)]
    while len(found) < size:
        free = [cell for one in found for cell in grid.neighbours(one) if cell not in found]
        if not free:
            break
        found.append(rng.choice(free))
    return tuple(found)


def cage(rng: Rng, grid: Grid, values: Sequence[int], regions: Regions) -> Clue:
    cells = blob(rng, grid, rng.randint(1, 5))
    return KillerCage(grid, cells, rng.choice((0, *[sum(values[cell] for cell in cells)] * 5)))


def arrow(rng: Rng, grid: Grid, values: Sequence[int], regions: Regions) -> Clue:
    if rng.random() < 0.6:
        return ArrowSum(grid, path(rng, grid, rng.randint(2, 5)))
    first = rng.choice(grid.cells)
    pill = grid.line(first, rng.choice(((0, 1), (1, 0))))[: rng.choice((2, 2, 3))]
    rest = [cell for cell in path(rng, grid, 9) if cell not in pill]
    return ArrowSum(grid, (*pill, *rest), len(pill))


def double_arrow(rng: Rng, grid: Grid, values: Sequence[int], regions: Regions) -> Clue:
    return DoubleArrow(grid, path(rng, grid, rng.randint(3, 6)))


def region_sum_line(rng: Rng, grid: Grid, values: Sequence[int], regions: Regions) -> Clue:
    return RegionSumLine(grid, path(rng, grid, rng.randint(2, 7))).within(regions)


def zipper(rng: Rng, grid: Grid, values: Sequence[int], regions: Regions) -> Clue:
    return Zipper(grid, path(rng, grid, rng.randint(3, 6)))


def sum_line(rng: Rng, grid: Grid, values: Sequence[int], regions: Regions) -> Clue:
    return SumLine(grid, path(rng, grid, rng.randint(2, 6)), rng.randint(max(values), 2 * max(values)))


def circles(rng: Rng, grid: Grid, values: Sequence[int], regions: Regions) -> Clue:
    chosen = [value for value in set(values) if rng.random() < 0.5 and value < max(values)]
    places = {value: [cell for cell in grid.cells if values[cell] == value] for value in chosen}
    return CountingCircles(grid, tuple(cell for value, some in places.items() for cell in rng.sample(some, value)))


def automaton(rng: Rng, grid: Grid, values: Sequence[int], regions: Regions) -> Clue:
    count, high = rng.randint(1, 4), max(values)
    states = [
        OwnState(
            rng.random() < 0.6,
            tuple((value, rng.randint(1, count)) for value in range(1, high + 1) if rng.random() < 0.7),
        )
        for _ in range(count)
    ]
    return OwnAutomaton(grid, path(rng, grid, rng.randint(1, 5)), tuple(states))


def calculation(rng: Rng, grid: Grid, values: Sequence[int], regions: Regions) -> Clue:
    cells = blob(rng, grid, rng.randint(1, 4))
    inside = [values[cell] for cell in cells]
    low, high = min(inside), max(inside)
    product = 1
    for value in inside:
        product *= value
    found = [("+", sum(inside)), ("x", product)]
    if len(cells) == 2 and high > low:
        found.append(("-", high - low))
    if len(cells) == 2 and high % low == 0:
        found.append(("/", high // low))
    operation, value = rng.choice(found)
    return Calculation(grid, cells, value, operation)


DRAWN: dict[str, Draw] = {
    "cages": cage,
    "arrows": arrow,
    "doublearrows": double_arrow,
    "regionsums": region_sum_line,
    "zippers": zipper,
    "sumlines": sum_line,
    "circles": circles,
    "automata": automaton,
    "calculations": calculation,
}
"""Sorts of which there is no list of all that could be printed."""


def drawn(rng: Rng, sort: str, grid: Grid, values: Sequence[int], regions: Regions) -> Iterator[Clue]:
    """Some that are true in a grid."""
    wanted = 1 if sort == "circles" else rng.randint(2, len(grid.cells) // 3)
    for _ in range(400):
        clue = DRAWN[sort](rng, grid, values, regions) if wanted else None
        if clue and clue.cells and not any(clue.problems()) and clue.holds(values):
            wanted -= 1
            yield clue
