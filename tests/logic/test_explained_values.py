"""Explanations of puzzles that show other values than 1 to n: every step follows, and speaks of what is shown."""

from __future__ import annotations

import re

from random_values import random_values

import gridwright as gw
from gridwright.words import conclusions

BASE = gw.load("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")


def test_every_puzzle_is_explained_to_its_end() -> None:
    explained = 0
    for seed in range(150):
        puzzle = random_values(seed, 1 + seed % 3)
        if puzzle and gw.solve(puzzle).status is gw.Status.UNIQUE:
            trail = gw.explain(puzzle)
            assert trail.solved, seed
            assert gw.verify(puzzle, trail.steps) == [], seed
            told = conclusions(str(trail))
            entered = {word for word in told if "!=" not in word}
            solution = gw.solve(puzzle).solution
            assert solution is not None
            shown = {f"{puzzle.grid.name(c)}={puzzle.grid.shown(v)}" for c, v in enumerate(solution.values)}
            assert entered <= shown, seed
            explained += 1
    assert explained > 20


def test_the_same_puzzle_is_explained_alike_in_other_numbers() -> None:
    moved = gw.sudoku([[value - 1 if value else -1 for value in row] for row in BASE.rows], values="0-8")
    plain, other = str(gw.explain(BASE)), str(gw.explain(moved))
    number = r"(?<![\d.r(c])\b(?:(?<= be )|(?<=is )|(?<=only )|(?<==))\d"
    less = re.sub(number, lambda match: str(int(match[0]) - 1), plain)
    assert other == less


def test_reasons_are_asked_for_and_told_in_what_is_shown() -> None:
    puzzle = gw.sudoku(["0...", "..2.", ".1..", "3..."], values="0-3")
    assert "r1c1=0 is given" in gw.tell(gw.reason(puzzle, "r1c1", 0), puzzle)
    assert "4 is not a value of this puzzle, which has 0 to 3" in _refusal(puzzle)


def _refusal(puzzle: gw.Puzzle) -> str:
    try:
        gw.reason(puzzle, "r1c1", 4)
    except gw.GridwrightError as error:
        return str(error)
    return ""
