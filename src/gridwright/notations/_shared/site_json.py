"""The JSON of web sites, in which nothing can be taken for granted: lists, words, cells and values.

Their links carry a shorthand for it: names without quotes, texts in single ones, `t` and `f` for true and false,
colours as they are, and nothing at all for an empty object, so that `[,]` is a list of two.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, NoReturn, TypeVar

from gridwright.model.errors import FormatError, GridwrightError, Problem
from gridwright.model.grid import Grid
from gridwright.model.primitives import MAX_VALUES
from gridwright.notations._shared.source_text import as_int, converted, counted, quoted

__all__ = [
    "Fields", "as_json", "cells_of", "each", "fields_of", "has_zero", "list_of", "marks_of", "parsed", "solution_of",
    "states_a_rule", "value_of", "words_of",
]

Fields = Mapping[str, Any]
T = TypeVar("T")

_MOST_DEPTH = 40
_TOKEN = re.compile(
    r"""\s*(?:(?P<punctuation>[\[\]{}:]|,+)"""
    r"""|"(?P<double>[^"\\]*(?:\\.[^"\\]*)*)"|'(?P<single>[^'\\]*(?:\\.[^'\\]*)*)'"""
    r"""|(?P<word>[^\s\[\]{},:"']+))""",
    re.DOTALL,
)
_ESCAPE = re.compile(r"\\(u[0-9a-fA-F]{4}|.)", re.DOTALL)
_ESCAPED = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f"}
_WORDS = {"t": True, "true": True, "f": False, "false": False, "null": None}
_NUMBER = re.compile(r"-?[0-9]{1,15}(\.[0-9]{1,20})?")
_NOTHING: Mapping[str, Any] = MappingProxyType({})


def as_json(value: Any) -> str:
    import json  # noqa: PLC0415

    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def fields_of(text: str, site: str) -> Fields:
    """The object that a JSON text is."""
    said = parsed(text)
    if not isinstance(said, Mapping):
        raise FormatError(f"this is not a puzzle of {site}: {quoted(str(said))}")
    return said


def list_of(said: Fields, name: str) -> Sequence[Any]:
    content = said.get(name) or []
    if not isinstance(content, list):
        raise FormatError(f"{quoted(name)} is not a list: {quoted(str(content))}")
    return content


def words_of(said: Fields, name: str) -> str:
    """A text, or several as one. Halves of surrogate pairs, which are no text, become question marks."""
    content = said.get(name) or ""
    words = content if isinstance(content, list) else [content]
    return "\n".join(word for word in words if isinstance(word, str)).encode(errors="replace").decode()


def states_a_rule(content: Any) -> bool:
    """Whether a field of an unknown name may state a rule. Single words and numbers do not."""
    return content is True or (bool(content) and isinstance(content, list | Mapping))


def cells_of(rows: Sequence[Any]) -> tuple[Grid, list[Fields]]:
    """The grid that rows of cells make, and the cells one after the other."""
    width = len(rows[0]) if rows and isinstance(rows[0], list) else 0
    grid = Grid(len(rows), width)
    for number, row in enumerate(rows, 1):
        if not isinstance(row, list):
            raise FormatError(f"row {number} is not a list of cells: {quoted(str(row))}")
        if len(row) != width:
            raise FormatError(f"row {number} has {counted(len(row), 'cell')} instead of {width}")
    cells = [cell for row in rows for cell in row]
    each(grid, cells, _must_be_fields)
    return grid, cells


def _must_be_fields(cell: Any) -> None:
    if not isinstance(cell, Mapping):
        raise FormatError(f"{quoted(str(cell))} is not a cell")


def each(grid: Grid, cells: Sequence[Any], convert: Callable[[Any], T]) -> tuple[T, ...]:
    """Something for every cell. `convert` raises an error for what cannot stand in one; all of these are told."""

    def placed(cell: int) -> T:
        try:
            return convert(cells[cell])
        except GridwrightError as error:
            raise FormatError(Problem(f"{grid.name(cell)}: {error}", (cell,))) from None

    return tuple(converted(range(len(cells)), placed))


def value_of(grid: Grid, value: Any) -> int:
    """The value that a number or digits mean in a grid, 0 for nothing."""
    if value is None or value == "":
        return 0
    number = as_int(value) if isinstance(value, str) else value
    if type(number) is not int or not 0 <= number <= MAX_VALUES:
        raise FormatError(f"{quoted(str(value))} is not a value")
    return grid.value(number)


def marks_of(grid: Grid, said: Fields, *names: str) -> frozenset[int]:
    """What is noted in a cell, in the first of these fields that has anything."""
    noted = next((list_of(said, name) for name in names if said.get(name)), [])
    return frozenset(value_of(grid, one) for one in noted) - {0}


def solution_of(grid: Grid, content: Any) -> tuple[int, ...]:
    """A solution as a value for every cell, 0 where it is unknown; nothing if it cannot be read that way."""
    numbers = _stored(grid, content)
    values = tuple([0 if number is None else grid.value(number) for number in numbers])
    return values if any(values) else ()


def has_zero(grid: Grid, cells: Sequence[Fields], solution: Any) -> bool:
    """Whether a 0 stands in a cell, or in all of a stored solution, which has others beside it."""
    given = any(str(cell.get("value")) == "0" for cell in cells)
    stored = set(_stored(grid, solution))
    return given or (0 in stored and None not in stored and len(stored) >= grid.rows)


def _stored(grid: Grid, content: Any) -> list[int | None]:
    """The numbers of a stored solution, None for what is none; nothing if it is not one for each cell."""
    if isinstance(content, str):
        content = content.split(",") if "," in content else list(content.strip())
    if not isinstance(content, list) or len(content) != len(grid.cells):
        return []
    return [as_int(str(value)) for value in content]


def parsed(text: str) -> Any:
    """What a text of JSON or its shorthand says. Do not change objects: all that are left out are the same one."""
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
    raise FormatError(f"{word} is not a number that a puzzle has")


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
        self._punctuation = self._next.text if self._next.sort == "punctuation" else ""

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
        if self._punctuation == "{":
            return self._object(depth)
        if self._punctuation == "[":
            return self._list(depth)
        return _NOTHING if self._punctuation and self._punctuation != ":" else self._single()

    def _single(self) -> Any:
        """A text, a number or a word."""
        sort, text, _ = self._next
        if sort in ("punctuation", "rest"):
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
        while self._punctuation.startswith(","):
            items += [_NOTHING] * (len(self._punctuation) - 1)
            self._advance()
            items.append(self._value(depth + 1))
        if self._punctuation != "]":
            self._fail()
        self._advance()
        return items

    def _object(self, depth: int) -> dict[str, Any]:
        fields: dict[str, Any] = {}
        self._advance()
        while self._punctuation != "}":
            name = self._next.text
            self._single()
            if self._punctuation != ":":
                self._fail()
            self._advance()
            fields[name] = self._value(depth + 1)
            if self._punctuation == ",":
                self._advance()
            elif self._punctuation != "}":
                self._fail()
        self._advance()
        return fields


def _unescaped(match: re.Match[str]) -> str:
    said = match[1]
    return chr(int(said[1:], 16)) if len(said) == 5 else _ESCAPED.get(said, said)
