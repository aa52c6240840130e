"""From lines that are typed to a puzzle: where a form begins, what a line adds to it or mends, and what comes of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from gridwright.kinds import USUAL, all_kinds, find
from gridwright.model.errors import FormatError, GridwrightError
from gridwright.model.grid import Grid
from gridwright.model.puzzle import Position
from gridwright.model.span import span_text
from gridwright.model.suggestions import closest
from gridwright.notations import load_position
from gridwright.notations._reading.box_characters import is_line
from gridwright.notations._shared.clue_words import is_listing
from gridwright.notations._shared.source_text import TextLine
from gridwright.notations.text.grid import is_upright
from gridwright.notations.text.header import read_header
from gridwright.session.forms.clues import as_listing, letters_of, with_clues, with_letters
from gridwright.session.forms.form import CLUES, LETTERS, REGIONS, ROWS, Form, covering, wanted
from gridwright.session.forms.row_cells import behind_colon, width_of
from gridwright.session.forms.rows import (
    begins_regions,
    dotted_holes,
    is_empty_row,
    typed_labels,
    typed_row,
    with_signs,
    with_width,
)
from gridwright.words import say

__all__ = ["begin", "completed", "is_drawn", "is_first_to_blame", "mended", "with_line"]

_MEND = re.compile(r"\s*([a-z]+)\s+([0-9]{1,3})(?:\s*[:=]|(?=\s))(.*\S.*)", re.IGNORECASE)
_NUMBERS = re.compile(r"\s*[^\W_]+\s*[=:].*")
"""A line that says something of letters."""
_RULE = re.compile(r"[-=|+ ]*\+[-=|+ ]*")
"""A line between rows, as people draw it: `------+-------+------`."""
_REGIONS = re.compile(r"\s*regions\s*:\s*", re.IGNORECASE)
"""What stands before the regions in our text. Here they are asked for, so it says no more than an empty line."""
_QUOTED = 40


def is_drawn(line: str) -> bool:
    """Whether a line is part of a drawing, which cannot be read line by line."""
    return any(map(is_line, line))


def begin(line: str, lang: str = "en") -> Form:
    """A form for the kind that a line names, with its size and options if it names them; a first row will do, too."""
    words = line.split() or [USUAL]
    if not words[0][0].isalpha():
        return with_line(Form(find(USUAL)), line, lang)
    name, names = words[0].lower(), [name for kind in all_kinds() for name in (kind.id, *kind.aliases)]
    if name not in names:
        close = closest(name, names)
        key = "ask-kind-close" if close else "ask-kind-unknown"
        kinds = ", ".join(kind.id for kind in all_kinds())
        raise FormatError(say(key, lang, text=repr(words[0][:_QUOTED]), kinds=kinds, close=close))
    if len(words) > 1 and words[1].isdecimal():
        words[1] = f"{words[1]}x{words[1]}"
    header = read_header(TextLine(1, " ".join(words)))
    if header.span:
        raise FormatError(say("ask-values", lang, values=span_text(header.span)))
    rest = words[2:] if header.size else words[1:]
    if header.size:
        Grid(*header.size)  # which says what is too large
    return Form(find(header.kind), "".join(f" {word}" for word in rest), header.size)


def with_line(form: Form, line: str, lang: str = "en") -> Form:
    """The form with one more line. A GridwrightError says what is wrong with it; an empty one ends what it can end."""
    part, line = wanted(form), as_listing(form, _REGIONS.sub("", line.rstrip("\r\n").expandtabs()))
    if not line.strip() and not (part == ROWS and is_empty_row(form, line)):
        can_end = part == CLUES or (part == ROWS and form.height is None and form.rows)
        return replace(form, ended=form.ended | {part}) if can_end else form
    if part not in (ROWS, REGIONS) or is_listing(line):
        return (None if is_listing(line) else with_letters(form, line)) or with_clues(form, line, lang)
    if _RULE.fullmatch(line):
        return form
    if part == ROWS and begins_regions(form, line):
        form, part = replace(form, ended=form.ended | {ROWS}), REGIONS
    if part == REGIONS:
        return replace(form, regions=(*form.regions, typed_labels(form, line, len(form.regions) + 1)))
    if form.rows and line.strip() and is_upright(TextLine(1, line)):
        return with_signs(form, line)
    form = with_width(form, line, lang)
    return replace(form, rows=(*form.rows, typed_row(form, line, len(form.rows) + 1, lang)))


def mended(form: Form, line: str, lang: str = "en") -> Form | None:
    """The form with another line in the place of one: `row 3: 5..1....9`, `regions 2: AABB`; None for other lines.

    Clues that stand between the same cells take each other's place.
    """
    if is_listing(listed := as_listing(form, line)):
        return with_clues(form, listed, lang)
    if form.letters and _NUMBERS.fullmatch(line):
        return with_letters(form, line)
    match = _MEND.fullmatch(line)
    parts = {name: part for part in (ROWS, REGIONS) for name in (part, part[:-1])}
    if covering(form):
        parts[covering(form)] = LETTERS
    part = parts.get(match[1].lower()) if match else None
    if match is None or part is None:
        return None
    number, typed = int(match[2]), match[3].rstrip("\r\n").expandtabs()
    typed = behind_colon(typed, form.width or 0) if part == ROWS else typed.strip()
    lines = {ROWS: form.rows, REGIONS: form.regions, LETTERS: form.letters}[part]
    if not 1 <= number <= len(lines):
        raise GridwrightError(say("ask-no-row", lang, number=number, count=len(lines)))
    if part == ROWS:
        if len(form.rows) == 1:
            form = with_width(replace(form, rows=(), columns=None), typed, lang)
        return replace(form, rows=_replaced(lines, number, typed_row(form, typed, number, lang)))
    again = _replaced(lines, number, typed_labels(form, typed, number))
    if part == REGIONS:
        return replace(form, regions=again)
    form = replace(form, letters=again)
    return replace(form, numbers={letter: said for letter, said in form.numbers.items() if letter in letters_of(form)})


def _replaced(lines: Sequence[str], number: int, line: str) -> tuple[str, ...]:
    return (*lines[: number - 1], line, *lines[number:])


def is_first_to_blame(form: Form, line: str) -> bool:
    """Whether a line that was refused may be right, and the first row, which has set the width, too long or short."""
    if form.size or len(form.rows) != 1 or is_listing(line):
        return False
    try:
        return width_of(dotted_holes(form, line), form.kind) != form.width
    except GridwrightError:
        return False


def completed(form: Form, *, allow_disconnected: bool = False) -> Position:
    """The puzzle; a GridwrightError says all that is wrong with it."""
    try:
        return load_position(form.text, "text", allow_disconnected=allow_disconnected)
    except GridwrightError as error:  # places in a text that nobody has seen would be no help
        raise type(error)(*(replace(problem, line=None, column=None) for problem in error.problems)) from None
