"""Symmetries of where clues stand: a set of cells that go together is an orbit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain

from gridwright.making.arguments import one_name
from gridwright.model.errors import GridwrightError
from gridwright.model.grid import Grid

__all__ = ["SYMMETRIES", "check_symmetry", "images", "symmetries_of"]

_Turn = Callable[[int, int, int, int], tuple[int, int]]

_HALF: _Turn = lambda row, col, rows, cols: (rows - 1 - row, cols - 1 - col)  # noqa: E731
_QUARTER: _Turn = lambda row, col, rows, cols: (col, rows - 1 - row)  # noqa: E731
_MIRROR: _Turn = lambda row, col, rows, cols: (row, cols - 1 - col)  # noqa: E731
_DIAGONAL: _Turn = lambda row, col, rows, cols: (col, row)  # noqa: E731

SYMMETRIES: Mapping[str, tuple[_Turn, ...]] = {
    "none": (),
    "rotate2": (_HALF,),
    "rotate4": (_QUARTER,),
    "mirror": (_MIRROR,),
    "diagonal": (_DIAGONAL,),
    "full": (_QUARTER, _MIRROR),
}
"""By name, the turns that lead from any cell to all that stand as it does."""

_SQUARE = frozenset({"rotate4", "diagonal", "full"})
"""Those that only squares have."""


def check_symmetry(name: str, grid: Grid) -> None:
    """Refuses what is no symmetry, or none that such a grid can have."""
    one_name("symmetry", name, [*SYMMETRIES])
    if name in _SQUARE and not grid.is_square:
        raise GridwrightError(f"the symmetry {name!r} needs a square grid, not {grid.rows}x{grid.cols}")


def images(grid: Grid, name: str, cells: Sequence[int]) -> set[tuple[int, ...]]:
    """The cells, and where the symmetry takes them, each place with its cells in order."""
    found = {tuple(sorted(cells))}
    front = list(found)
    while front:
        place = front.pop()
        for turn in SYMMETRIES[name]:
            image = tuple(sorted(_turned(grid, turn, cell) for cell in place))
            if image not in found:
                found.add(image)
                front.append(image)
    return found


def symmetries_of(grid: Grid, places: Iterable[Sequence[int]]) -> tuple[str, ...]:
    """The symmetries that clues at these places have, but for none; of one that holds others, only that one."""
    there = {tuple(sorted(place)) for place in places}
    names = [name for name in SYMMETRIES if name != "none" and (grid.is_square or name not in _SQUARE)]
    found = [name for name in names if there.issuperset(chain.from_iterable(images(grid, name, one) for one in there))]
    if "full" in found:
        return ("full",)
    return tuple(name for name in found if not (name == "rotate2" and "rotate4" in found))


def _turned(grid: Grid, turn: _Turn, cell: int) -> int:
    row, col = turn(*grid.where(cell), grid.rows, grid.cols)
    return row * grid.cols + col
