"""Slips of whoever typed a puzzle are taken back: a given beside its cell, two neighbours swapped."""

from __future__ import annotations

import gridwright as gw

NINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def slips(text: str) -> list[tuple[list[str], list[str]]]:
    found = gw.diagnose(gw.load(text)).conflict
    assert found
    return [([c.word for c in slip.without], [c.word for c in slip.added]) for slip in found.slips]


def test_two_neighbours_swapped():
    swapped = NINE.replace("195", "915")
    assert (["r2c4=9", "r2c5=1"], ["r2c4=1", "r2c5=9"]) in slips(swapped)
    messages = gw.as_data(gw.diagnose(gw.load(swapped)))["messages"]
    assert "Perhaps r2c4=9 and r2c5=1 are swapped: exchanging them would leave exactly one solution." in messages


def test_a_given_beside_its_cell():
    moved = NINE[:9] + ".6" + NINE[11:]
    assert (["r2c2=6"], ["r2c1=6"]) in slips(moved)


def test_no_slip_without_givens():
    puzzle = gw.futoshiki(["r1c1<r1c2", "r1c2<r2c2", "r2c2<r2c1", "r2c1<r1c1"], size=4)
    assert gw.diagnose(puzzle).conflict.slips == ()
