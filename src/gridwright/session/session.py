"""A session: a player at a puzzle, with what was done before, what was taken back, and what was told already.

A session never changes: every change makes another, so that whoever shows one can keep it.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from gridwright.model.puzzle import Outcome, Position
from gridwright.session.finding import Finding

__all__ = ["Session", "back", "forth", "moved"]


@dataclass(frozen=True, slots=True)
class Session:
    """Where a player is. `told` says how much of the next step, which `finding` has, was told at this position."""

    position: Position
    past: tuple[Position, ...] = ()
    future: tuple[Position, ...] = ()
    told: int = 0
    finding: Finding | None = field(default=None, compare=False)
    outcome: Outcome | None = field(default=None, compare=False)
    """How many solutions the puzzle has, once somebody asked."""
    pencils: bool = False
    """Whether the player wants to see the candidates of all cells."""
    saved: Position | None = None

    @property
    def is_saved(self) -> bool:
        """Whether nothing would be lost if the player left."""
        return self.is_filled or self.position == (self.saved or (self.past or (self.position,))[0])

    @property
    def is_filled(self) -> bool:
        return not self.position.open


def moved(session: Session, position: Position) -> Session:
    """The session after a change, which can be taken back."""
    if position == session.position:
        return session
    return _at(session, position, (*session.past, session.position), ())


def back(session: Session) -> Session | None:
    """The session without its last change; None if there is none."""
    if not session.past:
        return None
    return _at(session, session.past[-1], session.past[:-1], (session.position, *session.future))


def forth(session: Session) -> Session | None:
    """The session with the change that was taken back last; None if there is none."""
    if not session.future:
        return None
    return _at(session, session.future[0], (*session.past, session.position), session.future[1:])


def _at(
    session: Session, position: Position, past: tuple[Position, ...], future: tuple[Position, ...]
) -> Session:
    outcome = session.outcome if position.puzzle == session.position.puzzle else None
    return replace(session, position=position, past=past, future=future, told=0, finding=None, outcome=outcome)
