"""From what a picture is wanted of to its scene: a puzzle, a position, a solution, a step, a trail."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TypedDict

from gridwright.logic.board import Board
from gridwright.logic.explain import Trail, taken_in
from gridwright.logic.step import Step
from gridwright.model.arguments import must_be
from gridwright.model.errors import GridwrightError
from gridwright.model.layout import layout_of
from gridwright.model.primitives import values_in
from gridwright.model.puzzle import Position, Puzzle, Solution
from gridwright.pictures.description import described, titled
from gridwright.pictures.highlight import highlight
from gridwright.pictures.scene import Scene, filling, scene

__all__ = ["Candidates", "PictureDetails", "Subject", "needs_candidates", "scene_of"]

Subject = Puzzle | Position | Solution | Step | Trail | Scene
Candidates = Sequence[Iterable[int]] | bool | None


class PictureDetails(TypedDict, total=False):
    """What else a picture can be asked for; see `scene_of`."""

    candidates: Candidates
    step: Step | None
    tints: bool
    title: str | None
    lang: str


def scene_of(
    subject: Subject,
    values: Sequence[int] | None = None,
    *,
    candidates: Candidates = None,
    step: Step | None = None,
    tints: bool = False,
    title: str | None = None,
    lang: str = "en",
) -> Scene:
    """What there is to see of a subject.

    `values` (0 = nothing) fills cells without a given. `candidates` are those of each cell; True stands for all that
    the values leave, False for none; if nothing is said, it is the marks of a position, and for a step whatever it
    takes to see it. A `step` is shown as it is taken: the position before it, and what it changes. Regions have colours
    with `tints`, unless there is a step, whose own they would spoil. Description and title are made in the language,
    unless a title is given.
    """
    if isinstance(subject, Scene):
        return subject
    must_be(step, Step | None, "a Step")
    position, step = _where(subject, values, step)
    board = Board(layout_of(position.puzzle), position.values, position.marks) if step or candidates is True else None
    made = scene(
        position.puzzle,
        position.values,
        _pencilled(position, candidates, step, board),
        highlight=highlight(step, position, board) if step and board else None,
        tints=tints and not step,
    )
    told = titled(position.puzzle, step, lang) if title is None else title
    return replace(made, title=told, description=described(position, step, lang))


def needs_candidates(step: Step) -> bool:
    """Whether it cannot be followed on a board without candidates."""
    return bool(step.eliminations or step.substeps or step.uniqueness or step.whole)


def _where(
    subject: Puzzle | Position | Solution | Step | Trail, values: Sequence[int] | None, step: Step | None
) -> tuple[Position, Step | None]:
    """The position to be shown, and the step that is taken in it."""
    match subject:
        case Step():
            if subject.position is None:
                raise GridwrightError("a step alone is not a picture; draw the position it is taken in, with step=")
            return subject.position, subject
        case Trail():
            found = next((before for taken, before in taken_in(subject) if taken == step), None)
            if step and not found:
                raise GridwrightError("this is not a step of that trail")
            return found or Position(subject.puzzle, subject.values, () if subject.solved else subject.candidates), step
        case Solution():
            return Position(Puzzle(subject.grid, (), (0,) * len(subject)), subject.values), step
    subject = Position.of(subject)
    filled = filling(subject.puzzle.grid, values)
    return replace(subject, entries=filled) if filled else subject, step


def _pencilled(
    position: Position, candidates: Candidates, step: Step | None, board: Board | None
) -> Sequence[Iterable[int]] | None:
    if candidates is None and step:
        candidates = needs_candidates(step)
    if candidates is None:
        return position.marks
    if isinstance(candidates, bool):
        return [values_in(mask) for mask in board.candidates] if candidates and board else None
    return candidates
