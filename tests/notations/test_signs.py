"""Comparison Sudoku as a table of four signs per cell."""

from __future__ import annotations

import pytest

from gridwright.model.errors import FormatError
from gridwright.model.puzzle import Outcome, Solution, Status
from gridwright.notations import dump, dump_outcome, load, notation, recognised

SEED = """\
..<>,>.><,<..<,..<>,>.<>,>..>,..><,<.>>,<..<
.<<<,>><<,>>.<,.<<<,><>>,<<.>,.>>>,<<<>,>>.>
.><.,>><.,>>..,.><.,><>.,<<..,.<>.,<<<.,><..
..>>,<.><,<..<,..>>,<.<>,>..>,..<<,>.>>,<..<
.<>>,<><<,>>.<,.<><,<<<<,><.>,.>>>,<<>>,<>.>
.<<.,>>>.,<>..,.><.,>>>.,<<..,.<>.,<<<.,><..
..<>,>.>>,<..>,..><,<.>>,<..>,..<<,>.><,<..<
.<><,<<<<,><.>,.>>>,<<<>,><.<,.><>,>><<,>>.>
.><.,>>>.,<<..,.<<.,><<.,>>..,.<<.,>>>.,<<..
"""
SMALL = "..<.,>..<\n....,.>..\n"


def inside_boxes(size: int, height: int, width: int) -> str:
    """A puzzle with a sign on every edge inside its boxes."""
    across = [f"r{r}c{c}<r{r}c{c + 1}" for r in range(1, size + 1) for c in range(1, size) if c % width]
    down = [f"r{r}c{c}<r{r + 1}c{c}" for c in range(1, size + 1) for r in range(1, size) if r % height]
    return f"comparison {size}x{size} boxes={height}x{width}\nsigns: " + " ".join(across + down)


def test_the_seed_is_read_and_written():
    puzzle = load(SEED)
    assert puzzle.kind == "comparison"
    assert len(puzzle.rules) == 1 + 27 + 9 * 12  # values, houses, and the signs of nine boxes
    assert dump(puzzle, "signs") == SEED


@pytest.mark.parametrize(("height", "width"), [(3, 2), (2, 3), (4, 2), (2, 6), (4, 4), (2, 2)])
def test_signs_show_where_boxes_end(height, width):
    size = height * width
    puzzle = load(inside_boxes(size, height, width))
    assert load(dump(puzzle, "signs")) == puzzle


def test_a_sparse_table_has_the_default_boxes():
    puzzle = load("comparison 6x6\nsigns: r1c1<r1c2")
    assert load(dump(puzzle, "signs")) == puzzle


def test_signs_between_boxes_leave_the_default_boxes():
    puzzle = load("comparison 4x4\nsigns: r1c2<r1c3 r2c1>r3c1")
    assert load(dump(puzzle, "signs")) == puzzle


def test_spaces_and_blank_lines_do_not_matter():
    assert load(SEED.replace(",", " , ").replace("\n", "\n\n")) == load(SEED)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("..<.,<..<\n....,.>..\n", "line 1, column 1: r1c1 and r1c2 contradict each other: each says it is less"),
        ("..<.,>..<\n....,....\n", "line 1, column 6: r1c2 states '<' towards r2c2, but r2c2 states no sign towards"),
        ("..<.,...<\n....,.>..\n", "line 1, column 1: r1c1 states '<' towards r1c2, but r1c2 states no sign towards"),
        ("<.<.,>..<\n....,.>..\n", "line 1, column 1: r1c1: the sign '<' left points off the grid"),
        ("..<.,>..<\n...,.>..\n", "line 2, column 1: r2c1: '...' is not four of '<', '>' and '.'"),
        ("..<.,>..<\n....,.x..\n", "line 2, column 6: r2c2: '.x..' is not four of '<', '>' and '.'"),
        ("..<.,>..<\n....\n", "line 2, column 1: 1 cell for 2 rows: '....'"),
        ("..<.,>..<\n....,.>..,\n", "line 2, column 1: 3 cells for 2 rows: '....,.>..,'"),
    ],
)
def test_errors_say_where(text, message):
    with pytest.raises(FormatError) as caught:
        load(text)
    assert message in str(caught.value)


def test_every_contradiction_is_told():
    with pytest.raises(FormatError) as caught:
        load("..<<,<..<\n.<..,.<..\n")
    assert [problem.cells for problem in caught.value.problems] == [(0, 1), (0, 2), (1, 3)]


def test_one_cell_alone_is_taken_for_a_line():
    assert "signs" not in recognised("....")
    assert load("....", "signs").kind == "comparison"


def test_the_solution_comes_with_a_message():
    puzzle = load(SMALL)
    outcome = Outcome(Status.UNIQUE, (Solution(puzzle.grid, (1, 2, 2, 1)),), 1, True)
    assert dump_outcome(puzzle, outcome, "signs") == "The solution is correct.\n1 2\n2 1\n"
    none = Outcome(Status.NONE, (), 0, True)
    assert dump_outcome(puzzle, none, "signs") == "There is no solution.\n0 0\n0 0\n"
    undecided = Outcome(Status.UNDECIDED, (), 0, False)
    assert dump_outcome(puzzle, undecided, "signs") == "No solution was found.\n0 0\n0 0\n"


def test_the_example_is_the_seed():
    assert notation("signs").example == SEED
