"""How an explanation ends, in words, and what a dead end is."""

from __future__ import annotations

from gridwright.logic.dead_end import DeadEnd
from gridwright.logic.explain import Trail
from gridwright.model.puzzle import Puzzle
from gridwright.words._language import language, say
from gridwright.words._names import Houses
from gridwright.words._together import rated_title

__all__ = ["tell_dead_end", "tell_ending"]

# Each before any step, and after some.
_BROKEN = ("singles-broken-at-once", "singles-broken")
_DEAD = ("explain-dead-at-once", "explain-dead")


def tell_ending(trail: Trail, lang: str = "en") -> str:
    """Where the steps lead: to the solution, to a cell without a value, or no further, or not in the time there was."""
    steps = len(trail.steps)
    if trail.solved and steps:
        hardest = max(trail.steps, key=lambda step: step.rating)
        return say("explain-solved", lang, steps=steps, title=rated_title(hardest, lang))
    if trail.solved:
        return say("filled", lang)
    if trail.broken:
        empty = next(cell for cell in trail.puzzle.grid.filled if not trail.candidates[cell])
        # Where a player has begun, the puzzle itself may have a solution.
        keys = _DEAD if trail.start.is_begun else _BROKEN
        key = keys[steps > 0]
        return say(key, lang, steps=steps, cell=trail.puzzle.grid.name(empty))
    return say("explain-stopped" if trail.stopped else "explain-stuck", lang, steps=steps, open=len(trail.open))


def tell_dead_end(end: DeadEnd, puzzle: Puzzle, lang: str = "en") -> str:
    """Which cell has no value left, or which value has no place left in a house."""
    words = language(lang)
    if end.cell is not None:
        key = "no-value" if end.steps else "no-value-at-once"
        return words.filled(words.clauses[key], {"cell": puzzle.grid.name(end.cell)})
    houses = Houses([end.house] if end.house else [], puzzle, words)
    key = "no-place" if end.steps else "no-place-at-once"
    return words.filled(words.clauses[key], {"value": puzzle.grid.shown(end.value or 0), "house": houses})
