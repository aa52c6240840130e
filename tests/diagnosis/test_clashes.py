from __future__ import annotations

import random
from itertools import product

import pytest
from planted_rules import MAKERS, Planted, cases

import gridwright as gw
from gridwright.diagnosis import clashes
from gridwright.diagnosis.clashes import clashing_clues
from gridwright.model.layout import layout_of
from gridwright.model.primitives import values_in


def messages(puzzle: gw.Puzzle) -> list[str]:
    return [problem.message for problem in clashes(puzzle)]


def test_the_same_given_twice_names_house_and_cells() -> None:
    assert messages(gw.sudoku(["1..1", "....", "....", "...."])) == ["row 1: 1 is given more than once, in r1c1 r1c4"]
    assert messages(gw.jigsaw(["...", "...", "..."], ["AAB", "ACB", "CCB"])) == []


def test_touching_equals() -> None:
    found = clashes(gw.suguru(["AAB", "ABB"], [[1, 0, 0], [0, 1, 0]]))
    assert [(problem.message, problem.cells) for problem in found] == [
        ("no touching equals: 1 stands in r1c1 r2c2", (0, 4))
    ]


def test_givens_against_a_sign() -> None:
    assert messages(gw.futoshiki(["r1c1<r1c2"], ["32.", "...", "..."])) == [
        "r1c1 < r1c2: r1c1 = 3 and r1c2 = 2 do not go together"
    ]


def test_signs_in_a_circle() -> None:
    signs = ["r1c1<r1c2", "r1c2<r2c2", "r2c2<r2c1", "r2c1<r1c1", "r3c3<r3c4"]
    found = clashes(gw.futoshiki(signs, size=4))
    assert found == (gw.Problem("the signs go round in a circle: r1c1 < r1c2 < r2c2 < r2c1 < r1c1", (0, 1, 5, 4)),)
    assert messages(gw.futoshiki(signs[:3] + signs[4:], size=4)) == []
    assert messages(gw.futoshiki(["r1c1<r1c2", "r1c2<r1c1"], size=2)) == [
        "the signs go round in a circle: r1c1 < r1c2 < r1c1"
    ]


def test_ripples_too_near() -> None:
    assert messages(gw.hakyuu(["AAAB", "CCBB"], [[3, 0, 0, 3], [0, 0, 0, 0]])) == [
        "distance of equals: r1c1 = 3 and r1c4 = 3 do not go together"
    ]


CAGES = [
    (["r1c1-r2c2=cage8"], {}, [("r1c1-r2c2=cage8: no values fit in its cells", ["r1c1-r2c2=cage8"])]),
    (["r1c1-r2c2=cage3"], {0: 4}, [("r1c1-r2c2=cage3: r1c1=4 does not fit", ["r1c1=4", "r1c1-r2c2=cage3"])]),
    (["r1c1-r2c2=cage3"], {0: 1, 5: 2}, []),
    (
        ["r1c1-r2c2-r3c3=cage6", "r3c3=even"],
        {0: 1, 5: 3, 15: 1},
        [],
    ),
    (
        ["r1c1-r2c2-r3c3=cage6", "r3c3=odd"],
        {0: 1, 5: 3, 15: 4},
        [("r1c1-r2c2-r3c3=cage6: r1c1=1 and r2c2=3 and r3c3=odd do not fit",
          ["r1c1=1", "r2c2=3", "r3c3=odd", "r1c1-r2c2-r3c3=cage6"])],
    ),
    (
        ["r1c1-r2c3-r3c2=cage8"],
        {0: 3, 6: 3},
        [("r1c1-r2c3-r3c2=cage8: 3 stands in r1c1 r2c3", ["r1c1=3", "r2c3=3", "r1c1-r2c3-r3c2=cage8"])],
    ),
    (
        ["left1=skyscraper4", "top1=skyscraper2"],
        {0: 4},
        [("left1=skyscraper4: r1c1=4 does not fit", ["r1c1=4", "left1=skyscraper4"]),
         ("top1=skyscraper2: r1c1=4 does not fit", ["r1c1=4", "top1=skyscraper2"])],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("words", "givens", "expected"), CAGES)
def test_rules_about_several_cells_that_nothing_fills(
    words: list[str], givens: dict[int, int], expected: list[tuple[str, list[str]]]
) -> None:
    puzzle = gw.with_clues(gw.latin([[givens.get(4 * row + col, 0) for col in range(4)] for row in range(4)]), words)
    found = [(problem.message, [clue.word for clue in clues]) for problem, clues in clashing_clues(puzzle)]
    assert found == expected


@pytest.mark.parametrize("sort", [*MAKERS, "all"])
def test_what_nothing_fills_is_what_no_filling_holds(sort: str) -> None:
    """A rule is told just when no way to fill its cells, each with its given or any value, keeps it."""
    told = 0
    for empty, _ in cases(sort, 60):
        puzzle = empty.with_givens(random.Random(told).choices([0, 0, 0, 1, 2], k=len(empty.givens)))
        domains = layout_of(puzzle).candidates(puzzle.givens)
        wrong = set()
        for rule in puzzle.rules:
            if isinstance(rule, Planted):
                ways = product(*(values_in(domains[cell]) for cell in rule.cells))
                if not any(rule.holds(dict(zip(rule.cells, way, strict=True))) for way in ways):
                    wrong.add(rule.cells)
        found = [problem for problem in clashes(puzzle) if problem.message.startswith("planted")]
        assert {problem.cells for problem in found} == wrong
        told += len(wrong)
    assert told >= 10


@pytest.mark.parametrize(
    ("text", "status", "start"),
    [
        ("1234341221434321", gw.Status.UNIQUE, None),
        ("1234............", gw.Status.SEVERAL, "the first two solutions differ in "),
        ("1234.1.........." , gw.Status.NONE, "box 1: 1 is given more than once"),
    ],
)
def test_check_tells_what_stands_in_the_way(text: str, status: gw.Status, start: str | None) -> None:
    report = gw.check(gw.load(text))
    assert report.outcome.status is status
    assert report.ok == (status is gw.Status.UNIQUE)
    if start is None:
        assert report.problems == ()
    else:
        assert report.problems[0].message.startswith(start)
        assert report.problems[0].cells
