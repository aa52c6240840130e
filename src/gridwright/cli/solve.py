"""`gridwright solve`."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any

import click

import gridwright as gw
from gridwright.cli.inputs import Input, asked_rows, inputs, puzzle_options
from gridwright.cli.output import BAD_INPUT, EXIT_CODES, colour, echo_json, report_error, worst

__all__ = ["command"]


@dataclass(frozen=True, slots=True)
class _Wish:
    """What the user asked for, as options say it."""

    all: bool
    limit: int | None
    count: bool
    timeout: float | None
    to: str | None
    quiet: bool
    singles: bool
    json: bool
    ascii: bool

    @property
    def wanted(self) -> int:
        """How many solutions to look for; 0 is all of them. Two are enough to know whether one is the only one."""
        return self.limit or (0 if self.all or self.count else 2)


@click.command("solve")
@puzzle_options
@click.option("--all", "all_", is_flag=True, help="Print every solution.")
@click.option("--limit", type=click.IntRange(min=1), metavar="N", help="Print (or count) at most N solutions.")
@click.option("--count", is_flag=True, help="Only count the solutions.")
@click.option("--timeout", type=click.FloatRange(min=0), metavar="S", help="Stop after S seconds, undecided.")
@click.option("--to", metavar="ID", help="Print the solution as this notation does.")
@click.option("--quiet", is_flag=True, help="Only the grid: values separated by spaces.")
@click.option("--singles", is_flag=True, help="Use naked and hidden singles alone, no search.")
@click.option("--json", "json_", is_flag=True, help="One JSON object per puzzle and line.")
@click.option("--ascii", "ascii_", is_flag=True, help="Draw without Unicode lines.")
def command(
    puzzles: tuple[str, ...], from_: str | None, allow_disconnected: bool, all_: bool, json_: bool, ascii_: bool,
    **wishes: Any,
) -> int:
    """Solve puzzles and prove whether the solution is the only one.

    An argument is a file, or a puzzle's text; - is standard input. Without any, rows are asked for on a
    terminal, else standard input is read.

    Exit code: 0 one solution, 1 none, 3 several, 4 undecided, 2 bad input, 130 interrupted; with several
    puzzles the worst of them. --all and --count exit with 0 when they are complete.

    \b
    Examples:
      gridwright solve examples/sudoku.txt
      gridwright solve 1....2..3.4..... --all
      gridwright solve examples/seed-000.txt --singles --to groups
      cat examples/sudoku.txt | gridwright solve --quiet
    """
    wish = _Wish(all=all_, json=json_, ascii=ascii_, **wishes)
    if not puzzles and sys.stdin.isatty():
        return _solve(Input("puzzle", asked_rows()), wish)
    several = len(puzzles) > 1
    codes = []
    for given in inputs(puzzles, from_, allow_disconnected):
        if given.error is not None:
            report_error(given.name, given.error, as_json=wish.json)
            codes.append(BAD_INPUT)
            continue
        if several and not (wish.json or wish.quiet or wish.to):
            click.echo(f"{given.name}:")
        codes.append(_solve(given, wish))
    return worst(codes)


def _solve(given: Input, wish: _Wish) -> int:
    assert given.puzzle is not None
    if wish.singles:
        return _reason(given, given.puzzle, wish)
    if wish.count:
        return _count(given, given.puzzle, wish)
    if wish.all and not (wish.json or wish.limit):
        return _list(given.puzzle, wish)
    return _answer(given, given.puzzle, wish)


def _answer(given: Input, puzzle: gw.Puzzle, wish: _Wish) -> int:
    outcome = gw.solve(puzzle, limit=wish.wanted, timeout=wish.timeout)
    if wish.json:
        _echo_outcome(given.name, puzzle, outcome)
    elif wish.to:
        click.echo(gw.dump_outcome(puzzle, outcome, wish.to), nl=False)
        if outcome.status is gw.Status.NONE:
            _explain_none(puzzle, err=True)
    else:
        shown = outcome.solutions if wish.limit or wish.all else outcome.solutions[:1]
        for number, solution in enumerate(shown, 1):
            _show(puzzle, solution, number if len(shown) > 1 else None, wish)
        _conclude(puzzle, outcome, wish)
    return _exit_code(outcome, wish)


def _exit_code(outcome: gw.Outcome, wish: _Wish) -> int:
    if wish.all or wish.count:
        return 0 if outcome.complete or outcome.at_least == wish.limit else EXIT_CODES[gw.Status.UNDECIDED]
    return EXIT_CODES[outcome.status]


def _show(puzzle: gw.Puzzle, solution: gw.Solution, number: int | None, wish: _Wish) -> None:
    if wish.quiet:
        click.echo(f"{solution}\n" if number else str(solution))
        return
    if number:
        click.echo(gw.say("number", number=number))
    click.echo(gw.render(puzzle, solution.values, ascii=wish.ascii, colour=colour()))


def _conclude(puzzle: gw.Puzzle, outcome: gw.Outcome, wish: _Wish) -> None:
    """The sentence below the grid: on standard error when only the grid is asked for."""
    if outcome.status is gw.Status.NONE:
        _explain_none(puzzle, err=wish.quiet)
    elif wish.quiet:
        return
    elif outcome.status is gw.Status.SEVERAL and (wish.limit or wish.all):
        key = "counted" if outcome.complete else "counted-limit"
        click.echo(gw.say(key, count=outcome.at_least))
    elif outcome.status is gw.Status.SEVERAL:
        click.echo(_difference(puzzle, outcome))
    elif outcome.status is gw.Status.UNDECIDED:
        click.echo(gw.say("undecided-found" if outcome.solutions else "undecided"))
    else:
        click.echo(gw.say("unique"))


def _explain_none(puzzle: gw.Puzzle, *, err: bool) -> None:
    click.echo(gw.say("none"), err=err)
    for problem in gw.clashes(puzzle):
        click.echo(f"  {problem}", err=err)


def _difference(puzzle: gw.Puzzle, outcome: gw.Outcome) -> str:
    first, second = outcome.solutions[0].values, outcome.solutions[1].values
    cells = [cell for cell in puzzle.grid.cells if first[cell] != second[cell]]
    examples = ", ".join(
        gw.say("instead", cell=puzzle.grid.name(cell), value=first[cell], other=second[cell]) for cell in cells[:2]
    )
    more = len(cells) - 2
    return gw.say("several-more" if more else "several", examples=examples, more=more)


def _count(given: Input, puzzle: gw.Puzzle, wish: _Wish) -> int:
    outcome = gw.count(puzzle, limit=wish.wanted, timeout=wish.timeout)
    if wish.json:
        _echo_outcome(given.name, puzzle, outcome)
    elif wish.quiet:
        click.echo(str(outcome.at_least))
    else:
        click.echo(_counted(outcome.at_least, complete=outcome.complete))
    return _exit_code(outcome, wish)


def _counted(count: int, *, complete: bool) -> str:
    return gw.say("counted-at-least" if not complete else "counted-one" if count == 1 else "counted", count=count)


def _list(puzzle: gw.Puzzle, wish: _Wish) -> int:
    """Every solution as it is found, so that the first of a million is seen at once."""
    number = 0
    listing = gw.solutions(puzzle, timeout=wish.timeout)
    for number, solution in enumerate(listing, 1):
        if wish.to:
            found = gw.Outcome(gw.Status.SEVERAL, (solution,), 1, False)
            click.echo(gw.dump_outcome(puzzle, found, wish.to), nl=False)
        else:
            _show(puzzle, solution, number, wish)
    if not (wish.quiet or wish.to):
        click.echo(_counted(number, complete=listing.complete))
    return 0 if listing.complete else EXIT_CODES[gw.Status.UNDECIDED]


def _reason(given: Input, puzzle: gw.Puzzle, wish: _Wish) -> int:
    """Singles alone, as far as they lead."""
    trail = gw.reason(puzzle)
    solution = gw.Solution(puzzle.grid, trail.values)
    status = gw.Status.UNIQUE if trail.solved else gw.Status.NONE if trail.broken else gw.Status.UNDECIDED
    outcome = gw.Outcome(status, (solution,) if trail.solved else (), int(trail.solved), trail.solved or trail.broken)
    if wish.json:
        _echo_outcome(given.name, puzzle, outcome, steps=len(trail.steps), state=solution.rows)
    elif wish.to:
        click.echo(gw.dump_outcome(puzzle.with_givens(trail.values), outcome, wish.to), nl=False)
    elif wish.quiet:
        click.echo(str(solution))
    else:
        click.echo(gw.render(puzzle, trail.values, ascii=wish.ascii, colour=colour()))
        click.echo(_trail_sentence(trail))
    return EXIT_CODES[status]


def _trail_sentence(trail: gw.Trail) -> str:
    steps = len(trail.steps)
    if trail.broken:
        empty = next(cell for cell, candidates in enumerate(trail.candidates) if not candidates)
        return gw.say("singles-broken", steps=steps, cell=trail.puzzle.grid.name(empty))
    if trail.solved:
        return gw.say("singles-solved", steps=steps)
    return gw.say("singles-stuck", steps=steps, open=trail.values.count(0))


def _echo_outcome(name: str, puzzle: gw.Puzzle, outcome: gw.Outcome, **more: Any) -> None:
    echo_json(
        {
            "name": name,
            "kind": puzzle.kind,
            "rows": puzzle.grid.rows,
            "cols": puzzle.grid.cols,
            "status": str(outcome.status),
            "at_least": outcome.at_least,
            "complete": outcome.complete,
            "guesses": outcome.guesses,
            "solutions": [solution.rows for solution in outcome.solutions],
            **({"problems": [str(p) for p in gw.clashes(puzzle)]} if outcome.status is gw.Status.NONE else {}),
            **more,
        }
    )
