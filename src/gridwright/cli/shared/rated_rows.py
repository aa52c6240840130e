"""Ratings as rows of a table: CSV for spreadsheets, JSON for programs."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from typing import Any, TextIO

from gridwright.batches import Rating
from gridwright.cli.shared.output import to_json
from gridwright.results.problems import SubjectData
from gridwright.results.ratings import rated_puzzle_data

__all__ = ["CsvRows", "JsonRows", "rating_data"]

_COLUMNS = (
    "name", "line", "kind", "rows", "cols", "rating", "effort", "effort_low", "effort_high", "effort_basis",
    "level", "hardest", "steps", "techniques", "error",
)  # fmt: skip


def rating_data(rating: Rating, *, path: bool = False) -> dict[str, Any]:
    """A rating for JSON: effort in minutes, how often each technique is needed, and the path if it is wanted."""
    text, rated = rating.text, rating.rated
    where = {"name": text.name} | ({"line": text.line} if text.line else {})
    if rated is None:
        return where | {"error": rating.error}
    subject: SubjectData = {"kind": rating.kind, "rows": rating.rows, "cols": rating.cols}
    return {**where, **rated_puzzle_data(subject, rated, path=path)}


class JsonRows:
    """An object per line."""

    def __init__(self, out: TextIO, path: bool) -> None:
        self._out, self._path = out, path

    def write(self, rating: Rating) -> None:
        self._out.write(to_json(rating_data(rating, path=self._path)) + "\n")


class CsvRows:
    """A line of names, then a line per puzzle; techniques as `pointing:2 x-wing:1`, a path as `1.2:15 1.0:12`."""

    def __init__(self, out: TextIO, path: bool) -> None:
        columns = [*_COLUMNS[:-1], *["path"] * path, *_COLUMNS[-1:]]
        self._rows, self._path = csv.DictWriter(out, columns, lineterminator="\n"), path
        self._rows.writeheader()

    def write(self, rating: Rating) -> None:
        data = rating_data(rating, path=self._path)
        techniques = {"techniques": _pairs(data.get("techniques", {}).items())}
        path = {"path": _pairs(data.get("path", ()))} if self._path else {}
        self._rows.writerow(data | techniques | path)


def _pairs(pairs: Iterable[tuple[object, object]]) -> str:
    return " ".join(f"{name}:{number}" for name, number in pairs)
