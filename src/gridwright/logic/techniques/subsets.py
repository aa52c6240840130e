"""Subsets: as many cells as values, or as many values as places."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from gridwright.logic.board import Board
from gridwright.logic.step import Step, Technique
from gridwright.logic.structure.sets import cell_set, cells_in, first_in, is_single, subsets
from gridwright.logic.structure.shape import HouseSet
from gridwright.logic.techniques.singles import hidden_single
from gridwright.model.primitives import bit, values_in

__all__ = ["TECHNIQUES"]


def naked(size: int, technique: str, rating: float, board: Board) -> Iterator[Step]:
    """Cells of a house with as many values between them: cells that see all holders of one of those lose it."""
    candidates = board.candidates
    for house in board.shape.houses:
        left = cells_in(house.cells & board.open)
        if house.is_full and len(left) <= size:  # then locked candidates say it
            continue
        for cells, union in subsets(((c, candidates[c]) for c in left if not is_single(candidates[c])), size):
            if union.bit_count() != size:
                continue
            chosen = cell_set(cells)
            eliminations, pairs = [], []
            for value in values_in(union):
                holders = board.where[value] & chosen
                for cell in cells_in(board.seeing_all(holders, value) & ~chosen):
                    eliminations.append((cell, value))
                    if not house.cells >> cell & 1:
                        pairs += [(cell, holder) for holder in cells_in(holders)]
            if eliminations:
                yield Step(
                    technique, rating, eliminations=tuple(eliminations), cells=cells, values=values_in(union),
                    grounds=cells, houses=(house.house,), pairs=tuple(dict.fromkeys(pairs)),
                )  # fmt: skip


def _hidden(size: int, board: Board) -> Iterator[tuple[HouseSet, tuple[int, ...], int]]:
    """Full houses with as many values as places for them: the values, and the places as a set."""
    where = board.where
    for house in board.shape.full:
        left = house.cells & board.open
        if left.bit_count() <= size:
            continue
        cells = house.cells
        places = [(value, here) for value in house.values if (here := where[value] & cells) & (here - 1)]
        for values, union in subsets(places, size):
            if union.bit_count() == size:
                yield house, values, union


def hidden(size: int, technique: str, rating: float, board: Board) -> Iterator[Step]:
    """As many values as places for them in a full house: those places hold nothing else."""
    for house, values, places in _hidden(size, board):
        keep = sum(map(bit, values))
        eliminations = tuple(
            (cell, value) for cell in cells_in(places) for value in values_in(board.candidates[cell] & ~keep)
        )
        if eliminations:
            yield _hidden_step(house, values, places, eliminations, technique, rating)


def _hidden_step(
    house: HouseSet, values: tuple[int, ...], places: int, eliminations: tuple[tuple[int, int], ...],
    technique: str, rating: float,
) -> Step:  # fmt: skip
    return Step(
        technique, rating, eliminations=eliminations, cells=cells_in(places), values=values,
        grounds=cells_in(house.cells & ~places), houses=(house.house,),
    )  # fmt: skip


def direct_hidden(size: int, technique: str, rating: float, board: Board) -> Iterator[Step]:
    """A hidden subset that at once leaves one place for another value of the house."""
    for house, values, places in _hidden(size, board):
        for value in house.values:
            before = board.where[value] & house.cells
            after = before & ~places
            if value in values or after == before or not is_single(after):
                continue
            eliminations = tuple((cell, value) for cell in cells_in(before & places))
            subset = _hidden_step(house, values, places, eliminations, technique.removeprefix("direct-"), rating)
            single = hidden_single(house, first_in(after), value, technique, rating)
            yield replace(
                single,
                cells=(*single.cells, *subset.cells),
                values=(*single.values, *subset.values),
                grounds=cells_in(house.cells & ~places),
                substeps=(subset,),
            )


def _techniques() -> Iterator[Technique]:
    for size, name, rating in ((2, "pair", 3.0), (3, "triple", 3.6), (4, "quad", 5.0)):
        yield Technique(f"naked-{name}", f"Naked {name}", rating, partial(naked, size, f"naked-{name}", rating))
    for size, name, rating in ((2, "pair", 3.4), (3, "triple", 4.0), (4, "quad", 5.4)):
        yield Technique(f"hidden-{name}", f"Hidden {name}", rating, partial(hidden, size, f"hidden-{name}", rating))
    for size, name, rating in ((2, "pair", 2.0), (3, "triple", 2.5)):
        id_ = f"direct-hidden-{name}"
        yield Technique(id_, f"Direct hidden {name}", rating, partial(direct_hidden, size, id_, rating))


TECHNIQUES = tuple(_techniques())
