"""How a clue is set with a pointer: which gesture names its cells, and the word that is made of them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

__all__ = ["Gesture", "Tool", "as_example", "word_of"]

Gesture = Literal["cell", "pair", "cells", "line", "path", "corner", "outside", "look"]
"""What is pointed at: a cell; the edge between two neighbours; any cells; cells one after the other, where the ends are
alike (line) or not (path); the corner of four cells; a place beside the grid; a cell and where to look from there."""

_CELL = re.compile(r"r[0-9]+c[0-9]+")


@dataclass(frozen=True, slots=True)
class Tool:
    """One way to set clues of a sort.

    `word` has blanks for what the gesture names: {cell}, {a} and {b} (the left or upper of two first), {cells} with
    hyphens between, {outside} (`left3`), {cell} and {direction}; and for what is typed besides, {number} or {text}.
    """

    style: str
    gesture: Gesture
    word: str
    number: Literal["none", "optional", "required"] = "none"
    sample: str = ""
    """What could be typed for the number or text."""
    fewest: int = 1
    """Cells that it needs at least."""
    closes: bool = False
    """Whether a line may end where it begins."""
    directions: tuple[str, ...] = ()
    """Where one can look."""

    @property
    def text(self) -> bool:
        """Whether something is typed that is no number."""
        return "{text}" in self.word


def as_example(example: str) -> Tool:
    """The tool for words that look like an example, whose cells are the blanks."""
    cells = _CELL.findall(example)
    rest = _CELL.split(example, 1)[-1].removeprefix("=") if len(cells) < 2 else example.rpartition("=")[2]
    if len(cells) == 1:
        return Tool(rest, "cell", example.replace(cells[0], "{cell}", 1))
    if len(cells) == 2:
        return Tool(rest, "pair", example.replace(cells[0], "{a}", 1).replace(cells[1], "{b}", 1), fewest=2)
    return Tool(rest, "cells", "{cells}=" + rest, fewest=2)


def word_of(tool: Tool) -> str:
    """A word as the tool makes it, on any grid of four rows and columns or more."""
    line = ("r2c2", "r2c3", "r3c3", "r3c2")
    blanks = {
        "cell": "r1c1",
        "a": "r1c1",
        "b": "r1c2",
        "cells": "-".join(line),
        "outside": "left1",
        "direction": tool.directions[0] if tool.directions else "",
        "number": tool.sample,
        "text": tool.sample,
    }
    return tool.word.format(**blanks)
