"""Printers of explanations: as text for a terminal, and as Markdown."""

from __future__ import annotations

import textwrap
from typing import Protocol

import click

from gridwright.cli.shared.output import echo_heading

__all__ = ["MarkdownPrinter", "PlainPrinter", "Printer", "folded"]

_WIDTH = 80


class Printer(Protocol):
    """What prints an explanation."""

    def heading(self, text: str) -> None:
        """The name of a puzzle."""

    def paragraph(self, text: str) -> None: ...

    def step(self, number: int, title: str, text: str, board: str) -> None:
        """A step; `board` is a drawing of where it leads, or empty."""


class PlainPrinter:
    """Folded to the width of a terminal, wherever it goes: it is for people."""

    def heading(self, text: str) -> None:
        click.echo(f"{text}:")

    def paragraph(self, text: str) -> None:
        click.echo(folded(text))

    def step(self, number: int, title: str, text: str, board: str) -> None:
        echo_heading(f"{number}. {title}")
        click.echo(folded(text, "    "))
        if board:
            click.echo(board)


class MarkdownPrinter:
    """A numbered list, and drawings as code."""

    def heading(self, text: str) -> None:
        click.echo(f"# {text}\n")

    def paragraph(self, text: str) -> None:
        click.echo(f"{text}\n")

    def step(self, number: int, title: str, text: str, board: str) -> None:
        start = f"{number}. "
        click.echo(f"{start}**{title}**: {text}\n")
        if board:  # part of the item if it stands below its text
            click.echo(textwrap.indent(f"```text\n{board}\n```", " " * len(start)) + "\n")


def folded(text: str, indent: str = "", *, hanging: str = "") -> str:
    """A text in lines that a terminal can hold, all but the first further to the right if that is wanted."""
    return textwrap.fill(
        text, _WIDTH, initial_indent=indent, subsequent_indent=indent + hanging,
        break_long_words=False, break_on_hyphens=False,
    )  # fmt: skip
