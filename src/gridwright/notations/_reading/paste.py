"""Puzzles in a text that has more in it than puzzles: a page, a letter, a program. snippets.py finds them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from gridwright.model.errors import FormatError, Problem
from gridwright.notations._reading.attachments import distinct, must_be_no_regions
from gridwright.notations._reading.links import without_words
from gridwright.notations._reading.one_puzzle import Reading, clearest, only
from gridwright.notations._reading.recognition import readable, recognising
from gridwright.notations._reading.snippets import MOST_PIECES, Snippets, snippets
from gridwright.notations._shared.agreement import must_agree
from gridwright.notations._shared.notation import Notation, Piece
from gridwright.notations._shared.source_text import quoted

__all__ = ["among_other_things"]

_SENTENCE = "Here it is:"

_CELLS = re.compile(r"[0-9.*_?-]{16,}")
"""Cells in a row, as most people write them."""

_MISCOUNT = 3
"""By how many characters a puzzle that was copied badly may be longer or shorter than others."""


def among_other_things(text: str, readers: Sequence[Notation], from_: str | None) -> list[Reading]:
    """The puzzles found in a text that has more in it. `readers` are the notations that recognise all of it."""
    notations = _meant(text, readers, from_)
    if not notations:
        return []
    failed: list[Reading] = []
    before = {text}
    for level in snippets(text):
        pieces = [piece for piece in level.pieces if piece.text.strip() and piece.text not in before]
        before.update(piece.text for piece in pieces)
        tried = [(piece, only(piece, recognising(piece.text, notations), level)) for piece in pieces]
        found = [reading for _, reading in tried if reading and reading.draft]
        missed = _passed_over(text, tried)
        if found and not _left_out(level, tried) and not missed:
            if len(level.pieces) >= MOST_PIECES:
                raise FormatError(f"more than {MOST_PIECES:,} places that may hold puzzles; put each on its own line")
            must_be_no_regions(found)
            read = {piece.text.strip() for piece, reading in tried if reading and reading.draft}
            must_agree(without_words(text, read), [reading.or_raise() for reading in found])
            return distinct(found)
        failed += [reading for _, reading in tried if reading and reading.error]
        failed += [Reading(missed.line or 1, None, FormatError(missed))] if missed else []
    best = clearest(failed)
    return [best] if best else []


def _meant(text: str, readers: Sequence[Notation], from_: str | None) -> list[Notation]:
    """The notations in which a puzzle among other things may be written.

    A text with the signature of a notation is meant to be in it. Where the signature must stand at the beginning,
    nothing comes before the puzzle, and what is wrong with it shall be told.
    """
    definite = [reader for reader in readers if not reader.loose]
    if not definite:
        return readable(from_)
    return [reader for reader in definite if reader.recognises(f"{_SENTENCE}\n{text}")]


def _passed_over(text: str, tried: Sequence[tuple[Piece, Reading | None]]) -> Problem | None:
    """A line of the text that has as many cells as a puzzle that was found, and something behind them that is none."""
    read = {piece.text.strip() for piece, reading in tried if reading and reading.draft}
    lengths = {len(words) for words in read if _CELLS.fullmatch(words)}
    for number, line in enumerate(text.split("\n"), 1) if lengths else ():
        cells = _CELLS.match(line.strip())
        if cells and len(cells[0]) in lengths and cells[0] not in read:
            behind = quoted(line.strip()[cells.end() :])
            return Problem(f"{behind} stands behind what looks like another puzzle", (), number, cells.end() + 1)
    return None


def _left_out(level: Snippets, tried: Sequence[tuple[Piece, Reading | None]]) -> bool:
    """Whether a piece that is no puzzle may belong to another, as regions to givens, or be one that has a mistake."""
    read = {len(piece.text.strip()) for piece, reading in tried if reading and reading.draft}
    near = {length + more for length in read for more in range(-_MISCOUNT, _MISCOUNT + 1)}
    rest = [piece for piece, reading in tried if not (reading and reading.draft)]
    return any(level.whole or len(piece.text.strip()) in near for piece in rest)
