"""No solution: what clashes, where that shows, and how to mend it."""

from __future__ import annotations

import gridwright as gw


def conflict(puzzle):
    found = gw.diagnose(puzzle).conflict
    assert found
    return found


def told(puzzle, repairs):
    def names(clues):
        return " ".join(clue.word for clue in clues)

    return {(names(repair.without), names(repair.added), repair.unique) for repair in repairs}


def test_a_given_that_can_be_removed_or_changed():
    puzzle = gw.load("1....2..3.4...33")
    found = conflict(puzzle)
    assert found.clues == (gw.Given(gw.Grid(4, 4), 14, 3), gw.Given(gw.Grid(4, 4), 15, 3))
    assert told(puzzle, found.repairs) == {
        ("r4c3=3", "", True), ("r4c3=3", "r4c3=1", True), ("r4c4=3", "", True), ("r4c4=3", "r4c4=1", True),
    }  # fmt: skip


def test_a_sign_that_can_be_turned_round():
    puzzle = gw.futoshiki(["r1c2<r1c1", "r1c2<r1c3"], ["1..", "...", "2.."])
    found = conflict(puzzle)
    assert {clue.word for clue in found.clues} == {"r1c1=1", "r1c2<r1c1"}
    assert ("r1c2<r1c1", "r1c1<r1c2", True) in told(puzzle, found.repairs)
    assert ("r1c1=1", "r1c1=3", True) in told(puzzle, found.repairs)


def test_repairs_that_leave_one_solution_come_first():
    for text in ("1....2..3.4...33", "12....3.........", "11......2......2"):
        unique = [repair.unique for repair in conflict(gw.load(text)).repairs]
        assert unique == sorted(unique, reverse=True)


def test_two_mistakes_go_together():
    (repair,) = conflict(gw.load("11............22")).repairs
    assert len(repair.without) == 2
    assert repair.added == ()


def test_clues_that_clash_directly_need_no_dead_end():
    assert conflict(gw.load("11......2......2")).dead_end is None
    assert conflict(gw.load("12....3.........")).dead_end


def test_rules_without_a_solution():
    found = conflict(gw.latin(["1..", "...", "..."], options=["no-touch"]))
    assert (found.clues, found.repairs) == ((), ())


def test_no_time():
    found = gw.diagnose(gw.load("12....3.4......."), timeout=0)
    assert found.outcome.status in (gw.Status.NONE, gw.Status.UNDECIDED)
    assert found.conflict is None


def test_what_clashes_directly_takes_no_time():
    found = gw.diagnose(gw.load("11......2......2"), timeout=0)
    assert [clue.word for clue in found.conflict.clues] == ["r1c1=1", "r1c2=1"]
    assert not found.conflict.minimal  # which there was no time to prove
