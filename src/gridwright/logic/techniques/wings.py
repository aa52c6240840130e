"""Wings: whatever the pivot holds, it or a pincer holds a certain value, and cells that see them all cannot."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import product

from gridwright.logic.board import Board
from gridwright.logic.step import Step, Technique
from gridwright.logic.structure.sets import cell_set, cells_in
from gridwright.model.primitives import bit, values_in

__all__ = ["TECHNIQUES"]


def wings(pincers: int, pivots: tuple[int, ...], technique: str, rating: float, board: Board) -> Iterator[Step]:
    """Each value of a pivot leaves another pincer, a cell of two candidates, only the value that the wing is about.

    `pincers` and `pivots`: how many there are, and how many values the pivot may have. With one more than there are
    pincers it can take the wing's value itself.
    """
    candidates = board.candidates
    two = cell_set(cell for cell in board.open_cells() if candidates[cell].bit_count() == 2)
    for pivot in board.open_cells():
        mask = candidates[pivot]
        if mask.bit_count() not in pivots:
            continue
        left = [(value, _left(board, pivot, value, two)) for value in values_in(mask)]
        holds = mask.bit_count() > pincers
        for value in values_in(mask if holds else ~mask & (1 << board.layout.values) - 1):
            ways = [cells.get(value, 0) for other, cells in left if other != value]
            if not all(ways):
                continue
            for chosen in product(*map(cells_in, ways)):
                holders = (pivot, *chosen) if holds else chosen
                hit = board.seeing_all(cell_set(holders), value)
                if hit and len(set(chosen)) == pincers:
                    yield _step(pivot, chosen, holders, hit, value, mask, technique, rating)


def _left(board: Board, pivot: int, value: int, two: int) -> dict[int, int]:
    """The cells of two candidates that a value in the pivot leaves only one, by that one."""
    found: dict[int, int] = {}
    for lost, cells in board.shape.effects[pivot][value]:
        for cell in cells_in(cells & two & board.where[lost]):
            other = (board.candidates[cell] & ~bit(lost)).bit_length()
            found[other] = found.get(other, 0) | 1 << cell
    return found


def _step(
    pivot: int, pincers: tuple[int, ...], holders: tuple[int, ...], hit: int, value: int, mask: int,
    technique: str, rating: float,
) -> Step:  # fmt: skip
    lost = cells_in(hit)
    return Step(
        technique, rating, eliminations=tuple((cell, value) for cell in lost),
        cells=(pivot, *pincers), values=(value, *values_in(mask & ~bit(value))), grounds=(pivot, *pincers),
        pairs=(*((pivot, pincer) for pincer in pincers), *((cell, holder) for cell in lost for holder in holders)),
    )  # fmt: skip


TECHNIQUES = (
    Technique("xy-wing", "XY-wing", 4.2, partial(wings, 2, (2,), "xy-wing", 4.2)),
    Technique("xyz-wing", "XYZ-wing", 4.4, partial(wings, 2, (3,), "xyz-wing", 4.4)),
    Technique("wxyz-wing", "WXYZ-wing", 5.5, partial(wings, 3, (3, 4), "wxyz-wing", 5.5)),
)
