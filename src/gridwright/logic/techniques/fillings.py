"""Fillings: a rule filled in all ways that are left. What no way has is gone, whatever the rule says."""

from __future__ import annotations

from collections.abc import Iterator

from gridwright.logic.board import Board
from gridwright.logic.step import Step, Technique
from gridwright.logic.structure.fillings import filled_rules_of
from gridwright.logic.structure.sums import in_some_way
from gridwright.logic.structure.ties import changed, ways_of_rules
from gridwright.model.primitives import values_in

__all__ = ["MOST_SHOWN", "TECHNIQUES"]

FEW = 3
"""Open cells that people fill in their head."""

MOST_SHOWN = 8
"""Ways that are told one by one."""


def few_cells(board: Board) -> Iterator[Step]:
    """Values that a cell has in no way to fill a rule with few open cells."""
    return _fillings(board, 1, FEW, "fillings")


def many_cells(board: Board) -> Iterator[Step]:
    """The same where more cells are open."""
    return _fillings(board, FEW + 1, len(board.values), "many-fillings")


def _fillings(board: Board, least: int, most: int, technique: str) -> Iterator[Step]:
    for rule, ways in sorted(ways_of_rules(board), key=lambda one: (one[0].cells & board.open).bit_count()):
        open_cells = (rule.cells & board.open).bit_count()
        if not least <= open_cells <= most:
            continue
        lost = tuple(
            (cell, value)
            for cell, mask in zip(rule.order, in_some_way(ways), strict=True)
            for value in values_in(board.candidates[cell] & ~mask)
        )
        if lost:
            yield Step(
                technique, 2.8 if open_cells <= FEW else min(3.4, round(2.7 + 0.1 * open_cells, 1)), eliminations=lost,
                cells=rule.order, values=tuple(sorted({value for _, value in lost})),
                grounds=changed(board, rule), rules=(rule.rule,), pairs=rule.apart,
                ways=tuple(ways) if len(ways) <= MOST_SHOWN else (),
            )  # fmt: skip


TECHNIQUES = (
    Technique("fillings", "What fits", 2.8, few_cells, looks_at=filled_rules_of),
    Technique("many-fillings", "What fits in many cells", 3.1, many_cells, looks_at=filled_rules_of),
)
