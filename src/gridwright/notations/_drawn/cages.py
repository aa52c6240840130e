"""Cages: with a number they are killer cages; some only carry words, mark regions, or show where there is light."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid
from gridwright.notations._drawn.meanings import Judge, Sense
from gridwright.notations._drawn.pieces import long_names
from gridwright.notations._drawn.wording import RuleText
from gridwright.notations._shared.site_json import Fields, list_of
from gridwright.notations._shared.source_text import quoted

__all__ = ["cages_of", "cell_at", "is_region", "read_cages"]

_LIGHT = re.compile(r"fog ?light.*", re.IGNORECASE | re.DOTALL)
_SUM = re.compile(r"[0-9]{1,3}")
_REPEATS = re.compile(r"repeat.*\bcages?\b|\bcages?\b.*\b(?:may|can)\b.*\brepeat")
_DENIED = re.compile(r"\b(?:not|never|no|nor|none|without|cannot|\w+n['’]t)\b.*\brepeat")


def cages_of(said: Fields) -> list[Fields]:
    return [long_names(cage) for cage in list_of(said, "cages") if isinstance(cage, Mapping)]


def is_region(cage: Fields) -> bool:
    return cage.get("style") == "box" or cage.get("type") == "region"


def cell_at(grid: Grid, place: Any, where: str) -> int:
    """The cell at a row and a column from 0."""
    if not isinstance(place, list) or len(place) != 2 or not all(type(number) is int for number in place):
        raise FormatError(f"{quoted(str(place))} is not a row and column of a cell in {where}")
    row, col = place
    if not (0 <= row < grid.rows and 0 <= col < grid.cols):
        raise FormatError(f"{quoted(str(place))} in {where} is off the grid of {grid.rows}x{grid.cols}")
    return int(row * grid.cols + col)


def read_cages(grid: Grid, said: Fields, rules: RuleText, judge: Judge) -> Iterator[str]:
    """Has cages believed; words for those that are not understood."""
    sums: list[tuple[str, str]] = []
    plain: list[str] = []
    lines = {frozenset(grid.row(row)) for row in range(grid.rows)}
    lines |= {frozenset(grid.column(col)) for col in range(grid.cols)}
    for cage in cages_of(said):
        if not cage.get("cells") or is_region(cage) or _is_empty(cage):
            continue
        cells = [cell_at(grid, place, "a cage") for place in list_of(cage, "cells")]
        value = "" if cage.get("value") is None else str(cage["value"]).strip()
        if _LIGHT.fullmatch(value) or (cage.get("type") == "rowcol" and frozenset(cells) in lines):
            continue
        name = "-".join(map(grid.name, dict.fromkeys(cells)))
        if _SUM.fullmatch(value):
            sums.append((name, value))
        elif not value:
            plain.append(name)
        else:
            yield f"a cage with {quoted(value)}"
    if sums and not judge.accepts(_of_sums(sums, rules)):
        yield "cages that are no sums"
    sure = rules.speaks_of(r"\bcages?\b") and not _may_repeat(rules)
    if plain and not judge.accepts([Sense(tuple(f"{name}=cage" for name in plain), sure)]):
        yield "cages without a number"


def _may_repeat(rules: RuleText) -> bool:
    """Whether rules say that digits may repeat in cages."""
    sentences = rules.text.lower().replace("\n", " ").split(".")
    return any(_REPEATS.search(part) and not _DENIED.search(part) for part in sentences)


def _of_sums(sums: list[tuple[str, str]], rules: RuleText) -> list[Sense]:
    distinct = Sense(tuple(f"{name}=cage{int(value)}" for name, value in sums), sure=True, plain=True)
    repeating = Sense(tuple(f"{name}={int(value)}+" for name, value in sums), sure=False)
    products = Sense(tuple(f"{name}={int(value)}x" for name, value in sums), sure=False)
    meanings = [repeating, distinct] if _may_repeat(rules) else [distinct, repeating]
    return [*meanings, *([products] if rules.speaks_of("product|multipl") else [])]


def _is_empty(cage: Fields) -> bool:
    """Whether a cage only says that some cells are there."""
    return cage.get("hidden") is True and not cage.get("value") and cage.get("unique") is not True
