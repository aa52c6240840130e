"""Tables in Markdown: rows of cells between bars, below a row of headings that such a table cannot do without.

People leave the headings blank, name the columns, or put the first row there; some name the rows too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from gridwright.notations._shared.notation import Piece

__all__ = ["markdown_tables"]

_RULE = re.compile(r"\s*\|?(?:\s*:?-+:?\s*\|)+\s*(?::?-+:?\s*)?")
_EMPHASIS = "*_`"


def markdown_tables(text: str) -> Iterator[Piece]:
    """The grids that tables show, with commas between cells; only those that have as many rows as columns."""
    lines = text.split("\n")
    for number, line in enumerate(lines[1:], 1):
        if "|" in lines[number - 1] and _RULE.fullmatch(line):
            heading, rows = _cells(lines[number - 1]), _rows_below(lines, number)
            if rows and (piece := _grid(heading, rows, number)):
                yield piece


def _rows_below(lines: list[str], rule: int) -> list[list[str]]:
    rows: list[list[str]] = []
    for line in lines[rule + 1 :]:
        if "|" not in line:
            break
        rows.append(_cells(line))
    return rows


def _cells(line: str) -> list[str]:
    return [cell.strip().strip(_EMPHASIS) for cell in line.strip().removeprefix("|").removesuffix("|").split("|")]


def _grid(heading: list[str], rows: list[list[str]], line: int) -> Piece | None:
    """The rows on their lines, without names of rows and columns; None if that is no square."""
    width = len(heading)
    if any(len(row) != width for row in rows):
        return None
    if width == len(rows) + 1 and not all(row[0].isdecimal() or not row[0] for row in [heading, *rows]):
        heading, rows = heading[1:], [row[1:] for row in rows]
    if len(heading) == len(rows) + 1:
        return Piece("\n".join([",".join(heading), "", *map(",".join, rows)]), line)
    return Piece("\n".join(map(",".join, rows)), line + 2) if len(heading) == len(rows) else None
