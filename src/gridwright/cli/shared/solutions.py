"""Solutions printed in the form that the user asked for, with a sentence about them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

import gridwright as gw
from gridwright.cli.shared.notated import NotationPrinter
from gridwright.cli.shared.output import (
    draw,
    echo_json,
    echo_problems,
    echo_sentence,
    to_json,
    with_pointer,
)
from gridwright.engine import Listing
from gridwright.notations import dump_outcome
from gridwright.results.problems import subject_data
from gridwright.results.solutions import clashing, solved_data, verdict_data
from gridwright.words import say

__all__ = ["SolutionPrinter", "print_json", "print_listing_json"]


class SolutionPrinter:
    """Prints grids, and sentences about them.

    Where standard output is for grids only, most sentences are left out, and standard error says why there is no grid
    or only a part of it.
    """

    def __init__(self, to: gw.Notation | None, *, quiet: bool, ascii: bool) -> None:
        self._to, self._quiet, self._ascii = to and NotationPrinter(to), quiet, ascii
        self._bare = quiet or to is not None
        self._grids = 0

    def solution(self, puzzle: gw.Puzzle, solution: gw.Solution, number: int | None = None) -> None:
        if self._to:
            found = gw.Outcome(gw.Status.UNIQUE, (solution,), 1, True)
            self._to.text(dump_outcome(puzzle, found, self._to.to.id))
            return
        if number and not self._quiet:
            click.echo(say("number", number=number))
        self.grid(puzzle, solution.values)

    def grid(self, puzzle: gw.Puzzle, values: Sequence[int]) -> None:
        """Values in the puzzle's cells, 0 for none; bare grids have a blank line between them."""
        if not self._quiet:
            click.echo(draw(puzzle, values, ascii=self._ascii))
            return
        if self._grids:
            click.echo()
        self._grids += 1
        click.echo(str(gw.Solution(puzzle.grid, tuple(values))))

    def state(self, puzzle: gw.Puzzle, outcome: gw.Outcome, values: Sequence[int]) -> None:
        """How far it came, where that is not to the end."""
        if self._to:
            so_far = puzzle.with_values(values)
            told = dump_outcome(so_far, outcome, self._to.to.id)
            self._to.text(told or gw.dump(so_far, self._to.to.id))
        else:
            self.grid(puzzle, values)

    def no_grid(self, puzzle: gw.Puzzle, outcome: gw.Outcome, reason: str) -> None:
        """Why there is no grid; clues that clash directly say more than the reason does."""
        if self._to and (told := dump_outcome(puzzle, outcome, self._to.to.id)):
            self._to.text(told)
        direct = clashing(puzzle, outcome)
        self.sentence(say("none") if direct else reason, always=True)
        echo_problems(direct, err=self._bare)
        self.pointer(outcome)

    def pointer(self, outcome: gw.Outcome) -> None:
        """Where to learn more, if there is no solution, or several."""
        if text := with_pointer("", outcome.status):
            self.sentence(text)

    def sentence(self, text: str, *, always: bool = False) -> None:
        """A sentence about the grids above it."""
        if always or not self._bare:
            echo_sentence(text, err=self._bare)


def print_json(name: str, puzzle: gw.Puzzle, outcome: gw.Outcome, **more: Any) -> None:
    echo_json({"name": name, **solved_data(puzzle, outcome), **more})


def print_listing_json(name: str, puzzle: gw.Puzzle, listing: Listing) -> None:
    """The same object piece by piece, since there may be more solutions than fit into memory."""
    click.echo(to_json({"name": name, **subject_data(puzzle)})[:-1] + ', "solutions": [', nl=False)
    number = 0
    for number, solution in enumerate(listing, 1):
        click.echo((", " if number > 1 else "") + to_json(solution.rows), nl=False)
    click.echo("], " + to_json(verdict_data(puzzle, gw.Outcome.listed(number, complete=listing.complete)))[1:])
