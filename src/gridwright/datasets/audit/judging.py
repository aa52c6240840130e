"""What is true of a row: whether it is a puzzle, how many solutions it has, and whether what it states is right."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import NamedTuple

import gridwright as gw
from gridwright.datasets.audit.reading import ColumnGuess, puzzle_in, solution_in
from gridwright.datasets.audit.tables import AuditRow
from gridwright.making.identity import identity

__all__ = ["UNREADABLE", "RowFinding", "judged_rows", "rated_row"]

UNREADABLE = "unreadable"
_SECONDS = 20
"""For each puzzle: what takes longer stays undecided."""


class RowFinding(NamedTuple):
    """What became of a row. `status` is that of solving, or unreadable, with its `error`; `stated_right` is None where
    no solution is stated; `id` is that of the canonical form, `text` of the puzzle as it stands."""

    number: int
    status: str
    error: str = ""
    kind: str = ""
    stated_right: bool | None = None
    id: str = ""
    text: str = ""
    stated: str = ""
    split: str = ""


def judged_rows(guess: ColumnGuess, rows: Sequence[AuditRow]) -> list[RowFinding]:
    """The verdicts on some rows, in their order; it works wherever it is called."""
    return [_judged(guess, row) for row in rows]


def _judged(guess: ColumnGuess, row: AuditRow) -> RowFinding:
    stated, split = (str(row.fields.get(name, "")) if name else "" for name in (guess.stated, guess.split))
    try:
        puzzle = puzzle_in(row, guess)
        outcome = gw.solve(puzzle, timeout=_SECONDS)
        right = _is_right(row, guess, puzzle, outcome)
    except (gw.GridwrightError, TypeError, KeyError, IndexError, ValueError) as error:
        what = "; ".join(str(error).splitlines())[:200] or type(error).__name__
        return RowFinding(row.number, UNREADABLE, what, stated=stated, split=split)
    text = blake2b(repr((sorted(map(str, puzzle.rules)), puzzle.givens)).encode(), digest_size=8).hexdigest()
    return RowFinding(row.number, str(outcome.status), "", puzzle.kind, right, identity(puzzle), text, stated, split)


def _is_right(row: AuditRow, guess: ColumnGuess, puzzle: gw.Puzzle, outcome: gw.Outcome) -> bool | None:
    values = solution_in(row, guess, puzzle)
    if values is None:
        return None
    if outcome.status is gw.Status.UNIQUE and outcome.solution is not None:
        return values == outcome.solution.values
    given = all(value in (0, stated) for value, stated in zip(puzzle.givens, values, strict=False))
    shown = puzzle.grid.all_shown(values)
    return bool(values) and given and all(rule.holds(shown) for rule in puzzle.rules)


def rated_row(guess: ColumnGuess, row: AuditRow) -> tuple[float, str] | None:
    """The rating and the level of a row's puzzle; None where that takes too long."""
    try:
        rated = gw.rate(puzzle_in(row, guess), timeout=_SECONDS)
    except gw.GridwrightError:
        return None
    return rated.rating, rated.level
