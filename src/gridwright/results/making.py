"""Puzzles that were made: as data, and in sentences."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, TypedDict

from gridwright.making.complete import Completed
from gridwright.making.made import Made
from gridwright.making.minimize import Minimized
from gridwright.notations import dump
from gridwright.results.names import names_of
from gridwright.results.outcomes import Rows
from gridwright.results.ratings import rated_sentences
from gridwright.words import say

__all__ = [
    "CompletedData", "MadeData", "MinimizedData", "completed_data", "made_data", "made_sentences", "minimized_data",
]


class MadeData(TypedDict):
    """A puzzle that was made, with its record: what was `asked` (empty if nothing) and the level that was `reached`;
    `met` says whether that is what was asked. Its number counts from 1; `id` is the same for puzzles that differ only
    in how they look. `needless` is how many clues could be left out, each by itself; `openings` in how many cells one
    can go on, on average."""

    kind: str
    seed: int
    number: int
    id: str
    asked: str
    reached: str
    met: bool
    attempts: int
    rating: float
    effort: float
    hardest: str
    techniques: dict[str, int]
    openings: float
    clues: dict[str, int]
    minimal: bool
    needless: int
    symmetries: list[str]
    puzzle: dict[str, Any]
    solution: Rows


def made_data(made: Made) -> MadeData:
    rated = made.rated
    return {
        "kind": made.puzzle.kind,
        "seed": made.seed,
        "number": made.index + 1,
        "id": made.canonical,
        "asked": made.asked,
        "reached": made.reached,
        "met": made.is_met,
        "attempts": made.attempts,
        "rating": rated.rating,
        "effort": round(rated.effort, 2),
        "hardest": rated.hardest,
        "techniques": dict(rated.techniques),
        "openings": round(rated.openings, 2),
        "clues": made.clues,
        "minimal": made.minimal,
        "needless": 0 if made.minimal else made.needless,
        "symmetries": list(made.symmetries),
        "puzzle": json.loads(dump(made.puzzle, "json")),
        "solution": made.solution.rows,
    }


class CompletedData(TypedDict):
    """A puzzle that was completed: the clues that were added, whether no fewer would do, whether it is as hard as
    asked, and whether time was up before that was known."""

    added: list[str]
    fewest: bool
    met: bool
    stopped: bool
    puzzle: dict[str, Any]


class MinimizedData(TypedDict):
    """A puzzle without needless clues, those that it had, and whether time was up before all were looked at."""

    removed: list[str]
    stopped: bool
    puzzle: dict[str, Any]


def completed_data(made: Completed) -> CompletedData:
    return {
        "added": names_of(made.added),
        "fewest": made.fewest,
        "met": made.is_met,
        "stopped": made.stopped,
        "puzzle": json.loads(dump(made.puzzle, "json")),
    }


def minimized_data(made: Minimized) -> MinimizedData:
    return {
        "removed": names_of(made.removed),
        "stopped": made.stopped,
        "puzzle": json.loads(dump(made.puzzle, "json")),
    }


def made_sentences(made: Made, lang: str = "en", *, weighed: bool = True) -> Iterator[str]:
    """How hard it is, what it has of clues and in which symmetry, and what there is to do on the way.

    Which clues could go is told only if `weighed`: on large grids it can take minutes to find out.
    """
    if not made.is_met:
        yield say("made-short", lang, asked=made.asked or say("made-asked", lang), attempts=made.attempts)
    yield from [*rated_sentences(made.rated, lang)][:2]
    count = sum(made.clues.values())
    if made.request.is_covered or not weighed:  # each of them could go, and none is meant to
        yield say("made-clues", lang, clues=count)
    elif made.minimal:
        yield say("made-minimal", lang, clues=count)
    else:
        yield say("made-needless", lang, clues=count, needless=made.needless)
    names = ", ".join(made.symmetries)
    yield say("made-symmetry", lang, names=names) if names else say("made-no-symmetry", lang)
    rated = made.rated
    yield say("made-way", lang, techniques=len(rated.techniques), openings=rated.openings)
