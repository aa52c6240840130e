"""What every endpoint can be asked, and the puzzle that most of them are asked about."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from gridwright.model.errors import FormatError
from gridwright.model.grid import MAX_SIDE, Grid
from gridwright.model.puzzle import Position
from gridwright.notations import load_position
from gridwright.words import languages

__all__ = ["PuzzleQuery", "Query", "Seed", "grid_of", "written"]

Seed = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
"""What decides at random; no greater than what programs in JavaScript can count to."""

Lang = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(languages())})]

Seconds = Annotated[float, msgspec.Meta(ge=0)]


class Query(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What is asked: sentences in the language `lang`, and how many seconds it may take."""

    lang: Lang = "en"
    timeout: Seconds | None = None


class PuzzleQuery(Query, kw_only=True):
    """A question about a puzzle: a text in any notation, or a document as the notation json has it, whose entries and
    marks make it a position. `from` is the id of the notation, if it is not to be recognised."""

    puzzle: Annotated[str | dict[str, Any], msgspec.Meta(examples=["1....2..3.4....1"])]
    from_: str | None = msgspec.field(default=None, name="from")
    allow_disconnected: bool = False

    @property
    def position(self) -> Position:
        """The puzzle, with what a player has entered and marked."""
        if isinstance(self.puzzle, dict):
            return load_position(written(self.puzzle), "json", allow_disconnected=self.allow_disconnected)
        return load_position(self.puzzle, self.from_, allow_disconnected=self.allow_disconnected)


def grid_of(puzzle: object) -> Grid | None:
    """The grid of a document, so that cells can be named in it even where it is no puzzle."""
    if not isinstance(puzzle, dict):
        return None
    table: Any = puzzle.get("givens") or puzzle.get("regions")
    if not (isinstance(table, list) and isinstance(table[0], list)):
        table = [[]]
    rows, cols = puzzle.get("rows", len(table)), puzzle.get("cols", len(table[0]))
    if not all(type(count) is int and 1 <= count <= MAX_SIDE for count in (rows, cols)):
        return None
    return Grid(rows, cols)


def written(document: dict[str, Any]) -> str:
    """A document as the text that it was."""
    try:
        return msgspec.json.encode(document).decode()
    except (ValueError, OverflowError, RecursionError, UnicodeEncodeError) as error:
        raise FormatError(f"the document cannot be read: {error}") from None
