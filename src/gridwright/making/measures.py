"""What setters look at besides how hard a puzzle is."""

from __future__ import annotations

from gridwright.making.made import Made

__all__ = ["flow", "measure", "variety"]


def variety(made: Made) -> int:
    """How many different techniques there are on the way."""
    return len(made.rated.techniques)


def flow(made: Made) -> float:
    """In how many cells one can go on, on average, while it is not nearly filled."""
    return made.rated.openings


def measure(made: Made, by: str) -> float:
    """How good a puzzle is by one of the measures; more is better."""
    return {"variety": variety, "flow": flow}[by](made)
