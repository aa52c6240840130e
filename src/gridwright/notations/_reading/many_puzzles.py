"""A text that is many puzzles and nothing else: with blank lines between them, or one on every line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import chain, islice

from gridwright.kinds import build
from gridwright.model.errors import GridwrightError
from gridwright.model.grid import MAX_SIDE
from gridwright.notations._reading.attachments import must_be_no_regions, without_solutions
from gridwright.notations._reading.one_puzzle import Reading, single
from gridwright.notations._reading.recognition import readers_of
from gridwright.notations._shared.agreement import must_agree
from gridwright.notations._shared.notation import Piece
from gridwright.notations._shared.symbols import are_grids

__all__ = ["COMMENT", "many"]

_SAMPLE = 20
"""How many lines are looked at to tell whether a text has a puzzle on every line."""

_TOGETHER = 500
"""How many puzzles are compared with each other and with what the text says before any of them is handed on."""

_LINE = 16
"""The fewest characters of a line that may be a whole puzzle."""

_MARKED = 5
"""The same for a line that has the signature of a notation, such as `2x2:p`."""

COMMENT = re.compile(r"^[ \t]*#.*", re.MULTILINE)
_CELLS = re.compile(r"[\s,;|]+")
_PARAGRAPH = re.compile(r"\S.*(?:\n[ \t]*\S.*)*")


def many(text: str, from_: str | None) -> Iterator[Reading] | None:
    """The puzzles of a text that has one on every line, or blank lines between them; None if it has not.

    They are read as they are asked for: whoever wants the first need not wait for the last.
    """
    for pieces in (_paragraphs(text), _lines(text)):
        first = list(islice(pieces, _SAMPLE))
        if len(first) > 1 and _mostly_puzzles(first, from_):
            found = (single(piece, from_) for piece in chain(first, pieces))
            return without_solutions(found if from_ else _agreeing(found, text))
    return None


def _agreeing(found: Iterator[Reading], text: str) -> Iterator[Reading]:
    """Puzzles that are what the text says of them; many are looked at before the first of them is seen."""
    comments = "\n".join(COMMENT.findall(text))
    regions: dict[bool, int] = {}
    while some := list(islice(found, _TOGETHER)):
        must_be_no_regions(some, regions)
        must_agree(comments, [reading.draft for reading in some if reading.draft])
        yield from some


def _paragraphs(text: str) -> Iterator[Piece]:
    """What stands between blank lines."""
    line, at = 1, 0
    for match in _PARAGRAPH.finditer(text):
        line += text.count("\n", at, match.start())
        at = match.start()
        yield Piece(match.group(), line)


def _lines(text: str) -> Iterator[Piece]:
    """The lines of a text that may have a puzzle on each; none when they look like the rows of one grid."""
    pieces = (line for line in _numbered(text) if line.text.strip() and not line.text.lstrip().startswith("#"))
    first = list(islice(pieces, MAX_SIDE + 2))  # with so many, they are no rows
    return iter(()) if _are_rows(first, text) else chain(first, pieces)


def _numbered(text: str) -> Iterator[Piece]:
    """The lines of a text, one at a time: together they would take as much room as the text."""
    number, at = 1, 0
    while (end := text.find("\n", at)) >= 0:
        yield Piece(text[at:end], number)
        number, at = number + 1, end + 1
    yield Piece(text[at:], number)


def _are_rows(pieces: Sequence[Piece], text: str) -> bool:
    """Whether lines are too short for puzzles, or as long as there are lines."""
    cells = [_CELLS.sub("", piece.text) for piece in pieces]
    lengths = [len(row) for row in cells]
    words = [len(_CELLS.split(piece.text.strip())) for piece in pieces]
    sample = [piece.text for piece in pieces[:_SAMPLE]]
    is_short = 2 * sum(length < _LINE for length in lengths) >= len(lengths)
    if is_short and (min(lengths, default=0) < _MARKED or _has_mark(text) or not all(map(_has_mark, sample))):
        return True
    counted = (counts for counts in (lengths, words) if min(counts, default=0) > 3)
    is_square = any({abs(count - len(pieces)) for count in counts} <= {0, 1} for counts in counted)
    return is_square and not are_grids(cells)


def _has_mark(text: str) -> bool:
    return any(not reader.loose for reader in readers_of(text))


def _mostly_puzzles(pieces: Sequence[Piece], from_: str | None) -> bool:
    return 2 * sum(_is_puzzle(single(piece, from_)) for piece in pieces) > len(pieces)


def _is_puzzle(reading: Reading) -> bool:
    try:
        return bool(build(reading.or_raise()))
    except GridwrightError:
        return False
