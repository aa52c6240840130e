"""Pictures as PNG: whatever fonts a machine has, all digits are there."""

from __future__ import annotations

import io
import sys

import pytest
import resvg_py
from pictures import SMALL
from PIL import Image

import gridwright as gw
from gridwright.pictures.drawing import scene
from gridwright.pictures.svg.geometry import CELL
from gridwright.pictures.svg.picture import size
from gridwright.pictures.svg.themes import THEMES

INSIDE = 8
"""Pixels from a cell's side to where no line is."""


def cells(png: bytes, puzzle: gw.Puzzle) -> list[bytes]:
    """The inside of each cell."""
    image = Image.open(io.BytesIO(png)).convert("L")
    assert image.size == size(scene(puzzle))
    found = []
    for cell in puzzle.grid.cells:
        row, col = puzzle.grid.where(cell)
        x, y = 6 + CELL * col, 6 + CELL * row
        found.append(image.crop((x + INSIDE, y + INSIDE, x + CELL - INSIDE, y + CELL - INSIDE)).tobytes())
    return found


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("given", [True, False], ids=["given", "found"])
def test_every_value_is_there_and_looks_like_no_other(theme, given):
    filled = (*range(1, 65), *[0] * 8)
    puzzle = gw.Puzzle(gw.Grid(8, 9), (), filled if given else (0,) * 72)
    shown = cells(gw.png(puzzle, filled, theme=theme, scale=1), puzzle)
    *numbers, empty = shown[:65]
    assert len(set(numbers)) == 64
    assert set(shown[64:]) == {empty}
    for number in numbers:
        assert sum(abs(a - b) > 100 for a, b in zip(number, empty, strict=True)) > 40


@pytest.mark.parametrize("theme", THEMES)
def test_every_candidate_is_there(theme):
    puzzle = gw.sudoku(["........."] * 9)
    pencilled = [{cell % 9 + 1} for cell in puzzle.grid.cells]
    shown = cells(gw.png(puzzle, candidates=pencilled, theme=theme, scale=1), puzzle)
    side = CELL - 2 * INSIDE
    for cell, inside in enumerate(shown):
        paper = max(set(inside), key=inside.count)
        inked = [place for place, shade in enumerate(inside) if abs(shade - paper) > 60]
        ways = zip(*(divmod(place, side) for place in inked), strict=True)
        down, right = (round((sum(way) / len(inked) - side / 2) / 12) + 1 for way in ways)
        assert len(inked) > 5
        assert 3 * down + right == cell % 9


def test_given_and_found_look_different_without_colour():
    puzzle = gw.Puzzle(gw.Grid(1, 2), (), (5, 0))
    given, found = cells(gw.png(puzzle, [0, 5], theme="print", scale=1), puzzle)
    assert given != found
    assert sum(given) < sum(found)  # more ink


def test_print_is_black_and_white():
    image = Image.open(io.BytesIO(gw.png(SMALL, candidates=True, tints=True, theme="print"))).convert("RGB")
    assert all(red == green == blue for _, (red, green, blue) in image.getcolors(1 << 16) or [])


def test_scale():
    small, large = (Image.open(io.BytesIO(gw.png(SMALL, scale=scale))) for scale in (1, 3))
    assert large.size == tuple(3 * side for side in small.size)


def test_without_resvg(monkeypatch):
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(gw.GridwrightError, match=r"pip install 'gridwright\[png\]'"):
        gw.png(SMALL)


def test_files_of_large_grids_have_fewer_pixels_for_a_cell():
    made = Image.open(io.BytesIO(gw.draw(gw.load("latin 64x64\n" + f"{'. ' * 64}\n" * 64), "png")))
    assert max(made.size) == 4000
    assert Image.open(io.BytesIO(gw.draw(SMALL, "png"))).size == tuple(2 * side for side in size(scene(SMALL)))


def test_a_picture_with_too_many_parts_is_refused(monkeypatch):
    monkeypatch.setattr(resvg_py, "svg_to_bytes", too_many)
    with pytest.raises(gw.GridwrightError, match="more parts than PNG is made of here; as SVG it can be drawn"):
        gw.png(gw.load("1....2..3.4....1"))


def too_many(**options: object) -> bytes:
    raise ValueError("SVG data parsing failed cause nodes limit reached")


def test_a_picture_has_a_pixel_at_least():
    assert min(Image.open(io.BytesIO(gw.png(SMALL, scale=1e-9))).size) == 1
