"""Short reasons that only the learning solver finds: the core is given no work here."""

from __future__ import annotations

import pytest

import gridwright as gw
from gridwright.engine import reasons
from gridwright.engine.reasons import smallest_reason
from gridwright.logic.route import board_of
from gridwright.model.clock import Clock

HARD = gw.load("..46...3.....4...856....2.19..78......2...1......34..62.8....971...2.....9...34..")


@pytest.fixture(autouse=True)
def _idle_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reasons, "_WORK", 0)


def test_a_reason_refutes_all_that_contradicts_it() -> None:
    """Else the same premises would be told again for each candidate."""
    trail = gw.explain(HARD, [gw.technique("smallest-reason"), gw.technique("naked-single")])
    assert trail.solved
    assert gw.verify(HARD, trail.steps) == []
    assert any(len(step.eliminations) > 1 for step in trail.steps)


def test_too_long_a_reason_is_given_up() -> None:
    board = board_of(HARD)
    found = smallest_reason(board.layout, board.candidates, Clock())
    assert found
    assert smallest_reason(board.layout, board.candidates, Clock(), largest=found.size / 4) is None


def test_without_patience_it_is_not_asked() -> None:
    board = board_of(HARD)
    assert smallest_reason(board.layout, board.candidates, Clock(), patience=0) is None
