"""`gridwright canonical`: which puzzles are the same."""

from __future__ import annotations

import json

import gridwright as gw

from .program import EMPTY, ONE, SEVERAL, gridwright

RELABELLED = "1....3..2.4....1"


def test_the_same_puzzle_relabelled_has_the_same_id():
    ran = gridwright("canonical", ONE, RELABELLED, SEVERAL, EMPTY)
    one, same, other, empty = (line.split()[0] for line in ran.out.splitlines())
    assert (ran.code, ran.err) == (0, "")
    assert one == same == gw.canonical(gw.load(ONE)).id
    assert len({one, other, empty}) == 3


def test_as_data():
    ran = gridwright("canonical", ONE, "--json")
    assert json.loads(ran.out) == {"name": "puzzle 1", "id": gw.canonical(gw.load(ONE)).id}


def test_what_is_no_puzzle_is_refused():
    ran = gridwright("canonical", "12", ONE)
    assert ran.code == 2 and "puzzle 1" in ran.err
    assert gw.canonical(gw.load(ONE)).id in ran.out
