"""Changes in words, and positions after them."""

from __future__ import annotations

import pytest

import gridwright as gw
from gridwright.session.changes import (
    Change,
    Deed,
    begins_with_cell,
    candidates_of,
    changed,
    pencilled,
    read_changes,
    taken,
    words_of_step,
)

PUZZLE = gw.load("1....2..3.4....1")
"""Its solution is 1324 4213 3142 2431."""
START = gw.Position(PUZZLE)
TECHNIQUES = [gw.load_position(kind.examples[0]) for kind in gw.all_kinds()]


def after(*lines: str, start: gw.Position = START) -> gw.Position:
    for line in lines:
        start = changed(start, read_changes(line, start.puzzle))
    return start


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("r1c2=3", [Change(1, Deed.ENTER, 3)]),
        ("r1c2 3", [Change(1, Deed.ENTER, 3)]),
        ("R1C2 = 3", [Change(1, Deed.ENTER, 3)]),
        ("r1c2=3 r2c1=4", [Change(1, Deed.ENTER, 3), Change(4, Deed.ENTER, 4)]),
        ("r1c2 3 r2c1 4", [Change(1, Deed.ENTER, 3), Change(4, Deed.ENTER, 4)]),
        ("r1c2=3,r2c1=4;\n r1c3 != 4", [Change(1, Deed.ENTER, 3), Change(4, Deed.ENTER, 4),
                                        Change(2, Deed.CROSS_OUT, 4)]),
        ("r1c3!=4 r1c3<>2 r1c3≠3 r1c3-1", [Change(2, Deed.CROSS_OUT, value) for value in (4, 2, 3, 1)]),
        ("r1c3!=4,2", [Change(2, Deed.CROSS_OUT, 4), Change(2, Deed.CROSS_OUT, 2)]),
        ("r1c3,r1c4!=4", [Change(2, Deed.CROSS_OUT, 4), Change(3, Deed.CROSS_OUT, 4)]),
        ("r1c3+4 r1c3+=2", [Change(2, Deed.BRING_BACK, 4), Change(2, Deed.BRING_BACK, 2)]),
        ("r1c2= r1c3=0 r1c4=.", [Change(cell, Deed.CLEAR) for cell in (1, 2, 3)]),
        ("r1c2=", [Change(1, Deed.CLEAR)]),
        (" \n", []),
    ],
)  # fmt: skip
def test_words(text, meant):
    assert list(read_changes(text, PUZZLE)) == meant


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("r1c2", "line 1, column 1: 'r1c2' is not a change"),
        ("r1c2=3 x", "line 1, column 8: 'x' is not a change"),
        ("r1c2=3 4", "line 1, column 8: '4' is not a change"),
        ("r1c2=3\n r1c3!4", "line 2, column 2: 'r1c3!4' is not a change"),
        ("r1c2=3x", "line 1, column 1: 'r1c2=3x' is not a change"),
        ("r1c2!=", "line 1, column 1: 'r1c2!=' is not a change"),
        ("r1c2<r1c3", "line 1, column 1: 'r1c2<r1c3' is not a change"),
        ("r1c2=3,4", "line 1, column 1: 'r1c2=3,4': a cell holds only one value"),
        ("r1c2=5", "line 1, column 1: r1c2: 5 is not one of 1–4"),
        ("r1c2!=9999", "line 1, column 1: r1c2: 9999 is not one of 1–4"),
        ("r1c2=3 r5c1=4", "line 1, column 8: r5c1 is off the grid of 4x4"),
        ("r0c1=4", "line 1, column 1: r0c1 is off the grid of 4x4"),
        ("r1c2=12345", "line 1, column 1: 'r1c2=12345' is not a change"),
    ],
)
def test_what_is_no_change_is_quoted_with_its_place(text, said):
    with pytest.raises(gw.FormatError) as caught:
        read_changes(text, PUZZLE)
    assert str(caught.value).startswith(said)


def test_other_languages():
    with pytest.raises(gw.FormatError, match="r1c2: 5 gehört nicht zu den Werten 1–4"):
        read_changes("r1c2=5", PUZZLE, "de")


def test_values_that_a_clue_leaves():
    odd = gw.with_clues(PUZZLE, ["r1c2=odd"])
    with pytest.raises(gw.FormatError, match="r1c2: 2 is not one of 1, 3"):
        read_changes("r1c2=2", odd)


def test_what_begins_with_a_cell():
    assert begins_with_cell(" r1c2=3")
    assert not begins_with_cell("1....2..3.4....1")
    assert not begins_with_cell("row 1")


def test_entering_and_clearing():
    assert after("r1c2=3").values == (1, 3, *PUZZLE.givens[2:])
    assert after("r1c2=3", "r1c2=4").values[1] == 4
    assert after("r1c2=3", "r1c2=") == START
    assert after("r1c1=1") == START


def test_crossing_out_and_bringing_back():
    position = after("r1c3!=4")
    assert position.marks[2] == {1, 2, 3}
    assert candidates_of(position)[2] == {2, 3}
    assert pencilled(position)[2] == {2, 3}
    assert not any(marks for cell, marks in enumerate(pencilled(position)) if cell != 2)
    assert after("r1c3!=4", "r1c3+4") == START
    assert after("r1c3!=4,2", "r1c3=") == START
    assert after("r1c3+4") == START


def test_what_an_entry_took_comes_back_with_it():
    assert candidates_of(after("r1c2=3", "r1c3!=4"))[2] == {2}
    assert candidates_of(after("r1c2=3", "r1c3!=4", "r1c2="))[2] == {2, 3}


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["r1c1=2"], "r1c1 is given: it is 1"),
        (["r1c1="], "r1c1 is given: it is 1"),
        (["r1c1!=1"], "r1c1 is given: it is 1"),
        (["r1c2=3", "r1c2!=3"], "r1c2 holds 3; clear it first"),
        (["r1c2!=1,2,3", "r1c2!=4"], "4 is the only value left for r1c2, so it cannot be crossed out"),
    ],
)
def test_what_cannot_be(lines, said):
    with pytest.raises(gw.GridwrightError, match=said):
        after(*lines)


@pytest.mark.parametrize("start", TECHNIQUES, ids=lambda start: start.puzzle.kind)
def test_steps_one_after_the_other_lead_where_an_explanation_does(start):
    trail = gw.explain(start)
    position, typed = start, start
    count = 0
    while found := gw.hint(position):
        # An explanation remembers what it has crossed out without a word, and may go another way then.
        assert found == trail.steps[count] or any(step.parts for step in trail.steps)
        count += 1
        position = taken(position, found)
        typed = after(words_of_step(found, start.puzzle.grid), start=typed)
    assert position == typed
    assert position.values == trail.values
    assert candidates_of(position) == trail.candidates
