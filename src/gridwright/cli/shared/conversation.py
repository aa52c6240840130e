"""A session on a terminal, or from a script: lines in, replies out."""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

import click

import gridwright as gw
from gridwright.cli.shared.exit import BAD_INPUT
from gridwright.cli.shared.flags import with_flags
from gridwright.cli.shared.line_input import at_terminal, cancelled_by_ctrl_c, next_line
from gridwright.cli.shared.output import echo_json, echo_notation, report_error
from gridwright.cli.shared.printers import folded
from gridwright.cli.shared.session_view import draw_session, session_data
from gridwright.model.clock import Clock
from gridwright.notations._reading.files import read_file
from gridwright.output_files import is_standard_output, write_all
from gridwright.session.finding import StepSearch
from gridwright.session.questions import greeting
from gridwright.session.replies import reply
from gridwright.session.reply import Reply
from gridwright.session.session import Session
from gridwright.words import say, tell_problem

__all__ = ["Conversation"]

_PROMPT = "> "
_QUICK = 0.5
"""Seconds in which it is looked whether the puzzle has one solution, before anybody asked."""


@dataclass(frozen=True, slots=True)
class Conversation:
    """How a session is led: how steps are looked for, for how many seconds a line, and how it is shown."""

    search: StepSearch
    timeout: float | None = None
    ascii: bool = False
    json: bool = False

    def run(self, position: gw.Position, first: Iterable[str] = ()) -> int:
        """Answers line after line, those that are there already first; the exit code."""
        quick = Clock(self.timeout).within(_QUICK)
        begun = greeting(Session(position), replace(self.search, clock=quick))
        self._tell("", begun)
        session, warned = begun.session, False
        for place, line in self._lines(first):
            try:
                given = self._reply(session, line)
            except gw.GridwrightError as error:
                if not self._refuse(place, error):
                    return BAD_INPUT
                continue
            if given.ends and at_terminal() and not (session.is_saved or warned):
                warned = True  # once is enough
                self._say(say("play-unsaved", self.search.lang))
                continue
            session, warned = given.session, False
            if given.ends:
                break
            self._tell(line, given)
        self._say(say("play-bye" if session.is_saved else "play-bye-unsaved", self.search.lang))
        return 0

    def _lines(self, first: Iterable[str]) -> Iterator[tuple[str, str]]:
        """Each line with where it stands, for messages."""
        for line in first:
            self._echo(line)
            yield "--command", line
        number = 0
        while (typed := next_line(_PROMPT)) is not None:
            number += 1
            if not at_terminal() and typed.strip():
                self._echo(typed)
            yield say("play-line", self.search.lang, number=number), typed
        if at_terminal():
            click.echo()  # Ctrl-D leaves the cursor behind the prompt

    def _echo(self, line: str) -> None:
        """A line that nobody has typed here is shown, so that the reply can be understood."""
        if not self.json:
            click.echo(_PROMPT + line.strip())

    def _reply(self, session: Session, line: str) -> Reply:
        cancel = gw.Cancel()
        with cancelled_by_ctrl_c(cancel):
            try:
                given = reply(session, line, replace(self.search, clock=Clock(self.timeout, cancel)))
            except gw.OutOfTimeError as error:
                raise gw.GridwrightError(say("play-stopped", self.search.lang)) from error
        if cancel.is_set and given.session.position == session.position:
            return Reply(session, (say("play-stopped", self.search.lang),))
        if given.save:
            _save(given.save, session.position, self.search.lang)
            said = say("play-saved", self.search.lang, path=shlex.quote(given.save))
            return replace(given, session=replace(given.session, saved=session.position), sentences=(said,))
        return given

    def _refuse(self, place: str, error: gw.GridwrightError) -> bool:
        """Says what is wrong with a line; whether to go on, as a person can mend it and a script cannot."""
        bare = [replace(problem, line=None, column=None) for problem in with_flags(error).problems]
        if at_terminal() and not self.json:
            for problem in bare:
                self._say(tell_problem(problem, self.search.lang))
        else:
            report_error(place, type(error)(*bare), as_json=self.json)
        return at_terminal()

    def _tell(self, line: str, given: Reply) -> None:
        if self.json:
            echo_json(session_data(line, given))
            return
        if given.shows:
            click.echo(draw_session(given.session, ascii=self.ascii))
        for sentence in given.sentences:
            if given.save:  # a line that is to be copied is not folded
                click.echo(sentence)
            else:
                click.echo(folded(sentence, hanging="    " if given.is_list else ""))

    def _say(self, sentence: str) -> None:
        if not self.json:
            click.echo(folded(sentence))


def _save(path: str, position: gw.Position, lang: str) -> None:
    """Keeps a position, in the place of an earlier one of the same puzzle if there is one, but of nothing else."""
    text = gw.dump(position, "json")
    if is_standard_output(path):
        echo_notation(text)
        return
    path = os.path.expanduser(path)
    if os.path.exists(path) and not _is_position(path, position.puzzle):
        raise gw.GridwrightError(say("play-kept", lang, path=path))
    try:
        write_all([path], [text.encode()])
    except gw.GridwrightError as error:
        raise gw.GridwrightError(f"{path}: {error}") from None


def _is_position(path: str, puzzle: gw.Puzzle) -> bool:
    if not os.path.isfile(path):
        return os.path.exists(path) and not os.path.isdir(path)  # devices and pipes keep nothing that could be lost
    try:
        return gw.load(read_file(path), "json") == puzzle
    except (gw.GridwrightError, OSError):
        return False
