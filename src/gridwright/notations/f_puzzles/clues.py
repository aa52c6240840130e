"""The clues among the fields of f-puzzles: a field for each sort, with a list of the places where one stands.

There is no field for signs: people put texts such as `<` on the borders of cells, and they are read as what they look
like. Other texts, lines and shapes are drawings that may mean anything.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from gridwright.clues import all_sorts
from gridwright.clues.candidates import PrintedCandidates
from gridwright.clues.region_sum_line import RegionSumLine
from gridwright.clues.sign import Sign
from gridwright.model.clue import Clue
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, GridwrightError, Problem
from gridwright.model.grid import Grid
from gridwright.notations._shared.arrowheads import arrowhead, is_arrowhead, sign_between
from gridwright.notations._shared.clue_words import read_word
from gridwright.notations._shared.regions import regions_of
from gridwright.notations._shared.site_json import Fields, list_of
from gridwright.notations._shared.source_text import converted, quoted
from gridwright.notations._shared.word_parts import parts_of
from gridwright.notations.f_puzzles.fields import FIELDS
from gridwright.notations.f_puzzles.items import names_in

__all__ = ["DRAWINGS", "clues_of", "drawings_of", "sorts_carried", "written_clues"]

_ARROWS, _LETTERS = "arrow", "xv"
_TEXTS = "text"
"""Texts that people put anywhere. On the border of two cells `<` is a sign, as there is no field for signs."""

DRAWINGS = {
    "line": "drawn lines", "rectangle": "drawn rectangles", "circle": "drawn circles", "cage": "drawn cages",
    _TEXTS: "texts",
}
"""Fields of what is only drawn, and what that is called."""

_MADE = ("fromConstraint", "fromRangskSolver", "isNewConstraint", "isLLConstraint")
"""What is said of drawings that were made to show a clue which has a field of its own."""


def _is_long(line: Any) -> bool:
    return isinstance(line, list) and len(line) > 1


def clues_of(grid: Grid, said: Fields, cells: Sequence[Fields]) -> tuple[Clue, ...]:
    """The clues of all fields; in old strings the cells say themselves that they are odd or even."""
    items = [(name, item) for name in FIELDS for item in list_of(said, name)]
    clues = [clue for some in converted(items, lambda item: _clues(grid, *item)) for clue in some]
    signs = converted(list_of(said, _TEXTS), lambda text: _sign(grid, text))
    parities = [(cell, str(fields["parity"])) for cell, fields in enumerate(cells) if fields.get("parity")]
    marked = converted(parities, lambda item: read_word(grid, f"{grid.name(item[0])}={item[1].lower()}"))
    return (*clues, *marked, *(sign for sign in signs if sign))


def _clues(grid: Grid, name: str, item: Any) -> list[Clue]:
    if not isinstance(item, Mapping):
        raise FormatError(f"{name}: {quoted(str(item))} is not a clue")
    try:
        return [read_word(grid, word) for word in FIELDS[name].words(grid, item)]
    except GridwrightError as error:
        raise FormatError(*(Problem(f"{name}: {one.message}", one.cells) for one in error.problems)) from None


def _sign(grid: Grid, text: Any) -> Clue | None:
    """The sign that a text is, if it is one."""
    said = text if isinstance(text, Mapping) else {}
    words, names = said.get("value") or "", said.get("cells")
    if is_arrowhead(words) and isinstance(names, list) and len(names) == 2:
        first, second = (grid.named(name) for name in names_in(grid, said, "cells"))
        return Sign(grid, *sign_between(grid, first, second, words, said.get("angle")))
    return None


def drawings_of(grid: Grid, said: Fields) -> Iterator[str]:
    """What is drawn that may mean something no field says; a circle without an arrow, too, a line of one cell, and
    an X or V without its letter."""
    for name in FIELDS:
        for item in list_of(said, name):
            lines = list_of(item, "lines") if isinstance(item, Mapping) else []
            if name == _ARROWS and isinstance(item, Mapping) and item.get("cells") and not any(map(_is_long, lines)):
                yield f"a circle without an arrow{_where(item)}"
            elif name == _LETTERS and isinstance(item, Mapping) and not item.get("value"):
                yield f"an X or V without its letter{_where(item)}"
            elif any(isinstance(line, list) and len(line) == 1 for line in lines):
                yield f"a line of one cell ({name}{_where({'cells': lines[0]})})"
    for name, called in DRAWINGS.items():
        for item in list_of(said, name):
            if not isinstance(item, Mapping) or any(item.get(made) for made in _MADE):
                continue
            if name == _TEXTS:
                if item.get("value") and not _sign(grid, item):
                    yield f"the text {quoted(str(item['value']))}{_where(item)}"
            elif name != "cage" or item.get("cells"):  # a cage without cells stores a title or a solution
                yield called


def _where(item: Mapping[str, Any]) -> str:
    names = item.get("cells")
    return f" at {quoted(', '.join(map(str, names)))}" if isinstance(names, list) and names else ""


def written_clues(draft: Draft) -> dict[str, list[dict[str, Any]]]:
    """The fields that say the clues of a draft."""
    written: dict[str, list[dict[str, Any]]] = {}
    field_of = {called: name for name, field in FIELDS.items() for called in field.names}
    for clue in draft.clues:
        if isinstance(clue, PrintedCandidates):
            continue  # what is told of single cells stands in the grid
        if isinstance(clue, Sign):
            text = arrowhead(draft.grid, clue.cells)
            places = [draft.grid.name(cell).upper() for cell in sorted(clue.cells)]
            item = {"cells": places, "value": text, "fontC": "#000000", "size": 0.7}
            written.setdefault(_TEXTS, []).append(item)
            continue
        word = parts_of((_in_one(clue, draft) if isinstance(clue, RegionSumLine) else clue).word)
        if word.name not in field_of:
            raise FormatError(f"there is no way to write {clue.label} here")
        name = field_of[word.name]
        written.setdefault(name, []).extend(FIELDS[name].items(draft.grid, word))
    return written


def _in_one(line: RegionSumLine, draft: Draft) -> RegionSumLine:
    """A region-sum line before it is cut, which there is done where regions begin."""
    whole = replace(line, starts=())
    regions = regions_of(draft)
    if not regions or whole.within(regions) != line:
        raise FormatError(f"f-puzzles cannot carry {line.label}: it is not cut where regions begin")
    return whole


def sorts_carried() -> frozenset[str]:
    """The sorts of clues that have a field."""
    names = {name for field in FIELDS.values() for name in field.names}
    return frozenset(sort.sort for sort in all_sorts() if parts_of(sort.example).name in names)
