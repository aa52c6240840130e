"""How puzz.link packs a grid into characters: walls as bits, dots as digits to the base 3, numbers, runs of nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gridwright.model.errors import FormatError, Problem
from gridwright.model.grid import Grid
from gridwright.notations._shared.source_text import SourceText, quoted, refuse
from gridwright.notations._shared.symbols import SYMBOLS
from gridwright.notations._shared.walls import Wall, below, beside, regions_between, stands

__all__ = [
    "givens_of", "packed_items", "packed_number", "packed_thirds", "packed_walls", "regions_of", "unpacked_items",
    "unpacked_thirds",
]

_CHARS = SYMBOLS.lower()
_WIDTHS = {"-": 2, "+": 3}
"""How many digits a number has that begins with one of these; any other has one."""


def regions_of(source: SourceText, grid: Grid, start: int) -> tuple[tuple[str, ...], int]:
    """The regions whose walls stand at that offset of the text, and the offset after them.

    Five places for walls make a character of base 32; those between columns come first, then those between rows.
    """
    walls: set[Wall] = set()
    for places in (beside(grid), below(grid)):
        end = start + (len(places) + 4) // 5
        chars = source.text[start:end]
        if start + len(chars) < end:
            message = f"the walls between regions end too early: a grid of {grid.rows}x{grid.cols} has more of them"
            raise source.error(message, start)
        for number, char in enumerate(chars):
            bits = _CHARS[:32].find(char)
            if bits < 0:
                raise source.error(f"{char!r} cannot stand for walls; 0 to 9 and a to v do", start + number)
            walls.update(place for bit, place in enumerate(places[5 * number : 5 * number + 5]) if bits & 16 >> bit)
        start = end
    return regions_between(grid, walls), start


def unpacked_items(
    source: SourceText, start: int, count: int, first_run: str, special: str = ""
) -> tuple[list[int | str], int]:
    """The next `count` items, 0 for an empty place, and the offset after them.

    An item is a number, a special character as it is, or `.` for a clue whose number is hidden; letters from
    `first_run` on are runs of empty places.
    """
    text = source.text
    items: list[int | str] = []
    at = start
    while len(items) < count and at < len(text):
        char = text[at]
        if char in special or char == ".":
            items.append(char)
        elif first_run <= char <= "z":
            items += [0] * (_CHARS.index(char) - _CHARS.index(first_run) + 1)
        else:
            width = _WIDTHS.get(char, 0)
            digits = text[at + 1 : at + 1 + width] if width else char
            if len(digits) != (width or 1) or not set(digits) <= set(_CHARS[:16]):
                raise source.error(f"{quoted(text[at : at + 4])} is not a number, sign or run of empty places", at)
            items.append(int(digits, 16))
            at += width
        at += 1
    if len(items) != count:
        amount = "too many" if len(items) > count else "too few"
        raise source.error(f"{amount} numbers and empty places: {len(items)} instead of {count}", start)
    return items, at


def givens_of(source: SourceText, grid: Grid, start: int) -> tuple[int, ...]:
    """The givens, which are the last numbers of the text; none if it ends before."""
    items: list[int | str] = [0] * len(grid.cells)
    if start < len(source.text):
        items, end = unpacked_items(source, start, len(grid.cells), "g")
        if end < len(source.text):
            message = f"{quoted(source.text[end:])} after the numbers: cells that are not part of the grid"
            raise source.error(f"{message}, which Gridwright does not know", end)
    refuse(
        [
            Problem(f"{grid.name(cell)}: a clue that is not told ('?'), which Gridwright does not know", (cell,))
            for cell, item in enumerate(items)
            if isinstance(item, str)
        ]
    )
    return tuple(item for item in items if isinstance(item, int))


def packed_walls(grid: Grid, labels: Sequence[str]) -> str:
    text = ""
    for places in (beside(grid), below(grid)):
        bits = "".join("01"[stands(labels, place)] for place in places)
        text += "".join(_CHARS[int(bits[at : at + 5].ljust(5, "0"), 2)] for at in range(0, len(bits), 5))
    return text


def packed_items(items: Iterable[str], first_run: str) -> str:
    """The items one after the other, runs of empty ones as letters."""
    longest = len(_CHARS) - _CHARS.index(first_run)
    text, run = "", 0
    for item in (*items, None):
        if item == "":
            run += 1
        if run and (item != "" or run == longest):
            text += _CHARS[_CHARS.index(first_run) + run - 1]
            run = 0
        text += item or ""
    return text


def packed_number(value: int) -> str:
    if value >= 256:
        raise FormatError(f"the number {value} cannot be packed")
    return f"{value:x}" if value < 16 else f"-{value:x}"


def unpacked_thirds(source: SourceText, start: int, count: int) -> list[int]:
    """Numbers from 0 to 2, of which three make a character of base 27; those that are left out at the end are 0."""
    text = source.text[start:]
    if len(text) > (count + 2) // 3:
        raise source.error(f"{quoted(text[(count + 2) // 3 :])} after the last place", start + (count + 2) // 3)
    numbers: list[int] = []
    for at, char in enumerate(text, start):
        packed = _CHARS[:27].find(char)
        if packed < 0:
            raise source.error(f"{char!r} cannot stand for dots; 0 to 9 and a to q do", at)
        numbers += [packed // 9, packed // 3 % 3, packed % 3]
    return (numbers + [0] * count)[:count]


def packed_thirds(numbers: Sequence[int]) -> str:
    filled = [*numbers, 0, 0]
    return "".join(_CHARS[9 * filled[at] + 3 * filled[at + 1] + filled[at + 2]] for at in range(0, len(numbers), 3))
