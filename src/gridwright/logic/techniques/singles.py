"""Singles: a cell with one candidate, or a value with one place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from gridwright.logic.board import Board
from gridwright.logic.step import Step, Technique
from gridwright.logic.structure.sets import first_in, is_single
from gridwright.logic.structure.shape import HouseSet, shape_of
from gridwright.model.layout import Layout

__all__ = ["TECHNIQUES", "hidden_single"]


def last_cell(board: Board) -> Iterator[Step]:
    """A full house with one empty cell; where it is not drawn, nobody sees more than a naked single."""
    for house in board.shape.full:
        if house.sort == "set":
            continue
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


def _hidden(board: Board, technique: str, rating: float, houses: Iterable[HouseSet]) -> Iterator[Step]:
    where, left = board.where, board.open
    for house in houses:
        cells = house.cells
        if not cells & left:
            continue
        for value in house.values:
            places = where[value] & cells
            if places & (places - 1) == 0 and places & left:
                yield hidden_single(house, first_in(places), value, technique, rating)


@lru_cache(maxsize=64)
def _regions(layout: Layout) -> tuple[HouseSet, ...]:
    return tuple(house for house in shape_of(layout).full if house.sort == "region")


@lru_cache(maxsize=64)
def _lines(layout: Layout) -> tuple[HouseSet, ...]:
    return tuple(house for house in shape_of(layout).full if house.is_line)


@lru_cache(maxsize=64)
def _sets(layout: Layout) -> tuple[HouseSet, ...]:
    return tuple(house for house in shape_of(layout).full if house.sort == "set")


def hidden_in_region(board: Board) -> Iterator[Step]:
    """One place left for a value in a region that must hold it."""
    return _hidden(board, "hidden-single-region", 1.2, _regions(board.layout))


def hidden_in_line(board: Board) -> Iterator[Step]:
    """One place left for a value in a row, a column or a diagonal that must hold it."""
    return _hidden(board, "hidden-single-line", 1.5, _lines(board.layout))


def hidden_in_set(board: Board) -> Iterator[Step]:
    """One place left for a value in cells that all differ and have just as many values between them."""
    return _hidden(board, "hidden-single-set", 2.3, _sets(board.layout))


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
    Technique("hidden-single-region", "Hidden single in a region", 1.2, hidden_in_region, looks_at=_regions),
    Technique("hidden-single-line", "Hidden single in a line", 1.5, hidden_in_line, looks_at=_lines),
    Technique("naked-single", "Naked single", 2.3, naked_single),
    Technique("hidden-single-set", "Hidden single in a set of cells", 2.3, hidden_in_set, looks_at=_sets),
)
