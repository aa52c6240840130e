"""What values a puzzle of a site has, where its rules in words say that they are not 1 to n: "digits 0-8"."""

from __future__ import annotations

import re

from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid
from gridwright.model.span import span_of
from gridwright.notations._shared.source_text import quoted

__all__ = ["with_spoken_span"]

_SPOKEN = re.compile(
    r"\b(?:digits?|numbers?|integers?|values?)\s+(?:from\s+)?([0-9]{1,2})\s*(?:-|–|—|to|through)\s*([0-9]{1,2})\b",
    re.IGNORECASE,
)


def with_spoken_span(grid: Grid, rules: str, *, has_zero: bool) -> Grid:
    """The grid with the values of which its rules speak; `has_zero` if a given or the stored solution has a 0.

    Where there would be more values than a row has cells, only such a 0 shows that this is meant.
    """
    if not grid.is_square:
        return grid
    for match in _SPOKEN.finditer(rules):
        first, last = int(match[1]), int(match[2])
        if first == 0 and last - first + 1 >= grid.rows:
            if last - first + 1 > grid.rows and not has_zero:
                told = quoted(match[0])
                raise FormatError(f"the rules speak of {told}, but neither a given nor a stored solution has a 0")
            return grid.with_span(span_of(first, last))
    return grid
