"""How the parts of a picture look: the same shapes in every theme, and the colours of each theme.

Nothing is told by colour alone: givens are bold, found values light and slanted, what is removed is struck through.
Only lines and shades of clues are, as people know them; for print they have patterns.
"""

from __future__ import annotations

from collections.abc import Mapping

from gridwright.model.errors import GridwrightError
from gridwright.model.suggestions import unknown
from gridwright.pictures.svg import inks

__all__ = ["THEMES", "is_coloured", "style"]

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

_LIGHT: dict[str, str] = {
    "paper": "fill:#fff",
    "tint0": "fill:#fdf1d3",
    "tint1": "fill:#deedfa",
    "tint2": "fill:#e4f3de",
    "tint3": "fill:#fae3e1",
    "tint4": "fill:#ebe4f6",
    "tint5": "fill:#dcf3f0",
    "band": "fill:#2f7fd0;fill-opacity:.13",
    "cells": "fill:#ffe79b",
    "seen": "fill:#dfe2e6",
    "new": "fill:#b4e3c9",
    "tile": "fill:#8a9097;fill-opacity:.34",
    "line": "stroke:#b9a6c9",
    "thin": "stroke:#a3a8ae",
    "thick": "stroke:#16181b",
    "sign": "stroke:#16181b",
    "white-dot": "fill:#fff;stroke:#16181b",
    "black-dot": "fill:#16181b;stroke:#16181b",
    "given": "stroke:#16181b",
    "found": "stroke:#1660b8",
    "placed": "stroke:#0b6b3c",
    "pencil": "stroke:#3c4147",
    "on": "fill:#8fc3f5",
    "on-digit": "stroke:#16181b",
    "ring": "stroke:#d97706",
    "out": "stroke:#c01f1f",
    "strike": "stroke:#c01f1f",
    "strong": "stroke:#1660b8",
    "weak": "stroke:#d97706",
    "tip-strong": "fill:#1660b8",
    "tip-weak": "fill:#d97706",
    **{ink: f"color:{colour}" for ink, colour in inks.LIGHT.items()},
    "shade": "fill-opacity:.5",
    "pill": "stroke:#8f959b",
    "arrow": "stroke:#8f959b",
    "thread": "stroke:#8f959b",
    "black-cell": "fill:#2b2f34",
    **dict.fromkeys(("given-white", "black-cell-text"), "stroke:#fff"),
    "slash": "stroke:#a3a8ae",
    "cage": "stroke:#16181b",
    "cage-text": "stroke:#16181b",
    "line-text": "stroke:#16181b",
    "notched": "fill:#8a9097;fill-opacity:.25",
    "notch": "stroke:#16181b",
    "white-text": "stroke:#16181b",
    "black-text": "stroke:#fff",
    "letter": "stroke:#16181b",
    "corner": "fill:#fff;stroke:#16181b",
    "corner-text": "stroke:#16181b",
    "pointer": "stroke:#16181b",
    "outside": "stroke:#16181b",
    "badge": "stroke:#16181b",
}

_DARK: dict[str, str] = {
    "paper": "fill:#17191c",
    "tint0": "fill:#3a3322",
    "tint1": "fill:#22334a",
    "tint2": "fill:#25392a",
    "tint3": "fill:#452a2b",
    "tint4": "fill:#352d49",
    "tint5": "fill:#1f3b3a",
    "band": "fill:#5aa9f5;fill-opacity:.17",
    "cells": "fill:#5c4a1d",
    "seen": "fill:#3f454b",
    "new": "fill:#1f6844",
    "tile": "fill:#aeb6bf;fill-opacity:.3",
    "line": "stroke:#6d5c80",
    "thin": "stroke:#5a6067",
    "thick": "stroke:#c6cbd1",
    "sign": "stroke:#e6e8ea",
    "white-dot": "fill:#f4f5f6;stroke:#f4f5f6",
    "black-dot": "fill:#17191c;stroke:#f4f5f6",
    "given": "stroke:#f4f5f6",
    "found": "stroke:#8cc4ff",
    "placed": "stroke:#9af0bf",
    "pencil": "stroke:#b4bac1",
    "on": "fill:#1f5d99",
    "on-digit": "stroke:#f4f5f6",
    "ring": "stroke:#f5a33b",
    "out": "stroke:#ff8080",
    "strike": "stroke:#ff8080",
    "strong": "stroke:#8cc4ff",
    "weak": "stroke:#f5a33b",
    "tip-strong": "fill:#8cc4ff",
    "tip-weak": "fill:#f5a33b",
    **{ink: f"color:{colour}" for ink, colour in inks.DARK.items()},
    "shade": "fill-opacity:.6",
    "pill": "stroke:#7d848b",
    "arrow": "stroke:#7d848b",
    "thread": "stroke:#7d848b",
    "black-cell": "fill:#4a5057",
    **dict.fromkeys(("given-white", "black-cell-text"), "stroke:#f4f5f6"),
    "slash": "stroke:#8b9198",
    "cage": "stroke:#c6cbd1",
    "cage-text": "stroke:#e6e8ea",
    "line-text": "stroke:#f4f5f6",
    "notched": "fill:#aeb6bf;fill-opacity:.22",
    "notch": "stroke:#e6e8ea",
    "white-text": "stroke:#17191c",
    "black-text": "stroke:#f4f5f6",
    "letter": "stroke:#e6e8ea",
    "corner": "fill:#17191c;stroke:#e6e8ea",
    "corner-text": "stroke:#e6e8ea",
    "pointer": "stroke:#e6e8ea",
    "outside": "stroke:#e6e8ea",
    "badge": "stroke:#e6e8ea",
}

_PRINT: dict[str, str] = {
    "paper": "fill:#fff",
    "band": "stroke:#000;stroke-width:1.2;stroke-dasharray:5 3",
    "cells": "stroke:#000;stroke-width:1.5",
    "seen": "stroke:#000;stroke-width:1;stroke-dasharray:1.5 2.5",
    "new": "stroke:#000;stroke-width:3",
    "tile": "fill:#000;fill-opacity:.17",
    "line": "stroke:#000;stroke-dasharray:1 4",
    "white-dot": "fill:#fff;stroke:#000",
    "black-dot": "fill:#000;stroke:#000",
    **dict.fromkeys(
        ("thick", "thin", "sign", "given", "found", "placed", "pencil", "ring", "out", "strike", "strong", "weak"),
        "stroke:#000",
    ),
    "thin": "stroke:#000;stroke-width:.5",
    "out": "stroke:#000;stroke-width:2.2",
    "strike": "stroke:#000;stroke-width:3.4",
    "on": "fill:#000",
    "on-digit": "stroke:#fff",
    **dict.fromkeys(("tip-strong", "tip-weak"), "fill:#000"),
    **{ink: f"color:{colour}" for ink, colour in inks.PRINT.items()},
    **{f"spine-{ink}": f"stroke:#8a8a8a;{how}" for ink, how in inks.SPINES.items()},
    "shade": "fill:#000;fill-opacity:.13",
    "notched": "fill:#000;fill-opacity:.13",
    "bulb-rim": "fill:#6a6a6a",
    **dict.fromkeys(("ribbon-rim", "ribbon-rim-cut"), "stroke:#6a6a6a"),
    **dict.fromkeys(
        ("cage", "cage-text", "line-text", "notch", "white-text", "letter", "corner-text", "pointer", "outside"),
        "stroke:#000",
    ),
    "line-ground": "fill:#fff",
    "badge": "stroke:#000",
    "hatch": "stroke:#8a8a8a",
    "pill": "stroke:#000;stroke-width:1.4",
    "arrow": "stroke:#000;stroke-width:1.4",
    "thread": "stroke:#000;stroke-width:1",
    "black-cell": "fill:#000",
    **dict.fromkeys(("black-text", "given-white", "black-cell-text", "slash"), "stroke:#fff"),
    "corner": "fill:#fff;stroke:#000",
}

_COLOURS: Mapping[str, Mapping[str, str]] = {"light": _LIGHT, "dark": _DARK, "print": _PRINT}

THEMES = ("auto", *_COLOURS)
"""`auto` is light or dark as the viewer wants it, and light on paper and where that is not known."""


def is_coloured(theme: str) -> bool:
    """Whether a theme has colours to tell lines and shades by."""
    return theme != "print"


def style(theme: str, scope: str, body: str) -> str:
    """The style sheet for those parts that a picture has, in force only below the element with that id."""
    if theme not in THEMES:
        raise GridwrightError(unknown("theme", theme, THEMES))
    colours = _COLOURS["light" if theme == "auto" else theme]
    parts = dict.fromkeys((*colours, *_SHAPES))
    rules = _rules({part: f"{_SHAPES.get(part, '')}{colours.get(part, '')}" for part in parts}, scope, body)
    if theme == "auto":
        rules += f"@media screen and (prefers-color-scheme:dark){{{_rules(_DARK, scope, body)}}}"
    return rules


def _rules(parts: Mapping[str, str], scope: str, body: str) -> str:
    return "".join(f"#{scope} .{part}{{{how}}}" for part, how in parts.items() if f'class="{part}"' in body)
