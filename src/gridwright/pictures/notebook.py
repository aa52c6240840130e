"""Notebooks ask objects for pictures of themselves; `gridwright.model.display` passes the question on."""

from __future__ import annotations

from gridwright.logic.explain import Trail
from gridwright.logic.step import Step
from gridwright.making.made import Made
from gridwright.model.puzzle import Position, Puzzle, Solution
from gridwright.pictures.drawing import svg

__all__ = ["picture_of"]


def picture_of(subject: Puzzle | Position | Solution | Step | Trail | Made) -> str | None:
    """What `_repr_svg_` answers; a step that does not know its puzzle is shown as text."""
    if isinstance(subject, Made):
        return svg(subject.puzzle)
    return None if isinstance(subject, Step) and subject.position is None else svg(subject)
