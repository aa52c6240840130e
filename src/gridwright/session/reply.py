"""What a session replies to a line: the session after it, sentences, and what there is to show."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gridwright.model.puzzle import Status
from gridwright.session.finding import Finding
from gridwright.session.session import Session

__all__ = ["Reply", "knowing"]


@dataclass(frozen=True, slots=True)
class Reply:
    """The session after a line, what is said, and what the player wants besides."""

    session: Session
    sentences: tuple[str, ...] = ()
    is_list: bool = False
    """Whether the sentences are items of a list."""
    shows: bool = False
    """To see the board."""
    save: str = ""
    """To keep the position in this file."""
    ends: bool = False
    """To leave."""


def knowing(session: Session, found: Finding) -> Session:
    """The session that knows how many solutions the puzzle has, if that was found out."""
    return session if found.outcome.status is Status.UNDECIDED else replace(session, outcome=found.outcome)
