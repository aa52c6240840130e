"""`gridwright hint`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import click

import gridwright as gw
from gridwright.cli.shared.exit import BAD_INPUT
from gridwright.cli.shared.inputs import Puzzles, text_of
from gridwright.cli.shared.options import (
    ascii_option,
    json_option,
    lang_option,
    puzzle_options,
    techniques_for,
    timeout_option,
)
from gridwright.cli.shared.output import EXIT_CODES, draw_position, echo_json, report_error, shown
from gridwright.cli.shared.position_input import SoFar, name_of_so_far
from gridwright.cli.shared.printers import PlainPrinter
from gridwright.logic import mistakes
from gridwright.results.diagnosis_sentences import no_solution
from gridwright.words import rated_title, say, where_to_look

__all__ = ["command"]

_WHERE, _TECHNIQUE, _CELLS, _ALL = range(1, 5)
"""How much a hint tells."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HintOptions:
    """The options of the command, as they are named there."""

    detail: int
    board: bool
    so_far: str | None
    minimal: bool
    uniqueness: bool
    lang: str
    timeout: float | None
    ascii: bool
    json: bool

    def say(self, key: str, **fields: object) -> str:
        return say(key, self.lang, **fields)


@dataclass(frozen=True, slots=True)
class _Found:
    """What there is to tell about a position: what comes first, cells that are wrong, and the next step if any."""

    position: gw.Position
    status: gw.Status
    code: int
    first: str = ""
    wrong: tuple[int, ...] = ()
    step: gw.Step | None = None


@click.command("hint")
@click.option(
    "--detail", type=click.IntRange(_WHERE, _ALL), metavar="1..4", default=_WHERE, show_default=True,
    help="1 where to look, 2 which technique, 3 which cells, 4 all of it.",
)  # fmt: skip
@click.option("--board", is_flag=True, help="Draw the position first, with its marks where they fit.")
@click.option("--so-far", metavar="FILE|TEXT|-", help="What you have filled in: the puzzle with it, or its rows.")
@click.option("--minimal", is_flag=True, help="Singles, and otherwise the smallest reason there is.")
@click.option("--uniqueness", is_flag=True, help="Also use that there is only one solution, where that is proven.")
@lang_option
@timeout_option
@ascii_option
@json_option("puzzle")
@puzzle_options
def command(puzzles: Puzzles, ascii_: bool, json_: bool, **chosen: Any) -> int:
    """Hint at the next step, as much of it as you want to know.

    It starts from the values and marks that a position has (in the notation json) or that --so-far adds, and
    says first if something there is wrong already.

    Exit code: 0 there is a hint or nothing is left to do, 1 no solution or something is wrong already, 3
    several solutions, 4 undecided or no hint found, 2 bad input; with several puzzles the worst of them.

    \b
    Examples:
      gridwright hint examples/seed-000.txt
      gridwright hint examples/sudoku-9x9.txt --detail 4
      gridwright hint 1....2..3.4....1 --so-far 1....2..3.4...31 --detail 2
    """
    options = HintOptions(ascii=ascii_, json=json_, **chosen)
    if options.so_far == "-" and "-" in (puzzles.arguments or ("-",)):
        raise click.UsageError(options.say("so-far-both"))
    heading = None if options.json else (lambda name: PlainPrinter().heading(shown(name)))
    refuse = partial(report_error, as_json=json_)
    added = name_of_so_far(options.so_far or "", puzzles.names)
    try:
        so_far = None if options.so_far is None else SoFar(text_of(options.so_far), puzzles, options.lang)
    except gw.GridwrightError as error:
        refuse(added, error)
        return BAD_INPUT

    def work(name: str, position: gw.Position) -> int:
        try:
            position = so_far.added_to(position) if so_far else position
        except gw.GridwrightError as error:
            refuse(added, error)
            return BAD_INPUT
        found = _look(position, options)
        if options.json:
            _print_json(name, found, options)
        else:
            _print(found, options)
        return found.code

    return puzzles.each_position(work, refuse, heading)


def _look(position: gw.Position, options: HintOptions) -> _Found:
    puzzle = position.puzzle
    outcome = gw.solve(puzzle, timeout=options.timeout)
    found = _Found(position, outcome.status, EXIT_CODES[outcome.status])
    if outcome.status is gw.Status.NONE:
        return replace(found, first=no_solution(puzzle, options.lang))
    if outcome.status is gw.Status.UNIQUE and outcome.solution:
        wrong = mistakes(position, outcome.solution)
        if wrong:
            first = options.say("hint-wrong", cells=puzzle.grid.names(wrong))
            return replace(found, code=EXIT_CODES[gw.Status.NONE], first=first, wrong=wrong)
    elif gw.solve(puzzle.with_givens(position.values), limit=1, timeout=options.timeout).status is gw.Status.NONE:
        return replace(found, code=EXIT_CODES[gw.Status.NONE], first=options.say("hint-dead"))
    else:
        found = replace(found, first=options.say(f"hint-{outcome.status}"))
    if 0 not in position.values:
        return replace(found, first=options.say("filled"))
    use_it = options.uniqueness and outcome.status is gw.Status.UNIQUE
    techniques, nothing = techniques_for(minimal=options.minimal), "hint-nothing"
    try:
        step = gw.hint(position, techniques, uniqueness=use_it, timeout=options.timeout)
    except gw.OutOfTimeError:
        step, nothing = None, "hint-stopped"
    if step is None:
        first = f"{found.first} {options.say(nothing)}".strip()
        return replace(found, code=EXIT_CODES[gw.Status.UNDECIDED], first=first)
    return replace(found, step=step)


def _print(found: _Found, options: HintOptions) -> None:
    printer = PlainPrinter()
    if options.board:
        click.echo(draw_position(found.position, ascii=options.ascii))
    if found.first:
        printer.paragraph(found.first)
    if found.step:
        for sentence in _told(found.step, found.position, options):
            printer.paragraph(sentence)


def _told(step: gw.Step, position: gw.Position, options: HintOptions) -> Iterator[str]:
    puzzle = position.puzzle
    if options.detail < _ALL:
        yield where_to_look(step, puzzle, options.lang)
    if options.detail >= _TECHNIQUE:
        yield options.say("hint-technique", title=rated_title(step, options.lang))
    if options.detail == _CELLS:
        yield options.say("hint-cells", cells=puzzle.grid.names(step.cells))
    if options.detail == _ALL:
        yield gw.tell(step, position, options.lang)
    else:
        yield options.say("hint-more", number=options.detail + 1)


def _print_json(name: str, found: _Found, options: HintOptions) -> None:
    puzzle, step = found.position.puzzle, found.step
    told: dict[str, Any] = {
        "name": name,
        "kind": puzzle.kind,
        "status": str(found.status),
        "wrong": [puzzle.grid.name(cell) for cell in found.wrong],
        "message": found.first,
        "look": where_to_look(step, puzzle, options.lang) if step else None,
    }
    if step and options.detail >= _TECHNIQUE:
        told |= {"technique": step.technique, "rating": step.rating}
    if step and options.detail >= _CELLS:
        told["cells"] = [puzzle.grid.name(cell) for cell in step.cells]
    if step and options.detail == _ALL:
        told["step"] = gw.as_data(step, options.lang)
    echo_json(told)
