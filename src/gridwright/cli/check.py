"""`gridwright check`."""

from __future__ import annotations

import click

import gridwright as gw
from gridwright.cli.inputs import Puzzles
from gridwright.cli.options import json_option, puzzle_options, timeout_option
from gridwright.cli.output import EXIT_CODES, echo_json, echo_problems, problems_json, report_error, shown

__all__ = ["command"]


@click.command("check")
@timeout_option
@json_option("puzzle")
@puzzle_options
def command(puzzles: Puzzles, timeout: float | None, json_: bool) -> int:
    """Check that puzzles are well-formed and have exactly one solution.

    Well-formed: regions connected and of the right size, signs between neighbours, givens in range. All
    problems are told at once, each with its cells.

    Exit code: 0 all is well, 2 not well-formed, 1 no solution, 3 several, 4 undecided; with several puzzles
    the worst of them.

    \b
    Examples:
      gridwright check examples/*.txt
      gridwright check 11.............. --json
    """

    def work(name: str, puzzle: gw.Puzzle) -> int:
        report = gw.check(puzzle, timeout=timeout)
        (_tell_json if json_ else _tell)(name, report)
        return EXIT_CODES[report.outcome.status]

    def refuse(name: str, error: gw.GridwrightError) -> None:
        if json_:
            report_error(name, error, as_json=True)
        else:  # what is wrong is what was asked for, so it belongs on standard output
            click.echo(gw.say("check-malformed", name=shown(name)))
            echo_problems(error.problems)

    return puzzles.each(work, refuse)


def _tell(name: str, report: gw.Report) -> None:
    puzzle = report.puzzle
    key = f"check-{report.outcome.status}"
    click.echo(gw.say(key, name=shown(name), kind=puzzle.kind, rows=puzzle.grid.rows, cols=puzzle.grid.cols))
    echo_problems(report.problems)


def _tell_json(name: str, report: gw.Report) -> None:
    puzzle = report.puzzle
    echo_json(
        {
            "name": name,
            "kind": puzzle.kind,
            "rows": puzzle.grid.rows,
            "cols": puzzle.grid.cols,
            "ok": report.ok,
            "status": str(report.outcome.status),
            "problems": problems_json(report.problems, puzzle.grid),
        }
    )
