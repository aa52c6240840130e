"""The line of n² characters."""

from __future__ import annotations

import pytest

from gridwright.model.errors import FormatError
from gridwright.notations import dump, load, recognised

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


@pytest.mark.parametrize("empty", "0*_X?-")
def test_every_sign_for_empty(empty):
    assert load(PUZZLE.replace(".", empty)) == load(PUZZLE)


def test_drawn_lines_are_passed_over():
    rows = [PUZZLE[i : i + 9] for i in range(0, 81, 9)]
    drawn = [f"{row[:3]}|{row[3:6]}|{row[6:]}" for row in rows]
    assert load("\n---+---+---\n".join(drawn)) == load(PUZZLE)


def test_letters_go_on_after_nine():
    puzzle = load("." * 254 + "Ag")
    assert puzzle.givens[-2:] == (10, 16)
    assert dump(puzzle, "line") == "." * 254 + "AG\n"


def test_a_full_grid_of_mostly_letters_is_recognised():
    full = load("sudoku 25x25").with_givens(cell % 25 + 1 for cell in range(625))
    line = dump(full, "line")
    assert recognised(line) == ("line",)
    assert recognised("Only a few words of text, no puzzle") == ()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("." * 80, r"80 cells do not make a square grid \(64 make 8x8, 81 make 9x9\)"),
        ("." * 30 + "-" * 3, "^30 cells do not make a square grid .*; '-' is passed over, '.' means empty"),
        ("12|34\n---\n34|1\n21|43\n43|21", "line 3, column 1: row 2 has 3 cells, the others 4: '34|1'"),
        ("12345\n12345\n1234\n123451\n12345", "line 4, column 1: row 4 has 6 cells, the others 5"),
        ("1234\n3412\n2143\n4-1", "row 4 has 2 cells, the others 4: '4-1'; '-' is passed over, '.' means empty"),
        (f"{PUZZLE}\n{PUZZLE}", "the text holds 2 puzzles; load_all reads them all"),
        ("1234\n3412\n2143", r"3 rows of 4 cells do not make a square grid \(4 rows make 4x4\)"),
        ("sudko\n" + "1...\n" * 4, "^line 1, column 1: unknown kind 'sudko'; .*; did you mean 'sudoku'?"),
        ("windoku\n" + "1...\n" * 4, "^line 1, column 1: unknown kind 'windoku'"),
        ("." * 254 + "0F", "both '.' and '0' .* write values from 1 on \\(A = 10\\)"),
        ("1234\n..5.\n....\n.6..", "line 2, column 3: r2c3: '5' is not a value from 1 to 4"),
        ("1234\n..5.\n....\n.6..", "line 4, column 2: r4c2: '6' is not a value from 1 to 4"),
    ],
)
def test_errors(text, message):
    with pytest.raises(FormatError, match=message):
        load(text)


@pytest.mark.parametrize("text", ["12²4" * 4, "12٣4" * 4, "1.ﬆ." * 4, "123", "----"])
def test_other_characters_are_no_line(text):
    assert "line" not in recognised(text)


def test_there_are_symbols_for_35_values():
    with pytest.raises(FormatError, match="35 values, not 36"):
        dump(load("sudoku 36x36"), "line")


def test_dashes_are_empty_where_only_so_the_grid_is_square():
    rows = [PUZZLE[i : i + 9] for i in range(0, 81, 9)]
    rows[3] = "." * 9
    puzzle = load("".join(rows))
    assert load("\n".join(rows).replace(".", "-")) == puzzle


def test_dashes_are_empty_between_drawn_lines():
    rows = [f"{PUZZLE[i : i + 3]} | {PUZZLE[i + 3 : i + 6]} | {PUZZLE[i + 6 : i + 9]}" for i in range(0, 81, 9)]
    rows[3:3] = rows[6:6] = ["----+-----+----"]
    assert load("\n".join(rows).replace(".", "-")) == load(PUZZLE)


def test_givens_between_dashes_may_make_a_square_themselves():
    assert load("1---2---3---4---") == load("1...2...3...4...")


def test_lines_of_dashes_are_no_cells():
    assert load("12-34\n34-12\n-----\n21-43\n43-21") == load("1234341221434321")


def test_zero_may_be_empty_in_a_large_grid():
    assert load("0" * 255 + "G") == load("." * 255 + "G")
