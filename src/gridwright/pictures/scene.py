"""What there is to see of a puzzle, as data: every kind of picture is made from this and from nothing else.

A scene is made of the figures that rules and clues want to be seen of themselves, so new ones need no drawing code.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from gridwright.model.errors import RuleError
from gridwright.model.figures import Border, Cage, Figure, SmallDigits
from gridwright.model.grid import BESIDE, Grid
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import Shown, Values
from gridwright.pictures.highlight import NOTHING, Highlight
from gridwright.pictures.tints import tints_of

__all__ = ["HEAVY", "LIGHT", "NONE", "Scene", "per_cell", "scene"]

NONE, LIGHT, HEAVY = range(3)
"""How heavy a line between two cells is."""

T = TypeVar("T")
F = TypeVar("F", bound=Figure)


@dataclass(frozen=True, slots=True)
class Scene:
    """A grid and what is drawn in it.

    `borders` are the neighbours (lower cell first) with a heavy line between them, `shown` the rules and clues that
    have other figures. `values` is what stands in each cell, a given or something
    found later (0 = nothing); `candidates` is what is pencilled into each cell, if anything is, and `size` the
    greatest value there can be. `tints` has the number of a colour for each cell, -1 for none, if regions have colours.
    `title` and `description` are for those who cannot see the picture.
    """

    grid: Grid
    borders: frozenset[tuple[int, int]]
    givens: tuple[int, ...]
    values: tuple[int, ...]
    shown: tuple[Shown, ...] = ()
    candidates: tuple[frozenset[int], ...] | None = None
    size: int = 9
    tints: tuple[int, ...] = ()
    highlight: Highlight = NOTHING
    title: str = ""
    description: str = ""

    def figures(self, sort: type[F]) -> list[F]:
        """The figures of a sort, in the order of what shows them."""
        return [figure for rule in self.shown for figure in rule.figures() if isinstance(figure, sort)]

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
    found = tuple(map(int, per_cell(grid, values, "values"))) or (0,) * len(givens)
    shown = tuple(given or value for given, value in zip(givens, found, strict=True))
    pencilled = tuple(frozenset(map(int, cell)) for cell in per_cell(grid, candidates, "candidates"))
    highs = [rule.high for rule in puzzle.rules if isinstance(rule, Values)]
    figures = [figure for rule in puzzle.rules if isinstance(rule, Shown) for figure in rule.figures()]
    printed = {figure.cell: frozenset(figure.values) for figure in figures if isinstance(figure, SmallDigits)}
    if printed:
        blank = pencilled or (frozenset(),) * len(givens)
        pencilled = tuple(marks or printed.get(cell, marks) for cell, marks in enumerate(blank))
    outlined = [figure.cells for figure in figures if isinstance(figure, Border)]
    solid = [figure.cells for figure in figures if isinstance(figure, Cage) and figure.solid]
    return Scene(
        grid=grid,
        borders=_borders(grid, outlined + solid),
        givens=givens,
        values=shown,
        shown=tuple(rule for rule in puzzle.rules if isinstance(rule, Shown) and _is_seen(rule)),
        candidates=pencilled or None,
        size=max(1, *highs, *shown, *frozenset().union(*pencilled)),
        tints=tints_of(grid, outlined) if tints else (),
        highlight=highlight or NOTHING,
    )


def _is_seen(rule: Shown) -> bool:
    """Whether a rule has figures beside those that are lines of the grid and candidates."""
    return any(not isinstance(figure, Border | SmallDigits) for figure in rule.figures())


def _borders(grid: Grid, outlined: Sequence[Collection[int]]) -> frozenset[tuple[int, int]]:
    """The neighbours that do not lie inside the same borders."""
    inside: list[set[int]] = [set() for _ in grid.cells]
    for number, cells in enumerate(outlined):
        for cell in cells:
            inside[cell].add(number)
    return frozenset(pair for pair in grid.pairs(BESIDE) if inside[pair[0]] != inside[pair[1]])


def per_cell(grid: Grid, things: Iterable[T] | None, what: str) -> tuple[T, ...]:
    """One thing for each cell, or nothing at all."""
    found = () if things is None else tuple(things)
    if found and len(found) != len(grid.cells):
        raise RuleError(f"{len(found)} {what} for the {len(grid.cells)} cells of a grid of {grid.rows}x{grid.cols}")
    return found
