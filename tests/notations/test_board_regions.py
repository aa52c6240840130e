"""Suguru as two flat Haskell lists."""

from __future__ import annotations

import pytest

from gridwright.model.errors import FormatError
from gridwright.model.puzzle import Outcome, Solution, Status
from gridwright.notations import dump, dump_outcome, load

SEED = """\
-- O tabuleiro que queremos resolver
tabuleiro :: [Int]
tabuleiro = [0, 3, 0, 2, 0, 3,
             4, 0, 4, 0, 1, 0,
             0, 0, 0, 5, 0, 4,
             3, 5, 0, 0, 0, 0,
             0, 0, 0, 2, 0, 0,
             5, 2, 0, 0, 4, 0]

-- O tabuleiro com as areas definidas atraves de tuplas
tabuleiroDiv :: [(Int,Int)]
tabuleiroDiv = [(1,0), (1,3), (1,0), (2,2), (2,0), (2,3),
                (3,4), (4,0), (1,4), (5,0), (2,1), (2,0),
                (3,0), (4,0), (4,0), (5,5), (5,0), (5,4),
                (3,3), (3,5), (4,0), (6,0), (6,0), (5,0),
                (7,0), (3,0), (4,0), (6,2), (6,0), (8,0),
                (7,5), (7,2), (7,0), (7,0), (6,4), (8,0)]

-- n é a dimensao do tabuleiro(tabuleiro tera tamanho nxn)
n :: Int
n = 6
"""


def test_the_seed_is_read_and_written_to_the_letter():
    puzzle = load(SEED)
    assert puzzle.kind == "suguru"
    assert puzzle.rows[0] == (0, 3, 0, 2, 0, 3)
    assert dump(puzzle, "board-regions") == SEED


def test_only_the_lists_are_needed():
    text = "".join(line + "\n" for line in SEED.split("\n") if "--" not in line and "::" not in line)
    assert load(text) == load(SEED)


def test_large_values_stay_in_their_columns():
    rows = ["A" * 10, *["BCDEFGHIJK"] * 9]
    puzzle = load("suguru 10x10\n" + ". " * 9 + "10\n" + ". . . . . . . . . .\n" * 9 + "regions:\n" + "\n".join(rows))
    assert "tabuleiro = [ 0,  0,  0,  0,  0,  0,  0,  0,  0, 10,\n              0," in dump(puzzle, "board-regions")
    assert load(dump(puzzle, "board-regions")) == puzzle


def test_the_solution_is_told_row_by_row():
    puzzle = load("n = 2\ntabuleiro = [1,0,0,0]\ntabuleiroDiv = [(1,1),(1,0),(1,0),(1,0)]")
    outcome = Outcome(Status.UNIQUE, (Solution(puzzle.grid, (1, 2, 3, 4)),), 1, True)
    assert dump_outcome(puzzle, outcome, "board-regions") == "1 2\n3 4\n"
    assert dump_outcome(puzzle, Outcome(Status.NONE, (), 0, True), "board-regions") == ""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "(2,2)",
            "(2,3)",
            "line 12, column 38: r1c4: tabuleiroDiv says 3 in '(2,3)', but tabuleiro says 2 in line 3, column 23",
        ),
        (
            "(8,0)]",
            "(8,1)]",
            "line 17, column 52: r6c6: tabuleiroDiv says 1 in '(8,1)', but tabuleiro says 0 in line 8, column 29",
        ),
        ("[0, 3,", "[3,", "line 3, column 13: tabuleiro has 35 elements instead of 36, as n = 6"),
        (", (8,0)]", "]", "line 12, column 16: tabuleiroDiv has 35 elements instead of 36, as n = 6"),
        ("n = 6", "n = 5", "line 3, column 13: tabuleiro has 36 elements instead of 25, as n = 5"),
        ("n = 6", "", "n is missing"),
        ("tabuleiro =", "board =", "tabuleiro is missing"),
        ("tabuleiroDiv =", "areas =", "tabuleiroDiv is missing"),
        ("(2,2)", "(2,2,2)", "line 12, column 38: tabuleiroDiv at r1c4 should have 2 elements, not 3: '(2,2,2)'"),
        ("(2,2)", "2", "line 12, column 38: tabuleiroDiv at r1c4 should be a list, not '2'"),
        ("[0, 3,", "[0, [3],", "line 3, column 17: tabuleiro at r1c2 should be a number, not '[3]'"),
        ("[0, 3,", "[0, tres,", "line 3, column 17: 'tres' is not defined"),
        ("5, 2, 0, 0, 4, 0]", "5, 2, 0, 0, 4, 0", "line 12, column 1: expected ',' or ']' for the '[' of line 3"),
        ("(2,2)", "(2;2)", "line 12, column 40: expected ',' or ')' for the '(' of line 12, column 38, not ';'"),
    ],
)
def test_errors_say_where(old, new, message):
    assert old in SEED
    with pytest.raises(FormatError) as caught:
        load(SEED.replace(old, new, 1))
    assert message in str(caught.value)


def test_every_disagreement_is_told():
    with pytest.raises(FormatError) as caught:
        load("n = 2\ntabuleiro = [1,0,2,0]\ntabuleiroDiv = [(1,1),(1,4),(1,0),(1,0)]")
    assert [problem.cells for problem in caught.value.problems] == [(1,), (2,)]
