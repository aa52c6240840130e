"""All rules of a puzzle together."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from gridwright.model.arguments import several
from gridwright.model.errors import RuleError
from gridwright.model.rules import Rule

__all__ = ["Rules"]


class Rules(tuple[Rule, ...]):
    """The rules of a grid of so many cells, each about different cells of it.

    Puzzles share them, so that many rules are looked through and hashed once, however many puzzles have them. Those of
    a kind are the `base` of others: whoever works something out for each rule can do so for these once.
    """

    cells: int
    base: Rules | None
    _hash: int | None

    def __new__(cls, rules: Iterable[Rule], cells: int) -> Rules:
        if isinstance(rules, Rules) and rules.cells == cells:
            return rules
        self = super().__new__(cls, several(rules, "a sequence of rules"))
        _look_through(self, cells)
        self.cells, self.base, self._hash = cells, None, None
        return self

    def with_more(self, rules: Iterable[Rule], *, known: bool = False) -> Rules:
        """These, and others after them; `known`, if they are part of other rules of the same cells."""
        more = tuple(rules)
        if not more:
            return self
        if not known:
            _look_through(more, self.cells)
        both = super().__new__(Rules, (*self, *more))
        both.cells, both.base, both._hash = self.cells, self, None
        return both

    def __reduce__(self) -> tuple[Callable[..., Rules], tuple[object, ...]]:
        if self.base is not None:
            return Rules.with_more, (self.base, tuple(self[len(self.base) :]))
        return Rules, (tuple(self), self.cells)  # another process hashes differently

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = super().__hash__()
        return self._hash


def _look_through(rules: Iterable[Rule], cells: int) -> None:
    for rule in rules:
        if not hasattr(rule, "cells"):
            raise TypeError(f"{rule!r} is not a rule")
        own = rule.cells
        if not own or min(own) < 0 or max(own) >= cells or len(set(own)) < len(own):
            raise RuleError(f"{rule.label}: {own} are not different cells of the grid")
