"""Arguments to puzzles: files, text or standard input."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass

import click

import gridwright as gw
from gridwright.cli.ending import BAD_INPUT
from gridwright.cli.output import worst

__all__ = ["Puzzles"]

_ENDING = re.compile(r"\.[A-Za-z][A-Za-z0-9]{0,5}\Z")
"""Such as .txt."""

_LONG = 100
"""Characters from which an argument is no name to call a puzzle by."""


@dataclass(frozen=True, slots=True)
class Puzzles:
    """What the command line says about the puzzles to work on."""

    arguments: tuple[str, ...]
    from_: str | None
    allow_disconnected: bool

    def each(self, work: Callable[[str, gw.Puzzle], int], refuse: Callable[[str, gw.GridwrightError], None]) -> int:
        """Works on every puzzle; a bad one is refused, and does not keep from the others. Returns the worst exit code.

        Both are told the name to call the puzzle by. Without arguments, there is one puzzle on standard input.
        """
        codes = []
        for number, argument in enumerate(self.arguments or ("-",), 1):
            name = _name(argument, number)
            try:
                puzzle = gw.load(_text(argument), self.from_, allow_disconnected=self.allow_disconnected)
                codes.append(work(name, puzzle))
            except gw.GridwrightError as error:
                refuse(name, error)
                codes.append(BAD_INPUT)
        return worst(codes)


def _text(argument: str) -> str:
    if argument == "-":
        return _standard_input()
    if os.path.isdir(argument):
        raise gw.FormatError(gw.say("directory", path=argument))
    if os.path.exists(argument):
        try:
            return gw.read_file(argument)
        except OSError as error:
            raise gw.FormatError(gw.say("cannot-read", reason=error.strerror or error)) from None
    if _is_path(argument) and not gw.recognised(argument):
        raise gw.FormatError(gw.say("no-file", path=argument if len(argument) < _LONG else argument[:_LONG] + "..."))
    return argument


def _standard_input() -> str:
    if sys.stdin is None:
        raise gw.FormatError(gw.say("closed"))
    if sys.stdin.isatty():
        click.echo(gw.say("reading"), err=True)
    return gw.read_stream(sys.stdin.buffer)


def _is_path(argument: str) -> bool:
    return "\n" not in argument and ("/" in argument or _ENDING.search(argument) is not None)


def _name(argument: str, number: int) -> str:
    if argument == "-":
        return gw.say("standard-input")
    if os.path.exists(argument) or (_is_path(argument) and len(argument) < _LONG):
        return argument
    return gw.say("puzzle", number=number)
