"""Arguments and options that several commands share, and how their values are read."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import click

import gridwright as gw
from gridwright.cli.shared.inputs import Puzzles
from gridwright.cli.shared.language import language_settings
from gridwright.cli.shared.named import Named, files
from gridwright.words import say, spoken

__all__ = [
    "ascii_option", "how_many", "json_option", "kind_named", "lang_option", "notation_named", "one_puzzle_options",
    "puzzle_options", "seconds", "techniques_for", "timeout_option",
]

Command = Callable[..., int]

_MOST = 2**63 - 1
"""The engine counts no further, nor would anybody see the end of it."""


kind_named = Named(
    "kind",
    gw.kind,
    lambda: (kind.id for kind in gw.all_kinds()),
    lambda: (alias for kind in gw.all_kinds() for alias in kind.aliases),
)

notation_named = Named("notation", gw.notation, lambda: (notation.id for notation in gw.all_notations()))


def how_many(text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise click.BadParameter(say("not-positive", text=text))
    return min(number, _MOST)


def seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1
    if not number >= 0:  # which NaN is not either
        raise click.BadParameter(say("not-seconds", text=text))
    return number


def techniques_for(*, minimal: bool) -> tuple[gw.Technique, ...]:
    """What --minimal leaves of the ladder: singles, and short reasons."""
    if not minimal:
        return gw.ladder()
    from gridwright.logic import singles  # noqa: PLC0415 - loaded when it is needed

    return (*singles(), *(t for t in gw.ladder() if t.id == "smallest-reason"))


def puzzle_options(command: Command) -> Command:
    """The arguments and options with which commands take puzzles; the command gets them as `puzzles`."""
    return _puzzle_options(command, "[FILE|TEXT|-]...")


def one_puzzle_options(command: Command) -> Command:
    """The same for commands that take one puzzle, and need standard input for something else."""
    return _puzzle_options(command, "[FILE|TEXT]")


def _puzzle_options(command: Command, metavar: str) -> Command:

    @wraps(command)
    def with_puzzles(
        arguments: tuple[str, ...], from_: gw.Notation | None, allow_disconnected: bool, **rest: Any
    ) -> int:
        names = "en" if rest.get("json_") else spoken()  # for programs a name is data
        return command(Puzzles(arguments, from_.id if from_ else None, allow_disconnected, names), **rest)

    for add in (
        click.option("--allow-disconnected", is_flag=True, help="Accept regions in several pieces."),
        click.option(
            "--from", "from_", type=notation_named, metavar="ID", help="The notation to read; recognised if not given."
        ),
        click.argument("arguments", nargs=-1, metavar=metavar, shell_complete=files),
    ):
        with_puzzles = add(with_puzzles)
    return with_puzzles


def timeout_option(command: Command) -> Command:
    explained = "Give up after S seconds per puzzle."
    return click.option("--timeout", type=seconds, metavar="S", help=explained)(command)


def ascii_option(command: Command) -> Command:
    return click.option("--ascii", "ascii_", is_flag=True, help="Draw without Unicode lines.")(command)


def lang_option(command: Command) -> Command:
    """For commands that pass the language on; all others have the option too, and speak it all the same."""
    return click.option("--lang", **language_settings())(command)


def json_option(what: str) -> Callable[[Command], Command]:
    return click.option("--json", "json_", is_flag=True, help=f"One JSON object per {what} and line.")
