"""A document that is no puzzle yet, as far as it can be drawn: what a setter sees while regions grow and clues come."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from gridwright.clues import Clue, Given, all_sorts
from gridwright.kinds import find
from gridwright.model.errors import GridwrightError
from gridwright.model.grid import Grid, Regions, default_boxes
from gridwright.model.primitives import MAX_VALUES
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import AllDifferent, Rule, Values
from gridwright.web.query import grid_of

__all__ = ["sketch_of"]


def sketch_of(document: dict[str, Any]) -> Puzzle | None:
    """The grid of a document with those of its regions, givens and clues that are sound; None if it has no grid."""
    plain = grid_of(document)
    if plain is None:
        return None
    grid = Grid(plain.rows, plain.cols, frozenset(_cells(plain, document.get("holes"))))
    if not grid.filled:
        return None
    kind = document.get("kind")
    regions = _regions(grid, document)
    size = max(1, min(MAX_VALUES, max(grid.rows, grid.cols)))
    rules: list[Rule] = [Values(tuple(grid.filled), size)]
    rules += [AllDifferent(cells, "region", number) for number, cells in enumerate(regions, 1)]
    rules += _clues(grid, regions, document)
    known = ""
    with suppress(GridwrightError):
        known = find(kind).id if isinstance(kind, str) else ""
    return Puzzle(grid, tuple(rules), _givens(grid, document.get("givens"), size), known)


def _cells(grid: Grid, names: object) -> Iterator[int]:
    for name in names if isinstance(names, list) else ():
        with suppress(GridwrightError):
            if isinstance(name, str):
                yield grid.named(name)


def _regions(grid: Grid, document: dict[str, Any]) -> Regions:
    """Cells that have the same label, or the boxes that the kind has."""
    groups: dict[str, list[int]] = {}
    for cell, label in _table(grid, document.get("regions")):
        if cell in grid.filled and type(label) in (int, str) and label != "":
            groups.setdefault(str(label), []).append(cell)
    if groups:
        return tuple(map(tuple, groups.values()))
    with suppress(GridwrightError, TypeError, ValueError):
        if find(document["kind"]).regions == "boxes" and grid.is_square:
            height, width = document.get("boxes") or default_boxes(grid.rows)
            if grid.rows % height == 0 and grid.cols % width == 0:
                return grid.boxes(height, width)
    return ()


def _givens(grid: Grid, table: object, size: int) -> tuple[int, ...]:
    givens = [0] * len(grid.cells)
    for cell, value in _table(grid, table):
        if cell in grid.filled and type(value) is int and 1 <= value <= size:
            givens[cell] = value
    return tuple(givens)


def _table(grid: Grid, table: object) -> Iterator[tuple[int, Any]]:
    for row, cells in enumerate(table[: grid.rows] if isinstance(table, list) else ()):
        for col, item in enumerate(cells[: grid.cols] if isinstance(cells, list) else ()):
            yield row * grid.cols + col, item


def _clues(grid: Grid, regions: Regions, document: dict[str, Any]) -> Iterator[Clue]:
    for sort in all_sorts():
        words = document.get(sort.sort) if sort is not Given else None
        for word in words if isinstance(words, list) else ():
            with suppress(GridwrightError):
                if isinstance(word, str):
                    clue = sort.read(grid, word)
                    if not any(clue.problems()):
                        yield clue.within(regions)
