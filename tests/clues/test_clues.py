"""Clues taken out of puzzles and put in."""

from __future__ import annotations

import pytest

import gridwright as gw

FUTOSHIKI = gw.futoshiki(["r1c1<r1c2", "r2c1<r3c1"], ["...", ".2.", "..."])


def names(puzzle):
    return [clue.word for clue in gw.clues_of(puzzle)]


def test_givens_and_signs_have_names():
    assert names(FUTOSHIKI) == ["r2c2=2", "r1c1<r1c2", "r2c1<r3c1"]
    assert names(gw.sudoku(["1...", "....", "....", "...4"])) == ["r1c1=1", "r4c4=4"]


def test_clues_go_and_come():
    given, sign, _ = gw.clues_of(FUTOSHIKI)
    assert names(gw.with_clues(FUTOSHIKI, without=[given])) == ["r1c1<r1c2", "r2c1<r3c1"]
    assert names(gw.with_clues(FUTOSHIKI, without=[sign])) == ["r2c2=2", "r2c1<r3c1"]
    assert names(gw.with_clues(FUTOSHIKI, [gw.Given(FUTOSHIKI.grid, 4, 3)], without=[given]))[0] == "r2c2=3"
    assert gw.with_clues(gw.with_clues(FUTOSHIKI, without=[given, sign]), [given, sign]) == FUTOSHIKI
    assert gw.with_clues(FUTOSHIKI, [given, sign]) == FUTOSHIKI


def test_a_clue_holds_or_not():
    given, sign, _ = gw.clues_of(FUTOSHIKI)
    values = [1, 2, 3, 3, 1, 2, 2, 3, 1]
    assert (given.holds(values), sign.holds(values)) == (False, True)


def test_a_word_by_itself_is_one_clue():
    assert gw.with_clues(FUTOSHIKI, "r3c1<r3c2") == gw.with_clues(FUTOSHIKI, ["r3c1<r3c2"])
    assert gw.with_clues(FUTOSHIKI, without="r1c1<r1c2") == gw.with_clues(FUTOSHIKI, without=["r1c1<r1c2"])
    with pytest.raises(TypeError, match="a sequence of clues is needed, not int"):
        gw.with_clues(FUTOSHIKI, 5)


def test_a_long_word_is_cut_where_it_is_quoted():
    with pytest.raises(gw.RuleError) as refused:
        gw.with_clues(FUTOSHIKI, ["a" * 100_000])
    assert str(refused.value).startswith(f"'{'a' * 200}'… is not a clue")
