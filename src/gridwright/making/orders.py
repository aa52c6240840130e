"""Orders for books in a few words: `10 suguru 8x8 easy, 10 killer medium`."""

from __future__ import annotations

import re

from gridwright.kinds import all_kinds
from gridwright.kinds._kind import LEVELS
from gridwright.making.request import Request, requested
from gridwright.making.symmetry import SYMMETRIES
from gridwright.model.errors import GridwrightError
from gridwright.model.suggestions import closest

__all__ = ["read_orders"]

_ORDER = re.compile(r"([0-9]+)\s+(\S.*)")
_MOST = 99_999
"""Puzzles of an order."""

_SIZE = re.compile(r"([0-9]{1,3})(?:[x×]([0-9]{1,3}))?", re.IGNORECASE)


def read_orders(text: str) -> list[tuple[int, Request]]:
    """How many of what, with a comma between: a number, a kind, and if wanted a size, a level and a symmetry,
    in any order."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if not parts:
        raise GridwrightError("nothing is ordered; an order is written like '10 suguru 8x8 easy'")
    return [_order(part) for part in parts]


def _order(part: str) -> tuple[int, Request]:
    match = _ORDER.fullmatch(part)
    if match is None:
        raise GridwrightError(_not_an_order(part))
    if len(match[1]) > len(str(_MOST)) or not int(match[1]):
        raise GridwrightError(f"{part!r}: {match[1]} puzzles cannot be ordered, but 1 to {_MOST}")
    kind = ""
    size: tuple[int, int] | None = None
    level, symmetry = None, "none"
    for word in match[2].lower().split():
        measured = _SIZE.fullmatch(word)
        if measured and size is None:
            rows = int(measured[1])
            size = (rows, int(measured[2] or rows))
        elif word in LEVELS and level is None:
            level = word
        elif word in SYMMETRIES and symmetry == "none":
            symmetry = word
        elif not measured and word not in (*LEVELS, *SYMMETRIES) and (not kind or _is_kind(f"{kind}-{word}")):
            kind = f"{kind}-{word}" if kind else word
        else:
            known = f"a size, a level ({', '.join(LEVELS)}) or a symmetry"
            meant = closest(word, (*LEVELS, *SYMMETRIES))
            also = f"; did you mean {meant!r}?" if meant and meant != word else ""
            raise GridwrightError(f"{part!r}: {word!r} is not {known}, or is said twice{also}")
    if not kind:
        raise GridwrightError(_not_an_order(part))
    return int(match[1]), requested(kind, size, level=level, symmetry=symmetry)


def _is_kind(name: str) -> bool:
    """Whether kinds are called so: `killer-sudoku`, which people write in two words."""
    return any(name in kind.aliases for kind in all_kinds())


def _not_an_order(part: str) -> str:
    return f"{part!r} is not an order; write it like '10 suguru 8x8 easy'"
