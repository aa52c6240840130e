"""`gridwright check`."""

from __future__ import annotations

import click

import gridwright as gw
from gridwright.cli.shared.flags import with_flags
from gridwright.cli.shared.inputs import Puzzles
from gridwright.cli.shared.options import json_option, lang_option, puzzle_options, timeout_option
from gridwright.cli.shared.output import EXIT_CODES, echo_json, echo_problems, echo_sentence, report_error, shown
from gridwright.cli.shared.output_formats import output_option
from gridwright.cli.shared.progress import working
from gridwright.results.diagnosis_sentences import sentences, status_sentence
from gridwright.words import say

__all__ = ["command"]


@click.command("check", short_help="Check that puzzles have exactly one solution.")
@click.option("--redundant", is_flag=True, help="Also look for clues that can be left out.")
@lang_option
@timeout_option
@json_option("puzzle")
@puzzle_options
@output_option("txt", "json")
def command(puzzles: Puzzles, redundant: bool, lang: str, timeout: float | None, json_: bool) -> int:
    """Check that puzzles are well-formed and have exactly one solution.

    Well-formed: regions connected and of the right size, signs between neighbours, givens in range. All
    problems are listed at once, each with its cells.

    Without a solution: which clues clash, and which to remove or change. With several: where they differ, and
    which clues would leave only one.

    Exit code: 0 all is well, 2 not well-formed, 1 no solution, 3 several, 4 undecided; with several puzzles
    the worst of them.

    \b
    Examples:
      gridwright check examples/*.txt
      gridwright check 11.............. --json
      gridwright check examples/sudoku-9x9.txt --redundant
    """

    def work(name: str, puzzle: gw.Puzzle) -> int:
        with working("working-check"):
            found = gw.diagnose(puzzle, redundant=redundant, timeout=timeout)
        (_print_json if json_ else _print)(name, found, lang)
        return EXIT_CODES[found.outcome.status]

    def refuse(name: str, error: gw.GridwrightError) -> None:
        if json_:
            report_error(name, error, as_json=True)
        else:  # what is wrong is what was asked for, so it belongs on standard output
            click.echo(say("check-malformed", lang, name=shown(name)))
            echo_problems(with_flags(error).problems)

    return puzzles.each(work, refuse, again=True)


def _print(name: str, found: gw.Diagnosis, lang: str) -> None:
    click.echo(status_sentence(found, shown(name), lang))
    for sentence in sentences(found, lang):
        echo_sentence(sentence, indent="  ")


def _print_json(name: str, found: gw.Diagnosis, lang: str) -> None:
    echo_json({"name": name, **gw.as_data(found, lang)})
