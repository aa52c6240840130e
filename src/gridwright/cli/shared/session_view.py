"""What is shown of a session: its board, as wide as the screen allows, and data for programs."""

from __future__ import annotations

import shutil
import sys
from typing import Any

import gridwright as gw
from gridwright.cli.shared.output import draw
from gridwright.cli.shared.printers import folded
from gridwright.pictures.scene import scene
from gridwright.pictures.terminal.picture import width
from gridwright.session.changes import candidates_of, pencilled
from gridwright.session.reply import Reply
from gridwright.session.session import Session

__all__ = ["draw_session", "session_data"]

_WIDTH = 80


def draw_session(session: Session, *, ascii: bool = False) -> str:
    """The board with the candidates that the player wants to see; where they don't fit, they are listed below it."""
    puzzle, values = session.position.puzzle, session.position.values
    candidates = candidates_of(session.position) if session.pencils else pencilled(session.position)
    if not any(candidates):
        return draw(puzzle, values, ascii=ascii, named=True)
    if width(scene(puzzle, values, candidates), named=True) <= _columns():
        return draw(puzzle, values, candidates=candidates, ascii=ascii, named=True)
    return f"{draw(puzzle, values, ascii=ascii, named=True)}\n{_listed(session.position, candidates)}"


def _columns() -> int:
    return shutil.get_terminal_size((_WIDTH, 24)).columns if sys.stdout.isatty() else _WIDTH


def _listed(position: gw.Position, candidates: tuple[frozenset[int], ...]) -> str:
    """The candidates of open cells, a paragraph for each row of the grid."""
    grid, values = position.puzzle.grid, position.values
    between = "," if any(grid.shown(value) > 9 for some in candidates for value in some) else ""
    rows = []

    def listed(cell: int) -> str:
        return between.join(str(grid.shown(value)) for value in sorted(candidates[cell]))

    for row in map(grid.row, range(grid.rows)):
        cells = [cell for cell in row if not values[cell] and candidates[cell]]
        told = [f"{grid.name(cell)}:{listed(cell)}" for cell in cells]
        rows += [folded("  ".join(told))] if told else []
    return "\n".join(rows)


def session_data(line: str, given: Reply) -> dict[str, Any]:
    """A reply for programs: what was typed, what is said to it, and where the player is then."""
    position = given.session.position
    cells = [sorted(map(position.puzzle.grid.shown, values)) for values in candidates_of(position)]
    cols = position.puzzle.grid.cols
    return {
        "typed": line,
        "sentences": list(given.sentences),
        "position": gw.as_data(position),
        "candidates": [cells[i : i + cols] for i in range(0, len(cells), cols)],
        "solved": given.session.is_filled and position.puzzle.holds(position.values),
    }
