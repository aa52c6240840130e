"""A puzzle with values from 0 on: played with keys and with fingers, with hints, and set."""

from __future__ import annotations

from itertools import pairwise

from test_setting import begin, sheet
from visits import PHONE, open_cells, way

import gridwright as gw

PUZZLE = gw.sudoku(["0...", "..2.", ".1..", "3..."], values="0-3")
TEXT = gw.dump(PUZZLE)


def test_keys_and_fingers_enter_what_is_shown(visit):
    solution = gw.solve(PUZZLE).solution
    assert solution is not None
    shown = [*map(PUZZLE.grid.shown, solution.values)]
    seen = visit(viewport=PHONE, has_touch=True)
    seen.open(TEXT)
    cells = open_cells(PUZZLE)
    seen.type("".join(way(PUZZLE, *pair) + str(shown[pair[1]]) for pair in pairwise([cells[0], *cells])))
    seen.page.wait_for_selector("dialog[aria-label='Solved!']")
    assert [seen.cell(PUZZLE.grid.name(cell)) for cell in cells] == [str(shown[cell]) for cell in cells]
    assert seen.cell("r1c1") == "0, given"

    seen.page.tap("dialog button:has-text('Start again')")
    numbers = {number: seen.place(f".number[aria-label='{number}']") for number in range(4)}
    places = seen.places()
    for cell in cells:
        seen.page.touchscreen.tap(*places[cell])
        seen.page.touchscreen.tap(*numbers[shown[cell]])
    seen.page.wait_for_selector("dialog[aria-label='Solved!']")


def test_hints_speak_of_what_is_shown_and_lead_to_the_end(visit):
    seen = visit()
    seen.open(TEXT)
    seen.press("h")
    for _ in open_cells(PUZZLE):
        seen.page.wait_for_selector(".help >> text=Look at")
        seen.page.click(".help >> text='Do it'")
        seen.page.wait_for_selector(".help >> text=Done.")
        if seen.page.locator(".own-cell[aria-label*='empty']").count():
            seen.page.click(".help >> text=Next hint")
    seen.page.wait_for_selector("dialog[aria-label='Solved!']")


def test_why_is_asked_of_what_is_shown(visit):
    seen = visit()
    seen.open(TEXT)
    seen.press("q")
    buttons = seen.page.locator(".help .values button")
    buttons.first.wait_for()
    assert buttons.all_inner_texts() == ["0", "1", "2", "3"]
    buttons.first.click()
    seen.page.wait_for_selector(".help >> text=r1c1=0")


def test_values_are_chosen_when_a_puzzle_is_set(visit):
    seen = visit()
    begin(seen, "sudoku", Size=5)
    seen.page.click("text=Kind and size")
    seen.page.get_by_role("button", name="Least value: less").click()
    seen.page.get_by_role("button", name="Change", exact=True).click()
    seen.page.locator(".number", has_text="0").wait_for()
    seen.page.locator(".own-cell").first.focus()
    seen.press("0", "ArrowRight", "3")
    seen.wait_for_cell("r1c1", "0, given")
    empty = [None] * 4
    expected = {"kind": "sudoku", "rows": 4, "cols": 4, "values": [0, 3], "givens": [[0, 3, None, None], *[empty] * 3]}
    assert sheet(seen) == expected


def test_values_are_chosen_when_puzzles_are_made(visit):
    seen = visit()
    seen.page.goto(f"{seen.address}#make/kind=latin")
    seen.page.get_by_role("spinbutton", name="Size").fill("4")
    seen.page.select_option("label:has-text('Level') select", "")
    seen.page.click("text=More wishes")
    seen.page.get_by_role("button", name="Least value: less").click()
    seen.page.get_by_role("button", name="Make", exact=True).click()
    seen.page.wait_for_selector("svg[role=grid]")
    assert seen.page.locator(".number").all_inner_texts()[:4] == ["0", "1", "2", "3"]
