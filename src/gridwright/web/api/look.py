"""What can be seen of a position at once, without solving: asked for with every value that a player enters."""

from __future__ import annotations

from dataclasses import replace
from typing import TypedDict

from gridwright.diagnosis import clashes
from gridwright.session.changes import candidates_of
from gridwright.web.endpoint import Endpoint, Errand
from gridwright.web.query import PuzzleQuery

__all__ = ["ENDPOINT", "LookData"]


class LookData(TypedDict):
    """What is seen: sets of cells that contradict each other directly, what the values and marks leave for each cell
    (row by row; of a filled cell its value), how many cells are empty, and whether the puzzle is solved."""

    clashes: list[list[str]]
    candidates: list[list[list[int]]]
    open: int
    solved: bool


def answer(query: PuzzleQuery, errand: Errand) -> LookData:
    position = query.position
    puzzle, values, grid = position.puzzle, position.values, position.puzzle.grid
    left = [sorted(map(grid.shown, values)) for values in candidates_of(position)]
    sets = dict.fromkeys(problem.cells for problem in clashes(replace(puzzle, givens=values)))
    return {
        "clashes": [[grid.name(cell) for cell in cells] for cells in sets],
        "candidates": [left[row * grid.cols : (row + 1) * grid.cols] for row in range(grid.rows)],
        "open": len(position.open),
        "solved": not position.open and puzzle.holds(values),
    }


ENDPOINT = Endpoint(
    summary="What can be seen of a position at once: values that contradict each other, and candidates.",
    query=PuzzleQuery,
    answer=answer,
    result=LookData,
)
