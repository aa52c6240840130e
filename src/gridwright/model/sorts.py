"""Sorts of rules: all rows, both diagonals, all signs."""

from __future__ import annotations

from gridwright.model.clue import Clue
from gridwright.model.rules import AllDifferent, Rule

__all__ = ["sort_of"]


def sort_of(rule: Rule) -> str:
    """What a rule is called without its number or cells."""
    match rule:
        case AllDifferent():
            return "diagonal" if "diagonal" in rule.what else rule.what
        case Clue():
            return rule.sort
    return rule.label
