"""What items of f-puzzles' fields have in common: the cells that they name, and a number."""

from __future__ import annotations

import re

from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid
from gridwright.notations._shared.site_json import Fields
from gridwright.notations._shared.source_text import quoted

__all__ = ["cell_in", "names_in", "number_in"]


def names_in(grid: Grid, said: Fields, field: str) -> list[str]:
    """The cells that an item names, as we name them."""
    names = said.get(field, [])
    if not isinstance(names, list):
        raise FormatError(f"{quoted(str(names))} is not a list of cells")
    return [grid.name(grid.named(str(name))) for name in names]


def cell_in(grid: Grid, said: Fields) -> str:
    """The cell that an item names."""
    return grid.name(grid.named(str(said.get("cell", ""))))


def number_in(said: Fields) -> str:
    """The number of an item, "" for none; anything else is refused."""
    value = said.get("value")
    text = "" if value is None else str(value).strip()
    if text and not re.fullmatch(r"[0-9]{1,5}", text):
        raise FormatError(f"{quoted(text)} is not a number")
    return text
