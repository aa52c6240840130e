"""Cells chosen at random, as setters draw over them: paths from neighbour to neighbour, and a grid cut into pieces."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from gridwright.model.grid import KING, Grid
from gridwright.model.random_stream import RandomStream

__all__ = ["random_halves", "random_path", "random_pieces", "usual_sizes"]

_AROUND = (*KING, *((-rows, -cols) for rows, cols in KING))


_CUTS = 8
"""Ways to cut a piece that are tried before one cell is cut off."""


def random_path(
    grid: Grid, free: Collection[int], length: int, fits: Callable[[tuple[int, ...]], bool], stream: RandomStream
) -> tuple[int, ...]:
    """Free cells one after the other, each beside the one before or at its corner; as many as asked for if it can be.

    The next cell is rather one with which the path fits, if there is any.
    """
    path: tuple[int, ...] = (stream.choice(sorted(free)),)
    while len(path) < length:
        around = (grid.moved(path[-1], move) for move in _AROUND)
        ways = [cell for cell in around if cell is not None and cell in free and cell not in path]
        if not ways:
            break
        stream.shuffle(ways)
        path = next((longer for cell in ways if fits(longer := (*path, cell))), (*path, ways[0]))
    return path


def usual_sizes(most: int) -> tuple[int, ...]:
    """Sizes of cages up to a largest one, those of two and three cells more often than others."""
    return tuple(size for size in (2, 2, 3, 3, *range(4, most + 1)) if size <= most) or (1,)


def random_pieces(
    grid: Grid, sizes: Sequence[int], fits: Callable[[Sequence[int]], bool], stream: RandomStream
) -> list[tuple[int, ...]]:
    """All cells in connected pieces, each of one of the sizes as far as there is room, and so that it `fits`.

    A cell that is left alone joins a piece beside it, if it can. Sizes may be weighted by repeating them.
    """
    free = set(grid.filled)
    beside = {cell: grid.neighbours(cell) for cell in free}
    pieces: list[list[int]] = []
    order = sorted(free)
    stream.shuffle(order)
    while free:
        # Cells with few free neighbours come first, or they would be left alone.
        first = min(filter(free.__contains__, order), key=lambda cell: len(free.intersection(beside[cell])))
        piece, size = [first], stream.choice(sizes)
        free.discard(first)
        while len(piece) < size:
            around = {cell for one in piece for cell in beside[one] if cell in free}
            ways = [cell for cell in sorted(around) if fits([*piece, cell])]
            if not ways:
                break
            piece.append(stream.choice(ways))
            free.discard(piece[-1])
        pieces.append(piece)
    return [tuple(sorted(piece)) for piece in _without_loners(grid, pieces, max(sizes), fits) if piece]


def _without_loners(
    grid: Grid, pieces: list[list[int]], most: int, fits: Callable[[Sequence[int]], bool]
) -> list[list[int]]:
    for piece in pieces:
        if len(piece) == 1:
            beside = set(grid.neighbours(piece[0]))
            hosts = (other for other in pieces if 1 <= len(other) <= most and beside.intersection(other))
            host = next((other for other in hosts if other is not piece and fits([*other, *piece])), None)
            if host is not None:
                host += piece
                piece.clear()
    return pieces


def random_halves(grid: Grid, cells: Sequence[int], stream: RandomStream) -> tuple[tuple[int, ...], ...]:
    """Connected cells in two connected parts, as large as each other if that can be; nothing if it is one cell."""
    half = len(cells) // 2
    for _ in range(_CUTS):
        part = [stream.choice(cells)]
        while len(part) < half:
            beside = {cell for one in part for cell in grid.neighbours(one)} & set(cells) - set(part)
            part.append(stream.choice(sorted(beside)))
        rest = tuple(sorted(set(cells) - set(part)))
        if half and grid.is_connected(rest):
            return tuple(sorted(part)), rest
    for cell in cells if half else ():
        rest = tuple(sorted(set(cells) - {cell}))
        if grid.is_connected(rest):
            return (cell,), rest
    return ()
