"""Text to drafts: in which order a text is tried as what it may be, and what to say when that is not clear.

A text is tried as it stands, first as one puzzle, then as many. Only what no notation knows is searched for puzzles
among other things. What is rarely needed is loaded when it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from os import PathLike

from gridwright.model.errors import FormatError, Problem
from gridwright.notations._reading.drawings import (
    drawings,
    is_drawing,
    is_framed,
    refuse_numbers_around_frames,
    without_lines,
)
from gridwright.notations._reading.files import MAX_TEXT
from gridwright.notations._reading.one_puzzle import Reading, clearest, only, single
from gridwright.notations._reading.recognition import named, readers_of, splitters_of
from gridwright.notations._shared.agreement import must_agree
from gridwright.notations._shared.notation import Notation, Piece
from gridwright.notations._shared.source_text import SourceText

__all__ = ["plain", "readings"]

_DRAWING = (
    "this drawing does not show where its cells are; draw it with Unicode lines, or write the puzzle in a notation, "
    "as dump(puzzle) does"
)


def plain(text: str) -> str:
    """The text without a byte order mark, its lines ending with a single line feed."""
    if not isinstance(text, str):
        raise TypeError(f"a str is needed, not {type(text).__name__}{_instead(text)}")
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def _instead(thing: object) -> str:
    """What to do with that which is no str."""
    if isinstance(thing, (bytes, bytearray)):
        return "; decode it first"
    return "; load_file reads files" if isinstance(thing, PathLike) else ""


def readings(text: str, from_: str | None = None) -> Iterable[Reading]:
    """The puzzles of a text, with `from_` all in the notation of that id; where there are many, as they are read."""
    text = plain(text)
    _must_be_text(text)
    # What is too long for one puzzle need not be looked at as one.
    readers = readers_of(text, from_) if len(text) <= MAX_TEXT else splitters_of(text, from_)
    for reader in readers:
        if pieces := _split(text, reader):
            return (single(piece, reader.id) for piece in pieces)
    if not from_ and is_drawing(text) and all(reader.loose for reader in readers):
        return _drawn(text)
    one = only(Piece(text, 1), readers or named(from_))
    if one and one.draft and not from_ and all(reader.loose for reader in readers):
        refuse_numbers_around_frames(text)
    if not (one and one.draft) and not from_ and is_framed(text) and (found := drawings(text)):
        return found
    return [one] if one and one.draft else _several(text, from_, readers, one)


def _drawn(text: str) -> Iterable[Reading]:
    """The puzzles of a text that draws them."""
    if found := drawings(text):
        return found
    if (framed := without_lines(text)) != text:
        return readings(framed)
    raise FormatError(Problem(_DRAWING, advice="dump"))


def _split(text: str, reader: Notation) -> Sequence[Piece]:
    """The pieces of a text in a notation that says itself where one puzzle ends and the next begins."""
    pieces = reader.split(text) if reader.split and not reader.loose else ()
    return pieces if len(pieces) > 1 else ()


def _several(text: str, from_: str | None, readers: list[Notation], one: Reading | None) -> Iterable[Reading]:
    """The puzzles of a text that is more than one puzzle; `one` says why it is not one, if a notation knows."""
    from gridwright.notations._reading.divided_rows import on_lines  # noqa: PLC0415
    from gridwright.notations._reading.links import LINK, lone_link  # noqa: PLC0415
    from gridwright.notations._reading.many_puzzles import many  # noqa: PLC0415
    from gridwright.notations._reading.paste import among_other_things  # noqa: PLC0415
    from gridwright.notations._reading.plain_characters import visible  # noqa: PLC0415
    from gridwright.notations._reading.strangers import about, must_be_no_file  # noqa: PLC0415

    must_be_no_file(text)
    # In another's notation `/` and `;` have meanings of their own.
    is_ours = all(reader.loose or reader.id == "text" for reader in readers)
    for plainer in (visible(text), on_lines(text) if is_ours else text):
        if plainer != text and plainer.strip():
            return readings(plainer, from_)
    if (link := lone_link(text)) != text:
        meant = [reader for reader in readers_of(link, from_) if not reader.loose]
        alone = only(Piece(link, 1), meant)
        # What is wrong with a link has nothing to do with the full stop after it; of other words, nobody knows.
        if alone and (alone.draft or LINK.fullmatch(link.strip())):
            return [alone]
    # Below a header of our own, rows are no puzzles, whatever is wrong with them.
    headed = any(reader.id == "text" for reader in readers)
    if not headed and (several := many(text, from_)) is not None:
        return several
    found = among_other_things(text, readers, from_) if len(text) <= MAX_TEXT else []
    if not any(reading.draft for reading in found) and (other := _otherwise(text, from_, readers)):
        return other
    if one and not any(reading.draft for reading in found):
        return [clearest([one, *found]) or one] if all(reader.loose for reader in readers) else [one]
    if not found:
        raise about(text)
    return found


def _otherwise(text: str, from_: str | None, readers: Sequence[Notation]) -> list[Reading]:
    """The puzzles of a text with an unusual character in empty cells, or with comments around them."""
    from gridwright.notations._reading.many_puzzles import COMMENT  # noqa: PLC0415

    if len(text) > MAX_TEXT:
        return []
    if usual := _with_usual_blanks(text, from_):
        return usual
    comments, bare = "\n".join(COMMENT.findall(text)), COMMENT.sub("", text)
    if not comments or not bare.strip() or any(not reader.loose for reader in readers):
        return []
    found = [*readings(bare, from_)]
    must_agree(comments, [reading.draft for reading in found if reading.draft])
    return found


def _with_usual_blanks(text: str, from_: str | None) -> list[Reading]:
    """The puzzles of a text with an unusual character in empty cells; none unless all of it can be read."""
    from gridwright.notations._reading.plain_characters import with_usual_blanks  # noqa: PLC0415

    dotted = with_usual_blanks(text)
    if dotted in ("", text):
        return []
    try:
        found = [*readings(dotted, from_)]
    except FormatError:
        return []
    return found if all(reading.draft for reading in found) else []


def _must_be_text(text: str) -> None:
    if not text.strip():
        raise FormatError("the text is empty")
    if "\0" in text:
        raise SourceText(text).error("a NUL byte: this is not text", text.index("\0"))
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise SourceText(text).error("half of a surrogate pair: this is not text", error.start) from None
