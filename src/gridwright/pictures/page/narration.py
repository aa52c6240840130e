"""What a page tells and shows at each point of an explanation: the start, every step, and the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from gridwright.logic.explain import Trail
from gridwright.logic.step import Candidate, Step
from gridwright.model.grid import Grid
from gridwright.pictures.highlight import Highlight
from gridwright.pictures.scene import Scene
from gridwright.pictures.subject import scene_of, taken_in
from gridwright.words import say, step_title, tell, tell_ending, tell_rules

__all__ = ["Frame", "frames", "scenes"]


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


def scenes(trail: Trail, candidates: bool | None, lang: str) -> Iterator[Scene]:
    """The start, each step as it is taken, and the end; in a dead end, the cells that nothing is left for stand out."""
    yield scene_of(trail.start, candidates=candidates, lang=lang)
    for step, position in taken_in(trail):
        yield scene_of(position, candidates=candidates, step=step, lang=lang)
    end = scene_of(trail, lang=lang)
    dead = frozenset(cell for cell, left in enumerate(trail.candidates) if not left)
    yield replace(end, highlight=Highlight(cells=dead)) if trail.broken else end


def frames(trail: Trail, lang: str) -> Iterator[Frame]:
    """What goes with each of the scenes."""
    steps, grid = len(trail.steps), trail.puzzle.grid
    count = say("page-count", lang, steps=steps)
    begin = [*tell_rules(trail.puzzle, lang), *([say("page-begin", lang, steps=steps)] if steps else [])]
    yield Frame("start", count, say("page-start", lang), " ".join(begin))
    for number, (step, position) in enumerate(taken_in(trail), 1):
        yield Frame(
            id=f"step-{number}",
            count=say("page-step", lang, number=number, steps=steps),
            name=step_title(step, lang),
            text=tell(step, position, lang),
            number=str(number),
            rating=say("page-rating", lang, rating=step.rating),
            effect=_effect(step, grid),
            placed=step.placements,
        )
    end = "page-solved" if trail.solved else "page-broken" if trail.broken else "page-stuck"
    yield Frame("end", count, say(end, lang), tell_ending(trail, lang))


def _effect(step: Step, grid: Grid) -> str:
    """What a step changes, as short as can be."""
    changes = [f"{grid.name(cell)}={value}" for cell, value in step.placements]
    changes += [f"{grid.name(cell)}≠{value}" for cell, value in step.eliminations]
    return " ".join(changes[:2]) + ("\u202f…" if len(changes) > 2 else "")
