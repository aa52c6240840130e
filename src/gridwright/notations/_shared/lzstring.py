"""LZString in base64: how web sites put a puzzle into a link. Texts are taken as UTF-16 units, as browsers do.

A code stands for a piece of text seen before; 0 and 1 announce a new unit of 8 or 16 bits, 2 is the end. A code has
as many bits as the number of pieces so far, and all numbers begin with their lowest bit.
"""

from __future__ import annotations

import re
from array import array
from sys import byteorder

from gridwright.model.errors import FormatError
from gridwright.notations._shared.source_text import SourceText, quoted

__all__ = ["MOST_CHARACTERS", "compress", "decompress", "is_base64"]

MOST_CHARACTERS = 2_000_000
"""How long a text may become. Few bits can stand for very much, and no puzzle is that long."""

_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_BASE64 = re.compile(r"[A-Za-z0-9+/]+=*")
_UTF16 = f"utf-16-{byteorder[0]}e"
_SHORT, _LONG, _END = range(3)

_SHOWN = 12
"""How many characters are shown before the place where a text is cut off."""


def _mirrored(six: int) -> int:
    return int(f"{six:06b}"[::-1], 2)


_BITS = {char: _mirrored(number) for number, char in enumerate(_ALPHABET)}
_CHARS = [_ALPHABET[_mirrored(number)] for number in range(64)]


def is_base64(text: str) -> bool:
    """Whether a text has nothing but characters of base64."""
    return _BASE64.fullmatch(text) is not None


def compress(text: str) -> str:
    """The text in base64, as short as LZString makes it."""
    codes: dict[int, int] = {}
    fresh: dict[int, int] = {}
    out = _Writer()
    prefix, following = 0, _END + 1
    for unit in array("H", text.encode(_UTF16, "surrogatepass")):
        if unit not in codes:
            codes[unit], fresh[following] = following, unit
            following += 1
        longer = prefix << 16 | unit
        if longer in codes:
            prefix = codes[longer]
        else:
            out.piece(prefix, fresh.pop(prefix, None))
            codes[longer], prefix = following, codes[unit]
            following += 1
    if prefix:
        out.piece(prefix, fresh.pop(prefix, None))
    return out.ended()


class _Writer:
    """Numbers to base64, with the size of the list of pieces that a reader has made by then."""

    def __init__(self) -> None:
        self._chars: list[str] = []
        self._store = self._count = 0
        self._size = _END + 1

    def piece(self, code: int, unit: int | None) -> None:
        """A code; of a piece that is new, its only unit."""
        width = self._size.bit_length()
        self._size += self._size > _END + 1
        if unit is None:
            self._put(code, width)
            return
        self._put(_SHORT if unit < 256 else _LONG, width)
        self._put(unit, 8 if unit < 256 else 16)
        self._size += 1

    def ended(self) -> str:
        self._put(_END, self._size.bit_length())
        self._put(0, 6 - self._count % 6)
        return "".join(self._chars) + "=" * (-len(self._chars) % 4)

    def _put(self, number: int, width: int) -> None:
        self._store |= number << self._count
        self._count += width
        while self._count >= 6:
            self._chars.append(_CHARS[self._store & 63])
            self._store >>= 6
            self._count -= 6


def decompress(text: str, most: int = MOST_CHARACTERS) -> str:
    """The text that stands in base64; a FormatError that says where if it is none, or longer than `most`."""
    bits = _Reader(text)
    pieces = ["", "", ""]
    found: list[str] = []
    last, length = "", 0
    while (code := bits.take(len(pieces).bit_length())) != _END:
        if code < _END:
            pieces.append(chr(bits.take(8 if code == _SHORT else 16)))
            piece = pieces[-1]
        elif code < len(pieces):
            piece = pieces[code]
        elif code == len(pieces) and last:
            piece = last + last[0]
        else:
            raise bits.error("the packed text is damaged here, or before", -1)
        length += len(piece)
        if length > most:
            raise FormatError(f"the packed text stands for more than {most:,} characters")
        found.append(piece)
        if last:
            pieces.append(last + piece[0])
        last = piece
    if rest := bits.rest().strip("A="):
        raise bits.error(f"the packed text goes on after its end: {quoted(rest)}", 0)
    # Units are joined to characters; a half of a pair that stands alone stays one.
    return "".join(found).encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")


class _Reader:
    """The numbers of a text in base64."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._next = self._store = self._count = 0

    def take(self, width: int) -> int:
        while self._count < width:
            self._store |= self._six() << self._count
            self._count += 6
        number = self._store & ((1 << width) - 1)
        self._store >>= width
        self._count -= width
        return number

    def rest(self) -> str:
        """The characters that nothing was taken from."""
        return self._text[self._next :]

    def error(self, message: str, move: int) -> FormatError:
        """What is wrong with the next character, or so many after it."""
        return SourceText(self._text).error(message, self._next + move)

    def _six(self) -> int:
        char = self._text[self._next : self._next + 1]
        if not self.rest().strip("="):
            last = quoted(self._text[max(0, self._next - _SHOWN) : self._next])
            raise self.error(f"the packed text is cut off here, after {last}: the rest of the puzzle is missing", 0)
        if char not in _BITS:
            raise self.error(f"{char!r} is not a character of packed text", 0)
        self._next += 1
        return _BITS[char]
