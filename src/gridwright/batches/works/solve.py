"""Solving: most lines are read, solved and told by the engine itself, on threads; the rest from here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isqrt
from typing import Any

import gridwright as gw
from gridwright.batches.answers import Answered, Tally, rows_of, told
from gridwright.batches.blocks import Block, Line, is_passed, lines_of
from gridwright.batches.row import BatchRow, in_rows
from gridwright.batches.work import Found, Work, WorkOrder
from gridwright.engine.answers import STATUSES

_MOST_VALUES = 35
"""For which there is a character each."""

_PLAIN = "solution"

Left = tuple[int, int, int, int]


def answer(puzzle: gw.Puzzle, options: Mapping[str, Any]) -> Found:
    return _found(gw.solve(puzzle, limit=options["limit"], timeout=options["timeout"]))


def together(puzzles: Sequence[gw.Puzzle], options: Mapping[str, Any]) -> list[Found]:
    if options["limit"] != 2 or options["timeout"] is not None:
        return [answer(puzzle, options) for puzzle in puzzles]
    return [_found(outcome) for outcome in gw.solve_many(puzzles)]


def text(row: BatchRow, format: str) -> str:
    """The solution if it is the only one, the status otherwise."""
    if format != _PLAIN or row.status != str(gw.Status.UNIQUE):
        return row.status
    grid = str(row.found[_PLAIN])
    return grid.replace(",", " ") if "," in grid else grid.replace(" ", "")


def _found(outcome: gw.Outcome) -> Found:
    solution = None if outcome.solution is None else in_rows(outcome.solution)
    return str(outcome.status), {"at_least": outcome.at_least, "complete": outcome.complete, _PLAIN: solution}


def block(order: WorkOrder, lines: Block) -> Answered:
    """The engine's rows, with those of the lines that it leaves put in their places."""
    puzzle = _shape(order, lines)
    tally = Tally()
    if puzzle is None:
        rows = "".join(told(order, row) for row in rows_of(order, lines_of(lines), tally))
        return Answered(lines, rows.encode(), tally.counts, tally.notes)
    pieces = gw.Engine(puzzle).solve_text(
        lines.data, lines.number, told=order.format, limit=order.options["limit"], threads=order.jobs, kind=puzzle.kind
    )
    out = []
    for piece, left, statuses in pieces:
        tally.counts.update({str(status): count for status, count in zip(STATUSES, statuses, strict=True) if count})
        out.append(_filled(order, piece, left, lines.data, tally))
    return Answered(lines, b"".join(out), tally.counts, tally.notes)


def _shape(order: WorkOrder, lines: Block) -> gw.Puzzle | None:
    """An empty grid of the size that the first line with a puzzle has, if lines have a character per cell."""
    if order.from_ not in (None, "line"):
        return None
    rows = lines.data.split(b"\n", 1000)
    length = len(next((row for row in rows if not is_passed(row)), b"").strip())
    size = isqrt(length)
    if size * size != length or not 1 < size <= _MOST_VALUES:
        return None
    if order.from_ is None and round(length ** (1 / 3)) ** 3 == length and _has_candidates(lines):
        return None
    return gw.load("." * length, "line")


def _has_candidates(lines: Block) -> bool:
    """Whether some line may have n characters per cell: 729 are a grid of 27x27, or the candidates of one of 9x9."""
    recognises = gw.notation("candidates").recognises
    texts = {line.content.decode(errors="replace") for line in lines_of(lines) if isinstance(line.content, bytes)}
    return any(recognises(text) for text in texts)


def _filled(order: WorkOrder, rows: bytes, left: list[Left], data: bytes, tally: Tally) -> bytes:
    if not left:
        return rows
    out, done = [], 0
    lines = [Line(number, data[begin:end]) for _, begin, end, number in left]
    for (place, _, _, _), row in zip(left, rows_of(order, lines, tally), strict=True):
        out += [rows[done:place], told(order, row).encode()]
        done = place
    return b"".join([*out, rows[done:]])


WORK = Work(
    id="solve",
    formats=(_PLAIN, "status"),
    columns=(_PLAIN,),
    options={"limit": 2, "timeout": None},
    answer=answer,
    together=together,
    text=text,
    block=block,
)
