"""A Sudoku as a table: rows of numbers with something between them."""

from __future__ import annotations

import pytest

from gridwright.model.errors import FormatError
from gridwright.notations import dump, load, recognised

SUDOKU = load("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")


def table(gap: str, empty: str) -> str:
    return "".join(gap.join(str(value) if value else empty for value in row) + "\n" for row in SUDOKU.rows)


@pytest.mark.parametrize("gap", [",", ";", "\t", " ", ", ", "  "])
@pytest.mark.parametrize("empty", [".", "0", "_", "*", "?", "-", "X"])
def test_every_way_to_write_a_table(gap, empty):
    assert load(table(gap, empty)) == SUDOKU


@pytest.mark.parametrize("gap", [",", ";", "\t"])
def test_fields_may_be_empty(gap):
    assert load(table(gap, "")) == SUDOKU
    assert load(table(gap, "").replace("\n", gap + "\n")) == SUDOKU


@pytest.mark.parametrize("left", ["123456789", "012345678", "ABCDEFGHI"])
@pytest.mark.parametrize("top", ["123456789", "012345678"])
@pytest.mark.parametrize("corner", [True, False])
def test_labels_around_a_table(left, top, corner):
    rows = [f"{label},{line}" for label, line in zip(left, table(",", "0").splitlines(), strict=True)]
    text = "\n".join([corner * "," + ",".join(top), *rows])
    assert load(text) == SUDOKU
    assert load(text.replace(",", " ")) == SUDOKU
    with pytest.raises(FormatError, match="line 2, column 3: r1c1: '12' is not one of 0 to 9"):
        load(text.replace(",5,3,0", ",12,3,0"))


@pytest.mark.parametrize("puzzle", ["1.0.\n..00\n.1..\n..00", "01*1\n1211\n*1**\n1100", "..X.\n.1X.\n....\nX..X"])
@pytest.mark.parametrize("gap", ["", " ", ","])
def test_two_characters_for_empty(puzzle, gap):
    """A binary puzzle, a minefield and ships."""
    text = "\n".join(gap.join(row) for row in puzzle.split("\n"))
    with pytest.raises(FormatError, match=r"both '.' and '.' in a grid of 4x4: which one is empty"):
        load(text)


def test_numpy_prints_tables():
    rows = "\n".join(f" [{' '.join(map(str, row))}]" for row in SUDOKU.rows)
    assert load(f"[{rows.strip()}]") == SUDOKU


def test_boxes_may_be_drawn():
    rows = [" | ".join(" ".join(str(v or ".") for v in row[i : i + 3]) for i in (0, 3, 6)) for row in SUDOKU.rows]
    rows[3:3] = ["------+-------+------"]
    assert load("\n".join(rows), "table") == SUDOKU


@pytest.mark.parametrize("size", [10, 12, 16, 25])
@pytest.mark.parametrize("filled", [1, 2, 3])
def test_values_above_nine(size, filled):
    puzzle = load(f"sudoku {size}x{size}")
    full = puzzle.with_givens(0 if cell % filled else (cell + cell // size) % size + 1 for cell in puzzle.grid.cells)
    for empty in (".", "0"):
        lines = [" ".join(str(value or empty) for value in row) for row in full.rows]
        text = "\n".join(lines)
        assert load(text) == full
        assert recognised(text) == ("table",)
    assert load(dump(full, "table")) == full


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("6,0,0,1,9,5", "6,0,0,1,5", "line 2, column 1: row 2 has 8 values instead of 9: '6,0,0,1,5,0,0,0'"),
        ("6,0,0,1,9,5", "6,0,0,y,9,5", "line 2, column 7: r2c4: 'y' is not one of 0 to 9"),
        ("6,0,0,1,9,5", "6,0,0,10,9,5", "line 2, column 7: r2c4: '10' is not one of 0 to 9"),
        ("6,0,0,1,9,5,0,0,0\n", "", "8 rows of 9 values; a Sudoku has as many rows as columns"),
    ],
)
def test_errors(old, new, message):
    with pytest.raises(FormatError) as caught:
        load(table(",", "0").replace(old, new))
    assert message in str(caught.value)


def test_a_short_row_of_wide_values_is_told():
    rows = [" ".join(str((row + col) % 16 + 1) for col in range(16)) for row in range(16)]
    rows[4] = rows[4].removesuffix(" 4")
    with pytest.raises(FormatError, match="line 5, column 1: row 5 has 15 values instead of 16"):
        load("\n".join(rows))


def test_zero_and_a_dot_in_a_large_table():
    rows = [". " * 15 + "0"] * 16
    with pytest.raises(FormatError, match=r"both '\.' and '0'"):
        load("\n".join(rows))


@pytest.mark.parametrize("text", ["1,2", "....,....\n....,....", "sudoku 2x2\n1 2\n2 1", "a,b\nc,d", "12\n21"])
def test_what_is_no_table(text):
    assert "table" not in recognised(text)
