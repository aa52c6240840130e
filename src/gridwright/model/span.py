"""What values are shown as, where a puzzle says so: `0-8` are nine values of which the least is shown as 0."""

from __future__ import annotations

import re

from gridwright.model.arguments import whole
from gridwright.model.display import quoted
from gridwright.model.errors import RuleError
from gridwright.model.primitives import MAX_VALUES

__all__ = ["HIGHEST", "check_span", "read_span", "span_of", "span_text", "stated_span"]

HIGHEST = 99
"""The highest number that may be shown where a puzzle says what its values are."""

_SPAN = re.compile(r"\s*([0-9]{1,4})\s*(?:-|–|to|\.\.)\s*([0-9]{1,4})\s*", re.IGNORECASE)


def read_span(text: str) -> range:
    """The span that a text such as `0-8` means; a RuleError for any other."""
    match = _SPAN.fullmatch(text)
    if match is None:
        raise RuleError(f"{quoted(text)} does not say what the values are; write the least and the greatest, like 0-8")
    return span_of(int(match[1]), int(match[2]))


def span_of(first: int, last: int) -> range:
    """All numbers from the first to the last, if cells can hold them."""
    check_span(first, last - first + 1)
    return range(first, last + 1)


def stated_span(value: object) -> range | None:
    """What a program says that values are: `0-8`, the first and the last, or all of them as a range; None for None."""
    if value is None or isinstance(value, str):
        return None if value is None else read_span(value)
    match list(value) if isinstance(value, list | tuple | range) else []:
        case [int(first), int(last)] if not isinstance(value, range):
            return span_of(first, last)
        case [int(first), *_, int(last)] if value == range(first, last + 1):
            return span_of(first, last)
    raise RuleError(f"values must be the least and the greatest, such as '0-8' or (0, 8), not {value!r}")


def check_span(first: int, count: int) -> None:
    """Refuses what can be no values of a puzzle."""
    last = whole(first, "a first value") + whole(count, "a number of values") - 1
    if first < 0 or last > HIGHEST or count < 1:
        raise RuleError(f"values {first} to {last}: they are whole numbers from 0 to {HIGHEST}, the least first")
    if count > MAX_VALUES:
        raise RuleError(f"values {first} to {last} are more than {MAX_VALUES}")


def span_text(span: range) -> str:
    """A span as texts have it: `0-8`."""
    return f"{span[0]}-{span[-1]}"
