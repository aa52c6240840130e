"""Several solutions, in sentences: how many, where they differ, and which clues would leave one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gridwright.clues import Clue, Given
from gridwright.diagnosis import Ambiguity
from gridwright.model.grid import Grid
from gridwright.results.names import names_of, some_of
from gridwright.words import either, say

__all__ = ["ambiguity_sentences", "differing"]

_SETS = 3
"""Sets of several clues that are told."""
_PLACES = 4
"""Places of clues of one sort that are told, where each would be enough."""
_CELLS = 8
"""Cells that are told in which any value would be enough."""


def ambiguity_sentences(grid: Grid, ambiguity: Ambiguity, lang: str) -> Iterator[str]:
    if ambiguity.complete:
        yield say("counted", lang, count=ambiguity.count)
    else:
        yield say("check-more-than", lang, count=ambiguity.count - 1)
    differ = differing(ambiguity)
    first, second = (grid.all_shown(solution.values) for solution in ambiguity.nearest)
    examples = some_of([f"{grid.name(cell)}={first[cell]}/{second[cell]}" for cell in differ])
    yield say("check-nearest", lang, cells=len(differ), examples=examples)
    varying = ambiguity.varying
    if len(varying) > len(differ):
        key = "check-varying" if ambiguity.exact else "check-varying-least"
        yield say(key, lang, cells=len(varying), names=some_of([grid.name(cell) for cell in varying]))
    size = len(ambiguity.completions[0]) if ambiguity.completions else 0
    if size == 0:
        yield say("check-complete-many", lang)
    elif size == 1:
        yield say("check-complete", lang, ways="; ".join(_ways(grid, ambiguity, lang)))
    else:
        key = "check-complete-several" if ambiguity.smallest else "check-complete-found"
        yield say(key, lang, count=size, sets=_sets(ambiguity.completions))


def differing(ambiguity: Ambiguity) -> list[int]:
    """The cells in which the two nearest solutions differ."""
    return [cell for cell, (one, other) in enumerate(zip(*ambiguity.nearest, strict=True)) if one != other]


def _ways(grid: Grid, ambiguity: Ambiguity, lang: str) -> Iterator[str]:
    """Clues each of which is enough, those of a sort together: cells where any value is, and single places."""
    values: dict[int, list[int]] = {}
    others: dict[str, dict[object, str]] = {}
    for (clue,) in ambiguity.completions:
        if isinstance(clue, Given):
            values.setdefault(clue.cell, []).append(clue.value)
        else:
            others.setdefault(clue.sort, {}).setdefault(clue.spot, clue.word)
    whole = [cell for cell, some in values.items() if set(map(grid.shown, ambiguity.values[cell])) == set(some)]
    if whole:
        names = [grid.name(cell) for cell in whole]
        shown = some_of(names, _CELLS) if len(names) > _CELLS else either(names, lang)
        yield say("check-any-value", lang, cells=shown)
    partly = [f"{grid.name(cell)}={'/'.join(map(str, some))}" for cell, some in values.items() if cell not in whole]
    if partly:
        yield some_of(partly, _PLACES)
    for words in others.values():
        yield some_of(list(words.values()), _PLACES)


def _sets(sets: Sequence[tuple[Clue, ...]]) -> str:
    """A few sets that have at most half of their places in common. Those that differ in one value only are one."""
    alike: dict[tuple[object, ...], list[tuple[Clue, ...]]] = {}
    for clues in sets:
        alike.setdefault((clues[:-1], clues[-1].spot), []).append(clues)
    told: list[str] = []
    shown: set[object] = set()
    left = list(alike.values())
    while left and len(told) < _SETS:
        best = min(left, key=lambda some: len(shown & _marks(some[0])) / len(_marks(some[0])))
        left = [some for some in left if len(_places(some[0]) & _places(best[0])) * 2 <= len(best[0])]
        shown |= _marks(best[0])
        told.append(" + ".join([*names_of(best[0][:-1]), _last(best)]))
    return ", ".join(told) + (" …" if left else "")


def _places(clues: Sequence[Clue]) -> set[object]:
    return {clue.spot for clue in clues}


def _marks(clues: Sequence[Clue]) -> set[object]:
    """By what sets of clues are compared: their cells and their sorts."""
    return {cell for clue in clues for cell in clue.cells} | {clue.sort for clue in clues}


def _last(alike: Sequence[tuple[Clue, ...]]) -> str:
    clues = [some[-1] for some in alike]
    values = [str(clue.value) for clue in clues if isinstance(clue, Given)]
    first = clues[0]
    return f"{first.grid.name(first.cells[0])}={'/'.join(values)}" if values else first.word
