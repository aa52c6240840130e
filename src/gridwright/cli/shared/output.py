"""What commands print: drawings, notations, sentences and JSON, and the exit code that sums several puzzles up."""

from __future__ import annotations

import os
import sys
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import click

import gridwright as gw
from gridwright.cli.shared.exit import BAD_INPUT
from gridwright.cli.shared.flags import problem_texts, with_flags
from gridwright.pictures.scene import Scene, scene
from gridwright.pictures.terminal.picture import draw as draw_text
from gridwright.pictures.terminal.picture import width
from gridwright.results.problems import error_data
from gridwright.words import say

__all__ = [
    "EXIT_CODES", "draw", "draw_position", "echo_heading", "echo_json", "echo_notation", "echo_problems",
    "echo_sentence", "report_error", "shown", "shows_lines", "to_json", "with_pointer", "worst",
]

EXIT_CODES = {gw.Status.UNIQUE: 0, gw.Status.NONE: 1, gw.Status.SEVERAL: 3, gw.Status.UNDECIDED: 4}
_SEVERITY = (0, 3, 4, 1, BAD_INPUT)
_WIDTH = 80


def worst(codes: Iterable[int]) -> int:
    """The exit code for several puzzles: bad input before no solution before undecided before several."""
    return max(codes, key=_SEVERITY.index, default=0)


def draw(
    puzzle: gw.Puzzle | Scene,
    values: Sequence[int] | None = None,
    *,
    candidates: Sequence[Collection[int]] | None = None,
    ascii: bool = False,
    named: bool = False,
) -> str:
    """The puzzle, or a scene, as a drawing that standard output can show; if `named`, with names of rows and columns
    beside it."""
    seen = puzzle if isinstance(puzzle, Scene) else scene(puzzle, values, candidates)
    return draw_text(seen, ascii=ascii or not shows_lines(), colour=_colour(), named=named)


def draw_position(position: gw.Position, *, ascii: bool = False) -> str:
    """A position with its marks, or without where these would not fit the screen."""
    puzzle, values = position.puzzle, position.values
    fits = width(scene(puzzle, values, position.marks)) <= _WIDTH
    return draw(puzzle, values, candidates=position.marks if fits else None, ascii=ascii)


def echo_heading(text: str) -> None:
    click.echo(click.style(text, bold=True) if _colour() else text)


def echo_notation(text: str) -> None:
    """A puzzle in some notation: UTF-8 wherever it goes, as it is read."""
    click.echo(text.encode(), nl=False)


def echo_sentence(text: str, *, err: bool = False, indent: str = "") -> None:
    """A sentence: folded for people, on one line for programs."""
    stream = sys.stderr if err else sys.stdout
    if stream and stream.isatty() and len(indent + text) > _WIDTH:
        import textwrap  # noqa: PLC0415

        text = textwrap.fill(
            text, _WIDTH - len(indent), subsequent_indent="  ", break_long_words=False, break_on_hyphens=False
        ).replace("\n", "\n" + indent)
    click.echo(indent + text, err=err)


def echo_problems(problems: Sequence[gw.Problem], *, err: bool = False) -> None:
    for text in problem_texts(problems):
        echo_sentence(text, err=err, indent="  ")


def echo_json(data: Mapping[str, Any], *, err: bool = False) -> None:
    """One object a line, so that several puzzles make JSON Lines."""
    click.echo(to_json(data), err=err)


def to_json(data: Any) -> str:
    import json  # noqa: PLC0415

    return json.dumps(data)


def with_pointer(sentence: str, status: gw.Status) -> str:
    """A sentence about the solutions of a puzzle, and where to learn more if there is none, or several."""
    if status not in (gw.Status.NONE, gw.Status.SEVERAL):
        return sentence
    return f"{sentence} {say(f'point-{status}')}".strip()


def shown(name: str) -> str:
    """A puzzle's name on one line; file names may hold anything."""
    return name if name.isprintable() else repr(name)


def report_error(name: str, error: gw.GridwrightError, *, as_json: bool) -> None:
    """Says what is wrong with an input: each problem on a line that starts with the input's name."""
    error = with_flags(error)
    if as_json:
        echo_json({"name": name, **error_data(error)})
        return
    for text in problem_texts(error.problems):
        for line in text.splitlines():
            click.echo(f"{shown(name)}: {line}", err=True)


def _colour() -> bool:
    """Whether a person is watching who wants colours (see no-color.org)."""
    return bool(
        sys.stdout and sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    )


def shows_lines() -> bool:
    """Whether standard output can show the characters of drawings."""
    try:
        "┏╋∧╲".encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        return False
    return True
