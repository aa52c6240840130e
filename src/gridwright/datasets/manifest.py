"""The manifest of a set: the recipe, who made it, what is in it, and the hashes of all of it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

import gridwright as gw
from gridwright.datasets.shards import ENDINGS, SHARDS, Shard

__all__ = ["MANIFEST", "Manifest", "PortionCount", "RowCounts"]

MANIFEST = "manifest.json"
_FORMAT = 1
_SHARD = re.compile(rf"{SHARDS}/[a-z][a-z0-9_]*-[0-9]+-of-[0-9]+\.(?:{'|'.join(map(re.escape, ENDINGS.values()))})")


@dataclass(frozen=True, slots=True)
class PortionCount:
    """What was asked for, how many of it, and how many were made."""

    name: str
    asked: int
    made: int


@dataclass(slots=True)
class RowCounts:
    """How many rows there are of each kind, level and rating, as they are written."""

    kinds: Counter[str] = field(default_factory=Counter)
    levels: Counter[str] = field(default_factory=Counter)
    ratings: Counter[str] = field(default_factory=Counter)

    def add(self, row: dict[str, Any]) -> None:
        self.kinds[row["kind"]] += 1
        if "rating" in row:
            self.levels[row["level"]] += 1
            self.ratings[f"{row['rating']:.1f}"] += 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Manifest:
    """All there is to know of a set. `sha256` is that of its rows as JSON lines, shard after shard; it does not depend
    on how they are packed or cut into shards."""

    format: int = _FORMAT
    name: str
    gridwright: str
    sha256: str
    puzzles: int
    splits: dict[str, int]
    portions: list[PortionCount]
    kinds: dict[str, int]
    levels: dict[str, int]
    ratings: dict[str, int]
    shards: list[Shard]
    recipe: dict[str, Any]

    @property
    def short(self) -> Sequence[PortionCount]:
        """The portions of which there are fewer than were asked for."""
        return [portion for portion in self.portions if portion.made < portion.asked]

    @property
    def adds_up(self) -> bool:
        """Whether the shards have as many rows as are said to be in each split, of all kinds, and in all."""
        rows: Counter[str] = Counter()
        for shard in self.shards:
            rows[shard.split] += shard.rows
        return rows == Counter(self.splits) and rows.total() == self.puzzles == sum(self.kinds.values())

    def written(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=2) + b"\n"

    @classmethod
    def load(cls, folder: Path) -> Manifest:
        path = folder / MANIFEST
        try:
            found = msgspec.json.decode(path.read_bytes(), type=cls)
        except msgspec.MsgspecError as error:
            raise gw.FormatError(f"{str(path)!r} is not the manifest of a set: {error}") from None
        except (OSError, ValueError) as error:  # a name with a zero byte is a ValueError
            why = getattr(error, "strerror", None) or error
            raise gw.FormatError(f"{str(folder)!r} is not a set of puzzles: {MANIFEST}: {why}") from None
        if found.format != _FORMAT:
            raise gw.FormatError(f"{str(path)!r} is of format {found.format}, which a later version wrote")
        if not all(_SHARD.fullmatch(shard.file) for shard in found.shards):  # nobody else's file is ever read
            raise gw.FormatError(f"{str(path)!r} was changed: it names files that are no shards of a set")
        if not found.adds_up:
            raise gw.FormatError(f"{str(path)!r} was changed: what it counts does not add up")
        return found
