"""Puzzles from lists and arrays."""

from __future__ import annotations

import re

import numpy as np
import pytest

import gridwright as gw

ROWS = [[1, 0, 0, 0], [0, 0, 3, 0], [0, 4, 0, 0], [0, 0, 0, 2]]


@pytest.mark.parametrize(
    "rows",
    [
        ROWS,
        tuple(map(tuple, ROWS)),
        np.array(ROWS),
        np.array(ROWS, dtype=np.uint8),
        np.array(ROWS, dtype=float),
        ["1...", "..3.", ".4..", "...2"],
        [["1", None, ".", ""], [0, 0, "3", 0], [0, 4, 0, 0], [0, 0, 0, 2]],
        np.array(ROWS).ravel(),
        [*ROWS[0], *ROWS[1], *ROWS[2], *ROWS[3]],
        "1.....3..4.....2",
        np.where(np.array(ROWS) == 0, np.nan, ROWS),
        np.ma.masked_equal(ROWS, 0),
        np.array(ROWS).astype(str),
        [np.array(row) for row in ROWS],
    ],
    ids=[
        "lists", "tuples", "array", "bytes", "floats", "strings", "mixed",
        "flat array", "flat list", "one string", "gaps", "masked", "array of strings", "list of arrays",
    ],
)
def test_rows_of_all_sorts(rows: object) -> None:
    assert gw.sudoku(rows).rows == tuple(map(tuple, ROWS))


def test_gaps_of_tables() -> None:
    pandas = pytest.importorskip("pandas")
    table = pandas.DataFrame(ROWS).replace(0, pandas.NA)
    assert gw.sudoku(table).rows == gw.sudoku(table.convert_dtypes()).rows == tuple(map(tuple, ROWS))


@pytest.mark.parametrize("regions", [["AAB", "CCB"], [[1, 1, 2], [3, 3, 2]], np.array([[7, 7, 1], [0, 0, 1]])])
def test_regions_of_all_sorts(regions: object) -> None:
    assert gw.suguru(regions) == gw.suguru([["x", "x", "y"], ["z", "z", "y"]])


@pytest.mark.parametrize(
    "signs",
    [
        ["r1c1<r1c2", "r2c2 > r2c1"],
        [((0, 0), (0, 1)), ((1, 0), (1, 1))],
        [("r1c1", "r1c2"), ("r2c1", "r2c2")],
        np.array([[[0, 0], [0, 1]], [[1, 0], [1, 1]]]),
        [["..<.", ">..."], ["..<.", ">..."]],
    ],
    ids=["names", "pairs", "named pairs", "array", "sides"],
)
def test_signs_of_all_sorts(signs: object) -> None:
    puzzle = gw.futoshiki(signs, size=2)
    assert puzzle == gw.futoshiki(["r1c1<r1c2", "r2c1<r2c2"], [[0, 0], [0, 0]])


def test_the_size_comes_from_the_signs_when_nothing_else_says_it() -> None:
    assert gw.comparison(["r1c1<r1c2", "r9c8<r9c9"]).grid == gw.Grid(9, 9)
    assert gw.comparison([["..<.", ">..."], ["....", "...."]], boxes=(1, 2)).grid == gw.Grid(2, 2)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: gw.sudoku([]), "empty"),
        (lambda: gw.sudoku([[1, 2], [1]]), r"row 2 of the givens has 1 cells instead of 2: \[1\]"),
        (lambda: gw.sudoku([["x", 0], [0, 0]]), "r1c1: 'x' is not a value"),
        (lambda: gw.sudoku([[1.5, 0], [0, 0]]), "r1c1: 1.5 is not a value"),
        (lambda: gw.sudoku([[True, 0], [0, 0]]), "r1c1: True is not a value"),
        (lambda: gw.sudoku(np.array(ROWS) + 0.5), "r1c1: 1.5 is not a value"),
        (lambda: gw.sudoku(np.zeros((2, 4, 4), dtype=int)), "the givens have three dimensions"),
        (lambda: gw.sudoku(np.array(5)), "the givens are rows of cells, not 5"),
        (lambda: gw.sudoku({1: 2}), "the givens are rows of cells, not {1: 2}"),
        (lambda: gw.sudoku([[0, 0], 5]), "row 2 of the givens is not a row of cells: 5"),
        (lambda: gw.sudoku(range(15)), "15 givens in one row do not make a square grid"),
        (lambda: gw.suguru(5), "the regions are rows of cells, not 5"),
        (lambda: gw.sudoku([[0, 5], [0, 0]]), "r1c2: 5 is not one of 1 to 2"),
        (lambda: gw.sudoku([[0, -1], [0, 0]]), "r1c2: -1 is not one of 1 to 2"),
        (lambda: gw.sudoku([[0, 0]]), "sudoku: as many rows as columns are needed, not 1x2"),
        (lambda: gw.sudoku(ROWS, boxes=(3, 2)), "boxes of 3x2 do not fill a grid of 4x4"),
        (lambda: gw.sudoku(ROWS, boxes=(4, 4)), "boxes of 4x4 have 16 cells instead of 4"),
        (lambda: gw.sudoku(ROWS, options=["diagonal"]), "unknown option 'diagonal'"),
        (lambda: gw.jigsaw(ROWS), "needs regions"),
        (lambda: gw.jigsaw(ROWS, ["AABB"] * 3), "3 rows instead of 4"),
        (lambda: gw.futoshiki([((0, 0), (1, 1))], size=3), "r1c1<r2c2 does not stand between neighbours"),
        (lambda: gw.futoshiki([((0, 0), (0, 3))], size=3), r"\(0, 3\) is off the grid"),
        (lambda: gw.futoshiki(["r1c1=r1c2"], size=3), "'r1c1=r1c2' is not a sign"),
        (lambda: gw.futoshiki([5], size=3), "5 is not a sign"),
        (lambda: gw.comparison([]), "nothing says how large"),
        (lambda: gw.suguru(["A" * 13] * 5), "65 cells; the limit is 64"),
        (lambda: gw.latin(size=65), "more than 64 values"),
        (lambda: gw.latin(size=1000), "outside 1 to 100"),
    ],
)
def test_nonsense_is_refused_and_quoted(make, message: str) -> None:
    with pytest.raises(gw.RuleError, match=message):
        make()


def test_all_problems_come_at_once() -> None:
    with pytest.raises(gw.RuleError) as caught:
        gw.jigsaw([[0] * 4] * 4, ["AAAB", "ABBB", "CDCD", "CDCD"])
    messages = [problem.message for problem in caught.value.problems]
    assert messages == [
        "region C is not connected: r3c1 r3c3 r4c1 r4c3",
        "region D is not connected: r3c2 r3c4 r4c2 r4c4",
    ]
    with pytest.raises(gw.RuleError) as caught:
        gw.jigsaw([[7, 0], [0, 0]], ["AB", "BA"], signs=["r1c1<r2c2"])
    assert [problem.message.split(":")[0] for problem in caught.value.problems] == [
        "region A is not connected", "region B is not connected",
        "the sign r1c1<r2c2 does not stand between neighbours", "r1c1",
    ]
    assert gw.jigsaw([[0] * 4] * 4, ["AAAB", "ABBB", "CDCD", "CDCD"], allow_disconnected=True).kind == "jigsaw"


EMPTY = ["...."] * 4


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: gw.sudoku(EMPTY, dots=["r1c1"]), "() takes no 'dots': they are clues, clues=['r1c1-r1c2=white']"),
        (lambda: gw.jigsaw(EMPTY, EMPTY, anti_knight=True), "it is an option, options=['anti-knight']"),
        (lambda: gw.suguru(EMPTY, sings=[]), "suguru() takes no 'sings'; it takes regions, givens, signs,"),
        (lambda: gw.suguru(EMPTY, sings=[]), "; did you mean 'signs'?"),
        (lambda: gw.sudoku(EMPTY, givens=EMPTY), "sudoku() takes no 'givens'; it takes rows, regions, signs, size,"),
        (lambda: gw.latin(kind="sudoku"), "latin() takes no 'kind'; it takes rows,"),
    ],
)
def test_names_that_no_constructor_takes(make, message: str) -> None:
    with pytest.raises(TypeError) as caught:
        make()
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("details", "message"),
    [
        ({"size": "four"}, "size must be a whole number such as 9, not 'four'"),
        ({"size": 9}, "the size is 9, but the givens have 4 rows"),
        ({"boxes": 3}, "boxes must be the rows and columns of a box, such as (2, 3), not 3"),
        ({"boxes": "2x2"}, "boxes must be the rows and columns of a box, such as (2, 3), not '2x2'"),
        ({"boxes": (2, 2, 2)}, "such as (2, 3), not (2, 2, 2)"),
        ({"options": 3}, "options must be a list of options such as 'diagonals', not 3"),
        ({"options": [3]}, "options must be a list of options such as 'diagonals', not [3]"),
        ({"clues": 3}, "clues must be a list of clues such as 'r1c1-r1c2=white', not 3"),
        ({"signs": 3}, "signs must be a list of signs such as 'r1c1<r1c2', not 3"),
        ({"title": 3}, "title must be a text, not 3"),
        ({"allow_disconnected": "no"}, "allow_disconnected must be True or False, not 'no'"),
    ],
)
def test_details_of_a_wrong_sort(details: dict[str, object], message: str) -> None:
    with pytest.raises(gw.RuleError) as caught:
        gw.sudoku(EMPTY, **details)
    assert message in str(caught.value)


def test_none_means_left_out() -> None:
    nothing = dict.fromkeys(("size", "boxes", "options", "clues", "signs", "regions", "title", "allow_disconnected"))
    assert gw.sudoku(EMPTY, **nothing) == gw.sudoku(EMPTY)


@pytest.mark.parametrize(
    ("make", "order"),
    [(gw.jigsaw, "jigsaw() takes first the givens, then the regions"),
     (gw.suguru, "suguru() takes first the regions, then the givens")],
)  # fmt: skip
def test_regions_and_givens_that_are_swapped_are_told(make, order):
    regions, givens = ["AABB", "AABB", "CCDD", "CCDD"], ["1...", "....", "....", "...."]
    swapped = (regions, givens) if make is gw.jigsaw else (givens, regions)
    with pytest.raises(gw.GridwrightError, match=re.escape(order)):
        make(*swapped)
