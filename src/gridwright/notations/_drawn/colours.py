"""Colours of drawings, as people call them. In links `#F` is short for white, and `#` may be left out."""

from __future__ import annotations

import re
from collections.abc import Iterable
from colorsys import rgb_to_hsv
from functools import cache

__all__ = ["colour_name", "colours_named"]

_CODE = re.compile(r"#?([0-9a-fA-F]{1,8})")
_CSS = {"white": "white", "black": "black", "grey": "grey", "gray": "grey"}
_HUES = (
    (14, "red"), (44, "orange"), (68, "yellow"), (165, "green"), (200, "cyan"), (256, "blue"), (288, "purple"),
    (345, "magenta"), (361, "red"),
)
_FAINT, _PALE, _DARK, _BRIGHT = 0.1, 0.14, 0.22, 0.93

_NAMES = {
    "red": ("red", "magenta"), "orange": ("orange",), "peach": ("orange",), "brown": ("orange", "red"),
    "tan": ("orange",), "yellow": ("yellow", "orange"), "gold": ("yellow", "orange"), "golden": ("yellow", "orange"),
    "green": ("green", "cyan"), "lime": ("green", "yellow"), "teal": ("cyan", "green"), "turquoise": ("cyan", "green"),
    "aqua": ("cyan",), "cyan": ("cyan", "blue"), "blue": ("blue", "cyan"), "purple": ("purple", "magenta"),
    "violet": ("purple", "magenta"), "lavender": ("purple", "blue"), "magenta": ("magenta", "purple"),
    "pink": ("magenta", "red", "purple"), "fuchsia": ("magenta",), "grey": ("grey",), "gray": ("grey",),
    "black": ("black",), "white": ("white",), "silver": ("grey",),
}
"""What people call colours, and which of ours they may mean."""

_NAMED = re.compile(rf"\b({'|'.join(_NAMES)})(?:ish)?\b", re.IGNORECASE)


@cache
def colour_name(said: str) -> str:
    """What a colour is called here; empty if nothing is to be seen of it."""
    said = said.strip()
    code = _CODE.fullmatch(said)
    digits = code[1] if code else ""
    if len(digits) in (1, 3, 4):
        digits = "".join(2 * digit for digit in (digits * 3 if len(digits) == 1 else digits))
    if len(digits) not in (6, 8) or int(digits[6:] or "FF", 16) < 255 * _FAINT:
        return _CSS.get(said.lower(), "")
    hue, saturation, value = rgb_to_hsv(*(int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)))
    if value < _DARK:
        return "black"
    if saturation < _PALE:
        return "white" if value > _BRIGHT else "grey"
    return next(name for most, name in _HUES if 360 * hue < most)


def colours_named(text: str) -> frozenset[str]:
    """The colours of ours that the words of a text may mean."""
    names: Iterable[str] = (match[1].lower() for match in _NAMED.finditer(text))
    return frozenset(colour for name in names for colour in _NAMES[name])
