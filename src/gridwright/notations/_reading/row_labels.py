"""Rows with a label before each, as in `R1: 53..7....` or `1. 53..7....`, and the names of the columns above them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from string import ascii_uppercase

__all__ = ["without_labels"]

_LEAST = 4
"""How many rows must have labels that count up to be believed."""

_ROW = re.compile(
    r"[ \t]*(?:(?P<word>r|row|line)[ \t]?#?(?P<number>[0-9]{1,2})(?:[.)](?=[ \t])|[ \t]*[:|=]|(?=[ \t\[]))"
    r"|(?P<plain>[0-9]{1,2})(?:[.)](?=[ \t])|[ \t]*[:|])"
    r"|(?P<letter>[A-Z])[ \t]*[:|)])",
    re.IGNORECASE,
)
_BETWEEN = re.compile(r"[-+=|\s]*")
_COLUMN = re.compile(r"(?:c|col|column)?([0-9]{1,2}|[A-Z])", re.IGNORECASE)


def without_labels(text: str) -> str:
    """The text with blanks where rows have labels that count up from the first, so that all else keeps its place."""
    lines = text.split("\n")
    for rows in list(_labelled(lines)):
        for number in rows:
            end = _label_end(lines[number])
            lines[number] = " " * end + lines[number][end:]
        # The upper edge of a frame may stand between the names of columns and the first row.
        above = rows[0] - (2 if rows[0] > 1 and _BETWEEN.fullmatch(lines[rows[0] - 1]) else 1)
        if above >= 0 and _are_columns(lines[above]):
            lines[above] = ""
    return "\n".join(lines)


def _labelled(lines: Sequence[str]) -> Iterator[list[int]]:
    """Where rows stand whose labels are of one sort and count up; only lines of a frame may be between them."""
    rows: list[int] = []
    sort, following = "", 1
    for number, line in enumerate(lines):
        label = _label(line)
        if label and rows and label == (sort, following):
            rows.append(number)
            following += 1
        elif not _BETWEEN.fullmatch(line):
            if len(rows) >= _LEAST:
                yield rows
            starts = label is not None and label[1] in (0, 1)
            sort, following = (label[0], label[1] + 1) if label else ("", 1)
            rows = [number] if starts else []
    if len(rows) >= _LEAST:
        yield rows


def _label(line: str) -> tuple[str, int] | None:
    """The sort of a row's label, and the number that it stands for."""
    match = _ROW.match(line)
    if match is None:
        return None
    if match["letter"]:
        return "letter", ascii_uppercase.index(match["letter"].upper()) + 1
    return (match["word"] or "").lower(), int(match["number"] or match["plain"])


def _label_end(line: str) -> int:
    match = _ROW.match(line)
    return match.end() if match else 0


def _are_columns(line: str) -> bool:
    """Whether a line has nothing but the names of columns: `1 2 3 4`, `c1 c2 c3 c4`, `A B C D`."""
    names = [_COLUMN.fullmatch(word) for word in line.replace("|", " ").split()]
    said = [match[1].upper() for match in names if match]
    counts = list(map(str, range(1, len(names) + 1)))
    return len(said) == len(names) >= _LEAST and said in (counts, list(ascii_uppercase[: len(names)]))
