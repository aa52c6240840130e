"""A run over files of puzzles: block after block, in order, with a checkpoint after each."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass, replace
from pathlib import Path
from typing import BinaryIO

import gridwright as gw
from gridwright.batch.blocks import blocks, opened
from gridwright.batch.checkpoint import Checkpoint, identity
from gridwright.batch.rows import RowMaker
from gridwright.output_files import is_standard_output, place_of, refuse_inputs, replacing

__all__ = ["Job", "Progress", "run"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """What to solve and how to tell it. `output` "-" is standard output; `what` is solution, status or json.

    `worded` may say what is wrong with a line in other words.
    """

    inputs: tuple[str, ...]
    output: str = "-"
    what: str = "solution"
    limit: int = 2
    threads: int | None = None
    from_: str | None = None
    strict: bool = False
    resume: bool = False
    worded: Callable[[gw.GridwrightError], gw.GridwrightError] = lambda error: error


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a run is: rows written, bad lines among them, and the share of the input that is read, if known."""

    rows: int
    bad: int
    share: float | None


def run(job: Job, tell: Callable[[Progress], None] = lambda progress: None) -> Progress:
    """Solves all lines of the inputs and writes a row for each, in order.

    The output grows in `OUT.part`, with a checkpoint beside it, and is renamed when it is whole. Standard output, a
    device or a pipe gets the rows as they come.
    """
    rows = RowMaker(job.what, job.limit, job.threads, job.from_, job.strict, job.worded)
    for path in job.inputs:
        _require_readable(path)
    target = None if is_standard_output(job.output) else place_of(job.output)
    return _to_file(job, rows, target, tell) if target else _to_stream(job, rows, tell)


def _to_stream(job: Job, rows: RowMaker, tell: Callable[[Progress], None]) -> Progress:
    """Writes to what keeps nothing that could be gone on with."""
    standard = is_standard_output(job.output)
    if job.resume:
        what = "standard output" if standard else f"{job.output!r} is not a file and"
        raise gw.GridwrightError(gw.Problem(f"{what} cannot be resumed; give a file as output", advice="output"))
    with nullcontext(sys.stdout.buffer) if standard else open(job.output, "ab") as out:
        return _copy(job, rows, out, Checkpoint([], {}), None, tell)


def _to_file(job: Job, rows: RowMaker, target: Path, tell: Callable[[Progress], None]) -> Progress:
    """Writes beside the file first, so that it is whole or not there."""
    part, place = target.with_name(target.name + ".part"), target.with_name(target.name + ".checkpoint")
    refuse_inputs([str(target), str(part)], job.inputs)
    point = Checkpoint([_identity(path) for path in job.inputs], _options(job))
    if not part.exists():  # a run that was stopped after the output got its name, before the checkpoint was removed
        place.unlink(missing_ok=True)
    if place.exists() and not job.resume:
        begun = f"{str(part)!r} holds a run that was interrupted: resume=True goes on with it; "
        raise gw.GridwrightError(gw.Problem(f"{begun}remove {str(place)!r} to begin anew", advice="resume"))
    if job.resume:
        if "-" in job.inputs:
            raise gw.GridwrightError("standard input cannot be read again; only files can be resumed")
        # A run that was stopped before its first checkpoint begins anew.
        if place.exists() or not part.exists():
            before = Checkpoint.load(place)
            before.require_same(point)
            point, rows.bad = before, before.bad
    if point.written and part.stat().st_size < point.written:
        raise gw.GridwrightError(f"{str(part)!r} is shorter than its checkpoint says")
    with replacing(target, ".part", keep=True, written=point.written) as out:  # a torn row at its end is written again
        progress = _copy(job, rows, out, point, None if "-" in job.inputs else place, tell)
    place.unlink(missing_ok=True)
    return progress


def _require_readable(path: str) -> None:
    """Says which input cannot be read before anything is written."""
    if path == "-":
        return
    if os.path.isdir(path):
        raise gw.FormatError(f"{path!r} is a directory, not a file of puzzles")
    try:
        with open(path, "rb"):
            pass
    except OSError as error:
        raise gw.FormatError(f"cannot read {path!r}: {error.strerror or error}") from None


def _identity(path: str) -> dict[str, object]:
    return {"path": path} if path == "-" else identity(path)


def _options(job: Job) -> dict[str, object]:
    """What the rows depend on; threads and output don't matter."""
    return {"what": job.what, "limit": job.limit, "from": job.from_}


def _copy(
    job: Job, rows: RowMaker, out: BinaryIO, point: Checkpoint, place: Path | None, tell: Callable[[Progress], None]
) -> Progress:
    total = _total(job.inputs)
    for number in range(point.file, len(job.inputs)):
        with opened(job.inputs[number]) as stream:
            for block in blocks(stream, point.offset if number == point.file else 0):
                data, count = rows.of(block.data, point.rows + 1)
                out.write(data)
                point = replace(
                    point, file=number, offset=block.end, rows=point.rows + count, bad=rows.bad,
                    written=point.written + len(data),
                )  # fmt: skip
                if place is not None:
                    out.flush()
                    point.save(place)
                tell(Progress(point.rows, rows.bad, _share(job.inputs, number, stream, total)))
        point = replace(point, file=number + 1, offset=0)
    out.flush()
    return Progress(point.rows, rows.bad, 1.0)


def _total(inputs: tuple[str, ...]) -> int | None:
    return None if "-" in inputs else sum(os.stat(path).st_size for path in inputs)


def _share(inputs: tuple[str, ...], number: int, stream: BinaryIO, total: int | None) -> float | None:
    """How much of all inputs is read, in bytes as they lie on the disk."""
    if not total:
        return None
    raw = getattr(stream, "fileobj", stream)  # of a packed file, the file behind it
    return (sum(os.stat(path).st_size for path in inputs[:number]) + raw.tell()) / total
