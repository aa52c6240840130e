"""Clues among the constraints of the Interactive Sudoku Solver: givens, which may leave a cell several values, and
those of other types."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from gridwright.clues import Clue, all_sorts, narrows
from gridwright.clues.candidates import PrintedCandidates
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem, RuleError
from gridwright.model.grid import Grid
from gridwright.model.primitives import values_in
from gridwright.notations._shared.clue_words import clue_in, read_word
from gridwright.notations._shared.regions import regions_of
from gridwright.notations._shared.source_text import SourceText, as_int, converted, quoted, refuse
from gridwright.notations._shared.word_parts import parts_of
from gridwright.notations.interactive_sudoku_solver.constraints import Constraint, cell_name
from gridwright.notations.interactive_sudoku_solver.forms import called
from gridwright.notations.interactive_sudoku_solver.types import READERS, constraints_for

__all__ = ["GIVENS", "SingleCells", "clues_of", "single_cells", "sorts_carried", "written_clues"]

GIVENS = ("", "Given")

_SINGLES = ("{}=odd", "{}=even")
"""Clues that are written as givens which leave a cell several values."""


class SingleCells(NamedTuple):
    """What is told of single cells: one value, or those that a clue leaves."""

    givens: tuple[int, ...]
    clues: list[Clue]
    places: dict[int, tuple[int, int]]


def single_cells(source: SourceText, grid: Grid, items: list[Constraint]) -> SingleCells:
    givens = [0] * len(grid.cells)
    clues: list[Clue] = []
    places: dict[int, tuple[int, int]] = {}
    problems: list[Problem] = []
    for item in items:
        for number, word in enumerate(item.arguments) if item.type in GIVENS else ():
            if not word.text:
                continue
            name, *numbers = word.text.split("_")
            cell = item.cell_named(grid, name, number)
            stated, span = [as_int(one) for one in numbers], grid.span()
            values = [grid.value(one) for one in stated if one is not None and one in span]
            if not values or len(values) < len(stated):
                message = f"{grid.name(cell)}: {quoted(word.text)} gives no value of {span[0]} to {span[-1]}"
                problems.append(source.problem(message, word.start, cell))
            elif len(values) > 1:
                clues.append(_single(grid, cell, values))
            elif givens[cell] not in (0, values[0]):
                message = f"{grid.name(cell)}: {quoted(word.text)} contradicts the given {grid.shown(givens[cell])}"
                problems.append(source.problem(message, word.start, cell))
            else:
                givens[cell] = values[0]
                places[cell] = source.place(word.start)
    refuse(problems)
    return SingleCells(tuple(givens), clues, places)


def _single(grid: Grid, cell: int, values: Iterable[int]) -> Clue:
    """The clue that leaves a cell these values: one that has a name, or else its candidates."""
    values = set(values)
    clues = (clue_in(grid, form, [cell]) for form in _SINGLES)
    candidates = PrintedCandidates(grid, cell, tuple(map(grid.shown, sorted(values))))
    return next((clue for clue in clues if set(_left(clue)) == values), candidates)


def _left(clue: Clue) -> tuple[int, ...]:
    """The values that a clue about a single cell leaves it."""
    masks = narrows(clue, len(clue.grid.span())) or {}
    return values_in(masks.get(clue.cells[0], 0))


def clues_of(grid: Grid, items: Iterable[Constraint]) -> Iterator[Clue]:
    """The clues that constraints of all other types say."""
    for some in converted([item for item in items if item.type in READERS], lambda item: _clues(grid, item)):
        yield from some


def _clues(grid: Grid, item: Constraint) -> list[Clue]:
    try:
        return [read_word(grid, word) for word in READERS[item.type](grid, item)]
    except (FormatError, RuleError) as error:
        problems = [
            problem if problem.line else item.source.problem(f"{item.type}: {problem.message}", item.start)
            for problem in error.problems
        ]
        raise FormatError(*problems) from None


def written_clues(draft: Draft) -> tuple[list[str], list[str]]:
    """Constraints about several cells, and arguments of givens: values, and what other clues leave of them."""
    grid, regions = draft.grid, regions_of(draft)
    constraints: list[str] = []
    givens = [f"~{cell_name(grid, cell)}_{grid.shown(value)}" for cell, value in enumerate(draft.givens) if value]
    for clue in draft.clues:
        if isinstance(clue, PrintedCandidates):
            _must_be_told_apart(clue)
        elif called(clue) not in ("odd", "even"):
            _must_be_open(clue)
            constraints += constraints_for(clue, regions)
            continue
        if len(_left(clue)) > 1:
            values = "_".join(str(grid.shown(value)) for value in _left(clue))
            givens.append(f"~{cell_name(grid, clue.cells[0])}_{values}")
        else:
            size = f"{grid.rows}x{grid.cols}"
            raise FormatError(f"interactive-sudoku-solver cannot tell {clue.word} from a given in a grid of {size}")
    return constraints, givens


def _must_be_open(clue: Clue) -> None:
    """Refuse a line that ends where it began: its constraints would be read as those of one that does not."""
    names = parts_of(clue.word).place.split("-")
    if len(names) > 2 and names[0] == names[-1]:
        raise FormatError(f"interactive-sudoku-solver cannot carry a line that ends where it began: {clue.label}")


def _must_be_told_apart(clue: PrintedCandidates) -> None:
    """Refuse candidates that are all odd or all even values: they would be read as that."""
    if not isinstance(_single(clue.grid, clue.cell, map(clue.grid.value, clue.values)), PrintedCandidates):
        raise FormatError(f"interactive-sudoku-solver cannot tell {clue.word} from an odd or even cell")


def sorts_carried() -> frozenset[str]:
    """The sorts of clues that can be written: all but those of grids in which cells hold nothing."""
    return frozenset(sort.sort for sort in all_sorts()) - {"runs"}
