"""`gridwright hint`."""

from __future__ import annotations

import shlex
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import click

import gridwright as gw
from gridwright.cli.shared.exit import BAD_INPUT
from gridwright.cli.shared.inputs import Puzzles
from gridwright.cli.shared.options import (
    ascii_option,
    how_many,
    json_option,
    lang_option,
    puzzle_options,
    techniques_for,
    timeout_option,
)
from gridwright.cli.shared.output import (
    EXIT_CODES,
    draw_position,
    echo_json,
    report_error,
    shown,
    with_pointer,
    worst,
)
from gridwright.cli.shared.output_formats import output_option
from gridwright.cli.shared.position_input import extended, read_so_far, so_far_option
from gridwright.cli.shared.printers import PlainPrinter
from gridwright.cli.shared.progress import working
from gridwright.model.clock import Clock
from gridwright.session.changes import pencilled, words_of_step
from gridwright.session.finding import ALL, WHERE, Finding, StepSearch, told
from gridwright.session.hints import findings, hint_data
from gridwright.words import rated_title, say

__all__ = ["command"]


@dataclass(frozen=True, slots=True, kw_only=True)
class HintOptions:
    """The options of the command, as they are named there."""

    detail: int | None
    next: int | None
    board: bool
    so_far: tuple[str, ...]
    minimal: bool
    uniqueness: bool
    lang: str
    timeout: float | None
    ascii: bool
    json: bool

    @property
    def depth(self) -> int:
        """How much is told: where to look, unless steps are taken, which tells them anyway."""
        return self.detail or (ALL if self.next else WHERE)

    @property
    def line(self) -> str:
        """The same as a line of a session."""
        return f"next {self.next}" if self.next else f"hint {self.detail or ''}"

    @property
    def search(self) -> StepSearch:
        return StepSearch(
            lang=self.lang,
            techniques=techniques_for(minimal=self.minimal),
            uniqueness=self.uniqueness,
            clock=Clock(self.timeout),
        )

    def say(self, key: str, **fields: object) -> str:
        return say(key, self.lang, **fields)


@click.command("hint")
@click.option(
    "--detail", type=click.IntRange(WHERE, ALL), metavar="1..4",
    help="1 where to look, 2 which technique, 3 which cells, 4 all of it.  [default: 1; with --next: 4]",
)  # fmt: skip
@click.option("--next", type=how_many, metavar="N", help="The next N steps, each taken before the next is looked for.")
@click.option("--board", is_flag=True, help="Draw the position first, with its marks where they fit.")
@so_far_option
@click.option("--minimal", is_flag=True, help="Use singles only, and otherwise a short reason.")
@click.option("--uniqueness", is_flag=True, help="Also use that there is only one solution, once that is proven.")
@lang_option
@timeout_option
@ascii_option
@json_option("puzzle")
@puzzle_options
@output_option("txt", "json")
def command(puzzles: Puzzles, ascii_: bool, json_: bool, **chosen: Any) -> int:
    """Give a hint at the next step: as much of it as you want to know.

    It starts from the values and marks of a position (in the notation json), or from what --so-far adds, and
    first says whether there is a mistake in them. --so-far takes values and crossings-out (r5c5=5 r1c3!=5), the
    JSON or the sentences that explain and hint print, or rows. To go on step by step without typing anything
    twice, use `gridwright play`; without arguments on a terminal, hint asks for a puzzle and then does the same.

    Exit code: 0 there is a hint or nothing is left to do, 1 no solution or a mistake so far, 3
    several solutions, 4 undecided or no hint found, 2 bad input; with several puzzles the worst of them.

    \b
    Examples:
      gridwright hint examples/seed-000.txt
      gridwright hint examples/sudoku-9x9.txt --detail 4
      gridwright hint 1....2..3.4....1 --so-far 'r1c2=3 r1c3!=4' --detail 2
      gridwright hint examples/seed-003.txt --next 3
    """
    options = HintOptions(ascii=ascii_, json=json_, **chosen)
    heading = None if options.json else (lambda name: PlainPrinter().heading(shown(name)))
    refuse = partial(report_error, as_json=json_)
    so_far = read_so_far(options.so_far, puzzles, refuse, lang=options.lang)
    if so_far is None:
        return BAD_INPUT
    is_asked = puzzles.asks and not options.json

    def work(name: str, position: gw.Position) -> int:
        start = extended(position, so_far, refuse)
        if start is None:
            return BAD_INPUT
        if is_asked:
            from gridwright.cli.shared.conversation import Conversation  # noqa: PLC0415 - loaded when it is needed

            return Conversation(options.search, options.timeout, ascii=options.ascii).run(start, (options.line,))
        with working("working-hint"):
            found = list(findings(start, options.search, options.next or 1))
        if options.json:
            listed = options.next is not None
            echo_json({"name": name, **hint_data(found, options.depth, options.lang, listed=listed)})
        else:
            _print(found, options)
        return worst(EXIT_CODES[one.verdict] for one in found)

    return puzzles.each_position(work, refuse, heading)


def _print(found: list[Finding], options: HintOptions) -> None:
    printer, first = PlainPrinter(), found[0]
    if options.board:
        noted = replace(first.position, marks=pencilled(first.position)) if options.so_far else first.position
        click.echo(draw_position(noted, ascii=options.ascii))
    if first.first:
        is_puzzles_fault = first.verdict is first.outcome.status
        printer.paragraph(with_pointer(first.first, first.verdict) if is_puzzles_fault else first.first)
    for number, one in enumerate(found, 1):
        if one.step:
            _print_step(number, one.step, one.position, options, printer)
        elif one is not first:
            printer.paragraph(one.first)
    if first.step and options.depth < ALL:
        printer.paragraph(options.say("hint-more", number=options.depth + 1))
    elif first.step:
        words = " ".join(words_of_step(one.step, first.position.puzzle.grid) for one in found if one.step)
        so_far = [*(before for before in options.so_far if before.strip() not in ("", "-")), words]
        printer.paragraph(options.say("hint-go-on", words=" --so-far ".join(map(shlex.quote, so_far))))


def _print_step(
    number: int, step: gw.Step, position: gw.Position, options: HintOptions, printer: PlainPrinter
) -> None:
    """As much of a step as is wanted: a sentence a line, or where several are taken each under its number."""
    if not options.next:
        for sentence in told(step, position, options.depth, options.lang):
            printer.paragraph(sentence)
    elif options.depth == ALL:
        printer.step(number, rated_title(step, options.lang), gw.tell(step, position, options.lang), "")
    else:
        printer.paragraph(f"{number}. {' '.join(told(step, position, options.depth, options.lang))}")
