"""Replies to commands that change the position: values and marks, steps taken, changes taken back."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from gridwright.logic.evidence import ruling_out
from gridwright.model.errors import GridwrightError
from gridwright.model.puzzle import Position, Status
from gridwright.notations._shared.clue_words import is_listing
from gridwright.session.changes import (
    Change,
    Deed,
    candidates_of,
    changed,
    filled_in,
    is_cell,
    quoted,
    read_changes,
    taken,
)
from gridwright.session.commands import Command, how_often
from gridwright.session.finding import StepSearch, judged, look
from gridwright.session.mending import mend_clues
from gridwright.session.reply import Reply, knowing
from gridwright.session.session import Session, back, forth, moved
from gridwright.words import rated_title, tell

__all__ = ["change", "clear", "redo", "restart", "solve_all", "take_next", "undo"]


def change(session: Session, command: Command, search: StepSearch) -> Reply:
    try:
        changes = read_changes(command.rest, session.position.puzzle, search.lang)
    except GridwrightError:
        if is_listing(command.rest):  # what is no value may be a clue of the puzzle
            return mend_clues(session, command.rest, search)
        raise
    position = changed(session.position, changes, search.lang)
    if position == session.position:  # which undo would not take back
        return Reply(session, (search.say("play-unchanged"),))
    warnings = _warnings(session.position, changes, search)
    return _after(moved(session, position), search, *warnings)


def clear(session: Session, command: Command, search: StepSearch) -> Reply:
    """Empties cells; where there is no value, what was crossed out comes back."""
    if not command.rest:
        raise GridwrightError(search.say("play-which-cell"))
    names = [name for name in re.split(r"[\s,;]+", command.rest) if name]
    if other := next((name for name in names if not is_cell(name)), ""):
        raise GridwrightError(search.say("play-clear", word=quoted(other)))
    words = " ".join(f"{name}=" for name in names)
    return change(session, Command(command.name, words), search)


def take_next(session: Session, command: Command, search: StepSearch) -> Reply:
    """Takes the next step, or as many as are wanted; all of them can be taken back one by one."""
    said: list[str] = []
    for _ in range(how_often(command, search.lang)):
        found = session.finding or look(session.position, search, session.outcome)
        session = knowing(session, found)
        if found.step is None and said and session.is_filled:
            break
        if found.step is None:
            return Reply(session, (*said, found.first), shows=bool(said))
        title, text = rated_title(found.step, search.lang), tell(found.step, session.position, search.lang)
        said.append(f"{title}: {text}")
        session = moved(session, taken(session.position, found.step))
    return _after(session, search, *said)


def undo(session: Session, command: Command, search: StepSearch) -> Reply:
    return _again(session, command, search, back, "play-nothing-undone", "play-all-undone")


def redo(session: Session, command: Command, search: StepSearch) -> Reply:
    return _again(session, command, search, forth, "play-nothing-redone", "play-all-redone")


def _again(
    session: Session, command: Command, search: StepSearch, go: Callable[[Session], Session | None],
    nothing: str, everything: str,
) -> Reply:
    for number in range(how_often(command, search.lang)):
        there = go(session)
        if there is None:
            return Reply(session, (search.say(everything if number else nothing, count=number),), shows=number > 0)
        session = there
    return Reply(session, shows=True)


def restart(session: Session, command: Command, search: StepSearch) -> Reply:
    """Back to the puzzle as it is printed, which can be taken back too."""
    return Reply(moved(session, Position(session.position.puzzle)), shows=True)


def solve_all(session: Session, command: Command, search: StepSearch) -> Reply:
    """The solution on the board, in the place of all that was entered; where there is not just one, what is known."""
    position = session.position
    found = judged(Position(position.puzzle), search, session.outcome)
    session = knowing(session, found)
    if found.outcome.status is not Status.UNIQUE or found.outcome.solution is None:
        is_loose = found.outcome.status is Status.SEVERAL
        return Reply(session, (search.say("play-solutions") if is_loose else found.first,))
    solved = moved(session, filled_in(position.puzzle, found.outcome.solution.values))
    return Reply(solved, (search.say("play-unchanged" if solved is session else "play-solution"),), shows=True)


def _after(session: Session, search: StepSearch, *said: str) -> Reply:
    """The reply after a change: what was said about it, and what it leads to."""
    position = session.position
    if session.is_filled:
        found = judged(position, search, session.outcome)
        is_right = position.puzzle.holds(position.values)
        key = "play-solved" if found.outcome.status is not Status.SEVERAL else "play-solved-one"
        end = search.say(key) if is_right else found.first or search.say("hint-dead")
        return Reply(knowing(session, found), (*said, end), shows=True)
    candidates = candidates_of(position)
    empty = [cell for cell in position.open if not candidates[cell]]
    if empty:
        said = (*said, search.say("play-empty", cells=position.puzzle.grid.names(empty)))
    return Reply(session, said, shows=True)


def _warnings(position: Position, changes: tuple[Change, ...], search: StepSearch) -> Iterator[str]:
    """What speaks against entering a value as far as everybody can see it; the solution is not asked."""
    for one in changes:
        if one.deed is Deed.ENTER and not position.puzzle.givens[one.cell]:
            grid = position.puzzle.grid
            names = {"cell": grid.name(one.cell), "value": grid.shown(one.value)}
            others = [0 if cell == one.cell else value for cell, value in enumerate(position.values)]
            seen = ruling_out(position.puzzle, others, [(one.cell, one.value)])
            marks = position.marks[one.cell] if position.marks else frozenset()
            if seen:
                told = ", ".join(f"{grid.name(cell)}={grid.shown(value)}" for cell, value in seen)
                yield search.say("play-ruled-out", seen=told, **names)
            elif marks and one.value not in marks:
                yield search.say("play-crossed", **names)
        position = changed(position, [one], search.lang)
