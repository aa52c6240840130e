"""Random puzzles that show other values than 1 to n, with any mix of clues that were true in a filled grid."""

from __future__ import annotations

import random
from dataclasses import replace

import gridwright as gw
from gridwright.clues import Clue, Given, all_sorts
from gridwright.clues.indexer import Indexer
from gridwright.clues.region_sum_line import RegionSumLine
from gridwright.clues.relation import OwnRelation
from gridwright.kinds import build
from gridwright.model.draft import Draft
from gridwright.model.grid import Grid
from gridwright.model.layout import layout_of
from gridwright.model.random_stream import RandomStream
from gridwright.model.rules import regions_in

CONDITIONS = ("a+b>5", "a!=2*b", "(abs(a-b)>1)and(a+b<=6)")
"""Those that the judge knows."""

SORTS = [sort for sort in all_sorts() if sort not in (Given, Indexer) and sort.sort not in ("runs", "automata")]
OPTIONS = ("diagonals", "no-consecutive", "anti-knight", "all-dots", "all-white-dots", "all-xv")


def random_span(rng: random.Random, size: int) -> range:
    """0 to n-1, 0 to n, or others."""
    first, count = rng.choice([(0, size), (0, size), (0, size + 1), (1, size + 1), (2, size), (3, size + 2)])
    return range(first, first + count)


def random_values(seed: int, sorts: int = 2) -> gw.Puzzle | None:
    """A puzzle with clues of a few sorts; in every third, one of them is another than it was. None if there is none."""
    rng = random.Random(seed)
    kind = rng.choice(("sudoku", "latin"))
    size = rng.choice((4, 6) if kind == "sudoku" else (3, 4, 5))
    grid = Grid(size, size).with_span(random_span(rng, size))
    option = rng.choice(OPTIONS) if rng.random() < 0.25 else ""
    draft = Draft(kind=kind, grid=grid, givens=(0,) * len(grid.cells), options=frozenset(filter(None, [option])))
    empty = build(draft)
    givens = [0] * len(grid.cells)
    for cell, value in zip(rng.sample(grid.cells, 3), rng.sample(range(1, len(grid.span()) + 1), 3), strict=True):
        givens[cell] = value
    filled = gw.solve(empty.with_values(givens), limit=1).solution
    if filled is None:
        return None
    chosen = [clue for sort in rng.sample(SORTS, sorts) for clue in _true(sort, empty, filled, rng)]
    if chosen and rng.random() < 0.34:
        spoilt = rng.randrange(len(chosen))
        others = list(chosen[spoilt].others(layout_of(empty).domains))
        chosen[spoilt] = rng.choice(others) if others else chosen[spoilt]
    shown = [value if rng.random() < rng.choice((0.0, 0.2, 0.5)) else 0 for value in filled.values]
    try:
        return build(replace(draft, givens=tuple(shown), clues=tuple(chosen)))
    except gw.RuleError:
        return None  # such as a clue that was spoilt to say nothing


def _true(sort: type[Clue], puzzle: gw.Puzzle, filled: gw.Solution, rng: random.Random) -> list[Clue]:
    """Some clues of a sort that are true in a filled grid."""
    grid, values = puzzle.grid, puzzle.grid.all_shown(filled.values)
    if sort is OwnRelation:
        pairs = [pair for pair in grid.pairs(((0, 1), (1, 0))) if rng.random() < 0.3]
        clues: list[Clue] = [OwnRelation(grid, pair, rng.choice(CONDITIONS)) for pair in pairs]
    elif sort is RegionSumLine and puzzle.kind == "latin":
        clues = []  # there is nothing by which a line could be cut
    else:
        stream = RandomStream(rng.randrange(1 << 30))
        clues = list(sort.proposals(grid, regions_in(puzzle.rules), values, stream))
    true = [clue for clue in clues if clue.holds(values)]
    return rng.sample(true, min(len(true), rng.randint(1, 6)))

