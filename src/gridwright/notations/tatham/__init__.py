"""Game IDs of Simon Tatham's puzzle collection: Solo (Sudoku, jigsaw, killer), Unequal (Futoshiki), Towers
(Skyscrapers) and Keen (Calcudoku).

An ID is parameters, a colon and a description. Solo's parameters have a size such as `3x3` or `9j`, the others' a plain
number. With `#` instead of the colon it is a random seed, from which only that program can make a puzzle.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from gridwright.clues.sign import pairs_of
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.model.grid import default_boxes
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.source_text import SourceText, quoted
from gridwright.notations._shared.web_address import decoded, read_decoded
from gridwright.notations.tatham import keen as _keen
from gridwright.notations.tatham import solo as _solo
from gridwright.notations.tatham import towers as _towers
from gridwright.notations.tatham import unequal as _unequal
from gridwright.notations.tatham.unequal import ADJACENT

_BEFORE = re.compile(
    r"\s*(?:\S*?(?:solo|unequal|towers|keen)(?:\.html)?#|(?i:solo|unequal|towers|keen)\s*:?\s*)?"
)
_PART = re.compile(r"\S{8,}|\S+[,:]")
"""What may stand before a blank in an ID: part of a long one that was broken, or a cell of Unequal."""


class _TathamGame(NamedTuple):
    """A game: its name, what its IDs and their descriptions look like, and who reads them."""

    name: str
    id: re.Pattern[str]
    body: re.Pattern[str]
    read: Callable[[SourceText, str, int, str, int], Draft]


def _game(name: str, params: str, body: str, read: Callable[[SourceText, str, int, str, int], Draft]) -> _TathamGame:
    return _TathamGame(name, re.compile(rf"({params})([:#])(\S*)\s*"), re.compile(body), read)


_SOLO, _UNEQUAL, _TOWERS, _KEEN = "Solo", "Unequal", "Towers", "Keen"
_GAMES = (
    _game(_SOLO, _solo.PARAMS, r"[0-9a-z_,]+", _solo.read_solo),
    _game(_UNEQUAL, _unequal.PARAMS, r"(?:[0-9]+[URDL]*,){2}[^:]*", _unequal.read_unequal),
    _game(_TOWERS, _towers.PARAMS, _towers.BODY, _towers.read_towers),
    _game(_KEEN, _keen.PARAMS, _keen.BODY, _keen.read_keen),
)
_TOLD = {game.name: re.compile(r"[0-9]+(?:x[0-9]+|j)x?k?" if game.name == _SOLO else r"[0-9]+a?") for game in _GAMES}
"""How parameters begin: with what the puzzle says by itself."""
_ASKED = re.compile(r"(?:a|a?r[24]|md?[248])?(?:d[a-z]m?)?")
"""How they may go on: with the symmetry and the difficulty that the program was asked for."""


def _matches(text: str) -> list[tuple[_TathamGame, re.Match[str]]]:
    """The games that an ID may be of by its parameters, with parameters, colon or `#`, and description."""
    before = _BEFORE.match(text)
    start = before.end() if before else 0
    return [(game, match) for game in _GAMES if (match := game.id.fullmatch(text, start))]


def _is_address(text: str) -> bool:
    return "%" in text and "#" in text


def recognises(text: str) -> bool:
    text = decoded(text) if _is_address(text) else text
    return _is_game(text) or _is_broken(text)


def _is_game(text: str) -> bool:
    return any(match[2] == "#" or game.body.fullmatch(match[3]) for game, match in _matches(text))


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
    matches = _matches(source.text)
    if not matches:
        known = "Solo (3x3:… or 9j:…), Unequal, Towers or Keen (5:…)"
        raise FormatError(f"no game ID of {known}: {quoted(text.strip())}")
    game, match = next((one for one in matches if one[0].body.fullmatch(one[1][3])), matches[0])
    params, separator, body = match.groups()
    if separator == "#":
        what = f"{quoted(params + separator + body)} is a random seed, of which only that program can make a puzzle"
        raise source.error(f"{what}; give the game ID, which has ':'", match.start(1))
    draft = game.read(source, params, match.start(1), body, match.start(3))
    told = _TOLD[game.name].match(params)
    return replace(draft, source=f"{game.name} {params}") if told and told[0] != params else draft


def write(draft: Draft) -> str:
    size = draft.grid.rows
    # Boxes that are the rows or the columns say nothing that a Latin square does not.
    plain = draft.regions is None and (draft.kind != "sudoku" or 1 in (draft.boxes or default_boxes(size)))
    is_unequal = pairs_of(draft.clues) or draft.kind != "sudoku" or ADJACENT in draft.options
    sorts = {clue.sort for clue in draft.clues}
    if plain and not draft.options and "skyscrapers" in sorts:
        return _as_asked(_TOWERS, draft, _towers.write_towers(draft))
    if plain and not draft.options and "calculations" in sorts:
        return _as_asked(_KEEN, draft, _keen.write_keen(draft))
    if plain and not draft.options - {ADJACENT} and is_unequal:
        return _as_asked(_UNEQUAL, draft, _unequal.write_unequal(draft))
    solo = replace(draft, kind="sudoku", boxes=(1, size)) if plain else draft
    return _as_asked(_SOLO, draft, _solo.write_solo(solo))


def _as_asked(game: str, draft: Draft, text: str) -> str:
    """The ID with the symmetry and the difficulty that were asked for, if the source of the puzzle is such an ID."""
    plain, _, body = text.partition(":")
    named, _, params = draft.source.partition(" ")
    told = _TOLD[game].match(params)
    is_asked = named == game and told and told[0] == plain and _ASKED.fullmatch(params, told.end())
    return f"{params}:{body}" if is_asked else text


_SOLO_CARRIES = frozenset({"boxes", "connected regions", "diagonals", "cages"})
_LATIN_CARRIES = frozenset({"signs", "dots", ADJACENT, "skyscrapers", "calculations"})

NOTATION = Notation(
    id="tatham",
    title="game IDs of Simon Tatham's Solo, Unequal, Towers and Keen",
    titles={
        "cs": "ID her Simona Tathama: Solo, Unequal, Towers a Keen",
        "de": "Spiel-IDs von Simon Tathams Solo, Unequal, Towers und Keen",
        "es": "ID de juego de Solo, Unequal, Towers y Keen de Simon Tatham",
        "pt": "IDs de jogo de Solo, Unequal, Towers e Keen de Simon Tatham",
    },
    kinds=("sudoku", "jigsaw", "futoshiki", "latin", "skyscrapers", "calcudoku"),
    carries=_SOLO_CARRIES | _LATIN_CARRIES,
    lacks=dict.fromkeys(("sudoku", "jigsaw"), _LATIN_CARRIES)
    | dict.fromkeys(("futoshiki", "latin", "skyscrapers", "calcudoku"), _SOLO_CARRIES),
    recognises=recognises,
    read=read,
    write=write,
    example="7j:b2e3b5a7a1_7o7_1a4a6b3e4b,bbaaa_a__ab_aab_acbbe___d_b_b_c_ba_ea\n",
)
