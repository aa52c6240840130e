"""Combined sums: houses and rules of known sums are added up and taken away, in any number, so that little is left.

The rule of 45 lays rules on houses that have no cell in common. Here rows and columns may count together, or against
each other, and what is left may be many cells, as long as it has to be nearly as large or as small as it can.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from gridwright.engine import Combined, combined_sums
from gridwright.logic.board import Board
from gridwright.logic.step import Candidate, Step, Technique
from gridwright.logic.structure.counted_sums import SumsToCount, counted, ruled_out, sums_to_count
from gridwright.logic.structure.shape import shape_of
from gridwright.model.layout import House
from gridwright.model.primitives import bit

__all__ = ["TECHNIQUES"]

_ID = "combined-sums"

_EASIEST, _EACH = 5.0, 0.1
"""How hard it is to add up two sums, and each more of them, or each set of different cells that matters."""

_MOST_LEFT = 18
"""Cells that may be left; with more nobody sees what follows."""

_FAILURES = 4
"""After so many boards in a row on which nothing was found, each of a tenth of a second, no more are looked at."""


def combined(board: Board) -> Iterator[Step]:
    """Those that combine fewest sums first."""
    if board.spent[_ID] < _FAILURES:
        board.spent[_ID] += 1
        for step in _steps(board):
            board.spent[_ID] = 0
            yield step


def _steps(board: Board) -> Iterator[Step]:
    known = sums_to_count(board.layout)
    if not known.rules or board.broken:
        return
    candidates, possible = board.candidates, board.possible()
    ends = [
        (cell, greatest, bit(candidates[cell].bit_length()) if greatest else candidates[cell] & -candidates[cell])
        for cell in board.open_cells()
        for greatest in (False, True)
    ]
    wrong = [(cell, greatest) for cell, greatest, end in ends if end & ~possible[cell]]
    houses = [house.house.cells for house in shape_of(board.layout).houses]
    found = combined_sums(candidates, known.sums, houses, wrong) if wrong else ()
    alike: dict[tuple[int, ...], list[Combined]] = {}
    for one in sorted(found, key=_size):
        told = _above_nothing(known, one)
        alike.setdefault(told.times, []).append(told)
    for some in alike.values():
        yield from _step(board, known, some)


def _size(found: Combined) -> int:
    return sum(map(bool, found.times)) + len(found.apart)


def _above_nothing(known: SumsToCount, found: Combined) -> Combined:
    """The same or its opposite: something is added up and, where that can be, no less than nothing is left."""
    total = counted(known.sums, found.times)
    if max(found.times) > 0 and (total.low + total.high >= 0 or min(found.times) >= 0):
        return found
    return Combined(tuple(-by for by in found.times), tuple((cells, -by) for cells, by in found.apart))


def _step(board: Board, known: SumsToCount, found: Sequence[Combined]) -> Iterator[Step]:
    """What the same sums rule out, together with one or another set of cells that differ."""
    times, houses = found[0].times, len(known.houses)
    total = counted(known.sums, times)
    wrong = _told(board, sorted({out for one in found for out in ruled_out(board.candidates, total, one.apart)}))
    counting = [(house, by) for house, by in zip(known.houses, times[:houses], strict=True) if by]
    rules = [(rule, by) for rule, by in zip(known.rules, times[houses:], strict=True) if by]
    if not (wrong and rules) or len(total.weights) > _MOST_LEFT:
        return
    apart = [cells for one in found for cells, _ in one.apart]
    counting += [(house, 0) for house in dict.fromkeys(_keeping_apart(board, apart))]
    cells = dict.fromkeys([*total.weights, *(cell for some in apart for cell in some)])
    yield Step(
        _ID, round(_EASIEST + _EACH * (_size(found[-1]) - 2), 1), eliminations=tuple(wrong), cells=tuple(total.weights),
        values=tuple(sorted({value for _, value in wrong})),
        grounds=tuple(cell for cell in cells if board.candidates[cell] != board.layout.domains[cell]),
        houses=tuple(house for house, _ in counting), rules=tuple(rule for rule, _ in rules),
        times=tuple(by for _, by in (*counting, *rules)), apart=tuple(one.apart for one in found if one.apart),
    )  # fmt: skip


def _told(board: Board, wrong: list[Candidate]) -> list[Candidate]:
    """What is ruled out; where a cell has nothing left, that cell alone: then all is, as there is no solution."""
    lost = Counter(cell for cell, _ in wrong)
    empty = [cell for cell in lost if lost[cell] == board.candidates[cell].bit_count()]
    if not empty:
        return wrong
    shown = min(empty, key=lambda cell: lost[cell])
    return [(cell, value) for cell, value in wrong if cell == shown]


def _keeping_apart(board: Board, apart: Iterable[tuple[int, ...]]) -> Iterator[House]:
    """A house for each set of cells that differ; it may count as well."""
    for cells in apart:
        yield next(one.house for one in shape_of(board.layout).houses if {*cells} <= {*one.house.cells})


# Its steps are rated by how much is added up, but it comes after all that looks at less.
TECHNIQUES = (Technique(_ID, "Combined sums", 10.85, combined),)
