"""Sentences: every key that the sources ask for is there, and numbers agree with their nouns."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gridwright as gw
from gridwright.words.en import SENTENCES


def test_every_key_is_there():
    source = "\n".join(path.read_text(encoding="utf-8") for path in Path(gw.__file__).parent.rglob("*.py"))
    asked = set(re.findall(r'say\(\s*"([a-z-]+)"', source))
    assert asked
    assert asked <= set(SENTENCES)


@pytest.mark.parametrize("key", SENTENCES)
def test_every_sentence_is_used(key):
    source = "\n".join(path.read_text(encoding="utf-8") for path in (Path(gw.__file__).parent / "cli").rglob("*.py"))
    assert f'"{key}"' in source or key in [str(status) for status in gw.Status] or key.startswith("check-")


@pytest.mark.parametrize(
    ("count", "said"), [(0, "0 solutions."), (1, "1 solution."), (2, "2 solutions."), (161280, "161,280 solutions.")]
)
def test_numbers_agree_with_their_nouns(count, said):
    assert gw.say("counted", count=count) == said


def test_numbers_without_a_noun():
    assert gw.say("number", number=1) == "Solution 1:"


def test_an_unknown_key():
    with pytest.raises(KeyError):
        gw.say("haiku")
