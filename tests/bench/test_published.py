"""Published puzzles beside peers: what these are told, and what becomes of their times."""

from __future__ import annotations

from dataclasses import replace

from bench.explained import explained, told
from bench.peers.variants import _for_pencilmark
from bench.published import _row

import gridwright as gw


def test_pencilmark_is_told_what_it_can_state() -> None:
    puzzle = gw.with_clues(gw.sudoku([[0] * 9] * 9), ["r1c1-r1c2=cage3", "r2c2<r2c3", "r9c9=odd"])
    stated = _for_pencilmark(puzzle)
    assert stated is not None
    assert {"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 3, "unique": True} in stated["regions"]
    assert [rule["cells"] for rule in stated["rules"]] == [["r2c2", "r2c3"]]
    assert stated["candidates"] == {"r9c9": "13579"}
    assert _for_pencilmark(gw.with_clues(puzzle, ["left1=sandwich12"])) is None
    assert _for_pencilmark(gw.with_clues(puzzle, ["r5c1-r5c2-r5c3-r5c4=renban"])) is None


def test_a_peer_is_compared_on_what_it_decides() -> None:
    row = _row("rival", [2.0, None, 900.0, 5.0], [1.0, 7.0, 1500.0, 6.0])
    assert (row["puzzles"], row["faster_on"], row["too_slow"]) == (3, 1, 1)
    assert (row["theirs"]["median"], row["ours"]["median"]) == (5.0, 6.0)
    assert _row("silent", [None], [1.0]) == {"peer": "silent", "puzzles": 0}


def test_explanations_are_counted_by_their_hardest_technique() -> None:
    easy = explained(gw.load("1....2..3.4....1"), 10)
    assert (easy.is_solved, easy.flaws) == (True, 0)
    chained = replace(easy, techniques=easy.techniques | {"nishio"})
    tried = replace(easy, techniques=easy.techniques | {"nested-forcing", "trial"})
    text = told([easy, chained, tried, replace(easy, is_solved=False)])
    assert text.startswith("3 of 4 explained to the end, 1 cut, 0 steps refused")
    assert "| techniques without forcing chains | 1 | 33% |" in text
    assert "| named techniques up to dynamic forcing chains | 2 | 67% |" in text
    assert "| trial in some step | 1 | 33% |" in text
