"""The .sdk file of SudoCue."""

from __future__ import annotations

import pytest

import gridwright as gw
from gridwright.model.errors import FormatError
from gridwright.notations import dump, load, notation, recognised

ROWS = "2..1.5..3\n.54...71.\n.1.2.3.8.\n6.28.73.4\n.........\n1.53.98.6\n.2.7.1.6.\n.81...24.\n7..4.2..1\n"
PUBLISHED = [
    "#ARuud\n#DA random puzzle created by SudoCue\n#CJust start plugging in the numbers\n#B03-08-2006\n#SSudoCue\n"
    f"#LEasy\n#Uhttp://www.sudocue.net/\n{ROWS}",
    f"\n#ARuud\n#D A random puzzle created by SudoCue\n#CJust start plugging in the numbers\n#B03-08-2006\n#S3\n{ROWS}",
    "#ASadMan Software\n#DA random puzzle created by SudoCue\n#B2014-02-10\n#SSadMan Software Sudoku\n#LEasy\n"
    "38561..72\n.7...28..\n.6...3...\n6.2......\n..8...5..\n......9.6\n...9...8.\n..91...5.\n12..85639",
]


@pytest.mark.parametrize("text", PUBLISHED)
def test_published_files(text):
    assert recognised(text) == ("sdk",)
    puzzle = load(text)
    assert gw.solve(puzzle).status is gw.Status.UNIQUE
    again = dump(puzzle, "sdk")
    assert load(again) == puzzle
    assert dump(load(again), "sdk") == again


def test_what_is_said_about_it():
    puzzle = load(PUBLISHED[0])
    assert puzzle.author == "Ruud"
    assert puzzle.title == "A random puzzle created by SudoCue"
    assert puzzle.source == "SudoCue, 03-08-2006, Easy, http://www.sudocue.net/"
    assert load(f"#CIt is hard\n{ROWS}").title == "It is hard"
    assert dump(puzzle, "sdk").splitlines()[:3] == [
        "#ARuud",
        "#DA random puzzle created by SudoCue",
        "#SSudoCue, 03-08-2006, Easy, http://www.sudocue.net/",
    ]


def test_there_is_always_a_line_about_it():
    assert dump(load("." * 81), "sdk") == "#A\n" + ".........\n" * 9
    assert load(dump(load("." * 81), "sdk")) == load("." * 81)


def test_a_title_stays_on_its_line():
    text = dump(load("sudoku 9x9\ntitle: a\u2028b \x0b c"), "sdk")
    assert text.startswith("#A\n#Da b c\n....")


@pytest.mark.parametrize(
    "text",
    [ROWS, f"# a comment\n{ROWS}", "#ARuud", "#Comment\n" + "." * 81, f"#A\n[Puzzle]\n{ROWS}", "#A\nsudoku 9x9"],
)
def test_what_is_no_such_file(text):
    assert "sdk" not in recognised(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"#A\n{ROWS[:-10]}", "line 9: the puzzle has 8 rows instead of 9"),
        (f"#A\n{ROWS}{ROWS}", "line 19: the puzzle has 18 rows instead of 9"),
        (f"#A\n{ROWS.replace('.1.2.3.8.', '.1.2.3.8')}",
         "line 4, column 1: row 3 of the puzzle has 8 cells instead of 9: '.1.2.3.8'"),
        (f"#A\n{ROWS.replace('.81', '.8A')}", "line 9, column 3: r8c3: 'A' is not a value from 1 to 9"),
        ("#A", "the puzzle has 0 rows instead of 9"),
    ],
)
def test_errors(text, message):
    with pytest.raises(FormatError) as caught:
        load(text, "sdk")
    assert str(caught.value) == message


def test_only_nine_by_nine():
    with pytest.raises(FormatError, match="sdk has only grids of 9x9, not 6x6"):
        dump(load("sudoku 6x6"), "sdk")
    assert notation("sdk").kinds == ("sudoku",)
