"""`gridwright formats`."""

from __future__ import annotations

import textwrap

import click

import gridwright as gw
from gridwright.cli.shared.options import json_option, notation_named
from gridwright.cli.shared.output import echo_heading, echo_json
from gridwright.words import say, spoken

__all__ = ["command"]

_WIDTH = 74
_MOST_LINES = 6
"""How much of an example is shown in the list of all notations."""


@click.command("formats", short_help="List the notations that puzzles can be written in.")
@click.argument("notations", nargs=-1, type=notation_named, metavar="[ID]...")
@json_option("notation")
def command(notations: tuple[gw.Notation, ...], json_: bool) -> int:
    """List the notations: their ids for --from and --to, what each can carry besides givens, and an example.

    \b
    Examples:
      gridwright formats
      gridwright formats nonomino
    """
    for notation in notations or gw.all_notations():
        if json_:
            echo_json(gw.as_data(notation))
        else:
            _print(notation, in_full=bool(notations))
    return 0


def _print(notation: gw.Notation, *, in_full: bool) -> None:
    echo_heading(say("notation", id=notation.id, title=notation.titled(spoken())))
    kind, carries = ", ".join(notation.kinds) or say("any"), ", ".join(sorted(notation.carries))
    told = say("notation-carries" if carries else "notation-kind", kind=kind, carries=carries)
    click.echo(textwrap.fill(told, _WIDTH, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False))
    lines = notation.example.strip("\n").splitlines()
    if not in_full:
        lines = [line if len(line) <= _WIDTH else line[: _WIDTH - 3] + "..." for line in lines]
        lines = lines if len(lines) <= _MOST_LINES else [*lines[: _MOST_LINES - 1], "..."]
    click.echo(textwrap.indent("\n".join(lines), "    ") + "\n")
