"""All ways to fill the cells of a rule as far as it and the houses of its cells say, where these are few."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from gridwright.logic.structure.lines import is_line
from gridwright.logic.structure.sets import cell_set
from gridwright.logic.structure.shape import facts_of, shape_of
from gridwright.logic.structure.sums import differing, pairs_of
from gridwright.model.layout import Layout
from gridwright.model.primitives import Automaton, Machine, OneOf, Pair, Primitive, Relation, Sum, values_in

__all__ = ["FilledRule", "Filling", "filled_rules_of", "fillings"]

Filling = tuple[int, ...]
"""A value for each cell of a rule, in its order."""

MOST_CELLS = 12
"""Rules about more cells are not filled in all ways."""


@dataclass(frozen=True, eq=False, slots=True)
class FilledRule:
    """A rule with all that it says of its cells, by their places in `order`."""

    cells: int
    order: tuple[int, ...]
    rule: int
    differ: tuple[tuple[int, ...], ...]
    """For each cell those before it that must differ from it, because of houses too."""
    apart: tuple[tuple[int, int], ...]
    """The cells that must differ for other reasons than the rule."""
    pairs: tuple[tuple[tuple[int, Relation], ...], ...]
    """For each cell those before it that it is related to, with what each of their values allows."""
    sums: tuple[tuple[tuple[int, ...], int, int], ...]
    """A coefficient for each cell, and between what the sum lies."""
    sets: tuple[tuple[int, tuple[int, ...]], ...]
    """A set of places, and the sets of values that these hold."""
    machines: tuple[tuple[tuple[int, ...], Machine], ...]
    """The places that it reads, one after the other."""


@lru_cache(maxsize=64)
def filled_rules_of(layout: Layout) -> tuple[FilledRule, ...]:
    """Rules that say more of their cells than that two are different or related; fewest cells first."""
    facts = facts_of(layout)
    said: dict[int, list[Primitive]] = {}
    for some in (facts.choices, facts.sums, facts.automata):
        for primitive, rule in some:
            said.setdefault(rule, []).append(primitive)
    bonds: dict[int, list[Pair]] = {}
    for first, second, relation, rule in facts.bonds:
        bonds.setdefault(rule, []).append(Pair(first, second, facts.relations[relation]))
    for rule, pairs in bonds.items():
        if rule in said or is_line([(pair.first, pair.second) for pair in pairs]):
            said.setdefault(rule, []).extend(pairs)
    found = [_filled_rule(layout, rule, primitives) for rule, primitives in said.items()]
    return tuple(sorted((one for one in found if len(one.order) <= MOST_CELLS), key=lambda one: len(one.order)))


def _filled_rule(layout: Layout, rule: int, primitives: Sequence[Primitive]) -> FilledRule:
    order = tuple(dict.fromkeys(cell for primitive in primitives for cell in _cells(primitive)))
    place = {cell: number for number, cell in enumerate(order)}
    pairs: list[list[tuple[int, Relation]]] = [[] for _ in order]
    sums, sets, machines = [], [], []
    for primitive in primitives:
        match primitive:
            case Pair(first, second, relation):
                if place[first] < place[second]:
                    pairs[place[second]].append((place[first], relation))
                else:
                    pairs[place[first]].append((place[second], relation.reversed()))
            case Sum(cells, coefficients, low, high):
                by_place = [0] * len(order)
                for cell, coefficient in zip(cells, coefficients, strict=True):
                    by_place[place[cell]] = coefficient
                sums.append((tuple(by_place), low, high))
            case OneOf(cells, values):
                sets.append((cell_set(place[cell] for cell in cells), values))
            case Automaton(cells, machine):
                machines.append((tuple(place[cell] for cell in cells), machine))
    apart = differing(shape_of(layout), order)
    differ = [set(places) for places in apart]
    for places, _ in sets:
        for number, others in enumerate(differ):
            if places >> number & 1:
                others.update(other for other in range(number) if places >> other & 1)
    return FilledRule(
        cell_set(order), order, rule, tuple(tuple(sorted(others)) for others in differ), pairs_of(order, apart),
        tuple(map(tuple, pairs)), tuple(sums), tuple(sets), tuple(machines),
    )  # fmt: skip


def _cells(primitive: Primitive) -> tuple[int, ...]:
    return (primitive.first, primitive.second) if isinstance(primitive, Pair) else primitive.cells


def fillings(rule: FilledRule, masks: Sequence[int], most: int, most_tried: int) -> list[Filling] | None:
    """All ways to fill the cells from these candidates; None if there are more than that, or it takes more trying."""
    return _Filler(rule, masks, most, most_tried).run()


class _Filler:
    """Value after value, cell after cell; given up as soon as no way can go on."""

    def __init__(self, rule: FilledRule, masks: Sequence[int], most: int, most_tried: int) -> None:
        self._rule, self._most, self._left = rule, most, most_tried
        self._choices = [values_in(mask) for mask in masks]
        self._values = [0] * len(masks)
        self._found: list[Filling] = []
        self._rests = [_rest_of_sum(coefficients, masks) for coefficients, _, _ in rule.sums]
        self._reading = [_reading(places, machine, masks) for places, machine in rule.machines]
        self._read_at = [
            [(number, places.index(place)) for number, (places, _) in enumerate(rule.machines) if place in places]
            for place in range(len(masks))
        ]

    def run(self) -> list[Filling] | None:
        nothing = [0] * len(self._rule.sums), [0] * len(self._rule.sets)
        return self._found if self._grow(0, *nothing) else None

    def _grow(self, place: int, totals: list[int], used: list[int]) -> bool:
        """Whether all ways from here on were found."""
        rule, values = self._rule, self._values
        if place == len(values):
            if self._accepted():
                self._found.append(tuple(values))
            return len(self._found) <= self._most
        for value in self._choices[place]:
            self._left -= 1
            if self._left < 0:
                return False
            if any(values[other] == value for other in rule.differ[place]):
                continue
            if not all(relation.allows(values[other], value) for other, relation in rule.pairs[place]):
                continue
            grown = [total + sums[0][place] * value for total, sums in zip(totals, rule.sums, strict=True)]
            if not all(
                low <= total + most[place + 1] and total + least[place + 1] <= high
                for total, (_, low, high), (least, most) in zip(grown, rule.sums, self._rests, strict=True)
            ):
                continue
            now = [
                before | 1 << value - 1 if places >> place & 1 else before
                for before, (places, _) in zip(used, rule.sets, strict=True)
            ]
            if not all(any(not some & ~one for one in sets) for some, (_, sets) in zip(now, rule.sets, strict=True)):
                continue
            values[place] = value
            if self._readable(place) and not self._grow(place + 1, grown, now):
                return False
        return True

    def _readable(self, place: int) -> bool:
        """Whether machines can go on from what they have read up to a place; those that read in another order wait."""
        for number, at in self._read_at[place]:
            places, machine = self._rule.machines[number]
            if any(earlier > place for earlier in places[:at]):
                continue
            state = 0
            for earlier in places[: at + 1]:
                state = machine.steps[state][self._values[earlier] - 1]
                if state < 0:
                    return False
            if state not in self._reading[number][at + 1]:
                return False
        return True

    def _accepted(self) -> bool:
        values = self._values
        return all(machine.accepts([values[place] for place in places]) for places, machine in self._rule.machines)


def _rest_of_sum(coefficients: Sequence[int], masks: Sequence[int]) -> tuple[list[int], list[int]]:
    """For each place the least and the most that the cells from there on can add."""
    least, most = [0] * (len(masks) + 1), [0] * (len(masks) + 1)
    for place in range(len(masks) - 1, -1, -1):
        mask, coefficient = masks[place], coefficients[place]
        ends = (coefficient * (mask & -mask).bit_length(), coefficient * mask.bit_length())
        least[place], most[place] = least[place + 1] + min(ends), most[place + 1] + max(ends)
    return least, most


def _reading(places: Sequence[int], machine: Machine, masks: Sequence[int]) -> list[set[int]]:
    """For each cell that a machine reads, the states before it from which it can come to a good end."""
    good = [set(machine.accepting)]
    for place in reversed(places):
        values = values_in(masks[place])
        good.append({
            state for state, steps in enumerate(machine.steps) if any(steps[value - 1] in good[-1] for value in values)
        })  # fmt: skip
    return good[::-1]
