"""Rules about several cells that nothing can fill: by themselves, or with the clues about single cells of theirs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gridwright.clues import Clue, clues_of, narrows
from gridwright.engine.lone_rules import fit_alone
from gridwright.model.errors import Problem
from gridwright.model.layout import Facts
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import Rule

__all__ = ["unfillable"]

_Narrowing = Sequence[tuple[Clue, dict[int, int]]]
"""Clues, and the values that they leave single cells."""


def unfillable(puzzle: Puzzle, facts: Facts, size: int) -> Iterator[tuple[Problem, tuple[Clue, ...]]]:
    """What cannot be, in a sentence, and the clues of it: no more of them than are needed."""
    numbers = sorted({rule for _, rule in (*facts.choices, *facts.sums, *facts.automata)})
    rules = tuple(dict.fromkeys(puzzle.rules[number] for number in numbers))
    if not rules:
        return
    narrowing = [(clue, masks) for clue in clues_of(puzzle) if (masks := narrows(clue, size))]
    fit = fit_alone(puzzle, [(rule, _together(narrowing)) for rule in rules])
    for rule, is_fine in zip(rules, fit, strict=True):
        if not is_fine:
            clues = tuple(clue for clue, _ in _needed(puzzle, rule, narrowing))
            words = " and ".join(clue.word for clue in clues)
            what = f"{words} {'does' if len(clues) == 1 else 'do'} not fit" if clues else "no values fit in its cells"
            blamed = (*clues, rule) if isinstance(rule, Clue) else clues
            yield Problem(f"{rule.label}: {what}", rule.cells), blamed


def _needed(puzzle: Puzzle, rule: Rule, narrowing: _Narrowing) -> _Narrowing:
    """Of the clues that a rule does not go with, those without any one of which it does."""
    cells = {*rule.cells}
    left = [(clue, masks) for clue, masks in narrowing if cells & masks.keys()]
    for one in tuple(left):
        fewer = [other for other in left if other is not one]
        if not fit_alone(puzzle, [(rule, _together(fewer))])[0]:
            left = fewer
    return left


def _together(narrowing: _Narrowing) -> dict[int, int]:
    masks: dict[int, int] = {}
    for _, own in narrowing:
        for cell, mask in own.items():
            masks[cell] = masks.get(cell, -1) & mask
    return masks
