"""Notebooks ask objects for pictures of themselves; here the objects of lower layers learn to answer."""

from __future__ import annotations

from gridwright.logic.explain import Trail
from gridwright.logic.step import Step
from gridwright.model.puzzle import Position, Puzzle, Solution

__all__ = ["show_in_notebooks"]


def show_in_notebooks() -> None:
    for shown in (Puzzle, Position, Solution, Step, Trail):
        setattr(shown, "_repr_svg_", _picture)  # noqa: B010, for the types do not know it


def _picture(subject: Puzzle | Position | Solution | Step | Trail) -> str | None:
    """What `_repr_svg_` answers; a step that does not know its puzzle is shown as text."""
    if isinstance(subject, Step) and subject.position is None:
        return None
    from gridwright.pictures.drawing import svg  # noqa: PLC0415

    return svg(subject)
