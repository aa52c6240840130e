"""`gridwright minimize`."""

from __future__ import annotations

from functools import partial

import click

import gridwright as gw
from gridwright.cli.shared.inputs import Puzzles
from gridwright.cli.shared.named import one_of
from gridwright.cli.shared.notated import NotationPrinter
from gridwright.cli.shared.options import json_option, notation_named, puzzle_options, timeout_option
from gridwright.cli.shared.output import draw, echo_json, echo_sentence, report_error
from gridwright.cli.shared.output_formats import is_to_file, output_option
from gridwright.cli.shared.progress import working
from gridwright.making.minimize import RATINGS
from gridwright.results.making import minimized_data
from gridwright.words import say

__all__ = ["command"]


@click.command("minimize", short_help="Remove every clue that is not needed.")
@click.option(
    "--rating", type=one_of(*RATINGS), default="any", help="Whether the rating may change, or should rather rise."
)
@click.option("--seed", type=int, default=0, metavar="S", help="Another number tries clues in another order.")
@click.option("--to", type=notation_named, metavar="ID", help="Write this notation.")
@timeout_option
@json_option("puzzle")
@puzzle_options
@output_option("txt", "json")
def command(
    puzzles: Puzzles, rating: str, seed: int, to: gw.Notation | None, timeout: float | None, json_: bool
) -> int:
    """Remove clues until every clue that is left is needed.

    With --rating keep, only clues that leave the rating as it is are removed; with --rating raise, several ways are
    tried for the hardest puzzle. Exit code: 0 done, 4 if time ran out first, 2 for bad input.

    \b
    Examples:
      gridwright minimize examples/sudoku-9x9.txt --rating keep
      gridwright minimize 12343412214343.1 --to line
    """

    printer = NotationPrinter(to or gw.notation("text")) if to or is_to_file() else None

    def work(name: str, puzzle: gw.Puzzle) -> int:
        with working("working-minimize", done=0, of="?") as progress:
            made = gw.minimize(
                puzzle, rating=rating, seed=seed, timeout=timeout, tell=lambda done, of: progress.tell(done=done, of=of)
            )
        words = [clue.word for clue in made.removed]
        if json_:
            echo_json({"name": name, **minimized_data(made)})
        elif printer:
            printer.puzzle(made.puzzle)
        else:
            click.echo(draw(made.puzzle))
            nothing = "minimize-kept" if rating == "keep" else "minimize-nothing"
            echo_sentence(say("minimize-removed" if words else nothing, count=len(words), clues=" ".join(words)))
            if words and not made.stopped:
                with working("working-make"):
                    before, after = gw.rate(puzzle).rating, gw.rate(made.puzzle).rating
                echo_sentence(say("minimize-rating", before=before, after=after))
        if made.stopped:
            echo_sentence(say("minimize-stopped"), err=True)
        return 4 if made.stopped else 0

    return puzzles.each(work, partial(report_error, as_json=json_))
