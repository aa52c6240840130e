"""`gridwright complete`."""

from __future__ import annotations

from functools import partial

import click

import gridwright as gw
from gridwright.cli.shared.inputs import Puzzles
from gridwright.cli.shared.named import Named, one_of
from gridwright.cli.shared.notated import NotationPrinter
from gridwright.cli.shared.options import json_option, notation_named, puzzle_options, timeout_option
from gridwright.cli.shared.output import draw, echo_json, echo_sentence, report_error
from gridwright.cli.shared.output_formats import is_to_file, output_option
from gridwright.cli.shared.progress import working
from gridwright.clues import all_sorts, sort
from gridwright.making.symmetry import SYMMETRIES
from gridwright.results.making import completed_data
from gridwright.words import say

__all__ = ["command"]

_sort = Named("sort", lambda name: sort(name).sort, lambda: [one.sort for one in all_sorts()])


@click.command("complete", short_help="Add the fewest clues that leave one solution.")
@click.option(
    "--clues", "sort_", type=_sort, default="givens", metavar="SORT", help="What to add; givens if not given."
)
@click.option("--symmetry", type=one_of(*SYMMETRIES), default="none", help="The symmetry of where givens stand.")
@click.option("--level", type=one_of(*gw.LEVELS), help="How hard it should be.")
@click.option("--seed", type=int, default=0, metavar="S", help="Another number chooses other clues.")
@click.option("--to", type=notation_named, metavar="ID", help="Write this notation.")
@timeout_option
@json_option("puzzle")
@puzzle_options
@output_option("txt", "json")
def command(
    puzzles: Puzzles,
    sort_: str,
    symmetry: str,
    level: str | None,
    seed: int,
    to: gw.Notation | None,
    timeout: float | None,
    json_: bool,
) -> int:
    """Complete a half-made puzzle: add the fewest clues that leave exactly one solution.

    Exit code: 0 completed, 1 if it is not as hard as asked, 4 if time ran out before a better one could be ruled
    out, 2 for bad input.

    \b
    Examples:
      gridwright complete 1....2..3.4..... --to line
      gridwright complete examples/futoshiki-5x5.txt --clues signs
    """

    printer = NotationPrinter(to or gw.notation("text")) if to or is_to_file() else None

    def work(name: str, puzzle: gw.Puzzle) -> int:
        with working("working-make"):
            made = gw.complete(puzzle, sort=sort_, symmetry=symmetry, level=level, seed=seed, timeout=timeout)
        words = [clue.word for clue in made.added]
        if json_:
            echo_json({"name": name, **completed_data(made)})
        elif printer:
            printer.puzzle(made.puzzle)
        else:
            click.echo(draw(made.puzzle))
            key = "complete-added" if words else "complete-nothing"
            echo_sentence(say(key, count=len(words), clues=" ".join(words)))
            if words:
                echo_sentence(say("complete-fewest" if made.fewest else "complete-few"))
        if not made.is_met:
            echo_sentence(say("make-short", count=1, asked=level), err=True)
        if made.stopped:
            echo_sentence(say("complete-stopped"), err=True)
            return 4
        return 0 if made.is_met else 1

    return puzzles.each(work, partial(report_error, as_json=json_))
