"""The first rungs in the core say what the ladder says."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from random_puzzles import CLUED, MIXES, REGION_KINDS, SQUARE_KINDS, random_puzzle
from random_sums import SUM_MIXES

import gridwright as gw
from gridwright.clues import read_clue, with_clues
from gridwright.engine.carving import ClueGroup, carve
from gridwright.engine.fills import fill
from gridwright.engine.rungs import RUNG_TECHNIQUES
from gridwright.kinds import find
from gridwright.logic.explain import next_step, usable
from gridwright.logic.first_rungs import HIGHEST_RUNG, first_rungs, hopeless
from gridwright.logic.route import board_of, take
from gridwright.logic.techniques import ladder
from gridwright.making.make import make_block
from gridwright.making.request import requested
from gridwright.model.layout import layout_of
from gridwright.model.puzzle import Puzzle
from gridwright.model.random_stream import stream_key

RATINGS = [tenths / 10 for tenths in range(10, round(10 * HIGHEST_RUNG) + 1)]


BEYOND = {"latin without touching or consecutive"}
"""Mixes of which the core's rungs do not know all rules."""


KNOWN_SUMS = {
    name for name in SUM_MIXES if all(first_rungs(layout_of(random_puzzle(name, seed))) for seed in range(2))
}
"""Mixes with sums of which it knows all."""


MORE_RELATED = {
    name for name, (_, options, sorts) in CLUED.items()
    if "dots" in " ".join((*options, *sorts)) or any(sort not in ("signs", "parity", "candidates") for sort in sorts)
} | BEYOND
"""Those with relations of two cells that the core does not know."""


NOT_BY_LENGTH = {"sign-bound"}
"""Techniques whose steps are rated by what they look at, which the core takes for as hard as the easiest of them."""


def ladder_solves(puzzle: Puzzle, rating: float) -> bool:
    board, techniques = board_of(puzzle), [t for t in usable() if t.rating <= rating]
    while board.open and not board.broken:
        step = next_step(board, techniques)
        if step is None or (step.rating > rating and step.technique not in NOT_BY_LENGTH):
            return False
        take(board, step)
    return board.solved


def puzzles_of(kind: str, rng: random.Random, count: int) -> list[Puzzle]:
    """Puzzles carved to the least, with some clues more than they need, so that any rung is the first to solve some."""
    found: list[Puzzle] = []
    for seed in range(3 * count):
        try:
            puzzle = random_puzzle(kind, seed)
        except gw.RuleError:  # a given that was made wrong is not even a value of its cell
            continue
        layout, keys = layout_of(puzzle), [rng.getrandbits(64) for _ in range(3)]
        if not first_rungs(layout):
            continue
        grids = [grid for grid in fill(layout, keys) if grid]
        groups = [ClueGroup((cell,)) for cell in puzzle.grid.filled]
        for grid, carved in zip(grids, carve(layout, grids, groups, keys[: len(grids)]), strict=True):
            share = rng.random() / 2
            more = (v if g or rng.random() < share else 0 for g, v in zip(carved.givens, grid, strict=True))
            found.append(replace(puzzle, givens=tuple(more)))
        if len(found) >= count:
            break
    return found[:count]


def compare(kind: str, rng: random.Random, count: int) -> tuple[int, int]:
    solved = asked = 0
    for puzzle in puzzles_of(kind, rng, count):
        rungs = first_rungs(layout_of(puzzle))
        assert rungs is not None
        for rating in RATINGS:
            expected = ladder_solves(puzzle, rating)
            assert rungs.solve([puzzle.givens], rating) == [expected], (rating, gw.dump(puzzle))
            solved += expected
            asked += 1
    return solved, asked


@pytest.mark.parametrize("kind", sorted({*SQUARE_KINDS, *REGION_KINDS, *MIXES} - BEYOND))
def test_the_core_solves_what_the_ladder_solves(kind: str) -> None:
    solved, asked = compare(kind, random.Random(kind), 6)
    assert 0 < solved < asked


def test_the_core_knows_sums() -> None:
    """Cages, runs and whatever else adds up or can be filled, unless two cells are related by more than a sign."""
    assert {"kakuro", "sudoku with cages", "sudoku with sandwiches", "latin with double arrows"} <= KNOWN_SUMS
    assert "latin with calculations" not in KNOWN_SUMS


@pytest.mark.parametrize("kind", sorted(KNOWN_SUMS))
def test_the_core_solves_what_the_ladder_solves_of_sums(kind: str) -> None:
    solved, asked = compare(kind, random.Random(kind), 4)
    assert 0 < solved < asked


@pytest.mark.parametrize(("kind", "level"), [("killer", "medium"), ("killer", "hard"), ("kakuro", None)])
def test_the_core_solves_what_the_ladder_solves_of_puzzles_without_givens(kind: str, level: str | None) -> None:
    for made in gw.generate(kind, 6, level=level, seed=1, count=4):
        rungs = first_rungs(layout_of(made.puzzle))
        assert rungs is not None and rungs.has_sums
        for rating in RATINGS:
            assert rungs.solve([made.puzzle.givens], rating) == [ladder_solves(made.puzzle, rating)], rating


@pytest.mark.parametrize("kind", [*SQUARE_KINDS, *REGION_KINDS, *MIXES, *CLUED])
def test_what_the_core_skips_finds_nothing(kind: str) -> None:
    """And the first technique that it does not skip finds a step."""
    by_id = {one.id: one for one in ladder()}
    assert [*map(by_id.get, RUNG_TECHNIQUES)] == [one for one in ladder() if one.id in RUNG_TECHNIQUES]
    board = board_of(random_puzzle(kind, 3))
    while board.open and not board.broken:
        without = hopeless(board)
        for one in ladder():
            assert one.find not in without or not [*one.find(board)], one.id
        others = [one for one in map(by_id.get, RUNG_TECHNIQUES) if one.find not in without]
        left = [one for one in others if one.id != "leftover-cell"]
        if kind in MORE_RELATED:  # techniques from there on may find more than the core, so they are never skipped
            left = [one for one in left if one.rating < by_id["no-place"].rating]
        assert not left or [*left[0].find(board)], left[0].id
        step = next_step(board, [one for one in usable() if one.rating <= 5.5])
        if step is None:
            break
        take(board, step)


@pytest.mark.parametrize("kind", [*SQUARE_KINDS, *REGION_KINDS, *MIXES, *CLUED])
def test_techniques_find_nothing_where_nothing_is_that_they_look_at(kind: str) -> None:
    board = board_of(random_puzzle(kind, 4))
    idle = [one for one in ladder() if one.looks_at and not one.looks_at(board.layout)]
    while board.open and not board.broken:
        for one in idle:
            assert not [*one.find(board)], one.id
        step = next_step(board, [one for one in usable() if one.rating <= 4.0])
        if step is None:
            break
        take(board, step)


def carved_puzzles(kind: str, size: int, count: int, seed: int) -> list[Puzzle]:
    """Puzzles with no needless clue."""
    return [made.puzzle for made in make_block(requested(kind, size), seed, range(count)) if made]


@pytest.mark.parametrize(("kind", "size"), [("futoshiki", 5), ("futoshiki", 6), ("comparison", 6)])
def test_what_is_carved_of_signs_is_as_hard_as_the_core_says(kind: str, size: int) -> None:
    """Where all rungs are known just as hard, above at most as hard."""
    ratings = [*RATINGS, 4.2, 4.7, 5.5]
    for puzzle in carved_puzzles(kind, size, 4, 1):
        rungs = first_rungs(layout_of(puzzle))
        assert rungs is not None
        for rating in ratings[::3]:
            expected, solved = ladder_solves(puzzle, rating), rungs.solve([puzzle.givens], rating)[0]
            assert solved == expected or (rating > HIGHEST_RUNG and not solved), (rating, gw.dump(puzzle))


@pytest.mark.long
@pytest.mark.parametrize("kind", ["sudoku", "jigsaw", "comparison", "futoshiki", "suguru"])
def test_many_are_as_hard_as_the_core_says(kind: str) -> None:
    ratings = (2.9, 3.0, 3.1, 3.2, 3.3, HIGHEST_RUNG, 4.0, 4.6, 5.5)
    for puzzle in carved_puzzles(kind, find(kind).usual_size[0], 40, 2):
        rungs = first_rungs(layout_of(puzzle))
        assert rungs is not None
        for rating in ratings:
            expected, solved = ladder_solves(puzzle, rating), rungs.solve([puzzle.givens], rating)[0]
            assert solved == expected or (rating > HIGHEST_RUNG and not solved), (rating, gw.dump(puzzle))


@pytest.mark.long
@pytest.mark.parametrize("kind", [*SQUARE_KINDS, *REGION_KINDS, *MIXES, *CLUED])
def test_the_core_solves_what_the_ladder_solves_of_many(kind: str) -> None:
    compare(kind, random.Random(f"many {kind}"), 100)


def test_what_the_rungs_do_not_know_is_left_to_the_ladder() -> None:
    for kind in (*BEYOND, "sudoku with whispers", "sudoku with all dots", "sudoku with parity lines"):
        assert first_rungs(layout_of(random_puzzle(kind, 1))) is None, kind


SIZE = 5
EMPTY = gw.latin([[0] * SIZE] * SIZE)
WORDS = [f"r{row}c{col}{sign}r{row}c{col + 1}" for row in range(1, SIZE + 1) for col in range(1, SIZE) for sign in "<>"]
SIGNS = tuple(read_clue(EMPTY.grid, word) for word in WORDS)
COMMON = layout_of(replace(EMPTY, rules=EMPTY.rules + SIGNS))
KEYS = [stream_key(2, index) for index in range(8)]


@pytest.mark.parametrize("rating", [1.5, 1.6, 2.3, 3.0, 3.4])
def test_carving_by_rung(rating: float) -> None:
    rungs = first_rungs(COMMON, SIGNS)
    assert rungs is not None
    grids = [grid for grid in fill(COMMON, KEYS, optional=SIGNS) if grid]
    groups = [*(ClueGroup((cell,)) for cell in EMPTY.grid.cells), *(ClueGroup(rules=(sign,)) for sign in SIGNS)]
    carved = carve(COMMON, grids, groups, KEYS, optional=SIGNS, rungs=rungs, rating=rating)
    for one in carved:
        assert one.unique
        assert one.minimal
        puzzle = with_clues(replace(EMPTY, givens=one.givens), one.rules)  # type: ignore[arg-type]
        assert ladder_solves(puzzle, rating)
        for sign in one.rules:
            assert not ladder_solves(with_clues(puzzle, without=(sign,)), rating)  # type: ignore[arg-type]
        for cell in filter(one.givens.__getitem__, EMPTY.grid.cells):
            less = (*one.givens[:cell], 0, *one.givens[cell + 1 :])
            assert not ladder_solves(replace(puzzle, givens=less), rating)
    assert carve(COMMON, grids, groups, KEYS, optional=SIGNS, rungs=rungs, rating=rating, threads=2) == carved
