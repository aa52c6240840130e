"""From a line to the reply: which command it is, and who replies to it."""

from __future__ import annotations

from collections.abc import Callable

from gridwright.model.errors import GridwrightError
from gridwright.session import moves, questions
from gridwright.session.commands import CHANGE, Command, read_command
from gridwright.session.finding import StepSearch
from gridwright.session.mending import mend_row
from gridwright.session.reply import Reply
from gridwright.session.session import Session

__all__ = ["reply"]


def reply(session: Session, line: str, search: StepSearch) -> Reply:
    """What a line does and says. A GridwrightError says why it cannot be done; then the session is what it was."""
    command = read_command(line, search.lang)
    return Reply(session) if command is None else _REPLIES[command.name](session, command, search)


def _save(session: Session, command: Command, search: StepSearch) -> Reply:
    if not command.rest:
        raise GridwrightError(search.say("play-which-file"))
    return Reply(session, save=command.rest)


def _quit(session: Session, command: Command, search: StepSearch) -> Reply:
    return Reply(session, ends=True)


_REPLIES: dict[str, Callable[[Session, Command, StepSearch], Reply]] = {
    CHANGE: moves.change,
    "hint": questions.give_hint,
    "next": moves.take_next,
    "undo": moves.undo,
    "redo": moves.redo,
    "clear": moves.clear,
    "check": questions.check,
    "candidates": questions.show_candidates,
    "board": questions.show_board,
    "why": questions.ask_why,
    "explain": questions.explain_rest,
    "solve": moves.solve_all,
    "row": mend_row,
    "restart": moves.restart,
    "save": _save,
    "help": questions.tell_help,
    "quit": _quit,
}
