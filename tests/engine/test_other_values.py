"""Puzzles that show other values than 1 to n: the engine agrees with the judge, who thinks in what is shown."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import oracle
import pytest
from random_values import random_values

import gridwright as gw
from gridwright.clues import Clue, printed_in
from gridwright.clues.cage import KillerCage
from gridwright.kinds import build, draft_of
from gridwright.model.draft import Draft


def agree(seeds: range, sorts: int) -> Counter[gw.Status]:
    seen: Counter[gw.Status] = Counter()
    for seed in seeds:
        puzzle = random_values(seed, sorts)
        if puzzle is None:
            continue
        expected, outcome = oracle.solutions(puzzle), gw.solve(puzzle)
        status = (gw.Status.NONE, gw.Status.UNIQUE, gw.Status.SEVERAL)[len(expected)]
        assert outcome.status is status, f"{seed}: {gw.dump(puzzle)}"
        assert all(puzzle.holds(solution.values) for solution in outcome.solutions), seed
        assert all(puzzle.holds(values) for values in expected), f"{seed}: {gw.dump(puzzle)}"
        if status is gw.Status.UNIQUE:
            assert outcome.solution is not None and outcome.solution.values == expected[0], seed
        seen[status] += 1
    return seen


@pytest.mark.parametrize("start", range(0, 240, 40))
def test_engine_agrees_with_or_tools(start: int) -> None:
    seen = agree(range(start, start + 40), 1 + start // 80)
    assert len(seen) == 3, seen


@pytest.mark.long
@pytest.mark.parametrize("sorts", [1, 2, 3, 4])
def test_engine_agrees_with_or_tools_on_many(sorts: int) -> None:
    seen = agree(range(10_000 * sorts, 10_000 * sorts + 1_000), sorts)
    print(sorts, {str(status): number for status, number in seen.items()})


UNMOVED = {
    "thermometers", "whispers", "renbans", "nabners", "palindromes", "clones", "signs", "extremes", "betweenlines",
    "lockoutlines", "entropiclines", "extraregions", "skyscrapers",
}  # fmt: skip
"""Sorts of clues that say the same wherever values begin."""


def from_one(puzzle: gw.Puzzle) -> gw.Puzzle | None:
    """The same statement about values that are shown from 1 on; None if there is a clue that is not moved here."""
    grid = replace(puzzle.grid, first=1)
    moved: list[Clue] = []
    for clue in printed_in(puzzle):
        if isinstance(clue, KillerCage) and clue.value:
            moved.append(replace(clue, grid=grid, value=clue.value + len(clue.cells) * (1 - puzzle.grid.first)))
        elif clue.sort in UNMOVED:
            moved.append(replace(clue, grid=grid))  # type: ignore[type-var]
        else:
            return None
    return build(Draft(kind=puzzle.kind, grid=grid, givens=puzzle.givens, clues=tuple(moved)))


def test_a_puzzle_has_the_solutions_of_the_shifted_statement() -> None:
    compared = 0
    for seed in range(400):
        puzzle = random_values(seed, 1)
        shifted = from_one(puzzle) if puzzle and not draft_of(gw.kind(puzzle.kind), puzzle).options else None
        if puzzle and shifted:
            one, other = (gw.solve(each, limit=50) for each in (puzzle, shifted))
            assert [found.values for found in one.solutions] == [found.values for found in other.solutions], seed
            assert gw.canonical(puzzle).id == gw.canonical(shifted).id, seed
            compared += 1
    assert compared > 60


def test_numbers_at_the_door_are_what_is_shown() -> None:
    puzzle = gw.sudoku([[0, None, -1, "."], [-1] * 4, [-1, -1, -1, 3], [-1, 2, -1, -1]], values=range(4))
    assert puzzle.givens == (1, *[0] * 10, 4, 0, 3, 0, 0)
    assert puzzle.rows[0] == (0, -1, -1, -1)
    assert puzzle.with_givens(puzzle.rows) == puzzle
    assert gw.Engine(puzzle).count(puzzle.rows).at_least == gw.count(puzzle).at_least
    assert str(puzzle).splitlines()[0] == "0 . . ."
    solution = gw.solve(puzzle).solutions[0]
    assert {number for row in solution.rows for number in row} == {0, 1, 2, 3}
    assert {*solution.values} == {1, 2, 3, 4}
    with pytest.raises(gw.GridwrightError, match="grids of numbers have values from 1 on, 0 for empty, but this"):
        gw.Engine(puzzle).solve_many([solution.values])
    assert gw.solve_many([puzzle])[0].status is gw.solve(puzzle).status
    above = gw.sudoku([[2, 0, 0, 0], *[[0] * 4] * 3], values=(2, 5))
    assert (above.givens[0], above.rows[1]) == (1, (0, 0, 0, 0))


@pytest.mark.parametrize("values", ["0-2", "4-1", "x", (0, 1, 2), 7, "0-100", "0-70"])
def test_what_are_no_values_is_refused(values: object) -> None:
    with pytest.raises(gw.RuleError, match="values"):
        gw.latin(size=4, values=values)  # type: ignore[arg-type]
