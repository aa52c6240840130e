"""A player at a puzzle that shows other values than 1 to n: what is typed and said is what is shown."""

from __future__ import annotations

import pytest

import gridwright as gw
from gridwright.session.changes import Deed, changed, read_changes, words_of_step
from gridwright.session.finding import StepSearch
from gridwright.session.forms.lines import begin
from gridwright.session.replies import reply
from gridwright.session.session import Session
from gridwright.session.transcript import transcript

PUZZLE = gw.sudoku(["0...", "..2.", ".1..", "3..."], values="0-3")


def said(*lines: str) -> list[str]:
    session, told = Session(gw.Position(PUZZLE)), list[str]()
    for line in lines:
        given = reply(session, line, StepSearch())
        session = given.session
        told += given.sentences
    return told


def test_zero_is_entered_and_nothing_clears() -> None:
    entered, cleared = read_changes("r1c2=0 r1c2=", PUZZLE)
    assert (entered.deed, entered.value, cleared.deed) == (Deed.ENTER, 1, Deed.CLEAR)
    with pytest.raises(gw.FormatError, match="r1c2: 4 is not one of 0–3"):
        read_changes("r1c2=4", PUZZLE)


def test_what_a_step_says_leads_to_its_end() -> None:
    trail = gw.explain(PUZZLE)
    position = gw.Position(PUZZLE)
    for step in trail.steps:
        position = changed(position, read_changes(words_of_step(step, PUZZLE.grid), PUZZLE))
    assert PUZZLE.holds(position.values)
    (told,) = transcript(str(trail))
    again = changed(gw.Position(PUZZLE), read_changes(told, PUZZLE))
    assert again.values == position.values


def test_candidates_reasons_and_warnings_are_shown() -> None:
    assert said("candidates r1c2") == ["r1c2: 2 3"]
    assert "r1c1=0" in said("r1c2=0")[0]
    assert any("0" in sentence for sentence in said("why r1c2!=0"))
    assert said("row 1: 0..0")[0].startswith("There is no solution") or "r1c4" in said("row 1: 0..0")[0]


def test_values_cannot_be_stated_line_by_line() -> None:
    with pytest.raises(gw.FormatError, match="Values 0-8 cannot be stated line by line"):
        begin("sudoku 9 values=0-8")
