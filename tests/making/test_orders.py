"""Orders for books: words in any order."""

from __future__ import annotations

import pytest

import gridwright as gw
from gridwright.making.orders import read_orders


@pytest.mark.parametrize(
    "text",
    ["2 sudoku 6x6 easy rotate2", "2 easy sudoku 6x6 rotate2", "2 6x6 rotate2 easy sudoku", "2 Easy rotate2 Sudoku 6"],
)
def test_the_words_of_an_order_may_stand_in_any_order(text: str) -> None:
    ((count, request),) = read_orders(text)
    assert count == 2
    assert (request.kind, request.grid.rows, request.symmetry) == ("sudoku", 6, "rotate2")
    assert request.target is not None
    assert request.target.name == "easy"


def test_names_of_two_words_are_kinds() -> None:
    found = read_orders("2 killer sudoku 6x6, 1 easy killer suguru, 1 latin square 5x5")
    assert [request.kind for _, request in found] == ["killer", "killer_suguru", "latin"]


def test_several_orders_have_each_their_own_words() -> None:
    found = [(count, one.kind, one.target and one.target.name) for count, one in read_orders("2 easy sudoku, 3 killer")]
    assert found == [(2, "sudoku", "easy"), (3, "killer", None)]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("2 easy", "'2 easy' is not an order"),
        ("2 easy sudoko", "did you mean 'sudoku'"),
        ("2 easy sudoku hard", "'hard' is not a size, a level"),
        ("2 sudoku 6x6 8x8", "'8x8' is not a size, a level"),
        ("0 sudoku", "'0 sudoku': 0 puzzles cannot be ordered, but 1 to 99999"),
        ("1000000 sudoku", "1000000 puzzles cannot be ordered"),
    ],
)
def test_an_order_that_says_no_kind_or_something_twice_is_refused(text: str, told: str) -> None:
    with pytest.raises(gw.GridwrightError, match=told):
        read_orders(text)
