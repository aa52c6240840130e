"""Grids whose values are not written 1 to 9 and then A: the characters say which alphabet it is, and a note tells."""

from __future__ import annotations

from string import ascii_uppercase
from textwrap import wrap

import pytest

from gridwright.model.errors import FormatError
from gridwright.notations import dump, load, load_position
from gridwright.notations._shared.symbols import SYMBOLS


def values(size: int, every: int = 3) -> list[int]:
    """A grid with some of the values that a Sudoku of that size could have."""
    side = round(size**0.5)
    rows = [(row * side + row // side + col) % size + 1 for row in range(size) for col in range(size)]
    return [0 if cell % every == 1 else value for cell, value in enumerate(rows)]


def typed(alphabet: str, size: int, every: int = 3) -> str:
    return "".join(alphabet[value - 1] if value else "." for value in values(size, every))


@pytest.mark.parametrize("size", [9, 16, 25])
@pytest.mark.parametrize("shape", ["line", "rows", "header", "lower case", "few"])
def test_letters_alone(size: int, shape: str) -> None:
    text = typed(ascii_uppercase, size)
    if shape == "few":
        text = text.replace("A", ".").replace("B", ".").replace("C", ".")
    elif shape == "lower case":
        text = text.lower()
    elif shape != "line":
        text = "\n".join(wrap(text, size))
    position = load_position(f"sudoku {size}x{size}\n{text}" if shape == "header" else text)
    expected = [0 if shape == "few" and value < 4 else value for value in values(size)]
    assert list(position.puzzle.givens) == expected
    assert position.notes == (f"note-letters: A–{ascii_uppercase[size - 1]} = 1–{size}",)


@pytest.mark.parametrize("size", [10, 16])
def test_zero_is_the_last_value_where_another_character_is_empty(size: int) -> None:
    text = typed(SYMBOLS[1:size] + "0", size)
    position = load_position(text)
    assert list(position.puzzle.givens) == values(size)
    assert position.notes == (f"note-zero: {size}",)
    assert load_position(f"sudoku {size}x{size}\n{text}").puzzle == position.puzzle


def test_zero_is_no_value_where_values_are_compared() -> None:
    text = "\n".join(wrap(typed(SYMBOLS[1:16] + "0", 16), 16))
    with pytest.raises(FormatError, match=r"both '\.' and '0' in a grid of 16x16"):
        load(f"sudoku 16x16 no-consecutive\n{text}")


def test_the_usual_letters_are_read_as_before() -> None:
    text = typed(SYMBOLS[1:], 16)
    assert load_position(text).notes == ()
    few = "".join(char if char in ".ABCDEFG" else "." for char in text)
    position = load_position(few)
    assert {0, *range(10, 17)} == set(position.puzzle.givens)
    assert position.notes == ("note-letters: A = 10",)
    assert load(dump(position.puzzle, "line")) == position.puzzle


def test_mixed_alphabets_are_refused_with_what_to_write() -> None:
    text = "1" + typed(ascii_uppercase, 16, 2)[1:]
    with pytest.raises(FormatError, match="is not a value from 1 to 16; write 1 to 9 and A to G, or A to P for all"):
        load(text)


def test_labels_of_regions_are_no_values() -> None:
    labels = "\n".join(letter * 9 for letter in "ABCDEFGHI")
    with pytest.raises(FormatError):
        load(labels)


def test_a_jigsaw_with_letters_alone() -> None:
    boxes = "".join(SYMBOLS[row // 4 * 4 + col // 4 + 1] for row in range(16) for col in range(16))
    position = load_position(typed(ascii_uppercase, 16) + "\n" + boxes)
    assert list(position.puzzle.givens) == values(16)
    assert position.notes == ("note-letters: A–P = 1–16",)
