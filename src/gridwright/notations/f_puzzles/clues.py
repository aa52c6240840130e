"""The clues among the fields of f-puzzles: a field for each sort, with a list of the places where one stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from gridwright.clues.sign import Sign
from gridwright.model.clue import Clue
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid
from gridwright.notations._shared.agreement import must_be_known
from gridwright.notations._shared.arrowheads import arrowhead, is_arrowhead, sign_between
from gridwright.notations._shared.clue_words import clue_in, form_of
from gridwright.notations._shared.site_json import Fields, list_of
from gridwright.notations._shared.source_text import converted, quoted

__all__ = ["CLUE_FIELDS", "TEXTS", "clues_of", "written_clues"]


class ClueField(NamedTuple):
    """What each item of a field says, and the number that is meant where none is stated; no other one is known."""

    form: str
    number: str = ""


CLUE_FIELDS = {
    "odd": ClueField("{}=odd"),
    "even": ClueField("{}=even"),
    "difference": ClueField("{}-{}=white", "1"),
    "ratio": ClueField("{}-{}=black", "2"),
}

TEXTS = "text"
"""Texts that people put anywhere. On the border of two cells `<` is a sign, as there is no field for signs."""


def clues_of(grid: Grid, said: Fields) -> tuple[Clue, ...]:
    items = [(name, item) for name in CLUE_FIELDS for item in list_of(said, name)]
    clues = converted(items, lambda item: _clue(grid, *item))
    texts = converted(list_of(said, TEXTS), lambda text: _sign(grid, text))
    return (*clues, *(sign for sign in texts if sign))


def _clue(grid: Grid, name: str, item: Any) -> Clue:
    form, number = CLUE_FIELDS[name]
    said = item if isinstance(item, Mapping) else {}
    cells = _cells(grid, said)
    if said.get("value") not in (None, "", number, number and int(number)):
        must_be_known([f"a {name} of {quoted(str(said['value']))} at {grid.names(cells)}"])
    return clue_in(grid, form, cells)


def _cells(grid: Grid, said: Fields) -> Sequence[int]:
    names = said.get("cells", [said.get("cell", "")])
    if not isinstance(names, list):
        raise FormatError(f"{quoted(str(names))} is not a list of cells")
    return [grid.named(str(name)) for name in names]


def _sign(grid: Grid, text: Any) -> Clue | None:
    """The sign that a text is. Any other text may be a clue of a sort that is not known."""
    said = text if isinstance(text, Mapping) else {}
    words, names = said.get("value") or "", said.get("cells")
    if is_arrowhead(words) and isinstance(names, list) and len(names) == 2:
        first, second = _cells(grid, said)
        return Sign(grid, *sign_between(grid, first, second, words, said.get("angle")))
    if words:
        where = ", ".join(map(str, names)) if isinstance(names, list) else "nowhere"
        must_be_known([f"the text {quoted(str(words))} at {quoted(where)}"])
    return None


def written_clues(draft: Draft) -> dict[str, list[dict[str, Any]]]:
    """The fields that say the clues of a draft."""
    fields: dict[str, list[dict[str, Any]]] = {}
    names = {field.form: name for name, field in CLUE_FIELDS.items()}
    for clue in draft.clues:
        if isinstance(clue, Sign):
            text = arrowhead(draft.grid, clue.cells)
            item = {**_places(draft.grid, sorted(clue.cells)), "value": text, "fontC": "#000000", "size": 0.7}
            fields.setdefault(TEXTS, []).append(item)
        else:
            form, cells = form_of(clue, names)
            fields.setdefault(names[form], []).append(_places(draft.grid, cells))
    return fields


def _places(grid: Grid, cells: Sequence[int]) -> dict[str, Any]:
    names = [grid.name(cell).upper() for cell in cells]
    return {"cells": names} if len(names) > 1 else {"cell": names[0]}
