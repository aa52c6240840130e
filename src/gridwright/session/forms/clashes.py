"""Which givens of a row cannot stand with those of rows before it, while the form is still being filled in."""

from __future__ import annotations

from dataclasses import replace

from gridwright.logic.evidence import ruling_out
from gridwright.model.errors import GridwrightError
from gridwright.session.forms.form import Form
from gridwright.session.forms.lines import completed
from gridwright.words import say

__all__ = ["clashes"]


def clashes(form: Form, number: int, lang: str = "en") -> list[str]:
    """What clashes with the row of that number, as far as that shows before regions and clues are known."""
    if not form.kind.square or form.height is None or not form.width:
        return []
    empty = (". " * form.width).strip()
    rows = (*form.rows, *[empty] * (form.height - len(form.rows)))
    needed = (" ".join(str(column) for column in range(1, form.width + 1)),) * form.height
    regions = needed if form.kind.regions == "needed" else ()
    try:
        puzzle = completed(replace(form, rows=rows, regions=regions, clues=())).puzzle
    except GridwrightError:
        return []
    found = []
    for cell in puzzle.grid.row(number - 1):
        value = puzzle.givens[cell]
        others = [0 if other == cell else given for other, given in enumerate(puzzle.givens)]
        seen = ruling_out(puzzle, others, [(cell, value)]) if value else {}
        names = ", ".join(f"{puzzle.grid.name(other)}={puzzle.grid.shown(given)}" for other, given in seen)
        if names:
            found.append(say("play-ruled-out", lang, cell=puzzle.grid.name(cell), value=value, seen=names))
    return found
