"""The text in a Penpa+ link: lines of JSON with short names, deflated, in base64; and the numbers of its points.

A board has two cells more on every side than it shows. Its points are numbered cell by cell, first the cells, then
their lower right corners, then the middles of their lower edges, then those of their right edges.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid
from gridwright.notations._shared.source_text import SourceText, as_int, quoted

__all__ = [
    "BELOW", "BESIDE", "CELL", "CORNER", "NUMBERS", "PenpaBoard", "as_json", "layer_of", "numbers_in", "packed",
    "things_of", "unpacked", "written_layer",
]

CELL, CORNER, BELOW, BESIDE = range(4)
"""Where a point stands in its cell: in the middle, at its lower right corner, on its lower edge, on its right edge."""

NUMBERS = ("1", "6", "10")
"""The modes of numbers that fill a cell: normal, medium, large."""

_MARGIN = 2
_MOST = 4_000_000
_NO_BASE64 = re.compile(r"[^A-Za-z0-9+/]")
_URL_SAFE = str.maketrans(" -_", "++/")
_SHOWN = 12
"""How many characters are shown before the place where a link is cut off."""

_SHORT = {
    "zZ": "z", "z9": '"qa"', "zQ": '"pu_q"', "zA": '"pu_a"', "zG": '"grid"', "zM": '"edit_mode"', "zS": '"surface"',
    "zL": '"line"', "zE": '"lineE"', "zW": '"wall"', "zC": '"cage"', "zN": '"number"', "zY": '"symbol"',
    "zP": '"special"', "zB": '"board"', "zR": '"command_redo"', "zU": '"command_undo"', "z8": '"command_replay"',
    "z1": '"numberS"', "zF": '"freeline"', "z2": '"freelineE"', "zT": '"thermo"', "z3": '"arrows"',
    "zD": '"direction"', "z0": '"squareframe"', "z5": '"polygon"', "z4": '"deletelineE"', "z6": '"killercages"',
    "z7": '"nobulbthermo"', "z_": '"__a"', "zO": "null",
}  # fmt: skip


def unpacked(text: str) -> list[str]:
    """The lines inside of a link's `p=`."""
    import zlib  # noqa: PLC0415
    from base64 import b64decode  # noqa: PLC0415

    source = SourceText(text.translate(_URL_SAFE).rstrip("="))
    text = source.text
    if strange := _NO_BASE64.search(text):
        raise source.error(f"{strange.group()!r} is not a character of packed text", strange.start())
    try:
        inflate = zlib.decompressobj(-zlib.MAX_WBITS)
        # A single character after groups of four stands for nothing: it is the first of a group that is cut off.
        data = inflate.decompress(b64decode(text[: len(text) - (len(text) % 4 == 1)] + "=" * (-len(text) % 4)), _MOST)
        if inflate.unconsumed_tail:
            raise FormatError(f"the packed text stands for more than {_MOST:,} bytes")
        if not inflate.eof:
            last = quoted(text[-_SHOWN:])
            message = f"the link is cut off here, after {last}: the rest of the puzzle is missing"
            raise source.error(message, len(text))
        inner = data.decode()
    except (zlib.error, UnicodeDecodeError) as error:
        raise FormatError(f"the link cannot be unpacked: {error}") from None
    for short, long in reversed(_SHORT.items()):
        inner = inner.replace(short, long)
    return inner.split("\n")


def packed(lines: list[str]) -> str:
    import zlib  # noqa: PLC0415
    from base64 import b64encode  # noqa: PLC0415

    inner = "\n".join(lines)
    for short, long in _SHORT.items():
        inner = inner.replace(long, short)
    deflate = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    return b64encode(deflate.compress(inner.encode()) + deflate.flush()).decode()


def as_json(text: str) -> Any:
    """What a line says; None if it is empty."""
    import json  # noqa: PLC0415

    if not text.strip():
        return None
    try:
        return json.loads(text)
    except ValueError:
        raise FormatError(f"a part of the puzzle is not JSON: {quoted(text)}") from None


@dataclass(frozen=True)
class PenpaBoard:
    """A board of `rows` by `cols` cells. The puzzle's grid is the part that begins at row `top` and column `left`."""

    rows: int
    cols: int
    grid: Grid
    top: int = 0
    left: int = 0

    @property
    def points(self) -> int:
        """How many points there are of each sort."""
        return (self.rows + 2 * _MARGIN) * (self.cols + 2 * _MARGIN)

    def point(self, sort: int, row: int, col: int) -> int:
        """The number of a point of the grid's cell in that row and column, which may lie outside of the grid."""
        above, before = row + self.top + _MARGIN, col + self.left + _MARGIN
        return sort * self.points + above * (self.cols + 2 * _MARGIN) + before

    def of_cell(self, sort: int, cell: int) -> int:
        return self.point(sort, *self.grid.where(cell))

    def where(self, point: object) -> tuple[int, int, int]:
        """A point's sort, and the row and column of its cell in the grid; those of no point have the sort -1."""
        number = as_int(str(point))
        if number is None or number >= 4 * self.points:
            return -1, -1, -1
        sort, place = divmod(number, self.points)
        row, col = divmod(place, self.cols + 2 * _MARGIN)
        return sort, row - self.top - _MARGIN, col - self.left - _MARGIN

    def cell(self, row: int, col: int) -> int | None:
        """The cell of the grid in that row and column."""
        inside = 0 <= row < self.grid.rows and 0 <= col < self.grid.cols
        return row * self.grid.cols + col if inside else None


def layer_of(layer: Any, what: str) -> dict[str, Any]:
    """The sorts of things that are drawn on a layer, by their names."""
    if not isinstance(layer, dict):
        raise FormatError(f"the {what} is damaged: {quoted(str(layer))}")
    return layer


def things_of(layer: dict[str, Any], name: str) -> dict[str, Any]:
    """Things of one sort, by the points where they are."""
    things = layer.get(name) or {}
    if not isinstance(things, dict):
        raise FormatError(f"{name} is damaged: {quoted(str(things))}")
    return things


def numbers_in(board: PenpaBoard, things: dict[str, Any]) -> Iterator[tuple[int | None, Any, str]]:
    """The cell of each number, None outside of the grid; what stands there, and the mode in which it was written."""
    for point, item in things.items():
        if not isinstance(item, list) or len(item) < 3:
            raise FormatError(f"a number is damaged: {quoted(str(item))}")
        sort, row, col = board.where(point)
        yield board.cell(row, col) if sort == CELL else None, item[0], str(item[2])


def written_layer(**parts: object) -> str:
    """A layer with these things on it, and with none of the other sorts."""
    import json  # noqa: PLC0415

    empty: dict[str, object] = {
        "surface": {}, "number": {}, "numberS": {}, "symbol": {}, "freeline": {}, "freelineE": {}, "thermo": [],
        "arrows": [], "direction": [], "squareframe": [], "polygon": [], "line": {}, "lineE": {}, "wall": {},
        "cage": {}, "deletelineE": {}, "killercages": [], "nobulbthermo": [],
    }  # fmt: skip
    return json.dumps(empty | parts, separators=(",", ":"))
