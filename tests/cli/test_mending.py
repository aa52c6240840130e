"""Broken puzzles are mended by somebody who knows nothing of them but what `check` says."""

from __future__ import annotations

import re

import pytest

import gridwright as gw
from gridwright.clues import read_clue

from .program import EXAMPLES, gridwright

BROKEN = [
    ("a wrong digit", "sudoku-9x9", "r5c5=2", "r5c5=6"),
    ("a digit forgotten", "sudoku-9x9", "r1c2=7", ""),
    ("the same digit twice", "sudoku-diagonals", "", "r1c1=8"),
    ("two digits swapped", "jigsaw-9x9", "r3c7=3 r3c8=4", "r3c7=4 r3c8=3"),
    ("a sign turned round", "comparison-6x6", "r4c5<r4c4", "r4c4<r4c5"),
    ("a sign forgotten", "futoshiki-5x5", "r3c3<r2c3", ""),
    ("a wrong digit in a small region", "suguru-6x6", "r6c3=1", "r6c3=2"),
    ("two digits forgotten", "hakyuu-8x8", "r2c8=4 r4c4=6", ""),
    ("two wrong digits", "kojun-6x6", "r2c3=3 r5c5=2", "r2c3=2 r5c5=3"),
    ("three digits forgotten", "latin-5x5", "r1c2=5 r3c2=3 r5c3=4", ""),
    ("a sign too many", "jigsaw-signs-diagonals", "", "r1c1<r1c2"),
]

ADVICE = [
    (r"Removing (\S+) leaves exactly one solution", "remove"),
    (r"Changing (\S+ to [^/ ]+)", "change"),
    (r"Removing these [0-9]+ clues does: (.*)\.", "remove"),
    (r"Removing (\S+) leaves (?:a|more than one) solution", "remove"),
    (r"One more clue is enough: any value in ([^,; ]+)", "any value"),
    (r"One more clue is enough: ([^,;/ ]+)", "add"),
    (r"more clues are enough, such as ([^,;…]+)", "add"),
]
"""What a reader would follow, the best first."""


@pytest.mark.parametrize(("what", "example", "gone", "instead"), BROKEN, ids=[each[0] for each in BROKEN])
def test_mended_by_what_check_says(what, example, gone, instead):
    sound = gw.load_file(EXAMPLES / f"{example}.txt")
    puzzle = edited(sound, gone, instead)
    for _ in range(3):
        ran = gridwright("check", gw.dump(puzzle, "text"))
        if ran.code == 0:
            return
        puzzle = follow(puzzle, ran.out)
    pytest.fail(f"{what}: not mended\n{ran.out}")


def follow(puzzle: gw.Puzzle, told: str) -> gw.Puzzle:
    for pattern, action in ADVICE:
        if found := re.search(pattern, told):
            clues = re.sub(r"[,+]", " ", found[1])
            if action == "change":
                old, new = clues.split(" to ")
                return edited(puzzle, old, new if "<" in new else f"{old.split('=')[0]}={new}")
            if action == "any value":
                solution = gw.solve(puzzle).solutions[0]
                return edited(puzzle, "", f"{clues}={solution[puzzle.grid.named(clues)]}")
            return edited(puzzle, clues, "") if action == "remove" else edited(puzzle, "", clues)
    raise AssertionError(f"nothing to follow in {told}")


def edited(puzzle: gw.Puzzle, gone: str, instead: str) -> gw.Puzzle:
    out, into = ([read_clue(puzzle.grid, name) for name in names.split()] for names in (gone, instead))
    return gw.with_clues(puzzle, into, without=out)
