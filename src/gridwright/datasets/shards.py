"""Shards: the rows of a set in files of so many each, as JSON lines that are packed, or as Parquet."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any
from zlib import MAX_WBITS, compressobj

from gridwright.datasets.columns import arrow_row, arrow_schema, columns_of
from gridwright.datasets.recipe import Recipe

__all__ = ["ENDINGS", "SHARDS", "Shard", "ShardWriter", "file_hash"]

ENDINGS = {"jsonl": "jsonl.gz", "parquet": "parquet"}

SHARDS = "data"
"""The folder of all shards in a set."""

_GROUP = 5_000
"""Rows that Parquet keeps together."""

_READ = 1 << 20

Take = Callable[[bytes], None]


@dataclass(frozen=True, slots=True)
class Shard:
    """A file of a set: its name in it, its split, how many rows and bytes it has, and its SHA-256."""

    file: str
    split: str
    rows: int
    bytes: int
    sha256: str


class ShardWriter:
    """Writes rows as they come, split after split; `shards` are those that are whole."""

    def __init__(self, recipe: Recipe, folder: Path, counts: dict[int, int]) -> None:
        self.shards: list[Shard] = []
        self._recipe, self._folder, self._counts = recipe, folder, counts

    def write(self, split: int, rows: Iterator[bytes]) -> None:
        """All rows of a split."""
        total, most = self._counts[split], self._recipe.shard
        of = -(-total // most)
        for number in range(of):
            count = min(most, total - number * most)
            name = f"{self._recipe.splits[split][0]}-{number:05}-of-{of:05}.{ENDINGS[self._recipe.format]}"
            path = self._folder / SHARDS / name
            path.parent.mkdir(parents=True, exist_ok=True)
            with _writer(self._recipe, path) as take:
                for _ in range(count):
                    take(next(rows))
            of_split = self._recipe.splits[split][0]
            self.shards.append(Shard(f"{SHARDS}/{name}", of_split, count, path.stat().st_size, file_hash(path)))


def file_hash(path: Path) -> str:
    """The SHA-256 of a file, as `sha256sum` prints it."""
    digest = sha256()
    with path.open("rb") as file:
        while data := file.read(_READ):
            digest.update(data)
    return digest.hexdigest()


def _writer(recipe: Recipe, path: Path) -> AbstractContextManager[Take]:
    return _parquet(recipe, path) if recipe.format == "parquet" else _packed_lines(path)


@contextmanager
def _packed_lines(path: Path) -> Iterator[Take]:
    """Without a time or a name in it: equal rows make equal files."""
    pack = compressobj(wbits=MAX_WBITS | 16)
    with path.open("wb") as file:

        def take(row: bytes) -> None:
            file.write(pack.compress(row + b"\n"))

        yield take
        file.write(pack.flush())


@contextmanager
def _parquet(recipe: Recipe, path: Path) -> Iterator[Take]:
    import pyarrow as pa  # noqa: PLC0415 - an extra
    import pyarrow.parquet as pq  # noqa: PLC0415

    schema = arrow_schema(columns_of(recipe))
    held: list[dict[str, Any]] = []

    with pq.ParquetWriter(path, schema, compression="zstd") as writer:

        def flush() -> None:
            if held:
                writer.write_table(pa.Table.from_pylist(held, schema))
                held.clear()

        def take(row: bytes) -> None:
            held.append(arrow_row(json.loads(row)))
            if len(held) >= _GROUP:
                flush()

        yield take
        flush()
