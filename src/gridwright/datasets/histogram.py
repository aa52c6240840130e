"""Counts as bars, in SVG: for cards and pages, readable on light and dark paper."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

__all__ = ["histogram"]

_WIDTH, _LABEL, _BAR, _GAP = 640, 150, 18, 6
_COLOURS = ("#4477aa", "#cc6677")


def histogram(title: str, counts: Mapping[str, int], others: Mapping[str, int] | None = None) -> str:
    """A bar for each name, with its number; `others` are drawn below them, such as what was said beside what is."""
    names = [*counts, *(name for name in others or {} if name not in counts)]
    most = max([*counts.values(), *(others or {}).values(), 1])
    step = (_BAR + _GAP) if not others else (2 * _BAR + _GAP)
    height = 34 + step * len(names)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" role="img" '
        f'font-family="sans-serif" font-size="12"><title>{escape(title)}</title>',
        f'<rect width="{_WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="8" y="20" font-size="14" font-weight="bold" fill="#222">{escape(title)}</text>',
    ]
    for number, name in enumerate(names):
        top = 34 + step * number
        parts.append(f'<text x="{_LABEL - 8}" y="{top + 13}" text-anchor="end" fill="#222">{escape(name)}</text>')
        for below, several in enumerate((counts, others) if others else (counts,)):
            count = (several or {}).get(name, 0)
            width = round((_WIDTH - _LABEL - 90) * count / most, 1)
            y = top + below * _BAR
            parts.append(f'<rect x="{_LABEL}" y="{y}" width="{width}" height="{_BAR - 2}" fill="{_COLOURS[below]}"/>')
            parts.append(f'<text x="{_LABEL + width + 6}" y="{y + 12}" fill="#222">{count:,}</text>')
    return "\n".join([*parts, "</svg>", ""])
