"""Patterns that would give a puzzle a second solution: whoever knows that it has only one can rule them out.

A pattern is deadly if its cells can trade values so that every house holds the same as before and no other rule speaks
of them: whatever solves the puzzle one way solves it the other way too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from gridwright.logic.board import Board
from gridwright.logic.step import Candidate, Step, Technique
from gridwright.logic.structure.sets import cell_set, cells_in, is_single
from gridwright.logic.structure.shape import HouseSet
from gridwright.model.layout import Facts, Layout
from gridwright.model.primitives import Automaton, Distinct, Domain, OneOf, Pair, Sum, bit, values_in

__all__ = ["TECHNIQUES"]

LONGEST = 10
MOST_FREE = 3
MOST_EXTRA = 5
"""Larger patterns exist, but nobody looks for them: cells of a loop, those of them that are free, cells of a grave."""


@dataclass(frozen=True, slots=True)
class _Deadly:
    """Cells that would hold two values by turns, but for `free`: those that have other candidates too."""

    cells: int
    free: int
    values: tuple[int, ...]


def rectangle(board: Board) -> Iterator[Step]:
    """Four cells where two values could be exchanged."""
    for found in _deadly(board, 4):
        if found.cells.bit_count() == 4:
            yield from _steps(board, found, "unique-rectangle", 4.5)


def loop(board: Board) -> Iterator[Step]:
    """Six cells or more where two values could be exchanged."""
    patterns = [found for found in _deadly(board, LONGEST) if found.cells.bit_count() > 4]
    for found in sorted(patterns, key=lambda pattern: pattern.cells.bit_count()):
        yield from _steps(board, found, "unique-loop", round(4.3 + found.cells.bit_count() * 0.05, 2))


def grave(board: Board) -> Iterator[Step]:
    """Two candidates in every cell, and two places for each value in every house, but for one value too many."""
    more = cell_set(cell for cell in board.open_cells() if board.candidates[cell].bit_count() > 2)
    cells = cells_in(more)
    if not 1 <= len(cells) <= MOST_EXTRA or not _is_bare(board):
        return
    common = board.candidates[cells[0]]
    for cell in cells:
        common &= board.candidates[cell]
        if board.candidates[cell].bit_count() != 3:
            return
    for value in values_in(common):
        if _is_grave(board, value, more):
            if is_single(more):
                yield Step(
                    "bivalue-grave", 5.6, placements=((cells[0], value),), cells=cells, values=(value,),
                    grounds=board.open_cells(), uniqueness=True,
                )  # fmt: skip
            elif hit := board.seeing_all(more, value):
                yield Step(
                    "bivalue-grave", 5.7, eliminations=tuple((cell, value) for cell in cells_in(hit)), cells=cells,
                    values=(value,), grounds=board.open_cells(), uniqueness=True,
                )  # fmt: skip


def _is_bare(board: Board) -> bool:
    """Whether all houses are full, and no other rule ties two open cells: what is left could then be exchanged."""
    if len(board.shape.full) < len(board.shape.houses) or board.open & _ruled(board.layout):
        return False
    bonds = _facts(board.layout).bonds
    return not any(board.open >> bond.first & board.open >> bond.second & 1 for bond in bonds)


def _facts(layout: Layout) -> Facts:
    """Whatever rules say beyond houses must be looked at: what is left out could make a step wrong."""
    return layout.facts_for("the techniques of uniqueness", Domain, Distinct, Pair, OneOf, Sum, Automaton)


@lru_cache(maxsize=64)
def _ruled(layout: Layout) -> int:
    """Cells of sets, sums and automata."""
    facts = _facts(layout)
    found = 0
    for some in (facts.choices, facts.sums, facts.automata):
        for one in some:
            found |= cell_set(one.primitive.cells)
    return found


def _is_grave(board: Board, value: int, more: int) -> bool:
    """Whether, without a value in the cells that have more, each house has two places for all it lacks."""
    for house in board.shape.full:
        for other in house.values:
            places = board.where[other] & house.cells & board.open
            if other == value:
                places &= ~more
            if places and places.bit_count() != 2:
                return False
    return True


def _deadly(board: Board, longest: int) -> Iterator[_Deadly]:
    """Every deadly pattern of at most so many cells, of which at least one has no other candidates."""
    loose = board.open & ~_tied(board.layout)
    exact: dict[int, int] = {}
    for cell in cells_in(loose):
        if board.candidates[cell].bit_count() == 2:
            exact[board.candidates[cell]] = exact.get(board.candidates[cell], 0) | 1 << cell
    for mask, pure in exact.items():
        first, second = values_in(mask)
        able = loose & board.where[first] & board.where[second]
        for start in cells_in(pure):
            able &= ~(1 << start)  # later patterns start from another cell
            for cells in _closed(board, 1 << start, 0, able, pure, longest):
                yield _Deadly(cells, cells & ~pure, (first, second))


@lru_cache(maxsize=64)
def _tied(layout: Layout) -> int:
    """Cells that rules speak of beyond their houses."""
    return _ruled(layout) | cell_set(cell for bond in _facts(layout).bonds for cell in (bond.first, bond.second))


def _closed(board: Board, one: int, other: int, able: int, pure: int, longest: int) -> Iterator[int]:
    """The ways to go on until every house has a cell of each of the two sets or no cell at all: the cells of both."""
    cells = one | other
    lonely = _lonely(board, cells)
    if lonely is None:
        if cells & ~pure:
            yield cells
        return
    if cells.bit_count() == longest:
        return
    cell, house = lonely
    if other >> cell & 1:
        one, other = other, one
    for partner in cells_in(house.cells & able & ~cells):
        if ((cells | 1 << partner) & ~pure).bit_count() <= MOST_FREE and all(
            not house.cells & other and (house.cells & one).bit_count() <= 1 for house in board.shape.houses_of[partner]
        ):
            yield from _closed(board, one, other | 1 << partner, able, pure, longest)


def _lonely(board: Board, cells: int) -> tuple[int, HouseSet] | None:
    """A cell that is the only one of these in one of its houses, and that house."""
    for cell in cells_in(cells):
        for house in board.shape.houses_of[cell]:
            if is_single(house.cells & cells):
                return cell, house
    return None


def _steps(board: Board, found: _Deadly, technique: str, rating: float) -> Iterator[Step]:
    """What follows from one of the free cells having to hold another value than the two."""
    free, (a, b) = cells_in(found.free), found.values
    if len(free) == 1:
        yield _step(board, found, ((free[0], a), (free[0], b)), technique, rating)
        return
    others = 0
    for cell in free:
        others |= board.candidates[cell]
    others &= ~(bit(a) | bit(b))
    if is_single(others):
        other = others.bit_length()
        lost = tuple((cell, other) for cell in cells_in(board.seeing_all(found.free, other)))
        if lost:
            yield _step(board, found, lost, technique, rating)
    for value, other in ((a, b), (b, a)):
        # With the other value here, all free cells would have to hold this one.
        lost = tuple((cell, other) for cell in free if all(_only(board, value, cell, mate) for mate in free))
        if lost:
            yield _step(board, found, lost, technique, rating)


def _only(board: Board, value: int, cell: int, mate: int) -> bool:
    """Whether a value has no other places than two cells in a full house of both, or they are the same cell."""
    both = 1 << cell | 1 << mate
    return cell == mate or any(
        value in house.values and house.cells & board.where[value] == both for house in board.shape.houses_of[cell]
    )


def _step(board: Board, found: _Deadly, eliminations: tuple[Candidate, ...], technique: str, rating: float) -> Step:
    houses = {house.house: None for cell in cells_in(found.cells) for house in board.shape.houses_of[cell]}
    return Step(
        technique, rating, eliminations=eliminations, cells=cells_in(found.cells), values=found.values,
        grounds=cells_in(found.cells), houses=tuple(houses), uniqueness=True,
    )  # fmt: skip


TECHNIQUES = (
    Technique("unique-rectangle", "Unique rectangle", 4.5, rectangle, needs_uniqueness=True),
    Technique("unique-loop", "Unique loop", 4.6, loop, needs_uniqueness=True),
    Technique("bivalue-grave", "Bivalue grave", 5.6, grave, needs_uniqueness=True),
)
