"""Shapes that may be clues are taken for them only where the rules say so, and say nothing strange."""

from __future__ import annotations

import pytest

from gridwright.notations._drawn.shapes import SHAPES, is_usual

WHITE, BLACK, ODD, EVEN = SHAPES

USUAL = (
    "Normal sudoku rules apply. Cells separated by a white dot are consecutive. Cells separated by a black dot are in "
    "a 1:2 ratio. Not all dots are given. Grey circles are odd, grey squares are even."
)


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.form)
def test_usual_rules(shape):
    assert is_usual(shape, USUAL)


@pytest.mark.parametrize(
    ("shape", "rules"),
    [
        (BLACK, "Black dot: ratio 1:3."),
        (ODD, "Grey circles are even, squares are odd."),
        (ODD, "Grey circle: not odd."),
        (EVEN, "A grey square hides an odd digit or an even one."),
        (WHITE, "Cells without a dot are neither consecutive nor double."),
        (BLACK, "Black dot: double. Every black dot counts."),
        (WHITE, "Cells with a white dot are NOT consecutive."),
        (WHITE, "White dots: consecutive. The absence of a dot means neither is true."),
        (BLACK, "Cells with a white dot are consecutive."),
    ],
)
def test_anything_else_is_left_alone(shape, rules):
    assert not is_usual(shape, rules)
