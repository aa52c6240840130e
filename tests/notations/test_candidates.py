"""Candidates: a character for every cell and value, and the grids of candidates that people post."""

from __future__ import annotations

from itertools import count, product
from pathlib import Path
from random import Random

import pytest

import gridwright as gw
from gridwright.model.errors import FormatError
from gridwright.model.puzzle import Position
from gridwright.notations import dump, load, load_position, recognised

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
LARGE = "123456789ABCDEFGHIJKLMNOPQR"
FEW = (
    "123456789123456789123456789..3456789123456789123456789...4..7..123456789123456789123456789..3.56.89123456789"
    "123456789123456789123456789123456789123456789123456789123456789..3..6.891234567891234567891234...8.123456789"
    "1.34..78.123456789123456789123456789123456789123456789..3..6.89..3..6..9123456789123456789..3..6..9123456789"
    "1234567891234567891..45.78.1234567891234567891234567891..4..78912.4...89123456789123456789123456789123456789"
    "........91234567891234567891234567891234567891234567891.3.567..1.3.56.89123456789123456789123456789123456789"
    "1..4..7..123456789123456789123456789..3.56...123456789..3..6.89.23..6.8.123456789123456789123456789123456789"
    "123456789..3..6.8.1.3.56.8........89123456789123456789123456789..34.6.89123456789"
)
MANY = (
    "1234567891.3.567891234567891234567891.34567.91...56789123456789...4.....1234567891234567891234.6789.23456789"
    ".234567891.3456789...456789123456789.2345...91234.6789123456789..3456789.234.6789..3.567891.3456789..3456789"
    ".23456789.2345.7891234.678912..5678912..5.789.23456789.2.....891234567891234567891.3456789.2....789123456789"
    "1234567891.3456789.23456789.2..567891.3456789...456789..3456789.2..56789123456789123456.89123456789123456789"
    "1234567891.34.67891234567891.34.6789.2.4567891..4567891....6789123456789....56789.2...6789.23456789.2.456789"
    "1.3456789.234567891....67891..4..7891..4567891.3456789.234567891234567891234567891.345.7891234567891..456789"
    "123..6789123456789.23456789.23.56789123456789.23456789123456789.23456789123456789"
)
POSTED = """\
*--------------------------------------------------------------------*
| 1567   3      1567   | 4      12579  179    | 689    5678   579    |
| 9      45     2      | 8      57     6      | 3      457    1      |
| 1567   1458   14567  | 1357   13579  1379   | 4689   2      4579   |
|----------------------+----------------------+----------------------|
| 8      12459  1459   | 13     6      139    | 7      145    2345   |
| 17     6      147    | 2      1378   5      | 14     9      34     |
| 1257   1259   3      | 17     4      179    | 126    156    8      |
|----------------------+----------------------+----------------------|
| 12356  7      1569   | 1356   135    134    | 12489  148    249    |
| 4      1      8      | 9      137    2      | 5      17     6      |
| 1256   1259   1569   | 1567   157    8      | 1249   3      2479   |
*--------------------------------------------------------------------*
                           Simple Sudoku
                            Version 4.2n
"""
ANGLED = """\
.---------------.---------------.------------------.
| 17   128  78  | 135  <9>  35  | *4*   12378  *6* |
| *9*  128  <3> | <4>  18   *6* | 1278  1278   <5> |
| <5>  <6>  *4* | <2>  138  <7> | <9>   138    13  |
:---------------+---------------+------------------:
| <8>  13   <2> | *6*  *5*  *9* | 17    <4>    137 |
| 13   <7>  <5> | 13   *4*  *8* | <6>   <9>    *2* |
| *6*  <4>  *9* | *7*  123  23  | <5>   13     <8> |
:---------------+---------------+------------------:
| 37   *5*  <1> | <8>  23   <4> | 27    <6>    <9> |
| <2>  89   *6* | 59   *7*  <1> | <3>   58     *4* |
| *4*  389  78  | 359  <6>  235 | 1278  12578  17  |
'---------------'---------------'------------------'
"""


@pytest.mark.parametrize(("text", "givens"), [(FEW, 1), (MANY, 1)])
def test_published_characters(text, givens):
    assert recognised(text) == ("candidates",)
    position = load_position(text)
    assert sum(map(bool, position.puzzle.givens)) == givens
    assert dump(position, "candidates") == text + "\n"
    assert load_position(text.replace(".", "0")) == position
    assert load_position("\n".join(text[i : i + 81] for i in range(0, 729, 81))) == position
    words = [text[i : i + 9] for i in range(0, 729, 9)]
    assert load_position("\n".join(" ".join(words[i : i + 9]) for i in range(0, 81, 9))) == position


def test_a_text_means_the_same_on_a_machine_that_is_busy(monkeypatch):
    position = load_position(FEW)
    days = count(0, 86_400)
    monkeypatch.setattr("gridwright.model.clock.monotonic", lambda: next(days))
    assert load_position(FEW) == position


def test_a_posted_grid():
    assert recognised(POSTED)[0] == "candidates"
    position = load_position(POSTED)
    assert position.puzzle.rows[1] == (9, 0, 2, 8, 0, 6, 3, 0, 1)
    assert position.entries == ()
    assert position.marks[:3] == (frozenset({1, 5, 6, 7}), frozenset(), frozenset({1, 5, 6, 7}))
    assert load_position(dump(position, "candidates")) == position
    bare = "\n".join(line.strip("|") for line in POSTED.splitlines() if line.count("|") == 4 and "-" not in line)
    assert load_position(bare) == position
    # One cell is given by its naked single, so that this is a puzzle with a given more.
    assert gw.solve(position.puzzle).status is gw.Status.UNIQUE


def test_a_posted_grid_that_tells_givens_from_entries():
    assert recognised(ANGLED) == ("candidates",)
    position = load_position(ANGLED)
    assert position.puzzle.rows[1] == (0, 0, 3, 4, 0, 0, 0, 0, 5)
    assert position.entries[9:18] == (9, 0, 0, 0, 0, 6, 0, 0, 0)
    assert position.marks[8:12] == (frozenset(), frozenset(), frozenset({1, 2, 8}), frozenset())
    assert gw.solve(position.puzzle).status is gw.Status.UNIQUE
    lone = load_position(ANGLED.replace("| 17   128", "| 7    128"))
    assert lone.puzzle.givens[0] == 0
    assert lone.marks[0] == {7}


def test_a_puzzle_has_all_candidates_and_no_marks():
    puzzle = load(LINE)
    text = dump(puzzle, "candidates")
    assert text[:36] == "....5......3......123456789123456789"
    assert len(text) == 730
    assert load_position(text) == Position(puzzle)


def test_a_solution_is_a_puzzle_with_all_values():
    solved = load(LINE).with_givens(gw.solve(load(LINE)).solution.values)
    assert load(dump(solved, "candidates")) == solved


@pytest.mark.parametrize("size", [4, 5, 6, 9, 12, 16, 35])
def test_sizes(size):
    rng = Random(size)
    puzzle = load(f"sudoku {size}x{size}")
    puzzle = puzzle.with_givens([rng.choice((0, 0, rng.randint(1, size))) for _ in puzzle.givens])
    text = dump(puzzle, "candidates")
    assert "candidates" in recognised(text)
    assert load_position(text) == load_position(text.lower()) == Position(puzzle)


def test_marks_come_back():
    rng = Random(3)
    puzzle = load(LINE)
    for _ in range(20):
        marks = tuple(
            frozenset() if given else frozenset(rng.sample(range(1, 10), rng.randint(2, 9))) for given in puzzle.givens
        )
        position = Position(puzzle, (), marks)
        assert load_position(dump(position, "candidates")) == position


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({0: {5, 6}}, "candidates cannot carry marks in cells that are given: r1c1"),
        ({2: set()}, "candidates cannot carry a cell without marks beside others that have some: r1c3"),
        ({2: {4}, 3: {2}}, "candidates cannot carry a single mark, which would be a given: r1c3 r1c4"),
    ],
)
def test_marks_that_would_come_back_as_something_else(change, message):
    puzzle = load(LINE)
    marks = [frozenset() if given else frozenset({1, 2}) for given in puzzle.givens]
    for cell, values in change.items():
        marks[cell] = frozenset(values)
    with pytest.raises(FormatError) as caught:
        dump(Position(puzzle, (), tuple(marks)), "candidates")
    assert str(caught.value) == message


def test_all_marks_are_none():
    puzzle = load(LINE)
    marks = tuple(frozenset() if given else frozenset(range(1, 10)) for given in puzzle.givens)
    with pytest.raises(FormatError, match="cannot carry all marks in all cells: they would mean no marks at all"):
        dump(Position(puzzle, (), marks), "candidates")


@pytest.mark.parametrize(
    "text",
    [
        "." * 729,  # a Sudoku of 27x27 without givens
        "1" + "." * 728,
        "".join(LARGE[(3 * row + row // 9 + col) % 27] for row, col in product(range(27), repeat=2)),
        "1234" * 4,
        "\n".join(["1 2 3 4", "3 4 1 2", "2 1 4 3", "4 3 2 1"]),  # a table of values
        "\n".join(["12 13 14 1", "2 3 4 1", "21 31 41 1", "1 1 1 1"]),
        LINE,
    ],
)
def test_what_are_no_candidates(text):
    assert "candidates" not in recognised(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (FEW[:-1], "728 characters are not n for each cell; a 9x9 has 729"),
        ("123.5678", "8 characters are not n for each cell; a 9x9 has 729"),
        (FEW[:9] + "2" + FEW[10:], "line 1, column 10: r1c2: '2' where '1' or '.' belongs"),
        ("........." + FEW[9:], "line 1, column 1: r1c1 has no candidate"),
        (POSTED.replace("| 17  ", "| 107 ", 1), "line 7, column 3: r5c1: '107' are not candidates from 1 to 9"),
        (POSTED.replace("| 17  ", "| 177 ", 1), "line 7, column 3: r5c1: '177' are not candidates from 1 to 9"),
        (POSTED.replace("| 17  ", "| <17>", 1), "line 7, column 3: r5c1: '<17>' are not candidates from 1 to 9"),
    ],
)
def test_errors(text, message):
    with pytest.raises(FormatError) as caught:
        load(text, "candidates")
    assert str(caught.value) == message


@pytest.mark.parametrize("text", [FEW[:9] + "2" + FEW[10:], "........." + FEW[9:]])
def test_a_mistake_makes_it_nothing_else(text):
    with pytest.raises(FormatError, match=r"r1c[12]"):
        load(text)


def test_sizes_that_cannot_be_written():
    with pytest.raises(FormatError, match="candidates needs a grid of at least 4x4"):
        dump(load("sudoku 3x3"), "candidates")
    with pytest.raises(FormatError, match="the candidates notation has symbols for 35 values, not 36"):
        dump(load("sudoku 36x36"), "candidates")


EXAMPLE = Path(__file__).parents[2] / "examples" / "sudoku-candidates.txt"


def test_candidates_that_are_the_puzzle():
    puzzle = gw.load_file(EXAMPLE)
    text = dump(puzzle, "candidates")
    assert len(text.strip()) == 216
    again = load_position(text)
    assert again.puzzle == puzzle and not again.marks and again.notes == ("note-candidates-clues",)
    assert gw.solve(again.puzzle).status is gw.Status.UNIQUE
    as_marks = load_position(f"marks: {text}")
    assert as_marks.puzzle == load("sudoku 6x6") and any(as_marks.marks) and not as_marks.notes
    assert dump(as_marks, "candidates") == f"marks:\n{text}"
    assert load_position(dump(as_marks, "candidates")) == as_marks


def test_candidates_of_a_puzzle_are_marks():
    puzzle = load("sudoku 4x4\n1...\n..3.\n.4..\n...2")
    marks = tuple(frozenset() if given else frozenset({1, 2 + cell % 3}) for cell, given in enumerate(puzzle.givens))
    position = Position(puzzle, (), marks)
    again = load_position(dump(position, "candidates"))
    assert again == position and again.notes == ("note-candidates-marks",)


def test_where_nothing_is_a_puzzle_a_word_tells():
    puzzle = load("sudoku 4x4\n...4\n....\n....\n....\ncandidates: r1c1=1/2 r2c2=1/2/3")
    text = dump(puzzle, "candidates")
    assert text.startswith("candidates:\n12..1234")
    assert load(text) == load(text.replace("\n", " ")) == puzzle
    unclear = load_position(text.removeprefix("candidates:\n"))
    assert unclear.notes == ("note-candidates-unclear",) and any(unclear.marks)


def test_candidates_of_an_empty_grid_are_the_puzzle():
    """Nobody marks a grid in which nothing is printed."""
    puzzle = load("sudoku 4x4\ncandidates: r1c1=1/2 r2c2=1/2/3")
    alone = load_position(dump(puzzle, "candidates").removeprefix("candidates:\n"))
    assert alone.puzzle == puzzle and not alone.marks and alone.notes == ("note-candidates-alone",)


@pytest.mark.parametrize(
    ("clues", "message"),
    [
        ("r1c1=1/2/3/4", "candidates cannot carry r1c1=1/2/3/4 beside what else is said of that cell"),
        ("r1c1=1/2 r1c1=1/3", "candidates cannot carry r1c1=1/3 beside what else is said"),
    ],
)
def test_clues_that_cannot_be_written(clues, message):
    with pytest.raises(FormatError, match=message):
        dump(load(f"sudoku 4x4\ncandidates: {clues}"), "candidates")


def test_two_candidates_in_each_cell_are_no_integers_of_region_and_value():
    text = "14 13 24 14\n34 12 12 34\n13 13 24 24\n23 24 34 14\n"
    assert gw.solve(load(text)).solution.rows[0] == (1, 3, 2, 4)
    assert load("11 10 20 20\n10 10 22 20\n30 33 40 40\n30 30 44 40\n").kind == "jigsaw"
