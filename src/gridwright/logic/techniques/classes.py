"""Classes: along some lines, values of two classes take turns (low and high, odd and even), and houses count them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gridwright.logic.board import Board
from gridwright.logic.step import Step, Technique
from gridwright.logic.structure.lines import RelatedLine, lines_of
from gridwright.logic.structure.sets import cells_in
from gridwright.logic.structure.shape import HouseSet
from gridwright.model.primitives import values_in

__all__ = ["TECHNIQUES"]


def class_counting(board: Board) -> Iterator[Step]:
    """A class at the beginning of a line with which a house would have too many of its values, or too few."""
    for line in lines_of(board.layout):
        if not line.classes or not line.cells & board.open:
            continue
        for first, second in (line.classes, line.classes[::-1]):
            kept = [board.candidates[cell] & (second if at % 2 else first) for at, cell in enumerate(line.order)]
            other = [board.candidates[cell] & (first if at % 2 else second) for at, cell in enumerate(line.order)]
            if all(kept) and all(other):
                yield from _miscounted(board, line, kept, other, (first, second))


def _miscounted(
    board: Board, line: RelatedLine, kept: Sequence[int], other: Sequence[int], classes: tuple[int, int]
) -> Iterator[Step]:
    """What is left of a line if it cannot be like that, because some house would have a wrong number of a class."""
    masks = dict(zip(line.order, kept, strict=True))
    for house in board.shape.houses:
        if (house.cells & line.cells).bit_count() > 1 and any(_is_wrong(board, house, masks, one) for one in classes):
            lost = tuple(
                (cell, value)
                for cell, mask in zip(line.order, other, strict=True)
                for value in values_in(board.candidates[cell] & ~mask)
            )
            grounds = tuple(
                cell
                for cell in cells_in(house.cells | line.cells)
                if board.candidates[cell] != board.layout.domains[cell]
            )
            yield Step(
                "class-counting", 3.4, eliminations=lost, cells=line.order, values=values_in(classes[0]),
                grounds=grounds, houses=(house.house,), rules=(line.rule,), ways=tuple(map(values_in, classes)),
            )  # fmt: skip
            return


def _is_wrong(board: Board, house: HouseSet, masks: dict[int, int], values: int) -> bool:
    """Whether more cells of a house need values of a class than it has, or fewer can hold them than must."""
    own = [masks.get(cell, board.candidates[cell]) for cell in house.house.cells]
    needing, able, union = 0, 0, 0
    for mask in own:
        needing += not mask & ~values
        able += bool(mask & values)
        union |= mask & values
    must = sum(1 for value in house.values if values >> value - 1 & 1)
    return needing > union.bit_count() or able < must


TECHNIQUES = (Technique("class-counting", "Counting a class of values", 3.4, class_counting, looks_at=lines_of),)
