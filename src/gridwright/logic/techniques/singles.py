"""Singles: a cell with one candidate, or a value with one place."""

from __future__ import annotations

from collections.abc import Iterator

from gridwright.logic.board import Board
from gridwright.logic.step import Step, Technique
from gridwright.logic.structure.sets import first_in, is_single
from gridwright.logic.structure.shape import HouseSet

__all__ = ["TECHNIQUES", "hidden_single"]


def last_cell(board: Board) -> Iterator[Step]:
    """A full house with one empty cell."""
    for house in board.shape.full:
        left = house.cells & board.open
        if is_single(left):
            cell = first_in(left)
            mask = board.candidates[cell]
            if is_single(mask):
                value = mask.bit_length()
                yield Step(
                    "last-cell", 1.0, placements=((cell, value),), cells=(cell,), values=(value,),
                    grounds=house.house.cells, houses=(house.house,),
                )  # fmt: skip


def hidden_single(house: HouseSet, cell: int, value: int, technique: str, rating: float) -> Step:
    return Step(
        technique, rating, placements=((cell, value),), cells=(cell,), values=(value,),
        grounds=tuple(other for other in house.house.cells if other != cell), houses=(house.house,),
    )  # fmt: skip


def _hidden(board: Board, technique: str, rating: float, *, in_regions: bool) -> Iterator[Step]:
    where, left = board.where, board.open
    for house in board.shape.full:
        if (house.sort == "region") is not in_regions or not house.cells & left:
            continue
        cells = house.cells
        for value in house.values:
            places = where[value] & cells
            if places & (places - 1) == 0 and places & left:
                yield hidden_single(house, first_in(places), value, technique, rating)


def hidden_in_region(board: Board) -> Iterator[Step]:
    """One place left for a value in a region that must hold it."""
    return _hidden(board, "hidden-single-region", 1.2, in_regions=True)


def hidden_in_line(board: Board) -> Iterator[Step]:
    """One place left for a value in a row, a column or any other house that must hold it."""
    return _hidden(board, "hidden-single-line", 1.5, in_regions=False)


def naked_single(board: Board) -> Iterator[Step]:
    """A cell with one candidate left."""
    for cell in board.open_cells():
        mask = board.candidates[cell]
        if is_single(mask):
            value = mask.bit_length()
            yield Step(
                "naked-single", 2.3, placements=((cell, value),), cells=(cell,), values=(value,), grounds=(cell,)
            )


TECHNIQUES = (
    Technique("last-cell", "Last cell", 1.0, last_cell),
    Technique("hidden-single-region", "Hidden single in a region", 1.2, hidden_in_region),
    Technique("hidden-single-line", "Hidden single in a line", 1.5, hidden_in_line),
    Technique("naked-single", "Naked single", 2.3, naked_single),
)
