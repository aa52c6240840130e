"""Links as they stand in a text: among words, in brackets, at the end of a sentence, broken into lines, or with percent
signs for all that is no letter.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from gridwright.notations._shared.notation import Piece
from gridwright.notations._shared.web_address import decoded

__all__ = ["LINK", "links", "lone_link", "without_words", "wrapped_links"]

LINK = re.compile(r"(?:https?://|www\.)[^\s<>\"'`“”«»]+", re.IGNORECASE)
_ENCODED = re.compile(r"https?%3A[^\s<>\"'`“”«»&]+", re.IGNORECASE)
"""A link whose colon is written as a number, perhaps as a part of another link."""

_WORD = re.compile(r"\S{16,}")
_BEFORE = "([{*\"'`“”„«»‹›‘’"
_AFTER = ").,;:!?]}*\"'`“”«»‹›‘’…"


def links(text: str, most: int) -> list[Piece]:
    """At most so many links of a text, without what stands around them."""
    found: list[Piece] = []
    line, at = 1, 0
    for match in LINK.finditer(text):
        line += text.count("\n", at, match.start())
        at = match.start()
        found.append(Piece(_plain(match.group()), line))
        if len(found) == most:
            break
    return found


def wrapped_links(text: str, most: int) -> list[Piece]:
    """Links that go on in the next lines, as mail programs break them; none if all end on their line.

    A line is gone on with if it is one word, and those before it are as long as the first.
    """
    found: list[Piece] = []
    lines = text.split("\n")
    number = 0
    while number < len(lines) and len(found) < most:
        first = lines[number].rstrip()
        match = next((match for match in LINK.finditer(first) if match.end() == len(first)), None)
        rest = list(_continued(lines, number)) if match else []
        if match and rest:
            found.append(Piece(_plain(match.group() + "".join(rest)), number + 1))
        number += 1 + len(rest)
    return found


def _continued(lines: list[str], number: int) -> Iterator[str]:
    """The words on the lines after a line that are parts of what ends there."""
    width, last = len(lines[number].strip()), len(lines[number].strip())
    for line in lines[number + 1 :]:
        word = line.strip()
        if not word or " " in word or last < width or LINK.match(word):
            return
        yield word
        last = len(word)


def lone_link(text: str) -> str:
    """A text that is a link, or one word of some other sort, without what stands around it; others as they are.

    What is taken away before it becomes blanks, so that columns stay what they are.
    """
    inner = text.strip().lstrip(_BEFORE)
    is_word = len(text.split()) == 1
    if is_word and (encoded := _ENCODED.search(text)):
        return _plain(encoded.group())
    bare = inner.rstrip(_AFTER)
    is_changed = bare != text.strip() and (is_word or LINK.match(inner) is not None)
    return " " * text.index(inner) + bare if is_changed else text


def without_words(text: str, some: Collection[str]) -> str:
    """The text without some of its links and other words that are puzzles: they say nothing about puzzles."""
    bare = set(map(_plain, some))
    for pattern in (LINK, _WORD):
        text = pattern.sub(lambda match: "" if _plain(match.group()) in bare else match.group(), text)
    return text


def _plain(link: str) -> str:
    encoded = _ENCODED.search(link)
    return (decoded(encoded.group()) if encoded else link).lstrip(_BEFORE).rstrip(_AFTER)
