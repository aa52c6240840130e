"""Setting a puzzle from nothing until it has one solution: with fingers, with a mouse, and without one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest
from visits import PHONE, Visit

JIGSAW = ((0, 5, 6, 11, 10), (1, 2, 3, 4, 9), (7, 12, 13, 8, 13, 14), (20, 15, 16, 17, 18), (21, 22, 23, 24, 19))
"""Strokes over a grid of 5×5, one for each region."""

SUGURU = ((0, 1), (2, 3, 4), (5, 6, 11, 10), (7, 8, 9, 14, 13, 12), (16, 15, 20, 21, 22))
"""The same, but for the last region."""
GIVENS = "1..1....53...2..5....42.."


def begin(seen: Visit, kind: str, **smaller: int) -> None:
    """An empty board of a kind, so many rows and columns smaller than usual."""
    seen.page.goto(f"{seen.address}#set/kind={kind}")
    for what, count in smaller.items():
        for _ in range(count):
            seen.page.get_by_role("button", name=f"{what}: less").click()
    seen.page.get_by_role("button", name="Start").click()
    seen.page.wait_for_selector("svg[role=grid]")


def stroke(seen: Visit, cells: Sequence[int]) -> None:
    places = seen.places()
    seen.page.mouse.move(*places[cells[0]])
    seen.page.mouse.down()
    for cell in cells[1:]:
        seen.page.mouse.move(*places[cell], steps=3)
    seen.page.mouse.up()


def take(seen: Visit, tool: str, clue: str = "") -> None:
    seen.page.get_by_role("radio", name=tool).click()
    if clue:
        seen.page.get_by_label("Clues", exact=True).select_option(label=clue)


def standing(seen: Visit, text: str) -> None:
    """Waits until the page says so."""
    seen.page.locator(".standing", has_text=text).wait_for()


def sheet(seen: Visit) -> dict[str, Any]:
    """The puzzle as the browser keeps it."""
    kept = seen.page.evaluate("Object.entries(localStorage).find(([key]) => key.startsWith('gridwright.draft.'))[1]")
    document: dict[str, Any] = json.loads(kept)["document"]
    return document


def test_rules_name_the_greatest_value_of_the_size_that_is_chosen(visit):
    seen = visit()
    seen.page.goto(f"{seen.address}#set/kind=jigsaw")
    seen.page.locator(".panel", has_text="Fill in 1 to 9 so").wait_for()
    seen.page.get_by_role("button", name="Size: less").click()
    seen.page.locator(".panel", has_text="Fill in 1 to 8 so").wait_for()
    seen.page.goto(f"{seen.address}#")
    seen.page.locator("[data-kind=futoshiki]").click()
    seen.page.locator("dialog", has_text="Fill in 1 to 7 so").wait_for()


def test_another_kind_and_size_later_and_what_would_not_fit(visit):
    seen = visit()
    begin(seen, "sudoku", Size=3)
    seen.page.locator(".own-cell").first.focus()
    seen.press("6", "ArrowRight", "2", "ArrowLeft", "ArrowLeft", "3")
    seen.page.click("text=Kind and size")
    seen.page.locator(".folds details[open] select").select_option("latin")
    seen.page.get_by_role("button", name="Size: less").click()
    assert seen.text(".folds .failure") == "This no longer fits then and is removed: r1c1=6, r1c6=3"
    seen.page.get_by_role("button", name="Change", exact=True).click()
    seen.page.locator("h1.title", has_text="Latin square 5×5").wait_for()
    assert sheet(seen) == {"kind": "latin", "rows": 5, "cols": 5, "givens": [[0, 2, 0, 0, 0], *[[0] * 5] * 4]}
    seen.page.get_by_role("button", name="Undo").click()
    seen.page.locator("h1.title", has_text="Sudoku 6×6").wait_for()
    standing(seen, "Solutions: more than")
    seen.page.locator(".suggestions", has_text="Add").wait_for()  # however many solutions there are
    assert seen.page.locator(".own-varying[d='']").count() == 1  # where most cells vary, none is marked


def test_what_is_wrong_is_told_in_the_language_of_the_page(visit):
    seen = visit(locale="de")
    document = {"kind": "sudoku", "rows": 4, "cols": 4, "dots": ["r1c1-r4c4=white"]}
    draft = json.dumps({"document": document, "touched": 1})
    seen.page.evaluate("draft => localStorage.setItem('gridwright.draft.a', draft)", draft)
    seen.page.goto(f"{seen.address}#set/draft=a")
    standing(seen, "r1c1-r4c4=white steht nicht zwischen Nachbarn")
    seen.page.goto(seen.address)
    seen.expected = ("422",)
    seen.page.fill("textarea", "nichts")
    seen.press("Tab", "Enter")
    seen.page.wait_for_selector(".failure >> text=Keine Schreibweise kennt diesen Text: 'nichts'")


def test_a_board_begins_with_what_its_kind_needs(visit):
    """A killer has cages and a kakuro black cells before anything else. What is typed is seen before the server says
    anything about it."""
    seen = visit()
    begin(seen, "killer", Size=5)
    seen.page.locator(".clue-tools option:checked", has_text="Cages").wait_for(state="attached")
    seen.page.route("**/api/sketch", lambda route: None)
    take(seen, "Numbers")
    seen.press("3")
    assert seen.page.locator("svg[role=grid] .given").get_attribute("href") == "#b-3"
    seen.page.unroute("**/api/sketch")
    begin(seen, "kakuro")
    seen.page.mouse.click(*seen.places()[0])
    seen.page.locator(".tip button", has_text="Clues").click()
    seen.page.locator(".clue-tools option:checked", has_text="Sums of runs").wait_for(state="attached")


def test_a_jigsaw_with_signs_and_cages_made_unique_by_suggestions(visit):
    seen = visit()
    begin(seen, "jigsaw", Size=4)
    standing(seen, "Draw the regions first.")
    for cells in JIGSAW:
        stroke(seen, cells)
    standing(seen, "Now put in the numbers or clues.")
    regions = ["".join(row) for row in sheet(seen)["regions"]]
    assert regions == ["ABBBB", "AACCB", "AACCC", "DDDDE", "DEEEE"]
    take(seen, "Clues", "Sign: less than")
    (left, top), (right, _) = seen.places()[:2]
    seen.page.mouse.click((left + right) / 2, top)
    take(seen, "Clues", "Cages")
    stroke(seen, (12, 13))
    seen.type("12")
    seen.press("Backspace")
    seen.type("5")
    seen.press("Backspace", "Backspace")
    seen.type("5")
    assert (sheet(seen)["signs"], sheet(seen)["cages"]) == (["r1c1<r1c2"], ["r3c3-r3c4=cage5"])
    standing(seen, "Solutions: 520")
    seen.page.locator(".suggestions button").first.click()
    standing(seen, "Exactly one solution")
    seen.press("Control+z")
    standing(seen, "Solutions: 520")
    seen.press("Control+y")
    standing(seen, "Exactly one solution")
    seen.page.get_by_role("button", name="Play").click()
    seen.page.wait_for_selector("[role=toolbar]")
    assert seen.cell("r1c2") == "empty"


def test_a_newspaper_suguru_typed_in_on_a_phone(visit):
    seen = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    begin(seen, "suguru", Rows=3, Columns=3)
    for cells in SUGURU:
        stroke(seen, cells)
    standing(seen, "Cells without a region: 5")
    seen.page.get_by_role("button", name="The rest is a region").tap()
    seen.page.locator(".tip button", has_text="Numbers").tap()
    places = seen.places()
    for cell, digit in enumerate(GIVENS):
        if digit != ".":
            seen.page.touchscreen.tap(*places[cell])
            seen.page.locator(f".number:text-is('{digit}')").tap()
    standing(seen, "Exactly one solution")
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    seen.page.reload()
    standing(seen, "Exactly one solution")  # nothing is lost
    seen.page.get_by_role("button", name="Play").tap()
    seen.page.get_by_role("button", name="Hint").tap()
    seen.page.locator(".help", has_text="Look at the region of r1c1.").wait_for()
    assert "r1c1 is row 1, column 1." in seen.text(".help")


def test_whoever_comes_back_from_playing_goes_on_with_the_same_draft(visit):
    seen = visit()
    begin(seen, "sudoku", Size=5)
    seen.page.locator(".own-cell").first.focus()
    seen.press("1", "ArrowRight", "1")
    standing(seen, "No solution")
    seen.page.get_by_role("button", name="Play").click()
    seen.page.wait_for_selector("[role=toolbar]")
    seen.press("h")
    seen.page.click(".help >> text=Change the puzzle")
    standing(seen, "No solution")
    seen.page.locator(".own-cell").first.focus()
    seen.press("2")
    seen.page.goto(f"{seen.address}#set")
    seen.page.wait_for_selector(".begun .card")
    assert seen.page.locator(".begun .card").count() == 1
    assert sheet(seen)["givens"][0] == [2, 1, 0, 0]


@pytest.mark.long
def test_regions_are_cut_enlarged_and_left(visit):
    seen = visit()
    begin(seen, "suguru", Rows=5, Columns=5)
    stroke(seen, (0, 1, 2, 5, 8))
    stroke(seen, (4, 3, 6, 7))
    stroke(seen, (4, 1))  # takes a cell away, so that another is alone
    rows = sheet(seen)["regions"]
    assert [len({*row}) for row in rows] == [3, 2, 2]
    assert rows[0][0] != rows[0][2]
    seen.page.mouse.click(*seen.places()[4])  # leaves its region
    standing(seen, "Cells without a region: 1")


def test_everything_without_a_mouse(visit):
    seen = visit()
    begin(seen, "sudoku", Size=5)
    seen.page.locator(".own-cell").first.focus()
    seen.type("4")
    seen.press("ArrowRight")
    seen.type("2")
    seen.page.get_by_role("radio", name="Numbers").focus()
    seen.press("ArrowRight")
    seen.page.get_by_label("Clues", exact=True).select_option(label="Thermometer")
    seen.page.locator(".own-cell[tabindex='0']").focus()
    seen.press("ArrowDown", "Shift+ArrowDown", "Shift+ArrowRight", "Enter")
    seen.page.get_by_label("Clues", exact=True).select_option(label="Sandwich sums")
    seen.page.get_by_role("button", name="left").press("Enter")
    seen.type("3")
    document = sheet(seen)
    assert document["givens"][0] == [4, 2, 0, 0]
    assert document["thermometers"] == ["r2c2-r3c2-r3c3=thermo"]
    assert document["sandwiches"] == ["left3=sandwich3"]
    take(seen, "Clues", "Thermometer")
    seen.page.locator(".own-cell[tabindex='0']").focus()
    seen.press("ArrowUp", "ArrowDown", "Enter")  # the same place again
    assert "thermometers" not in sheet(seen)
    seen.press("Control+z", "Control+z", "Control+z", "Control+z", "Control+z")
    assert set(sheet(seen)) == {"kind", "rows", "cols"}


LINE = (10, 11, 20, 19)
"""The cells of the examples of tools: r2c2, r2c3, r3c3, r3c2."""


def beside(seen: Visit) -> tuple[float, float]:
    """The place to the left of the first row."""
    (left, top), (right, _) = seen.places()[:2]
    return left - (right - left), top


def set_clue(seen: Visit, tool: dict[str, Any]) -> int:
    """Sets the example of a tool as its gesture wants it, and gives a cell of it; -1 if it stands beside the grid."""
    places = seen.places()
    cell = 0
    match tool["gesture"]:
        case "cells" | "line" | "path":
            stroke(seen, LINE)
            cell = LINE[0]
        case "corner":
            seen.page.mouse.click((places[10][0] + places[11][0]) / 2, (places[10][1] + places[19][1]) / 2)
            cell = LINE[0]
        case "pair":
            seen.page.mouse.click((places[0][0] + places[1][0]) / 2, places[0][1])
        case "outside":
            seen.page.mouse.click(*beside(seen))
            cell = -1
        case _:
            seen.page.mouse.click(*places[0])
    if tool["text"]:
        seen.page.locator(f".clue-tools input[aria-label='{tool['title']}']").fill(tool["sample"])
    elif tool["number"] != "none":
        seen.type(tool["sample"])
    return cell


@pytest.mark.long
def test_every_tool_sets_its_example_and_the_eraser_takes_it_away(visit):
    seen = visit()
    begin(seen, "sudoku")
    tools = seen.page.evaluate("fetch('api/kinds').then(answer => answer.json()).then(known => known.tools)")
    numbers = [number for number, tool in enumerate(tools) if tool["field"] != "givens"]
    assert len(numbers) > 40
    for number in numbers:
        tool = tools[number]
        take(seen, "Clues")
        seen.page.get_by_label("Clues", exact=True).select_option(str(number))
        cell = set_clue(seen, tool)
        assert sheet(seen)[tool["field"]] == [tool["example"]]
        if tool["gesture"] == "look":  # what is drawn beside the grid moves it
            seen.page.wait_for_selector(".standing:not(.waiting)")
        take(seen, "Erase")
        seen.page.mouse.click(*(seen.places()[cell] if cell >= 0 else beside(seen)))
        assert tool["field"] not in sheet(seen), tool["example"]
