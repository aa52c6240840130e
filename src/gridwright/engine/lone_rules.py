"""Rules by themselves: whether one can hold at all, whatever else a puzzle says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from gridwright.engine import _core
from gridwright.engine.native import compiled, run_to_end
from gridwright.model.clock import Clock
from gridwright.model.layout import layout_of
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import Rule, Values

__all__ = ["fit_alone"]

_WORD = 64


def fit_alone(puzzle: Puzzle, questions: Sequence[tuple[Rule, Mapping[int, int]]]) -> list[bool]:
    """For each rule of a puzzle, with masks of values for some cells: whether nothing but the rule lets those be right.

    True as well where that is too hard to see.
    """
    asked = tuple(dict.fromkeys(rule for rule, _ in questions))
    rules = (rule for rule in puzzle.rules if isinstance(rule, Values) or rule in asked)
    native = compiled(layout_of(replace(puzzle, rules=tuple(rules))), asked)
    words = -(-len(asked) // _WORD)
    starts: list[int] = []
    toggles: list[int] = []
    for rule, masks in questions:
        cells = {*rule.cells}
        # Cells of which the rule does not speak have some value.
        starts += [
            domain & masks.get(cell, domain) if cell in cells else domain & -domain
            for cell, domain in enumerate(native.domains)
        ]
        on = 1 << asked.index(rule)
        toggles += [on >> (word * _WORD) & ((1 << _WORD) - 1) for word in range(words)]
    search = _core.Search(native.core, starts, toggles, limit=1, budget=native.patience, keep=0)
    run_to_end(search, Clock())
    return [
        search.verdict(job) is not _core.Verdict.EXHAUSTED or bool(search.found(job)) for job in range(len(questions))
    ]
