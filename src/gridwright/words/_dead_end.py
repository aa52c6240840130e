"""A dead end in words: what has no option left."""

from __future__ import annotations

from gridwright.logic.dead_end import DeadEnd
from gridwright.model.puzzle import Puzzle
from gridwright.words._language import language
from gridwright.words._names import Houses

__all__ = ["tell_dead_end"]


def tell_dead_end(end: DeadEnd, puzzle: Puzzle, lang: str = "en") -> str:
    """Which cell has no value left, or which value has no place left in a house."""
    words = language(lang)
    if end.cell is not None:
        return words.filled(words.clauses["no-value"], {"cell": puzzle.grid.name(end.cell)})
    houses = Houses([end.house] if end.house else [], puzzle, words)
    return words.filled(words.clauses["no-place"], {"value": end.value, "house": houses})
