"""From the start page to the end of a puzzle and to a link to it, and from nothing to a new puzzle, with keys alone."""

from __future__ import annotations

from itertools import pairwise

from test_setting import JIGSAW, sheet, standing
from visits import Visit, way

import gridwright as gw

MOST = 120
"""Presses of Tab after which whatever is looked for is not to be reached."""
AT = "[document.activeElement.getAttribute('aria-label'), document.activeElement.textContent]"


def tab_to(seen: Visit, text: str) -> None:
    """Tabs until something that is called so has the focus."""
    for _ in range(MOST):
        if any((said or "").strip() == text for said in seen.page.evaluate(AT)):
            return
        seen.press("Tab")
    raise AssertionError(f"no way to {text!r} with Tab")


def test_from_the_start_to_a_solved_puzzle_and_a_link(visit):
    seen = visit()
    seen.page.wait_for_selector("[data-kind=sudoku]")
    for _ in range(MOST):
        if seen.page.evaluate("document.activeElement.dataset.kind") == "sudoku":
            break
        seen.press("Tab")
    seen.press("Enter")
    seen.page.wait_for_selector("dialog[open]")
    tab_to(seen, "Example")
    seen.press("Enter")
    seen.page.wait_for_selector("svg[role=grid]")
    seen.press("ArrowRight", "x", "2", "z")
    for tool in ("Undo", "Redo", "Try", "Drop", "Check"):
        tab_to(seen, tool)
        seen.press("Enter")
    seen.page.wait_for_selector("text=Everything is right so far.")
    while seen.page.locator(".own-cell[aria-label*='empty']").count():
        tab_to(seen, "Next hint" if seen.page.locator(".help").count() else "Hint")
        seen.press("Enter")
        seen.page.wait_for_selector(".help >> text=Look at")
        tab_to(seen, "Do it")
        seen.press("Enter")
        seen.page.wait_for_selector(".help >> text=Done.")
    seen.page.wait_for_selector("dialog[aria-label='Solved!']")
    seen.press("Escape")
    tab_to(seen, "Share")
    seen.press("Enter")
    seen.page.wait_for_selector("dialog[open] textarea")
    tab_to(seen, "Change the puzzle")
    seen.press("Enter")
    seen.page.locator(".standing", has_text="Exactly one solution").wait_for()


LARGE = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}
"""A zoom of 200 %: a window of half the size."""


def arrows(start: int, end: int) -> list[str]:
    """The keys from one cell of a grid of 5×5 to another."""
    names = {"w": "ArrowUp", "s": "ArrowDown", "a": "ArrowLeft", "d": "ArrowRight"}
    return [names[key] for key in way(gw.latin([[0] * 5] * 5), start, end)]


def choose(seen: Visit, label: str, begin: str) -> None:
    """Tabs to a list of choices and takes the first that begins so, as whoever types into it does."""
    tab_to_label(seen, label)
    seen.page.keyboard.type(begin)
    chosen = "document.activeElement.selectedOptions[0].label"
    assert seen.page.evaluate(chosen).startswith(begin)


def tab_to_label(seen: Visit, label: str) -> None:
    """Tabs until the field with that label has the focus."""
    labels = "[...(document.activeElement.labels || [])].map(one => one.textContent)"
    for _ in range(MOST):
        own = seen.page.evaluate("document.activeElement.ariaLabel")
        if own == label or any(said.strip().startswith(label) for said in seen.page.evaluate(labels)):
            return
        seen.press("Tab")
    raise AssertionError(f"no way to {label!r} with Tab")


def tab_to_board(seen: Visit) -> int:
    """Tabs into the board, and gives the cell there."""
    for _ in range(MOST):
        cell = seen.page.evaluate("document.activeElement.dataset.cell")
        if cell is not None:
            return int(cell)
        seen.press("Tab")
    raise AssertionError("no way to the board with Tab")


def select(seen: Visit, cells: tuple[int, ...]) -> None:
    at = tab_to_board(seen)
    seen.press(*arrows(at, cells[0]))
    for start, end in pairwise(cells):
        seen.press(*(f"Shift+{key}" for key in arrows(start, end)))


def test_a_jigsaw_with_a_sign_and_a_cage_from_nothing_until_it_is_played(visit):
    seen = visit(**LARGE)
    tab_to(seen, "Set a puzzle")
    seen.press("Enter")
    seen.page.wait_for_selector("form select")
    choose(seen, "Kind", "Jigsaw")
    tab_to_label(seen, "Size")
    seen.press("Control+a")
    seen.type("5")
    tab_to(seen, "Start")
    seen.press("Enter")
    seen.page.wait_for_selector("svg[role=grid]")
    for cells in JIGSAW:
        select(seen, cells)
        seen.press("Enter")
    standing(seen, "Now put in the numbers or clues.")
    assert ["".join(row) for row in sheet(seen)["regions"]] == ["ABBBB", "AACCB", "AACCC", "DDDDE", "DEEEE"]
    tab_to(seen, "Regions")
    seen.press("ArrowRight", "ArrowRight")
    assert seen.text("[role=radio][aria-checked=true]") == "Clues"
    choose(seen, "Clues", "Sign: less")
    select(seen, (0, 1))
    seen.press("Enter")
    choose(seen, "Clues", "Cages")
    select(seen, (12, 13))
    seen.press("Enter")
    seen.type("5")
    assert (sheet(seen)["signs"], sheet(seen)["cages"]) == (["r1c1<r1c2"], ["r3c3-r3c4=cage5"])
    standing(seen, "Solutions: 520")
    seen.page.locator(".suggestions button").first.wait_for()
    tab_to(seen, (seen.text(".suggestions button")).strip())
    seen.press("Enter")
    standing(seen, "Exactly one solution")
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= 640
    tab_to(seen, "Play")
    seen.press("Enter")
    seen.page.wait_for_selector("[role=toolbar]")


def test_reasons_steps_and_lessons(visit):
    seen = visit(**LARGE)
    seen.open("sudoku 4x4\n1...\n..3.\n.2..\n4...\n")
    seen.press("q")
    seen.page.wait_for_selector(".help .values")
    seen.press("2")
    seen.page.wait_for_selector(".help >> text=So r1c2 is not 2.")
    assert seen.cell("r1c2") == "empty"
    assert "What is that?" not in seen.text(".help")  # there is nothing to learn of what is seen at once
    tab_to(seen, "Another value")
    seen.press("Enter")
    seen.page.wait_for_selector(".help .values")
    seen.press("4")
    seen.page.wait_for_selector(".help >> text=So cross out 4 in r1c2.")
    tab_to(seen, "What is that?")
    seen.press("Enter")
    seen.page.wait_for_selector("dialog .lesson")
    seen.press("Escape")
    seen.page.wait_for_selector("dialog", state="detached")
    seen.press("Escape", "h")
    seen.page.wait_for_selector(".help .rungs")
    tab_to(seen, "Explain everything")
    seen.press("Enter")
    seen.page.wait_for_selector(".stepper >> text=/of 12$/")
    tab_to(seen, "Next step")
    seen.press("Enter")
    seen.page.wait_for_selector(".stepper >> text=Step 2 of 12")
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= 640


def test_puzzles_are_made(visit):
    seen = visit(**LARGE)
    tab_to(seen, "Make puzzles")
    seen.press("Enter")
    seen.page.wait_for_selector("form select")
    choose(seen, "Kind", "Latin")
    tab_to_label(seen, "Size")
    seen.press("Control+a")
    seen.type("4")
    choose(seen, "Level", "any")
    tab_to(seen, "Make")
    seen.press("Enter")
    seen.page.wait_for_selector("[role=toolbar]")
