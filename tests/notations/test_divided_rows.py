"""Rows in one line with something between them."""

from __future__ import annotations

import re

import pytest

import gridwright as gw
from gridwright.notations._reading.divided_rows import on_lines

ROWS = re.findall(r"\S+", "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79")
SMALL = ["1...", "..2.", ".3..", "...4"]


@pytest.mark.parametrize("divider", ["/", ";", " / ", "; "])
@pytest.mark.parametrize("end", ["", "/", "\n"])
def test_rows_in_one_line_are_a_sudoku(divider: str, end: str) -> None:
    end = end.replace("/", divider.strip())
    assert gw.load(divider.join(ROWS) + end) == gw.load("\n".join(ROWS))
    assert gw.load(f"Here it is:\n{divider.join(ROWS)}{end}") == gw.load("\n".join(ROWS))


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("latin 4x4\n{}", "latin 4x4\n{lines}"),
        ("latin\n{}", "latin 4x4\n{lines}"),
        ("latin 4x4: {}", "latin 4x4\n{lines}"),
        ("suguru\n{}\nregions: AABB/AABB/CCDD/CCDD", "suguru 4x4\n{lines}\nregions:\nAABB\nAABB\nCCDD\nCCDD"),
        ("jigsaw\n{}\nregions:\nAABB/AABB/CCDD/CCDD\n", "jigsaw 4x4\n{lines}\nregions:\nAABB\nAABB\nCCDD\nCCDD"),
        ("futoshiki 4x4\n{}\nr1c2<r1c3", "futoshiki 4x4\n{lines}\nr1c2<r1c3"),
    ],
)
def test_below_a_header_they_are_rows_of_its_kind(text: str, meant: str) -> None:
    assert gw.load(text.format("/".join(SMALL))) == gw.load(meant.format(lines="\n".join(SMALL)))


def test_words_and_black_cells_are_rows_too() -> None:
    assert gw.load("1 . . ./. . 2 ./. 3 . ./. . . 4") == gw.load("\n".join(SMALL))
    kakuro = "kakuro 3x3\n\\ 4\\ 3\\\n\\3 . .\n\\4 . .\n"
    assert gw.load("kakuro 3x3: \\ 4\\ 3\\/\\3 . ./\\4 . .") == gw.load(kakuro)


def test_each_line_may_be_a_puzzle() -> None:
    text = "/".join(ROWS)
    assert [one.or_raise().puzzle for one in gw.load_each(f"{text}\n{text}\n")] == [gw.load("\n".join(ROWS))] * 2


@pytest.mark.parametrize(
    "text",
    ["a/b/c", "1.../..2/.3../...4", "https://puzz.link/p?sudoku/4/4/1234", "10;11;12", "r1c1=1; r1c2=2", "1/2/3/4"],
)
def test_what_are_no_rows_stays_as_it_is(text: str) -> None:
    assert on_lines(text) == text
