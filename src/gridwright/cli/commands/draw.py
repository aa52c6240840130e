"""`gridwright draw`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any

import click

import gridwright as gw
from gridwright.cli.shared.exit import BAD_INPUT, ended_by_the_system
from gridwright.cli.shared.flags import error_text
from gridwright.cli.shared.inputs import Puzzles
from gridwright.cli.shared.named import one_of
from gridwright.cli.shared.options import (
    ascii_option,
    how_many,
    json_option,
    lang_option,
    puzzle_options,
    timeout_option,
)
from gridwright.cli.shared.output import draw, echo_heading, echo_json, echo_sentence, report_error, shown
from gridwright.cli.shared.printers import folded
from gridwright.cli.shared.progress import working
from gridwright.logic import replay
from gridwright.logic.explain import steps_on, usable
from gridwright.logic.route import board_of
from gridwright.model.clock import Clock
from gridwright.output_files import numbered, refuse_inputs, write_all
from gridwright.pictures.drawing import scene
from gridwright.pictures.formats import FORMATS, format_of
from gridwright.pictures.scene import Scene
from gridwright.pictures.svg.themes import THEMES
from gridwright.words import say

__all__ = ["command"]

_ENDINGS = ", ".join(f".{name}" for name in FORMATS)


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawOptions:
    """The options of the command, as they are named there."""

    output: str | None
    solution: bool
    candidates: bool
    step: int | None
    tints: bool
    theme: str
    title: str | None
    lang: str
    timeout: float | None
    ascii: bool
    json: bool

    def __post_init__(self) -> None:
        if self.solution and self.step:
            raise click.UsageError(self.say("exclude", options="--solution, --step"))

    def scene(self, position: gw.Position, step: gw.Step | None = None) -> Scene:
        return scene(
            position,
            step=step,
            candidates=self.candidates or None,
            tints=self.tints,
            title=self.title,
            lang=self.lang,
        )

    def say(self, key: str, **fields: object) -> str:
        return say(key, self.lang, **fields)


@dataclass(frozen=True, slots=True)
class _Drawn:
    """What is to be seen of a puzzle, and the step in words if there is one."""

    name: str
    scene: Scene
    sentence: str = ""


def _picture_path(path: str) -> str:
    try:
        format_of(path)
    except gw.GridwrightError as error:
        raise click.BadParameter(error_text(error)) from None
    return path


@click.command("draw", short_help="Draw puzzles, on the screen or as files.")
@click.option("-o", "output", type=_picture_path, metavar="PATH", help=f"Write to this file: {_ENDINGS}.")
@click.option("--solution", is_flag=True, help="Fill in the solution.")
@click.option("--candidates", is_flag=True, help="Pencil in all candidates that the filled cells leave.")
@click.option("--step", type=how_many, metavar="N", help="Show step N of the explanation.")
@click.option("--tints", is_flag=True, help="Colour the regions.")
@click.option("--theme", type=one_of(*THEMES), default="auto", show_default=True, help="The colours.")
@click.option("--title", metavar="TEXT", help="A title for those who cannot see the picture.")
@lang_option
@timeout_option
@ascii_option
@json_option("puzzle")
@puzzle_options
def command(puzzles: Puzzles, ascii_: bool, json_: bool, **chosen: Any) -> int:
    """Draw puzzles on the screen, or as a file in the format that its name asks for.

    Several puzzles become several files: out-1.svg, out-2.svg and so on. Nothing is written unless all of them
    can be drawn. The theme auto is light or dark, as the viewer prefers; print is black on white.

    Exit code: 0 drawn, 2 not drawn, because of bad input or because there is no such solution or step.

    \b
    Examples:
      gridwright draw examples/seed-000.txt
      gridwright draw examples/suguru-6x6.txt --tints -o suguru.svg
      gridwright draw examples/sudoku-9x9.txt --step 12 --theme dark -o step.svg
    """
    options = DrawOptions(ascii=ascii_, json=json_, **chosen)
    refuse = partial(report_error, as_json=json_)
    drawn: list[_Drawn] = []

    def work(name: str, position: gw.Position) -> int:
        with working("working-draw"):
            found = _step(name, position, options.step, options) if options.step else _filled(name, position, options)
        if options.output:
            drawn.append(found)
        else:
            _show(found, options)
        return 0

    heading = None if options.output or options.json else (lambda name: echo_heading(shown(name)))
    code = puzzles.each_position(work, refuse, heading)
    if code or not options.output:
        return code
    try:
        with working("working-draw"):
            _write(options.output, drawn, puzzles.arguments, options)
    except gw.GridwrightError as error:
        refuse(options.output, error)
        return BAD_INPUT
    return 0


def _filled(name: str, position: gw.Position, options: DrawOptions) -> _Drawn:
    """The position as it is, or with the solution filled in."""
    if not options.solution:
        return _Drawn(name, options.scene(position))
    outcome = gw.solve(position.puzzle, timeout=options.timeout)
    if outcome.solution is None:
        raise gw.GridwrightError(options.say(str(outcome.status)))
    if outcome.status is gw.Status.SEVERAL:
        note = options.say("draw-several")
        echo_sentence(f"{shown(name)}: {note}", err=True)
    return _Drawn(name, options.scene(gw.Position(position.puzzle, outcome.solution.values)))


def _step(name: str, position: gw.Position, number: int, options: DrawOptions) -> _Drawn:
    """The step of that number, and the position it is taken in."""
    steps = list(islice(steps_on(board_of(position, Clock(options.timeout)), usable()), number))
    if len(steps) < number:
        raise gw.GridwrightError(options.say("draw-step", number=number, steps=len(steps)))
    *before, step = steps
    for after in replay(position, before):
        position = after
    return _Drawn(name, options.scene(position, step), gw.tell(step, position, options.lang))


def _show(found: _Drawn, options: DrawOptions) -> None:
    if options.json:
        text = gw.render(found.scene, ascii=options.ascii)
        echo_json({"name": found.name, "format": "txt", "text": text, "step": found.sentence or None})
        return
    click.echo(draw(found.scene, ascii=options.ascii))
    if found.sentence:
        echo_sentence(found.sentence)


def _below(found: _Drawn, format: str) -> bytes:
    """The step in words, below a text: that has no other way to show it."""
    return f"{folded(found.sentence)}\n".encode() if format == "txt" and found.sentence else b""


def _write(output: str, drawn: list[_Drawn], inputs: tuple[str, ...], options: DrawOptions) -> None:
    paths = numbered(output, len(drawn))
    refuse_inputs(paths, inputs)
    format = format_of(output)
    with ended_by_the_system():
        made = [gw.draw(found.scene, format, theme=options.theme) + _below(found, format) for found in drawn]
    write_all(paths, made)
    for path, found in zip(paths, drawn, strict=True):
        if options.json:
            echo_json({"name": found.name, "format": format, "path": path, "step": found.sentence or None})
