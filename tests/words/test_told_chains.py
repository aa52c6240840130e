"""Chains in words: what they begin with, and where they end."""

from __future__ import annotations

import gridwright as gw


def test_what_is_refuted_is_assumed_and_what_the_board_says_by_itself_comes_before():
    puzzle = gw.load_file("examples/sudoku-9x9.txt")
    told = gw.tell(gw.reason(puzzle, "r1c3", 5), puzzle)
    assert told.startswith("Already certain: r3c5=6, r4c7=1 and r9c9=7. If r1c3 is 5, then r3c4 is not 6;")


def test_the_end_is_named_where_a_sign_leaves_a_cell_nothing():
    puzzle = gw.load_file("examples/futoshiki-5x5.txt")
    told = gw.tell(gw.reason(puzzle, "r1c1", 2), puzzle)
    # 5 cannot stand in r2c4 either, which is less than r1c4: the chain does not say so.
    assert "then r2c4=4 and r2c4=2 are ruled out. Now r2c4 has no value left." in told


def test_the_end_is_named_where_what_holds_rules_out_the_rest():
    puzzle = gw.load_file("examples/jigsaw-6x6.txt")
    told = gw.tell(gw.reason(puzzle, "r1c4", 5), puzzle)
    assert "then r1c5 is 6; then r1c5 is not 6. Now r1c5 has no value left." in told
