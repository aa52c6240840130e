"""Many grids of one shape at a time: bytes in and out, or lines of text."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence

from gridwright.engine import _core
from gridwright.engine.answers import STATUSES, Answers
from gridwright.engine.grids import Grids, grid_bytes
from gridwright.engine.native import Native
from gridwright.model.arguments import whole
from gridwright.model.checks import highest_values
from gridwright.model.errors import GridwrightError
from gridwright.model.puzzle import Outcome, Status

__all__ = ["RowPieces", "processors", "solve_grids", "solve_lines"]

RowPieces = list[tuple[bytes, list[tuple[int, int, int, int]], tuple[int, int, int, int]]]
"""Pieces of text; the lines among them that have no row: its place, begin and end in the text, number; how many of the
others are none, unique, several and undecided."""

FORMS = ("solution", "status", "json", "csv")


def solve_grids(
    native: Native,
    givens: Grids,
    threads: int | None,
    instruction_set: str | None,
    solve: Callable[[Sequence[int]], Outcome],
) -> Answers:
    """The answer for every grid; those on which the lanes give up are asked of `solve`."""
    if threads is not None and whole(threads, "threads") < 1:
        raise GridwrightError(f"threads {threads} is less than 1")
    layout = native.layout
    data, shape = grid_bytes(layout.grid, highest_values(layout.grid, layout.rules), givens)
    cells = native.core.cells
    count = len(data) // cells
    statuses, solutions = bytearray(count), memoryview(_core.unfilled(count * cells))
    _core.solve_many(
        native.core, data, statuses, solutions,
        budget=native.patience, threads=min(threads or processors(), count or 1), instruction_set=instruction_set,
    )  # fmt: skip
    for number in _places(statuses, STATUSES.index(Status.UNDECIDED)):
        place = slice(number * cells, (number + 1) * cells)
        outcome = solve(data[place])
        statuses[number] = STATUSES.index(outcome.status)
        if outcome.solution is not None:
            solutions[place] = bytes(outcome.solution.values)
    return Answers(layout.grid, memoryview(statuses), solutions, shape)


def solve_lines(
    native: Native,
    text: bytes,
    first_number: int,
    told: str,
    limit: int,
    threads: int | None,
    instruction_set: str | None,
    kind: str,
) -> RowPieces:
    """A row for each line of text that is a puzzle."""
    if told not in FORMS:
        raise GridwrightError(f"told {told!r} is not {', '.join(FORMS[:-1])} or {FORMS[-1]}")
    return _core.solve_text(
        native.core, text, first_number, told, limit, native.patience, threads or processors(), instruction_set, kind
    )


def _places(data: bytearray, byte: int) -> list[int]:
    """Where a byte stands."""
    found, at = [], -1
    while (at := data.find(byte, at + 1)) >= 0:
        found.append(at)
    return found


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
