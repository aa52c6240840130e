"""Rows of a form, with signs between and below them, and the regions that follow."""

from __future__ import annotations

import re
from dataclasses import replace

from gridwright.model.errors import GridwrightError
from gridwright.model.grid import Grid
from gridwright.model.primitives import MAX_VALUES
from gridwright.notations._shared.source_text import TextLine
from gridwright.notations.text.grid import read_givens, read_labels
from gridwright.session.forms.form import Form
from gridwright.session.forms.row_cells import (
    USUAL_WIDTH,
    cells_of,
    dotted,
    has_signs,
    is_spaced,
    is_too_long,
    must_differ,
    too_long,
    width_of,
    without_end,
)

__all__ = [
    "begins_regions", "dotted_holes", "holes_of", "is_empty_row", "typed_labels", "typed_row", "with_signs",
    "with_width",
]

_SLIPPED = 3
"""Spaces that a person may type too many of: a first line that is longer has the numbers above a drawing."""

_HOLE = re.compile(r"[0-9]*\\[0-9]*")
"""A cell that holds nothing, perhaps with sums."""


def is_empty_row(form: Form, line: str) -> bool:
    """Whether a line of nothing but spaces is a row of empty cells."""
    return bool(line) and (form.trimmed or len(line) == form.width)


def begins_regions(form: Form, line: str) -> bool:
    """Whether a line of letters stands where one more row might: regions, before which nobody typed an empty line."""
    if form.height is not None or not form.rows or form.kind.regions != "needed":
        return False
    letters = line.split() if len(line.split()) > 1 else list(line.strip())
    is_blank = set(line.lower()) <= set("xo ")
    return len(letters) == form.width and all(one.isascii() and one.isalpha() for one in letters) and not is_blank


def with_width(form: Form, line: str, lang: str) -> Form:
    """The form with as many columns as its rows have; those with spaces in empty cells may end before a later one."""
    line = dotted_holes(form, line)
    if not form.size and form.kind.square:
        line = without_end(line, USUAL_WIDTH)
        is_margin = not form.rows and len(line) > USUAL_WIDTH + _SLIPPED
        if is_too_long(line, form.kind) and not is_margin:
            raise too_long(line, len(form.rows) + 1, form.width or USUAL_WIDTH, lang)
    trimmed = is_spaced(line) and (form.trimmed or not form.rows)
    if form.width is None:
        return replace(form, columns=width_of(line, form.kind, lang), trimmed=trimmed)
    more = len(line) - form.width
    if form.size or not form.trimmed or more <= 0 or width_of(line, form.kind) != len(line):
        return replace(form, trimmed=trimmed)
    return replace(form, columns=len(line), trimmed=trimmed, rows=tuple(row + " ." * more for row in form.rows))


def dotted_holes(form: Form, line: str) -> str:
    """The line with a dot for each cell that holds nothing, where spaces only stand between cells."""
    return " ".join(_HOLE.sub(".", line).split()) if form.kind.holes and _HOLE.search(line) else line


def typed_row(form: Form, line: str, number: int, lang: str) -> str:
    """A row as our text has it: as it was typed if that can be read there, or else a word for each cell. Rows may have
    different characters for empty cells, so these become dots."""
    plain, width = dotted_holes(form, line), form.width or 0
    values = cells_of(plain, number, width, width if form.kind.square else MAX_VALUES, lang)
    if form.kind.square:
        must_differ(values, number, lang)
    typed = dotted(line, width)
    others = [TextLine(other, ". " * width) for other in range(1, number)]
    try:
        drawn = read_givens(Grid(number, width), [*others, TextLine(number, typed)]).givens[-width:]
    except GridwrightError:
        if has_signs(line) or plain != line:
            raise
        drawn = ()
    return typed if drawn == values and not is_spaced(plain) else " ".join(str(value or ".") for value in values)


def with_signs(form: Form, line: str) -> Form:
    """The form with a line of signs below its last row."""
    width, count = form.width or 0, len(form.rows)
    lines = [TextLine(number, row) for number, row in enumerate(form.rows, 1)]
    read_givens(Grid(count + 1, width), [*lines, TextLine(count, line), TextLine(count + 1, ". " * width)])
    return replace(form, below={**form.below, count: line})


def typed_labels(form: Form, line: str, number: int) -> str:
    width = form.width or 0
    others = [TextLine(other, "A " * width) for other in range(1, number)]
    read_labels(Grid(number, width), [*others, TextLine(number, line)])
    return line


def holes_of(form: Form) -> frozenset[int]:
    """The cells of the rows so far that hold nothing."""
    if not form.kind.holes or not form.rows:
        return frozenset()
    lines = [TextLine(number, row) for number, row in enumerate(form.rows, 1)]
    return frozenset(read_givens(Grid(len(lines), form.width or 0), lines).holes)
