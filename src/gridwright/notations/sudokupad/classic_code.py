"""The short code for plain 9x9 Sudokus in links to SudokuPad: a character for a value and the empty cells after it.

After an asterisk, or after the last cell, letters tell what else there is: `x` for the diagonals, `t` and `a` for a
title and an author up to the next asterisk.
"""

from __future__ import annotations

from string import ascii_lowercase, ascii_uppercase, digits

from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid
from gridwright.notations._shared.agreement import must_be_known
from gridwright.notations._shared.source_text import quoted

__all__ = ["read_code"]

_CODES = digits + ascii_uppercase + ascii_lowercase
_CELLS = 81


def read_code(code: str) -> Draft:
    values: list[int] = []
    at = 0
    while at < len(code) and len(values) < _CELLS and code[at] in _CODES:
        empty, value = divmod(_CODES.index(code[at]), 10)
        values += [value] + [0] * empty
        at += 1
    if len(values) != _CELLS:
        raise FormatError(f"the code has {len(values)} cells instead of {_CELLS}: {quoted(code)}")
    about = {"t": "", "a": ""}
    options: set[str] = set()
    unknown: list[str] = []
    rest = code[at:].removeprefix("*")
    while rest:
        letter, rest = rest[0], rest[1:]
        if letter in about:
            about[letter], _, rest = rest.replace("**", "\0").partition("*")
            about[letter], rest = (part.replace("\0", stars) for part, stars in ((about[letter], "*"), (rest, "**")))
        elif letter == "x":
            options.add("diagonals")
        elif letter != "*":
            unknown.append(f"the rule {quoted(letter)}")
    must_be_known(unknown)
    return Draft(
        kind="sudoku", grid=Grid(9, 9), givens=tuple(values), options=frozenset(options),
        title=about["t"], author=about["a"],
    )
