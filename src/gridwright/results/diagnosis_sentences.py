"""A diagnosis in sentences: what is wrong, and what would mend it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, zip_longest

from gridwright.clues import Clue, Given, clues_of
from gridwright.diagnosis import Ambiguity, Conflict, Diagnosis, Repair, Report, clashes
from gridwright.logic.dead_end import DeadEnd
from gridwright.model.errors import Problem
from gridwright.model.grid import Grid
from gridwright.model.puzzle import Puzzle, Status
from gridwright.results.problems import subject_data
from gridwright.words import say, step_title, tell_dead_end

__all__ = ["differing", "names_of", "no_solution", "sentences", "status_sentence"]

_REPAIRS = 3
"""Clues whose repairs are told in sentences; others are only named."""
_STEPS = 4
"""Last steps before a dead end that are told."""
_CLUES = 8
"""Clues and cells that are named where there are many."""


def status_sentence(found: Diagnosis | Report, name: str, lang: str = "en") -> str:
    """How many solutions the puzzle of that name has."""
    return say(f"check-{found.outcome.status}", lang, name=name, **subject_data(found.puzzle))


def no_solution(puzzle: Puzzle, lang: str = "en") -> str:
    """That there is no solution, and which clues clash directly if any do."""
    cells = dict.fromkeys(problem.cells for problem in clashes(puzzle))
    told = [say("clash", lang, cells=_said_alone(some, puzzle) or puzzle.grid.names(some)) for some in cells]
    return " ".join([say("none", lang), *told])


def _said_alone(cells: Sequence[int], puzzle: Puzzle) -> str:
    """All that clues say about a single cell alone, which is what clashes if there is no other; else nothing."""
    clues = [clue for clue in clues_of(puzzle) if len(cells) == 1 and [*clue.cells] == [*cells]]
    return ", ".join(names_of(clues, puzzle.grid))


def sentences(found: Diagnosis, lang: str = "en") -> Iterator[str]:
    """What is wrong and what would mend it, the plainest first."""
    status = found.outcome.status
    yield from dict.fromkeys(_clash(clash, found.puzzle, lang) for clash in found.clashes)
    if found.conflict:
        yield from _conflict(found, found.conflict, lang)
    elif found.ambiguity:
        yield from _ambiguity(found.puzzle.grid, found.ambiguity, lang)
    elif status in (Status.NONE, Status.SEVERAL):
        yield say("check-no-time", lang)
    if found.redundant:
        named = names_of(found.redundant, found.puzzle.grid)
        yield say("check-needless", lang, count=len(found.redundant), clues=", ".join(named))
    elif found.minimal:
        yield say("check-needed", lang)


def _clash(clash: Problem, puzzle: Puzzle, lang: str) -> str:
    """What clashes; the house is told in English only, so that elsewhere two clashes may be told alike."""
    if lang == "en":
        return clash.message
    named = _said_alone(clash.cells, puzzle) or " ".join(_cell(cell, puzzle) for cell in clash.cells)
    return say("clash", lang, cells=named)


def _cell(cell: int, puzzle: Puzzle) -> str:
    """A cell with its given, if it has one."""
    given = puzzle.givens[cell]
    return Given(puzzle.grid, cell, given).word if given else puzzle.grid.name(cell)


def _conflict(found: Diagnosis, conflict: Conflict, lang: str) -> Iterator[str]:
    puzzle, grid = found.puzzle, found.puzzle.grid
    if conflict.dead_end:
        yield from _dead_end(conflict.dead_end, puzzle, lang)
    clues, missing = names_of(conflict.clues, grid), [repair for repair in conflict.repairs if not repair.without]
    if missing:
        yield _missing(missing, grid, lang)
    elif not clues:
        yield say("check-rules", lang)
    if len(clues) == 1:
        yield say("check-clue", lang, clue=clues[0])
    elif clues and not found.clashes:  # which are said already, and in which house
        yield say("check-clues", lang, count=len(clues), clues=", ".join(clues))
    known = [repair for repair in _by_clue(conflict) if repair.without]
    by_clue = {clues: list(some) for clues, some in groupby(known, key=lambda repair: repair.without)}
    for clues_out, repairs in list(by_clue.items())[:_REPAIRS]:
        yield _repair(clues_out, repairs, grid, lang)
    others = [clue for (clue, *_) in list(by_clue)[_REPAIRS:]]
    if others:
        yield say("check-others", lang, clues=_some(names_of(others, grid)))


def _missing(repairs: Sequence[Repair], grid: Grid, lang: str) -> str:
    """Clues each of which may have been forgotten, those first that leave exactly one solution."""
    best = [repair for repair in repairs if repair.unique] or repairs
    named = names_of([clue for repair in best for clue in repair.added], grid)
    return say("check-missing" if best[0].unique else "check-missing-several", lang, clues=_some(named))


def _by_clue(conflict: Conflict) -> list[Repair]:
    """The repairs of each clue together, clues with a removal or change that leaves one solution first."""
    rank: dict[tuple[Clue, ...], tuple[int, int]] = {}
    for repair in conflict.repairs:
        value = 2 if not repair.unique else 1 if repair.added else 0
        rank[repair.without] = min(rank.get(repair.without, (3, 0)), (value, len(rank)))
    return sorted(conflict.repairs, key=lambda repair: rank[repair.without])


def _repair(clues: Sequence[Clue], repairs: Sequence[Repair], grid: Grid, lang: str) -> str:
    """What removing clues, or changing one, would do."""
    named = names_of(clues, grid)
    if len(clues) > 1:
        return say("check-together", lang, count=len(clues), clues=", ".join(named))
    (name,) = named
    removed = any(repair.unique and not repair.added for repair in repairs)
    others = [clue for repair in repairs if repair.unique for clue in repair.added]
    new = "/".join(str(clue.value) if isinstance(clue, Given) else clue.word for clue in others)
    if removed and others:
        return say("check-remove-change", lang, clue=name, new=new)
    if others:
        return say("check-change", lang, clue=name, new=new)
    return say("check-remove" if removed else "check-remove-several", lang, clue=name)


def _dead_end(end: DeadEnd, puzzle: Puzzle, lang: str) -> Iterator[str]:
    yield say("check-dead-end", lang, steps=len(end.steps))
    if len(end.steps) > _STEPS:
        yield "  …"
    for step in end.steps[-_STEPS:]:
        yield f"  {step_title(step, lang)}: {step.result}"
    yield f"  {tell_dead_end(end, puzzle, lang)}"


def _ambiguity(grid: Grid, ambiguity: Ambiguity, lang: str) -> Iterator[str]:
    if ambiguity.complete:
        yield say("counted", lang, count=ambiguity.count)
    else:
        yield say("check-more-than", lang, count=ambiguity.count - 1)
    differ = differing(ambiguity)
    first, second = ambiguity.nearest
    examples = _some([f"{grid.name(cell)}={first[cell]}/{second[cell]}" for cell in differ])
    yield say("check-nearest", lang, cells=len(differ), examples=examples)
    varying = ambiguity.varying
    if len(varying) > len(differ):
        yield say("check-varying", lang, cells=len(varying), names=_some([grid.name(cell) for cell in varying]))
    sets = [" + ".join(names_of(clues, grid)) for clues in _mixed(ambiguity.completions)]
    size = len(ambiguity.completions[0]) if sets else 0
    if size == 0:
        yield say("check-complete-many", lang)
    elif size == 1:
        yield say("check-complete", lang, clues=_some(sets))
    else:
        key = "check-complete-several" if ambiguity.smallest else "check-complete-found"
        yield say(key, lang, count=size, sets=_some(sets, 3))


def _mixed(sets: Sequence[tuple[Clue, ...]]) -> Iterator[tuple[Clue, ...]]:
    """Sets that begin with a given and sets that begin with a sign by turns, so that the first few show both."""
    givens = [clues for clues in sets if isinstance(clues[0], Given)]
    signs = [clues for clues in sets if not isinstance(clues[0], Given)]
    for pair in zip_longest(givens, signs):
        yield from (clues for clues in pair if clues)


def differing(ambiguity: Ambiguity) -> list[int]:
    """The cells in which the two nearest solutions differ."""
    return [cell for cell, (one, other) in enumerate(zip(*ambiguity.nearest, strict=True)) if one != other]


def names_of(clues: Sequence[Clue], grid: Grid) -> list[str]:
    return [clue.word for clue in clues]


def _some(names: Sequence[str], most: int = _CLUES) -> str:
    return ", ".join(names[:most]) + (" …" if len(names) > most else "")
