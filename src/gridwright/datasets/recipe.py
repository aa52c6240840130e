"""What set of puzzles is wanted: a value that is checked when it is made, so that nothing is begun that cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from hashlib import blake2b
from typing import Any

from gridwright.making.request import Request
from gridwright.model.random_stream import stream_key

__all__ = ["FORMATS", "RECORDS", "Portion", "Recipe"]

RECORDS = ("solution", "rating", "effort", "techniques", "trail")
"""What can be recorded of a puzzle."""

FORMATS = ("jsonl", "parquet")


@dataclass(frozen=True, slots=True)
class Portion:
    """So many puzzles of one request; `name` says in words what they are."""

    name: str
    request: Request
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Recipe:
    """A set of puzzles to be made. Make one with `recipe_of`, which checks what it says; `data` is what was said."""

    name: str
    seed: int
    portions: tuple[Portion, ...]
    record: tuple[str, ...]
    languages: tuple[str, ...]
    splits: tuple[tuple[str, Fraction], ...]
    """The names of splits, and the share of all puzzles up to the end of each; in the order of their names."""
    format: str
    shard: int
    block: int
    licence: str
    description: str
    data: Mapping[str, Any]

    @property
    def count(self) -> int:
        return sum(portion.count for portion in self.portions)

    def seed_of(self, portion: int) -> int:
        """The seed of a portion, which follows from that of the recipe."""
        return stream_key(self.seed, portion) >> 1

    def split_of(self, id_: str) -> int:
        """The number of the split that a canonical id belongs to, the same in every set with such splits."""
        place = int.from_bytes(blake2b(f"split {id_}".encode(), digest_size=8).digest())
        return next(number for number, (_, until) in enumerate(self.splits) if place < until * (1 << 64))
