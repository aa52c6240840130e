"""From lines to rows, whatever the work: what is no puzzle is told in its place, and what is none of it passed on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace

import gridwright as gw
from gridwright.batches.blocks import Block, Line, is_passed, lines_of
from gridwright.batches.row import ERROR, BatchRow, as_csv, tabular
from gridwright.batches.work import TABLES, Found, Work, WorkOrder, work_named
from gridwright.words import say, tell_problem

__all__ = ["PASSED", "Answered", "BadLine", "Tally", "answered", "rows_of", "text_of", "told"]

PASSED = "passed"
"""What blank lines and comments count as."""


class BadLine(gw.FormatError):
    """A line that is no puzzle, where that ends the run."""


@dataclass(frozen=True, slots=True)
class Answered:
    """The rows for a block of lines, as they are written, how many lines went how, and how many have which note."""

    block: Block
    rows: bytes
    counts: Mapping[str, int] = field(default_factory=dict)
    notes: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Tally:
    """Counts as rows are made."""

    counts: Counter[str] = field(default_factory=Counter)
    notes: Counter[str] = field(default_factory=Counter)


def answered(order: WorkOrder, block: Block) -> Answered:
    """The rows for a block. It is sent back to whoever asked, and so are the places of the block, without its lines."""
    work = work_named(order.work)
    if work.block:
        made = work.block(order, block)
    else:
        tally = Tally()
        rows = "".join(told(order, row) for row in rows_of(order, lines_of(block), tally))
        made = Answered(block, rows.encode(), tally.counts, tally.notes)
    return replace(made, block=replace(block, data=b""))


def told(order: WorkOrder, row: BatchRow) -> str:
    """A row with its line end; comments and blank lines as they stand, or nothing of them in tables."""
    if row.status == PASSED:
        return "" if order.format in TABLES else f"{row.puzzle}\n"
    if order.format == "json":
        return f"{row.as_json()}\n"
    work = work_named(order.work)
    if order.format == "csv":
        return f"{as_csv(row, work.columns)}\n"
    return f"error: line {row.line}: {row.error}\n" if row.error else f"{work.text(row, order.format)}\n"


def rows_of(order: WorkOrder, lines: Iterable[Line], tally: Tally) -> Iterator[BatchRow]:
    """A row for each line, in order; how they went is counted."""
    read = [_read(order, line) for line in lines]
    puzzles = [(row, puzzle) for row, puzzle in read if puzzle is not None]
    found = iter(_answers(order, [puzzle for _, puzzle in puzzles]))
    for row, puzzle in read:
        made = row if puzzle is None else _with_answer(row, puzzle, next(found))
        if order.strict and made.error:
            raise BadLine(f"line {made.line}: {made.error}")
        tally.counts[made.status] += 1
        tally.notes.update(made.notes)
        yield made


def _answers(order: WorkOrder, puzzles: list[gw.Puzzle]) -> Iterator[Found]:
    work = work_named(order.work)
    if work.together and len(puzzles) > 1:
        yield from work.together(puzzles, order.options)
        return
    for puzzle in puzzles:
        yield _answer(work, puzzle, order)


def _answer(work: Work, puzzle: gw.Puzzle, order: WorkOrder) -> Found:
    try:
        return work.answer(puzzle, order.options)
    except gw.GridwrightError as error:
        return ERROR, {ERROR: _sentence(error, order)}


def _with_answer(row: BatchRow, puzzle: gw.Puzzle, found: Found) -> BatchRow:
    status, data = found
    text = tabular(row.puzzle, puzzle.grid.cols)
    if status == ERROR:
        return BatchRow(row.line, text, ERROR, puzzle.kind, error=str(data[ERROR]), notes=row.notes)
    return BatchRow(row.line, text, status, puzzle.kind, data, notes=row.notes)


def _read(order: WorkOrder, line: Line) -> tuple[BatchRow, gw.Puzzle | None]:
    """A row that is yet without an answer, and its puzzle; or the row of what is none."""
    content = line.content
    if isinstance(content, gw.Puzzle):
        return BatchRow(line.number, text_of(content), ""), content
    text, wrong = _decoded(content) if isinstance(content, bytes) else (content, "")
    text = text.removesuffix("\n").removesuffix("\r")
    if wrong:
        return BatchRow(line.number, text, ERROR, error=wrong), None
    text = text.removeprefix("\ufeff") if line.number == 1 else text
    if is_passed(text.encode(errors="replace")):
        return BatchRow(line.number, text, PASSED), None
    try:
        position = gw.load_position(text, order.from_, allow_disconnected=order.allow_disconnected)
    except gw.GridwrightError as error:
        return BatchRow(line.number, tabular(text), ERROR, error=_sentence(error, order)), None
    return BatchRow(line.number, text, "", notes=position.notes), position.puzzle


def _decoded(data: bytes) -> tuple[str, str]:
    """Bytes as text, and what is wrong with them."""
    try:
        return data.decode(), ""
    except UnicodeDecodeError as error:
        wrong = f"column {error.start + 1}: byte 0x{data[error.start]:02x} is not UTF-8 text"
        return data.decode(errors="backslashreplace"), wrong


def text_of(puzzle: gw.Puzzle) -> str:
    """A puzzle that came without a text: as a line if that says all of it, or else as JSON."""
    for id_ in ("line", "jigsaw-line"):
        if puzzle.kind in gw.notation(id_).kinds:
            with suppress(gw.FormatError):
                return gw.dump(puzzle, id_).strip()
    return gw.dump(puzzle, "json").strip()


def _sentence(error: gw.GridwrightError, order: WorkOrder) -> str:
    """What is wrong with a line, without its number in a text that is but this line, in the language of the rows."""
    lang = order.options.get("lang", "en")
    told = ((one.column, tell_problem(one, lang)) for one in order.worded(error).problems)
    placed = (say("in-column", lang, column=column, message=text) if column else text for column, text in told)
    return "; ".join(line for message in placed for line in message.splitlines())
