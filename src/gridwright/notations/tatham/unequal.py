"""Unequal, Simon Tatham's Futoshiki: per cell a number and the sides towards which it is greater, then a comma.

In its Adjacent mode (`5a`) these are the sides towards which values are consecutive, and every such place is marked.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import accumulate

from gridwright.clues.dot import Dot
from gridwright.clues.sign import Sign, pairs_of
from gridwright.clues.sign import signs as sign_clues
from gridwright.model.clue import Clue
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.model.grid import Grid, Move
from gridwright.notations._shared.source_text import SourceText, as_int, converted, counted, quoted, refuse, sized

__all__ = ["ADJACENT", "PARAMS", "read_unequal", "write_unequal"]

PARAMS = r"[0-9]+a?(?:d[a-z])?"

_PARAMS = re.compile(r"([0-9]+)(a?)(?:d[terxk])?")
_ITEM = re.compile(r"([0-9]+)([URDL]*)")
_SIDES: dict[str, Move] = {"U": (-1, 0), "R": (0, 1), "D": (1, 0), "L": (0, -1)}
_LEAST, _MOST = 3, 32

ADJACENT = "all-white-dots"
"""The option that makes a Latin square with white dots Unequal's Adjacent mode."""


def read_unequal(source: SourceText, params: str, start: int, body: str, body_start: int) -> Draft:
    """The puzzle of parameters and a description, which stand at these offsets."""
    grid = _grid(source, params, start)
    items = body.removesuffix(",").split(",")
    if len(items) != len(grid.cells):
        size = f"{grid.rows}x{grid.cols}"
        message = f"{counted(len(items), 'cell')} instead of {len(grid.cells)}; this Unequal is {size}"
        raise source.error(message, body_start)
    starts = accumulate((len(item) + 1 for item in items[:-1]), initial=body_start)
    places = [source.place(offset) for offset in starts]
    cells = converted(grid.cells, lambda cell: _cell(grid, cell, items[cell], places[cell]))
    marked = [(cell, other) for cell, (_, others) in enumerate(cells) for other in others]
    adjacent = "a" in params
    return Draft(
        kind="latin" if adjacent else "futoshiki",
        grid=grid,
        givens=tuple(value for value, _ in cells),
        clues=_dots(grid, marked, places) if adjacent else sign_clues(grid, (pair[::-1] for pair in marked)),
        options=frozenset({ADJACENT} if adjacent else ()),
        places=dict(enumerate(places)),
        size_place=source.place(start),
    )


def _dots(grid: Grid, marked: Sequence[tuple[int, int]], places: Sequence[tuple[int, int]]) -> tuple[Dot, ...]:
    """A white dot for every mark, which both of its cells state."""
    problems = [
        Problem(f"{grid.name(cell)} is marked towards {grid.name(other)}, but not the other way round", (cell, other))
        .at(*places[cell])
        for cell, other in marked
        if (other, cell) not in marked
    ]
    refuse(problems)
    return tuple(Dot(grid, cell, other, black=False) for cell, other in marked if cell < other)


def _grid(source: SourceText, params: str, start: int) -> Grid:
    match = _PARAMS.fullmatch(params)
    size = as_int(match[1]) if match else None
    if match is None or size is None:
        raise source.error(f"{quoted(params)} are not parameters of Unequal; they are a size such as 5", start)
    return sized(size, size, *source.place(start))


def _cell(grid: Grid, cell: int, item: str, place: tuple[int, int]) -> tuple[int, list[int]]:
    """The value of a cell, 0 for empty, and the neighbours that are less, or consecutive."""
    match = _ITEM.fullmatch(item)
    value = as_int(match[1]) if match else None
    if match is None or value is None or value > grid.rows:
        message = f"{grid.name(cell)}: {quoted(item)} is not a cell; it is 0 to {grid.rows}, then any of U R D L"
        raise FormatError(Problem(message, (cell,), *place))
    lesser: list[int] = []
    for side in match[2]:
        other = grid.moved(cell, _SIDES[side])
        if other is None:
            raise FormatError(Problem(f"{grid.name(cell)}: the sign {side!r} points off the grid", (cell,), *place))
        lesser.append(other)
    return value, lesser


def write_unequal(draft: Draft) -> str:
    grid, signs = draft.grid, set(pairs_of(draft.clues))
    if not _LEAST <= grid.rows <= _MOST:
        raise FormatError(f"Unequal has grids of {_LEAST}x{_LEAST} to {_MOST}x{_MOST}, not {grid.rows}x{grid.cols}")
    for less, greater in pairs_of(draft.clues):
        if (greater, less) in signs:
            raise FormatError(f"Unequal cannot say both {grid.name(less)}<{grid.name(greater)} and the opposite")
    adjacent = ADJACENT in draft.options
    if not adjacent and len(signs) < len(draft.clues):
        other = next(clue for clue in draft.clues if not isinstance(clue, Sign))
        raise FormatError(f"Unequal cannot carry {other.label} unless {ADJACENT} holds and there are no signs")
    if adjacent:
        signs = {pair for clue in draft.clues for pair in (_consecutive(clue), _consecutive(clue)[::-1])}
    items = (
        str(value) + "".join(side for side, move in _SIDES.items() if (grid.moved(cell, move), cell) in signs)
        for cell, value in enumerate(draft.givens)
    )
    return f"{grid.rows}{'a' if adjacent else ''}:{''.join(item + ',' for item in items)}\n"


def _consecutive(clue: Clue) -> tuple[int, int]:
    """The cells of a white dot, which is all that Adjacent has."""
    if not isinstance(clue, Dot) or clue.black or clue.value != 1:
        raise FormatError(f"Unequal cannot carry {clue.label} in its Adjacent mode")
    return clue.cells
