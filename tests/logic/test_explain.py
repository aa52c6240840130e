"""Whole explanations: ratings that are known, and everything explained to the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from random_puzzles import MIXES, REGION_KINDS, SQUARE_KINDS, random_puzzle

import gridwright as gw
from gridwright.logic import singles
from gridwright.logic.explain import cut, taken_in
from gridwright.words import tell_ending

EXAMPLES = Path(__file__).parent.parent.parent / "examples"

# Puzzles with their rating by Sudoku Explainer.
KNOWN = {
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..": 1.2,
    ".3..5..4...8.1.5..46.....12.7.5.2.8....6.3....4.1.9.3.25.....98..1.2.6...8..6..2.": 1.5,
    "......9.7...42.18....7.5.261..9.4....5.....4....5.7..992.1.8....34.59...5.7......": 2.0,
    "...158.....2.6.8...3.....4..27.3.51...........46.8.79..5.....8...4.7.1.....325...": 2.3,
    "1..92....524.1...........7..5...81.2.........4.27...9..6...........3.945....71..6": 2.6,
    "38..........4..785..9.2.3...6..9....8..3.2..9....4..7...1.7.5..495..6..........92": 3.0,
    ".43.8.25.6.............1.949....4.7....6.8....1.2....382.5.............5.34.9.71.": 3.2,
    ".2.......3.5.62..9.68...3...5..........64.8.2..47..9....3.....1.....6...17.43....": 3.6,
    ".6.5.4.3.1...9...8.........9...5...6.4.6.2.7.7...4...5.........4...8...1.5.2.3.4.": 3.8,
    "..46...3.....4...856....2.19..78......2...1......34..62.8....971...2.....9...34..": 4.4,
}
HARD = {
    "12..4......5.69.1...9...5.........7.7...52.9..3......2.9.6...5.4..9..8.1..3...9.4": 8.3,
    "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3": 10.3,
}


@pytest.mark.parametrize(("line", "rating"), KNOWN.items())
def test_ratings_equal_sudoku_explainers(line: str, rating: float) -> None:
    trail = gw.explain(gw.load(line))
    assert trail.solved
    assert trail.rating == rating
    assert gw.verify(trail.puzzle, trail.steps) == []


@pytest.mark.parametrize(("line", "rating"), HARD.items())
def test_hard_ones_come_close(line: str, rating: float) -> None:
    """Above the wings there are many ways to go: the chains need not be the same."""
    trail = gw.explain(gw.load(line))
    assert trail.solved
    assert trail.rating == pytest.approx(rating, abs=0.3)
    assert gw.verify(trail.puzzle, trail.steps) == []


@pytest.mark.parametrize("name", (*SQUARE_KINDS, *REGION_KINDS, *MIXES))
def test_every_puzzle_with_one_solution_is_explained_to_the_end(name: str) -> None:
    explained = 0
    for seed in range(120):
        try:
            puzzle = random_puzzle(name, seed)
        except gw.RuleError:
            continue
        outcome = gw.solve(puzzle)
        if outcome.status is not gw.Status.UNIQUE or outcome.solution is None:
            continue
        trail = gw.explain(puzzle)
        assert trail.values == outcome.solution.values, f"{name} {seed}"
        assert gw.verify(puzzle, trail.steps) == [], f"{name} {seed}"
        assert trail.rating == max((step.rating for step in trail.steps), default=0.0)
        explained += 1
        if explained == 12:
            break
    assert explained >= 3


def test_seed_003_takes_only_singles() -> None:
    steps = gw.explain(gw.load_file(EXAMPLES / "seed-003.txt")).steps
    assert steps
    assert all("single" in step.technique or "last" in step.technique for step in steps)


def test_a_puzzle_without_a_solution_breaks() -> None:
    trail = gw.explain(gw.load("11.............."))
    assert trail.broken
    assert not trail.solved


def test_a_puzzle_with_several_solutions_is_not_solved() -> None:
    trail = gw.explain(gw.load("12.." + "." * 12))
    assert not trail.solved
    assert not trail.broken


def test_the_ladder_is_climbed_from_below() -> None:
    ladder = gw.ladder()
    assert [technique.rating for technique in ladder] == sorted(technique.rating for technique in ladder)
    assert len({technique.id for technique in ladder}) == len(ladder) > 40


def test_explaining_starts_from_a_position() -> None:
    puzzle = gw.load_file(EXAMPLES / "sudoku-9x9.txt")
    first, *rest = gw.explain(puzzle).steps
    ((cell, value),) = first.placements
    entries = tuple(value if other == cell else 0 for other in puzzle.grid.cells)
    assert gw.explain(gw.Position(puzzle, entries)).steps == tuple(rest)


def test_the_time_is_kept():
    puzzle = gw.load_file(EXAMPLES / "sudoku-16x16.txt")
    trail = gw.explain(puzzle, timeout=0.3)  # to the end it takes many times as long
    assert trail.stopped and not trail.solved
    assert tell_ending(trail) == f"Out of time: {len(trail.steps)} steps so far, with " + (
        f"{trail.values.count(0)} cells still open."
    )
    assert not gw.explain(puzzle, singles()).stopped
    with pytest.raises(gw.OutOfTimeError, match="stopped before the hardest step was known"):
        gw.rate(puzzle, timeout=0.3)
    assert gw.explain(puzzle, timeout=0).steps == ()


def test_a_trail_that_is_cut_is_one_that_was_stopped_there():
    trail = gw.explain(gw.load_file(EXAMPLES / "sudoku-9x9.txt"))
    for count in (0, 1, 30):
        short, (_, position) = cut(trail, count), list(taken_in(trail))[count]
        assert short.steps == trail.steps[:count]
        assert short.stopped and not short.solved
        assert short.values == position.values
        assert gw.explain(gw.Position(trail.puzzle, short.values, short.candidates)).steps == trail.steps[count:]
    assert cut(trail, len(trail.steps)) is trail
