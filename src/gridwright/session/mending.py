"""What was mistyped in the puzzle itself, put right while it is played: the givens of a row, or a clue."""

from __future__ import annotations

import re

from gridwright.clues import printed_in, with_clues
from gridwright.model.errors import GridwrightError
from gridwright.model.layout import layout_of
from gridwright.model.puzzle import Position, Puzzle
from gridwright.notations._shared.clue_words import read_word, split_words
from gridwright.session.commands import Command
from gridwright.session.finding import StepSearch, judged
from gridwright.session.forms.row_cells import behind_colon, cells_of, has_signs
from gridwright.session.forms.row_parsing import drawn_row
from gridwright.session.reply import Reply, knowing
from gridwright.session.session import Session, moved

__all__ = ["mend_clues", "mend_row", "mending_examples"]

_ROW = re.compile(r"([0-9]{1,3})(?:\s*[:=])?(.*)", re.DOTALL)


def mend_row(session: Session, command: Command, search: StepSearch) -> Reply:
    """Other givens for a row that was mistyped: `row 3: 53..7....`; signs may stand between them."""
    puzzle = session.position.puzzle
    grid = puzzle.grid
    match = _ROW.fullmatch(command.rest)
    number = int(match[1]) if match else 0
    typed = behind_colon(match[2].expandtabs(), grid.cols) if match else ""
    if not 1 <= number <= grid.rows or not typed:
        raise GridwrightError(search.say("play-row", rows=grid.rows, example=_row_of(puzzle, min(3, grid.rows))))
    signs: list[str] = []
    if grid.first == 1:
        row = cells_of(typed, number, grid.cols, layout_of(puzzle).values, search.lang)
    else:
        row, _ = drawn_row(typed, grid, number)
    if has_signs(typed):
        _, pairs = drawn_row(typed, grid, number)
        signs = [f"{grid.name(less)}<{grid.name(greater)}" for less, greater in pairs]
    givens = [*puzzle.givens[: (number - 1) * grid.cols], *row, *puzzle.givens[number * grid.cols :]]
    return _mended(session, _with_words(puzzle.with_values(givens), signs), search)


def mend_clues(session: Session, text: str, search: StepSearch) -> Reply:
    """Clues that were forgotten, or others in the place of those between the same cells."""
    words = [word for word, _ in split_words(text)]
    return _mended(session, _with_words(session.position.puzzle, words), search)


def mending_examples(puzzle: Puzzle) -> str:
    """How a row and a clue of this puzzle would be put right."""
    rows = [] if puzzle.grid.holes else [_row_of(puzzle, 1)]
    return ", ".join([*rows, *(clue.word for clue in printed_in(puzzle)[:1])])


def _row_of(puzzle: Puzzle, number: int) -> str:
    grid = puzzle.grid
    values = [puzzle.givens[cell] for cell in grid.row(number - 1)]
    words = [str(grid.shown(value)) if value else "." for value in values]
    return f"row {number}: {(' ' if layout_of(puzzle).values > 9 else '').join(words)}"


def _with_words(puzzle: Puzzle, words: list[str]) -> Puzzle:
    new = [read_word(puzzle.grid, word) for word in words]
    places = {clue.spot for clue in new}
    old = [clue for clue in printed_in(puzzle) if clue.spot in places]
    return with_clues(puzzle, new, without=old)


def _mended(session: Session, puzzle: Puzzle, search: StepSearch) -> Reply:
    mended = Position(puzzle, session.position.entries, session.position.marks)
    session = moved(session, mended)
    found = judged(mended, search, session.outcome)
    return Reply(knowing(session, found), (found.first,) if found.first else (), shows=True)
