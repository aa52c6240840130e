"""How hard puzzles are: as data, and in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypedDict

from gridwright.logic.rate import Rated
from gridwright.words import say, technique_title

__all__ = ["RatedData", "rated_data", "rated_sentences", "technique_counts"]


class RatedData(TypedDict):
    """How hard a puzzle is: `effort` in minutes, how often each technique is needed, and of each step its rating and
    the candidates left after it (`path`)."""

    rating: float
    effort: float
    level: str
    hardest: str
    steps: int
    techniques: dict[str, int]
    path: list[tuple[float, int]]


def rated_data(rated: Rated) -> RatedData:
    return {
        "rating": rated.rating,
        "effort": round(rated.effort, 2),
        "level": rated.level,
        "hardest": rated.hardest,
        "steps": len(rated.path),
        "techniques": dict(rated.techniques),
        "path": list(rated.path),
    }


def rated_sentences(rated: Rated, lang: str = "en") -> Iterator[str]:
    """How hard it is, how long it takes, and in how many steps."""
    if not rated.hardest:
        yield say("filled", lang)
        return
    level, title = say(f"level-{rated.level}", lang), technique_title(rated.hardest, lang)
    yield say("rate-rating", lang, rating=rated.rating, level=level, title=title)
    yield say("rate-effort", lang, minutes=max(1, round(rated.effort)))
    yield say("rate-steps", lang, steps=len(rated.path))


def technique_counts(rated: Rated, lang: str = "en") -> Iterator[str]:
    """A line for each technique: how often it is needed, and what it is called."""
    for technique, count in rated.techniques:
        yield f"{count:6}  {technique_title(technique, lang)}"
