"""Where lines run."""

from __future__ import annotations

import pytest
from pictures import FUTOSHIKI, JIGSAW, SMALL

from gridwright.model.grid import Grid
from gridwright.pictures.drawing import scene
from gridwright.pictures.scene import HEAVY, LIGHT
from gridwright.pictures.svg.geometry import CELL, arrow, chevron, grid_lines, number, outline


def test_heavy_lines_are_as_long_as_can_be():
    assert grid_lines(scene(SMALL), HEAVY) == (
        "M0 0H192M0 96H192M0 192H192" "M0 0V192M96 0V192M192 0V192"
    )


def test_light_lines():
    assert grid_lines(scene(SMALL), LIGHT) == "M0 48H192M0 144H192M48 0V192M144 0V192"


def test_heavy_lines_around_regions():
    path = grid_lines(scene(JIGSAW), HEAVY)
    assert path.startswith("M0 0H240M96 48H144M48 96H96M144 96H240M0 144H96M144 144H192M96 192H144M0 240H240")


def test_lines_leave_room_for_signs():
    path = grid_lines(scene(FUTOSHIKI), LIGHT)
    assert "M48 0V17M48 31V144" in path  # r1c1 < r1c2
    assert "M0 96H17M31 96H144" in path  # r2c1 > r3c1


@pytest.mark.parametrize(
    ("cells", "path"),
    [
        ((4,), "M49 49H95V95H49Z"),
        ((0, 1, 2), "M1 1H143V47H1Z"),
        ((0, 1, 3), "M1 1H95V47H47V95H1Z"),  # a corner that points inwards
        ((0, 4), "M1 1H47V47H1ZM49 49H95V95H49Z"),  # cells that touch at a corner only
        ((0, 1, 2, 3, 5, 6, 7, 8), "M1 1H143V143H1ZM47 47V97H97V47Z"),  # a hole
    ],
)
def test_outlines_lie_inside(cells, path):
    assert outline(Grid(3, 3), cells, 1) == path


def test_an_outline_reaches_every_side_once():
    grid = Grid(5, 5)
    assert outline(grid, grid.cells, 0) == f"M0 0H{5 * CELL}V{5 * CELL}H0Z"
    assert outline(grid, [], 0) == ""


def test_signs_are_open_towards_the_greater():
    assert chevron((24, 24), (72, 24)) == "M51.5 29.6L44.5 24L51.5 18.4"
    assert chevron((72, 24), (24, 24)) == "M44.5 18.4L51.5 24L44.5 29.6"
    assert chevron((24, 24), (24, 72)) == "M18.4 51.5L24 44.5L29.6 51.5"


def test_arrows_keep_clear_of_both_ends():
    line, tip = arrow((0, 0), (200, 0), 20, (200, 200))
    start = [float(part) for part in line[1 : line.index("Q")].split()]
    end = [float(part) for part in tip[1 : tip.index("L")].split()]
    assert 19 < (start[0] ** 2 + start[1] ** 2) ** 0.5 < 21
    assert 19 < ((200 - end[0]) ** 2 + end[1] ** 2) ** 0.5 < 21


@pytest.mark.parametrize(
    ("start", "end"), [((30, 30), (270, 30)), ((270, 30), (270, 270)), ((270, 270), (30, 270)), ((30, 270), (30, 30))]
)
def test_arrows_stay_on_the_board(start, end):
    for way in ((start, end), (end, start)):
        line, _ = arrow(*way, 17, (300, 300))
        across, down, *_ = map(float, line.split("Q")[1].split())
        assert 17 < across < 283
        assert 17 < down < 283


@pytest.mark.parametrize(
    ("value", "text"), [(3.0, "3"), (0.456, "0.46"), (-6.5, "-6.5"), (-0.001, "0"), (4800, "4800")]
)
def test_numbers_are_short(value, text):
    assert number(value) == text
