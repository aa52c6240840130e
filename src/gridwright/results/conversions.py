"""A puzzle in another notation, as data."""

from __future__ import annotations

from typing import TypedDict

from gridwright.model.puzzle import Position
from gridwright.notations import dump, losses

__all__ = ["ConvertedData", "converted_data"]


class ConvertedData(TypedDict):
    """The text of a puzzle in a notation, and what it lacks because that cannot carry it."""

    notation: str
    text: str
    losses: list[str]


def converted_data(position: Position, to: str, *, lossy: bool = False) -> ConvertedData:
    text = dump(position, to, lossy=lossy)
    return {"notation": to, "text": text, "losses": list(losses(position, to)) if lossy else []}
