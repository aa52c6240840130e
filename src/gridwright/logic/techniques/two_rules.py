"""Two rules together: the ways to fill one rule that would leave a cell, a house or another rule nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from gridwright.logic.board import Board
from gridwright.logic.step import Candidate, Step, Technique
from gridwright.logic.structure.fillings import FilledRule, Filling
from gridwright.logic.structure.sets import cells_in
from gridwright.logic.structure.shape import HouseSet
from gridwright.logic.structure.ties import changed, ways_of_rules
from gridwright.logic.techniques.fillings import MOST_SHOWN
from gridwright.model.primitives import bit, values_in

__all__ = ["TECHNIQUES"]

MOST_WAYS = 60
"""Ways to fill a rule beyond which nobody follows what each of them does."""

MOST_ENDS = 2
"""Dead ends that a step may need."""


@dataclass(frozen=True, eq=False, slots=True)
class _Victim:
    """Something that may be left nothing, and what it takes to see that."""

    is_left_nothing: Callable[[Filling], bool]
    step: Step
    """What a step needs that comes to this end: its cells, houses, rules, grounds and pairs."""


def ruled_out_anyway(board: Board) -> Iterator[Step]:
    """A cell beside a rule loses what every way to fill the rule rules out there."""
    for rule, ways in _few_ways(board):
        lost: list[Candidate] = []
        for cell in _beside(board, rule):
            gone = -1
            for way in ways:
                gone &= _ruled_out(board, rule, way, cell)
            lost += [(cell, value) for value in values_in(board.candidates[cell] & gone)]
        if lost:
            cells = dict.fromkeys(cell for cell, _ in lost)
            yield Step(
                "any-filling", 3.5, eliminations=tuple(lost), cells=rule.order,
                values=tuple(sorted({value for _, value in lost})), grounds=changed(board, rule), rules=(rule.rule,),
                pairs=(*rule.apart, *_sights(board, rule, cells)),
                ways=tuple(ways) if len(ways) <= MOST_SHOWN else (),
            )  # fmt: skip


def _few_ways(board: Board) -> list[tuple[FilledRule, list[Filling]]]:
    return [(rule, ways) for rule, ways in ways_of_rules(board) if len(ways) <= MOST_WAYS]


def two_rules(board: Board) -> Iterator[Step]:
    """A value with which every way to fill its rule leaves something else nothing."""
    found = _few_ways(board)
    for count in range(1, MOST_ENDS + 1):
        for rule, ways in found:
            yield from _dead(board, rule, ways, _victims(board, rule, found), count)


def _dead(
    board: Board, rule: FilledRule, ways: Sequence[Filling], ends: Sequence[_Victim], count: int
) -> Iterator[Step]:
    reaching = [(end, {number for number, way in enumerate(ways) if end.is_left_nothing(way)}) for end in ends]
    reaching = [(end, numbers) for end, numbers in reaching if numbers]
    for some in combinations(reaching, count):
        dead = set().union(*(numbers for _, numbers in some))
        left = [way for number, way in enumerate(ways) if number not in dead]
        lost = tuple(
            (cell, value)
            for place, cell in enumerate(rule.order)
            for value in values_in(board.candidates[cell])
            if all(way[place] != value for way in left)
        )
        if lost and left:
            parts = [end.step for end, _ in some]
            yield Step(
                "two-rules", round(3.7 + 0.3 * count, 1), eliminations=lost,
                cells=tuple(cell for part in parts for cell in part.cells),
                values=tuple(value for part in parts for value in part.values),
                grounds=tuple(dict.fromkeys((*changed(board, rule), *(c for part in parts for c in part.grounds)))),
                houses=tuple(house for part in parts for house in part.houses),
                rules=(rule.rule, *(other for part in parts for other in part.rules)),
                pairs=tuple(dict.fromkeys(
                    (*rule.apart, *(pair for part in parts for pair in part.pairs))
                )),
            )  # fmt: skip


def _victims(board: Board, rule: FilledRule, found: Sequence[tuple[FilledRule, list[Filling]]]) -> list[_Victim]:
    ends = [_cell_end(board, rule, cell) for cell in _beside(board, rule)]
    reach = 0
    for cell in cells_in(rule.cells):
        for seen in board.shape.sees:
            reach |= seen[cell]
    ends += [
        _house_end(board, rule, house, value)
        for house in board.shape.full
        for value in house.values
        if (places := board.where[value] & house.cells & board.open) and not places & ~(reach | rule.cells)
    ]
    ends += [_rule_end(board, rule, other, ways) for other, ways in found if other is not rule and other.cells & reach]
    return ends


def _cell_end(board: Board, rule: FilledRule, cell: int) -> _Victim:
    def is_left_nothing(way: Filling) -> bool:
        return not board.candidates[cell] & ~_ruled_out(board, rule, way, cell)

    return _Victim(is_left_nothing, Step("", 0, cells=(cell,), grounds=(cell,), pairs=_sights(board, rule, [cell])))


def _house_end(board: Board, rule: FilledRule, house: HouseSet, value: int) -> _Victim:
    sees, places = board.shape.sees[value], board.where[value] & house.cells

    def is_left_nothing(way: Filling) -> bool:
        left = places
        for cell, held in zip(rule.order, way, strict=True):
            if held == value:
                if house.cells >> cell & 1:
                    return False
                left &= ~sees[cell]
            else:
                left &= ~(1 << cell)
        return not left

    return _Victim(
        is_left_nothing,
        Step(
            "", 0, values=(value,), houses=(house.house,), grounds=cells_in(house.cells & ~places),
            pairs=_sights(board, rule, cells_in(places & ~rule.cells)),
        ),
    )  # fmt: skip


def _rule_end(board: Board, rule: FilledRule, other: FilledRule, others: Sequence[Filling]) -> _Victim:
    clashing = _clashing(board, rule, other)

    def is_left_nothing(way: Filling) -> bool:
        return not any(
            all(
                fill[at] != way[place] if seen >> way[place] & 1 else is_free or fill[at] == way[place]
                for place, at, seen, is_free in clashing
            )
            for fill in others
        )

    return _Victim(
        is_left_nothing,
        Step(
            "", 0, rules=(other.rule,), grounds=changed(board, other),
            pairs=(*other.apart, *_sights(board, rule, other.order)),
        ),
    )  # fmt: skip


def _clashing(board: Board, rule: FilledRule, other: FilledRule) -> list[tuple[int, int, int, bool]]:
    """Places of two cells, one of each rule: for which values (as bits v) they must differ; else whether they may."""
    found = []
    for place, cell in enumerate(rule.order):
        for at, near in enumerate(other.order):
            seen = sum(1 << value for value, sees in enumerate(board.shape.sees) if sees[cell] >> near & 1)
            if seen or cell == near:
                found.append((place, at, seen, cell != near))
    return found


def _beside(board: Board, rule: FilledRule) -> list[int]:
    """Open cells that see at least two cells of a rule, which is not about them."""
    once = twice = 0
    for cell in rule.order:
        seen = 0
        for by_value in board.shape.sees:
            seen |= by_value[cell]
        twice |= once & seen
        once |= seen
    return list(cells_in(twice & board.open & ~rule.cells))


def _ruled_out(board: Board, rule: FilledRule, way: Filling, cell: int) -> int:
    """The values that a way to fill a rule takes from a cell beside it."""
    sees, gone = board.shape.sees, 0
    for own, value in zip(rule.order, way, strict=True):
        if sees[value][own] >> cell & 1:
            gone |= bit(value)
    return gone


def _sights(board: Board, rule: FilledRule, cells: Sequence[int] | dict[int, None]) -> tuple[tuple[int, int], ...]:
    """The pairs of a cell and one of a rule's that see each other."""
    return tuple(
        (cell, own)
        for cell in cells
        for own in rule.order
        if any(sees[own] >> cell & 1 for sees in board.shape.sees)
    )


TECHNIQUES = (
    Technique("any-filling", "Ruled out in any case", 3.5, ruled_out_anyway),
    Technique("two-rules", "Two rules together", 4.0, two_rules),
)
