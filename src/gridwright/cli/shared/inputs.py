"""Arguments to puzzles: files, text or standard input."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain, islice

import click

import gridwright as gw
from gridwright.cli.shared.exit import BAD_INPUT, code_of
from gridwright.cli.shared.flags import with_flags
from gridwright.cli.shared.line_input import at_terminal
from gridwright.cli.shared.output import shown, worst
from gridwright.cli.shared.progress import working
from gridwright.model.suggestions import closest
from gridwright.notations import recognised
from gridwright.notations._reading.files import read_file, read_stream
from gridwright.words import say

__all__ = ["Puzzles", "is_file", "name_of", "require_standard_input", "text_of"]

_ENDING = re.compile(r"\.[A-Za-z][A-Za-z0-9]{0,5}\Z")
"""Such as .txt."""
_FILE = re.compile(r"[^/\\s]\.(?:txt|json|jsonl|csv|sdk|ss|gz)$", re.IGNORECASE)
"""Endings that mean a file, whatever else could be read into them: an x may be an empty cell."""
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]{2,40}")
"""What may be the name of a file without an ending."""

_LONG = 100
"""Characters from which an argument is no name to call a puzzle by."""

Work = Callable[[str, gw.Position], int]
Refuse = Callable[[str, gw.GridwrightError], None]
Heading = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Puzzles:
    """What the command line says about the puzzles to work on."""

    arguments: tuple[str, ...]
    from_: str | None
    allow_disconnected: bool
    names: str
    """The language of what puzzles are called that have no name."""

    @property
    def asks(self) -> bool:
        """Whether a person is asked for the puzzle: there is one, and has named neither a puzzle nor a notation."""
        return not self.arguments and self.from_ is None and at_terminal()

    def each(
        self,
        work: Callable[[str, gw.Puzzle], int],
        refuse: Refuse,
        heading: Heading | None = None,
        *,
        again: bool = False,
    ) -> int:
        """Works on every puzzle; a bad one is refused, and does not keep from the others. Returns the worst exit code.

        All are told the name to call the puzzle by, and `heading` only where there are several.
        Without arguments, a person is asked for one, and else puzzles are on standard input. What a person has typed
        can be mended when it does not go well, if work can be done `again`.
        """
        return self.each_position(lambda name, position: work(name, position.puzzle), refuse, heading, again=again)

    def each_position(
        self, work: Work, refuse: Refuse, heading: Heading | None = None, *, again: bool = False
    ) -> int:
        """The same with what a player has entered and marked."""
        if self.asks:
            return self._ask(work, refuse, again=again)
        codes = []
        for number, argument in enumerate(self.arguments or ("-",), 1):
            name = name_of(argument, number, self.names)
            loaded = self._loaded(argument)
            with working("working-read"):
                first = list(islice(loaded, 2))  # the others are read as their turn comes
            several = len(first) > 1
            for index, item in enumerate(chain(first, loaded), 1):
                one = say("one-of", self.names, name=name, number=index) if several else name
                try:
                    position = item.or_raise()
                    for note in position.notes:
                        name_of_note, _, what = note.partition(": ")
                        click.echo(f"{shown(one)}: {say(name_of_note, self.names, what=what)}", err=True)
                    if heading and (several or len(self.arguments) > 1):
                        heading(one)
                    codes.append(work(one, position))
                except gw.GridwrightError as problem:
                    refuse(one, problem)
                    codes.append(code_of(problem))
        return worst(codes)

    def only(self, work: Work, refuse: Refuse) -> int:
        """Works on one puzzle, again where that is mended, and refuses to choose among several."""
        if self.asks:
            return self._ask(work, refuse, again=True)
        name = name_of((self.arguments or ("-",))[0], 1, self.names)
        try:
            if len(self.arguments) > 1:
                raise gw.FormatError(say("so-far-many", count=len(self.arguments)))
            found = list(self.load_each(text_of(*(self.arguments or ("-",)))))
            if len(found) > 1:
                raise gw.FormatError(say("so-far-many", count=len(found)))
            position = found[0].or_raise()
        except gw.GridwrightError as error:
            refuse(name, error)
            return BAD_INPUT
        return work(name, position)

    def _ask(self, work: Work, refuse: Refuse, *, again: bool) -> int:
        """Works on the puzzle that a person types."""
        from gridwright.cli.shared.dialogue import Dialogue  # noqa: PLC0415 - loaded when it is needed

        def attempt(position: gw.Position) -> int:
            name = say("standard-input", self.names)
            try:
                return work(name, position)
            except gw.GridwrightError as error:
                refuse(name, error)
                return code_of(error)

        def load(text: str) -> gw.Position:
            return next(self.load_each(text)).or_raise()

        dialogue = Dialogue(load, allow_disconnected=self.allow_disconnected)
        position = dialogue.ask()
        return dialogue.mend(attempt, position) if again else attempt(position)

    def _loaded(self, argument: str) -> Iterator[gw.Loaded]:
        """The puzzles of an argument; what is wrong with all of it comes like what is wrong with one."""
        try:
            yield from self.load_each(text_of(argument))
        except gw.GridwrightError as error:
            yield gw.Loaded(1, None, error)

    def load_each(self, text: str) -> Iterator[gw.Loaded]:
        """The puzzles of a text that may hold many."""
        return gw.load_each(text, self.from_, allow_disconnected=self.allow_disconnected)

    def load(self, text: str) -> gw.Puzzle:
        """The puzzle that a text means."""
        try:
            return gw.load(text, self.from_, allow_disconnected=self.allow_disconnected)
        except gw.GridwrightError as error:
            raise with_flags(error) from None


def is_file(argument: str) -> bool:
    """Whether an argument is a file, or - for standard input; else it is a text. A file that is missing is refused."""
    if argument == "-":
        return True
    if os.path.isdir(argument):
        raise gw.FormatError(say("directory", path=argument))
    if os.path.exists(argument):
        return True
    if _is_path(argument) and (_FILE.search(argument) or not recognised(argument)):
        path = argument if len(argument) < _LONG else argument[:_LONG] + "..."
        raise gw.FormatError(say("no-file", path=path) + _meant_file(argument))
    if _NAME.fullmatch(argument) and not recognised(argument):
        raise gw.FormatError(say("no-file-nor-puzzle", path=argument) + _meant_file(argument))
    return False


def _meant_file(path: str) -> str:
    """A question whether the file beside it was meant whose name is closest."""
    folder, name = os.path.split(path)
    try:
        files = os.listdir(folder or ".")
    except OSError:
        return ""
    found = closest(name, files)
    return "; " + say("meant-file", path=os.path.join(folder, found)) if found else ""


def require_standard_input() -> None:
    """Makes sure that there is something to read, and says so to a person who would wonder why nothing happens."""
    if sys.stdin is None:
        raise gw.FormatError(say("closed"))
    if sys.stdin.isatty():
        click.echo(say("reading"), err=True)


def text_of(argument: str) -> str:
    """The text that an argument means: that of a file, itself, or - for standard input."""
    if not is_file(argument):
        return argument
    if argument == "-":
        require_standard_input()
        return read_stream(sys.stdin.buffer)
    try:
        return read_file(argument)
    except OSError as error:
        raise gw.FormatError(say("cannot-read", reason=error.strerror or error)) from None


def _is_path(argument: str) -> bool:
    """Whether an argument looks like the name of a file; a link, with or without words around it, does not."""
    return "\n" not in argument and "://" not in argument and ("/" in argument or _ENDING.search(argument) is not None)


def name_of(argument: str, number: int, lang: str) -> str:
    """What to call the puzzle that an argument is, the first being number 1."""
    if argument == "-":
        return say("standard-input", lang)
    if os.path.exists(argument) or (_is_path(argument) and len(argument) < _LONG):
        return argument
    return say("puzzle", lang, number=number)
