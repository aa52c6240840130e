"""Strings of the Interactive Sudoku Solver: constraints as `.Type~argument~…`, givens as `.~R1C1_5~…`, or its address.

Cells are named with one character for the row and one for the column, a = 10. Without a shape the grid is 9x9, and it
has boxes unless `NoBoxes` stands there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from gridwright.clues.sign import pairs_of
from gridwright.clues.sign import signs as sign_clues
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.model.grid import Grid
from gridwright.notations._shared.cells import must_be_square
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.regions import region_numbers
from gridwright.notations._shared.source_text import SourceText, Span, as_int, counted, quoted, refuse, sized
from gridwright.notations._shared.symbols import SYMBOLS
from gridwright.notations._shared.web_address import decoded, parameters, read_decoded

_MOST = 16
_DIGITS = SYMBOLS[: _MOST + 1].lower()
_START = re.compile(r"\s*(?:#[^\n]*\n\s*)*\.(?:(?:[A-Z][A-Za-z]*)?~|(?:Or|And|[A-Z][a-z][A-Za-z]{4,})(?=[.\s]|$))")
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)
_ITEM = re.compile(r"\.([^.~]*)((?:~[^.~]*)*)")
_ARGUMENT = re.compile(r"[^~]+")
_SHAPE = re.compile(r"([0-9]+)x([0-9]+)")
_CELL = re.compile(r"[Rr]([1-9a-g])[Cc]([1-9a-g])")
_OPTIONS = {"AntiKnight": "anti-knight", "AntiKing": "no-touch", "AntiConsecutive": "no-consecutive"}
_GIVENS = ("", "Given")
_KNOWN = {*_GIVENS, "Shape", "NoBoxes", "Jigsaw", "Diagonal", "GreaterThan", *_OPTIONS}


class Constraint(NamedTuple):
    """A constraint: its type and its arguments."""

    type: str
    start: int
    arguments: list[Span]


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
    items = list(_items(source))
    if not items:
        raise FormatError(f"no constraint is told, such as .Shape~9x9: {quoted(text.strip())}")
    strange = {item.type: item.start for item in reversed(items) if item.type not in _KNOWN}
    refuse(
        [
            source.problem(f"this puzzle has {quoted(name)}, which Gridwright does not know", strange[name])
            for name in sorted(strange, key=strange.__getitem__)
        ]
    )
    lines = {source.place(item.start)[0] for item in items if item.type in _GIVENS}
    if len(lines) > 1:
        raise source.error("givens begin on several lines: one puzzle has them on one", items[-1].start)
    grid = _grid(source, items)
    givens, places = _givens(source, grid, items)
    regions = _regions(source, grid, items)
    signs = _signs(source, grid, items)
    if regions:
        kind = "jigsaw"
    elif any(item.type == "NoBoxes" for item in items):
        kind = "futoshiki" if signs else "latin"
    else:
        kind = "comparison" if signs else "sudoku"
    options = _options(source, items)
    return Draft(
        kind=kind, grid=grid, givens=givens, regions=regions, clues=sign_clues(grid, signs), options=options,
        places=places,
    )


def _items(source: SourceText) -> Iterator[Constraint]:
    text = source.text
    at = len(text) - len(text.lstrip())
    while at < len(text):
        match = _ITEM.match(text, at)
        if match is None:
            raise source.error(f"a constraint begins with '.', not with {quoted(text[at:])}", at)
        words = [
            Span(word.group().strip(), match.start(2) + word.start() + len(word.group()) - len(word.group().lstrip()))
            for word in _ARGUMENT.finditer(match[2])
        ]
        item = Constraint(match[1].strip(), at, [word for word in words if word.text])
        if item.type or item.arguments:
            yield item
        at = match.end()


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


def _cell(source: SourceText, grid: Grid, word: str, offset: int) -> int:
    match = _CELL.fullmatch(word)
    row, col = (_DIGITS.index(digit) - 1 for digit in match.groups()) if match else (grid.rows, grid.cols)
    if row >= grid.rows or col >= grid.cols:
        message = f"{quoted(word)} is no cell of a grid of {grid.rows}x{grid.cols}; cells are R1C1 to RgCg"
        raise source.error(message, offset)
    return row * grid.cols + col


def _givens(
    source: SourceText, grid: Grid, items: list[Constraint]
) -> tuple[tuple[int, ...], dict[int, tuple[int, int]]]:
    givens = [0] * len(grid.cells)
    places: dict[int, tuple[int, int]] = {}
    problems: list[Problem] = []
    for word in [word for item in items if item.type in _GIVENS for word in item.arguments]:
        name, *values = word.text.split("_")
        cell = _cell(source, grid, name, word.start)
        value = as_int(values[0]) if len(values) == 1 else None
        if len(values) > 1:
            told = f"{quoted(word.text)} allows several values, which is a rule that Gridwright does not know"
            problems.append(source.problem(told, word.start, cell))
        elif value is None or not 1 <= value <= grid.rows:
            message = f"{grid.name(cell)}: {quoted(word.text)} gives no value of 1 to {grid.rows}"
            problems.append(source.problem(message, word.start, cell))
        elif givens[cell] not in (0, value):
            message = f"{grid.name(cell)}: {quoted(word.text)} contradicts the given {givens[cell]}"
            problems.append(source.problem(message, word.start, cell))
        else:
            givens[cell] = value
            places[cell] = source.place(word.start)
    refuse(problems)
    return tuple(givens), places


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


def _signs(source: SourceText, grid: Grid, items: list[Constraint]) -> tuple[tuple[int, int], ...]:
    """Each cell of a list is greater than those after it that are its neighbours."""
    signs: set[tuple[int, int]] = set()
    for item in items:
        if item.type != "GreaterThan":
            continue
        cells = [_cell(source, grid, word.text, word.start) for word in item.arguments]
        order = {cell: place for place, cell in enumerate(dict.fromkeys(cells))}
        signs |= {
            (other, cell) for cell in order for other in grid.neighbours(cell) if order.get(other, -1) > order[cell]
        }
    return tuple(sorted(signs))


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
    grid, size = draft.grid, draft.grid.rows
    if size > _MOST:
        raise FormatError(f"interactive-sudoku-solver has grids of up to {_MOST}x{_MOST}, not {size}x{size}")

    def name(cell: int) -> str:
        row, col = grid.where(cell)
        return f"R{_DIGITS[row + 1]}C{_DIGITS[col + 1]}"

    parts = [f".GreaterThan~{name(greater)}~{name(less)}" for less, greater in pairs_of(draft.clues)]
    parts += [f".{word}" for word, option in _OPTIONS.items() if option in draft.options]
    parts += [".Diagonal~1", ".Diagonal~-1"] if "diagonals" in draft.options else []
    layout = _layout(draft)
    if layout:
        parts = [".NoBoxes", f".Jigsaw~{layout}", *parts]
    elif draft.kind in ("latin", "futoshiki"):
        parts.insert(0, ".NoBoxes")
    if any(draft.givens):
        parts.append("." + "".join(f"~{name(cell)}_{value}" for cell, value in enumerate(draft.givens) if value))
    if size != 9 or not parts:
        parts.insert(0, f".Shape~{size}x{size}")
    return "".join(parts) + "\n"


def _layout(draft: Draft) -> str:
    """A character per cell for its region, where there are others than the boxes of the default."""
    return "".join(_DIGITS[number] for number in region_numbers(draft)) if draft.boxes or draft.regions else ""


NOTATION = Notation(
    id="interactive-sudoku-solver",
    title="strings of the Interactive Sudoku Solver",
    kinds=("sudoku", "jigsaw", "comparison", "latin", "futoshiki"),
    carries=frozenset({"boxes", "regions", "signs", "options"}),
    recognises=recognises,
    read=read,
    write=write,
    example=".Shape~4x4.NoBoxes.GreaterThan~R3C2~R3C1.GreaterThan~R2C3~R3C3.~R1C1_1~R2C2_4\n",
)
