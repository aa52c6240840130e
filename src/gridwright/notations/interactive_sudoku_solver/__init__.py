"""Strings of the Interactive Sudoku Solver: constraints as `.Type~argument~…`, givens as `.~R1C1_5~…`, or its address.

Cells are named with one character for the row and one for the column, a = 10. Without a shape the grid is 9x9, and it
has boxes unless `NoBoxes` stands there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from gridwright.clues.sign import pairs_of
from gridwright.model.clue import Clue
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, RuleError
from gridwright.model.grid import Grid, default_boxes
from gridwright.model.span import span_of, span_text
from gridwright.notations._shared.cells import must_be_square
from gridwright.notations._shared.clue_words import read_word
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.regions import kind_with_boxes, region_numbers
from gridwright.notations._shared.source_text import SourceText, as_int, counted, quoted, refuse, sized
from gridwright.notations._shared.web_address import decoded, parameters, read_decoded
from gridwright.notations.interactive_sudoku_solver.clues import (
    GIVENS,
    clues_of,
    single_cells,
    sorts_carried,
    written_clues,
)
from gridwright.notations.interactive_sudoku_solver.constraints import DIGITS, MOST, Constraint, constraints_in
from gridwright.notations.interactive_sudoku_solver.options import (
    OPTION_TYPES,
    named_options,
    names_an_option,
    options_in,
    written_options,
)
from gridwright.notations.interactive_sudoku_solver.types import READERS

_START = re.compile(
    r"\s*(?:#[^\n]*\n\s*)*(?:[.\s]*(?=\.[A-Z~]))?\.(?:(?:[A-Z][A-Za-z]*)?~|(?:Or|And|[A-Z][a-z][A-Za-z]{4,})(?=[.\s]|$))"
)
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)
_SHAPE = re.compile(r"([0-9]+)x([0-9]+)")
_NO_RULES = {"SearchPriority"}
"""Types that say how to look for a solution, not which there are."""
_VALUES = re.compile(r"(?:([01])-)?([0-9]{1,2})")
"""What values a grid has: how many, or from 0 or 1 to the last."""
_WITH_ANY_VALUES = {
    *GIVENS, "Shape", "NoBoxes", "Jigsaw", "Diagonal", "AntiKnight", "AntiKing", "AntiConsecutive", "StrictKropki",
    "StrictXV", "DisjointSets", "Thermo", "Whisper", "Renban", "Palindrome", "Between", "Zipper", "Modular", "Cage",
    "AllDifferent", "Arrow", "DoubleArrow", "GreaterThan", "WhiteDot", "BlackDot", "X", "V", "LittleKiller", "Sum",
    "And",
    "SearchPriority", "Windoku", "Quad", "RegionSumLine", "CountingCircles", "SumLine", "Lockout", "NumberedRoom",
}  # fmt: skip
"""Types that are known to mean the same as ours whatever values there are."""
_KNOWN = {*GIVENS, "Shape", "NoBoxes", "Jigsaw", "Diagonal", "And", *READERS, *OPTION_TYPES, *_NO_RULES}


def recognises(text: str) -> bool:
    query = parameters(text).get("q")
    return _START.match(text if query is None else decoded(query)) is not None


def read(text: str) -> Draft:
    query = parameters(text).get("q")
    return _read(text) if query is None else read_decoded(_read, query)


def _read(text: str) -> Draft:
    # Comments are blanked out rather than cut out, so that places stay what they are.
    text = _COMMENT.sub(lambda match: " " * len(match.group()), text)
    source = SourceText(text)
    items = list(_flat(constraints_in(source)))
    if not items:
        raise FormatError(f"there is no constraint such as .Shape~9x9: {quoted(text.strip())}")
    strange = {item.type: item.start for item in reversed(items) if item.type not in _KNOWN}
    refuse(
        [
            source.problem(f"this puzzle has {quoted(name)}, which Gridwright does not know", strange[name])
            for name in sorted(strange, key=strange.__getitem__)
        ]
    )
    lines = {source.place(item.start)[0] for item in items if item.type in GIVENS}
    if len(lines) > 1:
        raise source.error("givens begin on several lines: one puzzle has them on one", items[-1].start)
    grid = _grid(source, items)
    _must_mean_the_same(grid, items)
    told = single_cells(source, grid, items)
    layout = _layout_in(grid, items)
    has_boxes = grid.is_square and min(default_boxes(grid.rows)) > 1  # there, a grid of 7x7 has none
    boxes = not any(item.type == "NoBoxes" for item in items) and (has_boxes or not layout)
    if not layout and not (boxes and has_boxes):
        items = [item for item in items if item.type != "RegionSumLine"]  # without regions it says nothing
    named = [item for item in items if names_an_option(item)]
    clues = (*told.clues, *clues_of(grid, [item for item in items if item not in named]))
    options = named_options(grid, named, clues)
    clues += tuple(clues_of(grid, [item for item in named if item.start not in options]))
    clues += tuple(_extra_regions(grid, layout)) if boxes else ()
    if layout and not boxes:
        kind = "jigsaw"
    elif boxes:
        kind = kind_with_boxes(clues, told.givens)
    else:
        kind = "futoshiki" if pairs_of(clues) else "latin"
    return Draft(
        kind=kind,
        grid=grid,
        givens=told.givens,
        clues=clues,
        options=options_in(items) | set(options.values()),
        places=told.places,
        regions=None if boxes or not layout else tuple(layout),
        disconnected=bool(layout) and not boxes and not all(map(grid.is_connected, _pieces(layout))),
    )


def _flat(items: Iterable[Constraint]) -> Iterator[Constraint]:
    """Constraints, of which those that have to hold together stand by themselves."""
    for item in items:
        yield from _flat(item.parts) if item.type == "And" else (item,)


def _grid(source: SourceText, items: list[Constraint]) -> Grid:
    shapes = [item for item in items if item.type == "Shape"]
    if not shapes:
        return Grid(9, 9)
    words = [argument.text for argument in shapes[0].arguments]
    told = quoted("~".join(words))
    size = _SHAPE.fullmatch(words[0]) if words else None
    rows, cols = (as_int(size[1]), as_int(size[2])) if size else (None, None)
    if len(shapes) > 1 or rows is None or cols is None:
        raise source.error(f"one shape is needed, such as 9x9, not {told}", shapes[-1].start)
    grid = sized(rows, cols, *source.place(shapes[0].start))
    if not words[1:]:
        return grid
    values = _VALUES.fullmatch(words[1])
    if values is None or len(words) > 2:
        raise source.error(f"a shape of {told}: what stands behind the size is no values such as 0-8", shapes[0].start)
    try:
        return grid.with_span(span_of(int(values[1] or 1), int(values[2])))
    except RuleError as error:
        raise source.error(f"a shape of {told}: {error}", shapes[0].start) from None


def _must_mean_the_same(grid: Grid, items: Iterable[Constraint]) -> None:
    """Refuses types of which it is not known what they say of other values than 1 to n."""
    for item in items:
        if not grid.shows_usual_values and item.type not in _WITH_ANY_VALUES:
            raise item.error(f"{item.type} is not read in a grid with the values {span_text(grid.span())}")


def _layout_in(grid: Grid, items: list[Constraint]) -> str:
    """A character for each cell's region; none if there are only boxes."""
    jigsaws = [item for item in items if item.type == "Jigsaw"]
    if not jigsaws:
        return ""
    # Older strings have the shape before the layout.
    layout = jigsaws[0].arguments[-1].text if jigsaws[0].arguments else ""
    if len(jigsaws) > 1 or len(layout) != len(grid.cells):
        message = f"one layout of {len(grid.cells)} characters is needed, not {quoted(layout)}"
        raise jigsaws[-1].error(f"{message} ({counted(len(layout), 'character')})")
    return layout


def _pieces(layout: str) -> list[tuple[int, ...]]:
    """The cells of each region of a layout."""
    return [tuple(cell for cell, other in enumerate(layout) if other == label) for label in dict.fromkeys(layout)]


def _extra_regions(grid: Grid, layout: str) -> Iterator[Clue]:
    """The regions of a layout as clues, where there are boxes besides."""
    for cells in _pieces(layout):
        if len(cells) == grid.rows:  # others are cells in no region
            yield read_word(grid, f"{'-'.join(map(grid.name, cells))}=region")


def write(draft: Draft) -> str:
    must_be_square(draft, "interactive-sudoku-solver")
    size = draft.grid.rows
    if size > MOST:
        raise FormatError(f"interactive-sudoku-solver has grids of up to {MOST}x{MOST}, not {size}x{size}")

    parts, givens = written_clues(draft)
    layout = _layout(draft)
    parts += written_options(draft, usual_boxes=not layout)
    if layout:
        parts = [".NoBoxes", f".Jigsaw~{layout}", *parts]
    elif draft.kind in ("latin", "futoshiki"):
        parts.insert(0, ".NoBoxes")
    if givens:
        parts.append("." + "".join(givens))
    values = _written_values(draft.grid, parts)
    if size != 9 or not parts or values:
        parts.insert(0, f".Shape~{size}x{size}{values}")
    return "".join(parts) + "\n"


def _written_values(grid: Grid, parts: Iterable[str]) -> str:
    """What values there are, as a shape says it; nothing if they are 1 to n."""
    if grid.shows_usual_values:
        return ""
    span = grid.span()
    if span[0] > 1 or span[-1] > MOST:
        told = f"values {span_text(span)}; it has them from 0 or 1 on"
        raise FormatError(f"interactive-sudoku-solver cannot carry {told}")
    for part in parts:
        type_ = part[1:].partition("~")[0]
        if type_ not in _WITH_ANY_VALUES:
            raise FormatError(f"interactive-sudoku-solver: {type_} is not written with values {span_text(span)}")
    return f"~{span[-1]}" if span[0] == 1 else f"~{span_text(span)}"


def _layout(draft: Draft) -> str:
    """A character per cell for its region, where there are others than the boxes of the default."""
    return "".join(DIGITS[number] for number in region_numbers(draft)) if draft.boxes or draft.regions else ""


NOTATION = Notation(
    id="interactive-sudoku-solver",
    title="strings of the Interactive Sudoku Solver",
    titles={
        "cs": "řetězce pro Interactive Sudoku Solver",
        "de": "Zeichenketten des Interactive Sudoku Solver",
        "es": "cadenas del Interactive Sudoku Solver",
        "pt": "textos do Interactive Sudoku Solver",
    },
    kinds=("sudoku", "jigsaw", "comparison", "latin", "futoshiki"),
    carries=sorts_carried() | {"boxes", "regions", "disconnected", "options", "values"},
    recognises=recognises,
    read=read,
    write=write,
    example=".Shape~4x4.NoBoxes.GreaterThan~R3C2~R3C1.GreaterThan~R2C3~R3C3.~R1C1_1~R2C2_4\n",
)
