"""Signs that go round in a circle, and chains that are too long: seen at once, on grids of any size."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from effort import at_most

import gridwright as gw
from gridwright.diagnosis import clashes


def ring(side: int, row: int = 1, col: int = 1) -> list[str]:
    """The cells round a square, clockwise."""
    top, bottom = row, row + side - 1
    left, right = col, col + side - 1
    cells = [(top, c) for c in range(left, right)] + [(r, right) for r in range(top, bottom)]
    cells += [(bottom, c) for c in range(right, left, -1)] + [(r, left) for r in range(bottom, top, -1)]
    return [f"r{r}c{c}" for r, c in cells]


def circle(side: int, row: int = 1, col: int = 1) -> list[str]:
    names = ring(side, row, col)
    return [f"{one}<{other}" for one, other in pairwise([*names, names[0]])]


def true_signs(size: int, share: float, but: list[str]) -> list[str]:
    """Signs of a cyclic Latin square, but for those between the same cells as others."""
    rng, taken = random.Random(size), {frozenset(sign.split("<")) for sign in but}
    found = []
    for row in range(size):
        for col in range(size):
            for r, c in ((row, col + 1), (row + 1, col)):
                names = (f"r{row + 1}c{col + 1}", f"r{r + 1}c{c + 1}")
                if r < size and c < size and frozenset(names) not in taken and rng.random() < share:
                    rising = (row + col) % size < (r + c) % size
                    found.append("<".join(names if rising else names[::-1]))
    return found


@pytest.mark.parametrize(("size", "side"), [(4, 2), (9, 3), (12, 6), (25, 2), (16, 9)])
def test_the_circle_is_the_clash(size, side):
    wrong = circle(side, size - side + 1)
    found = gw.diagnose(gw.futoshiki([*true_signs(size, 0.3, wrong), *wrong], size=size))
    assert found.clashes[0].message.startswith("the signs go round in a circle: ")
    assert {clue.word for clue in found.conflict.clues} <= set(wrong)


def test_64x64_with_thousands_of_signs():
    wrong = circle(2, 30, 40)
    puzzle = gw.futoshiki([*true_signs(64, 0.3, wrong), *wrong], size=64)
    with at_most(60):
        found = gw.diagnose(puzzle)
    assert {clue.word for clue in found.conflict.clues} <= set(wrong)
    assert {clue.word for clue in found.conflict.suspects} == set(wrong)  # no other can be to blame alone


def test_a_shortest_circle_is_told():
    signs = list(dict.fromkeys([*circle(4), "r1c2<r2c2", "r2c2<r2c1"]))
    (problem,) = clashes(gw.futoshiki(signs, size=5))
    assert problem.message == "the signs go round in a circle: r1c1 < r1c2 < r2c2 < r2c1 < r1c1"


def test_circles_that_have_nothing_in_common():
    puzzle = gw.futoshiki([*circle(2), *circle(2, 4, 4)], size=5)
    assert [problem.cells[0] for problem in clashes(puzzle)] == [0, 18]
    (repair,) = gw.diagnose(puzzle).conflict.repairs
    assert len(repair.without) == 2


def test_a_circle_through_a_rule_of_the_kind():
    """In Kojun the upper of two cells of a region is greater."""
    puzzle = gw.kojun(["AA", "AA"], signs=["r1c1<r1c2", "r1c2<r2c2", "r2c2<r2c1"])
    found = gw.diagnose(puzzle)
    assert "circle" in found.clashes[0].message
    assert {clue.word for clue in found.conflict.clues} <= {"r1c1<r1c2", "r1c2<r2c2", "r2c2<r2c1"}


def test_a_chain_longer_than_there_are_values():
    signs = ["r1c1<r1c2", "r1c2<r1c3", "r1c3<r2c3", "r2c3<r2c2", "r2c2<r2c1"]
    found = gw.diagnose(gw.futoshiki([*signs, "r5c1<r5c2"], size=5))
    assert [problem.message for problem in found.clashes] == [
        "r1c1 < r1c2 < r1c3 < r2c3 < r2c2 < r2c1: 6 cells, each less than the next, but r2c1 is 5 at most"
    ]
    assert {clue.word for clue in found.conflict.clues} <= set(signs)
    assert found.conflict.minimal
    assert clashes(gw.futoshiki(signs[1:], size=5)) == ()


def test_a_chain_that_an_odd_cell_makes_too_long():
    puzzle = gw.with_clues(gw.futoshiki(["r1c1<r1c2", "r1c2<r1c3", "r1c3<r1c4"], size=4), ["r1c4=odd"])
    found = gw.diagnose(puzzle)
    assert found.clashes
    assert [clue.word for clue in found.conflict.clues] == ["r1c1<r1c2", "r1c2<r1c3", "r1c3<r1c4", "r1c4=odd"]


@pytest.mark.parametrize(
    ("clues", "clash"),
    [
        (["r1c1-r1c2=black", "r1c2-r1c3=black", "r1c1=odd", "r1c3=odd"], ["r1c1=odd", "r1c3=odd"]),
        (["r1c1-r1c2=white", "r1c1=odd", "r1c2=odd"], ["r1c1=odd", "r1c2=odd", "r1c1-r1c2=white"]),
    ],
)
def test_dots_and_odd_cells(clues, clash):
    puzzle = gw.with_clues(gw.latin(["....."] * 5), clues)
    found = gw.diagnose(puzzle).conflict
    assert set(clash) <= {clue.word for clue in found.clues}
    assert found.minimal
