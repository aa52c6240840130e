"""Addresses of puzz.link and of its like (pzpr): `…?suguru/5/5/…` has the puzzle's name, columns, rows and the grid.

The grid is packed: walls as bits, then numbers, or signs, with letters for the runs of empty places between them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from math import isqrt

from gridwright.clues.sign import pairs_of
from gridwright.clues.sign import signs as sign_clues
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.model.grid import Grid
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.source_text import SourceText, as_int, quoted, refuse, sized
from gridwright.notations._shared.symbols import SYMBOLS
from gridwright.notations._shared.walls import Wall, below, beside, regions_between, stands
from gridwright.notations._shared.web_address import decoded, read_decoded

_KINDS = {
    "sudoku": "sudoku", "suguru": "suguru", "ripple": "hakyuu", "cojun": "kojun", "minarism": "futoshiki",
    "hakyukoka": "hakyuu",
}
_NAMES = {kind: name for name, kind in reversed(_KINDS.items())}
_SITE = "https://puzz.link/p?"
_ADDRESS = re.compile(
    r"\s*((?:https?://|www\.)[^\s?]*\?(?:\w+=\w*&)*)?([a-z][a-z0-9]*?)(?:_edit|_play)?/"  # the site, the name
    r"((?:v:[^/\s]*/)?)((?:[^/\s0-9][^/\s]*/|/)?)([0-9]+)/([0-9]+)(?:/(\S*))?\s*"  # variant, flags, columns, rows, body
)

_CHARS = SYMBOLS.lower()
_WIDTHS = {"-": 2, "+": 3}
"""How many digits a number has that begins with one of these; any other has one."""


def recognises(text: str) -> bool:
    match = _ADDRESS.fullmatch(decoded(text))
    return match is not None and (match[1] is not None or match[2] in _KINDS)


def read(text: str) -> Draft:
    return read_decoded(_read, text) if "%" in text else _read(text)


def _read(text: str) -> Draft:
    match = _ADDRESS.fullmatch(text)
    if match is None:
        message = f"no address such as {_SITE}sudoku/9/9/…: {quoted(text.strip())}"
        raise FormatError(message)
    source = SourceText(text)
    name = match[2]
    if name not in _KINDS:
        known = ", ".join(sorted(_NAMES.values()))
        raise source.error(f"Gridwright does not know the puzzle {quoted(name)}; it knows {known}", match.start(2))
    for group in (3, 4):
        word = match[group].strip("/")
        if word:
            raise source.error(f"Gridwright does not know the variant {quoted(word)} of {name}", match.start(group))
    cols, rows = as_int(match[5]) or 0, as_int(match[6]) or 0
    grid = sized(rows, cols, *source.place(match.start(5)))
    # Some addresses end with a slash.
    start = match.start(7) if match[7] else 0
    body = SourceText(text[: match.end(7)].rstrip("/") if match[7] else "")
    if name == "minarism":
        return _read_signs(body, grid, start)
    return _read_numbers(body, grid, start, _KINDS[name])


def _read_numbers(source: SourceText, grid: Grid, start: int, kind: str) -> Draft:
    regions: tuple[str, ...] | None = None
    if kind != "sudoku":
        regions, start = _regions_of(source, grid, start)
    elif not _has_boxes(grid.rows):
        raise FormatError(f"a sudoku of {grid.rows}x{grid.cols}: there is no telling its boxes")
    items: list[int | str] = [0] * len(grid.cells)
    if start < len(source.text):
        items, end = _unpacked_items(source, start, len(grid.cells), "g")
        if end < len(source.text):
            message = f"{quoted(source.text[end:])} after the numbers: cells that are no part of the grid"
            raise source.error(f"{message}, which Gridwright does not know", end)
    refuse(
        [
            Problem(f"{grid.name(cell)}: a clue that is not told ('?'), which Gridwright does not know", (cell,))
            for cell, item in enumerate(items)
            if isinstance(item, str)
        ]
    )
    givens = tuple(item for item in items if isinstance(item, int))
    return Draft(kind=kind, grid=grid, givens=givens, regions=regions)


def _read_signs(source: SourceText, grid: Grid, start: int) -> Draft:
    places = beside(grid) + below(grid)
    items: list[int | str] = [0] * len(places)
    if start < len(source.text):
        items, end = _unpacked_items(source, start, len(places), "i", special="gh")
        if end < len(source.text):
            raise source.error(f"{quoted(source.text[end:])} after the signs", end)
    differences = {pair: item for pair, item in zip(places, items, strict=True) if isinstance(item, int) and item}
    refuse(
        [
            Problem(
                f"{grid.name(a)} and {grid.name(b)} differ by {difference}: "
                "differences are clues that Gridwright does not know", (a, b)
            )
            for (a, b), difference in differences.items()
        ]
    )
    signs = [
        (a, b) if item == "g" else (b, a) for (a, b), item in zip(places, items, strict=True) if item in ("g", "h")
    ]
    return Draft(kind="futoshiki", grid=grid, givens=(0,) * len(grid.cells), clues=sign_clues(grid, signs))


def _regions_of(source: SourceText, grid: Grid, start: int) -> tuple[tuple[str, ...], int]:
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


def _unpacked_items(
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
                raise source.error(f"{quoted(text[at : at + 4])} is no number, sign or run of empty places", at)
            items.append(int(digits, 16))
            at += width
        at += 1
    if len(items) != count:
        amount = "too many" if len(items) > count else "too few"
        raise source.error(f"{amount} numbers and empty places: {len(items)} instead of {count}", start)
    return items, at


def _has_boxes(size: int) -> bool:
    """Whether the site draws boxes into a Sudoku of that size: squares of n cells, or 2x3 in a 6x6."""
    return size == 6 or isqrt(size) ** 2 == size


def write(draft: Draft) -> str:
    grid, name = draft.grid, _NAMES[draft.kind]
    if draft.kind == "futoshiki":
        body = _written_signs(draft)
    else:
        if draft.kind == "sudoku" and not _has_boxes(grid.rows):
            raise FormatError(f"puzz-link has no sudoku of {grid.rows}x{grid.cols}; it has 4x4, 6x6, 9x9, 16x16 …")
        walls = _packed_walls(grid, draft.regions) if draft.regions else ""
        body = walls + _packed_items((_packed_number(value) if value else "" for value in draft.givens), "g")
    return f"{_SITE}{name}/{grid.cols}/{grid.rows}/{body}\n"


def _written_signs(draft: Draft) -> str:
    grid, signs = draft.grid, set(pairs_of(draft.clues))
    for less, greater in pairs_of(draft.clues):
        if (greater, less) in signs:
            raise FormatError(f"puzz-link cannot say both {grid.name(less)}<{grid.name(greater)} and the opposite")
    places = beside(grid) + below(grid)
    return _packed_items(("g" if (a, b) in signs else "h" if (b, a) in signs else "" for a, b in places), "i")


def _packed_walls(grid: Grid, labels: Sequence[str]) -> str:
    text = ""
    for places in (beside(grid), below(grid)):
        bits = "".join("01"[stands(labels, place)] for place in places)
        text += "".join(_CHARS[int(bits[at : at + 5].ljust(5, "0"), 2)] for at in range(0, len(bits), 5))
    return text


def _packed_items(items: Iterable[str], first_run: str) -> str:
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


def _packed_number(value: int) -> str:
    if value >= 256:
        raise FormatError(f"the number {value} cannot be packed")
    return f"{value:x}" if value < 16 else f"-{value:x}"


NOTATION = Notation(
    id="puzz-link",
    title="addresses of puzz.link",
    kinds=("sudoku", "suguru", "hakyuu", "kojun", "futoshiki"),
    carries=frozenset({"connected regions", "signs"}),
    lacks={kind: frozenset({"signs"}) for kind in ("suguru", "hakyuu", "kojun")}
    | {"sudoku": frozenset({"connected regions", "signs"}), "futoshiki": frozenset({"connected regions", "givens"})},
    recognises=recognises,
    read=read,
    write=write,
    example="https://puzz.link/p?suguru/5/5/cih47bs73m3g5p1g2g\n",
)
