"""What techniques ask a layout again and again: what a value in one cell does to others."""

from __future__ import annotations

import gridwright as gw
from gridwright.logic.structure.shape import shape_of
from gridwright.model.layout import layout_of
from gridwright.model.primitives import Pair


def test_a_value_does_to_others_what_relations_say() -> None:
    layout = layout_of(gw.latin(size=6, options=["no-touch", "no-consecutive"], clues=["r1c1<r1c2"]))
    shape, cells = shape_of(layout), range(36)
    lost = {(cell, value, other, gone): False for cell in cells for value in range(1, 7) for other in cells
            for gone in range(1, 7)}  # fmt: skip
    for house in shape.houses:
        for cell in house.house.cells:
            for other in {*house.house.cells} - {cell}:
                for value in range(1, 7):
                    lost[cell, value, other, value] = True
    for pair in (primitive for rule in layout.primitives for primitive in rule if isinstance(primitive, Pair)):
        for value in range(1, 7):
            for gone in range(1, 7):
                if not pair.relation.allowed[value - 1] >> (gone - 1) & 1:
                    lost[pair.first, value, pair.second, gone] = lost[pair.second, gone, pair.first, value] = True
    for (cell, value, other, gone), expected in lost.items():
        assert bool(dict(shape.effects[cell][value]).get(gone, 0) >> other & 1) == expected
        if gone == value:
            assert bool(shape.sees[value][cell] >> other & 1) == expected


def test_sets_of_cells_are_there_once_for_all_values() -> None:
    """They are long where grids are large: an empty grid of 64x64 with relations took 700 MB."""
    shape = shape_of(layout_of(gw.latin(size=16, options=["no-touch", "no-consecutive"])))
    for by_value in shape.effects:
        assert len({id(cells) for effects in by_value for _, cells in effects}) <= 3
