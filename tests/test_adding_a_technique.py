"""The walk-through for a new technique works as it stands: one file, and the ladder has it."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import gridwright as gw
from gridwright.logic import techniques
from gridwright.logic.board import Board
from gridwright.model.layout import layout_of
from gridwright.model.primitives import values_in

PAGE = Path(__file__).parent.parent / "docs" / "adding-a-technique.md"


@pytest.fixture
def w_wing(tmp_path: Path) -> Iterator[gw.Technique]:
    """The page's file, in a folder beside the techniques that are there."""
    source = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert source is not None
    (tmp_path / "w_wing.py").write_text(source[1], encoding="utf-8")
    techniques.__path__.append(str(tmp_path))
    techniques.ladder.cache_clear()
    yield next(technique for technique in gw.ladder() if technique.id == "w-wing")
    techniques.__path__.pop()
    techniques.ladder.cache_clear()
    sys.modules.pop("gridwright.logic.techniques.w_wing")


def board_with(puzzle: gw.Puzzle, candidates: dict[str, str]) -> Board:
    board = Board(layout_of(puzzle))
    for name, wanted in candidates.items():
        cell = puzzle.grid.named(name)
        for value in values_in(board.candidates[cell]):
            if str(value) not in wanted:
                board.eliminate(cell, value)
    return board


def test_one_file_is_enough(w_wing: gw.Technique) -> None:
    assert [technique.rating for technique in gw.ladder()] == sorted(technique.rating for technique in gw.ladder())
    puzzle = gw.load("." * 81)
    rest = {f"r{row}c5": "23456789" for row in range(1, 10) if row not in (1, 9)}
    board = board_with(puzzle, {"r1c1": "12", "r9c9": "12", **rest})
    (step,) = w_wing.find(board)
    assert {(puzzle.grid.name(cell), value) for cell, value in step.eliminations} == {("r1c9", 2), ("r9c1", 2)}
    marks = tuple(frozenset(values_in(mask)) for mask in board.candidates)
    start = gw.Position(puzzle, tuple(board.values), marks)
    assert gw.verify(start, [step]) == []
    assert gw.verify(start, [replace(step, houses=())])
    assert not list(w_wing.find(board_with(puzzle, {"r1c1": "12", "r9c9": "12"})))
