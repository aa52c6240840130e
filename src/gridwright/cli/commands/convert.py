"""`gridwright convert`."""

from __future__ import annotations

from functools import partial

import click

import gridwright as gw
from gridwright.cli.shared.exit import BAD_INPUT
from gridwright.cli.shared.flags import worded
from gridwright.cli.shared.inputs import Puzzles
from gridwright.cli.shared.options import json_option, notation_named, puzzle_options
from gridwright.cli.shared.output import echo_json, echo_notation, echo_sentence, report_error, shown
from gridwright.cli.shared.output_formats import LINES, TEXT, settled_format
from gridwright.cli.shared.progress import working
from gridwright.output_files import ending_of, is_standard_output, write_all
from gridwright.results.conversions import converted_data
from gridwright.words import say

__all__ = ["command"]

_FORMATS = (TEXT, "json", "csv")
"""What the name of a file may say; of notations with other names it says nothing."""


@click.command("convert")
@click.option("--to", type=notation_named, metavar="ID", help="The notation to write; if not given, PATH decides.")
@click.option("--lossy", is_flag=True, help="Leave out what the notation cannot carry, and say what that is.")
@click.option("-o", "output", type=click.Path(dir_okay=False), metavar="PATH", help="Write to this file (.gz too).")
@json_option("puzzle")
@puzzle_options
def command(puzzles: Puzzles, to: gw.Notation | None, lossy: bool, output: str | None, json_: bool) -> int:
    """Write puzzles in another notation.

    A puzzle that the notation cannot carry in full is refused, with the reason; --lossy leaves out what does not fit.
    What a player has entered and marked is kept where the notation has a place for it. Nothing is written unless all
    puzzles can be.

    \b
    Examples:
      gridwright convert examples/seed-000.txt --to text
      gridwright convert 1....2..3.4....1 -o puzzle.json
    """
    to = _notation(to, output)
    written: list[tuple[str, gw.Position, str]] = []

    def work(name: str, position: gw.Position) -> int:
        if lossy and (lost := gw.losses(position, to.id)):
            told = worded(", ".join(lost), "allow_disconnected")
            echo_sentence(say("lost", name=shown(name), lost=told), err=True)
        written.append((name, position, gw.dump(position, to.id, lossy=lossy)))
        return 0

    refuse = partial(report_error, as_json=json_)
    code = puzzles.each_position(work, refuse)
    if code:
        return code
    path = output if output is not None and not is_standard_output(output) else None
    with working("working-convert"):
        text = gw.dump_all([position for _, position, _ in written], to.id, lossy=lossy)
    if to.flat and ending_of(output or "") in LINES and len(written) == 1:
        text = to.flat(text)
    if path is not None:
        try:
            write_all([path], [text.encode()])
        except gw.GridwrightError as error:
            refuse(path, error)
            return BAD_INPUT
    elif not json_:
        echo_notation(text)
    if json_:
        for name, position, _ in written:
            told = {**converted_data(position, to.id, lossy=lossy)}
            echo_json({"name": name, **(told if path is None else {"notation": to.id, "path": path})})
    return 0


def _notation(to: gw.Notation | None, output: str | None) -> gw.Notation:
    """The notation that is asked for, or else the one that the file is called after."""
    format = settled_format(output, _FORMATS, *((to.id, f"--to {to.id}") if to else ()))
    if to:
        return to
    ending = ending_of(output or "")
    named = {TEXT: "text", "json": "json"}.get(format or "", ending)
    if named not in {notation.id for notation in gw.all_notations()}:
        raise click.UsageError(say("convert-to"))
    return gw.notation(named)
