"""Grids of SudokuPad in a frame of cells for clues."""

from __future__ import annotations

import json
from typing import Any

import pytest

import gridwright as gw
from gridwright.notations import load
from gridwright.notations._shared.lzstring import compress

ROWS = ("1234", "3412", "2143", "4321")
RULES = "Normal sudoku rules apply. Skyscrapers: numbers outside show how many buildings are visible."
EDGES = [[[0, 0], [6, 0]], [[1, 1], [1, 5]], [[3, 1], [3, 5]], [[1, 3], [5, 3]], [[6, 6], [0, 6], [0, 1]]]


def framed(*, givens: str = "1...", **fields: Any) -> str:
    """A Sudoku of 4x4 whose first cell is the second of the second row, with a number left of its first row."""
    cells: list[list[dict[str, Any]]] = [[{} for _ in range(6)] for _ in range(6)]
    for col, char in enumerate(givens, 1):
        cells[1][col] = {} if char == "." else {"value": int(char)}
    cells[1][0] = {"value": 4}
    boxes = [[[r + i, c + j] for i in (0, 1) for j in (0, 1)] for r in (1, 3) for c in (1, 3)]
    solution = "".join(["......", *(f".{row}." for row in ROWS), "......"])
    metadata = {"rules": RULES, "solution": solution}
    lines = [{"wayPoints": edge, "color": "#000000", "thickness": 1} for edge in EDGES]
    said = {"cells": cells, "regions": boxes, "metadata": metadata, "lines": lines} | fields
    return "scl" + compress(json.dumps(said))


EXPECTED = """\
sudoku 4x4
1...
....
....
....
left1=skyscraper4 right4=skyscraper4 left4=skyscraper1 left2=skyscraper2
"""
NUMBERS = [
    {"center": [4.5, 5.5], "text": "4"},
    {"ct": [4.5, 0.5], "te": "1"},
    {"center": [0.5, 0.5], "width": 1, "height": 1, "backgroundColor": "#000000"},
]
CAGES = [{"cells": [[2, 0]], "value": "2"}]


def test_what_stands_in_the_frame_is_outside():
    assert load(framed(overlays=NUMBERS, cages=CAGES)) == load(EXPECTED)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"cages": [{"cells": [[2, 0], [2, 1]], "value": "5"}]}, "'cages beside the grid'"),
        ({"lines": [{"wayPoints": [[2, 1], [2, 3]], "color": "#000000"}]}, "1 drawn line"),
        ({"overlays": [{"center": [0.5, 0.5], "text": "7"}]}, "the text '7'"),
    ],
)
def test_what_is_not_understood_is_named(fields, message):
    with pytest.raises(gw.GridwrightError, match="not all of this puzzle can be read") as caught:
        load(framed(**fields))
    assert message in str(caught.value)


def test_regions_that_are_no_square_are_no_frame():
    boxes = [[[0, 0], [0, 1]], [[1, 0]]]
    with pytest.raises(gw.GridwrightError, match="the regions are not those of a Sudoku"):
        load("scl" + compress(json.dumps({"cells": [[{}] * 3] * 3, "regions": boxes})))
