"""Constraints that are several clues of ours, or that are read as automata over their cells or over the whole grid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from gridwright.model.grid import Grid, default_boxes
from gridwright.model.primitives import Machine, relation
from gridwright.notations._shared.source_text import as_int, quoted
from gridwright.notations.interactive_sudoku_solver.automata import (
    MachineMaker,
    between_extremes,
    first_hidden,
    looped,
    same_values,
    weighted,
)
from gridwright.notations.interactive_sudoku_solver.constraints import Constraint
from gridwright.notations.interactive_sudoku_solver.forms import Reader, word_of
from gridwright.notations.interactive_sudoku_solver.machines import automaton_over, explored
from gridwright.notations.interactive_sudoku_solver.relations import relation_words
from gridwright.notations.interactive_sudoku_solver.sides import diagonal_of, lines_of, side_of

__all__ = [
    "either", "equal_sums", "flatmates", "hidden_skyscraper", "lunchbox", "over_cells", "over_squares", "same_sets",
    "sum_line", "sum_of", "windows",
]


def over_cells(machine: MachineMaker, *, numbered: bool = True, different: bool = False) -> Reader:
    """Reads cells by an automaton that is made from what stands before them; their values may have to be different."""

    def words(grid: Grid, said: Constraint) -> Iterator[str]:
        cells = said.cells(grid, int(numbered))
        if not cells:
            raise said.error(f"{said.type} names no cells")
        if different and len(cells) > 1:
            yield word_of(grid, cells, "region")
        yield automaton_over(grid, cells, machine(grid.rows, said.argument(0) if numbered else "", len(cells)))

    return words


def lunchbox(grid: Grid, said: Constraint) -> Iterator[str]:
    """Values between the lowest and the highest: in a whole row or column, a sandwich."""
    side = side_of(grid, said.cells(grid, 1))
    if side:
        yield f"{side}=sandwich{said.number(0)}"
    else:
        yield from over_cells(between_extremes, different=True)(grid, said)


def hidden_skyscraper(grid: Grid, said: Constraint) -> Iterator[str]:
    """The first value of a row or column that a higher one hides, for each of its ends."""
    for number, cells in lines_of(grid, said):
        yield automaton_over(grid, cells, first_hidden(grid.rows, str(number), len(cells)))


def sum_of(grid: Grid, said: Constraint) -> Iterator[str]:
    """A sum of cells, which may have weights: `Sum~0_=_1_1_-1~R1C1~R1C2~R1C3`."""
    cells = said.cells(grid, 1)
    total, _, weights_told = said.argument(0).partition("_=_")
    number, weights = _signed(total), [_signed(text) for text in weights_told.split("_")] if weights_told else []
    if number is None or None in weights or len(weights) not in (0, len(cells)) or not cells:
        raise said.error(f"Sum: {quoted(said.argument(0))} is not a sum of {len(cells)} cells", 0)
    by = [weight for weight in weights if weight is not None]
    more, less = ([cell for cell, weight in zip(cells, by, strict=False) if weight == sign] for sign in (1, -1))
    if by and number == 0 and len(more) + len(less) == len(cells) and more and less:
        yield f"{'/'.join('-'.join(map(grid.name, part)) for part in (more, less))}=regionsum"
    elif by or number < 1:
        yield automaton_over(grid, cells, weighted(grid.rows, tuple(by or [1] * len(cells)), number))
    elif diagonal := diagonal_of(grid, cells):
        yield f"{diagonal}=littlekiller{number}"
    else:
        yield word_of(grid, cells, f"{number}+")


def _signed(text: str) -> int | None:
    number = as_int(text.removeprefix("-"))
    return number if number is None or not text.startswith("-") else -number


def equal_sums(grid: Grid, said: Constraint) -> Iterator[str]:
    """Parts that have the same sum. Where two of them have cells in common, these make no difference between them."""
    first, *others = parts = said.groups(grid, separator="-")
    if len(parts) < 2:
        raise said.error("EqualSum needs at least two parts, with '-' between them")
    if len({cell for part in parts for cell in part}) == sum(map(len, parts)):
        yield _with_equal_sums(grid, parts)
        return
    for other in others:
        pair = [[cell for cell in one if cell not in rest] for one, rest in ((first, other), (other, first))]
        if all(pair):
            yield _with_equal_sums(grid, pair)
        elif any(pair):
            raise said.error(f"EqualSum: no values of {grid.names(pair[0] or pair[1])} add up to nothing")


def _with_equal_sums(grid: Grid, parts: Sequence[Sequence[int]]) -> str:
    return f"{'/'.join('-'.join(map(grid.name, part)) for part in parts)}=regionsum"


def same_sets(grid: Grid, said: Constraint) -> Iterator[str]:
    """Sets of cells that hold the same values: cells that are equal if each is a set, else in whatever order."""
    count, cells = said.number(0), said.cells(grid, 1)
    if not count or len(cells) % count:
        raise said.error(f"SameValues: {len(cells)} cells cannot be cut into {count} sets", 0)
    size = len(cells) // count
    sets = [cells[start : start + size] for start in range(0, len(cells), size)]
    for one, other in pairwise(sets):
        both = [*one, *other]
        if size == 1:
            yield word_of(grid, both, "clone")
        else:
            yield automaton_over(grid, both, same_values(grid.rows, len(both)))


def sum_line(grid: Grid, said: Constraint) -> Iterator[str]:
    """A line, or a loop, that can be cut into pieces of the same sum."""
    total = said.number(0)
    last = len(said.arguments) - 1
    if said.argument(last) != "LOOP":
        yield word_of(grid, said.cells(grid, 1), f"sumline{total}")
        return
    cells = [said.cell(grid, number) for number in range(1, last)]
    yield automaton_over(grid, cells, looped(grid.rows, str(total), len(cells)))


def windows(grid: Grid, said: Constraint) -> Iterator[str]:
    """Windoku: boxes that lie between the boxes."""
    height, width = default_boxes(grid.rows)
    for col in range(1, grid.cols - width, width + 1):
        for row in range(1, grid.rows - height, height + 1):
            cells = [(row + down) * grid.cols + col + right for down in range(height) for right in range(width)]
            yield word_of(grid, cells, "region")


def over_squares(classes: str) -> Reader:
    """That each square of four cells has a value of every class; a character for each value says its class."""

    def words(grid: Grid, said: Constraint) -> Iterator[str]:
        if grid.rows != len(classes):
            raise said.error(f"{said.type} is only for grids of {len(classes)}x{len(classes)}")
        for first in grid.cells:
            cells = [grid.moved(first, move) for move in ((0, 0), (0, 1), (1, 0), (1, 1))]
            there = [cell for cell in cells if cell is not None]
            if len(there) == len(cells):
                yield automaton_over(grid, there, _every_class(classes))

    return words


@lru_cache(maxsize=8)
def _every_class(classes: str) -> Machine:
    every = frozenset(classes)
    start: frozenset[str] = frozenset()
    return explored(len(classes), start, lambda seen, value: seen | {classes[value - 1]}, lambda seen: seen == every)


def flatmates(grid: Grid, said: Constraint) -> Iterator[str]:
    """Dutch flatmates: right above each middle value is the lowest, or right below it the highest."""
    for col in range(grid.cols):
        yield automaton_over(grid, grid.column(col), _flatmates(grid.rows))


@lru_cache(maxsize=8)
def _flatmates(size: int) -> Machine:
    """States are the value above, 0 for nothing that matters, and the middle one while it waits for the highest."""
    middle = (size + 1) // 2

    def step(above: int, value: int) -> int | None:
        if above == middle and value != size:
            return None
        return middle if value == middle and above != 1 else int(value == 1)

    return explored(size, 0, step, lambda above: above != middle)


def either(grid: Grid, said: Constraint) -> Iterator[str]:
    """That one of some cells has one of the values that are told for it."""
    chosen: dict[int, set[int]] = {}
    for part in said.parts:
        if part.type not in ("", "Given") or len(part.arguments) != 1:
            raise part.error(f"this puzzle has '.Or' with {quoted('.' + part.type)} in it; Gridwright knows only cells")
        name, *values = part.argument(0).split("_")
        cell = part.cell_named(grid, name, 0)
        chosen.setdefault(cell, set()).update(as_int(value) or 0 for value in values)
    cells = sorted(chosen)
    if len(cells) == 2:
        one, other = (chosen[cell] for cell in cells)
        yield from relation_words(grid, cells, relation(grid.span(), lambda a, b: a in one or b in other))
        return

    def step(state: tuple[int, bool], value: int) -> tuple[int, bool] | None:
        place, found = state
        return (place + 1, found or value in chosen[cells[place]]) if place < len(cells) else None

    yield automaton_over(grid, cells, explored(grid.rows, (0, False), step, lambda state: state[1]))
