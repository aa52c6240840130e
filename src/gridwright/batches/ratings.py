"""Ratings of any number of puzzles, on all processors, in the order of the input."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

import gridwright as gw
from gridwright.batches.processes import each
from gridwright.batches.sources import Text
from gridwright.engine.batches import processors

__all__ = ["Rating", "ratings"]


@dataclass(frozen=True, slots=True)
class Rating:
    """What became of a text: a puzzle of a kind and size with its ratings, or what is wrong with it."""

    text: Text
    kind: str = ""
    rows: int = 0
    cols: int = 0
    rated: gw.Rated | None = None
    error: str = ""

    @classmethod
    def of(cls, text: Text, puzzle: gw.Puzzle, rated: gw.Rated) -> Rating:
        return cls(text, puzzle.kind, puzzle.grid.rows, puzzle.grid.cols, rated)


def ratings(
    texts: Iterable[Text],
    read: Callable[[str], gw.Puzzle],
    *,
    timeout: float | None = None,
    processes: int | None = None,
) -> Iterator[Rating]:
    """Rates the puzzles that texts mean. What reads them goes to other processes, so it must be known by name."""
    work = partial(_rating, read, timeout)
    return each(work, texts, processes or processors())


def _rating(read: Callable[[str], gw.Puzzle], timeout: float | None, text: Text) -> Rating:
    try:
        puzzle = text.puzzle(read)
        return Rating.of(text, puzzle, gw.rate(puzzle, timeout=timeout))
    except gw.GridwrightError as error:
        return Rating(text, error="; ".join(str(error).splitlines()))
