"""The regions of a SudokuPad puzzle: lists of cells, or cages that are marked as regions."""

from __future__ import annotations

from collections.abc import Sequence

from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, GridwrightError, Problem
from gridwright.model.grid import Grid, Regions
from gridwright.notations._drawn.cages import cages_of, cell_at, is_region
from gridwright.notations._shared.regions import region_numbers
from gridwright.notations._shared.site_json import Fields, list_of
from gridwright.notations._shared.source_text import enough, refuse

__all__ = ["homes_of", "regions_in", "written_regions"]


def homes_of(grid: Grid, said: Fields) -> list[int | None]:
    """The number of each cell's region, None for cells in no region."""
    homes: list[int | None] = [None] * len(grid.cells)
    problems: list[Problem] = []
    cages = [cage["cells"] for cage in cages_of(said) if cage.get("cells") and is_region(cage)]
    regions = [*(region for region in list_of(said, "regions") if region != {}), *cages]
    places = (
        (n, place)
        for n, region in enumerate(regions)
        for place in (region if isinstance(region, list) else [0])
        if place != {}  # in the shorthand, that is all there is in an empty list
    )
    for number, place in places:
        try:
            cell = cell_at(grid, place, "a region")
            if homes[cell] is not None:
                raise FormatError(f"{grid.name(cell)} is in two regions")
            homes[cell] = number
        except GridwrightError as error:
            problems += error.problems
            if enough(problems):
                break
    refuse(problems)
    return homes


def written_regions(draft: Draft) -> list[list[tuple[int, int]]]:
    homes = region_numbers(draft)
    regions: list[list[tuple[int, int]]] = [[] for _ in set(homes)]
    for cell, home in enumerate(homes):
        regions[home].append(draft.grid.where(cell))
    return regions


def regions_in(homes: Sequence[int | None]) -> Regions:
    """The cells of each region."""
    numbers = dict.fromkeys(home for home in homes if home is not None)
    return tuple(tuple(cell for cell, home in enumerate(homes) if home == number) for number in numbers)
