"""SumoCue: jigsaws and Sudoku as 81 cells."""

from __future__ import annotations

import pytest

import gridwright as gw
from gridwright.model.errors import FormatError, RuleError
from gridwright.notations import dump, load, recognised

PUBLISHED = [
    "SumoCueV1=0J0=8J0=0J0=0J1=0J2=0J2=0J2=5J2=0J2=8J3=0J0=0J1=0J1=0J2=7J2=0J4=0J4=5J4=0J3=0J0=0J1=0J1=9J2=0J2=0J5"
    "=0J6=0J4=0J3=7J0=0J1=1J1=6J5=9J5=0J5=0J6=0J4=0J3=0J0=4J1=3J1=0J5=1J7=8J7=0J6=0J4=0J3=0J0=0J5=8J5=7J5=6J7=0J7"
    "=3J6=0J4=0J3=0J0=0J5=0J8=5J8=0J7=0J7=0J6=0J4=3J3=0J3=0J3=6J8=0J8=0J7=0J7=0J6=2J4=0J8=9J8=0J8=0J8=0J8=0J7=0J6"
    "=8J6=0J6",
    "SumoCueV1=0J0=6J1=0J1=0J1=0J1=0J2=0J3=7J3=0J3=2J0=4J0=0J1=0J1=0J1=7J2=0J2=5J3=8J3=0J0=0J0=0J0=0J1=0J1=0J2=0J3"
    "=0J3=0J3=0J0=8J4=0J0=6J0=5J2=3J2=0J2=0J5=0J3=0J4=0J4=0J4=3J6=0J6=9J2=0J2=0J5=0J5=0J4=0J4=0J4=2J6=7J6=8J7=0J7"
    "=3J7=0J5=0J4=0J4=0J8=0J6=0J6=0J7=0J7=0J7=0J5=9J8=2J8=0J8=1J8=0J6=0J6=0J7=6J5=3J5=0J8=5J8=0J8=0J8=0J6=0J7=0J7"
    "=8J5=0J5",
]
# Published with all cells filled in, though the values break its rules.
FILLED = (
    "SumoCueV1=1J0=1J0=1J0=1J1=1J2=1J2=1J2=1J2=1J2=2J3=2J0=2J1=2J1=2J2=2J2=2J4=2J4=2J4=3J3=3J0=3J1=3J1=3J2=3J2=3J5"
    "=3J6=3J4=4J3=4J0=4J1=4J1=4J5=4J5=4J5=4J6=4J4=5J3=5J0=5J1=5J1=5J5=5J7=5J7=5J6=5J4=6J3=6J0=6J5=6J5=6J5=6J7=6J7"
    "=6J6=6J4=7J3=7J0=7J5=7J8=7J8=7J7=7J7=7J6=7J4=8J3=8J3=8J3=8J8=8J8=8J7=8J7=8J6=8J4=9J8=9J8=9J8=9J8=9J8=9J7=9J6"
    "=9J6=9J6"
)
LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
PLAIN = "SumoCueV1" + "".join(f"={char}" for char in LINE.replace(".", "0"))


@pytest.mark.parametrize("text", PUBLISHED)
def test_published_jigsaws(text):
    assert recognised(text) == ("sumocue",)
    puzzle = load(text)
    assert puzzle.kind == "jigsaw"
    assert gw.solve(puzzle).status is gw.Status.UNIQUE
    assert dump(puzzle, "sumocue") == text + "\n"


def test_a_published_jigsaw_that_is_filled():
    assert dump(load(FILLED), "sumocue") == FILLED + "\n"


def test_without_regions_it_is_a_sudoku():
    assert load(PLAIN) == load(LINE)
    assert load(PLAIN).kind == "sudoku"
    assert dump(load(LINE), "sumocue") == PLAIN + "\n"


def test_diagonals():
    puzzle = load(PLAIN.replace("V1", "V1D"))
    assert puzzle == load("sudoku 9x9 diagonals\n" + "\n".join(LINE[i : i + 9] for i in range(0, 81, 9)))
    assert dump(puzzle, "sumocue") == PLAIN.replace("V1", "V1D") + "\n"
    assert load(dump(puzzle, "sumocue")) == puzzle


def test_white_space_does_not_matter():
    assert load(PUBLISHED[1].replace("=", " \n= ")) == load(PUBLISHED[1])


def test_other_boxes_are_regions():
    puzzle = load("sudoku 9x9 boxes=1x9")
    assert "=0J0=0J0=0J0=0J0=0J0=0J0=0J0=0J0=0J0=0J1" in dump(puzzle, "sumocue")
    assert load(dump(puzzle, "sumocue")) == puzzle


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (PLAIN.replace("=5=3", "=8+0"),
         "line 1, column 12: r1c2: '+0' is of a killer cage, which Gridwright does not know"),
        (PLAIN.replace("=5=3", "=15=3"),
         "line 1, column 10: r1c1: '=15' is of a killer cage, which Gridwright does not know"),
        (PLAIN.replace("V1", "V2"), "line 1, column 1: 'SumoCueV2' is not 'SumoCueV1', which is read"),
        (PLAIN.replace("V1", "V1X"), "line 1, column 1: 'SumoCueV1X' is not 'SumoCueV1', which is read"),
        (PLAIN[:-2], "line 1, column 10: 80 cells instead of 81"),
        ("SumoCueV1", "line 1, column 10: 0 cells instead of 81"),
        (PLAIN.replace("=5=3", "=5J9=3"),
         "line 1, column 12: 'J9=3=0=0=7=0=0=0=0=6=0=0=1=9=5=0=0=0=0=9'… is not a cell such as '=5' or '=5J0'"),
        (PLAIN.replace("=5=3", "==3"), "line 1, column 10: r1c1: '=' has no value; 0 means empty"),
        (PUBLISHED[0].replace("=8J3", "=8"), "line 1, column 46: r2c1: '=8' has no region"),
    ],
)
def test_errors(text, message):
    with pytest.raises(FormatError) as caught:
        load(text)
    assert str(caught.value) == message


def test_regions_are_checked_with_their_places():
    with pytest.raises(RuleError, match="line 1, column 10: region 0 has 8 cells instead of 9"):
        load(PUBLISHED[0].replace("=0J0=8J0", "=0J0=8J1", 1))


def test_only_nine_by_nine():
    with pytest.raises(FormatError, match="sumocue has only grids of 9x9, not 4x4"):
        dump(load("jigsaw 4x4 boxes=2x2"), "sumocue")
    with pytest.raises(FormatError, match="sumocue cannot carry no-touch"):
        dump(load("sudoku 9x9 no-touch diagonals"), "sumocue")
