"""Drawings of puzzles: one scene made from the marks of the rules, and from it every kind of picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gridwright.puzzle import Puzzle
from gridwright.render.scene import scene as _scene
from gridwright.render.text import draw as _draw

__all__ = ["render"]


def render(
    puzzle: Puzzle,
    values: Sequence[int] | None = None,
    *,
    candidates: Sequence[Iterable[int]] | None = None,
    ascii: bool = False,
    colour: bool = False,
) -> str:
    """The puzzle as lines of text, without a line break at the end.

    `values` (0 = nothing) fills the cells that have no given, and `candidates` the ones still empty after that.
    """
    return _draw(_scene(puzzle, values, candidates), ascii=ascii, colour=colour)
