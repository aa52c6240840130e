"""`gridwright solve`."""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import partial
from typing import Any

import click

import gridwright as gw
from gridwright.cli.shared.candidates import tell_candidates
from gridwright.cli.shared.inputs import Puzzles
from gridwright.cli.shared.options import (
    ascii_option,
    how_many,
    json_option,
    notation_named,
    puzzle_options,
    timeout_option,
)
from gridwright.cli.shared.output import EXIT_CODES, report_error, shown
from gridwright.cli.shared.prompt import asked_puzzle
from gridwright.cli.shared.telling import Teller, listed, tell_json, tell_listing_json
from gridwright.cli.shared.wish import Wish

__all__ = ["command"]


@click.command("solve")
@click.option("--all", is_flag=True, help="Print every solution.")
@click.option("-n", "--limit", type=how_many, metavar="N", help="Print (or count) at most N solutions.")
@click.option("--count", is_flag=True, help="Only count the solutions.")
@click.option("--singles", is_flag=True, help="Use naked and hidden singles alone, no search.")
@click.option("--candidates", is_flag=True, help="Print the values each cell has in some solution.")
@timeout_option
@click.option("--to", type=notation_named, metavar="ID", help="Print the solution as this notation does.")
@click.option("--quiet", is_flag=True, help="Only the grid: values separated by spaces.")
@ascii_option
@json_option("puzzle")
@puzzle_options
def command(puzzles: Puzzles, ascii_: bool, json_: bool, **options: Any) -> int:
    """Solve puzzles and prove whether the solution is the only one.

    An argument is a file, or a puzzle's text; - is standard input. Without any, rows are asked for on a
    terminal, else standard input is read.

    Exit code: 0 one solution, 1 none, 3 several, 4 undecided, 2 bad input, 130 interrupted; with several
    puzzles the worst of them. --all and --count exit with 0 when they are complete.

    \b
    Examples:
      gridwright solve examples/sudoku-9x9.txt
      gridwright solve 1....2..3.4..... --all
      gridwright solve examples/seed-000.txt --singles --to groups
      cat examples/jigsaw-9x9.txt | gridwright solve --quiet
    """
    wish = Wish(ascii=ascii_, json=json_, **options)
    teller = Teller(wish)
    if not puzzles.arguments and sys.stdin and sys.stdin.isatty():
        return _solve(gw.say("standard-input"), asked_puzzle(), wish, teller)
    heading = None if wish.bare or wish.json else (lambda name: click.echo(f"{shown(name)}:"))

    def work(name: str, puzzle: gw.Puzzle) -> int:
        return _solve(name, puzzle, wish, teller)

    return puzzles.each(work, partial(report_error, as_json=json_), heading)


def _solve(name: str, puzzle: gw.Puzzle, wish: Wish, teller: Teller) -> int:
    if wish.to:  # what it cannot carry is refused before any work is done
        gw.dump_outcome(puzzle, listed(0, complete=False), wish.to.id)
    if wish.singles:
        return _singles(name, puzzle, wish, teller)
    if wish.candidates:
        return tell_candidates(name, puzzle, wish)
    if wish.count:
        return _count(name, puzzle, wish)
    if wish.all and not wish.limit:
        return _list(name, puzzle, wish, teller)
    return _answer(name, puzzle, wish, teller)


def _answer(name: str, puzzle: gw.Puzzle, wish: Wish, teller: Teller) -> int:
    """One solution, or as many as wanted, and whether there are others: to know that, two must be looked for."""
    wanted = wish.limit or 1
    outcome = gw.solve(puzzle, limit=max(2, wanted), timeout=wish.timeout)
    if wish.json:
        kept = outcome.solutions[: wish.limit]
        tell_json(name, puzzle, replace(outcome, solutions=kept), guesses=outcome.guesses)
    elif not outcome.solutions:
        teller.no_grid(puzzle, outcome, gw.say(str(outcome.status)))
    else:
        kept = outcome.solutions[:wanted]
        for number, solution in enumerate(kept, 1):
            teller.solution(puzzle, solution, number if len(kept) > 1 else None)
        teller.sentence(_verdict(puzzle, outcome, len(kept)))
    if wish.all and (outcome.complete or outcome.at_least == wish.limit):
        return 0
    return EXIT_CODES[outcome.status]


def _verdict(puzzle: gw.Puzzle, outcome: gw.Outcome, count: int) -> str:
    if outcome.status is gw.Status.UNIQUE:
        return gw.say("unique")
    if outcome.status is gw.Status.UNDECIDED:
        return gw.say("undecided-found")
    if count == 1:
        return _difference(puzzle, outcome)
    return gw.say("counted" if outcome.complete else "shown", count=count)


def _difference(puzzle: gw.Puzzle, outcome: gw.Outcome) -> str:
    first, second = outcome.solutions[0].values, outcome.solutions[1].values
    cells = [cell for cell in puzzle.grid.cells if first[cell] != second[cell]]
    examples = ", ".join(f"{puzzle.grid.name(cell)}={second[cell]}" for cell in cells[:2])
    more = len(cells) - 2
    return gw.say("several-more" if more > 0 else "several", examples=examples, more=more)


def _count(name: str, puzzle: gw.Puzzle, wish: Wish) -> int:
    outcome = gw.count(puzzle, limit=wish.limit or 0, timeout=wish.timeout)
    if wish.json:
        tell_json(name, puzzle, outcome, guesses=outcome.guesses)
    elif wish.quiet:
        click.echo(str(outcome.at_least))
    else:
        click.echo(gw.say("counted" if outcome.complete else "counted-at-least", count=outcome.at_least))
    return 0 if outcome.complete or outcome.at_least == wish.limit else EXIT_CODES[gw.Status.UNDECIDED]


def _list(name: str, puzzle: gw.Puzzle, wish: Wish, teller: Teller) -> int:
    """Every solution as it is found, so that the first of a million is seen at once."""
    listing = gw.solutions(puzzle, timeout=wish.timeout)
    if wish.json:
        tell_listing_json(name, puzzle, listing)
    else:
        number = 0
        for number, solution in enumerate(listing, 1):
            teller.solution(puzzle, solution, number)
        if number:
            teller.sentence(gw.say("counted" if listing.complete else "counted-at-least", count=number))
        else:
            outcome = listed(number, listing.complete)
            teller.no_grid(puzzle, outcome, gw.say(str(outcome.status)))
    return 0 if listing.complete else EXIT_CODES[gw.Status.UNDECIDED]


def _singles(name: str, puzzle: gw.Puzzle, wish: Wish, teller: Teller) -> int:
    """Singles alone, as far as they lead."""
    trail = gw.explain(puzzle, gw.singles())
    reached = gw.Solution(puzzle.grid, trail.values)
    outcome = replace(listed(int(trail.solved), trail.solved or trail.broken), solutions=(reached,) * trail.solved)
    steps = len(trail.steps)
    if wish.json:
        tell_json(name, puzzle, outcome, steps=steps, state=reached.rows)
    elif trail.solved:
        teller.solution(puzzle, reached)
        teller.sentence(gw.say("singles-solved", steps=steps))
    elif trail.broken:
        empty = next(cell for cell, candidates in enumerate(trail.candidates) if not candidates)
        teller.no_grid(puzzle, outcome, gw.say("singles-broken", steps=steps, cell=puzzle.grid.name(empty)))
    else:
        teller.state(puzzle, outcome, trail.values)
        teller.sentence(gw.say("singles-stuck", steps=steps, open=trail.values.count(0)), always=True)
    return EXIT_CODES[outcome.status]
