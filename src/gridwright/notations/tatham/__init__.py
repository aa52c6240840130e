"""Game IDs of Simon Tatham's puzzle collection: Solo (Sudoku, jigsaw) and Unequal (Futoshiki).

An ID is parameters, a colon and a description. Solo's parameters have a size such as `3x3` or `9j`, Unequal's a plain
number. With `#` instead of the colon it is a random seed, from which only that program can make a puzzle.
"""

from __future__ import annotations

import re
from dataclasses import replace

from gridwright.clues.sign import pairs_of
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.model.grid import default_boxes
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.source_text import SourceText, quoted
from gridwright.notations._shared.web_address import decoded, read_decoded
from gridwright.notations.tatham import solo as _solo
from gridwright.notations.tatham import unequal as _unequal
from gridwright.notations.tatham.solo import read_solo, write_solo
from gridwright.notations.tatham.unequal import ADJACENT, read_unequal, write_unequal

_BEFORE = re.compile(r"\s*(?:\S*?(?:solo|unequal)(?:\.html)?#|(?i:solo|unequal)\s*:?\s*)?")
_SOLO = re.compile(rf"({_solo.PARAMS})([:#])(\S*)\s*")
_UNEQUAL = re.compile(rf"({_unequal.PARAMS})([:#])(\S*)\s*")
_SOLO_BODY = re.compile(r"[0-9a-z_,]+")
_UNEQUAL_BODY = re.compile(r"(?:[0-9]+[URDL]*,){2}[^:]*")
_PART = re.compile(r"\S{8,}|\S+[,:]")
"""What may stand before a blank in an ID: part of a long one that was broken, or a cell of Unequal."""


def _matches(text: str) -> tuple[re.Match[str] | None, re.Match[str] | None]:
    """Parameters, colon or `#`, and description, if it is an ID of Solo, and if it is one of Unequal."""
    before = _BEFORE.match(text)
    start = before.end() if before else 0
    return _SOLO.fullmatch(text, start), _UNEQUAL.fullmatch(text, start)


def _is_address(text: str) -> bool:
    return "%" in text and "#" in text


def recognises(text: str) -> bool:
    text = decoded(text) if _is_address(text) else text
    return _is_game(text) or _is_broken(text)


def _is_game(text: str) -> bool:
    solo, unequal = _matches(text)
    for match, body in ((solo, _SOLO_BODY), (unequal, _UNEQUAL_BODY)):
        if match:
            return match[2] == "#" or body.fullmatch(match[3]) is not None
    return False


def _is_broken(text: str) -> bool:
    """Whether a text is an ID with blanks or line breaks in it. Parameters and a grid of digits are none."""
    *parts, last = text.split() or [""]
    whole = "".join((*parts, last))
    is_grid = whole.partition(":")[2].isdecimal()
    return bool(parts) and all(map(_PART.fullmatch, parts)) and not is_grid and _is_game(whole)


def read(text: str) -> Draft:
    return read_decoded(_read, text) if _is_address(text) else _read(text)


def _read(text: str) -> Draft:
    source = SourceText(text)
    if not _is_game(text) and _is_broken(text):
        source = source.without_blanks()
    solo, unequal = _matches(source.text)
    match = solo or unequal
    if match is None:
        message = f"no game ID of Solo (3x3:… or 9j:…) or Unequal (5:…): {quoted(text.strip())}"
        raise FormatError(message)
    params, separator, body = match.groups()
    if separator == "#":
        what = f"{quoted(params + separator + body)} is a random seed, of which only that program can make a puzzle"
        raise source.error(f"{what}; give the game ID, which has ':'", match.start(1))
    game = read_solo if solo else read_unequal
    return game(source, params, match.start(1), body, match.start(3))


def write(draft: Draft) -> str:
    size = draft.grid.rows
    # Boxes that are the rows or the columns say nothing that a Latin square does not.
    plain = draft.regions is None and (draft.kind != "sudoku" or 1 in (draft.boxes or default_boxes(size)))
    is_unequal = pairs_of(draft.clues) or draft.kind != "sudoku" or ADJACENT in draft.options
    if plain and not draft.options - {ADJACENT} and is_unequal:
        return write_unequal(draft)
    return write_solo(replace(draft, kind="sudoku", boxes=(1, size)) if plain else draft)


NOTATION = Notation(
    id="tatham",
    title="game IDs of Simon Tatham's Solo and Unequal",
    kinds=("sudoku", "jigsaw", "futoshiki", "latin"),
    carries=frozenset({"boxes", "connected regions", "signs", "diagonals", "cages", "dots", ADJACENT}),
    lacks={kind: frozenset({"signs", "dots", ADJACENT}) for kind in ("sudoku", "jigsaw")}
    | {kind: frozenset({"boxes", "connected regions", "diagonals", "cages"}) for kind in ("futoshiki", "latin")},
    recognises=recognises,
    read=read,
    write=write,
    example="7j:b2e3b5a7a1_7o7_1a4a6b3e4b,bbaaa_a__ab_aab_acbbe___d_b_b_c_ba_ea\n",
)
