"""Sound puzzles of every kind and of mixes, and the same broken by one wrong clue or one that is missing."""

from __future__ import annotations

import random

from random_puzzles import (
    CLUED,
    MIXES,
    REGION_KINDS,
    SQUARE_KINDS,
    filled_clued,
    filled_regions,
    filled_square,
    rows_of,
    true_signs,
)

import gridwright as gw
from gridwright.diagnosis import clashes
from gridwright.kinds import build

BROKEN_MIXES = (
    "jigsaw with signs and diagonals", "sudoku with diagonals and anti-knight", "suguru with signs",
    "sudoku with dots", "sudoku with odd and even cells", "latin with dots and odd and even cells",
    "suguru with dots and signs",
)
NAMES = (*SQUARE_KINDS, *REGION_KINDS, *BROKEN_MIXES)

Rng = random.Random


def sound_puzzle(name: str, rng: Rng) -> gw.Puzzle:
    """A puzzle with one solution; most of its clues are needed."""
    puzzle = build(filled_clued(rng, name)) if name in CLUED else _filled(name, rng)
    clues = list(gw.clues_of(puzzle))
    rng.shuffle(clues)
    for clue in clues:
        fewer = gw.with_clues(puzzle, without=[clue])
        # Some needless clues stay: people leave some, and they make wrong ones clash in more ways.
        if rng.random() < 0.9 and gw.solve(fewer).status is gw.Status.UNIQUE:
            puzzle = fewer
    return puzzle


def _filled(name: str, rng: Rng) -> gw.Puzzle:
    kind, options, signed = MIXES.get(name, (name, (), name in ("comparison", "futoshiki")))
    if kind in REGION_KINDS:
        grid, values, labels = filled_regions(rng, kind)
    else:
        grid, values, labels = filled_square(rng, kind, options)
    signs = true_signs(rng, grid, values) if signed else []
    return gw.kind(kind).make(
        **{"givens" if kind in (*REGION_KINDS, "comparison", "futoshiki") else "rows": rows_of(grid, values)},
        **({"signs": signs} if signed else {}),
        **({"regions": rows_of(grid, labels)} if labels else {}),
        options=options,
    )


def wrong_clue(puzzle: gw.Puzzle, rng: Rng) -> gw.Puzzle | None:
    """The puzzle without a solution since one clue says something else, if there is such a clue."""
    clues = list(gw.clues_of(puzzle))
    rng.shuffle(clues)
    seen_at_once = rng.random() < 0.1  # such a clue is too easy to find: not too many of them
    for clue in clues:
        for other in rng.sample(others := _instead_of(clue, puzzle), len(others)):
            broken = gw.with_clues(puzzle, [other], without=[clue])
            if gw.solve(broken).status is gw.Status.NONE and bool(clashes(broken)) == seen_at_once:
                return broken
    return None


def _instead_of(clue: gw.Clue, puzzle: gw.Puzzle) -> list[gw.Clue]:
    """What a clue could say as well."""
    if not isinstance(clue, gw.Given):
        return list(clue.others(()))
    values = gw.true_candidates(puzzle.with_givens([0] * len(puzzle.givens)))
    assert values
    return [gw.Given(clue.grid, clue.cell, value) for value in values[clue.cell] if value != clue.value]


def missing_clue(puzzle: gw.Puzzle, rng: Rng) -> gw.Puzzle | None:
    """The puzzle with several solutions since one clue is missing, if there is such a clue."""
    clues = list(gw.clues_of(puzzle))
    rng.shuffle(clues)
    for clue in clues:
        broken = gw.with_clues(puzzle, without=[clue])
        if gw.solve(broken).status is gw.Status.SEVERAL:
            return broken
    return None
