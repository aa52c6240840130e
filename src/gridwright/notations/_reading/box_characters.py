"""Characters that lines are drawn with, light, heavy and double, by what Unicode calls them."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple
from unicodedata import name

__all__ = ["HEAVY", "LIGHT", "Arms", "arms_of", "in_ascii", "is_line"]

LIGHT, HEAVY = 1, 2

_WEIGHTS = {"LIGHT": LIGHT, "SINGLE": LIGHT, "HEAVY": HEAVY, "DOUBLE": HEAVY}
_ARMS = {
    "UP": ("up",), "RIGHT": ("right",), "DOWN": ("down",), "LEFT": ("left",),
    "VERTICAL": ("up", "down"), "HORIZONTAL": ("right", "left"),
}  # fmt: skip
_ARC = "ARC "
_DIAGONALS = "╱╲╳"


class Arms(NamedTuple):
    """How heavy the lines are that leave a character in each direction, 0 where there is none."""

    up: int = 0
    right: int = 0
    down: int = 0
    left: int = 0


def is_line(char: str) -> bool:
    """Whether a character is a line, or lines that meet, between cells."""
    return "\u2500" <= char <= "\u257f" and char not in _DIAGONALS


@cache
def arms_of(char: str) -> Arms:
    """The arms of a character, as its name says: `VERTICAL LIGHT AND HORIZONTAL HEAVY`, `LIGHT DOWN AND RIGHT`."""
    if not is_line(char):
        return Arms()
    arms: dict[str, int] = {}
    weight = LIGHT
    for part in name(char).removeprefix("BOX DRAWINGS ").replace(_ARC, "").split(" AND "):
        words = part.split()
        weight = next((_WEIGHTS[word] for word in words if word in _WEIGHTS), weight)
        arms |= {arm: weight for word in words for arm in _ARMS.get(word, ())}
    return Arms(**arms)


def in_ascii(text: str) -> str:
    """The same lines drawn with `-`, `|` and `+`."""
    return "".join(_plain(char) if is_line(char) else char for char in text)


def _plain(char: str) -> str:
    up, right, down, left = map(bool, arms_of(char))
    if not (up or down):
        return "-"
    return "+" if right or left else "|"
