"""`gridwright canonical`."""

from __future__ import annotations

from functools import partial

import click

import gridwright as gw
from gridwright.cli.shared.inputs import Puzzles
from gridwright.cli.shared.options import json_option, puzzle_options
from gridwright.cli.shared.output import EXIT_CODES, echo_json, report_error, shown
from gridwright.cli.shared.output_formats import output_option
from gridwright.cli.shared.progress import working

__all__ = ["command"]


@click.command("canonical", short_help="Tell by an id which puzzles are the same.")
@json_option("puzzle")
@puzzle_options
@output_option("txt", "json")
def command(puzzles: Puzzles, json_: bool) -> int:
    """Tell by an id which puzzles are the same.

    Puzzles have the same id if one becomes the other when it is turned, mirrored or relabelled, or when rows, columns
    and bands change places in a way that keeps all rules; and else they have different ones. The id is the same on
    every machine, and the one that `generate --json` tells.

    Exit code: 0 all have an id, 2 not a puzzle, 4 too much of a puzzle looks alike to find one.

    \b
    Examples:
      gridwright canonical 1....2..3.4....1 1....3..2.4....1
      gridwright canonical examples/*.txt --json
    """

    def work(name: str, puzzle: gw.Puzzle) -> int:
        try:
            with working("working-check"):
                found = gw.canonical(puzzle)
        except gw.OutOfTimeError as error:
            report_error(name, error, as_json=json_)
            return EXIT_CODES[gw.Status.UNDECIDED]
        if json_:
            echo_json({"name": name, **gw.as_data(found)})
        else:
            click.echo(f"{found.id}  {shown(name)}")
        return 0

    return puzzles.each(work, partial(report_error, as_json=json_))
