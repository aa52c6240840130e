"""What stands below a header and is no grid of our own: whatever would be read without the header.

The header then says the kind and its options, and the rest comes from below: `sudoku 9x9 diagonals` above a line of 81
characters, `kojun 6x6` above a drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from gridwright.clues import Clue
from gridwright.kinds import USUAL, find
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, GridwrightError, Problem
from gridwright.model.grid import Grid, region_label
from gridwright.notations._shared.alphabets import ZERO
from gridwright.notations._shared.candidate_meaning import decided_again
from gridwright.notations._shared.notation import Piece
from gridwright.notations._shared.regions import region_numbers
from gridwright.notations.text.header import Header

__all__ = ["under_header"]

_KINDLESS = frozenset({"blocks", "candidates", "csv", "jigsaw-line", "line", "nonomino", "rows", "table"})
"""Notations that do not say which kind of puzzle they hold, so that a header may."""

_SMALL = 16
"""Cells of a grid that may be but a row of another one."""


class _Body(NamedTuple):
    draft: Draft
    kindless: bool


def under_header(
    header: Header, text: str, first: int, listed: Callable[[Grid], Sequence[Clue]]
) -> Draft | None:
    """The draft that a header and the text below it mean together; None if no notation reads that.

    The text begins on the line `first`. What is `listed` below it, in words, is not part of the draft.
    """
    body = _body(text, first, listed, drawn_boxes=header.boxes is None)
    if body is None:
        return None
    draft, grid = body.draft, body.draft.grid
    if draft.kind != header.kind and not body.kindless:
        raise FormatError(_contradiction(header.kind, draft.kind, (first, 1)))
    if header.size not in (None, (grid.rows, grid.cols)):
        if len(grid.cells) < _SMALL:
            return None
        said = "{}x{}".format(*(header.size or ()))
        raise FormatError(_contradiction(said, f"{grid.rows}x{grid.cols}", header.size_place))
    if draft.regions and find(header.kind).regions == "none":
        raise FormatError(_contradiction(f"{header.kind}, which has no regions", "a grid with regions", (first, 1)))
    clues = listed(grid)
    compares = header.kind != USUAL or header.options or clues
    if compares and any(note.startswith(ZERO) for note in draft.notes):
        return None
    headed = replace(
        draft,
        kind=header.kind,
        boxes=header.boxes or draft.boxes,
        options=draft.options | header.options,
        disconnected=header.disconnected or draft.disconnected,
        size_place=header.size_place,
        boxes_place=header.boxes_place,
        notes=tuple(note for note in draft.notes if not _answers(header, note)),
    )
    return decided_again(headed, clues)


def _answers(header: Header, note: str) -> bool:
    """Whether a header says what a note wonders about."""
    return note == "note-kind" or (note == "note-outside" and header.kind == "skyscrapers")


def _contradiction(said: str, found: str, place: tuple[int, int]) -> Problem:
    return Problem(f"the header says {said}, but what stands below is {found}", (), *place)


def _body(
    text: str, first: int, listed: Callable[[Grid], Sequence[Clue]], *, drawn_boxes: bool
) -> _Body | None:
    """The only way to read a text; None if there is none, and what is wrong with it if it is a drawing.

    Boxes that are drawn are regions, whatever the header says.
    """
    from gridwright.notations._reading.drawings import drawings, is_drawing  # noqa: PLC0415
    from gridwright.notations._reading.one_puzzle import only  # noqa: PLC0415
    from gridwright.notations._reading.recognition import readers_of  # noqa: PLC0415

    if not text.strip():
        return None
    above = first - 1
    readers = [reader for reader in readers_of(text) if reader.id != "text"]
    is_drawn = is_drawing(text) and all(reader.loose for reader in readers)
    drawn = drawings("\n" * above + text, listed) if is_drawn else []
    try:
        reading = drawn[0] if len(drawn) == 1 else only(Piece(text, first), readers)
    except GridwrightError:
        return None
    if drawn and reading and reading.error:
        raise reading.error
    if not reading or not reading.draft:
        return None
    draft = reading.draft
    if not drawn:
        places, region_places = (_below(above, places) for places in (draft.places, draft.region_places))
        draft = replace(draft, places=places, region_places=region_places)
    elif drawn_boxes and not draft.regions and (numbers := region_numbers(draft)):
        draft = replace(draft, regions=tuple(map(region_label, numbers)), boxes=None)
    return _Body(draft, bool(drawn) or not _KINDLESS.isdisjoint(reader.id for reader in readers))


def _below(above: int, places: Mapping[int, tuple[int, int]]) -> dict[int, tuple[int, int]]:
    """Places in a text that stands below so many lines."""
    return {cell: (line + above, column) for cell, (line, column) in places.items()}
