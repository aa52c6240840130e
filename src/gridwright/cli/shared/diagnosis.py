"""A diagnosis as `check` tells it: sentences for people, data for programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, zip_longest
from typing import Any

import gridwright as gw
from gridwright.cli.shared.output import problems_json
from gridwright.cli.shared.steps import step_data

__all__ = ["diagnosis_data", "sentences"]

_REPAIRS = 3
"""Clues whose repairs are told in sentences; others are only named."""
_STEPS = 4
"""Last steps before a dead end that are told."""
_CLUES = 8
"""Clues and cells that are named where there are many."""


def sentences(found: gw.Diagnosis, lang: str) -> Iterator[str]:
    """What is wrong and what would mend it, the plainest first."""
    status = found.outcome.status
    yield from dict.fromkeys(_clash(clash, found.puzzle, lang) for clash in found.clashes)
    if found.conflict:
        yield from _conflict(found, found.conflict, lang)
    elif found.ambiguity:
        yield from _ambiguity(found.puzzle.grid, found.ambiguity, lang)
    elif status in (gw.Status.NONE, gw.Status.SEVERAL):
        yield gw.say("check-no-time", lang)
    if found.redundant:
        named = _named(found.redundant, found.puzzle.grid)
        yield gw.say("check-needless", lang, count=len(found.redundant), clues=", ".join(named))
    elif found.minimal:
        yield gw.say("check-needed", lang)


def _clash(clash: gw.Problem, puzzle: gw.Puzzle, lang: str) -> str:
    """What clashes; the house is told in English only, so that elsewhere two clashes may be told alike."""
    if lang == "en":
        return clash.message
    named = [_cell(cell, puzzle) for cell in clash.cells]
    return gw.say("clash", lang, cells=" ".join(named))


def _cell(cell: int, puzzle: gw.Puzzle) -> str:
    """A cell with its given, if it has one."""
    given = puzzle.givens[cell]
    return gw.Given(puzzle.grid, cell, given).word if given else puzzle.grid.name(cell)


def _conflict(found: gw.Diagnosis, conflict: gw.Conflict, lang: str) -> Iterator[str]:
    puzzle, grid = found.puzzle, found.puzzle.grid
    if conflict.dead_end:
        yield from _dead_end(conflict.dead_end, puzzle, lang)
    clues = _named(conflict.clues, grid)
    if not clues:
        yield gw.say("check-rules", lang)
    elif len(clues) == 1:
        yield gw.say("check-clue", lang, clue=clues[0])
    elif not found.clashes:  # which are said already, and in which house
        yield gw.say("check-clues", lang, count=len(clues), clues=", ".join(clues))
    by_clue = {clues: list(some) for clues, some in groupby(_by_clue(conflict), key=lambda repair: repair.without)}
    for clues_out, repairs in list(by_clue.items())[:_REPAIRS]:
        yield _repair(clues_out, repairs, grid, lang)
    others = [clue for (clue, *_) in list(by_clue)[_REPAIRS:]]
    if others:
        yield gw.say("check-others", lang, clues=_some(_named(others, grid)))


def _by_clue(conflict: gw.Conflict) -> list[gw.Repair]:
    """The repairs of each clue together, clues with a removal or change that leaves one solution first."""
    rank: dict[tuple[gw.Clue, ...], tuple[int, int]] = {}
    for repair in conflict.repairs:
        value = 2 if not repair.unique else 1 if repair.added else 0
        rank[repair.without] = min(rank.get(repair.without, (3, 0)), (value, len(rank)))
    return sorted(conflict.repairs, key=lambda repair: rank[repair.without])


def _repair(clues: Sequence[gw.Clue], repairs: Sequence[gw.Repair], grid: gw.Grid, lang: str) -> str:
    """What removing clues, or changing one, would do."""
    named = _named(clues, grid)
    if len(clues) > 1:
        return gw.say("check-together", lang, count=len(clues), clues=", ".join(named))
    (name,) = named
    removed = any(repair.unique and not repair.added for repair in repairs)
    others = [clue for repair in repairs if repair.unique for clue in repair.added]
    new = "/".join(str(clue.value) if isinstance(clue, gw.Given) else clue.word for clue in others)
    if removed and others:
        return gw.say("check-remove-change", lang, clue=name, new=new)
    if others:
        return gw.say("check-change", lang, clue=name, new=new)
    return gw.say("check-remove" if removed else "check-remove-several", lang, clue=name)


def _dead_end(end: gw.DeadEnd, puzzle: gw.Puzzle, lang: str) -> Iterator[str]:
    yield gw.say("check-dead-end", lang, steps=len(end.steps))
    if len(end.steps) > _STEPS:
        yield "  …"
    for step in end.steps[-_STEPS:]:
        yield f"  {gw.technique_title(step.technique, lang)}: {_result(step, puzzle.grid)}"
    yield f"  {gw.tell_dead_end(end, puzzle, lang)}"


def _result(step: gw.Step, grid: gw.Grid) -> str:
    """What a step places or crosses out, in signs."""
    placed = [f"{grid.name(cell)}={value}" for cell, value in step.placements]
    return ", ".join(placed or [f"{grid.name(cell)}≠{value}" for cell, value in step.eliminations])


def _ambiguity(grid: gw.Grid, ambiguity: gw.Ambiguity, lang: str) -> Iterator[str]:
    if ambiguity.complete:
        yield gw.say("counted", lang, count=ambiguity.count)
    else:
        yield gw.say("check-more-than", lang, count=ambiguity.count - 1)
    differ = _differing(ambiguity)
    first, second = ambiguity.nearest
    examples = _some([f"{grid.name(cell)}={first[cell]}/{second[cell]}" for cell in differ])
    yield gw.say("check-nearest", lang, cells=len(differ), examples=examples)
    varying = ambiguity.varying
    if len(varying) > len(differ):
        yield gw.say("check-varying", lang, cells=len(varying), names=_some([grid.name(cell) for cell in varying]))
    sets = [" + ".join(_named(clues, grid)) for clues in _mixed(ambiguity.completions)]
    size = len(ambiguity.completions[0]) if sets else 0
    if size == 0:
        yield gw.say("check-complete-many", lang)
    elif size == 1:
        yield gw.say("check-complete", lang, clues=_some(sets))
    else:
        key = "check-complete-several" if ambiguity.smallest else "check-complete-found"
        yield gw.say(key, lang, count=size, sets=_some(sets, 3))


def _mixed(sets: Sequence[tuple[gw.Clue, ...]]) -> Iterator[tuple[gw.Clue, ...]]:
    """Sets that begin with a given and sets that begin with a sign by turns, so that the first few show both."""
    givens = [clues for clues in sets if isinstance(clues[0], gw.Given)]
    signs = [clues for clues in sets if not isinstance(clues[0], gw.Given)]
    for pair in zip_longest(givens, signs):
        yield from (clues for clues in pair if clues)


def _differing(ambiguity: gw.Ambiguity) -> list[int]:
    """The cells in which the two nearest solutions differ."""
    return [cell for cell, (one, other) in enumerate(zip(*ambiguity.nearest, strict=True)) if one != other]


def _named(clues: Sequence[gw.Clue], grid: gw.Grid) -> list[str]:
    return [clue.word for clue in clues]


def _some(names: Sequence[str], most: int = _CLUES) -> str:
    return ", ".join(names[:most]) + (" …" if len(names) > most else "")


def diagnosis_data(found: gw.Diagnosis, lang: str) -> dict[str, Any]:
    puzzle, grid = found.puzzle, found.puzzle.grid
    return {
        "ok": found.ok,
        "status": str(found.outcome.status),
        "problems": problems_json(found.clashes, grid),
        "messages": [sentence.strip() for sentence in sentences(found, lang)],
        "conflict": _conflict_data(puzzle, found.conflict, lang) if found.conflict else None,
        "ambiguity": _ambiguity_data(grid, found.ambiguity) if found.ambiguity else None,
        "redundant": None if found.redundant is None else _named(found.redundant, grid),
        "minimal": found.minimal,
    }


def _conflict_data(puzzle: gw.Puzzle, conflict: gw.Conflict, lang: str) -> dict[str, Any]:
    grid, end = puzzle.grid, conflict.dead_end
    return {
        "clues": _named(conflict.clues, grid),
        "dead_end": _dead_end_data(puzzle, end, lang) if end else None,
        "repairs": [
            {
                "remove": _named(repair.without, grid),
                "add": _named(repair.added, grid),
                "unique": repair.unique,
            }
            for repair in conflict.repairs
        ],
    }


def _dead_end_data(puzzle: gw.Puzzle, end: gw.DeadEnd, lang: str) -> dict[str, Any]:
    before = gw.Position(puzzle)
    steps = []
    for step, after in zip(end.steps, gw.replay(puzzle, end.steps), strict=True):
        steps.append(step_data(step, before, lang))
        before = after
    return {
        "cell": None if end.cell is None else puzzle.grid.name(end.cell),
        "value": end.value,
        "house": puzzle.rules[end.house.rule].label if end.house else None,
        "steps": steps,
    }


def _ambiguity_data(grid: gw.Grid, ambiguity: gw.Ambiguity) -> dict[str, Any]:
    return {
        "count": ambiguity.count,
        "complete": ambiguity.complete,
        "nearest": [solution.rows for solution in ambiguity.nearest],
        "compared": ambiguity.compared,
        "differ": [grid.name(cell) for cell in _differing(ambiguity)],
        "vary": {grid.name(cell): sorted(ambiguity.values[cell]) for cell in ambiguity.varying},
        "completions": [_named(clues, grid) for clues in ambiguity.completions],
        "smallest": ambiguity.smallest,
    }
