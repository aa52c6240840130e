"""Puzzles seen in a mirror: whole drawings reflected, with all that is written in and beside them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import gridwright as gw

Data = dict[str, Any]

_WORDS = {
    "transposed": {
        "left": "top", "top": "left", "right": "bottom", "bottom": "right", "-right": "-down", "-down": "-right",
        "-downleft": "-upright", "-upright": "-downleft", "rowindex": "columnindex", "columnindex": "rowindex",
    },
    "mirrored": {
        "left": "right", "right": "left", "-downleft": "-downright", "-downright": "-downleft", "-upleft": "-upright",
        "-upright": "-upleft",
    },
}  # fmt: skip
_PLACE = re.compile(
    r"r(\d+)c(\d+)|\b(left|right|top|bottom)(\d+)|-(?:down|up)?(?:left|right|down|up)|(?:row|column)index"
)


def transposed(puzzle: gw.Puzzle) -> gw.Puzzle:
    """Rows become columns."""
    data = _told(puzzle, "transposed", lambda row, col: (col, row), lambda side, line: line)
    data["rows"], data["cols"] = data["cols"], data["rows"]
    for field in ("givens", "regions"):
        if field in data:
            data[field] = [list(column) for column in zip(*data[field], strict=True)]
    return gw.load(json.dumps(data))


def mirrored(puzzle: gw.Puzzle) -> gw.Puzzle:
    """Left and right change sides."""
    last = puzzle.grid.cols + 1

    def line(side: str, number: int) -> int:
        return number if side in ("left", "right") else last - number

    data = _told(puzzle, "mirrored", lambda row, col: (row, last - col), line)
    for field in ("givens", "regions"):
        if field in data:
            data[field] = [row[::-1] for row in data[field]]
    return gw.load(json.dumps(data))


def _told(
    puzzle: gw.Puzzle, how: str, cell: Callable[[int, int], tuple[int, int]], line: Callable[[str, int], int]
) -> Data:
    def moved(match: re.Match[str]) -> str:
        if match[1]:
            row, col = cell(int(match[1]), int(match[2]))
            return f"r{row}c{col}"
        if match[3]:
            return f"{_WORDS[how].get(match[3], match[3])}{line(match[3], int(match[4]))}"
        return _WORDS[how].get(match[0], match[0])

    data: Data = json.loads(gw.dump(puzzle, "json"))
    grids = ("givens", "regions", "options", "kind")
    return {
        field: [_PLACE.sub(moved, word) for word in told] if isinstance(told, list) and field not in grids else told
        for field, told in data.items()
    }
