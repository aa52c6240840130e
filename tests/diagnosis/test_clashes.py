from __future__ import annotations

import pytest

import gridwright as gw
from gridwright.diagnosis import clashes


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
