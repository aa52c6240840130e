"""What there is to tell a player at a position: what is wrong already, and else the next step, as much as is wanted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from gridwright.engine import solve
from gridwright.engine.candidates import fillable
from gridwright.logic import Step, Technique, hint, mistakes
from gridwright.logic.route import board_of
from gridwright.model.clock import Clock
from gridwright.model.errors import OutOfTimeError
from gridwright.model.layout import layout_of
from gridwright.model.puzzle import Outcome, Position, Status
from gridwright.results.diagnosis_sentences import no_solution
from gridwright.words import rated_title, say, tell, where_to_look

__all__ = ["ALL", "CELLS", "TECHNIQUE", "WHERE", "Finding", "StepSearch", "judged", "look", "told"]

WHERE, TECHNIQUE, CELLS, ALL = range(1, 5)
"""How much a hint tells."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StepSearch:
    """How the next step is looked for, and in which language it is told; `clock` runs for one line of a session."""

    lang: str = "en"
    techniques: Sequence[Technique] | None = None
    uniqueness: bool = False
    clock: Clock = field(default_factory=Clock)

    def say(self, key: str, **fields: object) -> str:
        return say(key, self.lang, **fields)


@dataclass(frozen=True, slots=True)
class Finding:
    """What is found at a position: how many solutions the puzzle has, cells that are wrong, and the next step if any.

    `verdict` is what that means to the player: none when something is wrong, undecided when no step is found.
    `first` is what to say before anything else.
    """

    position: Position
    outcome: Outcome
    verdict: Status
    first: str = ""
    wrong: tuple[int, ...] = ()
    step: Step | None = None

    @property
    def is_bad(self) -> bool:
        """Whether there is no way on from here to a solution."""
        return self.verdict is Status.NONE


def judged(position: Position, search: StepSearch, outcome: Outcome | None = None) -> Finding:
    """What is right and wrong at a position, without a step. Who knows the outcome of the puzzle passes it on."""
    puzzle = position.puzzle
    clock = search.clock
    outcome = outcome or solve(puzzle, timeout=clock.left(), cancel=clock.cancel)
    found = Finding(position, outcome, outcome.status)
    if outcome.status is Status.NONE:
        return replace(found, first=no_solution(puzzle, search.lang))
    if outcome.status is Status.UNIQUE and outcome.solution:
        wrong = mistakes(position, outcome.solution)
        first = search.say("hint-wrong", cells=puzzle.grid.names(wrong)) if wrong else ""
        return replace(found, verdict=Status.NONE if wrong else found.verdict, first=first, wrong=wrong)
    if _is_dead(position, clock):
        return replace(found, verdict=Status.NONE, first=search.say("hint-dead"))
    return replace(found, first=search.say(f"hint-{outcome.status}"))


def _is_dead(position: Position, clock: Clock) -> bool:
    """Whether no solution agrees with the values and marks, as far as there is time to know."""
    try:
        clock.require()
        return not fillable(layout_of(position.puzzle), [board_of(position).candidates], clock)[0]
    except OutOfTimeError:
        return False


def look(position: Position, search: StepSearch, outcome: Outcome | None = None) -> Finding:
    """What is wrong at a position, or else its easiest step."""
    found = judged(position, replace(search, clock=search.clock.half()), outcome)
    if found.is_bad:
        return found
    if not position.open:
        return replace(found, first=search.say("filled"))
    use_it = search.uniqueness and found.outcome.status is Status.UNIQUE
    nothing = "hint-nothing"
    clock = search.clock
    try:
        clock.require()
        step = hint(position, search.techniques, uniqueness=use_it, timeout=clock.left(), cancel=clock.cancel)
    except OutOfTimeError:
        step, nothing = None, "hint-stopped"
    if step is None:
        return replace(found, verdict=Status.UNDECIDED, first=f"{found.first} {search.say(nothing)}".strip())
    return replace(found, step=step)


def told(step: Step, position: Position, detail: int, lang: str = "en") -> Iterator[str]:
    """A step in sentences, as much of it as is wanted."""
    puzzle = position.puzzle
    if detail < ALL:
        yield where_to_look(step, puzzle, lang)
    if detail >= TECHNIQUE:
        yield say("hint-technique", lang, title=rated_title(step, lang))
    if detail == CELLS:
        yield say("hint-cells", lang, cells=puzzle.grid.names(step.cells))
    if detail == ALL:
        yield tell(step, position, lang)
