"""What a picture shows, in words: for those who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gridwright.kinds import find
from gridwright.logic.step import Step
from gridwright.model.grid import Grid
from gridwright.model.marks import Border, Sign
from gridwright.model.puzzle import Position, Puzzle
from gridwright.model.rules import Shown
from gridwright.words import rated_title, say, tell

__all__ = ["called", "described", "titled"]


def called(puzzle: Puzzle, lang: str) -> str:
    """The kind and size of a puzzle."""
    rows, cols = puzzle.grid.rows, puzzle.grid.cols
    return f"{find(puzzle.kind).titled(lang)} {rows}×{cols}" if puzzle.kind else say("grid", lang, rows=rows, cols=cols)


def titled(puzzle: Puzzle, step: Step | None, lang: str) -> str:
    """The puzzle's title, or its kind and size; that of a step is its technique."""
    if step:
        return rated_title(step, lang)
    return puzzle.title or called(puzzle, lang)


def described(position: Position, step: Step | None, lang: str) -> str:
    """The rows, what the rules show, and the step if there is one."""
    puzzle = position.puzzle
    told = [*_rows(puzzle.grid, position.values, lang), *_rules(puzzle, lang)]
    return " ".join([tell(step, position, lang), *told] if step else told)


def _rows(grid: Grid, values: Sequence[int], lang: str) -> Iterator[str]:
    empty = say("empty", lang)
    for row in range(grid.rows):
        shown = ", ".join(str(values[cell] or empty) for cell in grid.row(row))
        yield say("picture-row", lang, number=row + 1, values=shown)


def _rules(puzzle: Puzzle, lang: str) -> Iterator[str]:
    """Borders, unless they are those of boxes, and signs."""
    grid = puzzle.grid
    marks = [mark for rule in puzzle.rules if isinstance(rule, Shown) for mark in rule.marks()]
    regions = tuple(sorted(tuple(sorted(mark.cells)) for mark in marks if isinstance(mark, Border)))
    if regions and not grid.box_shape(regions):
        yield say("picture-regions", lang, regions="; ".join(map(grid.names, regions)))
    signs = [f"{grid.name(mark.less)} < {grid.name(mark.greater)}" for mark in marks if isinstance(mark, Sign)]
    if signs:
        yield say("picture-signs", lang, signs=", ".join(signs))
