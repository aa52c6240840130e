"""`gridwright formats`."""

from __future__ import annotations

import textwrap

import click

import gridwright as gw
from gridwright.cli.output import echo_json

__all__ = ["command"]


@click.command("formats")
@click.argument("names", nargs=-1, metavar="[ID]...")
@click.option("--json", "json_", is_flag=True, help="One JSON object per notation and line.")
def command(names: tuple[str, ...], json_: bool) -> int:
    """Tell the notations: ids for --from and --to, what each can carry, and an example.

    \b
    Examples:
      gridwright formats
      gridwright formats nonomino
    """
    notations = [gw.notation(name) for name in names] or gw.all_notations()
    for notation in notations:
        carries = ["givens", *sorted(notation.carries)]
        if json_:
            echo_json(
                {"id": notation.id, "title": notation.title, "kind": notation.kind or None, "carries": carries,
                 "example": notation.example}
            )
            continue
        click.secho(f"{notation.id}: {notation.title}", bold=True)
        click.echo(f"  kind: {notation.kind or 'any'}; carries {', '.join(carries)}")
        lines = [line if len(line) <= 74 else line[:73] + "…" for line in notation.example.strip("\n").splitlines()]
        shown = lines if names or len(lines) <= 6 else [*lines[:5], "…"]
        click.echo(textwrap.indent("\n".join(shown), "    ") + "\n")
    return 0
