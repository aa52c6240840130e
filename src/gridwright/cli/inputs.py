"""Arguments to puzzles: files, text or standard input, and the options that all commands share for them."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

import click

import gridwright as gw

__all__ = ["Input", "asked_rows", "inputs", "puzzle_options"]

F = TypeVar("F", bound=Callable[..., Any])

_PATH = re.compile(r"[^\n]*(/[^\n]*|\.[A-Za-z][A-Za-z0-9]{0,5})", re.ASCII)
"""A slash, or an ending such as .txt."""


@dataclass(frozen=True, slots=True)
class Input:
    """What an argument led to: the name to call it by, and the puzzle or why there is none."""

    name: str
    puzzle: gw.Puzzle | None = None
    error: gw.GridwrightError | None = None


def puzzle_options(command: F) -> F:
    """The arguments and options with which every command takes puzzles."""
    for add in (
        click.option("--allow-disconnected", is_flag=True, help="Accept regions in several pieces."),
        click.option("--from", "from_", metavar="ID", help="The notation to read; recognised if not given."),
        click.argument("puzzles", nargs=-1, metavar="[FILE|TEXT|-]..."),
    ):
        command = add(command)
    return command


def inputs(arguments: tuple[str, ...], from_: str | None, allow_disconnected: bool) -> Iterator[Input]:
    """The puzzles that the arguments mean, or standard input without any. Bad ones are told, not raised."""
    for number, argument in enumerate(arguments or ("-",), 1):
        name = _name(argument, number)
        try:
            puzzle = gw.load(_text(argument), from_, allow_disconnected=allow_disconnected)
        except gw.GridwrightError as error:
            yield Input(name, error=error)
        except OSError as error:
            yield Input(name, error=gw.FormatError(f"cannot read the file: {error.strerror or error}"))
        else:
            yield Input(name, puzzle)


def asked_rows() -> gw.Puzzle:
    """A Sudoku typed row by row; a row that makes no sense is asked for again."""
    click.echo(gw.say("ask-rows"))
    rows: list[tuple[int, ...]] = []
    while not rows or len(rows) < len(rows[0]):
        line = sys.stdin.readline()
        if not line:
            raise gw.FormatError(f"the input ended after {len(rows)} rows")
        if not line.strip():
            continue
        try:
            rows.append(gw.parse_row(line, len(rows[0]) if rows else None, len(rows) + 1))
        except gw.GridwrightError as error:
            click.echo(gw.say("ask-again", error=error, number=len(rows) + 1))
    return gw.load("\n".join(str(list(row)) for row in rows), "rows")


def _text(argument: str) -> str:
    if argument == "-":
        return gw.read_stream(sys.stdin.buffer)
    if os.path.isdir(argument):
        raise gw.FormatError(f"{argument!r} is a directory, not a puzzle")
    if os.path.exists(argument):
        return gw.read_file(argument)
    if _PATH.fullmatch(argument) and not gw.recognised(argument):
        raise gw.FormatError(f"there is no file {argument!r}")
    return argument


def _name(argument: str, number: int) -> str:
    if argument == "-":
        return "standard input"
    is_file = len(argument) < 1024 and "\n" not in argument and "\0" not in argument and os.path.exists(argument)
    return argument if is_file or (_PATH.fullmatch(argument) and len(argument) < 60) else f"puzzle {number}"
