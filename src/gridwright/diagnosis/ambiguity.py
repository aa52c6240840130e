"""Several solutions: how many, where they differ, and which clues would leave just one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from gridwright.clues import Clue
from gridwright.diagnosis.completions import completions
from gridwright.diagnosis.sample import BUDGET, sample
from gridwright.engine import Engine
from gridwright.model.clock import Clock
from gridwright.model.display import brief
from gridwright.model.puzzle import Outcome, Puzzle, Solution

__all__ = ["Ambiguity", "ambiguity"]


@dataclass(frozen=True, slots=True, repr=False)
class Ambiguity:
    """How solutions differ.

    There are `count` of them, or at least so many if it is not `complete`. `nearest` are two that differ in as few
    cells as any of the `compared` first. `values` has for each cell the values it takes; if they are not `exact`, as in
    a puzzle that has hardly been begun and is large or hard to search, those it takes in these. `completions` are sets
    of clues, alternatives of equal size, each of which would leave exactly one solution; `smallest` if it is proven
    that no fewer clues do. There are none where many clues are missing.
    """

    count: int
    complete: bool
    nearest: tuple[Solution, Solution]
    compared: int
    values: tuple[frozenset[int], ...]
    exact: bool
    completions: tuple[tuple[Clue, ...], ...]
    smallest: bool

    def __repr__(self) -> str:
        known = str(self.count) if self.complete else f"at least {self.count}"
        return brief(self, f"{known} solutions", f"{len(self.completions)} completions")

    @property
    def varying(self) -> tuple[int, ...]:
        """The cells that are not the same in all solutions."""
        return tuple(cell for cell, values in enumerate(self.values) if len(values) > 1)


def ambiguity(puzzle: Puzzle, outcome: Outcome, cap: int, clock: Clock) -> Ambiguity | None:
    """How the solutions of a puzzle that has several differ; None when the time is over."""
    known = sample(puzzle, outcome, clock)
    if known is None:
        return None
    count, complete = len(known.solutions), known.complete
    if known.exact and not complete:
        counted = Engine(puzzle).explore(limit=cap + 1, budget=BUDGET, clock=clock, keep=False)
        count, complete = max(count, counted.at_least), counted.complete
    completing, smallest = completions(puzzle, known, clock)
    return Ambiguity(
        count=count,
        complete=complete,
        nearest=_nearest(known.solutions),
        compared=len(known.solutions),
        values=known.values,
        exact=known.exact,
        completions=completing,
        smallest=smallest,
    )


def _nearest(solutions: Sequence[Solution]) -> tuple[Solution, Solution]:
    """Two solutions that differ in the fewest cells."""
    bits = [_bits(solution) for solution in solutions]
    first, second = min(combinations(range(len(bits)), 2), key=lambda pair: (bits[pair[0]] ^ bits[pair[1]]).bit_count())
    return solutions[first], solutions[second]


def _bits(solution: Solution) -> int:
    """A bit for each value of each cell: two solutions differ in two bits for every cell that they disagree about."""
    values = bytes(solution.values)
    return int.from_bytes(b"".join(values.translate(table) for table in _TABLES[: max(values) // 8 + 1]))


_TABLES = [bytes(1 << value % 8 if value // 8 == byte else 0 for value in range(256)) for byte in range(9)]
"""Values to the bits of each byte: value v is bit v."""
