"""A text that is many puzzles and nothing else: with blank lines between them, or one on every line."""

from __future__ import annotations

import re
from collections.abc import Sequence

from gridwright.kinds import build
from gridwright.model.errors import GridwrightError
from gridwright.notations._reading.attachments import must_be_no_regions, without_solutions
from gridwright.notations._reading.one_puzzle import Reading, single
from gridwright.notations._reading.recognition import readers_of
from gridwright.notations._shared.agreement import must_agree
from gridwright.notations._shared.notation import Piece

__all__ = ["many"]

_SAMPLE = 20
"""How many lines are looked at to tell whether a text has a puzzle on every line."""

_LINE = 16
"""The fewest characters of a line that may be a whole puzzle."""

_MARKED = 5
"""The same for a line that has the signature of a notation, such as `2x2:p`."""

_CELLS = re.compile(r"[\s,;|]+")
_PARAGRAPH = re.compile(r"\S.*(?:\n[ \t]*\S.*)*")


def many(text: str, from_: str | None) -> list[Reading]:
    """The puzzles of a text that has one on every line, or blank lines between them."""
    for pieces in (_paragraphs(text), _lines(text)):
        if len(pieces) > 1 and _mostly_puzzles(pieces, from_):
            found = [single(piece, from_) for piece in pieces]
            if from_ is None:
                must_be_no_regions(found)
                comments = "\n".join(line for line in text.split("\n") if line.lstrip().startswith("#"))
                must_agree(comments, [reading.draft for reading in found if reading.draft])
            return without_solutions(found)
    return []


def _paragraphs(text: str) -> list[Piece]:
    """What stands between blank lines."""
    matches = _PARAGRAPH.finditer(text)
    line, at = 1, 0
    pieces: list[Piece] = []
    for match in matches:
        line += text.count("\n", at, match.start())
        at = match.start()
        pieces.append(Piece(match.group(), line))
    return pieces


def _lines(text: str) -> list[Piece]:
    """The lines of a text that may have a puzzle on each; none when they look like the rows of one grid."""
    numbered = [Piece(line, number) for number, line in enumerate(text.split("\n"), 1)]
    pieces = [piece for piece in numbered if piece.text.strip() and not piece.text.lstrip().startswith("#")]
    cells = [len(_CELLS.sub("", piece.text)) for piece in pieces]
    words = [len(_CELLS.split(piece.text.strip())) for piece in pieces]
    sample = [piece.text for piece in pieces[:_SAMPLE]]
    is_short = 2 * sum(count < _LINE for count in cells) >= len(cells)
    if is_short and (min(cells, default=0) < _MARKED or _has_mark(text) or not all(map(_has_mark, sample))):
        return []
    for counts in (cells, words):
        if min(counts, default=0) > 3 and {abs(count - len(pieces)) for count in counts} <= {0, 1}:
            return []
    return pieces


def _has_mark(text: str) -> bool:
    return any(not reader.loose for reader in readers_of(text))


def _mostly_puzzles(pieces: Sequence[Piece], from_: str | None) -> bool:
    sample = pieces[:_SAMPLE]
    return 2 * sum(_is_puzzle(single(piece, from_)) for piece in sample) > len(sample)


def _is_puzzle(reading: Reading) -> bool:
    try:
        return bool(build(reading.or_raise()))
    except GridwrightError:
        return False
