"""Two rules together: the ways to fill one rule that would leave a cell, a house or another rule nothing.

The ways of a rule are numbered, and a set of them is an integer with a bit for each.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from gridwright.logic.board import Board
from gridwright.logic.step import Candidate, Step, Technique
from gridwright.logic.structure.fillings import FilledRule, Filling, filled_rules_of
from gridwright.logic.structure.sets import cells_in
from gridwright.logic.structure.shape import HouseSet, Shape
from gridwright.logic.structure.ties import changed, ways_of_rules
from gridwright.logic.techniques.fillings import MOST_SHOWN
from gridwright.model.primitives import values_in

__all__ = ["TECHNIQUES"]

MOST_WAYS = 60
"""Ways to fill a rule beyond which nobody follows what each of them does."""

MOST_VICTIMS = 2
"""Things left nothing that a step may need."""


@dataclass(frozen=True, eq=False, slots=True)
class _FewWays:
    """The ways to fill a rule that are left; `of` has for each of its candidates the ways that have it, and `by_value`
    the same with the cell, for each value. `near` are the rule's cells and those that see one of them, `beside` those
    of others that see two. What was found out about candidates and rules elsewhere stays true as long as the ways
    are these."""

    rule: FilledRule
    ways: list[Filling]
    all: int
    of: dict[Candidate, int]
    by_value: dict[int, list[tuple[int, int]]]
    near: int
    beside: int
    ruled_out: dict[Candidate, int] = field(default_factory=dict)
    blocked: dict[_FewWays, int] = field(default_factory=dict)


class _Victim(NamedTuple):
    """A cell, a value in a house, or another rule; and the ways that leave it nothing."""

    ways: int
    cell: int | None = None
    house: HouseSet | None = None
    value: int = 0
    other: FilledRule | None = None


def _few_ways(board: Board) -> list[_FewWays]:
    known: dict[FilledRule, _FewWays] = board.memory.setdefault(_few_ways, {})
    found = []
    for rule, ways in ways_of_rules(board):
        if len(ways) <= MOST_WAYS:
            some = known.get(rule)
            if some is None or some.ways is not ways:
                some = known[rule] = _counted(board, rule, ways)
            found.append(some)
    return found


def _counted(board: Board, rule: FilledRule, ways: list[Filling]) -> _FewWays:
    of: dict[Candidate, int] = {}
    for number, way in enumerate(ways):
        for candidate in zip(rule.order, way, strict=True):
            of[candidate] = of.get(candidate, 0) | 1 << number
    by_value: dict[int, list[tuple[int, int]]] = {}
    for (cell, value), having in of.items():
        by_value.setdefault(value, []).append((cell, having))
    once = twice = 0
    for cell in rule.order:
        seen = _sight(board.shape)[cell]
        twice |= once & seen
        once |= seen
    return _FewWays(rule, ways, (1 << len(ways)) - 1, of, by_value, rule.cells | once, twice & ~rule.cells)


def ruled_out_anyway(board: Board) -> Iterator[Step]:
    """A cell beside a rule loses what every way to fill the rule rules out there."""
    for some in _few_ways(board):
        rule = some.rule
        lost = [
            (cell, value)
            for cell in cells_in(some.beside & board.open)
            for value in values_in(board.candidates[cell])
            if _ruling_out(board, some, cell, value) == some.all
        ]
        if lost:
            yield Step(
                "any-filling", 3.5, eliminations=tuple(lost), cells=rule.order,
                values=tuple(sorted({value for _, value in lost})), grounds=changed(board, rule), rules=(rule.rule,),
                pairs=(*rule.apart, *_sights(board, rule, dict.fromkeys(cell for cell, _ in lost))),
                ways=tuple(some.ways) if len(some.ways) <= MOST_SHOWN else (),
            )  # fmt: skip


def two_rules(board: Board) -> Iterator[Step]:
    """A value with which every way to fill its rule leaves something else nothing."""
    found = _few_ways(board)
    places = [
        (house, value, there)
        for house in board.shape.full
        for value in house.values
        if (there := board.where[value] & house.cells) & (there - 1)
    ]
    victims: dict[int, list[_Victim]] = {}
    for count in range(1, MOST_VICTIMS + 1):
        for number, some in enumerate(found):
            if number not in victims:  # a step is often found before all are known
                victims[number] = _victims(board, some, found, places)
            yield from _dead(board, some, victims[number], count)


def _dead(board: Board, some: _FewWays, victims: Sequence[_Victim], count: int) -> Iterator[Step]:
    for few in combinations(victims, count):
        left = some.all
        for victim in few:
            left &= ~victim.ways
        if left:
            lost = tuple(candidate for candidate, ways in some.of.items() if not ways & left)
            if lost and not all(board.values[cell] for cell, _ in lost):
                yield _step(board, some, few, lost)


def _step(board: Board, some: _FewWays, victims: Sequence[_Victim], lost: tuple[Candidate, ...]) -> Step:
    rule, dead = some.rule, 0
    for candidate in lost:
        dead |= some.of[candidate]
    grounds, pairs = dict.fromkeys(changed(board, rule)), dict.fromkeys(rule.apart)
    for victim in victims:
        if victim.cell is not None:
            grounds[victim.cell] = None
            pairs |= dict.fromkeys(_sights(board, rule, [victim.cell]))
        if victim.house:
            places = board.where[victim.value] & victim.house.cells
            grounds |= dict.fromkeys(cells_in(victim.house.cells & ~places))
            pairs |= dict.fromkeys(_sights(board, rule, cells_in(places & ~rule.cells)))
        if victim.other:
            grounds |= dict.fromkeys(changed(board, victim.other))
            pairs |= dict.fromkeys((*victim.other.apart, *_sights(board, rule, victim.other.order)))
    return Step(
        "two-rules", round(3.7 + 0.3 * len(victims), 1), eliminations=lost,
        cells=tuple(victim.cell for victim in victims if victim.cell is not None),
        values=tuple(victim.value for victim in victims if victim.house),
        grounds=tuple(grounds), houses=tuple(victim.house.house for victim in victims if victim.house),
        rules=(rule.rule, *(victim.other.rule for victim in victims if victim.other)), pairs=tuple(pairs),
        ways=tuple(some.ways[way] for way in cells_in(dead)) if dead.bit_count() <= MOST_SHOWN else (),
    )  # fmt: skip


def _victims(
    board: Board, some: _FewWays, found: Sequence[_FewWays], places: Sequence[tuple[HouseSet, int, int]]
) -> list[_Victim]:
    """All that some way leaves nothing; `places` are those of each value in a full house, where it has several."""
    victims = [_Victim(_emptying(board, some, cell), cell=cell) for cell in cells_in(some.beside & board.open)]
    far = ~some.near
    victims += [
        _Victim(_displacing(board, some, there, value), house=house, value=value)
        for house, value, there in places
        if not there & far
    ]
    victims += [_Victim(_blocking(board, some, other), other=other.rule) for other in found if other is not some]
    return [victim for victim in victims if victim.ways]


def _ruling_out(board: Board, some: _FewWays, cell: int, value: int) -> int:
    """The ways that take a value from a cell beside the rule."""
    known = some.ruled_out.get((cell, value))
    if known is not None:
        return known
    sees, ways = board.shape.sees[value], 0
    for own, having in some.by_value.get(value, ()):
        if sees[own] >> cell & 1:
            ways |= having
    some.ruled_out[cell, value] = ways
    return ways


def _emptying(board: Board, some: _FewWays, cell: int) -> int:
    """The ways that take all values from a cell."""
    ways = some.all
    for value in values_in(board.candidates[cell]):
        ways &= _ruling_out(board, some, cell, value)
        if not ways:
            break
    return ways


def _displacing(board: Board, some: _FewWays, places: int, value: int) -> int:
    """The ways that leave a value none of its places in a house."""
    ways = some.all
    for place in cells_in(places):
        if some.rule.cells >> place & 1:
            ways &= ~some.of.get((place, value), 0)
        else:
            ways &= _ruling_out(board, some, place, value)
        if not ways:
            break
    return ways


def _blocking(board: Board, some: _FewWays, other: _FewWays) -> int:
    """The ways with which no way to fill another rule goes together."""
    if other not in some.blocked:
        some.blocked[other] = _ways_blocking(board, some, other)
    return some.blocked[other]


def _ways_blocking(board: Board, some: _FewWays, other: _FewWays) -> int:
    sight, sees = _sight(board.shape), board.shape.sees
    touching = [
        (own, at)
        for own in some.rule.order
        for at, near in enumerate(other.rule.order)
        if own == near or sight[own] >> near & 1
    ]
    if len(touching) < 2:  # what two cells say of each other, others see
        return 0
    possible = 0
    for way in other.ways:
        going = some.all & ~possible
        for own, at in touching:
            value = way[at]
            if own == other.rule.order[at]:
                going &= some.of.get((own, value), 0)
            elif sees[value][own] >> other.rule.order[at] & 1:
                going &= ~some.of.get((own, value), 0)
        possible |= going
    return some.all & ~possible


@lru_cache(maxsize=64)
def _sight(shape: Shape) -> tuple[int, ...]:
    """For each cell those that it takes some value from."""
    found = [0] * len(shape.effects)
    for by_cell in shape.sees:
        found = [before | cells for before, cells in zip(found, by_cell, strict=True)]
    return tuple(found)


def _sights(board: Board, rule: FilledRule, cells: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """The pairs of a cell and one of a rule's that see each other."""
    return tuple((cell, own) for cell in cells for own in rule.order if _sight(board.shape)[own] >> cell & 1)


TECHNIQUES = (
    Technique("any-filling", "Ruled out in any case", 3.5, ruled_out_anyway, looks_at=filled_rules_of),
    Technique("two-rules", "Two rules together", 4.0, two_rules, looks_at=filled_rules_of),
)
