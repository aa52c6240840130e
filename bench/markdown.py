"""Tables in Markdown, and numbers as people read them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

__all__ = ["number", "table", "times"]


def number(value: float) -> str:
    """Three digits that count, thousands apart: 0.321, 12.3, 45,600."""
    if not value:
        return "0"
    places = 2 - math.floor(math.log10(abs(value)))
    return f"{round(value, places):,.{max(0, places)}f}"


def times(value: float) -> str:
    """A ratio: 3.9×."""
    return f"{value:.2f}×" if value < 10 else f"{number(value)}×"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """The first column is for words, the others are for numbers."""
    lines = [head, ["---", *["--:"] * (len(head) - 1)], *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)
