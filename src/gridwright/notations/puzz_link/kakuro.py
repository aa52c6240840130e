"""Kakuro at puzz.link: cells that hold nothing with their sums, down and to the right, and letters for runs of others.

What stands above the grid and left of it follows: a sum for every column, then for every row, that begins with a cell.
"""

from __future__ import annotations

from gridwright.clues.run import RunSum
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.model.grid import Grid, Move
from gridwright.notations._shared.source_text import SourceText, quoted, refuse
from gridwright.notations.puzz_link.packing import packed_items

__all__ = ["read_kakuro", "written_kakuro"]

_SUMS = "0123456789abcdefghijABCDEFGHIJKLMNOPQRSTUVWXYZ"
_RUNS = "klmnopqrstuvwxyz"
_DOWN, _RIGHT = (1, 0), (0, 1)


def read_kakuro(source: SourceText, grid: Grid, start: int) -> Draft:
    holes, at = _holes(source, grid, start) if start else ({}, 0)
    grid = Grid(grid.rows, grid.cols, frozenset(holes))
    clues: list[RunSum] = []
    problems: list[Problem] = []
    for hole, sums in holes.items():
        for number, move in zip(sums, (_DOWN, _RIGHT), strict=True):
            first = grid.moved(hole, move)
            if number and first is None:
                problems.append(Problem(f"{grid.name(hole)}: a sum of {number} for no cells", (hole,)))
            elif number and first is not None:
                clues.append(RunSum(grid, first, move, number))
    refuse(problems)
    for first, move in _edges(grid) if start else ():
        if number := _sum(source, at):
            clues.append(RunSum(grid, first, move, number))
        at += 1
    if start and at < len(source.text):
        raise source.error(f"{quoted(source.text[at:])} after the last sum", at)
    return Draft(kind="kakuro", grid=grid, givens=(0,) * len(grid.cells), clues=tuple(clues))


def _holes(source: SourceText, grid: Grid, start: int) -> tuple[dict[int, tuple[int, int]], int]:
    """The cells that hold nothing, each with its sums down and to the right, and the offset after them."""
    holes: dict[int, tuple[int, int]] = {}
    cell, at = 0, start
    while cell < len(grid.cells) and at < len(source.text):
        character = source.text[at]
        if character in _RUNS:
            cell += _RUNS.index(character) + 1
        else:
            holes[cell] = (0, 0) if character == "." else (_sum(source, at), _sum(source, at + 1))
            cell += 1
        at += 1 if character in (*_RUNS, ".") else 2
    if cell != len(grid.cells):
        amount = "too many" if cell > len(grid.cells) else "too few"
        raise source.error(f"{amount} cells: {cell} instead of {len(grid.cells)}", start)
    return holes, at


def _sum(source: SourceText, at: int) -> int:
    """The sum that a character stands for, 0 for none."""
    character = source.text[at : at + 1]
    if not character:
        raise source.error("the sums end too early", at - 1)
    if character not in f"{_SUMS}-":
        raise source.error(f"{character!r} is not a sum of 0 to {len(_SUMS) - 1}", at)
    return max(0, _SUMS.find(character))


def _edges(grid: Grid) -> list[tuple[int, Move]]:
    """The runs whose sums stand outside the grid: their first cell, and where they go."""
    columns = [(cell, _DOWN) for cell in grid.row(0) if cell not in grid.holes]
    return columns + [(cell, _RIGHT) for cell in grid.column(0) if cell not in grid.holes]


def written_kakuro(draft: Draft) -> str:
    grid = draft.grid
    sums: dict[tuple[int, Move], str] = {}
    for clue in draft.clues:
        if not isinstance(clue, RunSum):
            raise FormatError(f"puzz-link cannot carry {clue.label} in a Kakuro")
        if clue.value >= len(_SUMS):
            raise FormatError(f"puzz-link has sums up to {len(_SUMS) - 1}: {clue.word}")
        sums[clue.cell, clue.towards] = _SUMS[clue.value]

    def before(hole: int, move: Move) -> str:
        first = grid.moved(hole, move)
        return "0" if first is None else sums.get((first, move), "-")

    holes = {hole: before(hole, _DOWN) + before(hole, _RIGHT) for hole in grid.holes}
    inside = packed_items(
        ("." if holes.get(cell) in ("00", "--") else holes.get(cell, "") for cell in grid.cells), _RUNS[0]
    )
    return inside + "".join(sums.get(edge, "-") for edge in _edges(grid))
