"""One piece of a text to one draft: the only way to read it, and what to say when there is none or more than one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from gridwright.kinds import build
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, GridwrightError, Problem
from gridwright.notations._reading.files import MAX_TEXT
from gridwright.notations._reading.recognition import named, readers_of
from gridwright.notations._registry import notation
from gridwright.notations._shared.notation import Notation, Piece
from gridwright.notations._shared.source_text import moved, quoted

if TYPE_CHECKING:
    from gridwright.notations._reading.snippets import Snippets

__all__ = ["Reading", "clearest", "only", "single"]

_SHOWN = 14
"""How many lines of a reading are shown where there are several."""


class Reading(NamedTuple):
    """A puzzle's draft or why there is none, and the line of the text on which its part begins."""

    line: int
    draft: Draft | None
    error: GridwrightError | None = None
    repeated: int = 0
    """As of its piece, for errors that are yet to be told."""
    notation: str = ""
    """The id of the notation that it was read in, if that is known."""

    def or_raise(self) -> Draft:
        if self.draft is None:
            raise self.error or FormatError("the text is empty")
        return self.draft


def single(piece: Piece, from_: str | None) -> Reading:
    """A piece that shall be one puzzle; with `from_`, also where that notation does not recognise it."""
    return only(piece, readers_of(piece.text, from_) or named(from_)) or _unknown(piece)


def only(piece: Piece, readers: Sequence[Notation], level: Snippets | None = None) -> Reading | None:
    """The only way to read a text as one puzzle. Several that differ are an error that asks for the notation's id.

    A reading that is no puzzle gives way to one that is. When there is no way at all, the error is that of the most
    definite notation; None when none recognises it.
    What a notation without a signature reads among other things, at some level, must be worth believing.
    """
    if len(piece.text) > MAX_TEXT:
        message = f"a text of {len(piece.text):,} characters; the limit is {MAX_TEXT:,}"
        return Reading(piece.line, None, FormatError(message))
    drafts: dict[str, Draft] = {}
    failed: list[tuple[bool, Reading]] = []
    for reader in readers:
        # What has the signature of a notation and can be read is that, whatever else it looks like.
        if reader.loose and (drafts or (level and len(piece.text.strip()) < level.least)):
            continue
        try:
            draft: Draft = reader.read(piece.text)  # type: ignore[misc]
            if not reader.loose or level is None or _is_believable(draft, level):
                drafts[reader.id] = draft
        except GridwrightError as error:
            failed.append((reader.loose, Reading(piece.line, None, moved(error, piece.line, piece.repeated))))
    if not drafts:
        return next((reading for loose, reading in failed if not loose), clearest([reading for _, reading in failed]))
    if _differ(drafts):
        drafts = {name: draft for name, draft in drafts.items() if _is_puzzle(draft)} or drafts
    if _differ(drafts):
        return Reading(piece.line, None, FormatError(Problem(_ambiguous(drafts), advice="from_")))
    name, first = next(iter(drafts.items()))
    return Reading(piece.line, first, repeated=piece.repeated, notation=name)


def _differ(drafts: Mapping[str, Draft]) -> bool:
    first, *rest = drafts.values()
    return any(draft != first for draft in rest)


def _is_puzzle(draft: Draft) -> bool:
    """Whether its regions, clues and givens can be such, be it that regions are meant to be in several pieces."""
    try:
        return bool(build(replace(draft, disconnected=True)))
    except GridwrightError:
        return False


def clearest(failed: Sequence[Reading]) -> Reading | None:
    """The first that says what is wrong at some place of the text; else the first."""
    return min(failed, key=lambda reading: not (reading.error and reading.error.problems[0].column), default=None)


def _is_believable(draft: Draft, level: Snippets) -> bool:
    """Whether characters among other things mean a puzzle: a line of dots does not, nor a long number in a sentence."""
    return any(draft.givens) and not (level.least and all(draft.givens) and not _is_solved(draft))


def _is_solved(draft: Draft) -> bool:
    return all(rule.holds(draft.grid.all_shown(draft.givens)) for rule in build(draft).rules)


def _ambiguous(drafts: Mapping[str, Draft]) -> str:
    """What to say of a text with several readings: how each of them would look."""
    lines = ["the text can be read in several ways; choose one with from_=:"]
    for name, draft in drafts.items():
        shown = notation("text").write(replace(draft, title="", author="", source="")).splitlines()
        lines += [f"  {name}: {shown[0]}", *(f"    {line}" for line in shown[1:_SHOWN])]
        if len(shown) > _SHOWN:
            lines.append("    …")
    return "\n".join(lines)


def _unknown(piece: Piece) -> Reading:
    message = f"no notation recognises this: {quoted(piece.text.strip())}"
    return Reading(piece.line, None, FormatError(Problem(message, line=piece.line)))
