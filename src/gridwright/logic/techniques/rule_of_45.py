"""The rule of 45: houses have a known sum, and so have cages. Laid over each other, they leave few cells with a sum."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from gridwright.logic.board import Board
from gridwright.logic.step import Step, Technique
from gridwright.logic.structure.memory import recall
from gridwright.logic.structure.rests import Rest, rests_of
from gridwright.logic.structure.set_rules import survivors
from gridwright.logic.structure.sets import first_in, is_single
from gridwright.logic.structure.sums import in_some_way, made, pairs_of, sets_adding_up, supported
from gridwright.logic.techniques.combinations import ways
from gridwright.model.primitives import bit, values_in

__all__ = ["TECHNIQUES"]

MOST_WAYS = 40
"""Ways to make a sum that are looked through one by one."""


def one_cell(board: Board) -> Iterator[Step]:
    """A house and the cages on it leave one open cell."""
    return _one_cell(board, several=False)


def _one_cell(board: Board, *, several: bool) -> Iterator[Step]:
    for rest in rests_of(board.layout, several=several):
        if is_single(rest.cells & board.open):
            cell = first_in(rest.cells & board.open)
            place = rest.sum.order.index(cell)
            others = sum(
                by * board.values[c] for c, by in zip(rest.sum.order, rest.sum.coefficients, strict=True) if c != cell
            )
            value = (rest.sum.low - others) * rest.sum.coefficients[place]
            if 1 <= value <= board.layout.values and board.candidates[cell] & bit(value):
                houses = len(rest.total.houses)
                yield Step(
                    "rule-of-45-houses" if several else "rule-of-45",
                    round(3.6 + 0.2 * (houses - 2), 1) if several else 2.3,
                    placements=((cell, value),), cells=rest.sum.order, values=(value,),
                    grounds=tuple(c for c in rest.sum.order if c != cell), houses=rest.sum.houses,
                    rules=rest.sum.rules,
                )  # fmt: skip


def _narrowed(board: Board, rest: Rest) -> tuple[list[int], tuple[tuple[int, ...], ...]] | None:
    """What is left of each cell, if that is less than before, and the ways to make the sum if they are few."""
    rule = rest.sum
    masks = [board.candidates[cell] for cell in rule.order]
    if not rest.cells & board.open:
        return None
    told: tuple[tuple[int, ...], ...] = ()
    if rest.is_set:
        union = keep = 0
        for mask in masks:
            union |= mask
        left = survivors(sets_adding_up(len(masks), rule.low, union), masks)
        for values in left:
            keep |= values
        kept, told = [mask & keep for mask in masks], ways(left)
    else:
        kept = supported(rule, masks)
        found = made(rule, kept, MOST_WAYS)
        if found is not None:
            kept = in_some_way(found) if found else [0]
            told = ways([sum(map(bit, way)) for way in found]) and tuple(found)
    return (kept, told) if kept != masks and all(kept) else None


def virtual_cage(board: Board) -> Iterator[Step]:
    """A house and the cages on it leave few cells, which add up to a known sum."""
    return _virtual(board, several=False)


def _virtual(board: Board, *, several: bool) -> Iterator[Step]:
    look = _narrowed_several if several else _narrowed
    for rest, (kept, told) in recall(board, look, rests_of(board.layout, several=several)):
        rule = rest.sum
        yield Step(
            "rule-of-45-houses" if several else "virtual-cage",
            round(3.6 + 0.2 * (len(rule.houses) - 2), 1) if several else 3.2,
            eliminations=tuple(
                (cell, value)
                for cell, mask in zip(rule.order, kept, strict=True)
                for value in values_in(board.candidates[cell] & ~mask)
            ),
            cells=rule.order, values=tuple(sorted({v for way in told for v in way})),
            grounds=tuple(cell for cell in rule.order if board.candidates[cell] != board.layout.domains[cell]),
            houses=rule.houses, rules=rule.rules, pairs=pairs_of(rule.order, rule.differ), ways=told,
        )  # fmt: skip


def _narrowed_several(board: Board, rest: Rest) -> tuple[list[int], tuple[tuple[int, ...], ...]] | None:
    return _narrowed(board, rest)


def several_houses(board: Board) -> Iterator[Step]:
    """The same for several houses together."""
    yield from _one_cell(board, several=True)
    yield from _virtual(board, several=True)


TECHNIQUES = (
    Technique("rule-of-45", "Rule of 45", 2.3, one_cell, looks_at=rests_of),
    Technique("virtual-cage", "Virtual cage", 3.2, virtual_cage, looks_at=rests_of),
    Technique(
        "rule-of-45-houses", "Rule of 45 over several houses", 3.6, several_houses,
        looks_at=partial(rests_of, several=True),
    ),
)  # fmt: skip
