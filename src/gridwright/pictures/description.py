"""What a picture shows, in words: for those who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from gridwright.clues import in_order, printed_in
from gridwright.kinds import find
from gridwright.logic.step import Step
from gridwright.model.figures import Border
from gridwright.model.grid import Grid
from gridwright.model.puzzle import Position, Puzzle
from gridwright.model.rules import Shown
from gridwright.words import clue_in_words, clue_title, rated_title, say, tell

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
        shown = ", ".join(str(grid.shown(values[cell])) if values[cell] else empty for cell in grid.row(row))
        yield say("picture-row", lang, number=row + 1, values=shown)


def _rules(puzzle: Puzzle, lang: str) -> Iterator[str]:
    """Borders, unless they are those of boxes, and clues by their sorts."""
    grid = puzzle.grid
    figures = [figure for rule in puzzle.rules if isinstance(rule, Shown) for figure in rule.figures()]
    regions = tuple(sorted(tuple(sorted(figure.cells)) for figure in figures if isinstance(figure, Border)))
    if regions and not grid.box_shape(regions):
        yield say("picture-regions", lang, regions="; ".join(map(grid.names, regions)))
    for sort, clues in groupby(sorted(printed_in(puzzle), key=in_order), key=lambda clue: clue.sort):
        listed = ", ".join(clue_in_words(clue, lang) for clue in clues)
        yield say("picture-clues", lang, title=clue_title(sort, lang), clues=listed)
