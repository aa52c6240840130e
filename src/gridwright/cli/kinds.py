"""`gridwright kinds`."""

from __future__ import annotations

import textwrap

import click

import gridwright as gw
from gridwright.cli.output import colour, echo_json

__all__ = ["command"]


@click.command("kinds")
@click.argument("names", nargs=-1, metavar="[KIND]...")
@click.option("--json", "json_", is_flag=True, help="One JSON object per kind and line.")
@click.option("--ascii", "ascii_", is_flag=True, help="Draw without Unicode lines.")
def command(names: tuple[str, ...], json_: bool, ascii_: bool) -> int:
    """Tell the kinds of puzzle: rules in words, and an example each.

    \b
    Examples:
      gridwright kinds
      gridwright kinds suguru
    """
    kinds = [gw.find_kind(name) for name in names] or gw.all_kinds()
    for kind in kinds:
        if json_:
            echo_json(
                {"id": kind.id, "title": kind.title, "aliases": kind.aliases, "summary": kind.summary,
                 "examples": kind.examples}
            )
            continue
        aliases = f" (also {', '.join(kind.aliases)})" if kind.aliases else ""
        click.secho(f"{kind.title}: {kind.id}{aliases}", bold=True)
        click.echo(textwrap.fill(kind.summary, 76, initial_indent="  ", subsequent_indent="  "))
        drawing = gw.render(gw.load(kind.examples[0], "text"), ascii=ascii_, colour=colour())
        click.echo(textwrap.indent(drawing, "  ") + "\n")
    if not json_ and not names:
        click.secho("Options that every kind can take:", bold=True)
        for option in gw.OPTIONS:
            click.echo(f"  {option.id:<16}{option.summary}")
    return 0
