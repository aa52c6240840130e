"""What `explain` and `hint` have in common: steps as data, and sentences of both."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import gridwright as gw

__all__ = ["chosen", "no_solution", "rated_title", "step_data"]


def rated_title(step: gw.Step, lang: str) -> str:
    """What a step's technique is called, and how hard the step is."""
    return gw.say("rated", lang, title=gw.technique_title(step.technique, lang), rating=step.rating)


def no_solution(puzzle: gw.Puzzle, lang: str) -> str:
    """That there is no solution, and which clues clash directly if any do."""
    clashes = dict.fromkeys(problem.cells for problem in gw.clashes(puzzle))
    told = [gw.say("clash", lang, cells=puzzle.grid.names(cells)) for cells in clashes]
    return " ".join([gw.say("none", lang), *told])


def chosen(*, minimal: bool) -> tuple[gw.Technique, ...]:
    """All of the ladder, or singles and the smallest reason."""
    return (*gw.singles(), *(t for t in gw.ladder() if t.id == "smallest-reason")) if minimal else gw.ladder()


def step_data(step: gw.Step, position: gw.Position, lang: str) -> dict[str, Any]:
    """A step for JSON, told from the position it is taken in."""
    return {**_bare(step, position.puzzle), "text": gw.tell(step, position, lang)}


def _bare(step: gw.Step, puzzle: gw.Puzzle) -> dict[str, Any]:
    name = puzzle.grid.name

    def candidates(pairs: Iterable[tuple[int, int]]) -> list[tuple[str, int]]:
        return [(name(cell), value) for cell, value in pairs]

    return {
        "technique": step.technique,
        "rating": step.rating,
        "placements": candidates(step.placements),
        "eliminations": candidates(step.eliminations),
        "because": {
            "cells": [name(cell) for cell in step.cells],
            "values": list(step.values),
            "links": [
                {"first": first, "second": second, "strong": link.strong}
                for link in step.links
                for first, second in [candidates((link.first, link.second))]
            ],
            "grounds": [name(cell) for cell in step.grounds],
            "houses": [
                {"name": puzzle.rules[house.rule].label, "cells": [name(cell) for cell in house.cells]}
                for house in step.houses
            ],
            "pairs": [(name(first), name(second)) for first, second in step.pairs],
            "whole": step.whole,
            "uniqueness": step.uniqueness,
            "substeps": [_bare(substep, puzzle) for substep in step.substeps],
        },
    }
