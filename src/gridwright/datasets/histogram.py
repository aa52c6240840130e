"""Counts as bars, in SVG: for cards and pages, readable on light and dark paper."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

__all__ = ["histogram"]

_WIDTH, _LABEL, _BAR, _GAP = 640, 150, 18, 6
_COLOUR = "#4477aa"
_LONGEST = 22
"""Characters of a name that fit."""


def histogram(title: str, counts: Mapping[str, float]) -> str:
    """A bar for each name, with its number."""
    most = max([*counts.values(), 1])
    height = 34 + (_BAR + _GAP) * len(counts)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" role="img" '
        f'font-family="sans-serif" font-size="12"><title>{escape(title)}</title>',
        f'<rect width="{_WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="8" y="20" font-size="14" font-weight="bold" fill="#222">{escape(title)}</text>',
    ]
    for number, (name, count) in enumerate(counts.items()):
        top = 34 + (_BAR + _GAP) * number
        width = round((_WIDTH - _LABEL - 90) * count / most, 1)
        parts += [
            f'<text x="{_LABEL - 8}" y="{top + 13}" text-anchor="end" fill="#222">{escape(name[:_LONGEST])}</text>',
            f'<rect x="{_LABEL}" y="{top}" width="{width}" height="{_BAR - 2}" fill="{_COLOUR}"/>',
            f'<text x="{_LABEL + width + 6:g}" y="{top + 12}" fill="#222">{count:,}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])
