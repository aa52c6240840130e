"""Cages at janko.at: areas, each with what its values give in one of its cells. Killers have sums, a Kendoku has
calculations; an area of one cell there is a given."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from gridwright.clues.cage import KillerCage
from gridwright.clues.calculation import Calculation
from gridwright.model.clue import Clue
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, GridwrightError, Problem
from gridwright.model.grid import Grid
from gridwright.notations._shared.clue_words import read_word
from gridwright.notations._shared.source_text import Span, as_int, quoted, refuse
from gridwright.notations._shared.walls import groups_of
from gridwright.notations.janko.fields import NOTHING, JankoFields

__all__ = ["AreaGrids", "cages_of", "calculations_of", "written_cages", "written_calculations"]

_CALCULATION = re.compile(r"([0-9]{1,9})([-+*/x:])")
_OPERATIONS = {"x": "*"}
"""Our words' operations that have other characters there."""


class AreaGrids(NamedTuple):
    """What the grids `problem` and `areas` say of each cell; areas are numbered from 1, 0 is in none."""

    problem: list[str]
    areas: list[int]


class _Area(NamedTuple):
    cells: tuple[int, ...]
    told: Span


def cages_of(said: JankoFields, grid: Grid) -> tuple[Clue, ...]:
    """The cages of a killer, each with its sum."""
    cages: list[Clue] = []
    problems: list[Problem] = []
    for cells, told in _areas(said, grid, "a killer", "sum"):
        if number := as_int(told.text):
            cages.append(KillerCage(grid, cells, number))
        else:
            what = f"the cage of {grid.names(cells)} has {quoted(told.text)} instead of one sum"
            problems.append(said.source.problem(what, told.start, *cells))
    refuse(problems)
    return tuple(cages)


def calculations_of(said: JankoFields, grid: Grid) -> tuple[tuple[int, ...], tuple[Clue, ...]]:
    """The givens and the cages of a Kendoku."""
    givens, cages, problems = [0] * len(grid.cells), [], []
    for cells, told in _areas(said, grid, "a kendoku", "number"):
        match = _CALCULATION.fullmatch(told.text)
        value = as_int(told.text)
        if len(cells) == 1 and value:
            givens[cells[0]] = value
        elif match:
            word = f"{'-'.join(map(grid.name, cells))}={match[1]}{match[2]}"
            try:
                cages.append(read_word(grid, word))
            except GridwrightError as error:
                problems.append(said.source.problem(str(error), told.start, *cells))
        else:
            what = f"the cage of {grid.names(cells)} has {quoted(told.text)}, which is no calculation such as 12+ or 3/"
            problems.append(said.source.problem(what, told.start, *cells))
    refuse(problems)
    return tuple(givens), tuple(cages)


def _areas(said: JankoFields, grid: Grid, what: str, called: str) -> Iterator[_Area]:
    """The areas, each with the one thing that stands in it."""
    areas, items = (said.cells(name, grid.rows, grid.cols) for name in ("areas", "problem"))
    if not areas or not items:
        raise FormatError(f"{what} needs its cages, the grid 'areas', and their {called}s, the grid 'problem'")
    problems: list[Problem] = []
    for cells in groups_of([item.text for item in areas]):
        if areas[cells[0]].text in NOTHING:
            continue
        told = [cell for cell in cells if items[cell].text not in NOTHING]
        if len(told) == 1:
            yield _Area(cells, items[told[0]])
        else:
            words = " and ".join(quoted(items[cell].text) for cell in told) or f"no {called}"
            message = f"the cage of {grid.names(cells)} has {words} instead of one {called}"
            problems.append(said.source.problem(message, items[(told or cells)[0]].start, *cells))
    refuse(problems)


def written_cages(draft: Draft) -> AreaGrids:
    grids = _empty(draft)
    for cage in draft.clues:
        if not isinstance(cage, KillerCage) or not cage.value:
            raise FormatError(f"janko cannot carry {cage.label} in a killer: it has cages with sums only")
        _add(draft, grids, cage, str(cage.value))
    return grids


def written_calculations(draft: Draft) -> AreaGrids:
    grids = _empty(draft)
    for cage in draft.clues:
        if not isinstance(cage, Calculation):
            raise FormatError(f"janko cannot carry {cage.label} in a kendoku: it has calculations only")
        if len(cage.cells) == 1:
            raise FormatError(f"janko cannot carry {cage.label}: a cage of one cell is a given there")
        _add(draft, grids, cage, f"{cage.value}{_OPERATIONS.get(cage.operation, cage.operation)}")
    for cell, value in enumerate(draft.givens):
        if value and grids.areas[cell]:
            raise FormatError(f"janko cannot carry a given in a cage: {draft.grid.name(cell)}")
        if value:
            grids.areas[cell] = max(grids.areas) + 1
            grids.problem[cell] = str(value)
    return grids


def _empty(draft: Draft) -> AreaGrids:
    return AreaGrids(["-"] * len(draft.grid.cells), [0] * len(draft.grid.cells))


def _add(draft: Draft, grids: AreaGrids, cage: Clue, told: str) -> None:
    if twice := [cell for cell in cage.cells if grids.areas[cell]]:
        raise FormatError(f"janko cannot carry cages that overlap: {draft.grid.name(twice[0])}")
    number = max(grids.areas) + 1
    grids.problem[cage.cells[0]] = told
    for cell in cage.cells:
        grids.areas[cell] = number
