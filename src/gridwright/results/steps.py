"""Steps and explanations as data."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import TypedDict

from gridwright.logic.explain import Trail, cut, taken_in
from gridwright.logic.step import Candidate, Step
from gridwright.model.clock import Clock
from gridwright.model.errors import GridwrightError
from gridwright.model.puzzle import Position, Puzzle, Solution
from gridwright.results.outcomes import Rows
from gridwright.results.problems import SubjectData, subject_data
from gridwright.words import tell

__all__ = ["StepData", "TrailData", "step_data", "trail_data"]

CandidateData = tuple[str, int]
"""The name of a cell, and a value."""


class LinkData(TypedDict):
    """Two candidates of a chain. Strong: if the first is false, the second is true. Else not both are true."""

    first: CandidateData
    second: CandidateData
    strong: bool


class HouseData(TypedDict):
    """A house: what it is called, and its cells."""

    name: str
    cells: list[str]


class RuleData(TypedDict):
    """A rule: what it is called, and its cells."""

    name: str
    cells: list[str]


class ApartData(TypedDict):
    """Cells of a house, which differ, and how often it counts what they add up to at least or at most."""

    cells: list[str]
    times: int


class ReasonData(TypedDict):
    """What a step is shown by (`cells`, `values`, `links`, the `ways` to fill cells that are left) and what it
    follows from: the candidates of `grounds`, `houses`, `pairs`, `rules` (`times`: how often each house and then
    each rule counts where their sums are added up, and cells that are `apart`, one way or another); all rules and
    candidates (`whole`); that there is one solution only (`uniqueness`)."""

    cells: list[str]
    values: list[int]
    links: list[LinkData]
    ways: list[list[int]]
    grounds: list[str]
    houses: list[HouseData]
    pairs: list[tuple[str, str]]
    rules: list[RuleData]
    times: list[int]
    apart: list[list[ApartData]]
    whole: bool
    uniqueness: bool
    substeps: list[SubstepData]


class SubstepData(TypedDict):
    """A deduction: its technique and rating, what is placed and crossed out, and why."""

    technique: str
    rating: float
    placements: list[CandidateData]
    eliminations: list[CandidateData]
    because: ReasonData


class StepData(SubstepData):
    """A step: a deduction with its sentences, and the single deductions that are told together in it (`parts`), if
    there are several."""

    text: str
    parts: list[SubstepData]


class TrailData(SubjectData):
    """An explanation: whether it leads to the end, the rating of its hardest step (null if none could be taken), its
    steps, and where they lead."""

    solved: bool
    rating: float | None
    steps: list[StepData]
    state: Rows


def step_data(step: Step, lang: str = "en", position: Position | None = None) -> StepData:
    """A step told from the position it is taken in, which it knows unless it was made by hand."""
    position = position or step.position
    if position is None:
        raise GridwrightError("a step on its own does not know the names of cells; take it from a trail or a hint")
    parts = [_bare(part, position.puzzle) for part in step.parts]
    return {**_bare(step, position.puzzle), "text": tell(step, position, lang), "parts": parts}


def trail_data(trail: Trail, lang: str = "en", clock: Clock | None = None) -> TrailData:
    """A trail, or as many of its steps as there is time for."""
    clock = clock or Clock()
    steps = [step_data(*told) for told in takewhile(lambda _: not clock.over(), _told(trail, lang))]
    trail = cut(trail, len(steps))
    return {
        **subject_data(trail.puzzle),
        "solved": trail.solved,
        "rating": trail.rating if trail.solved or trail.steps else None,
        "steps": steps,
        "state": Solution(trail.puzzle.grid, trail.values).rows,
    }


def _told(trail: Trail, lang: str) -> Iterable[tuple[Step, str, Position]]:
    return ((step, lang, position) for step, position in taken_in(trail))


def _bare(step: Step, puzzle: Puzzle) -> SubstepData:
    name, shown = puzzle.grid.name, puzzle.grid.shown

    def candidates(pairs: Iterable[Candidate]) -> list[CandidateData]:
        return [(name(cell), shown(value)) for cell, value in pairs]

    return {
        "technique": step.technique,
        "rating": step.rating,
        "placements": candidates(step.placements),
        "eliminations": candidates(step.eliminations),
        "because": {
            "cells": [name(cell) for cell in step.cells],
            "values": [*map(shown, step.values)],
            "links": [
                {"first": first, "second": second, "strong": link.strong}
                for link in step.links
                for first, second in [candidates((link.first, link.second))]
            ],
            "ways": [[*map(shown, way)] for way in step.ways],
            "grounds": [name(cell) for cell in step.grounds],
            "houses": [
                {"name": puzzle.rules[house.rule].label, "cells": [name(cell) for cell in house.cells]}
                for house in step.houses
            ],
            "pairs": [(name(first), name(second)) for first, second in step.pairs],
            "rules": [
                {"name": rule.label, "cells": [name(cell) for cell in rule.cells]}
                for rule in map(puzzle.rules.__getitem__, step.rules)
            ],
            "times": [*step.times],
            "apart": [[{"cells": [*map(name, cells)], "times": by} for cells, by in one] for one in step.apart],
            "whole": step.whole,
            "uniqueness": step.uniqueness,
            "substeps": [_bare(substep, puzzle) for substep in step.substeps],
        },
    }
