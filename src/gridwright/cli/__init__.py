"""The command line. Commands are loaded when they are called, so that each starts quickly."""

from __future__ import annotations

import os
from importlib import import_module
from typing import NoReturn

import click

import gridwright as gw
from gridwright.cli.shared.exit import run
from gridwright.cli.shared.help import spoken_command
from gridwright.cli.shared.language import with_language
from gridwright.cli.shared.usage import CommandGroup
from gridwright.notations import recognised
from gridwright.words import say

__all__ = ["main", "program"]

_COMMANDS = (
    "solve", "check", "explain", "hint", "play", "rate", "draw", "book", "generate", "complete", "minimize", "convert",
    "canonical", "batch", "dataset", "serve", "kinds", "formats",
)  # fmt: skip


class _Commands(CommandGroup):
    """Commands by name, each in a module of that name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return None
        command: click.Command = import_module(f"{__name__}.commands.{cmd_name}").command
        with_language(command)
        return spoken_command(command, ctx) if ctx.resilient_parsing else command  # shells show help, too

    def guess(self, ctx: click.Context, name: str) -> str:
        """A puzzle that stands where a command should is to be solved, as a rule."""
        is_puzzle = name.isprintable() and (os.path.isfile(name) or recognised(name))
        return " " + say("meant", name=f"gridwright solve {name}") if is_puzzle else super().guess(ctx, name)


@click.group(cls=_Commands, context_settings={"max_content_width": 80, "help_option_names": ["-h", "--help"]})
@click.version_option(gw.__version__, prog_name="gridwright", message="%(prog)s %(version)s")
def program() -> None:
    """Solve, check, explain, rate, draw and convert number-placement puzzles.

    Sudoku of any size, jigsaw, comparison, Suguru, Futoshiki and more, in any of the notations that
    `gridwright formats` lists.

    \b
    Examples:
      gridwright solve examples/suguru-6x6.txt
      gridwright solve 1....2..3.4....1 --json
      gridwright check examples/sudoku-9x9.txt
      gridwright explain examples/seed-000.txt
      gridwright play examples/seed-003.txt -c hint
      gridwright convert examples/seed-003.txt --to line
    """


with_language(program)


def main() -> NoReturn:
    """The program, from the words of the command line to the exit code."""
    run(program)
