"""All rules of a puzzle together."""

from __future__ import annotations

from collections.abc import Iterable

from gridwright.model.arguments import several
from gridwright.model.errors import RuleError
from gridwright.model.rules import Rule

__all__ = ["Rules"]


class Rules(tuple[Rule, ...]):
    """The rules of a grid of so many cells, each about different cells of it.

    Puzzles share them, so that many rules are looked through and hashed once, however many puzzles have them.
    """

    cells: int
    _hash: int | None

    def __new__(cls, rules: Iterable[Rule], cells: int) -> Rules:
        if isinstance(rules, Rules) and rules.cells == cells:
            return rules
        self = super().__new__(cls, several(rules, "a sequence of rules"))
        for rule in self:
            if not hasattr(rule, "cells"):
                raise TypeError(f"{rule!r} is not a rule")
            own = rule.cells
            if not own or min(own) < 0 or max(own) >= cells or len(set(own)) < len(own):
                raise RuleError(f"{rule.label}: {own} are not different cells of the grid")
        self.cells, self._hash = cells, None
        return self

    def __reduce__(self) -> tuple[type[Rules], tuple[tuple[Rule, ...], int]]:
        return Rules, (tuple(self), self.cells)  # another process hashes differently

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = super().__hash__()
        return self._hash
