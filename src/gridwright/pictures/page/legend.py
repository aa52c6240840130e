"""What the marks of steps and the numbers outside mean, for a page: those that a picture has, each with a sample."""

from __future__ import annotations

from collections.abc import Iterator

from gridwright.model.figures import Outside
from gridwright.pictures.escape import escaped
from gridwright.pictures.numbers_outside import to_explain
from gridwright.pictures.scene import Scene
from gridwright.pictures.svg.digits import DIGITS
from gridwright.pictures.svg.layer import drawn, path
from gridwright.pictures.svg.letters import shape
from gridwright.pictures.svg.outside import badged, pointer
from gridwright.pictures.svg.text import ADVANCE, Label
from gridwright.pictures.svg.themes import style
from gridwright.words import clue_title, say

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


def legend(picture: str, scene: Scene, lang: str) -> str:
    """The items of a list, for a scene and the picture that is made of it."""
    marks = ((say(mark, lang), sample) for mark, sample in _MARKS.items() if _part(mark) in picture)
    numbers = ((clue_title(sort, lang), _number(figure)) for sort, figure in to_explain(scene).items())
    return "".join(
        f'<li><svg viewBox="-24 -24 48 48" fill="none" aria-hidden="true">{sample}</svg>'
        f"<span>{escaped(words)}</span></li>"
        for words, sample in (*marks, *numbers)
    )


def legend_style(id: str) -> str:
    """The style sheet for the list with that id."""
    outside = "".join(f'class="{part}"' for part in ("outside", "badge", "pointer"))
    return style("auto", id, "".join(_MARKS.values()) + outside)


def _part(mark: str) -> str:
    return f'class="{mark.removeprefix("mark-")}"'


def _number(figure: Outside) -> str:
    """A number outside as it stands beside the grid, with its badge or its arrow."""
    label, badge = badged(figure.text, figure.badge, (0, 0), 48)
    down, right = figure.towards
    arrow = pointer((20 * right, 20 * down), right, down) if down and right else ""
    return drawn([path("badge", [badge]), path("pointer", [arrow])]) + "".join(_characters(label))


def _characters(label: Label) -> Iterator[str]:
    left = -ADVANCE * (len(label.text) - 1) / 2
    for place, character in enumerate(label.text):
        where = f"scale({label.scale:g}) translate({left + ADVANCE * place:g})"
        yield f'<path class="outside" transform="{where}" d="{shape(character)}"/>'
