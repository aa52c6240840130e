"""Locked candidates: wherever a value stands in one house, another cell sees it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from gridwright.logic.board import Board
from gridwright.logic.step import Step, Technique
from gridwright.logic.structure.sets import cells_in, first_in, is_single
from gridwright.logic.structure.shape import HouseSet, Shape
from gridwright.logic.techniques.singles import hidden_single

__all__ = ["TECHNIQUES"]


def _locked(board: Board) -> tuple[tuple[HouseSet, int, int, int], ...]:
    """Each full house and value with its places (two or more) and the cells outside that see all of them."""
    return _scan(board.shape, board.open, tuple(board.where))


@lru_cache(maxsize=4)
def _scan(shape: Shape, left: int, where: tuple[int, ...]) -> tuple[tuple[HouseSet, int, int, int], ...]:
    """Remembered, since all techniques of this family ask for it one after the other."""
    sees, all_found = shape.sees, []
    for house, most in zip(shape.full, _most_seen(shape), strict=True):
        if not house.cells & left:
            continue
        for value in house.values:
            places = where[value] & house.cells
            if places & (places - 1) == 0 or places.bit_count() > most:
                continue
            found = where[value] & left & ~house.cells
            rest, see = places, sees[value]
            while rest and found:
                low = rest & -rest
                found &= see[low.bit_length() - 1]
                rest ^= low
            if found:
                all_found.append((house, value, places, found))
    return tuple(all_found)


@lru_cache(maxsize=64)
def _most_seen(shape: Shape) -> tuple[int, ...]:
    """For each full house the most of its cells that any other cell sees: a value with more places is not locked."""
    seen = [0] * len(shape.effects)
    for by_cell in shape.sees:
        seen = [before | cells for before, cells in zip(seen, by_cell, strict=True)]
    return tuple(_most_of(house.cells, seen) for house in shape.full)


def _most_of(house: int, seen: Sequence[int]) -> int:
    members = set(cells_in(house))
    others = [cells for cell, cells in enumerate(seen) if cell not in members]
    return max(map(int.bit_count, map(house.__and__, others)), default=0)


def _crossing(board: Board) -> Iterator[tuple[HouseSet, int, int, HouseSet, int]]:
    """Where all places of a value in a full house lie in another one: both, and the cells of the other that lose it."""
    for house, value, places, found in _locked(board):
        for other in board.shape.houses_of[first_in(places)]:
            if other is not house and places & ~other.cells == 0 and (other.is_line or other.sort == "region"):
                hit = found & other.cells
                if hit:
                    yield house, value, places, other, hit


def _step(house: HouseSet, value: int, places: int, other: HouseSet, hit: int, technique: str, rating: float) -> Step:
    return Step(
        technique, rating,
        eliminations=tuple((cell, value) for cell in cells_in(hit)),
        cells=cells_in(places), values=(value,), houses=(house.house, other.house),
        grounds=cells_in(house.cells & ~places),
    )  # fmt: skip


def pointing(board: Board) -> Iterator[Step]:
    """All places of a value in a region lie in one line: it leaves the rest of the line."""
    for house, value, places, other, hit in _crossing(board):
        if house.sort == "region":
            yield _step(house, value, places, other, hit, "pointing", 2.6)


def claiming(board: Board) -> Iterator[Step]:
    """All places of a value in a line lie in one region: it leaves the rest of the region."""
    for house, value, places, other, hit in _crossing(board):
        if house.is_line:
            yield _step(house, value, places, other, hit, "claiming", 2.8)


def general(board: Board) -> Iterator[Step]:
    """A cell that sees all places of a value in a full house cannot hold it."""
    for house, value, places, found in _locked(board):
        yield Step(
            "locked", 2.9,
            eliminations=tuple((cell, value) for cell in cells_in(found)),
            cells=cells_in(places), values=(value,), houses=(house.house,),
            grounds=cells_in(house.cells & ~places),
            pairs=tuple((cell, place) for cell in cells_in(found) for place in cells_in(places)),
        )  # fmt: skip


def _direct(board: Board, technique: str, rating: float, *, in_regions: bool) -> Iterator[Step]:
    """A locked step after which the value has one place left in another house of the same sort."""
    for house, value, places, other, hit in _crossing(board):
        if not (house.sort == "region" if in_regions else house.is_line):
            continue
        for third in board.shape.full:
            if third is house or third.sort != house.sort or value not in third.values:
                continue
            before = board.where[value] & third.cells
            after = before & ~hit
            if after != before and is_single(after):
                locked = _step(house, value, places, other, hit, technique.removeprefix("direct-"), rating)
                single = hidden_single(third, first_in(after), value, technique, rating)
                yield replace(
                    single,
                    cells=(*single.cells, *locked.cells),
                    houses=(*single.houses, *locked.houses),
                    grounds=(*(cell for cell in single.grounds if not hit >> cell & 1), *locked.grounds),
                    substeps=(locked,),
                )


def direct_pointing(board: Board) -> Iterator[Step]:
    """Pointing that at once leaves one place for the value in another region."""
    return _direct(board, "direct-pointing", 1.7, in_regions=True)


def direct_claiming(board: Board) -> Iterator[Step]:
    """Claiming that at once leaves one place for the value in another line."""
    return _direct(board, "direct-claiming", 1.9, in_regions=False)


TECHNIQUES = (
    Technique("direct-pointing", "Direct pointing", 1.7, direct_pointing),
    Technique("direct-claiming", "Direct claiming", 1.9, direct_claiming),
    Technique("pointing", "Pointing", 2.6, pointing),
    Technique("claiming", "Claiming", 2.8, claiming),
    Technique("locked", "Locked candidates", 2.9, general),
)
