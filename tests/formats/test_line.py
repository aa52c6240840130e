"""The line of n² characters."""

from __future__ import annotations

import pytest

from gridwright.errors import FormatError
from gridwright.formats import dump, load, recognised

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


@pytest.mark.parametrize("empty", "0*_X")
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
        ("." * 80, "80 cells make no square grid"),
        ("1234\n..5.\n....\n.6..", "line 2, column 3: r2c3: '5' is no value of 1 to 4"),
        ("1234\n..5.\n....\n.6..", "line 4, column 2: r4c2: '6' is no value of 1 to 4"),
    ],
)
def test_errors(text, message):
    with pytest.raises(FormatError, match=message):
        load(text)


@pytest.mark.parametrize("text", ["12²4" * 4, "12٣4" * 4, "1.ﬆ." * 4, "123"])
def test_other_characters_are_no_line(text):
    assert "line" not in recognised(text)


def test_there_are_symbols_for_35_values():
    with pytest.raises(FormatError, match="35 values, not 36"):
        dump(load("sudoku 36x36"), "line")
