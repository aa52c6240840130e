"""The board of a page: the same picture as data, its layers apart, so that the page can draw between them.

All markup is made here. No text of others is in it.
"""

from __future__ import annotations

import re
from typing import TypedDict

from gridwright.model.errors import GridwrightError
from gridwright.model.layout import layout_of
from gridwright.model.primitives import values_in
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import AllDifferent
from gridwright.pictures.scene import Scene
from gridwright.pictures.svg.geometry import CELL
from gridwright.pictures.svg.layer import drawn
from gridwright.pictures.svg.picture import box, defined, heights
from gridwright.pictures.svg.themes import is_coloured
from gridwright.words import notes_on_cells, tell_rules

__all__ = ["SCOPE", "BoardData", "StepLayers", "board_data", "step_layers"]

SCOPE = "b-"
"""What the ids of shapes begin with: `b-7` is an upright 7, `b-i7` a slanted one, `b-o` a disc."""

_USED = re.compile(r"#@(\w+)")


class BoardData(TypedDict):
    """A board: its size in cells and in units (`viewBox`; a cell has `cell` of them), the shapes that it uses (`defs`,
    with those of all values), its layers as SVG from `ground` to `values`, and what else a page needs to know: the
    greatest value (`size`), the values that each cell can have and what the least of all is shown as (`first`; values
    themselves are numbered from 1), cells that hold nothing, how `often` each value stands on it in the end (0 if that
    varies), and words: `notes` has what regions and clues say of a cell, by its name."""

    cell: int
    rows: int
    cols: int
    viewBox: tuple[float, float, int, int]
    defs: str
    ground: str
    marks: str
    lines: str
    pencil: str
    values: str
    size: int
    first: int
    values_of: list[list[int]]
    holes: list[str]
    givens: list[list[int]]
    title: str
    description: str
    often: int
    rules: list[str]
    notes: dict[str, list[str]]


class StepLayers(TypedDict):
    """What of a board changes from step to step."""

    marks: str
    pencil: str
    values: str


def step_layers(scene: Scene) -> StepLayers:
    """What a step shows on a board that is there already."""
    parts = heights(scene)
    marks, pencil, values = (drawn(parts[name]).replace("@", SCOPE) for name in ("marks", "pencil", "values"))
    return {"marks": marks, "pencil": pencil, "values": values}


def board_data(scene: Scene, puzzle: Puzzle, theme: str = "light", lang: str = "en") -> BoardData:
    """What there is to see of a puzzle in a scene, in layers."""
    grid = scene.grid
    parts = {name: drawn(some) for name, some in heights(scene, coloured=is_coloured(theme)).items()}
    used = {"o", "0", *(f"{slant}{value}" for slant in ("", "i") for value in grid.span(scene.size))}
    for part in parts.values():
        used.update(_USED.findall(part))
    parts = {name: part.replace("@", SCOPE) for name, part in parts.items()}
    return {
        "cell": CELL,
        "rows": grid.rows,
        "cols": grid.cols,
        "viewBox": box(scene),
        "defs": defined(used).replace("@", SCOPE),
        "ground": parts["ground"],
        "marks": parts["marks"],
        "lines": parts["lines"],
        "pencil": parts["pencil"],
        "values": parts["values"],
        "size": scene.size,
        "first": grid.first,
        "values_of": _values_of(puzzle, scene.size),
        "holes": [grid.name(cell) for cell in sorted(grid.holes)],
        "givens": [list(puzzle.givens[row * grid.cols : (row + 1) * grid.cols]) for row in range(grid.rows)],
        "title": scene.title,
        "description": scene.description,
        "often": _often(puzzle, scene.size),
        "rules": list(tell_rules(puzzle, lang)),
        "notes": {grid.name(cell): notes for cell, notes in notes_on_cells(puzzle, lang).items()},
    }


def _often(puzzle: Puzzle, size: int) -> int:
    """As often as there are rows, if each of them must hold every value."""
    rows = sum(isinstance(rule, AllDifferent) and rule.what == "row" for rule in puzzle.rules)
    return rows if rows == puzzle.grid.rows and puzzle.grid.cols == size and not puzzle.grid.count else 0


def _values_of(puzzle: Puzzle, size: int) -> list[list[int]]:
    """What each cell can hold by the rules about it alone; all values where the rules make no sense yet."""
    try:
        domains = layout_of(puzzle).domains
        values = {mask: list(values_in(mask)) for mask in set(domains)}  # most cells have the same
        return [values[mask] for mask in domains]
    except GridwrightError:
        return [list(range(1, size + 1)) for _ in puzzle.grid.cells]
