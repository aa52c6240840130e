"""What all commands print: problems, JSON, and the exit code that sums several puzzles up."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Any

import click

import gridwright as gw

__all__ = ["BAD_INPUT", "EXIT_CODES", "colour", "echo_json", "error_json", "problems_json", "report_error", "worst"]

BAD_INPUT = 2
EXIT_CODES = {gw.Status.UNIQUE: 0, gw.Status.NONE: 1, gw.Status.SEVERAL: 3, gw.Status.UNDECIDED: 4}
_SEVERITY = (0, 3, 4, 1, BAD_INPUT)


def worst(codes: Iterable[int]) -> int:
    """The exit code for several puzzles: bad input before no solution before undecided before several."""
    return max(codes, key=_SEVERITY.index, default=0)


def colour() -> bool:
    """Whether a person is watching."""
    return sys.stdout.isatty()


def echo_json(data: dict[str, Any]) -> None:
    """One object a line, so that several puzzles make JSON Lines."""
    click.echo(json.dumps(data, ensure_ascii=False, separators=(", ", ": ")))


def problems_json(problems: Iterable[gw.Problem], grid: gw.Grid | None = None) -> list[dict[str, Any]]:
    return [
        {
            "message": problem.message,
            "cells": [grid.name(cell) for cell in problem.cells] if grid else [],
            "line": problem.line,
            "column": problem.column,
        }
        for problem in problems
    ]


def error_json(name: str, error: gw.GridwrightError) -> dict[str, Any]:
    return {"name": name, "error": str(error), "problems": problems_json(error.problems)}


def report_error(name: str, error: gw.GridwrightError, *, as_json: bool) -> None:
    """Says what is wrong with an input: each problem on a line that starts with the input's name."""
    if as_json:
        echo_json(error_json(name, error))
        return
    for line in str(error).splitlines():
        click.echo(f"{name}: {line}", err=True)
