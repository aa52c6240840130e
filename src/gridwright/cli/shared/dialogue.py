"""The dialogue with a person who types a puzzle on the terminal: its kind, its rows, and what else the kind needs.

Questions go to standard error, so that the answer alone is on standard output, wherever that leads.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from math import isqrt
from string import ascii_letters

import click

import gridwright as gw
from gridwright.cli.shared.exit import BAD_INPUT
from gridwright.cli.shared.flags import with_flags
from gridwright.cli.shared.line_input import next_line
from gridwright.cli.shared.printers import folded
from gridwright.cli.shared.progress import working
from gridwright.clues import sort
from gridwright.kinds import USUAL
from gridwright.model.primitives import MAX_VALUES
from gridwright.notations._shared.clue_words import is_listing
from gridwright.notations._shared.symbols import EMPTY
from gridwright.results.diagnosis_sentences import sentences
from gridwright.session.commands import COMMANDS
from gridwright.session.forms.clashes import clashes
from gridwright.session.forms.form import CLUES, LETTERS, REGIONS, ROWS, Form, clues_wanted, covering, wanted
from gridwright.session.forms.lines import begin, completed, is_drawn, is_first_to_blame, mended, with_line
from gridwright.words import say, spoken, tell_problem

__all__ = ["Dialogue"]


_COMPACT = 9
"""The widest row that is shown without spaces."""


class Dialogue:
    """Asks for a puzzle, and for rows to be mended in it as long as something is wrong."""

    def __init__(self, load: Callable[[str], gw.Position], *, allow_disconnected: bool) -> None:
        self._load, self._lang, self._allow_disconnected = load, spoken(), allow_disconnected
        self._form: Form | None = None

    def ask(self) -> gw.Position:
        """The puzzle that a person types; a FormatError if the input ends before it is whole."""
        kinds = ", ".join(kind.id for kind in gw.all_kinds())
        self._tell("ask-kind", usual=USUAL, kinds=kinds)
        while self._form is None:
            line = self._line("")
            if whole := self._drawing([line]) if is_drawn(line) else self._whole(line):
                return whole
            if is_drawn(line):
                continue
            try:
                self._form = begin(line, self._lang)
            except gw.GridwrightError as error:
                self._tell_error(error)
        return self._fill(self._form, self._form.header if line.strip()[:1].isalpha() else line)

    def mend(self, work: Callable[[gw.Position], int], position: gw.Position) -> int:
        """Works on the position, and again as long as that does not go well and rows are mended; the exit code."""
        code = work(position)
        while code and self._form is not None:
            self._tell("ask-mistyped", examples=_examples(self._form))
            line = next_line()
            if line is None or not line.strip() or _leaves(line):
                return code
            if line.strip().lower() == "check":
                self._diagnose(self._form)
            elif (again := self._mended(self._form, line)) is not None:
                self._form = again
                code = work(self._whole_form(again))
        return code

    def _diagnose(self, form: Form) -> None:
        """Says what is wrong with the puzzle, as `check` would: nobody types it twice for that."""
        with working("working-check"):
            found = gw.diagnose(self._whole_form(form).puzzle)
        for sentence in sentences(found, self._lang):
            click.echo(folded(sentence, hanging="  "), err=True)

    def _whole(self, line: str) -> gw.Position | None:
        """The puzzle that a line is all of: a link, more characters than a row has, or a small grid."""
        is_small = _fills_square(line.strip())
        if len(line.strip()) <= MAX_VALUES and ":" not in line and not is_small:
            return None
        try:
            return self._noted(self._load(line))
        except gw.GridwrightError as error:
            if not is_small:
                self._tell_error(error)
            return None

    def _drawing(self, lines: list[str]) -> gw.Position | None:
        """The puzzle that a drawing shows, of which these lines are the first; an empty one ends it."""
        self._tell("ask-drawing")
        while (line := self._line("")).strip():
            lines.append(line)
        try:
            return self._noted(self._load("\n".join(lines)))
        except gw.GridwrightError as error:
            self._tell_error(error)
            return None

    def _noted(self, position: gw.Position) -> gw.Position:
        """The same position, when it was told what was taken for granted in it."""
        for note in position.notes:
            key, _, what = note.partition(": ")
            self._tell(key, what=what)
        return position

    def _fill(self, form: Form, first: str) -> gw.Position:
        """Asks for part after part until the puzzle is whole; the first line is what it was begun with."""
        asked, typed = "", [first]
        while part := wanted(form):
            if part != asked:
                self._ask_for(form, part)
                asked = part
            number = len(_lines(form, part)) + 1
            line = self._line(f"{number}: " if part != CLUES else "")
            typed.append(line)
            if part == ROWS and is_drawn(line):
                if drawn := self._drawing(typed):
                    return drawn
                typed = [first]
                self._tell("ask-again", number=number)
                continue
            try:
                before, form = form, mended(form, line, self._lang) or with_line(form, line, self._lang)
                self._form = form
                if form == before and not line.strip():
                    key = "ask-empty-row" if part == ROWS else "ask-no-regions"
                    self._tell(key, number=number, example=_sample(form, part))
                self._warn(before, form)
            except gw.GridwrightError as error:
                self._tell_error(error)
                if part != CLUES and not is_listing(line):
                    self._tell("ask-again", number=number)
                if part == ROWS and form.rows and form.height is None:
                    self._tell("ask-end-rows")
                if part == ROWS and is_first_to_blame(form, line):
                    self._tell("ask-first-row", row=form.rows[0])
        return self._whole_form(form)

    def _warn(self, before: Form, form: Form) -> None:
        """Tells of a row that is new how it clashes with others, while it is known which line that was."""
        rows = zip_longest(before.rows, form.rows)
        number = next((number for number, (old, new) in enumerate(rows, 1) if new and old != new), 0)
        if number and (found := clashes(form, number, self._lang)):
            for sentence in found:
                click.echo(folded(sentence), err=True)
            self._tell("ask-clash", examples=f"row {number}: {form.rows[number - 1]}")

    def _ask_for(self, form: Form, part: str) -> None:
        if part == ROWS:
            if form.kind.holes:
                self._tell("ask-holes")
            key = "ask-rows" if form.kind.square or form.size else "ask-rows-open"
            self._tell(key, example=_example(form, part))
            if not form.kind.holes and (later := clues_wanted(form)):
                self._tell("ask-later", titles=", ".join(say(f"clues-{name}", self._lang) for name in later))
        elif part == REGIONS:
            self._tell("ask-regions", example=_example(form, part))
        elif part == CLUES and form.letters:
            number = sort(covering(form)).example.rpartition("=")[2].lstrip(ascii_letters)
            self._tell("ask-numbers", example=f"{form.letters[0].strip()[0]}={number}")
        elif part == CLUES:
            for name in clues_wanted(form):
                key = "ask-lettered" if name == covering(form) else "ask-clues"
                self._tell(key, title=say(f"clues-{name}", self._lang), example=sort(name).example)

    def _whole_form(self, form: Form) -> gw.Position:
        """The puzzle that a form is; as long as something is wrong with it, lines are mended."""
        while True:
            try:
                position = completed(form, allow_disconnected=self._allow_disconnected)
            except gw.GridwrightError as error:
                self._tell_error(error)
                self._tell("ask-mend", examples=_examples(form))
                line = self._line("")
                if not line.strip():
                    raise
                form = self._mended(form, line) or form
            else:
                self._form = form
                return position

    def _mended(self, form: Form, line: str) -> Form | None:
        try:
            again = mended(form, line, self._lang)
            if again is None and line.strip():
                self._tell("ask-mend", examples=_examples(form))
        except gw.GridwrightError as error:
            self._tell_error(error)
            return None
        return again

    def _line(self, prompt: str) -> str:
        click.echo(prompt, err=True, nl=False)
        line = next_line()
        if line is None:
            rows = len(self._form.rows) if self._form else 0
            raise gw.FormatError(say("ask-ended", self._lang, count=rows))
        if _leaves(line):
            raise click.exceptions.Exit(BAD_INPUT)
        return line

    def _tell(self, key: str, **fields: object) -> None:
        click.echo(folded(say(key, self._lang, **fields)), err=True)

    def _tell_error(self, error: gw.GridwrightError) -> None:
        for problem in with_flags(error).problems:
            click.echo(folded(tell_problem(problem, self._lang)), err=True)


def _lines(form: Form, part: str) -> tuple[str, ...]:
    """What was typed of a part."""
    return {ROWS: form.rows, REGIONS: form.regions, LETTERS: form.letters}.get(part, ())


def _leaves(line: str) -> bool:
    """Whether a person has had enough."""
    return line.strip().lower() in ("quit", *COMMANDS["quit"])


def _examples(form: Form) -> str:
    """How lines of this puzzle are mended."""
    parts = (("row", form.rows), ("regions", form.regions), (covering(form), form.letters))
    firsts = [f"{name} 1: {lines[0]}" for name, lines in parts if lines]
    numbers = [f"{letter}={number}" for letter, number in form.numbers.items()]
    return ", ".join([*firsts, *form.clues[:1], *numbers[:1]])


def _example(form: Form, part: str) -> str:
    """How a line of such a puzzle would be mended."""
    number = min(3, form.height or 3)
    return f"{'row' if part == ROWS else part} {number}: {_sample(form, part)}"


def _sample(form: Form, part: str) -> str:
    """A row such as this puzzle has, with a value or two where there are values."""
    width = form.width or form.kind.usual_size[1]
    if part in (REGIONS, LETTERS):
        return "A" * (width // 2) + "B" * (width - width // 2)
    if form.kind.holes:
        return " ".join(["4\\", *["."] * (width - 1)])
    cells = [str(min(5, width)), *["."] * (width - 2), "1"][-width:]
    return (" " if width > _COMPACT else "").join(cells)


def _fills_square(line: str) -> bool:
    """Whether a line that could be a row is rather a grid: its values are those of a square with as many cells."""
    side = isqrt(len(line))
    values = {int(digit) for digit in line if digit.isdecimal()}
    is_grid = 4 <= side <= 8 and side * side == len(line) and not line.isdecimal()
    is_bare = all(char.isdecimal() or char in EMPTY + "-" for char in line)
    return is_grid and is_bare and 0 < max(values, default=0) <= side
