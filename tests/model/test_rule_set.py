"""All rules of a puzzle together, and those that many puzzles begin with."""

from __future__ import annotations

import pickle

import pytest

import gridwright as gw
from gridwright.kinds import _building
from gridwright.model.layout import layout_of
from gridwright.model.rule_set import Rules
from gridwright.model.rules import AllDifferent, Values

PLAIN = "sudoku 4x4\n1...\n....\n....\n....\n"
SIGNED = PLAIN + "signs: r1c2<r1c3\n"
SHADED = PLAIN + "parity: r1c2=odd r3c4=even\n"


def rules_of(text: str) -> Rules:
    rules = gw.load(text).rules
    assert isinstance(rules, Rules)
    return rules


def test_puzzles_of_a_kind_share_its_rules() -> None:
    _building._rules.cache_clear()  # which may remember one whose base is forgotten
    plain, signed, shaded = map(rules_of, (PLAIN, SIGNED, SHADED))
    assert plain.base is None
    assert signed.base is shaded.base is plain
    assert signed[: len(plain)] == plain
    assert len(signed) == len(plain) + 1
    assert len(shaded) == len(plain) + 2


def test_a_base_says_nothing_about_what_rules_mean() -> None:
    signed = rules_of(SIGNED)
    alone = Rules(tuple(signed), signed.cells)
    assert alone.base is None
    assert alone == signed
    assert hash(alone) == hash(signed)
    copy = pickle.loads(pickle.dumps(signed))
    assert copy == signed
    assert copy.base == signed.base


@pytest.mark.parametrize("text", [PLAIN, SIGNED, SHADED])
def test_what_is_lowered_does_not_depend_on_a_base(text: str) -> None:
    puzzle = gw.load(text)
    layout = layout_of(puzzle)
    assert layout.primitives == tuple(tuple(rule.lower(puzzle.grid.span())) for rule in puzzle.rules)


def test_rules_after_a_base_may_ask_for_more_values() -> None:
    grid = gw.Grid(1, 3)
    base = Rules((Values((0, 1, 2), 3), AllDifferent((0, 1, 2))), 3)
    more = base.with_more([Values((0, 1, 2), 5)])
    layout = layout_of(gw.Puzzle(grid, more, (0, 0, 0)))
    assert layout.values == 5
    assert layout.primitives == tuple(tuple(rule.lower(range(1, 6))) for rule in more)


def test_nothing_more_is_the_same() -> None:
    base = rules_of(PLAIN)
    assert base.with_more(()) is base


def test_what_is_added_is_looked_through() -> None:
    base = rules_of(PLAIN)
    with pytest.raises(gw.RuleError, match="not different cells"):
        base.with_more([AllDifferent((0, 99))])
