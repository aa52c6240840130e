"""Layouts for the native core."""

from __future__ import annotations

import subprocess
import sys

import pytest

import gridwright as gw
from gridwright.engine import learning, native
from gridwright.engine.native import compiled
from gridwright.model.layout import layout_of


@pytest.mark.parametrize(("size", "guesses"), [(9, 1000), (16, 1000), (25, 100)])
def test_large_grids_are_handed_over_sooner(size, guesses):
    assert compiled(layout_of(gw.load(f"sudoku {size}x{size}"))).patience == guesses


def test_a_solution_that_breaks_a_rule_is_not_handed_out(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = gw.load("." * 81)
    monkeypatch.setattr(native, "HAND_OVER", 0)
    assert gw.solve(puzzle).status is gw.Status.SEVERAL
    monkeypatch.setattr(learning, "_decide", lambda *_: ([bytes(range(1, 10)) * 9], True))
    with pytest.raises(RuntimeError, match="a solution breaks 'column 1'"):
        gw.solve(puzzle)


def test_rules_that_are_off_may_be_broken() -> None:
    puzzle = gw.latin(["..", ".."])
    rows = tuple(rule for rule in puzzle.rules if rule.label.startswith("row"))
    with_rows = compiled(layout_of(puzzle), rows)
    equal_rows = (1, 1, 2, 2)
    with_rows.confirm(equal_rows, with_rows.toggles(rows))
    with pytest.raises(RuntimeError, match="'row 2'"):
        with_rows.confirm(equal_rows, with_rows.toggles(rows[:1]))
    with pytest.raises(RuntimeError, match="'row 1'"):
        with_rows.confirm(equal_rows, [])


def test_a_program_ends_without_a_word():
    """The typing module keeps functions with overloads, and all that their modules know, longer than the core lives."""
    questions = "gw.as_data(gw.rate(p)), gw.hint(p), gw.diagnose(p), gw.reason(gw.load('1....2..3.4.....'), 1, 3)"
    script = f"import gridwright as gw; p = gw.load('1....2..3.4....1'); {questions}"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    assert (ran.stdout, ran.stderr) == (b"", b"")
