"""A Sudoku typed row by row."""

from __future__ import annotations

import sys

import click

import gridwright as gw

__all__ = ["asked_puzzle"]


def asked_puzzle() -> gw.Puzzle:
    """The Sudoku that a person types; a row that makes no sense is asked for again.

    Questions go to standard error, so that the answer alone is on standard output, wherever that leads.
    """
    click.echo(gw.say("ask-rows"), err=True)
    rows: list[tuple[int, ...]] = []
    while not rows or len(rows) < len(rows[0]):
        line = sys.stdin.buffer.readline().decode(errors="replace")
        if not line:
            raise gw.FormatError(gw.say("ask-ended", count=len(rows)))
        if not line.strip():
            continue
        try:
            rows.append(gw.parse_row(line.strip(), len(rows[0]) if rows else None, len(rows) + 1))
        except gw.GridwrightError as error:
            click.echo(gw.say("ask-again", error=error, number=len(rows) + 1), err=True)
    return gw.load("\n".join(str(list(row)) for row in rows), "rows")
