"""A run over files of puzzles: block after block, in order, with checkpoints on the way."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from time import monotonic
from typing import BinaryIO

import gridwright as gw
from gridwright.batches.answers import Answered, answered
from gridwright.batches.blocks import Block, blocks_of, gathered, is_pipe
from gridwright.batches.checkpoint import Checkpoint, identity
from gridwright.batches.executors import LOCAL, On, check_on, crew_on, in_turn
from gridwright.batches.processes import each
from gridwright.batches.row import ERROR, as_csv
from gridwright.batches.work import WorkOrder, work_named
from gridwright.engine.batches import processors
from gridwright.output_files import (
    is_packed,
    is_standard_output,
    packed,
    packed_pieces,
    place_of,
    refuse_inputs,
    replacing,
    standard_output,
)

__all__ = ["Job", "Progress", "in_order", "run"]

_AGAIN = 0.2
"""Seconds of work that may be lost: a checkpoint after each of a million rows would take longer than the rows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """A order on all lines of some files, and where its rows go; `output` "-" is standard output. `on` is where it is
    worked on: this machine if nothing is said."""

    inputs: tuple[str, ...]
    output: str = "-"
    order: WorkOrder = field(default_factory=WorkOrder)
    resume: bool = False
    on: On = None


_NOTES = 100
"""How many different notes are counted; there are hardly ever more than a few."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a run is: lines read, the share of the input that they are, if known, and how many of them went how."""

    rows: int
    share: float | None
    counts: Mapping[str, int] = field(default_factory=dict)
    notes: Mapping[str, int] = field(default_factory=dict)
    """How many of them there is something to tell about, by what that is."""

    @property
    def bad(self) -> int:
        """Lines that are no puzzle, or could not be worked on."""
        return self.counts.get(ERROR, 0)


Tell = Callable[[Progress], None]


def run(job: Job, tell: Tell = lambda progress: None) -> Progress:
    """Works on all lines of the inputs and writes a row for each, in order.

    The output grows in `OUT.part`, with a checkpoint beside it, and is renamed when it is whole. Standard output, a
    device or a pipe gets the rows as they come. What is called `.gz` is packed.
    """
    job = replace(job, order=job.order.settled())
    check_on(job.on)
    for path in job.inputs:
        _require_readable(path)
    target = None if is_standard_output(job.output) else place_of(job.output)
    return _to_file(job, target, tell) if target else _to_stream(job, tell)


def _to_stream(job: Job, tell: Tell) -> Progress:
    """Writes to what keeps nothing that could be gone on with."""
    standard = is_standard_output(job.output)
    if job.resume:
        what = "standard output" if standard else f"{job.output!r} is not a file and"
        raise gw.GridwrightError(gw.Problem(f"{what} cannot be resumed; give a file as output", advice="output"))
    with nullcontext(standard_output()) if standard else open(job.output, "ab") as out:
        return _copy(job, out, Checkpoint([], {}), None, tell)


def _to_file(job: Job, target: Path, tell: Tell) -> Progress:
    """Writes beside the file first, so that it is whole or not there."""
    part, place = target.with_name(target.name + ".part"), target.with_name(target.name + ".checkpoint")
    refuse_inputs([str(target), str(part)], job.inputs)
    point = Checkpoint([_identity(path) for path in job.inputs], _options(job.order))
    if not part.exists():  # a run that was stopped after the output got its name, before the checkpoint was removed
        place.unlink(missing_ok=True)
    if place.exists() and not job.resume:
        begun = f"{str(part)!r} holds a run that was interrupted: resume=True goes on with it; "
        raise gw.GridwrightError(gw.Problem(f"{begun}remove {str(place)!r} to begin anew", advice="resume"))
    if job.resume:
        for once in filter(is_pipe, job.inputs):
            what = "standard input" if once == "-" else f"{once!r} is not a file and"
            raise gw.GridwrightError(f"{what} cannot be read again; only files can be resumed")
        # A run that was stopped before its first checkpoint begins anew, and one that was not begun yet begins.
        if place.exists() or (target.exists() and not part.exists()):
            before = Checkpoint.load(place)
            before.require_same(point)
            point = before
    if point.written and part.stat().st_size < point.written:
        raise gw.GridwrightError(f"{str(part)!r} is shorter than its checkpoint says")
    with replacing(target, ".part", keep=True, written=point.written) as out:  # a torn row at its end is written again
        progress = _copy(job, out, point, None if any(map(is_pipe, job.inputs)) else place, tell)
    place.unlink(missing_ok=True)
    return progress


def _require_readable(path: str) -> None:
    """Says which input cannot be read before anything is written."""
    if os.path.isdir(path):
        raise gw.FormatError(f"{path!r} is a directory, not a file of puzzles")
    if is_pipe(path):  # whoever opened one now would take away what was sent
        return
    try:
        with open(path, "rb"):
            pass
    except OSError as error:
        raise gw.FormatError(f"cannot read {path!r}: {error.strerror or error}") from None


def _identity(path: str) -> dict[str, object]:
    return {"path": path} if is_pipe(path) else identity(path)


def _options(order: WorkOrder) -> dict[str, object]:
    """All that changes what is written."""
    read = {"from_": order.from_, "allow_disconnected": order.allow_disconnected}
    return {"work": order.work, "what": order.format, **order.options, **read}


def _copy(job: Job, out: BinaryIO, point: Checkpoint, place: Path | None, tell: Tell) -> Progress:
    work = work_named(job.order.work)
    if not point.rows and job.order.format == "csv":
        point = replace(point, unwritten=f"{as_csv(None, work.columns)}\n")
    packs = is_packed(job.output)
    pieces = blocks_of(job.inputs, by_line=not work.block, file=point.file, offset=point.offset, lines=point.rows)
    saved = 0.0
    for answer in _answers(job, pieces):
        rows = point.unwritten.encode() + answer.rows
        written, rest = packed_pieces(rows) if packs else (rows, b"")
        out.write(written)
        out.flush()  # for whoever waits at the other end of a pipe
        point = _after(point, answer, len(written), rest)
        if place is not None and monotonic() >= saved + _AGAIN:
            point.save(place)
            saved = monotonic()
        tell(Progress(point.rows, answer.block.share, point.counts, point.notes))
    rest = point.unwritten.encode()
    if rest or not point.written:
        out.write(packed(rest) if packs else rest)
    out.flush()
    return Progress(point.rows, 1.0, point.counts, point.notes)


def _after(point: Checkpoint, answer: Answered, written: int, rest: bytes) -> Checkpoint:
    counts, notes = Counter(point.counts) + Counter(answer.counts), Counter(point.notes) + Counter(answer.notes)
    return replace(
        point, file=answer.block.file, offset=answer.block.end, rows=point.rows + sum(answer.counts.values()),
        written=point.written + written, counts=dict(counts), notes=dict(notes.most_common(_NOTES)),
        unwritten=rest.decode(),
    )  # fmt: skip


def _answers(job: Job, pieces: Iterable[Block]) -> Iterator[Answered]:
    """The answers to blocks, in order, from wherever they are asked of."""
    if job.on in (None, LOCAL):
        yield from in_order(job.order, pieces)
        return
    with crew_on(job.on, job.order.jobs) as crew:
        order = replace(job.order, jobs=1)  # each worker is one already
        yield from in_turn(crew, partial(answered, order), gathered(pieces))


def in_order(order: WorkOrder, pieces: Iterable[Block]) -> Iterator[Answered]:
    """The answers to blocks, in order: on threads of the engine where a work has them, else on processes."""
    work = partial(answered, order)
    return map(work, pieces) if work_named(order.work).block else each(work, pieces, order.jobs or processors())
