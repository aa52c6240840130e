"""What there is to see of a puzzle, as data: every kind of picture is made from this and from nothing else.

A scene is made of the figures that rules and clues want to be seen of themselves, so new ones need no drawing code.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import cycle
from typing import TypeVar

from gridwright.model.arguments import several
from gridwright.model.errors import RuleError
from gridwright.model.figures import Border, Cage, Figure, Ink, Shade, SmallDigits
from gridwright.model.grid import BESIDE, Grid
from gridwright.model.numbers import cell_numbers
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import Rule, Shown, Values
from gridwright.pictures.highlight import NOTHING, Highlight
from gridwright.pictures.tints import tints_of

__all__ = ["HEAVY", "LIGHT", "NONE", "Scene", "filling", "per_cell", "scene"]

NONE, LIGHT, HEAVY = range(3)
"""How heavy a line between two cells is."""

_APART: tuple[Ink, ...] = ("lavender", "peach", "teal", "yellow", "pink", "orange")
"""The inks that shades of different clues have where each must be told from the others."""

T = TypeVar("T")
F = TypeVar("F", bound=Figure)


@dataclass(frozen=True, slots=True)
class Scene:
    """A grid and what is drawn in it.

    `borders` are the neighbours (lower cell first) with a heavy line between them, `shown` the rules and clues that
    are to be seen, with their figures. `values` is what stands in each cell, a given or something found later
    (0 = nothing), numbered from 1 whatever the grid shows it as; `candidates` is what is pencilled into each cell, if
    anything is, and `size` the greatest value there can be. `tints` has the number of a colour for each cell, -1 for
    none, if regions have colours. `title` and `description` are for those who cannot see the picture.
    """

    grid: Grid
    borders: frozenset[tuple[int, int]]
    givens: tuple[int, ...]
    values: tuple[int, ...]
    shown: tuple[tuple[Rule, tuple[Figure, ...]], ...] = ()
    candidates: tuple[frozenset[int], ...] | None = None
    size: int = 9
    tints: tuple[int, ...] = ()
    highlight: Highlight = NOTHING
    title: str = ""
    description: str = ""

    def figures(self, sort: type[F]) -> list[F]:
        """The figures of a sort, in the order of what shows them."""
        return [figure for _, figures in self.shown for figure in figures if isinstance(figure, sort)]

    def has(self, *sorts: type[Figure]) -> bool:
        """Whether there are figures of one of these sorts."""
        return any(isinstance(figure, sorts) for _, figures in self.shown for figure in figures)

    def weight(self, cell: int | None, other: int | None) -> int:
        """How heavy the line between two neighbours is; None stands for the outside."""
        if cell is None or other is None:
            return NONE if cell is other else HEAVY
        return HEAVY if (min(cell, other), max(cell, other)) in self.borders else LIGHT


def scene(
    puzzle: Puzzle,
    values: Iterable[int] | None = None,
    candidates: Iterable[Iterable[int]] | None = None,
    *,
    highlight: Highlight | None = None,
    tints: bool = False,
) -> Scene:
    """The scene of a puzzle, with values in the cells without a given and candidates in those without a value.

    Nothing at all (None or empty) for either means that there are none, but for those that clues print. With `tints`,
    regions have colours.
    """
    grid, givens = puzzle.grid, puzzle.givens
    found = filling(grid, values) or (0,) * len(givens)
    filled = tuple(given or value for given, value in zip(givens, found, strict=True))
    per_cell_candidates = enumerate(per_cell(grid, candidates, "candidates"))
    pencilled = tuple([frozenset() if cell in grid.holes else _numbers(some) for cell, some in per_cell_candidates])
    seen = _figures(grid, puzzle.rules)
    if seen.printed:
        blank = pencilled or (frozenset(),) * len(givens)
        pencilled = tuple(marks or seen.printed.get(cell, marks) for cell, marks in enumerate(blank))
    return Scene(
        grid=grid,
        borders=seen.borders,
        givens=givens,
        values=filled,
        shown=seen.shown,
        candidates=pencilled or None,
        size=max(1, seen.high, *filled, *frozenset().union(*pencilled)),
        tints=tints_of(grid, seen.outlined) if tints else (),
        highlight=highlight or NOTHING,
    )


def _numbers(values: Iterable[int]) -> frozenset[int]:
    return values if isinstance(values, frozenset) else frozenset(map(int, values))


class _Figures:
    """What rules want to be seen of them, and the highest value that they allow."""

    def __init__(self, grid: Grid, rules: Iterable[Rule]) -> None:
        self.high = max((rule.high for rule in rules if isinstance(rule, Values)), default=0)
        seen = _told_apart((rule, tuple(rule.figures())) for rule in rules if isinstance(rule, Shown))
        self.shown: tuple[tuple[Rule, tuple[Figure, ...]], ...] = tuple(seen)
        figures = [figure for _, some in self.shown for figure in some]
        self.outlined = [figure.cells for figure in figures if isinstance(figure, Border)]
        small = [figure for figure in figures if isinstance(figure, SmallDigits)]
        self.printed = {figure.cell: frozenset(map(grid.value, figure.values)) for figure in small}
        solid = [figure.cells for figure in figures if isinstance(figure, Cage) and figure.solid]
        self.borders = _borders(grid, self.outlined + solid)


def _told_apart(seen: Iterable[tuple[Rule, tuple[Figure, ...]]]) -> Iterator[tuple[Rule, tuple[Figure, ...]]]:
    """The same, but shades that belong to one rule alone in inks that no other such rule has, while there are any."""
    inks = cycle(_APART)
    for rule, figures in seen:
        if any(isinstance(figure, Shade) and figure.apart for figure in figures):
            ink = next(inks)
            yield rule, tuple(replace(one, ink=ink) if isinstance(one, Shade) and one.apart else one for one in figures)
        else:
            yield rule, figures


@lru_cache(maxsize=64)
def _figures(grid: Grid, rules: tuple[Rule, ...]) -> _Figures:
    """Remembered, since all positions of a puzzle have the same."""
    return _Figures(grid, rules)


def _borders(grid: Grid, outlined: Sequence[Collection[int]]) -> frozenset[tuple[int, int]]:
    """The neighbours that do not lie inside the same borders."""
    inside: list[set[int]] = [set() for _ in grid.cells]
    for number, cells in enumerate(outlined):
        for cell in cells:
            inside[cell].add(number)
    return frozenset(pair for pair in grid.pairs(BESIDE) if inside[pair[0]] != inside[pair[1]])


def per_cell(grid: Grid, things: Iterable[T] | None, what: str) -> tuple[T, ...]:
    """One thing for each cell, or nothing at all."""
    found = () if things is None else tuple(several(things, f"a sequence of {what}"))
    if found and len(found) != len(grid.cells):
        raise RuleError(f"{len(found)} {what} for the {len(grid.cells)} cells of a grid of {grid.rows}x{grid.cols}")
    return found


def filling(grid: Grid, values: Iterable[object] | None) -> tuple[int, ...]:
    """A number for each cell that is to be filled, or nothing at all."""
    found = per_cell(grid, values, "values")
    return cell_numbers(grid, found, "values") if found else ()
