"""Clues and cells as diagnoses name them: a few, where there are many."""

from __future__ import annotations

from collections.abc import Sequence

from gridwright.clues import Clue

__all__ = ["names_of", "some_of"]

_MANY = 8
"""Clues and cells that are named where there are more."""


def names_of(clues: Sequence[Clue]) -> list[str]:
    return [clue.word for clue in clues]


def some_of(names: Sequence[str], most: int = _MANY) -> str:
    return ", ".join(names[:most]) + (" …" if len(names) > most else "")
