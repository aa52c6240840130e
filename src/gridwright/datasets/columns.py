"""The columns of a set: which a recipe has, what they mean, and their types in Arrow."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

import gridwright as gw
from gridwright.datasets.recipe import Recipe

__all__ = ["COLUMNS", "arrow_row", "arrow_schema", "columns_of", "plain_row", "require_arrow"]

COLUMNS = {
    "id": "the same for puzzles that differ only in how they look (turned, mirrored, relabelled); no two rows share it",
    "kind": "the kind of puzzle",
    "rows": "how many rows the grid has",
    "cols": "how many columns",
    "puzzle": "the puzzle: a character per cell where that says all of it, otherwise JSON; `gw.load` reads both",
    "clues": "how many clues are printed, givens among them",
    "asked": "the level or band that was asked for",
    "solution": "the only solution, a character per cell, row by row",
    "rating": "how hard the hardest step is, on Sudoku Explainer's scale",
    "level": "a name for that, by kind",
    "hardest": "the technique of the hardest step",
    "effort": "the minutes that people are expected to need",
    "techniques": "how many steps each technique takes",
    "trail": "all steps to the solution, each with what it follows from",
    "words": "the same steps in sentences, by language",
}
_ALWAYS = ("id", "kind", "rows", "cols", "puzzle", "clues", "asked")
_OF = {"rating": ("rating", "level", "hardest")}
_NUMBERS = ("rows", "cols", "clues")
_REALS = ("rating", "effort")


def columns_of(recipe: Recipe) -> list[str]:
    """The columns of a recipe's rows, in their order."""
    more = [column for name in recipe.record for column in _OF.get(name, (name,))]
    return [*_ALWAYS, *more, *(["words"] if recipe.languages else [])]


def require_arrow() -> None:
    """Says at once that what reads and writes tables is not there."""
    try:
        import pyarrow  # noqa: F401, PLC0415 - an extra
    except ImportError:
        why = "Parquet and Arrow need pyarrow, which is not installed; pip install 'gridwright[data]' brings it"
        raise gw.GridwrightError(why) from None


def arrow_schema(columns: Iterable[str]) -> Any:
    import pyarrow as pa  # noqa: PLC0415 - an extra

    own = {"techniques": pa.map_(pa.string(), pa.int32()), "words": pa.map_(pa.string(), pa.list_(pa.string()))}
    own |= dict.fromkeys(_NUMBERS, pa.int32()) | dict.fromkeys(_REALS, pa.float64())
    return pa.schema([(name, own.get(name, pa.string())) for name in columns])


def arrow_row(row: Mapping[str, Any]) -> dict[str, Any]:
    """A row as Arrow has it: what has names as pairs, and a trail, which has no end of shapes, as JSON."""
    found = dict(row)
    for name in ("techniques", "words"):
        if name in found:
            found[name] = list(found[name].items())
    if "trail" in found:
        found["trail"] = json.dumps(found["trail"], ensure_ascii=False, separators=(",", ":"))
    return found


def plain_row(row: Mapping[str, Any]) -> dict[str, Any]:
    """A row that Arrow gave back, as it was."""
    return {**row, "trail": json.loads(row["trail"])} if "trail" in row else dict(row)
