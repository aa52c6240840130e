"""Text: our own notation, for people to type.

    suguru 2x3 no-consecutive
    1 < . .
        ^
    .   . .
    regions:
    AAB
    ABB
    title: An example

The header names the kind, the size and the options. Everything after it may be left out: the givens, the signs
(drawn or listed), the regions, and lines that say title, author and source. `#` begins a comment line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from gridwright.kinds import find
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, GridwrightError, Problem
from gridwright.model.grid import Grid
from gridwright.notations._shared.named_signs import is_listing, read_sign, split_signs, write_sign
from gridwright.notations._shared.notation import Notation, Piece
from gridwright.notations._shared.source_text import TextLine, enough, placed, quoted, refuse, sized, unknown
from gridwright.notations.text.grid import (
    draw,
    look_like_regions,
    read_givens,
    read_labels,
    shown_size,
    write_labels,
)
from gridwright.notations.text.header import Header, is_header, read_header, write_header

_FIELD = re.compile(r" *([A-Za-z]+) *:")
_ABOUT = ("title", "author", "source")
_GRIDS = ("givens", "regions", "signs")


class _Parts(NamedTuple):
    """A text cut up: the lines of the header and of each grid, and what is said about the puzzle."""

    header: TextLine
    grids: dict[str, list[TextLine]]
    about: dict[str, str]


def recognises(text: str) -> bool:
    first = next(_lines(text), None)
    return first is not None and is_header(first)


def read(text: str) -> Draft:
    parts = _parts(text)
    header = read_header(parts.header)
    grid = _grid(parts, header)
    if "regions" not in parts.grids:
        for line in parts.grids["givens"]:
            if look_like_regions(line):
                message = "these look like regions; put 'regions:' on a line before them"
                raise FormatError(Problem(message, (), line.number, 1))
    drawing = read_givens(grid, parts.grids["givens"])
    regions: tuple[str, ...] | None = None
    region_places: dict[int, tuple[int, int]] = {}
    if "regions" in parts.grids:
        regions, region_places = read_labels(grid, parts.grids["regions"])
    return Draft(
        kind=header.kind,
        grid=grid,
        givens=drawing.givens,
        regions=regions,
        boxes=header.boxes,
        signs=(*drawing.signs, *_listed(grid, parts.grids["signs"])),
        options=header.options,
        disconnected=header.disconnected,
        title=parts.about.get("title", ""),
        author=parts.about.get("author", ""),
        source=parts.about.get("source", ""),
        places=drawing.places,
        region_places=region_places,
        size_place=header.size_place,
        boxes_place=header.boxes_place,
    )


def split(text: str) -> list[Piece]:
    """The puzzles of a text with many: each begins with its header."""
    lines = text.split("\n")
    starts = [line.number - 1 for line in _lines(text) if is_header(line)]
    return [
        Piece("\n".join(lines[start:end]), start + 1)
        for start, end in pairwise([*starts, len(lines)])
    ]


def _grid(parts: _Parts, header: Header) -> Grid:
    """The grid of the size that the header says, or else the rows show."""
    square = find(header.kind).square
    rows = (parts.grids["givens"], parts.grids.get("regions", []))
    shown = (shown_size(lines, square=square) for lines in rows)
    size = header.size or next(filter(None, shown), None)
    if size is None:
        message = f"the header {quoted(parts.header.text)} lacks a size; it is written like '{header.kind} 9x9'"
        raise FormatError(Problem(message, (), *header.size_place))
    return sized(*size, *header.size_place)


def _lines(text: str) -> Iterator[TextLine]:
    """The lines that say something. Tabs become the spaces they look like, as signs stand below cells."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            yield TextLine(number, line.rstrip().expandtabs())


def _parts(text: str) -> _Parts:
    lines = _lines(text)
    header = next(lines, None)
    if header is None:
        raise FormatError("there is no header such as 'sudoku 9x9'")
    parts = _Parts(header, {"givens": [], "signs": []}, {})
    section, begun = "givens", set[str]()
    for line in lines:
        field = _FIELD.match(line.text)
        if field is None:
            parts.grids["signs" if is_listing(line.text) else section].append(line)
            continue
        name, rest = field[1].lower(), line.text[field.end() :]
        if name not in _ABOUT + _GRIDS:
            message = unknown("field", field[1], _ABOUT + _GRIDS)
            raise FormatError(Problem(message, (), line.number, field.start(1) + 1))
        if name in begun:
            raise FormatError(Problem(f"{name} is given twice", (), line.number, field.start(1) + 1))
        begun.add(name)
        if name in _ABOUT:
            parts.about[name] = rest.strip()
        else:
            section = name
            parts.grids.setdefault(name, [])
            if rest.strip():
                parts.grids[name].append(TextLine(line.number, " " * field.end() + rest))
    return parts


def _listed(grid: Grid, lines: list[TextLine]) -> list[tuple[int, int]]:
    signs: list[tuple[int, int]] = []
    problems: list[Problem] = []
    for line in lines:
        for text, column in split_signs(line.text):
            try:
                signs.append(read_sign(grid, text))
            except GridwrightError as error:
                problems += placed(error, line.number, column).problems
            if enough(problems):
                refuse(problems)
    refuse(problems)
    return signs


def write(draft: Draft) -> str:
    grid = draft.grid
    # Only one sign can be drawn between two cells. Where a puzzle states the opposite too, that is listed.
    listed = [sign for sign in draft.signs if sign[0] > sign[1] and sign[::-1] in draft.signs]
    text = write_header(draft) + draw(grid, draft.givens, set(draft.signs) - set(listed))
    if listed:
        text += f"signs: {' '.join(write_sign(grid, sign) for sign in listed)}\n"
    if draft.regions:
        text += f"regions:\n{write_labels(grid, draft.regions)}"
    for name in _ABOUT:
        said = " ".join(getattr(draft, name).replace("\0", " ").split())
        text += f"{name}: {said}\n" if said else ""
    return text


NOTATION = Notation(
    id="text",
    title="Gridwright's own text",
    carries=frozenset({"boxes", "regions", "signs", "options", "disconnected"}),
    recognises=recognises,
    read=read,
    write=write,
    split=split,
    example="""\
sudoku 9x9
53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79
""",
)
