"""A puzzle of each kind, from the first cell to the last, with keys alone and with fingers alone."""

from __future__ import annotations

from itertools import pairwise

import pytest
from visits import PHONE, open_cells, solution_of, way

import gridwright as gw


@pytest.mark.parametrize("kind", gw.all_kinds(), ids=lambda kind: kind.id)
def test_every_kind_by_keyboard_and_by_touch(visit, kind):
    text = min(kind.examples, key=len)
    puzzle, solution = solution_of(text)
    seen = visit(viewport=PHONE, has_touch=True)
    seen.open(text)
    cells = open_cells(puzzle)
    seen.type("".join(way(puzzle, *pair) + str(solution[pair[1]]) for pair in pairwise([cells[0], *cells])))
    seen.page.wait_for_selector("dialog[aria-label='Solved!']")
    assert [seen.cell(puzzle.grid.name(cell)) for cell in cells[:3]] == [
        str(solution[cell]) for cell in cells[:3]
    ]

    seen.page.tap("dialog button:has-text('Start again')")
    numbers = {number: seen.place(f".number[aria-label='{number}']") for number in {*solution} - {0}}
    places = seen.places()
    for cell in cells:
        seen.page.touchscreen.tap(*places[cell])
        seen.page.touchscreen.tap(*numbers[solution[cell]])
    seen.page.wait_for_selector("dialog[aria-label='Solved!']")
