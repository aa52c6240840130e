"""Fish: as many houses need a value as there are houses that it can stand in, so it stands nowhere else in those."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from itertools import combinations

from gridwright.logic.board import Board
from gridwright.logic.step import Step, Technique
from gridwright.logic.structure.sets import cells_in, first_in, subsets
from gridwright.logic.structure.shape import HouseSet, Shape

__all__ = ["TECHNIQUES"]

Around = tuple[tuple[tuple[int, int], ...], ...]

ACROSS = (("row", "column"), ("column", "row"))


def plain(size: int, technique: str, rating: float, board: Board) -> Iterator[Step]:
    """So many rows have all their places of a value in as many columns, or columns in rows: it leaves the rest."""
    for base, cover in ACROSS:
        bases, covers, bits = _lines(board.shape, base, cover)
        for value in range(1, len(board.where)):
            where = board.where[value]
            items = []
            for number, house in enumerate(bases):
                places = where & house.cells
                if 2 <= places.bit_count() <= size:
                    across = 0
                    for cell in cells_in(places):
                        across |= bits[cell]
                    items.append((number, across))
            if len(items) < size:
                continue
            for numbers, union in subsets(items, size):
                if union.bit_count() == size:
                    lines = [covers[number] for number in cells_in(union)]
                    yield from _steps(board, value, [bases[number] for number in numbers], lines, technique, rating)


@lru_cache(maxsize=64)
def _lines(shape: Shape, base: str, cover: str) -> tuple[tuple[HouseSet, ...], tuple[HouseSet, ...], tuple[int, ...]]:
    """The full lines of one sort, the lines across them, and for each cell the bit of the line across that it is in."""
    covers = tuple(house for house in shape.houses if house.sort == cover)
    bits = [0] * len(shape.houses_of)
    for number, house in enumerate(covers):
        for cell in house.house.cells:
            bits[cell] = 1 << number
    bases = (house for house in shape.full if house.sort == base and all(bits[cell] for cell in house.house.cells))
    return tuple(bases), covers, tuple(bits)


def mixed(size: int, technique: str, rating: float, board: Board) -> Iterator[Step]:
    """The same with houses of any sort: the bases share no place, and all of their places lie in the covers."""
    for value in range(1, len(board.where)):
        for bases, covers in _mixed(board.shape, size, value, board.where[value]):
            yield from _steps(board, value, bases, covers, technique, rating)


@lru_cache(maxsize=256)
def _mixed(
    shape: Shape, size: int, value: int, where: int
) -> tuple[tuple[tuple[HouseSet, ...], tuple[HouseSet, ...]], ...]:
    """Bases and covers of every fish; remembered, since a step leaves most values as they are."""
    houses, found = shape.houses, []
    for net, inside in _covered(shape, size, value, where):
        covers = tuple(houses[number] for number in cells_in(net))
        for bases in combinations([houses[number] for number in cells_in(inside)], size):
            if _apart(bases, where) and not _is_plain(bases, covers):
                found.append((bases, covers))
    return tuple(found)


def _covered(shape: Shape, size: int, value: int, where: int) -> Iterator[tuple[int, int]]:
    """Each `size` houses that cover as many full houses or more that need a value: both as bits of their numbers."""
    exact: dict[int, int] = {}
    fewer: dict[int, int] = {}
    for number, house in enumerate(shape.houses):
        places = where & house.cells
        if places & (places - 1) and value in house.values:
            own = 1 << number
            for net in _nets(shape, size, own, places):
                covered = exact if net.bit_count() == size else fewer
                covered[net] = covered.get(net, 0) | own
    for first, second in combinations(fewer, 2):
        if first & second:
            exact.setdefault(first | second, 0)
    for net, bases in exact.items():
        inside = bases & ~net
        if fewer:
            for number in cells_in(net):
                inside |= fewer.get(net ^ 1 << number, 0) & ~net
        if inside.bit_count() >= size:
            yield net, inside


@lru_cache(maxsize=1 << 15)
def _nets(shape: Shape, size: int, own: int, places: int) -> tuple[int, ...]:
    """Sets of at most `size` houses that together have all of the places, as bits of their numbers.

    None where one is enough: that is locked, and leaves the other bases a smaller fish.
    """
    nets = tuple(_joined(places, _around(shape), size, own))
    return () if any(net & (net - 1) == 0 for net in nets) else nets


def _joined(places: int, around: Around, size: int, own: int) -> Iterator[int]:
    for number, cells in around[first_in(places)]:
        if number != own:
            rest = places & ~cells
            if not rest:
                yield number
            elif size > 1:
                for net in _joined(rest, around, size - 1, own):
                    yield net | number


@lru_cache(maxsize=64)
def _around(shape: Shape) -> Around:
    """For each cell its houses of more than two cells: the bit of each one's number, and its cells."""
    return tuple(
        tuple(
            (1 << number, house.cells)
            for number, house in enumerate(shape.houses)
            if house.cells >> cell & 1 and len(house.house.cells) > 2
        )
        for cell in range(len(shape.houses_of))
    )


def _apart(bases: Sequence[HouseSet], where: int) -> bool:
    """Whether no place belongs to two bases."""
    seen = 0
    for house in bases:
        if seen & house.cells & where:
            return False
        seen |= house.cells
    return True


def _is_plain(bases: Sequence[HouseSet], covers: Sequence[HouseSet]) -> bool:
    return any(
        all(house.sort == base for house in bases) and all(house.sort == cover for house in covers)
        for base, cover in ACROSS
    )


def _steps(
    board: Board, value: int, bases: Sequence[HouseSet], covers: Sequence[HouseSet], technique: str, rating: float
) -> Iterator[Step]:
    """What a fish says, if there is anything left to remove."""
    told = union = twice = 0
    for house in bases:
        told |= house.cells
    for house in covers:
        twice |= union & house.cells
        union |= house.cells
    places = board.where[value] & told
    # Where two covers cross, the value would use up both, and there would be too few for the bases.
    hit = board.where[value] & (union & ~told | twice)
    if hit:
        yield Step(
            technique, rating, eliminations=tuple((cell, value) for cell in cells_in(hit)),
            cells=cells_in(places), values=(value,), grounds=cells_in(told & ~places),
            houses=tuple(house.house for house in (*bases, *covers)),
        )  # fmt: skip


def _techniques() -> Iterator[Technique]:
    for size, id_, title, rating in ((2, "x-wing", "X-wing", 3.2), (3, "swordfish", "Swordfish", 3.8),
                                     (4, "jellyfish", "Jellyfish", 5.2)):  # fmt: skip
        yield Technique(id_, title, rating, partial(plain, size, id_, rating))
    for size, rating in ((2, 4.1), (3, 4.8)):  # three mixed houses are harder to see than two strong links
        id_ = f"mixed-fish-{size}"
        yield Technique(id_, f"Mixed fish of {size} houses", rating, partial(mixed, size, id_, rating))


TECHNIQUES = tuple(_techniques())
