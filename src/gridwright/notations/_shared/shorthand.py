"""JSON, and the shorthand for it that links carry: names without quotes, texts in single ones, `t` and `f` for true
and false, colours as they are, and nothing at all for an empty object, so that `[,]` is a list of two."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, NoReturn

from gridwright.model.errors import FormatError
from gridwright.notations._shared.source_text import quoted

__all__ = ["parsed"]

_MOST_DEPTH = 40
_TOKEN = re.compile(
    r"""\s*(?:(?P<mark>[\[\]{}:]|,+)"""
    r"""|"(?P<double>[^"\\]*(?:\\.[^"\\]*)*)"|'(?P<single>[^'\\]*(?:\\.[^'\\]*)*)'"""
    r"""|(?P<word>[^\s\[\]{},:"']+))""",
    re.DOTALL,
)
_ESCAPE = re.compile(r"\\(u[0-9a-fA-F]{4}|.)", re.DOTALL)
_ESCAPED = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f"}
_WORDS = {"t": True, "true": True, "f": False, "false": False, "null": None}
_NUMBER = re.compile(r"-?[0-9]{1,15}(\.[0-9]{1,20})?")
_NOTHING: Mapping[str, Any] = MappingProxyType({})


def parsed(text: str) -> Any:
    """What a text says. Objects are mappings that nobody may change: those that are left out are all the same one."""
    import json  # noqa: PLC0415

    try:
        return json.loads(text, parse_constant=_no_number)
    except RecursionError:
        raise FormatError("the JSON is nested too deeply") from None
    except ValueError as error:
        if isinstance(error, FormatError):
            raise
        return _Shorthand(text).whole()


def _no_number(word: str) -> NoReturn:
    raise FormatError(f"{word} is no number that a puzzle has")


class _Token(NamedTuple):
    sort: str
    text: str
    start: int


def _tokens(text: str) -> Iterator[_Token]:
    at = 0
    while match := _TOKEN.match(text, at):
        sort = match.lastgroup or ""
        yield _Token(sort, match[sort], match.start(sort))
        at = match.end()
    yield _Token("rest", text[at:].strip(), at)


class _Shorthand:
    """Reads a text from left to right, one token ahead."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._tokens = _tokens(text)
        self._advance()

    def _advance(self) -> None:
        self._next = next(self._tokens)
        self._mark = self._next.text if self._next.sort == "mark" else ""

    def _fail(self) -> NoReturn:
        rest = self._text[self._next.start :].strip()
        raise FormatError(f"the JSON is malformed, at {quoted(rest)}" if rest else "the JSON ends too early")

    def whole(self) -> Any:
        value = self._value(0)
        if self._next.sort != "rest" or self._next.text:
            self._fail()
        return value

    def _value(self, depth: int) -> Any:
        if depth > _MOST_DEPTH:
            raise FormatError("the JSON is nested too deeply")
        if self._mark == "{":
            return self._object(depth)
        if self._mark == "[":
            return self._list(depth)
        return _NOTHING if self._mark and self._mark != ":" else self._single()

    def _single(self) -> Any:
        """A text, a number or a word."""
        sort, text, _ = self._next
        if sort in ("mark", "rest"):
            self._fail()
        self._advance()
        if sort != "word":
            return _ESCAPE.sub(_unescaped, text)
        number = _NUMBER.fullmatch(text)
        if number is None:
            return _WORDS.get(text, text)
        return float(text) if number[1] else int(text)

    def _list(self, depth: int) -> list[Any]:
        self._advance()
        items = [self._value(depth + 1)]
        while self._mark.startswith(","):
            items += [_NOTHING] * (len(self._mark) - 1)
            self._advance()
            items.append(self._value(depth + 1))
        if self._mark != "]":
            self._fail()
        self._advance()
        return items

    def _object(self, depth: int) -> dict[str, Any]:
        fields: dict[str, Any] = {}
        self._advance()
        while self._mark != "}":
            name = self._next.text
            self._single()
            if self._mark != ":":
                self._fail()
            self._advance()
            fields[name] = self._value(depth + 1)
            if self._mark == ",":
                self._advance()
            elif self._mark != "}":
                self._fail()
        self._advance()
        return fields


def _unescaped(match: re.Match[str]) -> str:
    said = match[1]
    return chr(int(said[1:], 16)) if len(said) == 5 else _ESCAPED.get(said, said)
