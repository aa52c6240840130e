"""Rows that stand in one line, with `/` or `;` between them: `1.../..2./.3../...4`, below a header or by themselves.

Beside a header there may be nothing between them.
"""

from __future__ import annotations

import re
from math import isqrt

__all__ = ["on_lines"]

_PIECE = re.compile(r"[A-Za-z0-9.*_?<>\\ ,-]+")
_CELLS = re.compile(r"[A-Za-z0-9.*_?-]*")
_BEFORE = re.compile(r"\s*[A-Za-z][\w =-]*:(?!//)\s*")
"""What may stand before rows in their line: a header, or the name of a part."""

_PARTS = ("givens", "regions", "cages", "calculations")
"""Parts of our text that are rows. Their names keep their colon, a header has none."""

_LEAST, _LEAST_HEADED = 4, 2
"""Rows and cells of a row, without a header and below one."""


def on_lines(text: str) -> str:
    """The text with each row on a line of its own; as it was if there are no such rows in it."""
    lines = text.split("\n")
    headed = any(line.strip()[:1].isalpha() and not _rows(line, _LEAST_HEADED) for line in lines)
    found = [line for each in lines for line in _apart(each, headed=headed)]
    return text if len(found) == len(lines) else "\n".join(found)


def _apart(line: str, *, headed: bool) -> list[str]:
    before = _BEFORE.match(line)
    rest = line[before.end() :] if before else line
    rows = _rows(rest, _LEAST_HEADED if headed or before else _LEAST) or (_word(rest) if before else [])
    if not rows or not (headed or before or len(rows) == _width(rows[0])):
        return [line]
    if not (headed or before):
        return [*rows, ""]  # the next line is another puzzle
    said = before.group().strip() if before else ""
    name = said.removesuffix(":").strip()
    return [*([said if name.lower() in _PARTS else name] if said else []), *rows]


def _rows(line: str, least: int) -> list[str]:
    """The rows of a line, if these are as wide as each other."""
    for divider in "/;":
        rows = [row.strip() for row in line.strip().removesuffix(divider).split(divider)]
        widths = {_width(row) if _PIECE.fullmatch(row) else 0 for row in rows}
        if len(rows) >= least and len(widths) == 1 and min(widths) >= least:
            return rows
    return []


def _word(text: str) -> list[str]:
    """The cells of a whole grid, if the text is nothing but these."""
    size = isqrt(len(text.rstrip()))
    return [text.rstrip()] if _CELLS.fullmatch(text.rstrip()) and size**2 == len(text.rstrip()) >= _LEAST**2 else []


def _width(row: str) -> int:
    """The cells of a row: words, or its characters."""
    words = row.replace(",", " ").split()
    return len(words) if len(words) > 1 else len(row)
