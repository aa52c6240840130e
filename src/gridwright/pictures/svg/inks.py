"""The colours of lines and shades, as each theme has them, and for print the lines that tell them apart."""

from __future__ import annotations

from collections.abc import Mapping

from gridwright.model.figures import Ink

__all__ = ["CONTRAST", "DARK", "LIGHT", "PRINT", "SPINES"]

LIGHT: Mapping[Ink, str] = {
    "grey": "#d0d3d6",
    "green": "#8fe08f",
    "orange": "#ffbd66",
    "magenta": "#f3a5f1",
    "cyan": "#8fdcff",
    "yellow": "#e2dc7e",
    "peach": "#ffd2b3",
    "teal": "#84d3cf",
    "red": "#f9aaa6",
    "blue": "#adc6fc",
    "lavender": "#d5c0f2",
    "pink": "#f0abcf",
}

DARK: Mapping[Ink, str] = {
    "grey": "#4a5057",
    "green": "#2a6632",
    "orange": "#7d4f10",
    "magenta": "#763275",
    "cyan": "#1c5b78",
    "yellow": "#615d24",
    "peach": "#6e5040",
    "teal": "#1a5d5b",
    "red": "#783232",
    "blue": "#344a8c",
    "lavender": "#54427a",
    "pink": "#733358",
}

CONTRAST: Mapping[Ink, str] = {
    "grey": "#919191",
    "green": "#3ea53e",
    "orange": "#ce7f16",
    "magenta": "#d962d6",
    "cyan": "#179ad6",
    "yellow": "#9a9432",
    "peach": "#b98468",
    "teal": "#3ca09a",
    "red": "#e46d67",
    "blue": "#668fe8",
    "lavender": "#a580d7",
    "pink": "#d66fa5",
}
"""Dark enough to stand out from the paper, and bright enough for digits to be read on them."""

PRINT: Mapping[Ink, str] = {**dict.fromkeys(LIGHT, "#fff"), "grey": "#d8d8d8"}

SPINES: Mapping[Ink, str] = {
    "green": "stroke-width:1.4",
    "orange": "stroke-width:1.8;stroke-dasharray:7 4",
    "magenta": "stroke-width:3;stroke-dasharray:0 6;stroke-linecap:round",
    "cyan": "stroke-width:1.8;stroke-dasharray:8 3 1.8 3",
    "yellow": "stroke-width:8;stroke-dasharray:1 4",
    "peach": "stroke-width:8;stroke-dasharray:1 11",
    "teal": "stroke-width:5;stroke-dasharray:5 5",
    "red": "stroke-width:3.4",
    "blue": "stroke-width:1.8;stroke-dasharray:14 4",
    "lavender": "stroke-width:7;stroke-dasharray:2.4 2.4",
    "pink": "stroke-width:3.4;stroke-dasharray:3 9",
}
"""The line inside a ribbon, in grey; a grey one has none."""
