"""Clues that clash plainly: their consequences, drawn without any search, leave a cell or a house with nothing.

A wrong clue among hundreds on a large grid often shows like that, where to search would take for ever.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import accumulate
from operator import or_

from gridwright.clues import Clue, clues_of, narrows
from gridwright.engine import _core
from gridwright.engine.native import compiled, run_to_end
from gridwright.engine.statements import EndedError, Set
from gridwright.model.clock import Clock
from gridwright.model.layout import layout_of
from gridwright.model.puzzle import Puzzle

__all__ = ["Propagation"]

_WORD = 64

_AT_ONCE = 16
"""Sets that are asked about together: they share the lanes."""


class Propagation:
    """Sets of a puzzle's clues, a bit each, and whether they clash plainly. More clues never clash less."""

    def __init__(self, puzzle: Puzzle, clock: Clock) -> None:
        self._clock = clock
        clues, size = clues_of(puzzle), layout_of(puzzle).values
        masks = [narrows(clue, size) for clue in clues]
        optional = tuple(clue for clue, mask in zip(clues, masks, strict=True) if mask is None)
        stated = set(optional)
        always = tuple(rule for rule in puzzle.rules if rule in stated or not isinstance(rule, Clue))
        self._native = compiled(layout_of(replace(puzzle, rules=always)), optional)
        self._words = -(-len(optional) // _WORD)
        self._switches = [1 << number for number, mask in enumerate(masks) if mask is None]
        self._narrowing = [(1 << number, [*mask.items()]) for number, mask in enumerate(masks) if mask is not None]
        self.work = 0
        """Cells looked at so far."""

    def refutes(self, sets: Sequence[Set]) -> list[bool]:
        """Whether each of the sets clashes."""
        found: list[bool] = []
        for begin in range(0, len(sets), _AT_ONCE):
            found += self._refutes(sets[begin : begin + _AT_ONCE])
        return found

    def _refutes(self, sets: Sequence[Set]) -> list[bool]:
        search = _core.Search(
            self._native.core,
            [mask for some in sets for mask in self._candidates(some)],
            [word for some in sets for word in self._toggles(some)],
            limit=1,
            budget=0,
            keep=0,
        )
        if not run_to_end(search, self._clock):
            raise EndedError
        self.work += len(sets) * self._native.core.cells
        return [search.verdict(job) is _core.Verdict.EXHAUSTED and not search.found(job) for job in range(len(sets))]

    def _candidates(self, clues: Set) -> list[int]:
        """What each cell may hold at first."""
        candidates = list(self._native.domains)
        for clue, masks in self._narrowing:
            if clues & clue:
                for cell, mask in masks:
                    candidates[cell] &= mask
        return candidates

    def _toggles(self, clues: Set) -> Iterator[int]:
        """The other clues that are in force, as words of bits."""
        on = sum(1 << number for number, clue in enumerate(self._switches) if clues & clue)
        for word in range(self._words):
            yield on >> (word * _WORD) & ((1 << _WORD) - 1)

    def shrunk(self, order: Sequence[Set]) -> Set:
        """Of clues that clash, a set that still does, and without any one of it plainly no more.

        The last clue of the shortest beginning that clashes is needed; then the same with what stands before it.
        """
        needed, rest = 0, list(order)
        while not self.refutes([needed])[0]:
            beginnings = [needed, *(needed | some for some in accumulate(rest, or_))]
            low, high = 0, len(rest)
            while high - low > 1:
                between = sorted({low + (high - low) * n // (_AT_ONCE + 1) for n in range(1, _AT_ONCE + 1)} - {low})
                for length, clash in zip(between, self.refutes([beginnings[n] for n in between]), strict=True):
                    if clash:
                        high = length
                        break
                    low = length
            needed |= rest[high - 1]
            rest = rest[: high - 1]
        return needed
