"""How far a run came, written beside its output, so that it can go on after any interruption."""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import msgspec

import gridwright as gw
from gridwright.output_files import replacing

__all__ = ["Checkpoint", "identity"]

_SAMPLE = 1 << 16


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """What was asked (inputs and options), and how far input and output came: both end after a whole line.

    `counts` is how many lines went how, `notes` how many there is something to tell about; `unwritten` are rows that
    wait to be packed with those that follow.
    """

    inputs: list[dict[str, Any]]
    options: dict[str, Any]
    file: int = 0
    offset: int = 0
    rows: int = 0
    written: int = 0
    counts: dict[str, int] = field(default_factory=dict)
    notes: dict[str, int] = field(default_factory=dict)
    unwritten: str = ""

    def save(self, path: Path) -> None:
        """Written whole or not at all: a run may end at any moment."""
        with replacing(path, ".new") as file:
            file.write(json.dumps(asdict(self)).encode())

    @classmethod
    def load(cls, path: Path) -> Checkpoint:
        try:
            point = msgspec.json.decode(path.read_bytes(), type=cls)
        except FileNotFoundError:
            done = "the output is complete, or not from such a run"
            raise gw.GridwrightError(f"there is no checkpoint {str(path)!r} to resume from: {done}") from None
        except msgspec.MsgspecError:
            raise gw.GridwrightError(f"{str(path)!r} is not a checkpoint of this program") from None
        if not (0 <= point.file <= len(point.inputs) and min(point.offset, point.rows, point.written) >= 0):
            raise gw.GridwrightError(f"{str(path)!r} is damaged: it speaks of places that there are not")
        return point

    def require_same(self, other: Checkpoint) -> None:
        """Refuses to go on with other inputs or options than those of the run that was interrupted."""
        for before, now in zip(self.inputs, other.inputs, strict=False):
            if before != now:
                raise gw.GridwrightError(f"the input {now['path']!r} is not the one that the checkpoint belongs to")
        if len(self.inputs) != len(other.inputs):
            raise gw.GridwrightError(f"the checkpoint belongs to {len(self.inputs)} inputs, not {len(other.inputs)}")
        for name, value in self.options.items():
            if other.options.get(name) != value:
                raise gw.GridwrightError(f"the run was begun with {name} {value!r}, not {other.options.get(name)!r}")


def identity(path: str) -> dict[str, Any]:
    """What tells whether a file is still the same: its size, its time, and its first and last bytes."""
    status = os.stat(path)
    digest = hashlib.blake2b(digest_size=16)
    with open(path, "rb") as file:
        digest.update(file.read(_SAMPLE))
        file.seek(max(0, status.st_size - _SAMPLE))
        digest.update(file.read(_SAMPLE))
    return {"path": path, "size": status.st_size, "time": status.st_mtime_ns, "digest": digest.hexdigest()}
