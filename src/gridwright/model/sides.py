"""Signs stated cell by cell, as a grid of *sides*: four characters per cell for left, up, right and down, `<` when
the cell is less than that neighbour, `>` when it is greater, `.` without a sign."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gridwright.model.display import quoted
from gridwright.model.errors import Problem, RuleError
from gridwright.model.grid import Grid, Move

__all__ = ["SIDES", "from_sides", "sides_of"]

SIDES: tuple[tuple[str, Move], ...] = (("left", (0, -1)), ("up", (-1, 0)), ("right", (0, 1)), ("down", (1, 0)))
_OPPOSITE = {"<": ">", ">": "<", ".": "."}


def from_sides(grid: Grid, sides: Sequence[str]) -> tuple[tuple[int, int], ...]:
    """The pairs that a grid of sides means; both cells of a pair must state the sign, and agree."""
    problems: list[Problem] = []
    for cell, text in enumerate(sides):
        if len(text) != 4 or not set(text) <= set("<>."):
            message = f"{grid.name(cell)}: {quoted(text)} is not four of '<', '>' and '.' (left, up, right, down)"
            problems.append(Problem(message, (cell,)))
    if problems:
        raise RuleError(*problems)
    pairs = set()
    for cell, text in enumerate(sides):
        for side, (where, move) in enumerate(SIDES):
            other, sign = grid.moved(cell, move), text[side]
            if other is None:
                if sign != ".":
                    message = f"{grid.name(cell)}: the sign {sign!r} {where} points off the grid"
                    problems.append(Problem(message, (cell,)))
            elif sides[other][side ^ 2] != _OPPOSITE[sign]:
                if cell < other:
                    problems.append(_disagreement(grid, cell, sign, other, sides[other][side ^ 2]))
            elif sign == "<":
                pairs.add((cell, other))
    if problems:
        raise RuleError(*problems)
    return tuple(sorted(pairs))


def sides_of(grid: Grid, pairs: Iterable[tuple[int, int]]) -> list[str]:
    """The grid of sides that states the pairs."""
    known = set(pairs)

    def sign(cell: int, other: int | None) -> str:
        if (cell, other) in known:
            return "<"
        return ">" if (other, cell) in known else "."

    return ["".join(sign(cell, grid.moved(cell, move)) for _, move in SIDES) for cell in grid.cells]


def _disagreement(grid: Grid, cell: int, sign: str, other: int, answer: str) -> Problem:
    here, there = grid.name(cell), grid.name(other)
    if sign == ".":
        message = f"{there} states {answer!r} towards {here}, but {here} states no sign towards {there}"
    elif answer == ".":
        message = f"{here} states {sign!r} towards {there}, but {there} states no sign towards {here}"
    else:
        message = f"{here} and {there} contradict each other: each says it is {'less' if sign == '<' else 'greater'}"
    return Problem(message, (cell, other))
