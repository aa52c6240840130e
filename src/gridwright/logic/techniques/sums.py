"""Sums: the last cell of one, what is too small or too large for it, and the ways to make it."""

from __future__ import annotations

from collections.abc import Iterator

from gridwright.logic.board import Board
from gridwright.logic.step import Step, Technique
from gridwright.logic.structure.memory import recall
from gridwright.logic.structure.sets import first_in, is_single
from gridwright.logic.structure.sums import SumRule, bounded, pairs_of, sums_of, totals_of
from gridwright.model.primitives import bit, values_in

__all__ = ["TECHNIQUES"]


def last_in_sum(board: Board) -> Iterator[Step]:
    """A sum of which all cells but one are known."""
    for rule in totals_of(board.layout):
        left = rule.cells & board.open
        if is_single(left):
            cell = first_in(left)
            rest, by = rule.low, 1
            for other, coefficient in zip(rule.order, rule.coefficients, strict=True):
                if other == cell:
                    by = coefficient
                else:
                    rest -= coefficient * board.values[other]
            value, remainder = divmod(rest, by)
            if not remainder and 1 <= value <= board.layout.values and board.candidates[cell] & bit(value):
                yield Step(
                    "last-in-sum", 1.5, placements=((cell, value),), cells=(cell,), values=(value,),
                    grounds=tuple(other for other in rule.order if other != cell), rules=rule.rules,
                )  # fmt: skip


def _bounds(board: Board, rule: SumRule) -> list[int] | None:
    masks = [board.candidates[cell] for cell in rule.order]
    kept = bounded(rule, masks)
    return kept if kept != masks and all(kept) else None


def sum_bounds(board: Board) -> Iterator[Step]:
    """Values with which a sum would become too small or too large, whatever the other cells hold."""
    for rule, kept in recall(board, _bounds, sums_of(board.layout)):
        lost = tuple(
            (cell, value)
            for cell, mask in zip(rule.order, kept, strict=True)
            for value in values_in(board.candidates[cell] & ~mask)
        )
        yield Step(
            "sum-bounds", 3.0, eliminations=lost, cells=rule.order, values=tuple(sorted({v for _, v in lost})),
            grounds=tuple(c for c in rule.order if board.candidates[c] != board.layout.domains[c]), rules=rule.rules,
            pairs=pairs_of(rule.order, rule.differ),
        )  # fmt: skip


TECHNIQUES = (
    Technique("last-in-sum", "Last cell of a sum", 1.5, last_in_sum, looks_at=totals_of),
    Technique("sum-bounds", "Bounds of a sum", 3.0, sum_bounds, looks_at=sums_of),
)
