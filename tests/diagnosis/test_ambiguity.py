"""Several solutions: how many, where they differ, and which clues would leave one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import pytest
from effort import at_most

import gridwright as gw
from gridwright.clues.sandwich import Sandwich

EXAMPLES = Path(__file__).parents[2] / "examples"


def ambiguity(puzzle, **options):
    found = gw.diagnose(puzzle, **options).ambiguity
    assert found
    return found


def test_two_solutions():
    found = ambiguity(gw.load("1....2..3.4....."))
    assert (found.count, found.complete, found.smallest) == (2, True, True)
    assert found.varying == (6, 7, 14, 15)
    assert found.values[6] == {1, 3}
    grid = gw.Grid(4, 4)
    assert found.completions == tuple((gw.Given(grid, cell, value),) for cell in found.varying for value in (1, 3))


def test_two_clues_are_missing():
    puzzle = gw.load("12..............")
    found = ambiguity(puzzle)
    assert (found.count, found.complete, found.smallest) == (24, True, True)
    assert {len(clues) for clues in found.completions} == {2}
    for clues in found.completions:
        assert gw.solve(gw.with_clues(puzzle, clues)).status is gw.Status.UNIQUE


def test_a_number_at_the_other_end_of_a_row_completes_puzzles_too():
    puzzle = gw.load_file(EXAMPLES / "skyscrapers-5x5.txt")
    found = ambiguity(puzzle.with_values([0] * 25))
    (left,) = (clue for (clue,) in found.completions if clue.word == "left5=skyscraper4")
    assert any(clue.word == "right5=skyscraper2" for clue in gw.clues_of(puzzle))
    assert gw.solve(gw.with_clues(puzzle.with_values([0] * 25), [left])).status is gw.Status.UNIQUE


def test_signs_complete_puzzles_that_have_signs():
    puzzle = gw.futoshiki(["r1c1<r1c2"], ["...", "..1", "..."])
    found = ambiguity(puzzle)
    assert any(not isinstance(clue, gw.Given) for clues in found.completions for clue in clues)
    plain = ambiguity(gw.latin(["...", "..1", "..."]))
    assert all(isinstance(clue, gw.Given) for clues in plain.completions for clue in clues)


def test_an_empty_grid_needs_four_clues():
    """288 solutions, all compared; that three are not enough is not proven here."""
    puzzle = gw.sudoku(["...."] * 4)
    found = ambiguity(puzzle)
    assert (found.count, found.complete, found.compared, found.smallest) == (288, True, 288, False)
    assert {len(clues) for clues in found.completions} == {4}
    assert all(gw.solve(gw.with_clues(puzzle, clues)).status is gw.Status.UNIQUE for clues in found.completions)


@pytest.mark.parametrize(
    "text",
    [
        "53..7....6...95.....8....6.8.......34..8....1...............28....419..5....8...9",
        ".3...........95.....8......8...6....4..8....17...2...6.6....2......1...5....8..79",
        "....7....6..195..........6.8.......34....3...7...2..........2......1...5.......79",
    ],
    ids=["three", "four", "six"],
)
def test_sets_that_are_told_differ(text: str) -> None:
    """No two have more than half of their places in common; the same clues with another last one are no news."""
    (told,) = re.findall(r"such as ([^…;]*)", str(gw.diagnose(gw.load(text))))
    places = [set(re.findall(r"r\dc\d", clues)) for clues in told.split(", ")]
    for one, other in combinations(places, 2):
        assert len(one & other) * 2 <= len(one), told


def test_sets_of_other_cells_are_looked_for() -> None:
    puzzle = gw.load("53..7....6...95.....8....6.8.......34..8....1...............28....419..5....8...9")
    cells = [{cell for clue in clues for cell in clue.cells} for clues in ambiguity(puzzle).completions]
    assert any(one.isdisjoint(other) for one, other in combinations(cells, 2))


def test_more_than_are_compared():
    """A Latin square with 576 - 1 others, none of the first 300 of which is like the one that a clue leaves."""
    puzzle = gw.latin(["...."] * 4)
    found = ambiguity(puzzle)
    assert (found.count, found.complete) == (576, True)
    assert found.compared < 576
    assert found.completions
    for clues in found.completions:
        assert gw.solve(gw.with_clues(puzzle, clues)).status is gw.Status.UNIQUE
        for clue in clues:
            fewer = [other for other in clues if other != clue]
            assert gw.solve(gw.with_clues(puzzle, fewer)).status is gw.Status.SEVERAL


@pytest.mark.parametrize(("cap", "count", "complete"), [(575, 576, False), (576, 576, True), (10, 300, False)])
def test_the_count_has_a_cap(cap, count, complete):
    found = ambiguity(gw.latin(["...."] * 4), cap=cap)
    assert (found.count, found.complete) == (count, complete)


def test_the_two_nearest():
    """Two rows filled: the others change places, or two values in them."""
    first, second = ambiguity(gw.load("12343412........")).nearest
    assert sum(a != b for a, b in zip(first, second, strict=True)) == 4


@pytest.mark.parametrize("size", [9, 16, 25])
def test_a_puzzle_hardly_begun(size):
    found = ambiguity(gw.sudoku([[0] * size] * size))
    assert not found.complete
    assert found.completions == ()


def test_no_time():
    found = gw.diagnose(gw.sudoku(["." * 9] * 9), timeout=0)
    assert found.ambiguity is None


def test_clues_are_tried_only_as_long_as_they_could_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sandwiches could have a hundred numbers each, on all sides of a grid with thousands of missing values."""
    tried = 0
    holds = Sandwich.holds

    def counted(self: Sandwich, values: Sequence[int]) -> bool:
        nonlocal tried
        tried += 1
        return holds(self, values)

    monkeypatch.setattr(Sandwich, "holds", counted)
    found = gw.diagnose(gw.with_clues(gw.sudoku([[0] * 16] * 16), ["left1=sandwich12"])).ambiguity
    assert found is not None
    assert tried < 100_000


@pytest.mark.long
def test_what_each_clue_leaves_is_no_question_without_an_end() -> None:
    """There are a few hundred clues, each of which would take the learning solver seconds: minutes for each set."""
    rows = "\n".join(["1........", *["........."] * 8])
    with at_most(60):
        found = gw.diagnose(gw.load(f"sudoku 9x9 diagonals anti-knight\n{rows}")).ambiguity
    assert found
    assert found.count > 2
