"""Texts of puzzles with mistakes in them: cut, doubled, swapped, with characters that do not belong there.

What is packed into a link is changed inside, where a change of the link itself would only be a damaged link.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from random import Random
from urllib.parse import unquote

from gridwright.notations._shared.lzstring import compress, decompress

__all__ = ["mutated"]

_SPICE = (
    "0", "9", "-1", "99999999999", "1e9", "1.5", "NaN", "null", "true", "[", "]", "{", "}", "[" * 60, '{"a":' * 60,
    "\n", " ", "\t", "|", "+---+", "%", "%3", "=", "é", "²", "٣", "\u2028", "<", ">", "^", ".", ":", "#", "x", "r1c1",
    "r99c99", '"', "'", "\\", "\\u", "😀", "&kind=suguru", "1" * 400, ",,", ";", "/", "~", "_", "end\n", "begin\n",
)  # fmt: skip


def mutated(text: str, rng: Random) -> str:
    """The text with one to six mistakes; of a link with a packed puzzle, mostly inside of what is packed."""
    address, packed = _parted(text)
    if packed and rng.random() < 0.7:
        return address + (_repacked if "&p=" in address else _recompressed)(packed, rng)
    return _mistaken(text, rng)


def _parted(text: str) -> tuple[str, str]:
    """A link as what stands before its packed puzzle, and that; of several, the first."""
    link = unquote(text.strip()).split("\n", 1)[0]
    for mark, kept in (("&p=", 3), ("N4", 0)):
        if link.startswith("https://") and mark in link:
            at = link.index(mark) + kept
            return link[:at], link[at:]
    return text, ""


def _recompressed(packed: str, rng: Random) -> str:
    return compress(_mistaken(decompress(packed), rng))


def _repacked(packed: str, rng: Random) -> str:
    inner = _mistaken(zlib.decompress(b64decode(packed), -zlib.MAX_WBITS).decode(), rng)
    deflate = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    return b64encode(deflate.compress(inner.encode()) + deflate.flush()).decode()


def _mistaken(text: str, rng: Random) -> str:
    for _ in range(rng.choice((1, 1, 1, 2, 3, 6))):
        at, to = rng.randrange(len(text) + 1), rng.randrange(len(text) + 1)
        end = min(len(text), at + rng.choice((1, 1, 2, 5, 20, 100)))
        part, spice, lines = text[at:end], rng.choice(_SPICE), text.split("\n")
        one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        swapped = list(lines)
        swapped[one], swapped[other] = lines[other], lines[one]
        text = rng.choice(
            (
                text[:at], text[at:], text[:at] + text[end:], text[:at] + part * 3 + text[end:],
                text[:to] + part + text[to:], text[:at] + spice + text[at:], text[:at] + spice + text[end:],
                "\n".join(swapped), "\n".join(lines[:one] + lines[one + 1 :]),
                "\n".join([*lines[:one], lines[other], *lines[one:]]),
            )
        )  # fmt: skip
    return text
