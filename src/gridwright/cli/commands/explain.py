"""`gridwright explain`."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import partial
from itertools import chain, pairwise
from typing import Any

import click

import gridwright as gw
from gridwright.cli.shared.exit import BAD_INPUT
from gridwright.cli.shared.inputs import Puzzles
from gridwright.cli.shared.options import (
    ascii_option,
    json_option,
    lang_option,
    puzzle_options,
    techniques_for,
    timeout_option,
)
from gridwright.cli.shared.output import EXIT_CODES, draw_position, echo_json, report_error, shown, with_pointer
from gridwright.cli.shared.output_formats import output_option
from gridwright.cli.shared.position_input import extended, read_so_far, so_far_option
from gridwright.cli.shared.printers import MarkdownPrinter, PlainPrinter, Printer
from gridwright.cli.shared.progress import working
from gridwright.logic import replay
from gridwright.logic.explain import cut
from gridwright.model.clock import Clock
from gridwright.output_files import is_standard_output, numbered, refuse_inputs, write_all
from gridwright.results.explanations import explained_data, first_sentence, wrong_cells
from gridwright.words import rated_title, say, tell_ending

__all__ = ["command"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ExplainOptions:
    """The options of the command, as they are named there."""

    boards: bool
    so_far: tuple[str, ...]
    minimal: bool
    uniqueness: bool
    lang: str
    timeout: float | None
    markdown: bool
    html: bool
    output: str | None
    ascii: bool
    json: bool

    def __post_init__(self) -> None:
        if self.markdown and self.json:
            raise click.UsageError(self.say("exclude", options="--markdown, --json"))
        for other in ("markdown", "json", "boards", "ascii"):
            if self.html and getattr(self, other):
                raise click.UsageError(self.say("exclude", options=f"--html, --{other}"))
        if self.html and not self.output and sys.stdout and sys.stdout.isatty():
            raise click.UsageError(self.say("html-terminal"))

    def say(self, key: str, **fields: object) -> str:
        return say(key, self.lang, **fields)


@click.command("explain", short_help="Explain the steps a person would take, with reasons.")
@click.option("--boards", is_flag=True, help="Draw the board after each step, with candidates where they fit.")
@so_far_option
@click.option("--minimal", is_flag=True, help="Use singles only, and otherwise a short reason.")
@click.option("--uniqueness", is_flag=True, help="Also use that there is only one solution, once that is proven.")
@lang_option
@timeout_option
@click.option("--markdown", is_flag=True, help="Print Markdown.")
@click.option("--html", is_flag=True, help="Make a web page that goes through the steps on the board.")
@ascii_option
@json_option("puzzle")
@puzzle_options
@output_option("txt", "html", "md", "json", own=["html"])
def command(puzzles: Puzzles, ascii_: bool, json_: bool, **chosen: Any) -> int:
    """Explain puzzles: the steps a person would take, each with its reason.

    Every step is the easiest available at that point. The number after a technique says how hard it is, on the
    scale of Sudoku Explainer. The steps start from the values and marks of a position (in the notation json), or
    from what --so-far adds: in words (r5c5=5 r1c3!=5), as steps that explain or hint printed, or as rows.

    With -o page.html, several puzzles become several files: page-1.html, page-2.html and so on. Nothing is
    written if any of them is not a puzzle.

    Exit code: 0 explained to the end, 1 no solution or a mistake so far, 3 several, 4 undecided or not
    explained to the end, 2 bad input; with several puzzles the worst of them.

    \b
    Examples:
      gridwright explain examples/seed-003.txt
      gridwright explain examples/seed-000.txt --boards --lang pt
      gridwright explain examples/seed-002.txt -o page.html
      gridwright explain 1....2..3.4....1 --so-far r1c2=3 --json
    """
    options = ExplainOptions(ascii=ascii_, json=json_, **chosen)
    refuse = partial(report_error, as_json=json_)
    printer: Printer = MarkdownPrinter() if options.markdown else PlainPrinter()
    files: list[str] = []
    so_far = read_so_far(options.so_far, puzzles, refuse, lang=options.lang)
    if so_far is None:
        return BAD_INPUT

    def work(name: str, start: gw.Position) -> int:
        position = extended(start, so_far, refuse)
        if position is None:
            return BAD_INPUT
        clock = Clock(options.timeout)
        with working("working-solve"):
            outcome = gw.solve(position.puzzle, timeout=clock.half().left())
        is_only = outcome.status is gw.Status.UNIQUE
        techniques = techniques_for(minimal=options.minimal)
        with working("working-explain", steps=0, cells=len(position.open)) as told:
            trail = gw.explain(
                position, techniques, uniqueness=options.uniqueness and is_only, timeout=clock.left(),
                tell=lambda steps, cells: told.tell(steps=steps, cells=cells),
            )  # fmt: skip
        telling = clock.telling()
        if options.html:
            from gridwright.pictures.page.page import page  # noqa: PLC0415 - loaded when it is needed

            with working("working-draw"):
                note = first_sentence(position, outcome, options.lang)
                drawn = page(trail, note=note, lang=options.lang, clock=telling)
            files.append(drawn.html)
            trail = drawn.trail
        elif options.json:
            data = explained_data(trail, outcome, options.lang, telling)
            echo_json({"name": name, **data})
            trail = cut(trail, len(data["steps"]))
        else:
            if options.markdown:
                printer.heading(shown(name))
            trail = _print(trail, outcome, options, printer, telling)
        return _code(trail, outcome)

    silent = options.json or options.markdown or options.html
    heading = None if silent else (lambda name: printer.heading(shown(name)))
    code = puzzles.each_position(work, refuse, heading, again=not options.html)
    if not options.html or code == BAD_INPUT:
        return code
    try:
        _put(files, options, puzzles.arguments)
    except gw.GridwrightError as error:
        refuse(options.output or "--html", error)
        return BAD_INPUT
    return code


def _code(trail: gw.Trail, outcome: gw.Outcome) -> int:
    is_only = outcome.status is gw.Status.UNIQUE
    if wrong_cells(trail.start, outcome):
        return EXIT_CODES[gw.Status.NONE]
    if trail.solved and (is_only or not trail.start.is_begun):  # what a player chose proves nothing of the puzzle
        return EXIT_CODES[gw.Status.UNIQUE]
    return EXIT_CODES[gw.Status.UNDECIDED if is_only else outcome.status]


def _put(files: list[str], options: ExplainOptions, inputs: tuple[str, ...]) -> None:
    """Pages go where they are wanted: one to standard output, or each to a file."""
    if options.output and not is_standard_output(options.output):
        paths = numbered(options.output, len(files))
        refuse_inputs(paths, inputs)
        write_all(paths, [file.encode() for file in files])
    elif len(files) > 1:
        raise gw.GridwrightError(options.say("html-one"))
    else:
        click.echo(files[0].encode(), nl=False)


def _print(
    trail: gw.Trail, outcome: gw.Outcome, options: ExplainOptions, printer: Printer, clock: Clock
) -> gw.Trail:
    """What is to be known before anything else, the steps as far as there is time, and where they lead."""
    status = first_sentence(trail.start, outcome, options.lang)
    if status:
        printer.paragraph(status if options.markdown else with_pointer(status, outcome.status))
    around = pairwise(chain([trail.start], replay(trail.start, trail.steps)))
    for number, (step, (before, after)) in enumerate(zip(trail.steps, around, strict=False), 1):
        if clock.over():
            trail = cut(trail, number - 1)
            break
        board = draw_position(after, ascii=options.ascii) if options.boards else ""
        printer.step(number, rated_title(step, options.lang), gw.tell(step, before, options.lang), board)
    if trail.steps or not trail.broken or trail.start.is_begun:
        printer.paragraph(tell_ending(trail, options.lang))
    return trail
