"""Preparations: what single signs, dots and cages cross out, told with the step that needs it, and not before.

A grid full of signs offers a hundred of them at any time. A person looks for those that lead somewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from functools import cache
from itertools import pairwise

from gridwright.logic.board import Board
from gridwright.logic.needs import ALL, needs_of
from gridwright.logic.route import take
from gridwright.logic.step import Candidate, Step
from gridwright.logic.techniques import ladder
from gridwright.model.errors import OutOfTimeError
from gridwright.model.primitives import bit

__all__ = ["Preparations", "is_preparation", "joined", "told"]


def is_preparation(step: Step) -> bool:
    """Whether it crosses out what a relation of two cells, or a chain of them, forbids beside one cell's candidates,
    or what a single rule leaves no way for in its own cells; or whether its technique does nothing else."""
    if step.technique in _preparing():
        return True
    if step.placements or step.houses or step.links or step.substeps or step.whole or step.uniqueness:
        return False
    if step.rules:
        return len(step.rules) == 1 and {cell for cell, _ in step.eliminations} <= {*step.cells}
    return bool(step.pairs) and len(step.grounds) <= 1


@cache
def _preparing() -> frozenset[str]:
    return frozenset(technique.id for technique in ladder() if technique.prepares)


class Preparations:
    """Those that were found on a board, where they are taken already, but not told."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._found: list[Step] = []
        self._by: dict[int, dict[int, int]] = {}
        """By cell and value, which of those found crosses it out."""

    def keep(self, step: Step) -> None:
        for cell, value in step.eliminations:
            self._by.setdefault(cell, {})[value] = len(self._found)
        self._found.append(step)

    def told_with(self, step: Step) -> Iterator[Step]:
        """A step that was taken after them, with those that it needs: as one if it places a value, else as two."""
        if not self._by:
            yield step
            return
        needed = self._take(needs_of(step, len(self._board.values)))
        if needed and not step.placements:
            yield joined(needed)
            yield step
        else:
            yield joined([*needed, step])
        for cell, value in step.placements:
            self._forget(cell, value)

    def last(self) -> Iterator[Step]:
        """What is told in the end, as one: nothing if all is solved, else what empties a cell, or all there is."""
        board = self._board
        if board.broken:
            needed = self._take({board.candidates.index(0): ALL})
        else:
            needed = self._take(dict.fromkeys(self._by, ALL)) if board.open else []
        if needed:
            yield joined(needed)

    def untold(self) -> Iterator[Candidate]:
        """What they cross out, as far as nobody was told."""
        return ((cell, value) for cell, values in self._by.items() for value in values)

    def _take(self, needs: Mapping[int, int]) -> list[Step]:
        """Those that are needed, and those that these need in turn, in the order in which they were found."""
        numbers: set[int] = set()
        todo = [needs]
        while todo:
            for cell, mask in todo.pop().items():
                for value, number in self._by.get(cell, {}).items():
                    if mask & bit(value) and number not in numbers:
                        numbers.add(number)
                        todo.append(needs_of(self._found[number], len(self._board.values)))
        return [self._released(number) for number in sorted(numbers)]

    def _released(self, number: int) -> Step:
        """One of them, as far as it crosses out what is not gone anyway: of a chain, up to the last of that."""
        step = self._found[number]
        left = tuple((cell, value) for cell, value in step.eliminations if self._by.get(cell, {}).get(value) == number)
        for cell, value in left:
            self._drop(cell, value)
        return step if left == step.eliminations else replace(_shortened(step, {*left}), eliminations=left)

    def _forget(self, cell: int, value: int) -> None:
        """What a placed value rules out anyway needs no other reason any more."""
        self._by.pop(cell, None)
        for lost, cells in self._board.shape.effects[cell][value]:
            for other in [other for other in self._by if cells >> other & 1]:
                self._drop(other, lost)

    def _drop(self, cell: int, value: int) -> None:
        values = self._by.get(cell, {})
        values.pop(value, None)
        if not values:
            self._by.pop(cell, None)


def _shortened(step: Step, left: Set[Candidate]) -> Step:
    """A chain up to the last cell that still loses something."""
    if len(step.cells) == 2 or step.rules or step.pairs != tuple(pairwise(step.cells)):
        return step
    downwards = step.grounds == step.cells[-1:]
    chain = step.cells[::-1] if downwards else step.cells
    chain = chain[: 1 + max(chain.index(cell) for cell, _ in left)]
    cells = chain[::-1] if downwards else chain
    return replace(step, cells=cells, pairs=tuple(pairwise(cells)))


def told(board: Board, steps: Iterable[Step], kept: Preparations | None = None) -> Iterator[Step]:
    """Takes the steps on a board, one after the other, and tells of preparations only what leads to something."""
    kept = kept or Preparations(board)
    try:
        for step in steps:
            take(board, step)
            if is_preparation(step):
                kept.keep(step)
            else:
                yield from kept.told_with(step)
    except OutOfTimeError:
        yield from kept.last()
        raise
    yield from kept.last()


def joined(parts: Sequence[Step]) -> Step:
    """Steps one after the other as a single one, as hard as the hardest of them, which has them as its parts."""
    *before, last = parts
    if not before:
        return last
    hardest = max(reversed(parts), key=lambda part: part.rating)
    changes = last if last.placements else None
    return replace(
        last,
        technique=hardest.technique,
        rating=hardest.rating,
        eliminations=tuple(dict.fromkeys(candidate for part in parts for candidate in part.eliminations)),
        cells=changes.cells if changes else tuple(dict.fromkeys(cell for part in parts for cell in part.cells)),
        values=changes.values if changes else tuple(dict.fromkeys(value for part in parts for value in part.values)),
        grounds=tuple(dict.fromkeys(cell for part in parts for cell in part.grounds)),
        houses=tuple(dict.fromkeys(house for part in parts for house in part.houses)),
        pairs=tuple(dict.fromkeys(pair for part in parts for pair in part.pairs)),
        rules=tuple(dict.fromkeys(rule for part in parts for rule in part.rules)),
        times=(),
        parts=tuple(parts),
    )
