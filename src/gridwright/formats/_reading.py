"""Text to drafts: which notation it is, how many puzzles it holds, and what to say when that is not clear.

A text is tried as it stands, first as one puzzle, then as many. Only what no notation knows is searched for puzzles
among other things.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from operator import eq
from typing import NamedTuple

from gridwright.draft import Draft
from gridwright.errors import FormatError, GridwrightError, Problem
from gridwright.formats._drawing import is_drawing
from gridwright.formats._mentions import must_agree
from gridwright.formats._noise import MOST_PIECES, Level, snippets, visible
from gridwright.formats._notation import Notation, Piece
from gridwright.formats._registry import all_notations, notation
from gridwright.formats._source import Source, moved, quoted
from gridwright.kinds import build
from gridwright.sources import MAX_TEXT

__all__ = ["Reading", "plain", "readers_of", "readings"]

_SAMPLE = 20
"""How many lines are looked at to tell whether a text has a puzzle on every line."""

_SENTENCE = "Here it is:"

_LINE = 16
"""The fewest characters of a line that may be a whole puzzle."""

_MARKED = 5
"""The same for a line that has the mark of a notation, such as `2x2:p`."""

_MISCOUNT = 3
"""By how many characters a puzzle that was copied badly may be longer or shorter than others."""

_SHOWN = 14
"""How many lines of a reading are shown where there are several."""

_REGIONS = "these look like the regions of a puzzle, not like givens; our own text has a place for both"

_CELLS = re.compile(r"[\s,;|]+")
_PARAGRAPH = re.compile(r"\S.*(?:\n[ \t]*\S.*)*")


class Reading(NamedTuple):
    """A puzzle's draft or why there is none, and the line of the text on which its part begins."""

    line: int
    draft: Draft | None
    error: GridwrightError | None = None

    def or_raise(self) -> Draft:
        if self.draft is None:
            raise self.error or FormatError("the text is empty")
        return self.draft


def plain(text: str) -> str:
    """The text without a byte order mark, its lines ending with a single line feed."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def readers_of(text: str, from_: str | None = None) -> list[Notation]:
    """The notations that recognise a text, those with a mark of their own first."""
    return _recognising(text, _readable(from_))


def _recognising(text: str, notations: Sequence[Notation]) -> list[Notation]:
    found = [candidate for candidate in notations if candidate.recognises(text)]
    return sorted(found, key=lambda candidate: candidate.loose)


def readings(text: str, from_: str | None = None) -> list[Reading]:
    """The puzzles of a text, with `from_` all in the notation of that id."""
    text = plain(text)
    _must_be_text(text)
    readers = readers_of(text, from_)
    if split := _split(text, readers):
        return split
    if is_drawing(text) and not from_ and all(reader.loose for reader in readers):
        raise FormatError("this is a drawing; write the puzzle in a notation, as --to text does")
    one = _only(Piece(text, 1), readers or _named(from_))
    if one and one.draft:
        return [one]
    if (clean := visible(text)) != text and clean.strip():
        return readings(clean, from_)
    if many := _many(text, from_):
        return many
    found = _among_other_things(text, _meant(text, readers, from_)) if len(text) <= MAX_TEXT else []
    if one and not any(reading.draft for reading in found):
        return [_clearest([one, *found]) or one] if all(reader.loose for reader in readers) else [one]
    if not found:
        start = text.strip().split("\n", 1)[0]
        raise FormatError(f"no notation recognises this text: {quoted(start)}")
    return found


def _meant(text: str, readers: Sequence[Notation], from_: str | None) -> list[Notation]:
    """The notations in which a puzzle among other things may be written.

    A text with the mark of a notation is meant to be that. Where the mark must stand at the beginning nothing comes
    before the puzzle, and what is wrong with it shall be told.
    """
    definite = [reader for reader in readers if not reader.loose]
    if not definite:
        return _readable(from_)
    return [reader for reader in definite if reader.recognises(f"{_SENTENCE}\n{text}")]


def _readable(from_: str | None) -> list[Notation]:
    if from_ is None:
        return [candidate for candidate in all_notations() if candidate.read]
    if notation(from_).read is None:
        raise FormatError(f"{from_} is only written, not read")
    return [notation(from_)]


def _must_be_text(text: str) -> None:
    if not text.strip():
        raise FormatError("the text is empty")
    if "\0" in text:
        raise Source(text).error("a NUL byte: this is no text", text.index("\0"))
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise Source(text).error("half of a surrogate pair: this is no text", error.start) from None


def _many(text: str, from_: str | None) -> list[Reading]:
    """The puzzles of a text that has one on every line, or blank lines between them."""
    for pieces in (_paragraphs(text), _lines(text)):
        if len(pieces) > 1 and _mostly_puzzles(pieces, from_):
            found = [_one(piece, from_) or _unknown(piece) for piece in pieces]
            if from_ is None:
                _must_be_no_regions(found)
                comments = "\n".join(line for line in text.split("\n") if line.lstrip().startswith("#"))
                must_agree(comments, [reading.draft for reading in found if reading.draft])
            return _without_solutions(found)
    return []


def _split(text: str, readers: Sequence[Notation]) -> list[Reading]:
    """The puzzles of a notation that says itself where one ends and the next begins."""
    for reader in readers:
        if reader.split and not reader.loose:
            pieces = reader.split(text)
            if len(pieces) > 1:
                return [_one(piece, reader.id) or _unknown(piece) for piece in pieces]
    return []


def _one(piece: Piece, from_: str | None) -> Reading | None:
    """The only way to read a text as one puzzle; with `from_`, also where that notation does not recognise it."""
    return _only(piece, readers_of(piece.text, from_) or _named(from_))


def _named(from_: str | None) -> list[Notation]:
    return [notation(from_)] if from_ else []


def _only(piece: Piece, readers: Sequence[Notation], level: Level | None = None) -> Reading | None:
    """The only way to read a text as one puzzle. Several that differ are an error that asks for the notation's id.

    When there is no way at all, the error is that of the most definite notation; None when none recognises it.
    What a notation without a mark of its own reads among other things, at some level, must be worth believing.
    """
    if len(piece.text) > MAX_TEXT:
        message = f"a text of {len(piece.text):,} characters; the limit is {MAX_TEXT:,}"
        return Reading(piece.line, None, FormatError(message))
    drafts: dict[str, Draft] = {}
    failed: list[tuple[bool, Reading]] = []
    for reader in readers:
        # What has the mark of a notation and can be read is that, whatever else it looks like.
        if reader.loose and (drafts or (level and len(piece.text.strip()) < level.least)):
            continue
        try:
            draft: Draft = reader.read(piece.text)  # type: ignore[misc]
            if not reader.loose or level is None or _is_believable(draft, level):
                drafts[reader.id] = draft
        except GridwrightError as error:
            failed.append((reader.loose, Reading(piece.line, None, moved(error, piece.line - 1))))
    if not drafts:
        return next((reading for loose, reading in failed if not loose), _clearest([reading for _, reading in failed]))
    first, *rest = drafts.values()
    if any(draft != first for draft in rest):
        return Reading(piece.line, None, FormatError(_ambiguous(drafts)))
    return Reading(piece.line, first)


def _clearest(failed: Sequence[Reading]) -> Reading | None:
    """The first that says what is wrong at some place of the text; else the first."""
    return min(failed, key=lambda reading: not (reading.error and reading.error.problems[0].column), default=None)


def _is_believable(draft: Draft, level: Level) -> bool:
    """Whether characters among other things mean a puzzle: a line of dots does not, nor a long number in a sentence."""
    return any(draft.givens) and not (level.least and all(draft.givens) and not _is_solved(draft))


def _is_solved(draft: Draft) -> bool:
    return all(rule.holds(draft.givens) for rule in build(draft).rules)


def _ambiguous(drafts: Mapping[str, Draft]) -> str:
    """What to say of a text with several readings: how each of them would look."""
    lines = ["the text can be read in several ways; choose one with --from (from_ in Python):"]
    for name, draft in drafts.items():
        shown = notation("text").write(replace(draft, title="", author="", source="")).splitlines()
        lines += [f"  {name}: {shown[0]}", *(f"    {line}" for line in shown[1:_SHOWN])]
        if len(shown) > _SHOWN:
            lines.append("    …")
    return "\n".join(lines)


def _unknown(piece: Piece) -> Reading:
    message = f"no notation recognises this: {quoted(piece.text.strip())}"
    return Reading(piece.line, None, FormatError(Problem(message, line=piece.line)))


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


def _mostly_puzzles(pieces: Sequence[Piece], from_: str | None) -> bool:
    sample = pieces[:_SAMPLE]
    return 2 * sum(_is_puzzle(_one(piece, from_)) for piece in sample) > len(sample)


def _is_puzzle(reading: Reading | None) -> bool:
    try:
        return reading is not None and bool(build(reading.or_raise()))
    except GridwrightError:
        return False


def _among_other_things(text: str, notations: Sequence[Notation]) -> list[Reading]:
    """The puzzles found in a text that has more in it than puzzles."""
    if not notations:
        return []
    failed: list[Reading] = []
    before = {text}
    for level in snippets(text):
        pieces = [piece for piece in level.pieces if piece.text.strip() and piece.text not in before]
        before.update(piece.text for piece in pieces)
        tried = [(piece, _only(piece, _recognising(piece.text, notations), level)) for piece in pieces]
        found = [reading for _, reading in tried if reading and reading.draft]
        if found and not _left_out(level, tried):
            if len(level.pieces) >= MOST_PIECES:
                raise FormatError(f"more than {MOST_PIECES:,} places where puzzles may stand; put each on its own line")
            _must_be_no_regions(found)
            must_agree(text, [reading.or_raise() for reading in found])
            return _distinct(found)
        failed += [reading for _, reading in tried if reading and reading.error]
    clearest = _clearest(failed)
    return [clearest] if clearest else []


def _left_out(level: Level, tried: Sequence[tuple[Piece, Reading | None]]) -> bool:
    """Whether a piece that is no puzzle may belong to another, as regions to givens, or be one that has a mistake."""
    read = {len(piece.text.strip()) for piece, reading in tried if reading and reading.draft}
    near = {length + more for length in read for more in range(-_MISCOUNT, _MISCOUNT + 1)}
    rest = [piece for piece, reading in tried if not (reading and reading.draft)]
    return any(level.whole or len(piece.text.strip()) in near for piece in rest)


def _must_be_no_regions(found: Sequence[Reading]) -> None:
    """Refuse puzzles of which one is but the regions of another: that one would be read without them."""
    alike = {bool(reading.draft and _look_like_regions(reading.draft)): reading.line for reading in reversed(found)}
    if len(alike) > 1:
        raise FormatError(Problem(_REGIONS, line=alike[True]))


def _look_like_regions(draft: Draft) -> bool:
    """Whether all cells have a value, and most the same as their neighbours: in a solution, none has."""
    values, below = draft.givens, draft.givens[draft.grid.cols :]
    same = sum(map(eq, values, values[1:])) + sum(map(eq, values, below))
    return all(values) and 2 * same > len(values)


def _distinct(found: Sequence[Reading]) -> list[Reading]:
    """The puzzles without those told twice, and without the solutions that stand beside them."""
    kept: dict[Draft, Reading] = {}
    for reading in found:
        draft = reading.or_raise()
        if not all(draft.givens) or not any(_solves(draft, other) for other in reversed(kept)):
            kept.setdefault(draft, reading)
    return list(kept.values())


def _without_solutions(found: Sequence[Reading]) -> list[Reading]:
    """The puzzles without the solutions that follow them."""
    first = found[:1]
    rest = [
        reading
        for before, reading in pairwise(found)
        if not (before.draft and reading.draft and _solves(reading.draft, before.draft))
    ]
    return [*first, *rest]


def _solves(draft: Draft, other: Draft) -> bool:
    """Whether one draft is the other with all cells filled in."""
    return (
        (draft.kind, draft.grid) == (other.kind, other.grid)
        and all(draft.givens)
        and not all(other.givens)
        and all(given in (0, value) for given, value in zip(other.givens, draft.givens, strict=True))
    )
