"""Clues about sums and counts: what their words mean, and what is wrong with some."""

from __future__ import annotations

import pytest

import gridwright as gw
from gridwright.clues import printed_in, read_clue
from gridwright.model.figures import Arrow, Cage, Corner, Outside, Pill, Ribbon
from gridwright.model.grid import Grid

NINE = Grid(9, 9)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("cages: r1c1-r1c2-r1c1=cage5", "line 2, column 8: r1c1-r1c2-r1c1=cage5: the cage has r1c1 twice"),
        ("cages: r1c1-r1c2=cage0", "line 2, column 8: 'r1c1-r1c2=cage0': 0 is not a number for cages"),
        ("cages: r1c1-r1c2=cage-4", "line 2, column 8: 'r1c1-r1c2=cage-4' is not a cage; cages are written like"),
        ("arrows: r1c1=arrow", "line 2, column 9: r1c1=arrow: an arrow has at least 2 cells, not 1"),
        ("arrows: r1c1-r1c2-r2c2=arrow4", "line 2, column 9: r1c1-r1c2-r2c2=arrow4: a pill has 2 or 3 cells, not 4"),
        ("arrows: r1c1-r1c2=arrow2", "line 2, column 9: r1c1-r1c2=arrow2: no cells are left for the arrow"),
        ("arrows: r1c1-r2c2-r3c3=arrow2", "line 2, column 9: r1c1-r2c2-r3c3=arrow2: r1c1 r2c2 is no pill in one row"),
        ("doublearrows: r1c1-r1c2=doublearrow", "r1c1-r1c2=doublearrow: a double arrow has at least 3 cells, not 2"),
        ("circles: r1c1-r10c1=circles", "line 2, column 10: 'r1c1-r10c1=circles': r10c1 is off the grid of 9x9"),
        ("littlekillers: r2c2-downright=littlekiller5", "the number must stand outside, but before r2c2 is r1c1"),
        ("littlekillers: r1c1-down=littlekiller5", "'r1c1-down=littlekiller5' is not a little killer clue"),
        ("sandwiches: left10=sandwich5", "line 2, column 13: 'left10=sandwich5': left10 is not beside the grid of 9x9"),
        ("quadruples: r1c1-r1c2-r2c1-r2c3=quadruple1", "are not the four cells around a corner"),
        ("quadruples: r1c1-r1c2-r2c1-r2c2=quadruple1/2/3/4/5", "four cells cannot hold 5 values"),
        ("quadruples: r1c1-r1c2-r2c1-r2c2=quadruple0", "0 is not a value"),
        ("calculations: r1c1-r1c2-r1c3=3-", "r1c1-r1c2-r1c3=3-: a difference is taken of 2 cells, not of 3"),
        ("automata: r1c1-r1c2=automaton:1>3;*2>1", "r1c1-r1c2=automaton: state 1 leads to state 3, but there are 2"),
        ("automata: r1c1-r1c2=automaton:*1-3>1+2>1", "r1c1-r1c2=automaton: state 1 has the value 2 twice"),
        ("automata: r1c1-r1c2=automaton:*0>1", "0 is not a value"),
    ],
)
def test_malformed_clues_are_told_by_name_and_cells(line: str, message: str) -> None:
    with pytest.raises(gw.FormatError) as refused:
        gw.load(f"sudoku 9x9\n{line}")
    assert message in str(refused.value)


@pytest.mark.parametrize(
    "word",
    [
        "r1c1-r1c2=cage46", "r1c1-r1c2=cage2", "r1c1=cage10", "left1=skyscraper0", "left1=skyscraper10",
        "left1=sandwich1", "left1=xsum46", "left1=numberedroom10", "r1c9-downleft=littlekiller82",
        "r1c1-r1c2-r2c1-r2c2=quadruple1/1", "r1c1-r1c2=13-", "r1c1-r1c2=11x", "r1c1-r1c2=circles",
        "r1c1-r1c2=sumline1", "r1c1-r1c2=automaton:1>1",
    ],
)  # fmt: skip
def test_impossible_clues_are_puzzles_without_a_solution(word: str) -> None:
    assert gw.solve(gw.sudoku(["." * 9] * 9, clues=[word]), limit=1).status is gw.Status.NONE


def test_problems_come_before_anything_else_in_python_too() -> None:
    with pytest.raises(gw.RuleError, match="r1c1-r1c1=cage4: the cage has r1c1 twice"):
        gw.sudoku(["...."] * 4, clues=["r1c1-r1c1=cage4"])


def test_a_region_sum_line_is_cut_by_the_regions_of_its_puzzle() -> None:
    puzzle = gw.sudoku(["...."] * 4, clues=["r1c1-r1c2-r1c3-r2c3-r2c2=regionsum"])
    (line,) = printed_in(puzzle)
    assert line.word == "r1c1-r1c2/r1c3-r2c3/r2c2=regionsum"  # a second visit is a part of its own
    assert gw.load(gw.dump(puzzle)) == gw.load(gw.dump(puzzle, "json")) == puzzle
    assert gw.with_clues(puzzle, without=["r1c1-r1c2-r1c3-r2c3-r2c2=regionsum"]) == gw.sudoku(["...."] * 4)
    cut = gw.latin(size=4, clues=["r1c4/r1c3-r1c2=regionsum"])
    assert [clue.word for clue in printed_in(cut)] == ["r1c2-r1c3/r1c4=regionsum"]
    with pytest.raises(gw.RuleError, match="there are no regions by which the line could be cut"):
        gw.latin(size=4, clues=["r1c1-r1c2-r1c3=regionsum"])


def test_circles_count_together_whichever_words_they_stand_in() -> None:
    one = gw.latin(size=4, clues=["r1c1-r2c2-r3c3=circles"])
    two = gw.load("latin 4x4\ncircles: r3c3=circles r1c1-r2c2=circles")
    assert gw.load(gw.dump(two)) == two
    assert {tuple(s) for s in gw.solutions(two)} == {tuple(s) for s in gw.solutions(one)}


def test_pills_are_read_from_left_to_right_and_from_the_top() -> None:
    assert read_clue(NINE, "r1c2-r1c1-r2c1=arrow2") == read_clue(NINE, "r1c1-r1c2-r2c1=arrow2")
    assert read_clue(NINE, "r1c1-r1c2=arrow1").word == "r1c1-r1c2=arrow"
    pill = read_clue(Grid(1, 5), "r1c1-r1c2-r1c3-r1c4-r1c5=arrow2")
    assert pill.holds([1, 6, 9, 5, 2]) and not pill.holds([6, 1, 9, 5, 2])
    assert list(pill.figures()) == [Pill((0, 1)), Arrow((1, 2, 3, 4))]


def test_what_is_to_be_seen() -> None:
    def figures(word: str) -> list[object]:
        return list(read_clue(NINE, word).figures())

    assert figures("r1c1-r2c1=12x") == [Cage((0, 9), "12×")]
    assert figures("r1c1-r2c1=cage") == [Cage((0, 9), "")]
    assert figures("r1c9-downleft=littlekiller30") == [Outside(8, (1, -1), "30")]
    assert figures("bottom2=sandwich0") == [Outside(73, (-1, 0), "0", "bars")]
    assert figures("top2=skyscraper3") == [Outside(1, (1, 0), "3")]
    assert figures("r1c1-r1c2=sumline10") == [Ribbon((0, 1), "grey", "10")]
    assert figures("r1c1-r1c2-r2c1-r2c2=quadruple7/1/1") == [Corner(0, (1, 1, 7))]


def test_operations_as_people_type_them() -> None:
    words = {read_clue(NINE, f"r1c1-r1c2={typed}").word for typed in ("12x", "12×", "12*", "12 X", "12·")}
    assert words == {"r1c1-r1c2=12x"}
    assert read_clue(NINE, "r1c1-r1c2=3÷").word == "r1c1-r1c2=3/"
    assert read_clue(NINE, "r1c1-r1c2=3−").word == "r1c1-r1c2=3-"


def test_automata_come_back_as_they_were() -> None:
    word = "r1c1-r1c2=automaton:*1-3/5>2+4>1;*;6>1"
    assert read_clue(NINE, word).word == word
    assert read_clue(NINE, "r1c1=automaton:2>1+1>1+3>1").word == "r1c1=automaton:1-3>1"


def test_what_else_a_calculation_could_be() -> None:
    others = {clue.word for clue in read_clue(Grid(4, 4), "r1c1-r1c2=2-").others([0b1111] * 16)}
    assert others == {
        "r1c1-r1c2=1-", "r1c1-r1c2=3-", "r1c1-r1c2=2+", "r1c1-r1c2=2x", "r1c1-r1c2=2/",
    }  # fmt: skip
