"""Numbers, lists, tuples and names as Haskell and JSON write them, each with its place in the text.

Lists and tuples are read alike. `--` comments and `name :: type` lines are skipped, a comma may trail.
The reader keeps its own stack, so that no nesting exhausts Python's.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from gridwright.model.errors import FormatError
from gridwright.model.grid import MAX_SIDE
from gridwright.notations._shared.notation import Piece
from gridwright.notations._shared.source_text import SourceText, as_int, counted, quoted

__all__ = ["Definitions", "Literal", "definitions", "literals", "split_definitions"]

_MOST_DEPTH = 8
_MOST_TOKENS = 40 * MAX_SIDE**2

_TOKEN = re.compile(
    r"""(?P<skip> [ \t\r\n]+ | --[^\n]* | [A-Za-z_][\w']*[ \t]*::[^\n]* )
      | (?P<number> -?[0-9]+ )
      | (?P<name> [A-Za-z_][\w']* )
      | (?P<string> "[^"\n]*" )
      | (?P<other> . )""",
    re.VERBOSE | re.DOTALL,
)
_DEFINED = re.compile(r"[ \t]*(?:let[ \t]+)?([A-Za-z_][\w']*)[ \t]*=")
_CLOSING = {"[": "]", "(": ")"}


class Literal(NamedTuple):
    """A number, a name, or the elements of a list or tuple; `start` and `end` are offsets in the text."""

    value: int | str | tuple[Literal, ...]
    start: int
    end: int


@dataclass(frozen=True)
class Definitions:
    """What a text defines by name. Wherever a value is expected, the name of one will do."""

    source: SourceText
    named: dict[str, Literal]

    def required(self, name: str) -> Literal:
        if name not in self.named:
            raise FormatError(f"{name} is missing")
        return self.resolved(self.named[name])

    def resolved(self, literal: Literal) -> Literal:
        """The literal itself, or what its name stands for."""
        seen = set()
        while isinstance(literal.value, str):
            name = literal.value
            if name not in self.named or name in seen:
                why = "is defined by itself" if name in seen else "is not defined"
                raise self.source.error(f"{quoted(name)} {why}", literal.start)
            seen.add(name)
            literal = self.named[name]
        return literal

    def integer(self, literal: Literal, what: str) -> int:
        found = self.resolved(literal)
        if isinstance(found.value, int):
            return found.value
        raise self.source.error(f"{what} should be a number, not {self.quoted(found)}", found.start)

    def items(self, literal: Literal, what: str, count: int | None = None) -> tuple[Literal, ...]:
        """The elements of a list or tuple, of which there must be `count` if that is given."""
        found = self.resolved(literal)
        if not isinstance(found.value, tuple):
            raise self.source.error(f"{what} should be a list, not {self.quoted(found)}", found.start)
        if count is not None and len(found.value) != count:
            size = f"{counted(count, 'element')}, not {len(found.value)}"
            raise self.source.error(f"{what} should have {size}: {self.quoted(found)}", found.start)
        return found.value

    def quoted(self, literal: Literal) -> str:
        return quoted(self.source.text[literal.start : literal.end])


def definitions(source: SourceText) -> Definitions:
    """All that a text defines, as `let name = value` (without `let` too) or as a JSON object."""
    tokens = _Tokens(source)
    named: dict[str, Literal] = {}
    in_json = tokens.skip("{")
    while tokens.next is not None and not (in_json and tokens.sees("}")):
        token = tokens.take("a definition")
        if not in_json and token.group() == "let":
            token = tokens.take("a name")
        if token.lastgroup != ("string" if in_json else "name"):
            raise source.error(f"expected a definition such as 'n = 5', not {quoted(token.group())}", token.start())
        name = token.group().strip('"')
        if name in named:
            raise source.error(f"{quoted(name)} is defined twice", token.start())
        tokens.expect(":" if in_json else "=")
        named[name] = _literal(tokens)
        if in_json and not tokens.skip(","):
            break
    if in_json:
        tokens.expect("}")
        if tokens.next is not None:
            raise source.error(f"{quoted(tokens.next.group())} after the closing '}}'", tokens.next.start())
    return Definitions(source, named)


def split_definitions(text: str, needed: frozenset[str]) -> list[Piece]:
    """A text cut up where a name is defined for the second time, if every part then has what it needs."""
    lines = text.split("\n")
    starts, parts = [0], [set[str]()]
    for number, line in enumerate(lines):
        defined = _DEFINED.match(line)
        if defined and defined[1] in parts[-1]:
            starts.append(number)
            parts.append(set())
        if defined:
            parts[-1].add(defined[1])
    if not all(needed <= part for part in parts):
        return [Piece(text, 1)]
    return [Piece("\n".join(lines[start:end]), start + 1) for start, end in pairwise([*starts, len(lines)])]


def literals(source: SourceText) -> list[Literal]:
    """The literals of a text one after the other, with or without commas between them."""
    tokens = _Tokens(source)
    found = []
    while tokens.next is not None:
        found.append(_literal(tokens))
        tokens.skip(",")
    return found


class _Tokens:
    """The tokens of a text, one ahead. They are made one by one: a huge text with a bad start is refused at once."""

    def __init__(self, source: SourceText) -> None:
        self.source = source
        self._matches = (match for match in _TOKEN.finditer(source.text) if match.lastgroup != "skip")
        self._left = _MOST_TOKENS
        self.next = next(self._matches, None)

    def take(self, expected: str) -> re.Match[str]:
        token = self.next
        if token is None:
            raise self.source.error(f"the text ends where {expected} should stand", len(self.source.text))
        self._left -= 1
        if not self._left:
            message = f"more than {_MOST_TOKENS:,} words and marks; no grid of up to {MAX_SIDE}x{MAX_SIDE} needs them"
            raise self.source.error(message, token.start())
        self.next = next(self._matches, None)
        return token

    def sees(self, char: str) -> bool:
        return self.next is not None and self.next.group() == char

    def skip(self, char: str) -> bool:
        return self.sees(char) and bool(self.take(char))

    def expect(self, char: str) -> None:
        token = self.take(f"'{char}'")
        if token.group() != char:
            raise self.source.error(f"expected '{char}', not {quoted(token.group())}", token.start())


def _literal(tokens: _Tokens) -> Literal:
    """The next literal. `opened` are the lists around the place reached, each with its elements so far."""
    source = tokens.source
    opened: list[tuple[re.Match[str], list[Literal]]] = []
    while True:
        token = tokens.take("a value")
        if token.group() in _CLOSING:
            opened.append((token, []))
            if len(opened) > _MOST_DEPTH:
                raise source.error(f"brackets more than {_MOST_DEPTH} deep", token.start())
            if not tokens.sees(_CLOSING[token.group()]):
                continue
            literal = _closed(tokens, *opened.pop())
        else:
            literal = _single(source, token)
        while opened:
            first, items = opened[-1]
            items.append(literal)
            closing = _CLOSING[first.group()]
            if tokens.skip(",") and not tokens.sees(closing):
                break
            literal = _closed(tokens, *opened.pop())
        else:
            return literal


def _single(source: SourceText, token: re.Match[str]) -> Literal:
    text = token.group()
    if token.lastgroup == "name":
        return Literal(text, token.start(), token.end())
    if token.lastgroup != "number":
        raise source.error(f"expected a value, not {quoted(text)}", token.start())
    number = as_int(text.removeprefix("-"))
    if number is None:
        raise source.error(f"a number of {len(text)} digits is too large: {quoted(text)}", token.start())
    return Literal(-number if text[0] == "-" else number, token.start(), token.end())


def _closed(tokens: _Tokens, first: re.Match[str], items: list[Literal]) -> Literal:
    """The list that ends here; anything but its closing bracket is an error."""
    closing = _CLOSING[first.group()]
    if not tokens.sees(closing):
        line, column = tokens.source.place(first.start())
        found = "the end of the text" if tokens.next is None else quoted(tokens.next.group())
        offset = len(tokens.source.text) if tokens.next is None else tokens.next.start()
        message = f"expected ',' or '{closing}' for the '{first.group()}' of line {line}, column {column}, not {found}"
        raise tokens.source.error(message, offset)
    return Literal(tuple(items), first.start(), tokens.take(closing).end())
