"""What a page tells and shows at each point of an explanation: the start, every step, and the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from gridwright.logic.explain import Trail, cut, taken_in
from gridwright.logic.route import board_of, take
from gridwright.logic.step import Candidate, Step
from gridwright.model.clock import Clock
from gridwright.model.grid import Grid
from gridwright.model.primitives import values_in
from gridwright.model.puzzle import Position
from gridwright.pictures.highlight import Highlight, highlight
from gridwright.pictures.page.animation import Animation
from gridwright.pictures.scene import Scene, scene
from gridwright.pictures.subject import needs_candidates, scene_of
from gridwright.words import say, step_title, tell, tell_ending, tell_rules

__all__ = ["Frame", "Narration", "narrate"]

_MANY = 20_000
"""With more candidates, none are drawn but those that steps are about: nobody could read them, in tens of megabytes."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What is told at one point; `effect` is in short what a step changes."""

    id: str
    count: str
    name: str
    text: str
    number: str = ""
    rating: str = ""
    effect: str = ""
    placed: tuple[Candidate, ...] = ()


@dataclass(frozen=True, slots=True)
class Narration:
    """A trail as far as there was time to tell it: frames, and an animation with a scene for each of them.

    With `pencils` it has a second track, whose scenes have all candidates.
    """

    trail: Trail
    frames: tuple[Frame, ...]
    animation: Animation
    start: Scene
    end: Scene
    pencils: bool


def narrate(trail: Trail, lang: str, clock: Clock) -> Narration:
    """Tells and shows step after step until the clock is over; there the trail is cut."""
    pencils = _count_candidates(trail.start) <= _MANY
    animation, told = Animation(2 if pencils else 1), list[str]()
    start = scene_of(trail.start, candidates=None if pencils else False, lang=lang)
    animation.add(start, *([scene_of(trail.start, candidates=True)] if pencils else []))
    for step, position, scenes in _moments(trail, pencils=pencils):
        if clock.over():
            break
        animation.add(*scenes)
        told.append(tell(step, position, lang))
    trail = cut(trail, len(told))
    end = _end(trail, lang, pencils=pencils)
    animation.add(*[end] * (2 if pencils else 1))
    return Narration(trail, tuple(_frames(trail, told, lang)), animation, start, end, pencils)


def _count_candidates(position: Position) -> int:
    board = board_of(position)
    return sum(board.candidates[cell].bit_count() for cell in board.open_cells())


def _moments(trail: Trail, *, pencils: bool) -> Iterator[tuple[Step, Position, tuple[Scene, ...]]]:
    """Each step and the position it is taken in; a scene with what it takes to see it, and one with all candidates."""
    board, puzzle = board_of(trail.start), trail.puzzle
    for step, position in taken_in(trail):
        shown = highlight(step, position, board)
        if pencils:
            marks = position.marks if position is not trail.start else [values_in(mask) for mask in board.candidates]
            plain = scene(puzzle, board.values, marks if needs_candidates(step) else None, highlight=shown)
            yield step, position, (plain, scene(puzzle, board.values, marks, highlight=shown))
        else:
            yield step, position, (scene(puzzle, board.values, highlight=shown),)
        take(board, step)


def _end(trail: Trail, lang: str, *, pencils: bool) -> Scene:
    """Where a trail leads; in a dead end, the cells that nothing is left for stand out."""
    end = scene_of(trail, candidates=None if pencils else False, lang=lang)
    dead = frozenset(cell for cell in trail.puzzle.grid.filled if not trail.candidates[cell])
    return replace(end, highlight=Highlight(cells=dead)) if trail.broken else end


def _frames(trail: Trail, told: Sequence[str], lang: str) -> Iterator[Frame]:
    """What goes with the start, each step, which is told in these words, and the end."""
    steps, grid = len(trail.steps), trail.puzzle.grid
    count = say("page-count", lang, steps=steps)
    begin = [*tell_rules(trail.puzzle, lang), *([say("page-begin", lang, steps=steps)] if steps else [])]
    yield Frame("start", count, say("page-start", lang), " ".join(begin))
    for number, (step, text) in enumerate(zip(trail.steps, told, strict=True), 1):
        yield Frame(
            id=f"step-{number}",
            count=say("page-step", lang, number=number, steps=steps),
            name=step_title(step, lang),
            text=text,
            number=str(number),
            rating=say("page-rating", lang, rating=step.rating),
            effect=_effect(step, grid),
            placed=tuple((cell, grid.shown(value)) for cell, value in step.placements),
        )
    stuck = "page-stopped" if trail.stopped else "page-stuck"
    end = "page-solved" if trail.solved else "page-broken" if trail.broken else stuck
    yield Frame("end", count, say(end, lang), tell_ending(trail, lang))


def _effect(step: Step, grid: Grid) -> str:
    """What a step changes, as short as can be."""
    changes = [f"{grid.name(cell)}={grid.shown(value)}" for cell, value in step.placements]
    changes += [f"{grid.name(cell)}≠{grid.shown(value)}" for cell, value in step.eliminations]
    return " ".join(changes[:2]) + ("\u202f…" if len(changes) > 2 else "")
