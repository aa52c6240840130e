"""What can be wrong with a draft before anything is solved. Each check returns all it finds, naming cells."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TypeVar

from gridwright.model.clue import Clue
from gridwright.model.errors import Problem
from gridwright.model.grid import Grid
from gridwright.model.primitives import MAX_VALUES
from gridwright.model.rules import AllDifferent, Rule, Values

__all__ = [
    "box_problems", "clue_problems", "fitting_clues", "given_problems", "highest_values", "region_problems",
    "room_problems", "stray_problems",
]

_C = TypeVar("_C", bound=Clue)


def region_problems(
    grid: Grid, groups: Mapping[str, Sequence[int]], size: int | None, *, allow_disconnected: bool
) -> list[Problem]:
    """Cells without a region, regions of the wrong size (where `size` is set), regions in pieces."""
    problems = []
    for label, cells in groups.items():
        where = grid.names(cells)
        if not label:
            problems.append(Problem(f"{_counted(cells, 'cell')} in no region: {where}", tuple(cells)))
            continue
        if size is not None and len(cells) != size:
            message = f"region {label} has {_counted(cells, 'cell')} instead of {size}: {where}"
            problems.append(Problem(message, tuple(cells)))
        if len(cells) > MAX_VALUES:
            problems.append(Problem(f"region {label} has {len(cells)} cells; the limit is {MAX_VALUES}", tuple(cells)))
        if not allow_disconnected and not grid.is_connected(cells):
            message = f"region {label} is not connected: {where}"
            problems.append(Problem(message, tuple(cells)))
    named = [label for label in groups if label]
    if size is not None and len(named) != size and not problems:
        problems.append(Problem(f"{len(named)} regions instead of {size}"))
    return problems


def box_problems(grid: Grid, height: int, width: int, size: int | None) -> list[Problem]:
    """Boxes that do not tile the grid, or have another number of cells than there are values."""
    if height < 1 or width < 1 or grid.rows % height or grid.cols % width:
        return [Problem(f"boxes of {height}x{width} do not fill a grid of {grid.rows}x{grid.cols}")]
    if size is not None and height * width != size:
        return [Problem(f"boxes of {height}x{width} have {height * width} cells instead of {size}")]
    return []


def given_problems(grid: Grid, rules: tuple[Rule, ...], givens: Sequence[int]) -> list[Problem]:
    """Givens that their cell cannot take. Of a cell whose values no rule states, nothing can be said."""
    high = highest_values(grid, rules)
    if lost := [cell for cell in grid.holes if givens[cell]]:
        return [_in_hole(grid, cell, givens[cell]) for cell in sorted(lost)]
    if _values_of_all(high).issuperset(givens):  # as most are, which is seen fastest of all cells at once
        return []
    return [
        Problem(f"{grid.name(cell)}: {_wrong(grid, value, high[cell])}", (cell,))
        for cell, value in enumerate(givens)
        if value and high[cell] and not 1 <= value <= high[cell]
    ]


def clue_problems(grid: Grid, rules: tuple[Rule, ...], clues: Iterable[Clue]) -> list[Problem]:
    """What is wrong with clues, and values of theirs that their cells cannot take."""
    high = highest_values(grid, rules)
    problems: list[Problem] = []
    for clue in clues:
        problems += clue.problems()
        highest, most = grid.value(clue.highest), _most(clue, high)
        if highest > most:
            problems.append(Problem(f"{clue.word}: {_wrong(grid, highest, most)}", clue.cells))
    return problems


def fitting_clues(grid: Grid, rules: tuple[Rule, ...], clues: Iterable[_C]) -> list[_C]:
    """Those of which their cells can take all values, of clues that are said of a grid without its rules."""
    high = highest_values(grid, rules)
    return [clue for clue in clues if not clue.highest or grid.value(clue.highest) <= _most(clue, high)]


def _most(clue: Clue, high: Sequence[int]) -> int:
    """The highest value that each of its cells can take."""
    return min((high[cell] for cell in clue.cells if high[cell]), default=MAX_VALUES)


def room_problems(grid: Grid, rules: tuple[Rule, ...]) -> list[Problem]:
    """Houses with more cells than values: such a puzzle can have no solution, whatever its clues."""
    high = highest_values(grid, rules)
    problems = []
    for rule in rules:
        if isinstance(rule, AllDifferent) and len(rule.cells) > (most := max(high[c] for c in rule.cells)):
            message = (
                f"the {rule.label} can never be filled: its {len(rule.cells)} cells must differ, "
                f"but there are only the values {grid.first} to {grid.shown(most)}"
            )
            problems.append(Problem(message, rule.cells))
    return problems


def stray_problems(
    grid: Grid, rules: tuple[Rule, ...], entries: Sequence[int], marks: Sequence[frozenset[int]]
) -> list[Problem]:
    """Entries and marks of a player that are no values of their cells."""
    high = highest_values(grid, rules)
    found = [_in_hole(grid, cell, entries[cell]) for cell in sorted(grid.holes) if entries and entries[cell]]
    # Most positions have no such entry and no such mark, which is seen fastest of all cells at once.
    if not _values_of_all(high).issuperset(entries):
        found += [
            _stray("entry", grid, cell, value, most)
            for cell, (value, most) in enumerate(zip(entries, high, strict=False))
            if value < 0 or 0 < most < value
        ]
    marked = frozenset[int]().union(*marks)
    if marked and not 1 <= min(marked) <= max(marked) <= min(high):
        found += [
            _stray("mark", grid, cell, value, most)
            for cell, (values, most) in enumerate(zip(marks, high, strict=True))
            for value in sorted(values)
            if value < 0 or (most and not 1 <= value <= most)
        ]
    return found


def _in_hole(grid: Grid, cell: int, value: int) -> Problem:
    return Problem(f"{grid.name(cell)}: {grid.shown(value)} stands in a cell that holds nothing", (cell,))


def _stray(what: str, grid: Grid, cell: int, value: int, most: int) -> Problem:
    wrong = _wrong(grid, value, most) if most else f"{value} is less than 0"
    return Problem(f"{what} in {grid.name(cell)}: {wrong}", (cell,))


def _wrong(grid: Grid, value: int, most: int) -> str:
    return f"{grid.shown(value)} is not one of {grid.first} to {grid.shown(most)}"


@lru_cache(maxsize=128)
def _values_of_all(high: tuple[int, ...]) -> frozenset[int]:
    """The values that every cell can take, and 0 for none."""
    return frozenset(range(min(high) + 1))


@lru_cache(maxsize=128)
def highest_values(grid: Grid, rules: tuple[Rule, ...]) -> tuple[int, ...]:
    """The highest value of each cell; 0 where no rule states any."""
    high = [0] * len(grid.cells)
    for rule in rules:
        if isinstance(rule, Values):
            for cell in rule.cells:
                high[cell] = min(high[cell], rule.high) if high[cell] else rule.high
    return tuple(high)


def _counted(things: Sequence[object], what: str) -> str:
    return f"{len(things)} {what}" if len(things) == 1 else f"{len(things)} {what}s"
