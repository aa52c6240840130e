"""Which of the values on a board rule candidates out: what a person points at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gridwright.logic.step import Candidate, Step
from gridwright.logic.structure.sets import cells_in
from gridwright.logic.structure.shape import shape_of
from gridwright.model.layout import layout_of
from gridwright.model.primitives import values_in
from gridwright.model.puzzle import Position, Puzzle

__all__ = ["resting_on", "ruling_out"]


def ruling_out(
    puzzle: Puzzle, values: Sequence[int], candidates: Iterable[Candidate], *, partly: bool = False
) -> dict[Candidate, set[Candidate]]:
    """Few of the values (0 = none) that together rule out every one of the candidates, and which; else nothing.

    With `partly`, those that rule out as many as can be.
    """
    effects = shape_of(layout_of(puzzle)).effects
    left = set(candidates)
    cells_of: dict[int, int] = {}
    for cell, gone in left:
        cells_of[gone] = cells_of.get(gone, 0) | 1 << cell
    hits: dict[Candidate, set[Candidate]] = {}
    for cell, value in enumerate(values):
        for gone, cells in effects[cell][value]:
            if gone in cells_of and cells & cells_of[gone]:
                hit = {(other, gone) for other in cells_in(cells & cells_of[gone])}
                hits.setdefault((cell, value), set()).update(hit)
    found = []
    while left:
        best = max(hits, key=lambda candidate: len(hits[candidate] & left), default=None)
        if best is None or not hits[best] & left:
            if partly:
                break
            return {}
        found.append(best)
        left -= hits[best]
    return {candidate: hits[candidate] for candidate in sorted(found)}


def resting_on(step: Step, position: Position) -> list[Candidate]:
    """What must be ruled out for a step to place its value: it elsewhere in the house, or others in the cell.

    Nothing of the kind where a rule makes the value: then it is what its other cells hold.
    """
    if not step.placements or step.rules:
        return []
    (cell, value), values = step.placements[0], position.values
    domains = layout_of(position.puzzle).domains
    if not step.houses:
        return [(cell, other) for other in values_in(domains[cell]) if other != value]
    others = [other for other in step.houses[0].cells if other != cell and not values[other]]
    return [(other, value) for other in others if value in values_in(domains[other])]
