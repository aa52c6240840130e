"""The walk-through for a new sort of clues works as it stands: one file, and everything knows it."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import gridwright as gw
from gridwright import clues
from gridwright.kinds import _options
from gridwright.notations._shared import clue_words, vocabulary

PAGE = Path(__file__).parent.parent / "docs" / "adding-a-clue.md"

REMEMBERED: tuple[Callable[..., Any], ...] = (
    clues.all_sorts, clues.sort, _options.all_options, clue_words.listed_sorts, clue_words._word, clue_words._patterns,
    vocabulary._known,
)  # fmt: skip

PUZZLE = """\
latin 4x4
....
..1.
4...
.1..
friends: r1c2=friendly r1c3=friendly r1c4=friendly r2c4=friendly
"""


def forget() -> None:
    for remembered in REMEMBERED:
        remembered.cache_clear()  # type: ignore[attr-defined]
    sys.modules.pop("gridwright.notations.json.document", None)


@pytest.fixture
def friends(tmp_path: Path) -> Iterator[None]:
    """The page's file, in a folder beside the clues that are there."""
    source = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert source is not None
    (tmp_path / "friendly.py").write_text(source[1], encoding="utf-8")
    clues.__path__.append(str(tmp_path))
    forget()
    yield
    clues.__path__.pop()
    sys.modules.pop("gridwright.clues.friendly", None)
    forget()


def test_one_file_is_enough(friends: None) -> None:
    puzzle = gw.load(PUZZLE)
    outcome = gw.solve(puzzle)
    assert outcome.status is gw.Status.UNIQUE
    assert outcome.solution is not None and puzzle.holds(outcome.solution.values)
    assert [clue.word for clue in gw.clues_of(puzzle)][:2] == ["r2c3=1", "r3c1=4"]
    for notation in ("text", "json"):
        assert gw.load(gw.dump(puzzle, notation)) == puzzle
    trail = gw.explain(puzzle)
    assert trail.solved and gw.verify(puzzle, trail.steps) == []
    assert gw.rate(puzzle).rating > 0
    assert 'class="tile"' in gw.svg(puzzle)
    assert gw.losses(puzzle, "line") == ("the rules of a latin (it writes sudoku)", "4 friendly cells")


def test_it_is_checked_and_mended(friends: None) -> None:
    wrong = gw.load(PUZZLE.replace("r2c4=friendly", "r3c1=friendly"))
    found = gw.diagnose(wrong)
    assert found.outcome.status is gw.Status.NONE and found.conflict is not None
    assert "r3c1=friendly" in {clue.word for clue in found.conflict.clues}
    with pytest.raises(gw.FormatError, match=r"'r1c2=kind' is not a friendly cell; friendly cells are written like r"):
        gw.load(PUZZLE.replace("r1c2=friendly", "r1c2=kind"))
    with pytest.raises(gw.FormatError, match="the text speaks of 'friendly'"):
        gw.load("A friendly puzzle:\n\n1....2..3.4....1\n\nHave fun with it!")


def test_it_is_gone_after_that() -> None:
    with pytest.raises(gw.FormatError, match="unknown field 'friends'"):
        gw.load(PUZZLE)
