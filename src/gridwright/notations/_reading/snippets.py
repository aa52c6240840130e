"""Where in a text that is not only a puzzle one may stand: in code blocks and tables of a page, in links, in words
between sentences. Nothing is read here; what is cut out keeps its line, and mostly its column.

Every search is linear in the length of the text, whatever it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from itertools import groupby
from typing import NamedTuple

from gridwright.notations._reading.files import MAX_TEXT
from gridwright.notations._reading.links import LINK, links, lone_link, wrapped_links
from gridwright.notations._reading.markdown import markdown_tables
from gridwright.notations._reading.row_labels import without_labels
from gridwright.notations._shared.notation import Piece

__all__ = ["MOST_PIECES", "Snippets", "snippets"]

MOST_PIECES = 10_000
"""How many pieces of one sort are looked at."""

_SURE = 36
"""Characters that a word among others needs to be taken for a puzzle by a notation that has no signature."""

_TRIMS = 12
"""How many lines of sentences before and after a puzzle may be headers and titles of it."""

_LETTER = 20_000
"""Characters of the longest text that is looked at for a puzzle between sentences."""

_LINE = 81
"""Characters of what is taken for a puzzle right beside other characters, as in `?bd=…` and `12;…;7.1`."""

_QUOTES = "\"'`´“”„‟‘’‚«»‹›"
_NAMED = re.compile(r"\s*[A-Za-z_]\w{0,40}\s{0,9}[:=]\s*")
_FENCE = re.compile(r"^[ \t>]{0,20}(?:```|~~~)[^\n]*\n?", re.MULTILINE)
_MARKED = re.compile(r"\[(/?)(?:code|pre|tt|quote|spoiler)\b[^\[\]\n]*\]", re.IGNORECASE)
_LITERAL = re.compile("\"{3}|'{3}|`")
_TAG = re.compile(r"</?[A-Za-z][A-Za-z0-9]*(?:\s[^<>]*)?/?>")
_BLOCK = re.compile(r"<(/?)(?:pre|code|textarea|samp|kbd)\b[^<>]*>", re.IGNORECASE)
_TABLE = re.compile(r"<(/?)table\b[^<>]*>", re.IGNORECASE)
_ROW = re.compile(r"<tr\b[^<>]*>", re.IGNORECASE)
_CELL = re.compile(r"<t[dh]\b[^<>]*>", re.IGNORECASE)
_INPUT = re.compile(r"""<input\b[^<>]*\bvalue=["']?([0-9])\b[^<>]*>""", re.IGNORECASE)
_BREAK = re.compile(r"<(?:br|/p|/div|/li|/tr)\b[^<>]*>\n?", re.IGNORECASE)
_SPACES = str.maketrans("\"',+", "    ")
_BRACKETS = str.maketrans("({})\"'", "[[]]  ")
_WORD = re.compile(rf"[^\s{_QUOTES}]{{16,}}")
_RUN = re.compile(rf"[0-9.*_?-]{{{_LINE - 3},}}")
_ARRAY = re.compile(r"[\[({]\s*(?:[\[({][^\[\](){}]*[\])}][\s,;]*){4,}[\])}]")
_STRINGS = re.compile(r"""(?:(["'])[^"'\n]*\1[\s,+]*){4,}""")
_STRING = re.compile(r""""[^"'\n]*"|'[^"'\n]*'""")
_LIST = re.compile(r"[\[({]\s*(?:[\[({]|-?[0-9]{1,9}\s*,)")
_NOTHING = re.compile(r"""\b(?:None|null|nil|NaN|NA)\b|\b_\b|(?<=["'])[. _-](?=["'])|""\s*|''\s*""")
_AHEAD = re.compile(r"^[ \t]{0,9}(?:>[ \t]?){1,9}", re.MULTILINE)
_CODE = re.compile(r"[=\[\]{}|<>]|^\s*(?:--|::|[A-Za-z]+:\s*$)")
_LETTERS = re.compile(r"[^\W\d_]{2}")
_LABEL = re.compile(
    r"\s*(?:puzzle|sudoku|grid|board|problem|question|solution|answer|lösung|rätsel)\s{0,9}(?:#?\s?[0-9]{1,6}[.:]?|:)\s*",
    re.IGNORECASE,
)
_SIGNATURE = "--"
"""What stands in letters above a name and an address."""
_SALUTE = re.compile(r"\s*(?:[^\W\d_]{1,30}[,.!?]|[A-Z][a-z]{1,20}:?)\s*")


class Snippets(NamedTuple):
    """Pieces found in one way. A notation without a signature needs `least` characters to be believed.

    With `whole`, a piece that is no puzzle says that the others may be but parts of one.
    """

    pieces: list[Piece]
    least: int = 0
    whole: bool = True


def snippets(text: str) -> Iterator[Snippets]:
    """What may be puzzles, the surest ways to find them first."""
    if (unlabelled := without_labels(text)) != text:
        yield from snippets(unlabelled)
    yield Snippets([Piece(_unquoted(text), 1)])
    yield Snippets(_said(_between(text, _FENCE)))
    yield Snippets(_said(_between(text, _MARKED)))
    yield Snippets(_said(_between(text, _LITERAL)))
    yield Snippets([Piece(_AHEAD.sub("", text), 1)])
    yield Snippets(list(markdown_tables(text))[:MOST_PIECES])
    if _TAG.search(text):
        text = _uncommented(text)
        yield Snippets([_table(piece) for piece in _between(text, _TABLE)])
        yield Snippets(_said([Piece(_bare(piece.text), piece.line) for piece in _between(text, _BLOCK)]))
        yield Snippets(links(unescape(text), MOST_PIECES), whole=False)
        text = _bare(text)
        yield Snippets([Piece(text, 1)])
    if LINK.match(text.lstrip()):
        yield Snippets([Piece("".join(text.split()), 1)])
    yield Snippets(wrapped_links(_AHEAD.sub("", text), MOST_PIECES), whole=False)
    yield Snippets(links(text, MOST_PIECES), whole=False)
    if len(text) <= _LETTER:
        yield from _between_sentences(text)
        if _AHEAD.search(text):
            yield from _between_sentences(_AHEAD.sub("", text))
    yield Snippets(_arrays(text))
    yield Snippets(_words(text), _SURE, whole=False)
    # A dot at the end of a sentence is no cell, but of what may be cells nobody knows that.
    yield Snippets([Piece(lone_link(piece.text), piece.line) for piece in _words(text)], MAX_TEXT, whole=False)
    yield Snippets(_placed(text, _RUN), _LINE, whole=False)


def _unquoted(text: str) -> str:
    """A text without the quotes around it, as programs write them, and with a name before them."""
    named = _NAMED.match(text)
    inner = text[named.end() if named else 0 :].strip().rstrip(";,")
    return inner.strip(_QUOTES) if inner[:1] in _QUOTES and inner[-1:] in _QUOTES else text


def _said(pieces: list[Piece]) -> list[Piece]:
    """Without what is but a sentence, or a command."""
    return [piece for piece in pieces if "\n" in piece.text.strip() or not _is_sentence(piece.text)]


def _is_sentence(line: str) -> bool:
    """Whether a line has two words in it, or is a word such as `Thanks!`, and nothing of a program or a table."""
    line = line[:400]
    if _LABEL.fullmatch(line) or line.rstrip() == _SIGNATURE:
        return True
    words = sum(_LETTERS.search(word) is not None for word in line.split())
    prose = line.upper() != line and not _CODE.search(line)
    return prose and (words > 1 or _SALUTE.fullmatch(line) is not None)


def _between(text: str, border: re.Pattern[str]) -> list[Piece]:
    """What stands between a border that opens and the next that closes; without that, to the end.

    A border with a group says by it whether it closes, others open and close in turn.
    """
    found: list[Piece] = []
    line, at, start = 1, 0, -1
    for match in border.finditer(text):
        closes = bool(match[1]) if border.groups else start >= 0
        if closes and start >= 0:
            line += text.count("\n", at, start)
            found.append(Piece(text[start : match.start()], line))
            at, start = start, -1
        elif not closes and start < 0:
            start = match.end()
        if len(found) == MOST_PIECES:
            break
    if start >= 0:
        found.append(Piece(text[start:], line + text.count("\n", at, start)))
    return found


def _uncommented(text: str) -> str:
    """A page without its comments, all else on its line."""
    first, *rest = text.split("<!--")
    parts = (part.partition("-->") for part in rest)
    return first + "".join("\n" * comment.count("\n") + after for comment, _, after in parts)


def _table(piece: Piece) -> Piece:
    """A table's cells as rows with commas between them, each on its line where they are on several."""
    before, *rows = _ROW.split(_INPUT.sub(r"\1", piece.text))
    lines = [
        ",".join(_bare(cell).strip() for cell in _CELL.split(row)[1:]) + "\n" * max(1, row.count("\n")) for row in rows
    ]
    return Piece("".join(lines), piece.line + before.count("\n"))


def _bare(text: str) -> str:
    """The text of a page without its tags. Where they stood there are no spaces: digits may be marked one by one."""
    return unescape(_TAG.sub("", _BREAK.sub("\n", text)))


def _words(text: str) -> list[Piece]:
    """Long words."""
    return [Piece(piece.text.rstrip(",;:)"), piece.line) for piece in _placed(text, _WORD)]


def _placed(text: str, pattern: re.Pattern[str]) -> list[Piece]:
    """What matches a pattern that knows no line breaks, on the columns where it stands."""
    found: list[Piece] = []
    for number, line in enumerate(text.split("\n"), 1):
        for match in pattern.finditer(line):
            found.append(Piece(" " * match.start() + match.group(), number))
            if len(found) == MOST_PIECES:
                return found
    return found


def _arrays(text: str) -> list[Piece]:
    """Rows as programs have them, in brackets of any sort: lists of numbers, or strings of characters.

    Other lists beside them may be sums, signs or clues. They are pieces too, which are then left over.
    """
    found: list[Piece] = []
    for pattern, plain in ((_ARRAY, _BRACKETS), (_STRINGS, _SPACES)):
        line, at = 1, 0
        for match in pattern.finditer(text):
            line += text.count("\n", at, match.start())
            at = match.start()
            array = match.group() if pattern is _ARRAY else _without_gaps(match.group())
            array = _NOTHING.sub(lambda nothing: "0".ljust(len(nothing.group())), array)
            before = at - text.rfind("\n", 0, at) - 1
            found.append(Piece(" " * before + array.translate(plain), line))
            if len(found) == MOST_PIECES:
                break
        if found and (other := _LIST.search(pattern.sub(" ", text))):
            return [*found, Piece(other.group(), 1)]
        if found:
            break
    return found


def _without_gaps(strings: str) -> str:
    """The strings with dots for the spaces in them, if they are as long as there are strings: then each is a row."""
    rows = _STRING.findall(strings)
    if {len(row) - 2 for row in rows} != {len(rows)}:
        return strings
    return _STRING.sub(lambda row: row.group().replace(" ", "."), strings)


def _between_sentences(text: str) -> Iterator[Snippets]:
    """The text without the sentences before and after it, then its parts between sentences."""
    lines = text.split("\n")
    sentence = [not line.strip() or _is_sentence(line) for line in lines]
    first = next((number for number, is_one in enumerate(sentence) if not is_one), len(lines))
    last = next((number for number in range(len(lines), first, -1) if not sentence[number - 1]), first)
    # A header or a title may look like a sentence, so that as little as can be is taken away.
    starts, ends = range(first + 1)[:_TRIMS], range(len(lines), last - 1, -1)[:_TRIMS]
    for _, start, end in sorted((start - end, start, end) for start in starts for end in ends)[1:]:
        yield Snippets([Piece("\n".join(lines[start:end]), start + 1)])
    parts: list[Piece] = []
    for is_one, group in groupby(range(len(lines)), key=sentence.__getitem__):
        if not is_one:
            numbers = list(group)
            parts.append(Piece("\n".join(lines[numbers[0] : numbers[-1] + 1]), numbers[0] + 1))
    yield Snippets(parts[:MOST_PIECES])
