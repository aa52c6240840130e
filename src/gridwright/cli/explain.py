"""`gridwright explain`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import click

import gridwright as gw
from gridwright.cli.inputs import Puzzles
from gridwright.cli.options import ascii_option, json_option, lang_option, puzzle_options, timeout_option
from gridwright.cli.output import EXIT_CODES, draw_position, echo_json, problems_json, report_error, shown
from gridwright.cli.pages import Markdown, Page, Plain
from gridwright.cli.steps import chosen, no_solution, rated_title, step_data

__all__ = ["command"]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Wish:
    """The options of the command, as they are named there."""

    boards: bool
    minimal: bool
    uniqueness: bool
    lang: str
    timeout: float | None
    markdown: bool
    ascii: bool
    json: bool

    def __post_init__(self) -> None:
        if self.markdown and self.json:
            raise click.UsageError(self.say("exclude", options="--markdown, --json"))

    def say(self, key: str, **fields: object) -> str:
        return gw.say(key, self.lang, **fields)


@click.command("explain", short_help="Explain the steps a person would take, with reasons.")
@click.option("--boards", is_flag=True, help="Draw the board after each step, with candidates where they fit.")
@click.option("--minimal", is_flag=True, help="Singles, and otherwise the smallest reason there is.")
@click.option("--uniqueness", is_flag=True, help="Also use that there is only one solution, where that is proven.")
@lang_option
@timeout_option
@click.option("--markdown", is_flag=True, help="Print Markdown.")
@ascii_option
@json_option("puzzle")
@puzzle_options
def command(puzzles: Puzzles, ascii_: bool, json_: bool, **options: Any) -> int:
    """Explain puzzles: the steps a person would take, each with its reason.

    Every step is the easiest there is at that point. The number behind a technique says how hard it is, on the
    scale of Sudoku Explainer.

    Exit code: 0 explained to the end, 1 no solution, 3 several, 4 undecided or not explained to the end, 2 bad
    input; with several puzzles the worst of them.

    \b
    Examples:
      gridwright explain examples/seed-003.txt
      gridwright explain examples/seed-000.txt --boards --lang pt
      gridwright explain 1....2..3.4....1 --json
    """
    wish = _Wish(ascii=ascii_, json=json_, **options)
    page: Page = Markdown() if wish.markdown else Plain()

    def work(name: str, puzzle: gw.Puzzle) -> int:
        if not wish.json and (wish.markdown or len(puzzles.arguments) > 1):
            page.heading(shown(name))
        return _explain(name, puzzle, wish, page)

    return puzzles.each(work, partial(report_error, as_json=json_))


def _explain(name: str, puzzle: gw.Puzzle, wish: _Wish, page: Page) -> int:
    outcome = gw.solve(puzzle, timeout=wish.timeout)
    is_only = outcome.status is gw.Status.UNIQUE
    trail = gw.explain(puzzle, chosen(minimal=wish.minimal), uniqueness=wish.uniqueness and is_only)
    if wish.json:
        _tell_json(name, trail, outcome, wish)
    else:
        _tell_status(puzzle, outcome, wish, page)
        _tell_steps(trail, wish, page)
        if trail.steps or not trail.broken:
            page.paragraph(_ending(trail, wish))
    if trail.solved:
        return EXIT_CODES[gw.Status.UNIQUE]
    return EXIT_CODES[gw.Status.UNDECIDED if is_only else outcome.status]


def _positions(trail: gw.Trail) -> Iterator[tuple[gw.Step, gw.Position, gw.Position]]:
    """Each step with the positions before and after it."""
    before = gw.Position(trail.puzzle)
    for step, after in zip(trail.steps, gw.replay(trail.puzzle, trail.steps), strict=True):
        yield step, before, after
        before = after


def _tell_json(name: str, trail: gw.Trail, outcome: gw.Outcome, wish: _Wish) -> None:
    puzzle = trail.puzzle
    echo_json(
        {
            "name": name,
            "kind": puzzle.kind,
            "rows": puzzle.grid.rows,
            "cols": puzzle.grid.cols,
            "status": str(outcome.status),
            "solved": trail.solved,
            "rating": trail.rating,
            "steps": [step_data(step, before, wish.lang) for step, before, _ in _positions(trail)],
            "state": gw.Solution(puzzle.grid, trail.values).rows,
            "problems": problems_json(gw.clashes(puzzle), puzzle.grid),
        }
    )


def _tell_status(puzzle: gw.Puzzle, outcome: gw.Outcome, wish: _Wish, page: Page) -> None:
    """What is to be known before anything else, unless there is exactly one solution."""
    if outcome.status is gw.Status.NONE:
        page.paragraph(no_solution(puzzle, wish.lang))
    elif outcome.status is not gw.Status.UNIQUE:
        page.paragraph(wish.say(f"explain-{outcome.status}"))


def _tell_steps(trail: gw.Trail, wish: _Wish, page: Page) -> None:
    for number, (step, before, after) in enumerate(_positions(trail), 1):
        board = draw_position(after, ascii=wish.ascii) if wish.boards else ""
        page.step(number, rated_title(step, wish.lang), gw.tell(step, before, wish.lang), board)


def _ending(trail: gw.Trail, wish: _Wish) -> str:
    steps = len(trail.steps)
    if trail.solved and steps:
        hardest = max(trail.steps, key=lambda step: step.rating)
        return wish.say("explain-solved", steps=steps, title=rated_title(hardest, wish.lang))
    if trail.solved:
        return wish.say("filled")
    if trail.broken:
        empty = next(cell for cell, candidates in enumerate(trail.candidates) if not candidates)
        return wish.say("singles-broken", steps=steps, cell=trail.puzzle.grid.name(empty))
    return wish.say("explain-stuck", steps=steps, open=trail.values.count(0))
