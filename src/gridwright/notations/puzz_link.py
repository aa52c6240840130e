"""Addresses of puzz.link and of its like (pzpr): `…?suguru/5/5/…` has the puzzle's name, columns, rows and the grid."""

from __future__ import annotations

import re
from math import isqrt

from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.model.grid import Grid
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.pzpr import packed_items, packed_number, packed_walls, regions_of, unpacked_items
from gridwright.notations._shared.source_text import SourceText, as_int, quoted, refuse, sized
from gridwright.notations._shared.walls import below, beside
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
        regions, start = regions_of(source, grid, start)
    elif not _has_boxes(grid.rows):
        raise FormatError(f"a sudoku of {grid.rows}x{grid.cols}: there is no telling its boxes")
    items: list[int | str] = [0] * len(grid.cells)
    if start < len(source.text):
        items, end = unpacked_items(source, start, len(grid.cells), "g")
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
        items, end = unpacked_items(source, start, len(places), "i", special="gh")
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
    return Draft(kind="futoshiki", grid=grid, givens=(0,) * len(grid.cells), signs=tuple(sorted(signs)))


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
        walls = packed_walls(grid, draft.regions) if draft.regions else ""
        body = walls + packed_items((packed_number(value) if value else "" for value in draft.givens), "g")
    return f"{_SITE}{name}/{grid.cols}/{grid.rows}/{body}\n"


def _written_signs(draft: Draft) -> str:
    grid, signs = draft.grid, set(draft.signs)
    for less, greater in draft.signs:
        if (greater, less) in signs:
            raise FormatError(f"puzz-link cannot say both {grid.name(less)}<{grid.name(greater)} and the opposite")
    places = beside(grid) + below(grid)
    return packed_items(("g" if (a, b) in signs else "h" if (b, a) in signs else "" for a, b in places), "i")


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
