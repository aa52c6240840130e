"""What files for other solvers have in common: what a puzzle's rules say, but nothing twice, and a comment on it."""

from __future__ import annotations

from collections.abc import Sequence

from gridwright.model.draft import Draft
from gridwright.model.layout import Bond, Facts, House
from gridwright.model.rules import Rule

__all__ = ["bonds_once", "houses_once", "summary"]


def houses_once(facts: Facts) -> list[House]:
    """The houses of two cells or more, of those with the same cells the first: a row of a jigsaw may be a region."""
    houses: dict[tuple[int, ...], House] = {}
    for house in facts.houses:
        if len(house.cells) > 1:
            houses.setdefault(house.cells, house)
    return list(houses.values())


def bonds_once(facts: Facts, rules: Sequence[Rule]) -> list[Bond]:
    """The bonds, each once under every name that a rule has for it."""
    bonds: dict[tuple[int, int, int, str], Bond] = {}
    for bond in facts.bonds:
        bonds.setdefault((bond.first, bond.second, bond.relation, rules[bond.rule].label), bond)
    return list(bonds.values())


def summary(draft: Draft) -> list[str]:
    """What the puzzle is, for a comment."""
    about = (draft.title, draft.author, draft.source)
    options = "".join(f" {option}" for option in sorted(draft.options))
    first = f"{draft.kind} {draft.grid.rows}x{draft.grid.cols}{options}"
    return [first, *(" ".join(words.split()) for words in about if words.split())]
