"""`gridwright solve`."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import click

import gridwright as gw
from gridwright.cli.shared.inputs import Puzzles
from gridwright.cli.shared.options import (
    ascii_option,
    how_many,
    json_option,
    notation_named,
    puzzle_options,
    timeout_option,
)
from gridwright.cli.shared.output import EXIT_CODES, draw, echo_json, echo_sentence, report_error, shown, with_pointer
from gridwright.cli.shared.output_formats import output_option
from gridwright.cli.shared.progress import working
from gridwright.cli.shared.solutions import SolutionPrinter, print_json, print_listing_json
from gridwright.engine import Listing
from gridwright.notations import dump_outcome
from gridwright.results.outcomes import candidates_data, verdict
from gridwright.words import say

__all__ = ["command"]

_EXCLUSIVE = (
    ("all", "count", "singles", "candidates"),
    ("limit", "singles"),
    ("limit", "candidates"),
    ("json", "quiet", "to"),
    ("count", "to"),
    ("candidates", "quiet", "to"),
)
"""Options of which each asks for something else."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SolveOptions:
    """The options of the command, as they are named there."""

    all: bool
    limit: int | None
    count: bool
    singles: bool
    candidates: bool
    timeout: float | None
    to: gw.Notation | None
    quiet: bool
    ascii: bool
    json: bool

    def __post_init__(self) -> None:
        for names in _EXCLUSIVE:
            chosen = [f"--{name}" for name in names if getattr(self, name)]
            if len(chosen) > 1:
                raise click.UsageError(say("exclude", options=", ".join(chosen)))


@click.command("solve")
@click.option("--all", is_flag=True, help="Print every solution.")
@click.option("-n", "--limit", type=how_many, metavar="N", help="Print (or count) at most N solutions.")
@click.option("--count", is_flag=True, help="Only count the solutions.")
@click.option("--singles", is_flag=True, help="Use only naked and hidden singles, no search.")
@click.option("--candidates", is_flag=True, help="Print the values that each cell has in any solution.")
@timeout_option
@click.option("--to", type=notation_named, metavar="ID", help="Print the solution in this notation.")
@click.option("--quiet", is_flag=True, help="Print only the grid, values separated by spaces.")
@ascii_option
@json_option("puzzle")
@puzzle_options
@output_option("txt", "json")
def command(puzzles: Puzzles, ascii_: bool, json_: bool, **chosen: Any) -> int:
    """Solve puzzles and prove whether the solution is the only one.

    An argument is a file or the text of a puzzle; - is standard input. Without arguments, you are asked for a
    puzzle of any kind on a terminal; elsewhere standard input is read.

    Exit code: 0 one solution, 1 none, 3 several, 4 undecided, 2 bad input, 130 interrupted; with several
    puzzles the worst of them. --all and --count exit with 0 when they are complete.

    \b
    Examples:
      gridwright solve examples/sudoku-9x9.txt
      gridwright solve 1....2..3.4..... --all
      gridwright solve examples/seed-000.txt --singles --to groups
      cat examples/jigsaw-9x9.txt | gridwright solve --quiet
    """
    options = SolveOptions(ascii=ascii_, json=json_, **chosen)
    printer = SolutionPrinter(options.to, quiet=options.quiet, ascii=options.ascii)
    heading = None if options.quiet or options.to or options.json else (lambda name: click.echo(f"{shown(name)}:"))

    def work(name: str, puzzle: gw.Puzzle) -> int:
        return _solve(name, puzzle, options, printer)

    return puzzles.each(work, partial(report_error, as_json=json_), heading, again=True)


def _solve(name: str, puzzle: gw.Puzzle, options: SolveOptions, printer: SolutionPrinter) -> int:
    if options.to:  # what it cannot carry is refused before any work is done
        dump_outcome(puzzle, gw.Outcome.listed(0, complete=False), options.to.id)
    if options.singles:
        return _singles(name, puzzle, options, printer)
    if options.candidates:
        return _candidates(name, puzzle, options)
    if options.count:
        return _count(name, puzzle, options)
    if options.all and not options.limit:
        return _list(name, puzzle, options, printer)
    return _answer(name, puzzle, options, printer)


def _answer(name: str, puzzle: gw.Puzzle, options: SolveOptions, printer: SolutionPrinter) -> int:
    """One solution, or as many as wanted, and whether there are others: to know that, two must be looked for."""
    wanted = options.limit or 1
    with working("working-solve"):
        outcome = gw.solve(puzzle, limit=max(2, wanted), timeout=options.timeout)
    if options.json:
        kept = outcome.solutions[: options.limit]
        print_json(name, puzzle, replace(outcome, solutions=kept))
    elif not outcome.solutions:
        printer.no_grid(puzzle, outcome, say(str(outcome.status)))
    else:
        kept = outcome.solutions[:wanted]
        for number, solution in enumerate(kept, 1):
            printer.solution(puzzle, solution, number if len(kept) > 1 else None)
        printer.sentence(verdict(outcome, len(kept)))
        if wanted == 1:
            printer.pointer(outcome)
    if options.all and (outcome.complete or outcome.at_least == options.limit):
        return 0
    return EXIT_CODES[outcome.status]


def _count(name: str, puzzle: gw.Puzzle, options: SolveOptions) -> int:
    with working("working-count"):
        outcome = gw.count(puzzle, limit=options.limit or 0, timeout=options.timeout)
    if options.json:
        print_json(name, puzzle, outcome)
    elif options.quiet:
        click.echo(str(outcome.at_least))
    else:
        click.echo(say(_counted(outcome), count=outcome.at_least))
    return 0 if outcome.complete or outcome.at_least == options.limit else EXIT_CODES[gw.Status.UNDECIDED]


def _counted(outcome: gw.Outcome) -> str:
    if outcome.complete:
        return "counted"
    return "counted-at-least" if outcome.at_least else "undecided"


def _list(name: str, puzzle: gw.Puzzle, options: SolveOptions, printer: SolutionPrinter) -> int:
    """Every solution as it is found, so that the first of a million is seen at once."""
    listing = gw.solutions(puzzle, timeout=options.timeout)
    # Where they are seen, they tell by themselves what goes on.
    with nullcontext() if sys.stdout.isatty() else working("working-list"):
        return _tell_listing(name, puzzle, listing, options, printer)


def _tell_listing(
    name: str, puzzle: gw.Puzzle, listing: Listing, options: SolveOptions, printer: SolutionPrinter
) -> int:
    if options.json:
        print_listing_json(name, puzzle, listing)
    else:
        number = 0
        for number, solution in enumerate(listing, 1):
            printer.solution(puzzle, solution, number)
        if number:
            printer.sentence(say("counted" if listing.complete else "counted-at-least", count=number))
        else:
            outcome = gw.Outcome.listed(number, complete=listing.complete)
            printer.no_grid(puzzle, outcome, say(str(outcome.status)))
    return 0 if listing.complete else EXIT_CODES[gw.Status.UNDECIDED]


def _singles(name: str, puzzle: gw.Puzzle, options: SolveOptions, printer: SolutionPrinter) -> int:
    """Singles alone, as far as they lead."""
    from gridwright.logic import singles  # noqa: PLC0415 - loaded when it is needed

    trail = gw.explain(puzzle, singles())
    reached = gw.Solution(puzzle.grid, trail.values)
    outcome = replace(
        gw.Outcome.listed(int(trail.solved), complete=trail.solved or trail.broken),
        solutions=(reached,) * trail.solved,
    )
    steps = len(trail.steps)
    if options.json:
        print_json(name, puzzle, outcome, steps=steps, state=reached.rows)
    elif trail.solved:
        printer.solution(puzzle, reached)
        printer.sentence(say("singles-solved", steps=steps))
    elif trail.broken:
        empty = next(cell for cell in puzzle.grid.filled if not trail.candidates[cell])
        key = "singles-broken" if steps else "singles-broken-at-once"
        printer.no_grid(puzzle, outcome, say(key, steps=steps, cell=puzzle.grid.name(empty)))
    else:
        printer.state(puzzle, outcome, trail.values)
        printer.sentence(say("singles-stuck", steps=steps, open=len(trail.open)), always=True)
    return EXIT_CODES[outcome.status]


def _candidates(name: str, puzzle: gw.Puzzle, options: SolveOptions) -> int:
    """The values that each cell has in some solution."""
    found = gw.true_candidates(puzzle, timeout=options.timeout)
    told = candidates_data(puzzle, found)
    status = gw.Status(told["status"])
    if options.json:
        echo_json({"name": name, "kind": puzzle.kind, **told})
    elif found is None or status is gw.Status.NONE:
        echo_sentence(with_pointer(say(str(status)), status))
    else:
        values = [min(cell) if len(cell) == 1 else 0 for cell in found]
        click.echo(draw(puzzle, values, candidates=found, ascii=options.ascii))
        several = sum(len(cell) > 1 for cell in found)
        told_here = say("candidates-several", cells=several) if several else say("unique")
        echo_sentence(with_pointer(told_here, status))
    return EXIT_CODES[status]
