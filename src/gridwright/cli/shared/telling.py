"""What solving says, printed in the form that the user asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

import gridwright as gw
from gridwright.cli.shared.output import (
    draw,
    echo_json,
    echo_notation,
    echo_problems,
    echo_sentence,
    problems_json,
    to_json,
)
from gridwright.cli.shared.wish import Wish

__all__ = ["Teller", "listed", "tell_json", "tell_listing_json"]


class Teller:
    """Prints grids, and sentences about them.

    Where standard output is for grids only, most sentences are left out, and standard error says why there is no grid
    or only a part of it.
    """

    def __init__(self, wish: Wish) -> None:
        self._wish = wish
        self._grids = 0

    def solution(self, puzzle: gw.Puzzle, solution: gw.Solution, number: int | None = None) -> None:
        if self._wish.to:
            found = gw.Outcome(gw.Status.UNIQUE, (solution,), 1, True)
            echo_notation(gw.dump_outcome(puzzle, found, self._wish.to.id))
            return
        if number and not self._wish.quiet:
            click.echo(gw.say("number", number=number))
        self.grid(puzzle, solution.values)

    def grid(self, puzzle: gw.Puzzle, values: Sequence[int]) -> None:
        """Values in the puzzle's cells, 0 for none; bare grids have a blank line between them."""
        if not self._wish.quiet:
            click.echo(draw(puzzle, values, ascii=self._wish.ascii))
            return
        if self._grids:
            click.echo()
        self._grids += 1
        click.echo(str(gw.Solution(puzzle.grid, tuple(values))))

    def state(self, puzzle: gw.Puzzle, outcome: gw.Outcome, values: Sequence[int]) -> None:
        """How far it came, where that is not to the end."""
        if self._wish.to:
            so_far = puzzle.with_givens(values)
            told = gw.dump_outcome(so_far, outcome, self._wish.to.id)
            echo_notation(told or gw.dump(so_far, self._wish.to.id))
        else:
            self.grid(puzzle, values)

    def no_grid(self, puzzle: gw.Puzzle, outcome: gw.Outcome, reason: str) -> None:
        """Why there is no grid; clues that clash directly say more than the reason does."""
        if self._wish.to:
            echo_notation(gw.dump_outcome(puzzle, outcome, self._wish.to.id))
        clashes = gw.clashes(puzzle) if outcome.status is gw.Status.NONE else ()
        self.sentence(gw.say("none") if clashes else reason, always=True)
        echo_problems(clashes, err=self._wish.bare)

    def sentence(self, text: str, *, always: bool = False) -> None:
        """A sentence about the grids above it."""
        if always or not self._wish.bare:
            echo_sentence(text, err=self._wish.bare)


def tell_json(name: str, puzzle: gw.Puzzle, outcome: gw.Outcome, **more: Any) -> None:
    solutions = [solution.rows for solution in outcome.solutions]
    echo_json({**_subject(name, puzzle), "solutions": solutions, **_verdict(puzzle, outcome), **more})


def tell_listing_json(name: str, puzzle: gw.Puzzle, listing: gw.Listing) -> gw.Outcome:
    """The same object piece by piece, since there may be more solutions than fit into memory."""
    click.echo(to_json(_subject(name, puzzle))[:-1] + ', "solutions": [', nl=False)
    number = 0
    for number, solution in enumerate(listing, 1):
        click.echo((", " if number > 1 else "") + to_json(solution.rows), nl=False)
    outcome = listed(number, listing.complete)
    click.echo("], " + to_json(_verdict(puzzle, outcome))[1:])
    return outcome


def listed(number: int, complete: bool) -> gw.Outcome:
    """What it means that so many solutions were listed, and perhaps that these are all."""
    if number > 1:
        status = gw.Status.SEVERAL
    elif complete:
        status = gw.Status.UNIQUE if number else gw.Status.NONE
    else:
        status = gw.Status.UNDECIDED
    return gw.Outcome(status, (), number, complete)


def _subject(name: str, puzzle: gw.Puzzle) -> dict[str, Any]:
    return {"name": name, "kind": puzzle.kind, "rows": puzzle.grid.rows, "cols": puzzle.grid.cols}


def _verdict(puzzle: gw.Puzzle, outcome: gw.Outcome) -> dict[str, Any]:
    problems = gw.clashes(puzzle) if outcome.status is gw.Status.NONE else ()
    return {
        "status": str(outcome.status),
        "at_least": outcome.at_least,
        "complete": outcome.complete,
        "problems": problems_json(problems, puzzle.grid),
    }
