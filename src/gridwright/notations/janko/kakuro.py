"""Kakuro at janko.at: the solution shows which cells hold nothing and what the sums are; few pages have a `problem`.

There a number is the sum to the right and a hundred times the one below, and `x` a cell that holds nothing at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from gridwright.clues.run import RunSum, is_drawn, printed_sums, sums_drawn
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid
from gridwright.notations._shared.agreement import must_be_solved_by
from gridwright.notations._shared.cells import rows_of
from gridwright.notations._shared.source_text import Span, as_int, quoted
from gridwright.notations.janko.fields import JankoFields

__all__ = ["KAKURO", "kakuro_lines", "with_runs"]

KAKURO = "kakuro"
_EMPTY, _HOLE, _BASE = "-", "x", 100


def with_runs(said: JankoFields, draft: Draft, solution: Sequence[int]) -> Draft:
    """A Kakuro, which so far has cells only."""
    size = draft.grid.rows, draft.grid.cols
    if items := said.cells("problem", *size):
        printed = {cell: _printed(said, item) for cell, item in enumerate(items) if item.text not in (_EMPTY, "?")}
        grid = Grid(*size, frozenset(printed))
        draft = replace(draft, grid=grid, clues=tuple(printed_sums(grid, printed)))
    elif solution:
        grid = Grid(*size, frozenset(cell for cell, value in enumerate(solution) if not value))
        draft = replace(draft, grid=grid, clues=tuple(_run_sums(grid, solution)))
    else:
        raise FormatError("there are no clues: neither a problem nor a full solution that shows the sums of a Kakuro")
    if solution:
        must_be_solved_by(draft, solution)
    return draft


def _printed(said: JankoFields, item: Span) -> str:
    """The sums of a cell that holds nothing else, as people print them."""
    number = 0 if item.text == _HOLE else as_int(item.text)
    if number is None:
        raise said.source.error(f"{quoted(item.text)} is not a sum, {_HOLE!r} or {_EMPTY!r}", item.start)
    down, right = divmod(number, _BASE)
    return f"{down or ''}\\{right or ''}"


def _run_sums(grid: Grid, solution: Sequence[int]) -> Iterator[RunSum]:
    """A sum for every run of several cells."""
    for move in ((0, 1), (1, 0)):
        for cell in grid.filled:
            run = grid.line(cell, move)
            if grid.moved(cell, (-move[0], -move[1])) is None and len(run) > 1:
                yield RunSum(grid, cell, move, sum(solution[other] for other in run))


def kakuro_lines(draft: Draft) -> list[str]:
    """The lines of the problem."""
    for clue in draft.clues:
        if not isinstance(clue, RunSum) or not is_drawn(clue):
            raise FormatError(f"janko cannot carry {clue.label} in a Kakuro: sums stand in cells that hold nothing")
        if clue.value >= _BASE:
            raise FormatError(f"janko has sums up to {_BASE - 1}: {clue.word}")
    items = [_EMPTY] * len(draft.grid.cells)
    for cell, printed in sums_drawn(draft.grid, draft.clues).items():
        down, right = (int(number or 0) for number in printed.split("\\"))
        items[cell] = str(_BASE * down + right) if down or right else _HOLE
    return ["problem", *(" ".join(row) for row in rows_of(draft.grid, items))]
