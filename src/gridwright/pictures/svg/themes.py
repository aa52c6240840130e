"""How the parts of a picture look: the same shapes in every theme, and the colours of each theme.

Nothing is told by colour alone: givens are bold, found values light and slanted, what is removed is struck through.
Only lines and shades of clues are, as people know them; for print they have patterns.
"""

from __future__ import annotations

import re
from collections.abc import Container, Mapping

from gridwright.model.errors import GridwrightError
from gridwright.model.suggestions import unknown
from gridwright.pictures.svg.colours import CONTRAST, DARK, LIGHT, PRINT

__all__ = ["THEMES", "is_coloured", "looks", "style"]

_SHAPES = {
    "thin": "stroke-width:1;",
    "thick": "stroke-width:3;stroke-linecap:square;",
    "line": "stroke-width:1;",
    "sign": "stroke-width:2;stroke-linecap:round;stroke-linejoin:round;",
    "white-dot": "stroke-width:1.5;",
    "black-dot": "stroke-width:1.5;",
    "given": "stroke-width:3.6;",
    "given-white": "stroke-width:3.6;",
    "found": "stroke-width:2.2;",
    "placed": "stroke-width:3.2;",
    "pencil": "stroke-width:2.9;",
    "on-digit": "stroke-width:2.9;",
    "out": "stroke-width:2.6;",
    "strike": "stroke-width:2.2;stroke-linecap:round;",
    "ring": "stroke-width:2.4;",
    "strong": "stroke-width:3.8;",
    "weak": "stroke-width:3.2;stroke-dasharray:9 6;",
    "shade": "fill:currentColor;",
    "bulb": "fill:currentColor;",
    "ribbon": "stroke:currentColor;stroke-width:17;stroke-linecap:round;stroke-linejoin:round;",
    "ribbon-cut": "stroke:currentColor;stroke-width:17;stroke-linejoin:round;",
    "ribbon-rim": "stroke-width:17;stroke-linecap:round;stroke-linejoin:round;",
    "ribbon-rim-cut": "stroke-width:17;stroke-linejoin:round;",
    "ribbon-core": "stroke:currentColor;stroke-width:15;stroke-linecap:round;stroke-linejoin:round;",
    "ribbon-core-cut": "stroke:currentColor;stroke-width:15;stroke-linejoin:round;",
    "pill": "stroke-width:2.4;",
    "arrow": "stroke-width:2.8;stroke-linecap:round;stroke-linejoin:round;",
    "thread": "stroke-width:2;stroke-linejoin:round;",
    "cage": "stroke-width:1.2;stroke-dasharray:4 2.4;",
    "cage-text": "stroke-width:3.6;",
    "line-text": "stroke-width:3.6;",
    "notch": "stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round;",
    "white-text": "stroke-width:3.4;",
    "black-text": "stroke-width:3.4;",
    "letter": "stroke-width:4;",
    "slash": "stroke-width:1;",
    "black-cell-text": "stroke-width:3;",
    "corner": "stroke-width:1.2;",
    "corner-text": "stroke-width:3.2;",
    "pointer": "stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round;",
    "outside": "stroke-width:3;",
    "badge": "stroke-width:1.5;stroke-linejoin:round;",
    "hatch": "stroke-width:.5;",
}

_CLASS = re.compile('class="([^"]*)"')

_COLOURS: Mapping[str, Mapping[str, str]] = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST, "print": PRINT}

THEMES = ("auto", *_COLOURS)
"""`auto` is light or dark as the viewer wants it, and light on paper and where that is not known."""


def is_coloured(theme: str) -> bool:
    """Whether a theme has colours to tell lines and shades by."""
    return theme != "print"


def looks(theme: str) -> dict[str, str]:
    """How each part looks in a theme: its shape and its colours, as declarations of a style sheet."""
    colours = _COLOURS[theme]
    return {
        part: f"{_SHAPES.get(part, '')}{colours.get(part, '')}" for part in dict.fromkeys((*colours, *_SHAPES))
    }


def style(theme: str, scope: str, body: str) -> str:
    """The style sheet for those parts that a picture has, in force only below the element with that id."""
    if theme not in THEMES:
        raise GridwrightError(unknown("theme", theme, THEMES))
    there = {*_CLASS.findall(body)}
    rules = _rules(looks("light" if theme == "auto" else theme), scope, there)
    if theme == "auto":
        rules += f"@media screen and (prefers-color-scheme:dark){{{_rules(DARK, scope, there)}}}"
    return rules


def _rules(parts: Mapping[str, str], scope: str, there: Container[str]) -> str:
    return "".join(f"#{scope} .{part}{{{how}}}" for part, how in parts.items() if part in there)
