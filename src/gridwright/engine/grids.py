"""Many grids of one shape as a program hands them in, made to a byte for each cell."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Union

from gridwright.model.errors import GridwrightError, Problem, RuleError
from gridwright.model.grid import Grid
from gridwright.model.numbers import Numbers, as_lists, cell_number, cell_numbers, is_sequence

if TYPE_CHECKING:
    from typing_extensions import Buffer

__all__ = ["Grids", "grid_bytes"]

Grids = Union["Buffer", Numbers, Iterable[Iterable[Iterable[int]]]]
"""Whole numbers as bytes, arrays or nested lists: of all cells in one row, a row for each grid, or a grid of rows."""

_BYTES = "bB"
"""Buffers that are taken as they are: of what is negative, the byte is no value either."""

_NO_VALUE = 255
"""Stands for every number that no byte holds: grids have 64 values at most."""


def grid_bytes(grid: Grid, highest: Sequence[int], givens: Grids) -> tuple[memoryview, tuple[int, ...]]:
    """A byte for each cell, grid after grid, and the shape that answers have.

    A GridwrightError names the first number that is higher than the highest of its cell, or less than 0.
    """
    data, shape, numbers = _taken(grid, givens)
    if (at := _first_wrong(data, highest)) is not None:
        number, cell = divmod(at, len(grid.cells))
        told = f"{grid.name(cell)}: {numbers[at]} is not a value of that cell"
        raise RuleError(Problem(f"grid {number + 1}: {told}", (cell,)))
    return data, shape


def _taken(grid: Grid, givens: Grids) -> tuple[memoryview, tuple[int, ...], Sequence[int]]:
    """A byte for each cell, the shape of the answers, and the numbers as they came."""
    if isinstance(givens, str):
        raise _no_text(givens)
    givens = _plain(grid, givens)
    dtype, numbers = getattr(givens, "dtype", None), None
    if getattr(dtype, "kind", "") in "iu" and hasattr(givens, "astype"):
        numbers, givens = givens.reshape(-1), _narrow(givens)  # type: ignore[union-attr]
    elif getattr(dtype, "kind", "O") != "O":
        raise GridwrightError(f"givens are whole numbers, not {dtype}; convert an array with astype(int)")
    try:
        data = memoryview(givens)  # type: ignore[arg-type]
    except TypeError:
        data = None
    if data is None or data.format not in _BYTES:
        return _listed(grid, as_lists(givens if data is None or dtype is not None else data))
    _check_shape(grid, data.shape or ())
    if not data.nbytes:
        return memoryview(b""), _shape(grid, data.shape or (), 0), ()
    plain = data.cast("B") if data.c_contiguous else memoryview(data.tobytes())
    return plain, _shape(grid, data.shape or (), len(plain)), plain if numbers is None else numbers


def _plain(grid: Grid, givens: Any) -> Any:
    """Tables as arrays, and masked arrays with nothing where something is masked; all else as it is."""
    to_array = getattr(givens, "to_numpy", None)
    array = givens if to_array is None else to_array()
    if hasattr(array, "dtype") and getattr(array, "shape", None) == ():
        raise GridwrightError(f"a single number is not a grid of {len(grid.cells)} cells")
    return array.filled(0) if hasattr(array, "mask") and hasattr(array, "filled") else array


def _first_wrong(data: memoryview, highest: Sequence[int]) -> int | None:
    """Where the first byte stands that its cell cannot hold. Most have none, and that is seen quickly."""
    plain = bytes(data)
    top, cells = max(highest), len(highest)
    low = [cell for cell, high in enumerate(highest) if high < top]
    wrong = [at for at in (_outside(plain, top),) if at is not None]
    for cell in low:
        if (at := _outside(plain[cell::cells], highest[cell])) is not None:
            wrong.append(at * cells + cell)
    return min(wrong, default=None)


def _outside(data: bytes, high: int) -> int | None:
    """Where the first byte above a value stands."""
    wrong = data.translate(None, bytes(range(high + 1)))
    return data.index(wrong[:1]) if wrong else None


def _shape(grid: Grid, shape: Sequence[int], count: int) -> tuple[int, ...]:
    """The shape in which solutions are handed out: as the grids came, but a row of many as a row for each."""
    if len(shape) == 3 or tuple(shape) == (grid.rows, grid.cols):
        return tuple(shape)
    return count // len(grid.cells), len(grid.cells)


def _narrow(array: Any) -> Any:
    """An array of any integers as one of bytes."""
    if array.dtype.itemsize == 1:
        return array
    narrow = array.astype("uint8")
    narrow[narrow != array] = _NO_VALUE
    return narrow


def _check_shape(grid: Grid, shape: Sequence[int]) -> None:
    cells = len(grid.cells)
    if len(shape) < 2:
        if shape[0] % cells:
            raise GridwrightError(f"{shape[0]} numbers are not a whole number of grids of {cells} cells")
    elif tuple(shape) != (grid.rows, grid.cols) and tuple(shape[1:]) not in ((cells,), (grid.rows, grid.cols)):
        there = "x".join(map(str, shape))
        raise GridwrightError(
            f"an array of {there} for grids of {grid.rows}x{grid.cols}; "
            f"give n x {cells} or n x {grid.rows} x {grid.cols} numbers"
        )


def _no_text(text: str) -> GridwrightError:
    return GridwrightError(f"givens are numbers, not the text {text[:40]!r}; load_all() and batch() read texts")


def _listed(grid: Grid, lists: object) -> tuple[memoryview, tuple[int, ...], Sequence[int]]:
    """The same for nested lists, whose every number is looked at."""
    if not is_sequence(lists):
        raise GridwrightError(f"givens are numbers for grids of {len(grid.cells)} cells, not a {type(lists).__name__}")
    grids = _kept(lists)
    depth = _depth(grids)
    shape: tuple[int, ...] = ()
    if depth == 1:
        for strange in (one for one in grids if cell_number(one) is None):
            if isinstance(strange, str):
                raise _no_text(strange)
            raise GridwrightError(f"givens are numbers, not {strange!r}")
        _check_shape(grid, (len(grids),))
        grids = [grids[at : at + len(grid.cells)] for at in range(0, len(grids), len(grid.cells))]
    elif depth == 2 and len(grids) == grid.rows and len(grids[0]) == grid.cols:
        grids, shape = [grids], (grid.rows, grid.cols)
    numbers: list[int] = []
    for number, one in enumerate(grids, 1):
        try:
            values = cell_numbers(grid, one, "givens")
        except GridwrightError as error:
            raise GridwrightError(f"grid {number}: {error}") from None
        numbers += values
    data = bytes(value if 0 <= value < _NO_VALUE else _NO_VALUE for value in numbers)
    many = (len(grids), grid.rows, grid.cols) if depth == 3 else (len(grids), len(grid.cells))
    return memoryview(data), shape or many, numbers


def _kept(lists: Any) -> list[Any]:
    """Nested sequences as lists: what can be gone through only once is looked at more than once."""
    plain = list(lists)
    return [_kept(as_lists(one)) if is_sequence(one) else one for one in plain] if _is_nested(plain) else plain


def _is_nested(plain: list[Any]) -> bool:
    return bool(plain) and is_sequence(plain[0])


def _depth(lists: object) -> int:
    """How deep the first of the lists are nested."""
    depth = 0
    while isinstance(lists, list):
        depth, lists = depth + 1, lists[0] if lists else None
    return depth
