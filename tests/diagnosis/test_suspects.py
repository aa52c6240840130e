"""Clues of which it stays open whether they can go are no longer suspects where that was found out after all."""

from __future__ import annotations

import gridwright as gw
from gridwright.clues import changes_others, printed_in
from gridwright.diagnosis.conflict import _repairs
from gridwright.engine import Cores
from gridwright.model.clock import Clock


def test_what_is_known_to_mend_a_puzzle_is_no_suspect_where_all_clues_of_a_sort_are_given() -> None:
    solved = "1234341221434321"
    grid = [int(digit) for digit in solved]
    dots = [
        f"r{cell // 4 + 1}c{cell % 4 + 1}-r{other // 4 + 1}c{other % 4 + 1}=white"
        for cell in range(16)
        for other in (cell + 1, cell + 4)
        if other < 16 and (other != cell + 1 or other % 4) and abs(grid[cell] - grid[other]) == 1
    ]
    wrong = "r1c2-r2c2=white"  # which are 2 and 4
    puzzle = gw.load(f"consecutive 4x4\n1234\n....\n....\n....\n{' '.join([*dots, wrong])}")
    assert changes_others(puzzle)
    (clue,) = (one for one in printed_in(puzzle) if one.word == wrong)
    repairs, suspects = _repairs(puzzle, Cores(((clue,),), open=(clue,)), Clock(10))
    assert any(repair.without == (clue,) for repair in repairs)
    assert suspects == ()
