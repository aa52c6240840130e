"""`gridwright kinds`."""

from __future__ import annotations

import textwrap

import click

import gridwright as gw
from gridwright.cli.shared.options import ascii_option, json_option, kind_named
from gridwright.cli.shared.output import draw, echo_heading, echo_json
from gridwright.words import say, spoken, tell_option, tell_rules

__all__ = ["command"]


@click.command("kinds")
@click.argument("kinds", nargs=-1, type=kind_named, metavar="[KIND]...")
@ascii_option
@json_option("kind")
def command(kinds: tuple[gw.Kind, ...], ascii_: bool, json_: bool) -> int:
    """List the kinds of puzzle, with rules and examples.

    \b
    Examples:
      gridwright kinds
      gridwright kinds suguru
    """
    for kind in kinds or gw.all_kinds():
        if json_:
            echo_json(gw.as_data(kind))
        else:
            _print(kind, ascii=ascii_)
    if not kinds and not json_:
        echo_heading(say("options"))
        options = gw.all_options()
        width = max(len(option.id) for option in options)
        for option in options:
            name = f"  {option.id:<{width}} "
            told = tell_option(option, spoken())
            told = told.replace("×", "x") if ascii_ else told
            click.echo(textwrap.fill(told, 80, initial_indent=name, subsequent_indent=" " * len(name)))
    return 0


def _print(kind: gw.Kind, *, ascii: bool) -> None:
    key = "kind-also" if kind.aliases else "kind"
    echo_heading(say(key, title=kind.titled(spoken()), id=kind.id, aliases=", ".join(kind.aliases)))
    example = gw.load(kind.examples[0], "text")
    rules = " ".join(tell_rules(example, spoken(), size="n"))
    click.echo(textwrap.fill(rules, 76, initial_indent="  ", subsequent_indent="  "))
    click.echo(textwrap.indent(draw(example, ascii=ascii), "  ") + "\n")
