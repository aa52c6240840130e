"""The walk-through for a new kind works as it stands: one file, and everything knows it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import gridwright as gw
from gridwright import kinds

PAGE = Path(__file__).parent.parent / "docs" / "adding-a-kind.md"


@pytest.fixture
def windoku(tmp_path: Path) -> Iterator[None]:
    """The page's file, in a folder beside the kinds that are there."""
    source = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert source is not None
    (tmp_path / "windoku.py").write_text(source[1], encoding="utf-8")
    forget = (kinds.ids, kinds._found, kinds.all_kinds)
    kinds.__path__.append(str(tmp_path))
    for remembered in forget:
        remembered.cache_clear()
    yield
    kinds.__path__.pop()
    for remembered in forget:
        remembered.cache_clear()


def test_one_file_is_enough(windoku: None) -> None:
    assert "windoku" in [kind.id for kind in gw.all_kinds()]
    puzzle = gw.load(gw.kind("hyper-sudoku").examples[0])
    outcome = gw.solve(puzzle)
    assert outcome.status is gw.Status.UNIQUE
    assert outcome.solution is not None
    assert puzzle.holds(outcome.solution.values)
    assert gw.windoku(puzzle.rows) == puzzle
    assert gw.load(gw.dump(puzzle, "json")) == puzzle
    assert gw.solve(gw.sudoku(puzzle.rows)).status is gw.Status.SEVERAL, "the windows matter"
    assert "3" in gw.render(puzzle)


def test_it_mixes_with_options(windoku: None) -> None:
    puzzle = gw.windoku([[0] * 9] * 9, options=["diagonals"], signs=["r1c1<r1c2"])
    found = gw.solve(puzzle, limit=1, timeout=60)
    assert found.solution is not None
    assert puzzle.holds(found.solution.values)
