"""Values that can change places in a puzzle without anybody noticing, so that a search need not try them all.

Without signs or other relations, values that no given tells apart are interchangeable. Then a puzzle has no solution or
several, and in one house they may be taken to stand in ascending order. Where they fill it, its cells are known.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gridwright.model.layout import Layout
from gridwright.model.primitives import Automaton, Distinct, Domain, OneOf, Pair, Sum, bit, values_in
from gridwright.model.rules import Rule

__all__ = ["Ties", "ties"]


@dataclass(frozen=True, slots=True)
class Ties:
    """Interchangeable values, and full houses in which to put them in order, the best first."""

    values: tuple[int, ...]
    houses: tuple[tuple[int, ...], ...]

    def filled(self, starts: Sequence[int]) -> Iterator[list[int]]:
        """The candidates when a house holds the values in order, for each house that they fill."""
        for cells in self.houses:
            if len(cells) == len(self.values):
                order = dict(zip(cells, self.values, strict=True))
                yield [bit(order[cell]) if cell in order else mask for cell, mask in enumerate(starts)]

    def out_of_order(self) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
        """Every two candidates (cell, value) that cannot both be right when the values stand in order."""
        for smaller, larger in zip(self.values, self.values[1:], strict=False):
            for place, cell in enumerate(self.houses[0]):
                for before in self.houses[0][:place]:
                    yield (cell, smaller), (before, larger)

    def exchanged(self, solution: bytes) -> bytes:
        """Another solution: two of the values have changed places."""
        first, second, *_ = self.values
        return solution.translate(bytes.maketrans(bytes([first, second]), bytes([second, first])))


def ties(layout: Layout, starts: Sequence[int], optional: Sequence[Rule] = ()) -> Ties | None:
    """The largest set of interchangeable values of a puzzle with these candidates, if there is any.

    Values are not put in order in the houses of optional rules: while such a rule is off, they may stand there twice.
    """
    understood = (Domain, Distinct, Pair, OneOf, Sum, Automaton)
    facts = layout.facts_for("the search for interchangeable values", *understood)
    if facts.bonds or facts.choices or facts.sums or facts.automata or len(set(facts.domains)) > 1:
        return None
    groups: dict[tuple[bool, ...], list[int]] = {}
    for value in values_in(facts.domains[0]):
        groups.setdefault(tuple(bool(mask & bit(value)) for mask in starts), []).append(value)
    largest = max(groups.values(), key=len)
    switched = {number for number, rule in enumerate(layout.rules) if rule in optional}
    houses = [house.cells for house in facts.houses if house.full and house.rule not in switched]
    if len(largest) < 2 or not houses:
        return None
    most = sum(map(bit, largest))
    houses.sort(key=lambda cells: sum(starts[cell] & most != most for cell in cells))
    return Ties(tuple(largest), tuple(houses))
