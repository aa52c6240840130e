"""Links to f-puzzles and SudokuPad, and what is in them: JSON that LZString has packed.

Both sites read both of their formats; a few letters before the packed text say which one it is.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from gridwright.model.errors import FormatError
from gridwright.notations._shared.lzstring import decompress, is_base64
from gridwright.notations._shared.source_text import quoted
from gridwright.notations._shared.web_address import fully_decoded, within

__all__ = ["F_PUZZLES", "SUDOKUPAD", "PackedLink", "json_of", "link_of", "site_of_json"]

F_PUZZLES, SUDOKUPAD = "f-puzzles", "sudokupad"

_HOST = r"(?:https?://)?(?:[\w-]+\.)*"
_F_PUZZLES = re.compile(rf"{_HOST}f-puzzles\.com\b(?:[^?]*\?(?:[^#]*&)?load=(?P<packed>[^&#]+))?", re.IGNORECASE)
_TINY = re.compile(r"(?:https?://)?(?:www\.)?tinyurl\.com/\S", re.IGNORECASE)
_PAD = re.compile(
    rf"(?:{_HOST}(?:sudokupad\.app|app\.crackingthecryptic\.com|sudokupad\.svencodes\.com)(?![\w.])|sudokupad:/)"
    r"(?:[^?]*\?(?:[^#]*&)?puzzleid=(?P<named>[^&#]+)|/(?:sudoku/|puzzle/)?(?P<path>[^?#]*))?",
    re.IGNORECASE,
)
_PREFIX = re.compile(r"(?P<prefix>fpuzzles|fpuz|scl|ctc)(?P<packed>N4.{8,})", re.DOTALL)
"""A packed text begins with N4: what is packed is an object, and so it begins with a brace."""

_SITES = {"fpuzzles": F_PUZZLES, "fpuz": F_PUZZLES, "scl": SUDOKUPAD, "ctc": SUDOKUPAD}
_CODE = "scf"
_HALF = re.compile("%[0-9A-Fa-f]?$")
_KIND = re.compile(r"([?&])kind=([\w-]+)&?")
_SIZE = re.compile(r'"size"\s*:')
_GRID = re.compile(r'"grid"\s*:')
_CELLS = re.compile(r"""[{,]\s*(?:"cells"|"ce"|'ce'|ce)\s*:""")
_OWN = re.compile(r'"(?:gridwright|kind)"\s*:')


class PackedLink(NamedTuple):
    """Whose format it is, and the packed text, or the code of a plain Sudoku.

    A link that holds only the name of a puzzle, or nothing, has neither. `kind` is the kind that somebody has added to
    the link by hand, as in `?kind=suguru`.
    """

    site: str
    packed: str = ""
    code: str = ""
    kind: str = ""


def site_of_json(text: str) -> str | None:
    """Which of the two formats a JSON text is in, by the fields that each must have; None for any other text."""
    if not text.lstrip().startswith("{") or _OWN.search(text):
        return None
    if _GRID.search(text) and _SIZE.search(text):
        return F_PUZZLES
    return SUDOKUPAD if _CELLS.search(text) else None


def link_of(text: str) -> PackedLink | None:
    """The link that a text is: all of it, only the part that holds the puzzle, or only what is packed."""
    # Pasted addresses may be broken into lines, and a plus may have become a space.
    text = text.strip().replace("\n", "").replace(" ", "+")
    kind = _KIND.search(text)
    if kind is None:
        return _link_of(text)
    link = _link_of(_KIND.sub(r"\1", text).rstrip("?&"))
    return link and link._replace(kind=kind[2])


def _link_of(text: str) -> PackedLink | None:
    if found := _F_PUZZLES.match(text):
        return PackedLink(F_PUZZLES, _packed(found["packed"] or ""))
    if found := _PAD.match(text):
        name = _packed(found["named"] or found["path"] or "")
        if inner := _PREFIX.match(name):
            return PackedLink(_SITES[inner["prefix"]], inner["packed"])
        return PackedLink(SUDOKUPAD, code=name.removeprefix(_CODE) if name.startswith(_CODE) else "")
    if _TINY.match(text):
        return PackedLink(F_PUZZLES)
    if inner := _PREFIX.match(text):
        return PackedLink(_SITES[inner["prefix"]], _packed(inner["packed"]))
    return _bare(_packed(text)) if text.startswith("N4") else None


def _packed(text: str) -> str:
    """What is packed, without percent signs: of these, one that is cut off at the end can only stand for padding."""
    return _HALF.sub("", fully_decoded(text)).replace(" ", "+")


def _bare(text: str) -> PackedLink | None:
    """The link of a packed text without an address: what is in it shows whose it is."""
    if not is_base64(text):
        return None
    try:
        site = site_of_json(decompress(text))
    except FormatError:
        return None
    return PackedLink(site, text) if site else None


def json_of(text: str, site: str) -> str:
    """The JSON of a text in that site's format, unpacked if it is packed."""
    if text.lstrip().startswith("{"):
        return text
    link = link_of(text)
    if link is None or link.site != site:
        raise FormatError(f"this is neither a link to {site}, nor what such a link packs: {quoted(text.strip())}")
    if not link.packed:
        raise FormatError(
            f"this link does not hold a puzzle, at most the name of one that only the server knows: "
            f"{quoted(text.strip())}; open it there and share the long link"
        )
    try:
        return decompress(link.packed)
    except FormatError as error:
        raise within(error, text, link.packed) from None
