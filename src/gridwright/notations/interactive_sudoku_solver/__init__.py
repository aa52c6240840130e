"""Strings of the Interactive Sudoku Solver: constraints as `.Type~argument~…`, givens as `.~R1C1_5~…`, or its address.

Cells are named with one character for the row and one for the column, a = 10. Without a shape the grid is 9x9, and it
has boxes unless `NoBoxes` stands there.
"""

from __future__ import annotations

import re

from gridwright.clues.sign import pairs_of
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid
from gridwright.notations._shared.cells import must_be_square
from gridwright.notations._shared.clue_words import sorts_of
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.regions import kind_with_boxes, region_numbers
from gridwright.notations._shared.source_text import SourceText, as_int, counted, quoted, refuse, sized
from gridwright.notations._shared.web_address import decoded, parameters, read_decoded
from gridwright.notations.interactive_sudoku_solver.clues import (
    GIVENS,
    PAIRS,
    SINGLES,
    clues_of_pairs,
    single_cells,
    written_clues,
)
from gridwright.notations.interactive_sudoku_solver.constraints import DIGITS, MOST, Constraint, constraints_in

_START = re.compile(
    r"\s*(?:#[^\n]*\n\s*)*(?:[.\s]*(?=\.[A-Z]))?\.(?:(?:[A-Z][A-Za-z]*)?~|(?:Or|And|[A-Z][a-z][A-Za-z]{4,})(?=[.\s]|$))"
)
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)
_SHAPE = re.compile(r"([0-9]+)x([0-9]+)")
_OPTIONS = {
    "AntiKnight": "anti-knight", "AntiKing": "no-touch", "AntiConsecutive": "no-consecutive",
    "StrictKropki": "all-dots",
}
_KNOWN = {*GIVENS, "Shape", "NoBoxes", "Jigsaw", "Diagonal", *PAIRS, *_OPTIONS}


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
    items = list(constraints_in(source))
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
    told = single_cells(source, grid, items)
    regions = _regions(source, grid, items)
    clues = (*told.clues, *clues_of_pairs(source, grid, items))
    if regions:
        kind = "jigsaw"
    elif any(item.type == "NoBoxes" for item in items):
        kind = "futoshiki" if pairs_of(clues) else "latin"
    else:
        kind = kind_with_boxes(clues, told.givens)
    options = _options(source, items)
    return Draft(
        kind=kind, grid=grid, givens=told.givens, regions=regions, clues=clues, options=options, places=told.places
    )


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
    if words[1:] not in ([], [str(rows)], [f"1-{rows}"]):
        message = f"a shape of {told}: Gridwright knows only the values 1 to {rows} in such a grid"
        raise source.error(message, shapes[0].start)
    return sized(rows, cols, *source.place(shapes[0].start))


def _regions(source: SourceText, grid: Grid, items: list[Constraint]) -> tuple[str, ...] | None:
    jigsaws = [item for item in items if item.type == "Jigsaw"]
    if not jigsaws:
        return None
    jigsaw = jigsaws[0]
    # Older strings have the shape before the layout.
    layout = jigsaw.arguments[-1].text if jigsaw.arguments else ""
    if len(jigsaws) > 1 or len(layout) != len(grid.cells):
        message = f"one layout of {len(grid.cells)} characters is needed, not {quoted(layout)}"
        raise source.error(f"{message} ({counted(len(layout), 'character')})", jigsaws[-1].start)
    if not any(item.type == "NoBoxes" for item in items):
        message = "a jigsaw that has boxes besides its regions, which Gridwright does not know; '.NoBoxes' is missing"
        raise source.error(message, jigsaw.start)
    return tuple(layout)


def _options(source: SourceText, items: list[Constraint]) -> frozenset[str]:
    options = {_OPTIONS[item.type] for item in items if item.type in _OPTIONS}
    diagonals = [item for item in items if item.type == "Diagonal"]
    told = {word.text for item in diagonals for word in item.arguments}
    if diagonals and told != {"1", "-1"}:
        message = f"Diagonal~{'~'.join(sorted(told))}: Gridwright knows only both diagonals together, 1 and -1"
        raise source.error(message, diagonals[0].start)
    return frozenset(options | ({"diagonals"} if diagonals else set()))


def write(draft: Draft) -> str:
    must_be_square(draft, "interactive-sudoku-solver")
    size = draft.grid.rows
    if size > MOST:
        raise FormatError(f"interactive-sudoku-solver has grids of up to {MOST}x{MOST}, not {size}x{size}")

    parts, givens = written_clues(draft)
    parts += [f".{word}" for word, option in _OPTIONS.items() if option in draft.options]
    parts += [".Diagonal~1", ".Diagonal~-1"] if "diagonals" in draft.options else []
    layout = _layout(draft)
    if layout:
        parts = [".NoBoxes", f".Jigsaw~{layout}", *parts]
    elif draft.kind in ("latin", "futoshiki"):
        parts.insert(0, ".NoBoxes")
    if givens:
        parts.append("." + "".join(givens))
    if size != 9 or not parts:
        parts.insert(0, f".Shape~{size}x{size}")
    return "".join(parts) + "\n"


def _layout(draft: Draft) -> str:
    """A character per cell for its region, where there are others than the boxes of the default."""
    return "".join(DIGITS[number] for number in region_numbers(draft)) if draft.boxes or draft.regions else ""


NOTATION = Notation(
    id="interactive-sudoku-solver",
    title="strings of the Interactive Sudoku Solver",
    kinds=("sudoku", "jigsaw", "comparison", "latin", "futoshiki"),
    carries=frozenset({"boxes", "regions", "diagonals", "candidates", *_OPTIONS.values()})
    | sorts_of((*PAIRS.values(), *SINGLES)),
    recognises=recognises,
    read=read,
    write=write,
    example=".Shape~4x4.NoBoxes.GreaterThan~R3C2~R3C1.GreaterThan~R2C3~R3C3.~R1C1_1~R2C2_4\n",
)
