"""The walk-through for a new notation works as it stands: one file, and it is read, written and found in pastes."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import gridwright as gw
from gridwright import notations
from gridwright.notations import recognised
from gridwright.notations._registry import all_notations

PAGE = Path(__file__).parent.parent / "docs" / "adding-a-notation.md"


@pytest.fixture
def slashes(tmp_path: Path) -> Iterator[gw.Notation]:
    """The page's file, in a folder beside the notations that are there."""
    source = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert source is not None
    (tmp_path / "slashes.py").write_text(source[1], encoding="utf-8")
    notations.__path__.append(str(tmp_path))
    all_notations.cache_clear()
    yield gw.notation("slashes")
    notations.__path__.pop()
    all_notations.cache_clear()
    sys.modules.pop("gridwright.notations.slashes")


def test_one_file_is_enough(slashes: gw.Notation) -> None:
    puzzle = gw.load("latin 3x3\n1..\n..2\n3..")
    assert recognised(slashes.example) == ("slashes",)
    assert gw.load(slashes.example) == puzzle
    assert gw.dump(puzzle, "slashes") == slashes.example
    assert gw.load(f"I found this: `{slashes.example.strip()}`, is it easy?") == puzzle
    assert gw.load_all(slashes.example * 3) == [puzzle] * 3
    assert gw.losses(gw.load("futoshiki 3x3\nsigns: r1c1<r1c2"), "slashes") == ("1 sign",)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("latin:1--/--2/3-", "line 1, column 15: row 3 has 2 cells instead of 3: '3-'"),
        ("latin:1--/-x2/3--", "line 1, column 12: r2c2: 'x' is not a value; write 1 to 9, or '-' for empty"),
        ("latin:1--/--7/3--", "line 1, column 13: r2c3: 7 is not one of 1 to 3"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(slashes: gw.Notation, text: str, message: str) -> None:
    with pytest.raises(gw.GridwrightError) as caught:
        gw.load(text)
    assert str(caught.value) == message
