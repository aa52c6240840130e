"""From the start page to the end of a puzzle, and to a link to it, with keys alone."""

from __future__ import annotations

from visits import Visit

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
