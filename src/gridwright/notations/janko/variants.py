"""Variants of Sudoku at janko.at, and its skyscrapers.

A killer has sums where others have givens, and its cages as areas. Skyscrapers have labels: two rows for the columns,
above and below, and two for the rows, left and right. Of other variants every clue that is true is printed, so that
only the solution shows them: bars between consecutive neighbours, odd and even cells, numbers of skyscrapers, and sums
of the first three values at each end of rows and columns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate

from gridwright.clues.cage import KillerCage
from gridwright.clues.skyscraper import Skyscraper
from gridwright.model.clue import Clue
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.model.grid import BESIDE, Grid, Move
from gridwright.notations._shared.clue_words import read_word
from gridwright.notations._shared.source_text import Span, as_int, quoted, refuse
from gridwright.notations._shared.walls import groups_of
from gridwright.notations.janko.fields import JankoFields

__all__ = ["KILLER", "NONE", "SHOWN", "SKYSCRAPERS", "cages_of", "labels_of", "skyscrapers_of", "sums_and_areas"]

KILLER = ("killer",)
SKYSCRAPERS = ("skyscrapers", "skyscraper", "wolkenkratzer")
NONE = ("-", ".", "?", "0")

_LABELS = (("clabels", ((1, 0), (-1, 0))), ("rlabels", ((0, 1), (0, -1))))
"""The grids with numbers outside, and where the numbers of each of their rows look."""


def cages_of(said: JankoFields, grid: Grid) -> tuple[Clue, ...]:
    """The cages of a killer: areas, of which each has its sum in one of its cells."""
    areas, items = (said.cells(name, grid.rows, grid.cols) for name in ("areas", "problem"))
    if not areas or not items:
        raise FormatError("a killer needs its cages, the grid 'areas', and their sums, the grid 'problem'")
    problems: list[Problem] = []
    cages: list[Clue] = []
    for cells in groups_of([item.text for item in areas]):
        if areas[cells[0]].text in NONE:
            continue
        sums = [cell for cell in cells if items[cell].text not in NONE]
        number = as_int(items[sums[0]].text) if len(sums) == 1 else 0
        if number:
            cages.append(KillerCage(grid, cells, number))
        else:
            told = " and ".join(quoted(items[cell].text) for cell in sums) or "no sum"
            what = f"the cage of {grid.names(cells)} has {told} instead of one sum"
            problems.append(said.source.problem(what, items[(sums or cells)[0]].start, *cells))
    refuse(problems)
    return tuple(cages)


def sums_and_areas(draft: Draft) -> tuple[list[int], list[int]]:
    """What a killer's two grids say of its cells: sums, and numbers of cages, 0 for none."""
    sums, areas = [0] * len(draft.grid.cells), [0] * len(draft.grid.cells)
    for number, cage in enumerate(draft.clues, 1):
        if not isinstance(cage, KillerCage) or not cage.value:
            raise FormatError(f"janko cannot carry {cage.label} in a killer: it has cages with sums only")
        if twice := [cell for cell in cage.cells if areas[cell]]:
            raise FormatError(f"janko cannot carry cages that overlap: {draft.grid.name(twice[0])}")
        sums[cage.cells[0]] = cage.value
        for cell in cage.cells:
            areas[cell] = number
    return sums, areas


def _before(grid: Grid, towards: Move) -> tuple[int, ...]:
    """The cells before which numbers stand that look in a direction."""
    down, right = towards
    if down:
        return grid.row(0 if down > 0 else grid.rows - 1)
    return grid.column(0 if right > 0 else grid.cols - 1)


def skyscrapers_of(said: JankoFields, grid: Grid) -> tuple[Clue, ...]:
    """The numbers that labels say."""
    clues: list[Clue] = []
    for name, ways in _LABELS:
        items = said.cells(name, 2, grid.rows)
        for place, item in enumerate(items):
            towards = ways[place // grid.rows]
            clues += _skyscraper(said, grid, _before(grid, towards)[place % grid.rows], towards, item)
    return tuple(clues)


def _skyscraper(said: JankoFields, grid: Grid, cell: int, towards: Move, item: Span) -> Iterator[Clue]:
    number = 0 if item.text in NONE else as_int(item.text)
    if number is None:
        raise said.source.error(f"{quoted(item.text)} is not a number of skyscrapers", item.start)
    if number:
        yield Skyscraper(grid, cell, towards, number)


def labels_of(draft: Draft) -> list[str]:
    """The lines that say the numbers outside."""
    numbers: dict[tuple[int, Move], int] = {}
    for clue in draft.clues:
        if not isinstance(clue, Skyscraper):
            raise FormatError(f"janko cannot carry {clue.label} beside skyscrapers")
        numbers[clue.cell, clue.towards] = clue.value
    lines: list[str] = []
    for name, ways in _LABELS:
        rows = [[numbers.get((cell, way), 0) for cell in _before(draft.grid, way)] for way in ways]
        lines += [name, *(" ".join(str(number or "-") for number in row) for row in rows)]
    return lines


def _consecutive(grid: Grid, solution: Sequence[int]) -> Iterator[str]:
    for one, other in grid.pairs(BESIDE):
        if abs(solution[one] - solution[other]) == 1:
            yield f"{grid.name(one)}-{grid.name(other)}=white"


def _parities(grid: Grid, solution: Sequence[int]) -> Iterator[str]:
    for cell, value in enumerate(solution):
        yield f"{grid.name(cell)}={'odd' if value % 2 else 'even'}"


def _seen_lines(grid: Grid) -> Iterator[tuple[str, list[int]]]:
    """Every row and column from each of its ends, and how that side is called."""
    for number in range(grid.rows):
        row, column = [*grid.row(number)], [*grid.column(number)]
        yield from ((f"left{number + 1}", row), (f"right{number + 1}", row[::-1]))
        yield from ((f"top{number + 1}", column), (f"bottom{number + 1}", column[::-1]))


def _all_skyscrapers(grid: Grid, solution: Sequence[int]) -> Iterator[str]:
    for side, cells in _seen_lines(grid):
        yield f"{side}=skyscraper{len(set(accumulate((solution[cell] for cell in cells), max)))}"


def _end_sums(grid: Grid, solution: Sequence[int]) -> Iterator[str]:
    for _, cells in _seen_lines(grid):
        yield f"{'-'.join(map(grid.name, cells[:3]))}={sum(solution[cell] for cell in cells[:3])}+"


_Words = Callable[[Grid, Sequence[int]], Iterator[str]]


def _shown_by(words: _Words) -> Callable[[Grid, Sequence[int]], tuple[Clue, ...]]:
    def clues(grid: Grid, solution: Sequence[int]) -> tuple[Clue, ...]:
        if not solution or not all(solution):
            raise FormatError("there are no clues: of this variant, only a full solution shows them")
        return tuple(read_word(grid, word) for word in words(grid, solution))

    return clues


SHOWN: dict[str, Callable[[Grid, Sequence[int]], tuple[Clue, ...]]] = {
    **dict.fromkeys(("consecutive", "konsekutiv"), _shown_by(_consecutive)),
    **dict.fromkeys(("even-odd", "evenodd", "odd-even", "oddeven"), _shown_by(_parities)),
    **dict.fromkeys(SKYSCRAPERS, _shown_by(_all_skyscrapers)),
    **dict.fromkeys(("frame", "margin", "randsummen"), _shown_by(_end_sums)),
}
"""The variants whose clues only the solution shows."""
