"""Drawings, as `render` makes them: they do not say all of a puzzle, and so none is read as one.

The frame that people put around a Sudoku with `+`, `-` and `|` is no drawing in this sense, as long as it shows
nothing but the boxes of the default.
"""

from __future__ import annotations

import re

from gridwright.model.grid import default_boxes

__all__ = ["is_drawing"]

_LINES = re.compile(r"[\u2500-\u257f]")
_FRAME = re.compile(r"\s*(\+(?:-+\+)+) *(?:\n|$)")


def is_drawing(text: str) -> bool:
    """Whether lines are drawn that mean more than the boxes of a Sudoku."""
    frame = _FRAME.match(text)
    return _LINES.search(text) is not None or (frame is not None and not _shows_boxes(text, frame[1]))


def _shows_boxes(text: str, frame: str) -> bool:
    """Whether all that the frame holds is cut into the boxes of the default, by lines like the frame's own."""
    lines = [line.strip() for line in text.split("\n") if line.strip(" |")]
    walls = [column for column, char in enumerate(frame) if char == "+"]
    rows = [line for line in lines if line != frame]
    if any([column for column, char in enumerate(row) if char in "|+-"] != walls for row in rows):
        return False
    # Lines that hold no cells were left out, so that a box is as high as the frame's lines are apart.
    height = lines.index(frame, 1) - 1 if lines.count(frame) > 1 else 0
    segments = rows[0].strip("|").split("|") if rows else []
    width = sum(char != " " for char in segments[0]) if segments else 0
    return height > 0 and (height, width) == default_boxes(len(rows)) and len(segments) * width == len(rows)
