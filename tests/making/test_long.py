"""Hundreds of puzzles of every sort, judged by another solver; and the levels that were asked for, by rating them."""

from __future__ import annotations

import pytest
from oracle import solutions

import gridwright as gw

ASKED = {
    **{f"sudoku {size}": ("sudoku", size, {}) for size in (4, 6, 9, 16)},
    **{f"jigsaw {size}": ("jigsaw", size, {}) for size in (6, 9)},
    **{f"comparison {size}": ("comparison", size, {}) for size in (6, 9)},
    **{f"suguru {rows}x{cols}": ("suguru", (rows, cols), {}) for rows, cols in ((6, 6), (8, 8), (10, 10), (15, 10))},
    **{f"futoshiki {size}": ("futoshiki", size, {}) for size in (5, 7, 9)},
    "hakyuu": ("hakyuu", (8, 8), {}),
    "kojun": ("kojun", (8, 8), {}),
    "killer": ("killer", 9, {}),
    "calcudoku": ("calcudoku", 6, {}),
    "kropki": ("sudoku", 9, {"clues": {"dots": "all"}, "options": ["all-dots"]}),
    "thermometers": ("sudoku", 9, {"clues": {"thermometers": "all"}}),
    "jigsaw with signs": ("jigsaw", 9, {"clues": {"signs": "few"}}),
    "suguru with signs": ("suguru", (8, 8), {"clues": {"signs": "few"}}),
    "killer with diagonals": ("killer", 9, {"options": ["diagonals"]}),
}


@pytest.mark.long
@pytest.mark.parametrize("name", ASKED)
def test_a_hundred_of_each(name):
    kind, size, details = ASKED[name]
    made = list(gw.generate(kind, size, count=100, seed=1, **details))
    assert len({one.canonical for one in made}) == 100
    for one in made:
        assert gw.solve(one.puzzle).solution == one.solution
        assert solutions(one.puzzle) == [one.solution.values], str(one.puzzle)


@pytest.mark.long
@pytest.mark.parametrize(
    ("kind", "level"),
    [
        *((kind, level) for kind in ("sudoku", "jigsaw", "comparison", "suguru", "futoshiki") for level in gw.LEVELS),
        *(("killer", level) for level in gw.LEVELS[2:]),
    ],
)
def test_levels(kind, level):
    made = list(gw.generate(kind, count=100, seed=1, level=level))
    reached = sum(gw.rate(one.puzzle).level == level for one in made)
    assert reached >= 95
    assert reached == sum(one.is_met for one in made)
