"""Puzzles that are made, written one after the other; what was interrupted goes on where it stopped."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import BinaryIO

import gridwright as gw
from gridwright.batches.checkpoint import Checkpoint
from gridwright.batches.generation import MakingOrder, Parcel, distinct
from gridwright.batches.processes import LostProcess
from gridwright.batches.run import Progress
from gridwright.making.made import Made
from gridwright.model.clock import ENDLESS, Clock
from gridwright.output_files import is_packed, is_standard_output, packed, place_of, replacing, standard_output
from gridwright.results.making import made_data

__all__ = ["RECORDS", "MadeFile", "interrupted_seed", "made_row", "write_made"]

RECORDS = "records"
"""Records as JSON, one on each line; every other format is a notation."""

_ID = 12
"""Bytes of an id."""

_TOGETHER = 64
"""Rows that are written before it is noted how far they came."""

_MET, _SHORT = "met", "short"
"""How it went: as asked, or not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MadeFile:
    """An order, the format of its rows, and where they go; `output` "-" is standard output."""

    order: MakingOrder
    format: str
    output: str = "-"
    resume: bool = False


def made_row(format: str, made: Made, *, clock: Clock = ENDLESS) -> bytes:
    """What is written of a puzzle, with a blank line after it where it is more than a line.

    OutOfTimeError when the clock says so before its record is complete.
    """
    if format == RECORDS:
        import json  # noqa: PLC0415

        made.judge(clock)
        return json.dumps(made_data(made)).encode() + b"\n"
    text, flat = gw.dump(made.puzzle, format), gw.notation(format).flat
    if flat:
        return flat(text).encode()
    return f"{text}\n".encode() if text.find("\n") < len(text) - 1 else text.encode()


def write_made(file: MadeFile, tell: Callable[[Progress], None] = lambda progress: None) -> Progress:
    """Makes the puzzles and writes a row for each. What is there of them grows in `OUT.part`, as in any batch."""
    order = replace(file.order, told=partial(made_row, file.format, clock=file.order.clock))
    file = replace(file, order=order)
    target = None if is_standard_output(file.output) else place_of(file.output)
    if target is None:
        if file.resume:
            what = "standard output cannot be resumed; give a file as output"
            raise gw.GridwrightError(gw.Problem(what, advice="output"))
        standard = is_standard_output(file.output)
        with nullcontext(standard_output()) if standard else open(file.output, "ab") as out:
            return _copy(file, out, Checkpoint([], {}), set(), lambda point, ids: None, tell)
    return _to_file(file, target, tell)


def interrupted_seed(output: str) -> int | None:
    """The seed of the run that was interrupted on its way to this file; None where there is no such run."""
    target = None if is_standard_output(output) else place_of(output)
    place = target and _beside(target)[1]
    seed = Checkpoint.load(place).options.get("seed") if place and place.exists() else None
    return seed if isinstance(seed, int) else None


def _beside(target: Path) -> tuple[Path, Path, Path]:
    """What there is of a file while it grows: its text, how far it came, and the ids of the puzzles in it."""
    part, place, ids = (target.with_name(target.name + ending) for ending in (".part", ".checkpoint", ".ids"))
    return part, place, ids


def _to_file(file: MadeFile, target: Path, tell: Callable[[Progress], None]) -> Progress:
    part, place, ids = _beside(target)
    point = Checkpoint([], _asked(file))
    if not part.exists():
        place.unlink(missing_ok=True)
    if place.exists() and not file.resume:
        begun = f"{str(part)!r} holds a run that was interrupted: resume=True goes on with it; "
        raise gw.GridwrightError(gw.Problem(f"{begun}remove {str(place)!r} to begin anew", advice="resume"))
    if file.resume and (place.exists() or (target.exists() and not part.exists())):
        before = Checkpoint.load(place)
        before.require_same(point)
        point = before
    if point.written and part.stat().st_size < point.written:
        raise gw.GridwrightError(f"{str(part)!r} is shorter than its checkpoint says")
    seen = _ids_before(ids, point.rows)
    with (
        _gone_if_refused(part, place, ids),
        ids.open("ab") as stream,
        replacing(target, ".part", keep=True, written=point.written) as out,
    ):
        stream.truncate(point.rows * _ID)

        def save(point: Checkpoint, found: bytes) -> None:
            stream.write(found)
            stream.flush()  # before the checkpoint, which relies on them
            point.save(place)

        if not point.rows:
            save(point, b"")  # so that it is known from which seed, however soon the run is interrupted
        progress = _copy(file, out, point, seen, save, tell)
    place.unlink(missing_ok=True)
    ids.unlink(missing_ok=True)
    return progress


@contextmanager
def _gone_if_refused(part: Path, *beside: Path) -> Iterator[None]:
    """Where the order itself is at fault, to go on would fail again: what was made stays, the rest is removed."""
    try:
        yield
    except (LostProcess, gw.OutOfTimeError):
        raise
    except gw.GridwrightError as error:
        for path in beside:
            path.unlink(missing_ok=True)
        if not part.exists() or not part.stat().st_size:
            part.unlink(missing_ok=True)
            raise
        raise gw.GridwrightError(f"{error}; what was made before is in {str(part)!r}") from None


def _ids_before(path: Path, rows: int) -> set[str]:
    """The ids of so many puzzles that were made before."""
    data = path.read_bytes()[: rows * _ID] if rows and path.exists() else b""
    if len(data) < rows * _ID:
        raise gw.GridwrightError(f"{str(path)!r} has fewer ids than its checkpoint says")
    return {data[at : at + _ID].hex() for at in range(0, len(data), _ID)}


def _asked(file: MadeFile) -> dict[str, object]:
    """All that changes what is written, as data."""
    order = file.order
    request = {name: _plain(value) for name, value in asdict(order.request).items()}
    return {**request, "seed": order.seed, "count": order.count, "format": file.format}


def _plain(value: object) -> object:
    if isinstance(value, frozenset):
        return sorted(map(_plain, value), key=repr)
    if isinstance(value, tuple | list):
        return [_plain(one) for one in value]
    if isinstance(value, dict):
        return {name: _plain(one) for name, one in value.items()}
    return value


def _copy(
    file: MadeFile,
    out: BinaryIO,
    point: Checkpoint,
    seen: set[str],
    save: Callable[[Checkpoint, bytes], None],
    tell: Callable[[Progress], None],
) -> Progress:
    pack = packed if is_packed(file.output) else bytes
    for some in _in_blocks(distinct(file.order, seen, point.rows)):
        written = pack(b"".join(parcel.content for parcel in some))
        out.write(written)
        out.flush()
        counts = Counter(point.counts) + Counter(_MET if parcel.is_met else _SHORT for parcel in some)
        point = replace(
            point, rows=point.rows + len(some), written=point.written + len(written), counts=dict(counts)
        )
        save(point, b"".join(bytes.fromhex(parcel.id) for parcel in some))
        tell(Progress(point.rows, point.rows / file.order.count, point.counts))
    return Progress(point.rows, 1.0, point.counts)


def _in_blocks(parcels: Iterator[Parcel]) -> Iterator[list[Parcel]]:
    """Parcels by numbers that are whole multiples, so that it does not matter where a run was interrupted."""
    some: list[Parcel] = []
    for parcel in parcels:
        some.append(parcel)
        if (parcel.number + 1) % _TOGETHER == 0:
            yield some
            some = []
    if some:
        yield some
