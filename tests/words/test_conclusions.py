"""What an explanation concludes is read back from its sentences."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

import gridwright as gw
from gridwright.session.changes import words_of_step
from gridwright.words import conclusions

FOLDER = Path(__file__).parents[2] / "examples" / "techniques"
EXAMPLES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("lang", gw.languages())
def test_every_technique_in_every_language(lang):
    assert EXAMPLES
    for path in EXAMPLES:
        position = gw.load_position(path.read_text(encoding="utf-8"))
        step = gw.hint(position, uniqueness=True)
        assert step is not None
        text = textwrap.fill(gw.tell(step, position, lang), 60, initial_indent="    ")
        wanted = words_of_step(step, position.puzzle.grid).split()
        assert sorted(conclusions(f"1. Title (1.0)\n{text}\nThe end.")) == sorted(wanted), path.name


def test_several_sentences_keep_their_order():
    text = "Also ist r1c1 eine 5. Streiche also 1 und 2 in r3c3; 4 in r1c1, r1c2 und r1c3. So r2c2 is 7."
    assert conclusions(text) == (
        "r1c1=5", "r3c3!=1", "r3c3!=2", "r1c1!=4", "r1c2!=4", "r1c3!=4", "r2c2=7",
    )  # fmt: skip


@pytest.mark.parametrize("text", ["", "r1c1=5", "So far so good.", "That makes one of r1c1=5 and r2c2=3 true."])
def test_what_concludes_nothing(text):
    assert conclusions(text) == ()
