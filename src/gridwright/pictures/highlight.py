"""What a step points at, as data for drawings: houses, cells, candidates and the links between them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gridwright.model.puzzle import Position

if TYPE_CHECKING:
    from gridwright.logic.board import Board
    from gridwright.logic.step import Candidate, Link, Step

__all__ = ["NOTHING", "Highlight", "highlight"]


@dataclass(frozen=True, slots=True)
class Highlight:
    """All that stands out in a picture of a step.

    `cells` are those it is about, `seen` those whose values rule something out. `on` are the candidates that it
    follows from, or that are true along a chain; `off` those that are false along it. What is `placed` and what is
    `removed` comes of it.
    """

    houses: tuple[tuple[int, ...], ...] = ()
    cells: frozenset[int] = frozenset()
    seen: frozenset[int] = frozenset()
    on: frozenset[Candidate] = frozenset()
    off: frozenset[Candidate] = frozenset()
    links: tuple[Link, ...] = ()
    placed: frozenset[Candidate] = frozenset()
    removed: frozenset[Candidate] = frozenset()

    @property
    def candidates(self) -> frozenset[Candidate]:
        """All candidates that stand out but for what is placed."""
        return self.on | self.off | self.removed


NOTHING = Highlight()


def highlight(step: Step, position: Position, board: Board) -> Highlight:
    """What to show of a step that is taken in a position, whose board this is.

    Houses are left out where they would only hide what matters: links, or cells whose values could change places.
    """
    from gridwright.logic.evidence import resting_on, ruling_out  # noqa: PLC0415 - pictures without steps need no logic

    course = () if step.whole else step.substeps  # of a whole course of steps nothing would stand out
    removed = {*step.eliminations, *(candidate for substep in course for candidate in substep.eliminations)}
    on, off = _along(step.links)
    linked = {cell for cell, _ in on | off}
    on |= {(cell, value) for cell, value in _named(step, board) if cell not in linked}
    seen = {cell for cell, _ in ruling_out(position.puzzle, position.values, resting_on(step, position))}
    if step.rules and step.placements:
        seen |= {cell for cell in step.grounds if position.values[cell]}
    return Highlight(
        houses=() if step.links or step.uniqueness else tuple(dict.fromkeys(_shapes(step, position))),
        cells=frozenset(step.cells),
        seen=frozenset(seen),
        on=frozenset(on - removed - {*step.placements}),
        off=frozenset(off - on - removed),
        links=tuple(dict.fromkeys(step.links)),
        placed=frozenset(step.placements),
        removed=frozenset(removed),
    )


def _shapes(step: Step, position: Position) -> list[tuple[int, ...]]:
    """The houses that it uses; if there are none, its rules. Cages laid over houses would only hide what is left."""
    return [house.cells for house in step.houses] or [position.puzzle.rules[rule].cells for rule in step.rules]


def _named(step: Step, board: Board) -> set[Candidate]:
    """The candidates that a pattern is made of: its values in its open cells."""
    cells = [cell for cell in step.cells if not board.values[cell]]
    return {(cell, value) for cell in cells for value in step.values if board.has(cell, value)}


def _along(links: Iterable[Link]) -> tuple[set[Candidate], set[Candidate]]:
    """What is true and what is false along a chain, once its first candidate is taken to be false (or true)."""
    on: set[Candidate] = set()
    off: set[Candidate] = set()
    for link in links:
        (off if link.strong else on).add(link.first)
        (on if link.strong else off).add(link.second)
    return on, off
