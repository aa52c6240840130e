"""Why there is no solution, in sentences: what clashes, and what would mend it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from gridwright.clues import Clue, Given
from gridwright.diagnosis import Conflict, Diagnosis, Relaxation, Repair
from gridwright.logic.dead_end import DeadEnd
from gridwright.logic.step import Step
from gridwright.model.grid import Grid
from gridwright.model.puzzle import Puzzle
from gridwright.results.names import names_of, some_of
from gridwright.words import name_rules, name_without, say, step_title, tell_dead_end

__all__ = ["conflict_sentences"]

_REPAIRS = 3
"""Clues whose repairs are told in sentences; others are only named."""
_CLUES = 20
"""Clues that clash and are named."""
_SLIPS = 2
"""Slips that are told."""
_STEPS = 4
"""Last steps before a dead end that are told."""
_RELAXATIONS = 3
"""Sets of rules that are told."""

_CLUES_CLASH = (("check-clues", "check-clues-some"), ("check-clues-two", "check-clues-two-some"))
_RULES_CLASH = (
    ("check-rules-clash", "check-rules-clash-some"), ("check-rules-clash-two", "check-rules-clash-two-some")
)  # fmt: skip
"""What is said if all are needed, and if perhaps fewer are: of many, and of two."""

_ONLY = ("check-suspect", "check-suspects")
_FURTHER = ("check-suspect-too", "check-suspects-too")
"""What is said of a clue of which nothing is known, and of several: if none is known that mends it, and else."""


def conflict_sentences(found: Diagnosis, conflict: Conflict, lang: str) -> Iterator[str]:
    puzzle = found.puzzle
    if conflict.dead_end:
        yield from _dead_end(conflict.dead_end, puzzle, lang)
    missing = [repair for repair in conflict.repairs if not repair.without]
    if missing:
        yield _missing(missing, lang)
    elif not conflict.clues:
        yield say("check-rules", lang)
    if conflict.rules:
        key = "check-rule-clash" if len(conflict.rules) == 1 else _clash(_RULES_CLASH, conflict.rules, conflict)
        yield say(key, lang, rules=name_rules(conflict.rules, puzzle, lang))
    yield from _clues(found, conflict, lang)
    yield from _slips(conflict, lang)
    yield from _repairs(conflict, lang)
    for relaxation in conflict.relaxations[:_RELAXATIONS]:
        yield " ".join(_relaxation(relaxation, puzzle, lang))


def _clash(keys: Sequence[tuple[str, str]], things: Sequence[object], conflict: Conflict) -> str:
    return keys[len(things) == 2][not conflict.minimal]


def _in_short(step: Step, grid: Grid) -> str:
    """What a step places, or crosses out, cell by cell: a clue that nothing fits takes all values of a cell."""
    if step.placements:
        return step.result
    gone: dict[int, list[str]] = {}
    for cell, value in sorted(step.eliminations):
        gone.setdefault(cell, []).append(str(grid.shown(value)))
    return ", ".join(f"{grid.name(cell)}≠{'/'.join(values)}" for cell, values in gone.items())


def _clues(found: Diagnosis, conflict: Conflict, lang: str) -> Iterator[str]:
    clues = names_of(conflict.clues)
    if len(clues) == 1:
        yield say("check-clue", lang, clue=clues[0])
    elif clues and not found.clashes:  # which are said already, and in which house
        key = _clash(_CLUES_CLASH, clues, conflict)
        yield say(key, lang, count=len(clues), clues=some_of(clues, _CLUES)).replace("….", "…")


def _repairs(conflict: Conflict, lang: str) -> Iterator[str]:
    known = [repair for repair in _by_clue(conflict) if repair.without]
    by_clue = {clues: list(some) for clues, some in groupby(known, key=lambda repair: repair.without)}
    for clues_out, repairs in list(by_clue.items())[:_REPAIRS]:
        yield _repair(clues_out, repairs, lang)
    others = [clue for (clue, *_) in list(by_clue)[_REPAIRS:]]
    if others:
        yield say("check-others", lang, clues=some_of(names_of(others)))
    suspects = names_of(conflict.suspects)
    if suspects:
        # Where a clue is known that can go by itself, those that are open are further ones.
        is_known = any(len(repair.without) == 1 for repair in conflict.repairs)
        one, several = _FURTHER if is_known else _ONLY
        yield say(one if len(suspects) == 1 else several, lang, clues=some_of(suspects))
    elif conflict.clues and not conflict.repairs:
        yield say("check-none-alone", lang)


def _slips(conflict: Conflict, lang: str) -> Iterator[str]:
    """Likely slips of whoever typed it: a clue beside its place, or two that are swapped."""
    for slip in conflict.slips[:_SLIPS]:
        first, *more = names_of(slip.without)
        if more:
            yield say("check-swap", lang, clue=first, second=more[0])
        else:
            (clue,) = slip.added
            yield say("check-move", lang, clue=first, cell=clue.grid.name(clue.cells[0]))


def _relaxation(relaxation: Relaxation, puzzle: Puzzle, lang: str) -> Iterator[str]:
    """What would be if some rules were not there."""
    rules, many = name_without(relaxation.sorts, lang), ("none", "unique", "several")
    if relaxation.grids is None:
        yield say(f"check-drop-{many[relaxation.solutions or 2]}", lang, rules=rules)
        return
    key = "check-drop" if relaxation.complete else "check-drop-at-least"
    yield say(key, lang, rules=rules, count=relaxation.grids)
    has_clues = any(puzzle.givens) or any(isinstance(rule, Clue) for rule in puzzle.rules)
    if has_clues and relaxation.solutions is not None:
        yield say(f"check-drop-then-{many[relaxation.solutions]}", lang)


def _missing(repairs: Sequence[Repair], lang: str) -> str:
    """Clues each of which may have been forgotten, those first that leave exactly one solution."""
    best = [repair for repair in repairs if repair.unique] or repairs
    named = names_of([clue for repair in best for clue in repair.added])
    return say("check-missing" if best[0].unique else "check-missing-several", lang, clues=some_of(named))


def _by_clue(conflict: Conflict) -> list[Repair]:
    """The repairs of each clue together, clues with a removal or change that leaves one solution first."""
    rank: dict[tuple[Clue, ...], tuple[int, int]] = {}
    for repair in conflict.repairs:
        value = 2 if not repair.unique else 1 if repair.added else 0
        rank[repair.without] = min(rank.get(repair.without, (3, 0)), (value, len(rank)))
    return sorted(conflict.repairs, key=lambda repair: rank[repair.without])


def _repair(clues: Sequence[Clue], repairs: Sequence[Repair], lang: str) -> str:
    """What removing clues, or changing one, would do."""
    named = names_of(clues)
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
    if removed:
        return say("check-remove", lang, clue=name)
    is_open = any(repair.unique is None for repair in repairs)
    return say("check-remove-open" if is_open else "check-remove-several", lang, clue=name)


def _dead_end(end: DeadEnd, puzzle: Puzzle, lang: str) -> Iterator[str]:
    yield say("check-dead-end" if end.steps else "check-dead-end-at-once", lang, steps=len(end.steps))
    if len(end.steps) > _STEPS:
        yield "  …"
    for step in end.steps[-_STEPS:]:
        yield f"  {step_title(step, lang)}: {_in_short(step, puzzle.grid)}"
    yield f"  {tell_dead_end(end, puzzle, lang)}"
