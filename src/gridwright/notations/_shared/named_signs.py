"""Signs listed by the names of their cells: `r1c1<r1c2 r2c1>r3c1`."""

from __future__ import annotations

import re

from gridwright.model.checks import sign_problems
from gridwright.model.errors import FormatError, RuleError
from gridwright.model.grid import Grid
from gridwright.model.signs import parse_sign
from gridwright.notations._shared.source_text import quoted

__all__ = ["is_listing", "read_sign", "split_signs", "write_sign"]

_CELL = r"[rR][0-9]{1,4}[cC][0-9]{1,4}"
_SIGN = re.compile(rf"{_CELL}[ ]*[<>][ ]*{_CELL}")
_LISTING = re.compile(rf"[ ]*(?:{_SIGN.pattern}[ ,]*)+")
_WORD = re.compile(rf"{_SIGN.pattern}|[^ ,]+")


def is_listing(text: str) -> bool:
    """Whether a line is nothing but signs."""
    return _LISTING.fullmatch(text) is not None


def split_signs(text: str) -> list[tuple[str, int]]:
    """The signs of a line and whatever stands between them, each with its column from 1."""
    return [(match.group(), match.start() + 1) for match in _WORD.finditer(text)]


def read_sign(grid: Grid, text: str) -> tuple[int, int]:
    """The pair (less, greater) that a sign means."""
    if not _SIGN.fullmatch(text):
        raise FormatError(f"{quoted(text)} is no sign; signs are written like r1c1<r1c2")
    try:
        sign = parse_sign(grid, text)
    except RuleError as error:
        raise FormatError(f"{quoted(text)}: {error}") from None
    if problems := sign_problems(grid, [sign]):
        raise FormatError(*problems)
    return sign


def write_sign(grid: Grid, sign: tuple[int, int]) -> str:
    less, greater = sign
    return f"{grid.name(less)}<{grid.name(greater)}"
