"""Puzzles that somebody is still setting: drawn as far as they go, with what is wrong so far."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gridwright.kinds import all_kinds
from gridwright.web.perform import perform


def sketched(document: dict[str, Any], status: int = 200) -> dict[str, Any]:
    reply = perform("sketch", json.dumps({"puzzle": document}).encode(), most=10)
    assert (reply.status, reply.fault) == (status, ""), reply.body
    found: dict[str, Any] = json.loads(reply.body)
    return found


@pytest.mark.parametrize("kind", [kind.id for kind in all_kinds()])
def test_an_empty_board_of_every_kind(kind: str) -> None:
    found = sketched({"kind": kind, "rows": 5, "cols": 5})
    assert (found["layers"]["rows"], found["layers"]["cols"]) == (5, 5)
    assert found["layers"]["size"] >= 5
    assert found["layers"]["rules"]


def test_regions_that_are_half_drawn() -> None:
    half = {"kind": "suguru", "regions": [["A", "A", ""], ["A", "", ""]], "givens": [[3, 0, 0], [0, 9, 0]]}
    found = sketched(half)
    assert [problem["cells"] for problem in found["problems"]] == [["r1c3", "r2c2", "r2c3"]]
    whole = sketched({**half, "regions": [["A", "A", "B"], ["A", "B", "B"]]})
    assert [problem["cells"] for problem in whole["problems"]] == [["r2c2"]]  # where 9 cannot stand
    assert found["layers"]["lines"] == whole["layers"]["lines"]  # there is a border around what has no region yet


def test_clues_that_mean_nothing_are_named_and_the_others_drawn() -> None:
    cages = ["r1c1-r1c2=cage5", "r2c1-r2c1=cage5", "r9c9=cage3"]
    found = sketched({"kind": "sudoku", "rows": 4, "cols": 4, "cages": cages})
    assert found["unread"] == cages[1:]
    assert len(found["problems"]) == 2
    sound = sketched({"kind": "sudoku", "rows": 4, "cols": 4, "cages": cages[:1]})
    assert found["layers"]["lines"] == sound["layers"]["lines"]


def test_rules_that_make_no_sense_yet_hide_no_clue() -> None:
    unfinished = {"kind": "suguru", "rows": 3, "cols": 3, "signs": ["r1c1<r1c2"], "options": ["disjoint-groups"]}
    found = sketched(unfinished)
    assert found["problems"]
    assert "sign" in found["layers"]["lines"]


@pytest.mark.parametrize("wrong", [{"kind": "nothing"}, {"kind": "sudoku"}, {"kind": "sudoku", "rows": 900, "cols": 9}])
def test_what_is_no_board_at_all_is_refused(wrong: dict[str, Any]) -> None:
    assert sketched(wrong, 422)["error"]["message"]


@pytest.mark.parametrize(("least", "word"), [(1, "r1c1=2/65"), (0, "r1c1=0/64"), (1, "r1c1=0/3")])
def test_printed_candidates_that_no_cell_has_are_told(least: int, word: str) -> None:
    values = [least, least + 3]
    found = sketched({"kind": "sudoku", "rows": 4, "cols": 4, "values": values, "candidates": [word]})
    assert (found["unread"], len(found["problems"])) == ([word], 1)
