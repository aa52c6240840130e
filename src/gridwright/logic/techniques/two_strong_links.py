"""Two strong links on one value and a weak link between them: of the two outer ends, one at least holds the value.

The second strong link may be grouped: a full house where the value is either next to the first link or farther off.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gridwright.logic.board import Board
from gridwright.logic.step import Link, Step, Technique
from gridwright.logic.structure.sets import cells_in
from gridwright.logic.structure.shape import HouseSet

__all__ = ["TECHNIQUES"]


@dataclass(frozen=True, slots=True)
class _Pattern:
    """`start` or `turn` holds the value. If `turn` does, the second house has none `near` it, but one `far` off."""

    value: int
    first: HouseSet
    start: int
    turn: int
    second: HouseSet
    near: int
    far: int
    hit: int
    """The cells that see `start` and all of `far`."""


def skyscraper(board: Board) -> Iterator[Step]:
    """Two rows or two columns with two places each, one of each in the same line across."""
    for found in _pairs(board):
        if found.first.sort == found.second.sort and found.first.sort in ("row", "column"):
            across = "column" if found.first.sort == "row" else "row"
            if _meet_in(board, found, across):
                yield _step(board, found, "skyscraper", 4.5)


def kite(board: Board) -> Iterator[Step]:
    """A row and a column with two places each, one of each in the same region."""
    for found in _pairs(board):
        if {found.first.sort, found.second.sort} == {"row", "column"} and _meet_in(board, found, "region"):
            yield _step(board, found, "kite", 4.5)


def turbot_fish(board: Board) -> Iterator[Step]:
    """Any two full houses with two places each, one of which sees one of the other's."""
    for found in _pairs(board):
        yield _step(board, found, "turbot-fish", 4.6)


def empty_rectangle(board: Board) -> Iterator[Step]:
    """A full house with two places, and another where one of them rules out all places but some."""
    for value in range(1, len(board.where)):
        houses = [(house, board.where[value] & house.cells) for house in board.shape.full if value in house.values]
        pairs = [entry for entry in houses if entry[1].bit_count() == 2]
        if pairs:
            groups = [entry for entry in houses if entry[1].bit_count() > 2]
            for first, ends in pairs:
                for found in _patterns(board, value, first, ends, groups):
                    yield _step(board, found, "empty-rectangle", 4.7)


def _pairs(board: Board) -> Iterator[_Pattern]:
    """Two houses with two places each, once for each two."""
    for value in range(1, len(board.where)):
        where = board.where[value]
        pairs = []
        for house in board.shape.full:
            places = where & house.cells
            if places.bit_count() == 2 and value in house.values:
                pairs.append((house, places))
        for number, (first, ends) in enumerate(pairs):
            yield from _patterns(board, value, first, ends, pairs[number + 1 :])


def _patterns(
    board: Board, value: int, first: HouseSet, ends: int, others: list[tuple[HouseSet, int]]
) -> Iterator[_Pattern]:
    sees, where = board.shape.sees[value], board.where[value]
    one, two = cells_in(ends)
    for start, turn in ((one, two), (two, one)):
        reach = where & sees[start]
        for second, places in others:
            near = places & sees[turn]
            if not near or near == places or places & ends:
                continue
            far = places & ~near
            hit, rest = reach, far
            while rest and hit:
                low = rest & -rest
                hit &= sees[low.bit_length() - 1]
                rest ^= low
            if hit:
                yield _Pattern(value, first, start, turn, second, near, far, hit)


def _meet_in(board: Board, found: _Pattern, sort: str) -> bool:
    """Whether the weak link lies in a house of that sort."""
    ends = found.near | 1 << found.turn
    return any(house.sort == sort and ends & ~house.cells == 0 for house in board.shape.houses_of[found.turn])


def _step(board: Board, found: _Pattern, technique: str, rating: float) -> Step:
    value, start, turn = found.value, found.start, found.turn
    near, far, hit = cells_in(found.near), cells_in(found.far), cells_in(found.hit)
    links = [Link((start, value), (turn, value), strong=True)]
    links += [Link((turn, value), (cell, value), strong=False) for cell in near]
    if len(near) == len(far) == 1:
        links.append(Link((near[0], value), (far[0], value), strong=True))
    return Step(
        technique, rating, eliminations=tuple((cell, value) for cell in hit),
        cells=(start, turn, *near, *far), values=(value,), links=tuple(links),
        grounds=cells_in((found.first.cells | found.second.cells) & ~board.where[value]),
        houses=(found.first.house, found.second.house),
        pairs=(*((turn, cell) for cell in near), *((cell, end) for cell in hit for end in (start, *far))),
    )  # fmt: skip


# Sudoku Explainer rates these as chains, at 6.6. Right after the wings they change none of its ratings up to 4.4.
TECHNIQUES = (
    Technique("skyscraper", "Skyscraper", 4.5, skyscraper),
    Technique("kite", "Kite", 4.5, kite),
    Technique("turbot-fish", "Turbot fish", 4.6, turbot_fish),
    Technique("empty-rectangle", "Empty rectangle", 4.7, empty_rectangle),
)
