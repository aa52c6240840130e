"""The option that says where work is done."""

from __future__ import annotations

from collections.abc import Callable

import click

import gridwright as gw
from gridwright.batches.executors import LOCAL, check_on
from gridwright.cli.shared.flags import error_text

__all__ = ["on_option"]

Command = Callable[..., int]


def _checked(text: str) -> str:
    try:
        check_on(text)
    except gw.GridwrightError as error:
        raise click.BadParameter(error_text(error)) from None
    return text


def on_option(command: Command) -> Command:
    return click.option(
        "--on", type=_checked, default=LOCAL, metavar="PLACE",
        help="Where to work: local, dask:ADDRESS or ray:ADDRESS.",
    )(command)  # fmt: skip
