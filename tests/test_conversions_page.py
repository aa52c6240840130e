"""docs/conversions.md: the table is what trying it says, and `gridwright convert` does what it promises."""

from __future__ import annotations

import conversions
import pytest
from cli.program import gridwright

import gridwright as gw
from gridwright.words import say

NOTATIONS = gw.all_notations()
READ = [notation.id for notation in NOTATIONS if notation.read]


def test_the_page_is_up_to_date():
    assert conversions.PAGE.read_text(encoding="utf-8") == conversions.page(), "make conversions"


def test_every_notation_carries_something():
    assert all(conversions.carried(notation.id) for notation in NOTATIONS)


def shared_sample(source: str, target: str) -> gw.Puzzle | None:
    """A puzzle that two notations can carry."""
    common = conversions.carried(source) & conversions.carried(target)
    return conversions.samples()[min(common)] if common else None


@pytest.mark.parametrize("source", READ)
def test_every_pair_carries_a_puzzle_over(source):
    for target in NOTATIONS:
        puzzle = shared_sample(source, target.id)
        if puzzle:
            text = gw.dump(gw.load(gw.dump(puzzle, source)), target.id)
            assert text
            assert not target.read or gw.load(text) == puzzle, f"{source} to {target.id}"


def test_the_command_converts_into_every_notation(tmp_path):
    """What it does to a puzzle is the same for all pairs, and proven above."""
    file = tmp_path / "puzzle"
    for source, target in zip(READ, (*READ[1:], READ[0]), strict=True):
        puzzle = shared_sample(source, target)
        if puzzle:
            text = gw.dump(puzzle, source)
            file.write_text(text, encoding="utf-8")
            ran = gridwright("convert", file, "--to", target)
            assert (ran.code, ran.out) == (0, gw.dump(gw.load(text), target))
            notes = gw.load_position(text).notes
            assert ran.err == "".join(f"{file}: {say(note)}\n" for note in notes)
