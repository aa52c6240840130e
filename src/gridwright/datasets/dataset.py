"""`gw.Dataset`: a set of puzzles that is read row by row, filtered, checked, or handed out as a table."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator
from hashlib import sha256
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gridwright as gw
from gridwright.datasets.columns import arrow_row, arrow_schema, plain_row, require_arrow
from gridwright.datasets.manifest import MANIFEST, Manifest
from gridwright.datasets.row import json_row
from gridwright.datasets.shards import ENDINGS, SHARDS, Shard, file_hash
from gridwright.making.arguments import one_name, window
from gridwright.model.arguments import must_be
from gridwright.model.display import brief

if TYPE_CHECKING:
    import pyarrow

__all__ = ["Dataset"]

Row = dict[str, Any]


class Dataset:
    """A set that `make_dataset` made. Whoever goes through it gets rows, which are dicts, split by split.

    A shard that is not as it was written is refused when it is reached; `check` looks at all of them.
    """

    def __init__(self, directory: str | PathLike[str]) -> None:
        must_be(directory, str | PathLike, "the directory of a set")
        self.path = Path(directory)
        self.manifest = Manifest.load(self.path)

    def __repr__(self) -> str:
        return brief(self, self.manifest.name, f"{len(self)} puzzles", self.manifest.sha256[:12])

    def __len__(self) -> int:
        return self.manifest.puzzles

    def __iter__(self) -> Iterator[Row]:
        return self.rows()

    @property
    def sha256(self) -> str:
        """The SHA-256 of all rows as JSON lines."""
        return self.manifest.sha256

    @property
    def splits(self) -> dict[str, int]:
        """The names of the splits, and how many rows each has."""
        return dict(self.manifest.splits)

    def rows(
        self,
        split: str | None = None,
        *,
        kind: str | None = None,
        level: str | None = None,
        rating: tuple[float, float] | None = None,
        where: Callable[[Row], bool] | None = None,
    ) -> Iterator[Row]:
        """The rows of a split, or of all, that are of a kind, of a level, rated from … to …, or as a function says."""
        low, high = window("rating", rating) if rating is not None else (0.0, 0.0)
        wanted = gw.kind(kind).id if kind is not None else None
        if level is not None:
            one_name("level", level, gw.LEVELS)

        def is_wanted(row: Row) -> bool:
            return (
                (wanted is None or row["kind"] == wanted)
                and (level is None or row.get("level") == level)
                and (rating is None or low <= row.get("rating", -1.0) <= high)
                and (where is None or where(row))
            )

        return (row for shard in self._shards(split) for row in self._read(shard) if is_wanted(row))

    def puzzles(self, split: str | None = None) -> Iterator[gw.Puzzle]:
        """The puzzles themselves."""
        return (gw.load(row["puzzle"]) for row in self.rows(split))

    def arrow(self, split: str | None = None) -> pyarrow.Table:
        """The rows of a split, or of all, as a table of pyarrow."""
        require_arrow()
        import pyarrow as pa  # noqa: PLC0415 - an extra
        import pyarrow.parquet as pq  # noqa: PLC0415

        tables = []
        for shard in self._shards(split):
            if shard.file.endswith(".parquet"):
                self._require_sound(shard)
                tables.append(pq.read_table(self.path / shard.file))
            else:
                rows = [arrow_row(row) for row in self._read(shard)]
                tables.append(pa.Table.from_pylist(rows, arrow_schema(rows[0])))
        return pa.concat_tables(tables)

    def check(self) -> None:
        """Reads all shards, and raises a GridwrightError if one is missing or not as it was written, if there are
        others, or if their rows are not those of which the manifest has the SHA-256."""
        wrong = [flaw for shard in self.manifest.shards if (flaw := self._flaw(shard))]
        wrong += self._strays()
        if not wrong and self._rows_hash() != self.sha256:
            wrong.append(f"{str(self.path / MANIFEST)!r} was changed: its SHA-256 is not that of all rows")
        if wrong:
            raise gw.GridwrightError(*map(gw.Problem, wrong))

    def _shards(self, split: str | None) -> list[Shard]:
        if split is not None:
            one_name("split", split, list(self.manifest.splits))
        return [shard for shard in self.manifest.shards if split in (None, shard.split)]

    def _flaw(self, shard: Shard) -> str:
        path = self.path / shard.file
        try:
            if file_hash(path) == shard.sha256:
                return ""
        except OSError as error:
            return f"cannot read {str(path)!r}: {error.strerror or error}"
        return f"{str(path)!r} was changed: its SHA-256 is not the one that the manifest has"

    def _strays(self) -> Iterator[str]:
        """Files beside the shards that others would take for some: the card says that all that are called so are."""
        known = {self.path / shard.file for shard in self.manifest.shards}
        for path in sorted((self.path / SHARDS).glob("*")):
            if path not in known and path.name.endswith(tuple(ENDINGS.values())):
                yield f"{str(path)!r} is not in the manifest of the set"

    def _rows_hash(self) -> str:
        """The SHA-256 of all rows, as they are and not as the manifest says."""
        digest = sha256()
        for shard in self.manifest.shards:
            for row in _lines(self.path / shard.file):
                digest.update(row + b"\n")
        return digest.hexdigest()

    def _require_sound(self, shard: Shard) -> None:
        if flaw := self._flaw(shard):
            raise gw.GridwrightError(flaw)

    def _read(self, shard: Shard) -> Iterator[Row]:
        self._require_sound(shard)
        path = self.path / shard.file
        yield from _from_parquet(path) if path.suffix == ".parquet" else map(json.loads, _lines(path))


def _lines(path: Path) -> Iterator[bytes]:
    """The rows of a shard as JSON lines, whatever its format."""
    if path.suffix == ".parquet":
        yield from map(json_row, _from_parquet(path))
        return
    with gzip.open(path, "rb") as file:
        yield from (line.removesuffix(b"\n") for line in file)


def _from_parquet(path: Path) -> Iterator[Row]:
    require_arrow()
    import pyarrow.parquet as pq  # noqa: PLC0415 - an extra

    for group in pq.ParquetFile(path).iter_batches():
        for row in group.to_pylist(maps_as_pydicts="strict"):
            yield plain_row(row)
