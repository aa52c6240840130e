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
(drawn or listed), clues of other sorts (listed after the name of the sort), the regions, and lines that say title,
author and source. `#` begins a comment line.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from textwrap import fill

from gridwright.clues import sort
from gridwright.clues.run import RunSum, is_drawn, printed_sums, sums_drawn
from gridwright.clues.sign import Sign, pairs_of, signs
from gridwright.kinds import find
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem, RuleError
from gridwright.model.grid import Grid
from gridwright.notations._examples import sorts_of
from gridwright.notations._shared.clue_words import listed_sorts, words_of
from gridwright.notations._shared.notation import Notation, Piece
from gridwright.notations._shared.source_text import TextLine, placed, quoted, sized
from gridwright.notations.text.body import under_header
from gridwright.notations.text.grid import (
    Drawing,
    Word,
    draw,
    look_like_regions,
    read_givens,
    read_labels,
    shown_size,
    write_labels,
)
from gridwright.notations.text.header import Header, is_header, read_header, span_said, write_header
from gridwright.notations.text.lettered import are_letters
from gridwright.notations.text.listing import listed_clues
from gridwright.notations.text.parts import ABOUT, TextParts, stating_lines, text_parts

_WIDTH = 100
"""Where lists of clues go on with the next line."""

_LONGEST = 100_000
"""Characters from which on a header stands above more than one puzzle."""


def recognises(text: str) -> bool:
    first = next(stating_lines(text), None)
    return first is not None and is_header(first)


def read(text: str) -> Draft:
    try:
        return _own(text)
    except FormatError:
        draft = _other(text) if len(text) <= _LONGEST else None
        if draft is None:
            raise
        return draft


def _other(text: str) -> Draft | None:
    """A header above what would be read without it; None if there is no such thing."""
    try:
        parts = text_parts(text)
        header = read_header(parts.header)
    except FormatError:
        return None
    if header.span or parts.span:  # no other notation has such values
        return None
    givens = parts.grids["givens"]
    rows = {line.number for line in givens}
    lines = text.split("\n")
    first = _first_row(lines, parts.header.number, givens)
    body = [line if number in rows else "" for number, line in enumerate(lines[first - 1 :], first)]
    draft = under_header(header, "\n".join(body), first, lambda grid: listed_clues(grid, parts.clues)[0])
    if draft is None:
        return None
    labels, places = draft.regions, draft.region_places
    if "regions" in parts.grids:
        labels, places = read_labels(draft.grid, parts.grids["regions"])
    listed, texts = listed_clues(draft.grid, parts.clues)
    clues = (*draft.clues, *listed)
    title, author, source = (parts.about.get(name, getattr(draft, name)) for name in ABOUT)
    return replace(
        draft, regions=labels, region_places=places, clues=clues, clue_texts=texts, title=title, author=author,
        source=source,
    )  # fmt: skip


def _first_row(lines: Sequence[str], header: int, givens: Sequence[TextLine]) -> int:
    """The number of the first line after the header, and whatever else is said above the givens."""
    end = givens[0].number if givens else header + 1
    return max(number for number in range(header, end) if lines[number - 1].strip()) + 1


def _own(text: str) -> Draft:
    parts = text_parts(text)
    header = read_header(parts.header)
    grid = _grid(parts, header)
    if "regions" not in parts.grids:
        _move_letters(parts, header, grid)
        for line in parts.grids["givens"]:
            if look_like_regions(line):
                message = "these look like regions; put 'regions:' on a line before them"
                raise FormatError(Problem(message, (), line.number, 1))
    drawing = read_givens(grid, parts.grids["givens"])
    grid = grid.with_holes(drawing.holes)
    regions: tuple[str, ...] | None = None
    region_places: dict[int, tuple[int, int]] = {}
    if "regions" in parts.grids:
        regions, region_places = read_labels(grid, parts.grids["regions"])
    listed, texts = listed_clues(grid, parts.clues)
    return Draft(
        kind=header.kind,
        grid=grid,
        givens=drawing.givens,
        regions=regions,
        boxes=header.boxes,
        clues=(*signs(grid, drawing.signs), *_sums(grid, drawing), *listed),
        clue_texts=texts,
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


def _move_letters(parts: TextParts, header: Header, grid: Grid) -> None:
    """Letters with numbers below them are cages where puzzles have such and no regions of their own."""
    lines = parts.grids["givens"]
    if len(lines) <= grid.rows or not are_letters(grid, lines) or look_like_regions(lines[grid.rows]):
        return
    covering = [name for name in sorts_of(header.kind) if sort(name).covering and name not in parts.clues]
    if len(covering) == 1 and find(header.kind).regions != "needed":
        parts.clues[covering[0]] = lines
        parts.grids["givens"] = []


def _sums(grid: Grid, drawing: Drawing) -> list[RunSum]:
    """The sums that are written in cells which hold nothing else."""
    try:
        return list(printed_sums(grid, drawing.holes))
    except RuleError as error:
        cell = error.problems[0].cells[0]
        raise placed(error, *drawing.places[cell]) from None


def split(text: str) -> list[Piece]:
    """The puzzles of a text with many: each begins with its header."""
    lines = text.split("\n")
    starts = [line.number - 1 for line in stating_lines(text) if is_header(line)]
    return [
        Piece("\n".join(lines[start:end]), start + 1)
        for start, end in pairwise([*starts, len(lines)])
    ]


def _grid(parts: TextParts, header: Header) -> Grid:
    """The grid of the size that the header says, or else the rows show."""
    square = find(header.kind).square
    rows = (parts.grids["givens"], parts.grids.get("regions", []))
    shown = (shown_size(lines, square=square) for lines in rows)
    size = header.size or next(filter(None, shown), None)
    if size is None:
        message = f"the header {quoted(parts.header.text)} lacks a size; it is written like '{header.kind} 9x9'"
        raise FormatError(Problem(message, (), *header.size_place))
    grid, span = sized(*size, *header.size_place), header.span
    for line in parts.span:
        word = Word(line.text.strip(), len(line.text) - len(line.text.lstrip()) + 1)
        if header.span:
            raise FormatError(Problem("values are stated twice, here and in the header", (), line.number, word.column))
        span = span_said(line, word, word.text)
    return grid.with_span(span) if span else grid


def write(draft: Draft) -> str:
    grid = draft.grid
    # Only one sign can be drawn between two cells. Where a puzzle states the opposite too, that is listed.
    pairs = pairs_of(draft.clues)
    drawn = {pair for pair in pairs if pair[0] < pair[1] or pair[::-1] not in pairs}
    text = write_header(draft) + draw(grid, draft.givens, drawn, sums_drawn(grid, draft.clues))
    listed = (clue for clue in draft.clues if not (isinstance(clue, Sign) and clue.cells in drawn))
    rest = tuple(clue for clue in listed if not is_drawn(clue))
    for name in listed_sorts():
        if words := [word for row in words_of(replace(draft, clues=rest), name) for word in row]:
            text += fill(" ".join(words), _WIDTH, initial_indent=f"{name}: ", break_long_words=False) + "\n"
    if draft.regions:
        text += f"regions:\n{write_labels(grid, draft.regions)}"
    for name in ABOUT:
        said = " ".join(getattr(draft, name).replace("\0", " ").split())
        text += f"{name}: {said}\n" if said else ""
    return text


NOTATION = Notation(
    id="text",
    title="Gridwright's own text",
    titles={
        "cs": "vlastní text Gridwrightu",
        "de": "Gridwrights eigener Text",
        "es": "el texto propio de Gridwright",
        "pt": "o texto próprio do Gridwright",
    },
    carries=frozenset({"boxes", "regions", "clues", "options", "disconnected", "holes", "values"}),
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
