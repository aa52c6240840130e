"""Drawings, as `render` makes them, read back: their values, candidates, regions, signs, dots and marks.

A drawing does not say all of a puzzle. Which of its values are givens cannot be seen, nor can rules without figures;
all values are taken as givens, and a note says so. The frame that people put around a Sudoku with `+`, `-` and `|` is
no drawing in this sense, as long as it shows nothing but the boxes of the default.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from gridwright.clues import Clue, read_clue
from gridwright.clues.run import printed_sums
from gridwright.clues.sign import pairs_of
from gridwright.clues.skyscraper import Skyscraper
from gridwright.model.draft import Draft
from gridwright.model.errors import GridwrightError
from gridwright.model.grid import Grid, default_boxes
from gridwright.notations._reading.box_characters import in_ascii, is_line
from gridwright.notations._reading.drawn_board import DrawnBoard, taken_apart
from gridwright.notations._reading.drawn_clues import black_cells, clues_between, drawn_cells
from gridwright.notations._reading.drawn_margin import (
    listed_below,
    refuse_numbers_around,
    refuse_numbers_outside,
    span_among,
)
from gridwright.notations._reading.drawn_numbers import DrawnNumber, clues_outside, taken_off
from gridwright.notations._reading.one_puzzle import Reading
from gridwright.notations._reading.row_labels import without_labels
from gridwright.notations._shared.agreement import must_agree
from gridwright.notations._shared.candidate_meaning import with_meaning
from gridwright.notations._shared.notation import Piece
from gridwright.notations._shared.regions import kind_by_regions, region_fields
from gridwright.notations._shared.source_text import moved
from gridwright.notations._shared.walls import regions_between

__all__ = ["drawings", "is_drawing", "is_framed", "refuse_numbers_around_frames", "without_lines"]

Listing = Callable[[Grid], Sequence[Clue]]
"""Clues in words, which can be read once the grid is known."""

_NOTE, _KIND, _OUTSIDE = "note-drawing", "note-kind", "note-outside"
_KAKURO = 9
"""The greatest value of a Kakuro."""
_COLOURS = re.compile(r"\x1b\[[0-9;]*m")
_LINES = re.compile(r"[\u2500-\u2570\u2574-\u257f]")
_EDGE = re.compile(r"^\s*\+-+(?:\+-+)*\+\s*$", re.MULTILINE)
_FRAME = re.compile(r"\s*(\+(?:-+\+)+) *(?:\n|$)")


def is_drawing(text: str) -> bool:
    """Whether lines are drawn that mean more than the boxes of a Sudoku."""
    frame = _FRAME.match(text)
    return _LINES.search(text) is not None or (frame is not None and not _shows_boxes(text, frame[1]))


def is_framed(text: str) -> bool:
    """Whether a text begins with the upper edge of a frame, or has a frame in it that shows more than boxes."""
    if _FRAME.match(text):
        return True
    frames = ((piece.text, _FRAME.match(piece.text)) for piece in _pieces(text))
    return any(frame and not _shows_boxes(drawn, frame[1]) for drawn, frame in frames)


def _shows_boxes(text: str, frame: str) -> bool:
    """Whether all that the frame holds is cut into the boxes of the default, by lines like the frame's own."""
    lines = [line.strip() for line in text.split("\n") if line.strip(" |")]
    walls = [column for column, char in enumerate(frame) if char == "+"]
    rows = [line for line in lines if line != frame]
    if any([column for column, char in enumerate(row) if char in "|+-"] != walls for row in rows):
        return False
    # Lines that hold no cells were left out, so that a box is as high as the frame's lines are apart.
    height = lines.index(frame, 1) - 1 if lines.count(frame) > 1 else 0
    segments = rows[0].strip("|").split("|") if rows else []
    width = sum(char != " " for char in segments[0]) if segments else 0
    return height > 0 and (height, width) == default_boxes(len(rows)) and len(segments) * width == len(rows)


def without_lines(text: str) -> str:
    """The text with plain lines in place of those that Unicode has."""
    return in_ascii(_COLOURS.sub("", text))


def refuse_numbers_around_frames(text: str) -> None:
    """A FormatError names a number that is no cell, since it stands outside a frame, whatever took it for one."""
    if "+-" in text:
        framed = [piece for piece in _pieces(text) if _EDGE.search(piece.text)]
        refuse_numbers_around(without_labels(text).split("\n"), framed)


def drawings(text: str, listed_elsewhere: Listing = lambda _: ()) -> list[Reading]:
    """The boards that a text draws; none if it draws something else.

    Clues that are listed elsewhere are left to whoever has the list, even where they are drawn as well.
    """
    text, outside = taken_off(_COLOURS.sub("", text))
    pieces = _pieces(text)
    boards = [taken_apart(piece) for piece in pieces]
    lines = text.split("\n")
    refuse_numbers_outside(without_labels(text).split("\n"), pieces)
    if not boards or None in boards:
        return []
    listed = [listed_below(lines, piece) for piece in pieces]
    drawn = [
        _reading(piece, board, words, listed_elsewhere, outside.get(piece.line, ()))
        for piece, board, (words, _) in zip(pieces, boards, listed, strict=True)
        if board
    ]
    told = {line for _, own in listed for line in own}
    around = "\n".join(line for number, line in enumerate(lines) if not _is_drawn(line) and number not in told)
    must_agree(around, [reading.draft for reading in drawn if reading.draft])
    return drawn


def _pieces(text: str) -> list[Piece]:
    """The lines that are drawn, cut where others stand between them."""
    found: list[Piece] = []
    for drawn, group in groupby(enumerate(text.split("\n"), 1), key=lambda line: _is_drawn(line[1])):
        if drawn:
            lines = list(group)
            found.append(Piece("\n".join(line for _, line in lines), lines[0][0]))
    return found


def _is_drawn(line: str) -> bool:
    first = line.lstrip()[:1]
    return bool(first) and (is_line(first) or first in "+|")


def _reading(
    piece: Piece, board: DrawnBoard, words: Sequence[str], listed_elsewhere: Listing, outside: Sequence[DrawnNumber]
) -> Reading:
    try:
        span, words = span_among(words)
        board = replace(board, grid=board.grid.with_span(span)) if span else board
        listed = [read_clue(board.grid, word) for word in words]
        elsewhere = listed_elsewhere(board.grid)
        beside = clues_outside(outside, board.grid, [*listed, *elsewhere], runs=bool(black_cells(board)))
        draft = _draft(board, [*listed, *beside], elsewhere)
        unmarked = any(isinstance(clue, Skyscraper) for clue in beside)
        return Reading(1, replace(draft, notes=(*draft.notes, _OUTSIDE)) if unmarked else draft)
    except GridwrightError as error:
        return Reading(piece.line, None, moved(error, 1))


def _draft(board: DrawnBoard, listed: Sequence[Clue], elsewhere: Sequence[Clue]) -> Draft:
    if blacks := black_cells(board):
        return _kakuro(board, blacks, listed)
    grid = board.grid
    clues = clues_between(board, [*listed, *elsewhere])
    kind, fields, sizes = _regions(board, [*clues, *listed])
    cells = drawn_cells(board, sizes)
    return with_meaning(
        Draft(
            kind=kind,
            grid=grid,
            givens=cells.values,
            clues=(*clues, *cells.clues, *listed),
            options=cells.diagonals,
            marks=cells.marks if any(cells.marks) else (),
            places=board.places,
            notes=(_NOTE, _KIND) if kind == "suguru" else (_NOTE,),
            **fields,
        )
    )


def _kakuro(board: DrawnBoard, blacks: Mapping[int, str], listed: Sequence[Clue]) -> Draft:
    """Black cells are drawn in no other kind."""
    grid = board.grid.with_holes(blacks)
    texts = ["" if cell in blacks else text for cell, text in enumerate(board.texts)]
    cells = drawn_cells(replace(board, grid=grid, texts=texts), [_KAKURO] * len(texts))
    clues = [read_clue(grid, clue.word) for clue in listed]
    return with_meaning(
        Draft(
            kind="kakuro",
            grid=grid,
            givens=cells.values,
            clues=(*printed_sums(grid, blacks), *cells.clues, *clues),
            marks=cells.marks if any(cells.marks) else (),
            places=board.places,
            notes=(_NOTE,),
        )
    )


def _regions(board: DrawnBoard, clues: Sequence[Clue]) -> tuple[str, dict[str, Any], Sequence[int]]:
    """The kind that the heavy lines show, the fields for its regions, and how many values each cell can have."""
    grid, size, count = board.grid, board.grid.rows, len(board.grid.span())
    labels = regions_between(grid, board.walls)
    counts = [labels.count(label) for label in labels]
    if grid.is_square and not (board.outlined and board.walls):
        # Where all lines are alike, they say nothing about regions; people draw Sudoku so.
        plain = _without_regions(clues) if board.outlined else "sudoku"
        return plain, {}, [count] * len(labels)
    if grid.is_square and set(counts) == {size}:
        kind = kind_by_regions(grid, labels, clues)
        return kind, region_fields(kind, grid, labels), [count] * len(labels)
    return "suguru", {"regions": labels}, counts


def _without_regions(clues: Sequence[Clue]) -> str:
    if pairs_of(clues):
        return "futoshiki"
    return "skyscrapers" if any(isinstance(clue, Skyscraper) for clue in clues) else "latin"
