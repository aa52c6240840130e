"""How the parts of a picture look: the same shapes in every theme, and the colours of each theme.

Nothing is told by colour alone: givens are bold, found values light and slanted, what is removed is struck through.
"""

from __future__ import annotations

from collections.abc import Mapping

from gridwright.model.errors import GridwrightError
from gridwright.model.suggestions import unknown

__all__ = ["THEMES", "style"]

_SHAPES = {
    "thin": "stroke-width:1;",
    "thick": "stroke-width:3;stroke-linecap:square;",
    "line": "stroke-width:1;",
    "sign": "stroke-width:2;stroke-linecap:round;stroke-linejoin:round;",
    "white-dot": "stroke-width:1.5;",
    "black-dot": "stroke-width:1.5;",
    "given": "stroke-width:3.6;",
    "found": "stroke-width:2.2;",
    "placed": "stroke-width:3.2;",
    "pencil": "stroke-width:2.9;",
    "on-digit": "stroke-width:2.9;",
    "out": "stroke-width:2.6;",
    "strike": "stroke-width:2.2;stroke-linecap:round;",
    "ring": "stroke-width:2.4;",
    "strong": "stroke-width:3.8;",
    "weak": "stroke-width:3.2;stroke-dasharray:9 6;",
}

_LIGHT = {
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
}

_DARK = {
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
}

_PRINT = {
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
}

_COLOURS: Mapping[str, Mapping[str, str]] = {"light": _LIGHT, "dark": _DARK, "print": _PRINT}

THEMES = ("auto", *_COLOURS)
"""`auto` is light or dark as the viewer wants it, and light on paper and where that is not known."""


def style(theme: str, scope: str, body: str) -> str:
    """The style sheet for those parts that a picture has, in force only below the element with that id."""
    if theme not in THEMES:
        raise GridwrightError(unknown("theme", theme, THEMES))
    colours = _COLOURS["light" if theme == "auto" else theme]
    rules = _rules({part: f"{_SHAPES.get(part, '')}{how}" for part, how in colours.items()}, scope, body)
    if theme == "auto":
        rules += f"@media screen and (prefers-color-scheme:dark){{{_rules(_DARK, scope, body)}}}"
    return rules


def _rules(parts: Mapping[str, str], scope: str, body: str) -> str:
    return "".join(f"#{scope} .{part}{{{how}}}" for part, how in parts.items() if f'class="{part}"' in body)
