"""What -o means, the same for all commands: the format that a file's name asks for, and where the output goes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, redirect_stdout
from dataclasses import replace
from functools import wraps
from typing import Any

import click

import gridwright as gw
from gridwright.cli.shared.exit import BAD_INPUT
from gridwright.cli.shared.help import TemplateOption
from gridwright.cli.shared.inputs import Puzzles
from gridwright.cli.shared.output import report_error
from gridwright.output_files import ending_of, growing, is_standard_output
from gridwright.words import say

__all__ = [
    "LINES", "TEXT", "asked_format", "format_named", "is_json_file", "is_to_file", "output_option", "path_option",
    "settled_format",
]

TEXT = "txt"
"""What people read, and the format of every name that says nothing else."""

_ENDINGS = {
    "txt": TEXT, "text": TEXT, "csv": "csv", "json": "json", "jsonl": "json", "ndjson": "json", "html": "html",
    "htm": "html", "md": "md", "markdown": "md", "svg": "svg", "png": "png", "pdf": "pdf",
}  # fmt: skip
"""The format that each ending of a name means."""

LINES = frozenset({"jsonl", "ndjson"})
"""Those of JSON where a line is a whole object, even if there is only one."""

_OTHERS = frozenset({
    "parquet", "arrow", "feather", "xlsx", "xls", "ods", "tsv", "sqlite", "db", "yaml", "yml", "docx", "odt", "rtf",
    "epub", "tex", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "ps", "eps", "zip", "7z", "tar", "tgz", "bz2",
    "xz", "zst", "lz4", "svgz", "doc", "ipynb",
})  # fmt: skip
"""Endings that mean formats which nothing here is written in. All others mean nothing."""

_FLAGS = {
    "json": ("json_", "--json"), "csv": ("csv", "--csv"), "html": ("html", "--html"), "md": ("markdown", "--markdown"),
}  # fmt: skip
"""The options that ask for a format: what commands call them, and what people do."""

Command = Callable[..., int]


def format_named(output: str | None) -> str | None:
    """The format that a name asks for, if it says one."""
    if output is None or is_standard_output(output):
        return None
    ending = ending_of(output)
    return ending if ending in _OTHERS else _ENDINGS.get(ending)


def settled_format(
    output: str | None, possible: Sequence[str], asked: str | None = None, option: str = ""
) -> str | None:
    """The format of the output: as an option asks, or else as the name of the file does.

    A name that asks for another format than the option, or for one that there is not, is refused.
    """
    named = format_named(output)
    if named and named not in possible:
        endings = ", ".join(f".{format}" for format in possible)
        raise click.UsageError(say("format-impossible", path=output, ending=ending_of(output or ""), endings=endings))
    if asked and named and named not in (asked, TEXT):
        raise click.UsageError(say("format-contradiction", option=option, path=output))
    return asked or named


def asked_format(output: str | None, possible: Sequence[str], chosen: Mapping[str, Any]) -> str | None:
    """The format that the options of a command ask for, a notation as its id, or else that of the file's name."""
    asked = [(format, option) for format, (flag, option) in _FLAGS.items() if chosen.get(flag)]
    to: gw.Notation | None = chosen.get("to")
    if to:
        if asked:
            raise click.UsageError(say("exclude", options=", ".join(["--to", *(option for _, option in asked)])))
        asked = [(to.id, f"--to {to.id}")]
        possible = [*possible, *{to.id}.intersection(_ENDINGS.values()).difference(possible)]
    # Several exclude each other, which the command says.
    return settled_format(output, possible, *(asked[0] if len(asked) == 1 else ()))


def path_option(*possible: str) -> Callable[[Command], Command]:
    """The option -o by itself, of a command that writes its file in its own way."""
    endings = ", ".join(f".{format}" for format in possible)
    explained = "Write to this file: {endings}; .gz compresses it."
    return click.option(
        "-o", "output", cls=TemplateOption, metavar="PATH", help=explained, fields={"endings": endings}
    )


def output_option(*possible: str, own: Sequence[str | None] = ()) -> Callable[[Command], Command]:
    """Adds -o to a command that prints. Its format is passed on as the option that asks for it.

    Files of its own formats the command writes itself; it is told their name as `output`, and None otherwise. None
    among them stands for names that say nothing.
    """
    add = path_option(*possible)

    def with_output(command: Command) -> Command:
        @wraps(command)
        def written(puzzles: Puzzles, output: str | None, **rest: Any) -> int:
            format = asked_format(output, possible, rest)
            if format in _FLAGS and _FLAGS[format][0] in rest and not rest.get("to"):
                rest[_FLAGS[format][0]] = True
            if format == "json":
                puzzles = replace(puzzles, names="en")  # for programs a name is data
            if own:
                rest["output"] = output if format in own else None
            if output is None or format in own:
                return command(puzzles, **rest)
            with ExitStack() as file:
                try:
                    file.enter_context(_written_to(output, puzzles.arguments))
                except gw.GridwrightError as error:
                    report_error(output, error, as_json=False)
                    return BAD_INPUT
                return command(puzzles, **rest)

        return add(written)

    return with_output


def is_to_file() -> bool:
    """Whether this run writes a file, where puzzles are meant to be read again, not looked at."""
    output = click.get_current_context().params.get("output")
    return output is not None and not is_standard_output(output)


def is_json_file() -> bool:
    """Whether this run writes a file of JSON, where everything has a line of its own."""
    return is_to_file() and format_named(click.get_current_context().params["output"]) == "json"


@contextmanager
def _written_to(output: str, inputs: Sequence[str]) -> Iterator[None]:
    """Has what is printed in a file, which is there when all of it is."""
    if is_standard_output(output):
        yield
        return
    with growing(output, inputs, keep=False) as out, redirect_stdout(out):
        yield
