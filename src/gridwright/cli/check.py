"""`gridwright check`."""

from __future__ import annotations

import click

import gridwright as gw
from gridwright.cli.inputs import inputs, puzzle_options
from gridwright.cli.output import BAD_INPUT, EXIT_CODES, echo_json, problems_json, report_error, worst

__all__ = ["command"]


@click.command("check")
@puzzle_options
@click.option("--timeout", type=click.FloatRange(min=0), metavar="S", help="Stop after S seconds, undecided.")
@click.option("--json", "json_", is_flag=True, help="One JSON object per puzzle and line.")
def command(
    puzzles: tuple[str, ...], from_: str | None, allow_disconnected: bool, timeout: float | None, json_: bool
) -> int:
    """Check that puzzles are well-formed and have exactly one solution.

    Well-formed: regions connected and of the right size, signs between neighbours, givens in range. All
    problems are told at once, each with its cells.

    Exit code: 0 all is well, 2 not well-formed, 1 no solution, 3 several, 4 undecided.

    \b
    Examples:
      gridwright check examples/*.txt
      gridwright check 11.............. --json
    """
    codes = []
    for given in inputs(puzzles, from_, allow_disconnected):
        if given.puzzle is None:
            assert given.error is not None
            if not json_:
                click.echo(gw.say("check-malformed", name=given.name), err=True)
            report_error(given.name, given.error, as_json=json_)
            codes.append(BAD_INPUT)
            continue
        report = gw.check(given.puzzle, timeout=timeout)
        (_tell_json if json_ else _tell)(given.name, report)
        codes.append(EXIT_CODES[report.outcome.status])
    return worst(codes)


def _tell(name: str, report: gw.Report) -> None:
    puzzle = report.puzzle
    key = f"check-{report.outcome.status}"
    click.echo(gw.say(key, name=name, kind=puzzle.kind, rows=puzzle.grid.rows, cols=puzzle.grid.cols))
    for problem in report.problems:
        click.echo(f"  {problem}")


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
