"""What the marks of steps mean, for a page: those that a picture has, each with a sample of it."""

from __future__ import annotations

from gridwright.pictures.escape import escaped
from gridwright.pictures.svg.digits import DIGITS
from gridwright.pictures.svg.themes import style
from gridwright.words import say

__all__ = ["legend", "legend_style"]

_CELL = "M-20-20h40v40h-40Z"
_DIGIT = DIGITS[4]
_MARKS = {
    "mark-cells": f'<path class="cells" d="{_CELL}"/>',
    "mark-band": f'<path class="paper" d="{_CELL}"/><path class="band" d="{_CELL}"/>',
    "mark-seen": f'<path class="seen" d="{_CELL}"/><path class="given" d="{_DIGIT}"/>',
    "mark-on": f'<circle class="on" r="18"/><path class="on-digit" d="{_DIGIT}"/>',
    "mark-ring": f'<circle class="ring" r="18"/><path class="pencil" d="{_DIGIT}"/>',
    "mark-strong": '<path class="strong" d="M-22 0H10"/><path class="tip-strong" d="M22 0L8-7V7Z"/>',
    "mark-weak": '<path class="weak" d="M-22 0H10"/><path class="tip-weak" d="M22 0L8-7V7Z"/>',
    "mark-strike": f'<path class="out" d="{_DIGIT}"/><path class="strike" d="M-13 12L13-12"/>',
    "mark-new": f'<path class="new" d="{_CELL}"/><path class="placed" d="{_DIGIT}"/>',
}
"""How each looks in a square of 48, by the words for it, which end in the name of the part of a picture."""


def legend(picture: str, lang: str) -> str:
    """The items of a list."""
    return "".join(
        f'<li><svg viewBox="-24 -24 48 48" fill="none" aria-hidden="true">{sample}</svg>'
        f"<span>{escaped(say(mark, lang))}</span></li>"
        for mark, sample in _MARKS.items()
        if f'class="{mark.removeprefix("mark-")}"' in picture
    )


def legend_style(id: str) -> str:
    """The style sheet for the list with that id."""
    return style("auto", id, "".join(_MARKS.values()))
