"""Lines: cells of which each is related to the next, read from end to end."""

from __future__ import annotations

from collections.abc import Iterator

from gridwright.logic.board import Board
from gridwright.logic.step import Step, Technique
from gridwright.logic.structure.lines import RelatedLine, lines_of
from gridwright.logic.structure.memory import recall
from gridwright.model.primitives import values_in

__all__ = ["TECHNIQUES"]


def _read(board: Board, line: RelatedLine) -> list[int] | None:
    """What each cell can hold beside what the cells before and after it can, if that is less than before."""
    masks = [board.candidates[cell] for cell in line.order]
    kept = list(masks)
    for place in range(1, len(kept)):
        kept[place] &= line.after(place - 1, kept[place - 1])
    for place in range(len(kept) - 1, 0, -1):
        kept[place - 1] &= line.before(place, kept[place])
    return kept if kept != masks and all(kept) else None


def along_a_line(board: Board) -> Iterator[Step]:
    """Values that have no partner beside them, none for these partners, and so on along a line."""
    for line, kept in recall(board, _read, lines_of(board.layout)):
        lost = tuple(
            (cell, value)
            for cell, mask in zip(line.order, kept, strict=True)
            for value in values_in(board.candidates[cell] & ~mask)
        )
        yield Step(
            "along-a-line", round(1.6 + 0.1 * (len(line.order) // 2), 1), eliminations=lost, cells=line.order,
            values=tuple(sorted({value for _, value in lost})),
            grounds=tuple(c for c in line.order if board.candidates[c] != board.layout.domains[c]), rules=(line.rule,),
        )  # fmt: skip


TECHNIQUES = (Technique("along-a-line", "Along a line", 1.7, along_a_line, looks_at=lines_of),)
