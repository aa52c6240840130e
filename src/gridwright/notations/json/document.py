"""The fields of a puzzle in JSON, and what is wrong with JSON that has others. The only file that needs msgspec.

Cells are left to the reader, which names every one that is wrong; here stands only what each field may be.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec

from gridwright.model.errors import FormatError
from gridwright.model.suggestions import unknown
from gridwright.notations._shared.clue_words import listed_sorts
from gridwright.notations._shared.source_text import SourceText, quoted
from gridwright.notations.json.places import Path, error_at, only, path_name

__all__ = ["VERSION", "Document", "decoded", "document_of", "encoded", "is_object", "on_a_line"]

VERSION = 1

_PUZZLE = "puzzle"
"""The field of a record, such as that of a puzzle that was made, in which the puzzle stands."""

_OWN = {"gridwright", "rows", "cols", "givens", "regions"}
"""Fields that no record has, but each puzzle at least one of them."""

_BYTE = re.compile(r" \(byte (\d+)\)$")
_UNKNOWN = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
_AT = re.compile(r" - at `\$\.(\w+)(?:\[(\d+)\])?.*")


class _Document(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    gridwright: int = VERSION
    kind: str
    rows: int | None = None
    cols: int | None = None
    holes: list[str] = []
    boxes: tuple[int, int] | None = None
    values: tuple[int, int] | None = None
    regions: list[list[Any]] | None = None
    givens: list[list[Any]] | None = None
    options: list[str] = []
    disconnected: bool = False
    title: str = ""
    author: str = ""
    source: str = ""
    entries: list[list[Any]] | None = None
    marks: list[list[Any]] | None = None

    def clues(self, sort: str) -> list[str]:
        """The words of the clues of a sort."""
        words: list[str] = getattr(self, sort)
        return words


if TYPE_CHECKING:
    Document = _Document
else:
    # A field for each sort of clues.
    Document = msgspec.defstruct(
        "Document",
        [(sort, list[str], msgspec.field(default_factory=list)) for sort in listed_sorts()],
        bases=(_Document,),
        forbid_unknown_fields=True,
        kw_only=True,
    )


class _Version(msgspec.Struct):
    """The field that every version has: which version it is."""

    gridwright: int = VERSION


def document_of(text: str) -> str:
    """The puzzle in a record, at its place between blanks; any other text as it is."""
    if f'"{_PUZZLE}"' not in text:
        return text
    try:
        fields = msgspec.json.decode(text.encode(), type=dict[str, msgspec.Raw])
    except (msgspec.DecodeError, RecursionError):
        return text  # which is told where the puzzle is read
    is_record = bytes(fields.get(_PUZZLE, b"")).startswith(b"{") and not _OWN & fields.keys()
    return only(text, (_PUZZLE,)) if is_record else text


def decoded(text: str) -> Document:
    data = text.encode()
    try:
        version = msgspec.json.decode(data, type=_Version).gridwright
        if version != VERSION:
            message = f'"gridwright" is {version}; this program reads version {VERSION}'
            raise error_at(text, ("gridwright",), message)
        return msgspec.json.decode(data, type=Document)
    except msgspec.ValidationError as error:
        raise _unknown(str(error), text) or _misfit(str(error), text) from None
    except msgspec.DecodeError as error:
        raise _malformed(str(error), data) from None
    except RecursionError:
        raise FormatError("the JSON is nested too deeply") from None


def is_object(text: str) -> bool:
    """Whether a text is an object and nothing else, whatever is in it."""
    try:
        return isinstance(msgspec.json.decode(text.encode()), dict)
    except (msgspec.DecodeError, RecursionError):
        return False


def encoded(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def on_a_line(text: str) -> str:
    """A document without the blanks that lay it out."""
    return msgspec.json.format(text, indent=-1)


def _unknown(message: str, text: str) -> FormatError | None:
    """The error for an unknown field, with its place unless it is spelt with escapes; None for any other error."""
    found = _UNKNOWN.fullmatch(message)
    if found is None:
        return None
    what = unknown("field", found[1], Document.__struct_fields__)
    place = re.search(rf'(?<!\\)"{re.escape(found[1])}"\s*:', text)
    return SourceText(text).error(what, place.start()) if place else FormatError(what)


def _misfit(message: str, text: str) -> FormatError:
    """A field of the wrong type, quoted as far as the rest of the JSON can be read."""
    where = _AT.search(message)
    if where is None:
        return FormatError(message)
    path: Path = (where[1],) if where[2] is None else (where[1], int(where[2]))
    what = f"{path_name(path)}: {message[: where.start()]}"
    try:
        found = msgspec.json.decode(text.encode())
        for part in path:
            found = found[part]
        what = f"{what}: {quoted(str(found))}"
    except (msgspec.DecodeError, RecursionError, LookupError, TypeError):
        pass
    return error_at(text, path, what)


def _malformed(message: str, data: bytes) -> FormatError:
    """The decoder's error with the line and column of the byte it names; a text cut short is wrong at its end."""
    match = _BYTE.search(message)
    split = int(match[1]) if match else len(data)
    before, after = (part.decode(errors="ignore") for part in (data[:split], data[split:]))
    what = message[: match.start()] if match else "the JSON ends too early"
    rest = after.split("\n", 1)[0]
    return SourceText(before).error(f"{what}, at {quoted(rest)}" if rest else what, len(before))
