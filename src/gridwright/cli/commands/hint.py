"""`gridwright hint`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import click

import gridwright as gw
from gridwright.cli.shared.ending import BAD_INPUT
from gridwright.cli.shared.inputs import Puzzles, text_of
from gridwright.cli.shared.options import ascii_option, json_option, lang_option, puzzle_options, timeout_option
from gridwright.cli.shared.output import EXIT_CODES, draw_position, echo_json, report_error, shown
from gridwright.cli.shared.pages import Plain
from gridwright.cli.shared.so_far import SoFar, name_of_so_far
from gridwright.cli.shared.steps import chosen, no_solution, rated_title, step_data

__all__ = ["command"]

_WHERE, _TECHNIQUE, _CELLS, _ALL = range(1, 5)
"""How much a hint tells."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Wish:
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

    @property
    def names(self) -> str:
        """The language of puzzles' names; for programs they are data, the same in all."""
        return "en" if self.json else self.lang

    def say(self, key: str, **fields: object) -> str:
        return gw.say(key, self.lang, **fields)


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
def command(puzzles: Puzzles, ascii_: bool, json_: bool, **options: Any) -> int:
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
    wish = _Wish(ascii=ascii_, json=json_, **options)
    if wish.so_far == "-" and "-" in (puzzles.arguments or ("-",)):
        raise click.UsageError(wish.say("so-far-both"))
    heading = None if wish.json else (lambda name: Plain().heading(shown(name)))
    refuse = partial(report_error, as_json=json_)
    added = name_of_so_far(wish.so_far or "", wish.names)
    try:
        so_far = None if wish.so_far is None else SoFar(text_of(wish.so_far), puzzles, wish.lang)
    except gw.GridwrightError as error:
        refuse(added, error)
        return BAD_INPUT

    def work(name: str, position: gw.Position) -> int:
        try:
            position = so_far.added_to(position) if so_far else position
        except gw.GridwrightError as error:
            refuse(added, error)
            return BAD_INPUT
        found = _look(position, wish)
        if wish.json:
            _tell_json(name, found, wish)
        else:
            _tell(found, wish)
        return found.code

    return puzzles.each_position(work, refuse, heading, wish.names)


def _look(position: gw.Position, wish: _Wish) -> _Found:
    puzzle = position.puzzle
    outcome = gw.solve(puzzle, timeout=wish.timeout)
    found = _Found(position, outcome.status, EXIT_CODES[outcome.status])
    if outcome.status is gw.Status.NONE:
        return replace(found, first=no_solution(puzzle, wish.lang))
    if outcome.status is gw.Status.UNIQUE and outcome.solution:
        wrong = gw.mistakes(position, outcome.solution)
        if wrong:
            first = wish.say("hint-wrong", cells=puzzle.grid.names(wrong))
            return replace(found, code=EXIT_CODES[gw.Status.NONE], first=first, wrong=wrong)
    elif gw.solve(puzzle.with_givens(position.values), limit=1, timeout=wish.timeout).status is gw.Status.NONE:
        return replace(found, code=EXIT_CODES[gw.Status.NONE], first=wish.say("hint-dead"))
    else:
        found = replace(found, first=wish.say(f"hint-{outcome.status}"))
    if 0 not in position.values:
        return replace(found, first=wish.say("filled"))
    use_it = wish.uniqueness and outcome.status is gw.Status.UNIQUE
    step = gw.hint(position, chosen(minimal=wish.minimal), uniqueness=use_it)
    if step is None:
        nothing = wish.say("hint-nothing")
        return replace(found, code=EXIT_CODES[gw.Status.UNDECIDED], first=f"{found.first} {nothing}".strip())
    return replace(found, step=step)


def _tell(found: _Found, wish: _Wish) -> None:
    page = Plain()
    if wish.board:
        click.echo(draw_position(found.position, ascii=wish.ascii))
    if found.first:
        page.paragraph(found.first)
    if found.step:
        for sentence in _told(found.step, found.position, wish):
            page.paragraph(sentence)


def _told(step: gw.Step, position: gw.Position, wish: _Wish) -> Iterator[str]:
    puzzle = position.puzzle
    if wish.detail < _ALL:
        yield gw.where_to_look(step, puzzle, wish.lang)
    if wish.detail >= _TECHNIQUE:
        yield wish.say("hint-technique", title=rated_title(step, wish.lang))
    if wish.detail == _CELLS:
        yield wish.say("hint-cells", cells=puzzle.grid.names(step.cells))
    if wish.detail == _ALL:
        yield gw.tell(step, position, wish.lang)
    else:
        yield wish.say("hint-more", number=wish.detail + 1)


def _tell_json(name: str, found: _Found, wish: _Wish) -> None:
    puzzle, step = found.position.puzzle, found.step
    told: dict[str, Any] = {
        "name": name,
        "kind": puzzle.kind,
        "status": str(found.status),
        "wrong": [puzzle.grid.name(cell) for cell in found.wrong],
        "message": found.first,
        "look": gw.where_to_look(step, puzzle, wish.lang) if step else None,
    }
    if step and wish.detail >= _TECHNIQUE:
        told |= {"technique": step.technique, "rating": step.rating}
    if step and wish.detail >= _CELLS:
        told["cells"] = [puzzle.grid.name(cell) for cell in step.cells]
    if step and wish.detail == _ALL:
        told["step"] = step_data(step, found.position, wish.lang)
    echo_json(told)
