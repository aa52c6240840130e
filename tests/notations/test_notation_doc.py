"""The pages on notations: every puzzle in them can be read, and every error in them is the one that is told."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from gridwright.kinds import all_kinds, all_options
from gridwright.model.errors import GridwrightError
from gridwright.notations import all_notations, dump, load, load_position

DOCS = Path(__file__).parents[2] / "docs"
DOC = "".join(DOCS.joinpath(page).read_text(encoding="utf-8") for page in ("notation.md", "other-notations.md"))
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", DOC, re.MULTILINE | re.DOTALL)
PUZZLES = [body for language, body in BLOCKS if language in ("text", "json")]
ERRORS = [(wrong, said) for (first, wrong), (second, said) in pairwise(BLOCKS) if (first, second) == ("wrong", "error")]


@pytest.mark.parametrize("text", PUZZLES)
def test_every_puzzle_can_be_read(text):
    position = load_position(text)
    assert load_position(dump(position, "json")) == position


@pytest.mark.parametrize(("text", "said"), ERRORS)
def test_every_error_is_as_told(text, said):
    with pytest.raises(GridwrightError) as caught:
        load(text)
    assert str(caught.value) + "\n" == said


def test_every_block_is_used():
    examples = [body for language, body in BLOCKS if language == "python"]
    assert len(PUZZLES) + 2 * len(ERRORS) + len(examples) == len(BLOCKS) == DOC.count("```") / 2


def test_signs_drawn_and_listed_are_the_same():
    drawn, listed = (load(text) for text in PUZZLES if text.startswith("futoshiki"))
    assert drawn == listed


def test_nothing_is_left_out():
    for name in [notation.id for notation in all_notations()]:
        assert f"\n## {name}\n" in DOC
    for kind in all_kinds():
        aliases = ", ".join(f"`{alias}`" for alias in kind.aliases)
        assert f"\n| `{kind.id}` | {aliases}{' ' if aliases else ''}|\n" in DOC
        assert any(load(text).kind == kind.id for text in PUZZLES)
    for option in all_options():
        assert f"\n| `{option.id}` | {option.summary[0].lower()}{option.summary[1:].rstrip('.')} |\n" in DOC
