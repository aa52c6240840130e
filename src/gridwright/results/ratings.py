"""How hard puzzles are: as data, and in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, floor
from typing import NotRequired, TypedDict

from gridwright.logic.effort import is_beyond
from gridwright.logic.rate import Rated
from gridwright.results.problems import SubjectData
from gridwright.words import say, technique_title

__all__ = [
    "RatedData", "RatedPuzzleData", "rated_data", "rated_puzzle_data", "rated_sentences", "technique_counts",
]


class _RatingFields(TypedDict):
    """What is said of a rating wherever it is told."""

    rating: float
    effort: float
    effort_low: float | None
    effort_high: float | None
    effort_basis: str
    level: str
    hardest: str
    steps: int
    techniques: dict[str, int]


class RatedData(_RatingFields):
    """How hard a puzzle is: `effort` in minutes, how often each technique is needed, and of each step its rating and
    the candidates left after it (`path`). For half of such puzzles, people's mean time lies between `effort_low` and
    `effort_high`; null is what people's times do not tell: both if the effort is a guess. `effort_basis` says it in a
    word: people's `times`; `beyond` all that are known, so that only `effort_low` is sure; or a `guess`."""

    path: list[tuple[float, int]]


def rated_data(rated: Rated) -> RatedData:
    return {
        "rating": rated.rating,
        "effort": round(rated.effort, 2),
        "effort_low": None if rated.effort_low is None else round(rated.effort_low, 2),
        "effort_high": None if rated.effort_high is None else round(rated.effort_high, 2),
        "effort_basis": rated.effort_basis,
        "level": rated.level,
        "hardest": rated.hardest,
        "steps": len(rated.path),
        "techniques": dict(rated.techniques),
        "path": list(rated.path),
    }


class RatedPuzzleData(SubjectData, _RatingFields):
    """How hard a puzzle is, and which sort of puzzle it is; see `RatedData`. The path only if it is asked for."""

    path: NotRequired[list[tuple[float, int]]]


def rated_puzzle_data(subject: SubjectData, rated: Rated, *, path: bool = False) -> RatedPuzzleData:
    told: RatedPuzzleData = {**subject, **rated_data(rated)}
    if not path:
        del told["path"]
    return told


def rated_sentences(rated: Rated, lang: str = "en") -> Iterator[str]:
    """How hard it is, how long it takes, and in how many steps."""
    if not rated.hardest:
        yield say("filled", lang)
        return
    level, title = say(f"level-{rated.level}", lang), technique_title(rated.hardest, lang)
    yield say("rate-rating", lang, rating=rated.rating, level=level, title=title)
    yield _effort_sentence(rated, lang)
    yield say("rate-steps", lang, steps=len(rated.path))


def _effort_sentence(rated: Rated, lang: str) -> str:
    """The minutes with how sure they are; not more of them than people's times tell."""
    minutes = max(1, round(rated.effort))
    if rated.effort_low is None and is_beyond(rated.effort, rated.rating):
        return say("rate-effort-unknown", lang)
    if rated.effort_low is None:
        return say("rate-effort-guess", lang, minutes=minutes)
    if rated.effort_high is None:
        return say("rate-effort-more", lang, minutes=round(rated.effort_low))
    low, high = floor(rated.effort_low), ceil(rated.effort_high)
    return say("rate-effort", lang, minutes=minutes, low=low, high=high)


def technique_counts(rated: Rated, lang: str = "en") -> Iterator[str]:
    """A line for each technique: how often it is needed, and what it is called."""
    for technique, count in rated.techniques:
        yield f"{count:6}  {technique_title(technique, lang)}"
