from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

import gridwright as gw

EMPTY = [[0] * 4 for _ in range(4)]


def test_a_comparison_is_only_a_name_for_a_sudoku_with_signs() -> None:
    signs = ["r1c1<r1c2", "r3c3>r4c3"]
    assert gw.comparison(signs, EMPTY) == gw.sudoku(EMPTY, signs=signs)
    assert hash(gw.comparison(signs, EMPTY)) == hash(gw.sudoku(EMPTY, signs=signs))
    assert gw.futoshiki(signs, EMPTY) != gw.sudoku(EMPTY, signs=signs)
    assert gw.latin(EMPTY, signs=signs) == gw.futoshiki(signs, EMPTY)


def test_a_jigsaw_of_boxes_is_a_sudoku() -> None:
    boxes = ["aabb", "aabb", "ccdd", "ccdd"]
    assert gw.jigsaw(EMPTY, boxes) == gw.sudoku(EMPTY)
    assert gw.jigsaw(EMPTY, ["aaaa", "bbbb", "cccc", "dddd"]) != gw.sudoku(EMPTY)


def test_labels_title_and_author_do_not_count() -> None:
    one = gw.suguru(["aab", "abb"], title="One", author="A")
    other = gw.suguru([[1, 1, 2], [1, 2, 2]], title="Other")
    assert one == other
    assert one != gw.suguru(["aab", "abb"], [[1, 0, 0], [0, 0, 0]])


def test_puzzles_never_change() -> None:
    puzzle = gw.sudoku(EMPTY)
    with pytest.raises(FrozenInstanceError):
        puzzle.givens = (1,) * 16
    changed = puzzle.with_givens([1] + [0] * 15)
    assert puzzle.givens[0] == 0
    assert changed.rules == puzzle.rules


def test_holds_asks_givens_and_every_rule() -> None:
    puzzle = gw.sudoku([[1, 0, 0, 0], *EMPTY[1:]])
    good = (1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1)
    assert puzzle.holds(good)
    assert not puzzle.holds((2, 1, *good[2:]))
    assert not puzzle.holds(good[::-1][:15])
    assert not puzzle.with_givens([2, *[0] * 15]).holds(good)


def test_a_position_adds_entries_to_givens() -> None:
    puzzle = gw.latin([[1, 0], [0, 0]])
    assert gw.Position(puzzle, (0, 2, 0, 0)).values == (1, 2, 0, 0)
    assert gw.Position(puzzle).values == (1, 0, 0, 0)


def test_solutions_print_as_rows() -> None:
    solution = gw.solve(gw.latin([[1, 0], [0, 0]])).solution
    assert str(solution) == "1 2\n2 1"
    assert solution is not None
    assert solution.rows == ((1, 2), (2, 1))
