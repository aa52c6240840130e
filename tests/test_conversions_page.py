"""docs/conversions.md: the table is what trying it says, and `gridwright convert` does what it promises."""

from __future__ import annotations

import conversions
import pytest
from cli.program import gridwright

import gridwright as gw

NOTATIONS = gw.all_notations()
READ = [notation.id for notation in NOTATIONS if notation.read]


def test_the_page_is_up_to_date():
    assert conversions.PAGE.read_text(encoding="utf-8") == conversions.page(), "make conversions"


def test_every_notation_carries_something():
    assert all(conversions.carried(notation.id) for notation in NOTATIONS)


@pytest.mark.parametrize("source", READ)
def test_the_command_converts_every_pair(source, tmp_path):
    for target in NOTATIONS:
        common = conversions.carried(source) & conversions.carried(target.id)
        if not common:
            continue
        puzzle = conversions.samples()[min(common)]
        file = tmp_path / "puzzle"
        file.write_text(gw.dump(puzzle, source), encoding="utf-8")
        ran = gridwright("convert", file, "--to", target.id)
        assert (ran.code, ran.err) == (0, "")
        if target.read:
            assert gw.load(ran.out) == puzzle
