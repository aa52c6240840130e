"""Addresses of puzz.link and of its like (pzpr): `…?suguru/5/5/…` has the puzzle's name, columns, rows and the grid.

The grid is packed: walls as bits, then numbers, or signs, with letters for the runs of empty places between them. In
`minarism` and `kropki` there are no numbers, only signs or dots, and in `skyscrapers` those outside come first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import isqrt

from gridwright.clues.dot import Dot
from gridwright.clues.sign import pairs_of
from gridwright.clues.sign import signs as sign_clues
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid
from gridwright.notations._shared.clue_words import clue_in, form_of
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.source_text import SourceText, as_int, quoted, sized
from gridwright.notations._shared.walls import below, beside
from gridwright.notations._shared.web_address import START, decoded, read_decoded
from gridwright.notations.puzz_link.kakuro import read_kakuro, written_kakuro
from gridwright.notations.puzz_link.packing import (
    givens_of,
    packed_items,
    packed_number,
    packed_thirds,
    packed_walls,
    regions_of,
    unpacked_items,
    unpacked_thirds,
)
from gridwright.notations.puzz_link.skyscrapers import read_skyscrapers, written_skyscrapers

_KINDS = {
    "sudoku": "sudoku", "suguru": "suguru", "ripple": "hakyuu", "cojun": "kojun", "minarism": "futoshiki",
    "hakyukoka": "hakyuu", "kropki": "latin", "skyscrapers": "skyscrapers", "kakuro": "kakuro",
    "building": "skyscrapers", "skyscraper": "skyscrapers",
}
"""What its puzzles are called there, also by other names."""
_NAMES = {kind: name for name, kind in reversed(_KINDS.items())}
_DOTS = {1: "{}-{}=white", 2: "{}-{}=black"}
_SITE = "https://puzz.link/p?"
_ADDRESS = re.compile(
    rf"\s*({START}[^\s?]*\?(?:\w+=\w*&)*)?([a-z][a-z0-9]*?)(?:_edit|_play)?/"  # the site, the name
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
    if name == "kropki":
        return _read_dots(body, grid, start)
    if name == "kakuro":
        return read_kakuro(body, grid, start)
    if _KINDS[name] == "skyscrapers":
        return read_skyscrapers(body, grid, start)
    return _read_numbers(body, grid, start, _KINDS[name])


def _read_numbers(source: SourceText, grid: Grid, start: int, kind: str) -> Draft:
    regions: tuple[str, ...] | None = None
    if kind != "sudoku":
        regions, start = regions_of(source, grid, start)
    elif not _has_boxes(grid.rows):
        raise FormatError(f"a sudoku of {grid.rows}x{grid.cols}: nothing says how large its boxes are")
    return Draft(kind=kind, grid=grid, givens=givens_of(source, grid, start), regions=regions)


def _read_signs(source: SourceText, grid: Grid, start: int) -> Draft:
    places = beside(grid) + below(grid)
    items: list[int | str] = [0] * len(places)
    if start < len(source.text):
        items, end = unpacked_items(source, start, len(places), "i", special="gh")
        if end < len(source.text):
            raise source.error(f"{quoted(source.text[end:])} after the signs", end)
    told = list(zip(places, items, strict=True))
    differences = [
        clue_in(grid, f"{_DOTS[1]}{item if item > 1 else ''}", pair)
        for pair, item in told
        if isinstance(item, int) and item
    ]
    signs = [(a, b) if item == "g" else (b, a) for (a, b), item in told if item in ("g", "h")]
    clues = (*sign_clues(grid, signs), *differences)
    return Draft(kind="futoshiki", grid=grid, givens=(0,) * len(grid.cells), clues=clues)


def _read_dots(source: SourceText, grid: Grid, start: int) -> Draft:
    places = beside(grid) + below(grid)
    numbers = unpacked_thirds(source, start, len(places)) if start else []
    dots = [clue_in(grid, _DOTS[number], place) for place, number in zip(places, numbers, strict=False) if number]
    options = frozenset({"all-dots"})
    return Draft(kind="latin", grid=grid, givens=(0,) * len(grid.cells), clues=tuple(dots), options=options)


def _has_boxes(size: int) -> bool:
    """Whether the site draws boxes into a Sudoku of that size: squares of n cells, or 2x3 in a 6x6."""
    return size == 6 or isqrt(size) ** 2 == size


def write(draft: Draft) -> str:
    grid, name = draft.grid, _NAMES[draft.kind]
    if draft.kind == "futoshiki":
        body = _written_signs(draft)
    elif draft.kind == "latin":
        body = _written_dots(draft)
    elif draft.kind == "kakuro":
        body = written_kakuro(draft)
    elif draft.kind == "skyscrapers":
        body = written_skyscrapers(draft)
    else:
        if draft.kind == "sudoku" and not _has_boxes(grid.rows):
            raise FormatError(f"puzz-link has no sudoku of {grid.rows}x{grid.cols}; it has 4x4, 6x6, 9x9, 16x16 …")
        walls = packed_walls(grid, draft.regions) if draft.regions else ""
        body = walls + packed_items((packed_number(value) if value else "" for value in draft.givens), "g")
    return f"{_SITE}{name}/{grid.cols}/{grid.rows}/{body}\n"


def _written_signs(draft: Draft) -> str:
    grid, signs = draft.grid, set(pairs_of(draft.clues))
    for less, greater in pairs_of(draft.clues):
        if (greater, less) in signs:
            raise FormatError(f"puzz-link cannot say both {grid.name(less)}<{grid.name(greater)} and the opposite")
    differences = dict(_differences(draft))
    if both := next((pair for pair in differences if {pair, pair[::-1]} & signs), None):
        raise FormatError(f"puzz-link cannot say both a sign and a difference of {grid.names(both)}")
    places = beside(grid) + below(grid)
    items = ("g" if (a, b) in signs else "h" if (b, a) in signs else differences.get((a, b), "") for a, b in places)
    return packed_items(items, "i")


def _differences(draft: Draft) -> Iterator[tuple[tuple[int, ...], str]]:
    """White dots as differences of neighbours."""
    for clue in draft.clues:
        if isinstance(clue, Dot) and clue.black:
            raise FormatError(f"puzz-link cannot carry {clue.label} in a minarism: it has differences only")
        if isinstance(clue, Dot):
            yield tuple(sorted(clue.cells)), packed_number(clue.value)


def _written_dots(draft: Draft) -> str:
    grid, numbers = draft.grid, {form: number for number, form in _DOTS.items()}
    if "all-dots" not in draft.options:
        raise FormatError("puzz-link has only Latin squares of which all dots are given (all-dots)")
    stated: dict[tuple[int, ...], int] = {}
    for clue in draft.clues:
        form, cells = form_of(clue, numbers)
        if cells in stated:
            raise FormatError(f"puzz-link cannot say both a white and a black dot between {grid.names(cells)}")
        stated[cells] = numbers[form]
    return packed_thirds([stated.get(place, 0) for place in beside(grid) + below(grid)])


_CARRIED = frozenset({"connected regions", "signs", "dots", "all-dots", "skyscrapers", "runs", "holes"})

NOTATION = Notation(
    id="puzz-link",
    title="addresses of puzz.link",
    titles={
        "cs": "adresy puzz.link",
        "de": "Adressen von puzz.link",
        "es": "direcciones de puzz.link",
        "pt": "endereços do puzz.link",
    },
    kinds=("sudoku", "suguru", "hakyuu", "kojun", "futoshiki", "latin", "skyscrapers", "kakuro"),
    carries=_CARRIED,
    lacks=dict.fromkeys(("suguru", "hakyuu", "kojun"), _CARRIED - {"connected regions"})
    | {
        "sudoku": _CARRIED,
        "futoshiki": _CARRIED - {"signs", "dots"} | {"givens"},
        "latin": _CARRIED - {"dots", "all-dots"} | {"givens"},
        "skyscrapers": _CARRIED - {"skyscrapers"},
        "kakuro": _CARRIED - {"runs", "holes"} | {"givens"},
    },
    recognises=recognises,
    read=read,
    write=write,
    example="https://puzz.link/p?suguru/5/5/cih47bs73m3g5p1g2g\n",
)
