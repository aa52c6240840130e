"""Clues among the constraints of the Interactive Sudoku Solver: givens, and a type for each sort between neighbours."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from gridwright.clues import Clue, narrows
from gridwright.clues.candidates import PrintedCandidates
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.model.grid import Grid
from gridwright.model.primitives import values_in
from gridwright.notations._shared.clue_words import clue_in, form_of
from gridwright.notations._shared.source_text import SourceText, as_int, quoted, refuse
from gridwright.notations.interactive_sudoku_solver.constraints import Constraint, cell_name, cell_of

__all__ = ["GIVENS", "PAIRS", "SINGLES", "SingleCells", "clues_of_pairs", "single_cells", "written_clues"]

GIVENS = ("", "Given")

PAIRS = {"GreaterThan": "{}>{}", "WhiteDot": "{}-{}=white", "BlackDot": "{}-{}=black"}
"""What constraints say about each two neighbours among their cells, in the order in which they list them."""

SINGLES = ("{}=odd", "{}=even")
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
    for word in [word for item in items if item.type in GIVENS for word in item.arguments]:
        name, *numbers = word.text.split("_")
        cell = cell_of(source, grid, name, word.start)
        values = [as_int(number) or 0 for number in numbers]
        if not values or not all(1 <= value <= grid.rows for value in values):
            message = f"{grid.name(cell)}: {quoted(word.text)} gives no value of 1 to {grid.rows}"
            problems.append(source.problem(message, word.start, cell))
        elif len(values) > 1:
            clues.append(_single(grid, cell, values))
        elif givens[cell] not in (0, values[0]):
            message = f"{grid.name(cell)}: {quoted(word.text)} contradicts the given {givens[cell]}"
            problems.append(source.problem(message, word.start, cell))
        else:
            givens[cell] = values[0]
            places[cell] = source.place(word.start)
    refuse(problems)
    return SingleCells(tuple(givens), clues, places)


def _single(grid: Grid, cell: int, values: Iterable[int]) -> Clue:
    """The clue that leaves a cell these values: one that has a name, or else its candidates."""
    clues = (clue_in(grid, form, [cell]) for form in SINGLES)
    candidates = PrintedCandidates(grid, cell, tuple(sorted(set(values))))
    return next((clue for clue in clues if set(_left(clue)) == set(values)), candidates)


def _left(clue: Clue) -> tuple[int, ...]:
    """The values that a clue about a single cell leaves it."""
    masks = narrows(clue, clue.grid.rows) or {}
    return values_in(masks.get(clue.cells[0], 0))


def clues_of_pairs(source: SourceText, grid: Grid, items: list[Constraint]) -> Iterator[Clue]:
    for item in items:
        if item.type in PAIRS:
            cells = [cell_of(source, grid, word.text, word.start) for word in item.arguments]
            order = {cell: place for place, cell in enumerate(dict.fromkeys(cells))}
            found = [
                clue_in(grid, PAIRS[item.type], [cell, other])
                for cell, place in order.items()
                for other in grid.neighbours(cell)
                if order.get(other, -1) > place
            ]
            if not found:
                raise source.error(f"{item.type} names no two cells that are neighbours", item.start)
            yield from found


def must_be_told_apart(clue: PrintedCandidates) -> None:
    """Refuse candidates that are all odd or all even values: they would be read as that."""
    if not isinstance(_single(clue.grid, clue.cell, clue.values), PrintedCandidates):
        raise FormatError(f"interactive-sudoku-solver cannot tell {clue.word} from an odd or even cell")


def written_clues(draft: Draft) -> tuple[list[str], list[str]]:
    """Constraints about pairs of cells, and arguments of givens: values, and what other clues leave of them."""
    grid, types = draft.grid, {form: word for word, form in PAIRS.items()}
    constraints: list[str] = []
    givens = [f"~{cell_name(grid, cell)}_{value}" for cell, value in enumerate(draft.givens) if value]
    for clue in draft.clues:
        if isinstance(clue, PrintedCandidates):
            must_be_told_apart(clue)
            givens.append(f"~{cell_name(grid, clue.cell)}_{'_'.join(map(str, clue.values))}")
            continue
        form, cells = form_of(clue, (*types, *SINGLES))
        names = "~".join(cell_name(grid, cell) for cell in cells)
        if form in types:
            constraints.append(f".{types[form]}~{names}")
        elif len(_left(clue)) > 1:
            givens.append(f"~{names}_{'_'.join(map(str, _left(clue)))}")
        else:
            size = f"{grid.rows}x{grid.cols}"
            raise FormatError(f"interactive-sudoku-solver cannot tell {clue.word} from a given in a grid of {size}")
    return constraints, givens
