"""`gw.batch`: rows as objects, from any lines or puzzles, as they are asked for."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from functools import partial
from itertools import islice
from os import PathLike

import gridwright as gw
from gridwright.batches.answers import PASSED, Tally, rows_of
from gridwright.batches.blocks import Line, blocks_of, lines_of
from gridwright.batches.processes import each
from gridwright.batches.row import BatchRow
from gridwright.batches.work import WorkOrder, work_named
from gridwright.engine.batches import processors
from gridwright.model.arguments import several

__all__ = ["BatchRows", "batch"]

_TOGETHER = 1000
"""Lines that are worked on at once where the engine has threads for them."""


class BatchRows(Iterator[BatchRow]):
    """Rows as they are asked for. `counts` is how many lines went how so far: unique, several, none, error …"""

    def __init__(self, rows: Iterator[list[BatchRow]]) -> None:
        self.counts: Counter[str] = Counter()
        self._rows = self._each(rows)

    def __next__(self) -> BatchRow:
        return next(self._rows)

    def close(self) -> None:
        """Ends the work before all is done."""
        self._rows.close()

    def _each(self, chunks: Iterator[list[BatchRow]]) -> Generator[BatchRow, None, None]:
        for rows in chunks:
            for row in rows:
                self.counts[row.status] += 1
                if row.status != PASSED:
                    yield row


def batch(
    puzzles: str | PathLike[str] | Iterable[str | gw.Puzzle],
    what: str = "solve",
    *,
    jobs: int | None = None,
    from_: str | None = None,
    allow_disconnected: bool = False,
    strict: bool = False,
    timeout: float | None = None,
    limit: int | None = None,
    redundant: bool | None = None,
    lang: str | None = None,
    to: str | None = None,
    lossy: bool | None = None,
) -> BatchRows:
    """Works on any number of puzzles, on all processors, in order: an iterator of rows, one for each.

    `puzzles` is a file with one on each line (packed or not, `-` for standard input), or any lines and puzzles.
    `what` is solve, rate, check, explain or convert. Each takes what belongs to it: `timeout` (seconds for each
    puzzle), for solve `limit`, for check `redundant`, for check and explain `lang`, for convert `to` and `lossy`.
    `jobs` is one per processor if not given.

    A line that is no puzzle gives a row with its `error`; with `strict` it raises. Blank lines and comments (`#`) give
    no row, but count as lines. Memory does not grow with the number of puzzles.
    """
    given = {"timeout": timeout, "limit": limit, "redundant": redundant, "lang": lang, "to": to, "lossy": lossy}
    options = {name: value for name, value in given.items() if value is not None}
    order = WorkOrder(
        work=what,
        format="json",  # rows as objects, which hold whatever is found
        options=options,
        from_=from_,
        allow_disconnected=allow_disconnected,
        strict=strict,
        jobs=jobs,
    ).settled()
    lines = _lines_in(os.fspath(puzzles)) if isinstance(puzzles, (str, PathLike)) else _numbered(puzzles)
    return BatchRows(_chunks(order, lines))


def _lines_in(path: str) -> Iterator[Line]:
    if path != "-" and not os.path.exists(path):
        raise gw.FormatError(f"there is no file {path!r}; of a text, give its lines: text.splitlines()")
    return (line for block in blocks_of([path]) for line in lines_of(block))


def _numbered(puzzles: Iterable[str | gw.Puzzle]) -> Iterator[Line]:
    for number, content in enumerate(several(puzzles, "a file, or a sequence of lines and puzzles"), 1):
        if not isinstance(content, (str, gw.Puzzle)):
            raise TypeError(f"number {number} is neither a str nor a Puzzle, but {type(content).__name__}")
        yield Line(number, content)


def _chunks(order: WorkOrder, lines: Iterator[Line]) -> Iterator[list[BatchRow]]:
    work = partial(_answered, order)
    if work_named(order.work).block:
        return map(work, _together(lines))
    return each(work, ([line] for line in lines), order.jobs or processors())


def _together(lines: Iterator[Line]) -> Iterator[list[Line]]:
    while some := list(islice(lines, _TOGETHER)):
        yield some


def _answered(order: WorkOrder, lines: list[Line]) -> list[BatchRow]:
    return list(rows_of(order, lines, Tally()))
