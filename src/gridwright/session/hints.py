"""Hints as data: what is wrong already, and else as much of the next step as is wanted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NotRequired, TypedDict

from gridwright.logic.step import Step
from gridwright.model.puzzle import Position
from gridwright.results.data import as_data
from gridwright.results.outcomes import StatusName, status_name
from gridwright.results.steps import StepData, step_data
from gridwright.session.changes import taken
from gridwright.session.finding import ALL, CELLS, TECHNIQUE, WHERE, Finding, StepSearch, look, told
from gridwright.words import tell, where_to_look

__all__ = ["HintData", "StepHintData", "findings", "hint_data", "ladder_of"]


class StepHintData(TypedDict):
    """As much of a step as is wanted: where to `look` (null if there is no step), which technique, which cells, all."""

    look: str | None
    technique: NotRequired[str]
    rating: NotRequired[float]
    cells: NotRequired[list[str]]
    step: NotRequired[StepData]


class HintData(StepHintData):
    """A hint: how many solutions the puzzle has, cells that are wrong, what to say first, and the next step or, where
    several are taken, `hints` of each of them. `after` is the position that they lead to."""

    kind: str
    status: StatusName
    wrong: list[str]
    message: str
    hints: NotRequired[list[StepHintData]]
    after: NotRequired[dict[str, Any]]


def findings(position: Position, search: StepSearch, count: int = 1) -> Iterator[Finding]:
    """What is found at the position and, while steps are taken, at those that they lead to."""
    found = look(position, search)
    yield found
    for _ in range(count - 1):
        if found.step is None:
            return
        found = look(taken(found.position, found.step), search, found.outcome)
        yield found


def hint_data(found: Sequence[Finding], detail: int = WHERE, lang: str = "en", *, listed: bool = False) -> HintData:
    """What was found as data; where it is `listed`, a hint for each step."""
    first, last = found[0], found[-1]
    grid = first.position.puzzle.grid
    hints = [_step_hint_data(one.step, one.position, detail, lang) for one in found if one.step]
    data: dict[str, Any] = {
        "kind": first.position.puzzle.kind,
        "status": status_name(first.outcome.status),
        "wrong": [grid.name(cell) for cell in first.wrong],
        "message": last.first if listed else first.first,
        **({"hints": hints} if listed else hints[0] if hints else {"look": None}),
    }
    if detail == ALL:
        data["after"] = as_data(taken(last.position, last.step) if last.step else last.position)
    return data  # type: ignore[return-value]


def ladder_of(step: Step, position: Position, lang: str = "en") -> list[str]:
    """A sentence for each detail: where to look, which technique, which cells, all of it."""
    where, technique, cells = told(step, position, CELLS, lang)
    return [where, technique, cells, tell(step, position, lang)]


def _step_hint_data(step: Step, position: Position, detail: int, lang: str) -> StepHintData:
    data: StepHintData = {"look": where_to_look(step, position.puzzle, lang)}
    if detail >= TECHNIQUE:
        data["technique"], data["rating"] = step.technique, step.rating
    if detail >= CELLS:
        data["cells"] = [position.puzzle.grid.name(cell) for cell in step.cells]
    if detail == ALL:
        data["step"] = step_data(step, lang)
    return data
