"""The rooms for setters: nothing in them that axe finds fault with, in any theme, on any screen, in any language."""

from __future__ import annotations

import pytest
from test_setting import begin, standing, take
from visits import PHONE, Visit

axe = pytest.importorskip("axe_playwright_python.sync_playwright")

ROOMS = ("set", "make", "book")


def faults(seen: Visit) -> list[str]:
    found = axe.Axe().run(seen.page)
    return [f"{one['id']}: {one['nodes'][0]['html']}" for one in found.response["violations"]]


def unfold(seen: Visit) -> None:
    seen.page.eval_on_selector_all("details", "all => all.forEach(one => one.open = true)")


def around(seen: Visit) -> list[str]:
    """All that is wrong in the rooms before one sets a puzzle."""
    wrong = []
    for room in ROOMS:
        seen.page.goto(f"{seen.address}#{room}")
        seen.page.locator("form").first.wait_for()
        unfold(seen)
        wrong += faults(seen)
    begin(seen, "killer_suguru", Rows=2, Columns=2)
    return wrong + faults(seen)


def at_work(seen: Visit) -> list[str]:
    """All that is wrong where one sets and shares a puzzle."""
    begin(seen, "killer", Size=5)
    standing(seen, "Now put in")
    take(seen, "Clues", "Cages")
    seen.page.locator(".own-cell").first.focus()
    seen.press("Enter")
    unfold(seen)
    wrong = faults(seen)
    seen.page.get_by_role("button", name="Share").click()
    seen.page.locator("dialog textarea").wait_for()
    return wrong + faults(seen)


def test_axe_finds_nothing_where_one_sets_and_shares(visit):
    assert at_work(visit()) == []


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_axe_finds_nothing_in_any_theme_on_a_phone(visit, theme):
    seen = visit(viewport=PHONE, color_scheme="dark" if theme == "dark" else "light")
    if theme == "contrast":
        seen.page.evaluate("localStorage.setItem('gridwright.settings', JSON.stringify({theme: 'contrast'}))")
        seen.page.reload()
    assert around(seen) + at_work(seen) == []


@pytest.mark.long
@pytest.mark.parametrize("lang", ["de", "cs", "es", "pt"])
def test_nothing_is_wider_than_a_phone_in_any_language(visit, lang):
    seen = visit(viewport=PHONE, locale=lang)
    for room in (*ROOMS, "set/kind=kakuro"):
        seen.page.goto(f"{seen.address}#{room}")
        seen.page.locator("form").first.wait_for()
        assert seen.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], room
    seen.page.locator("form button[type=submit]").click()
    seen.page.wait_for_selector("svg[role=grid]")
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_everything_fits_and_works_twice_as_large(visit):
    """A zoom of 200 % on a desktop is a window of half the size."""
    seen = visit(viewport={"width": 640, "height": 400}, device_scale_factor=2)
    for room in ("", *ROOMS, "techniques", "set/kind=suguru"):
        seen.page.goto(f"{seen.address}#{room}")
        seen.page.locator("form, .ladder").first.wait_for()
        assert seen.page.evaluate("document.documentElement.scrollWidth") <= 640, room
    begin(seen, "sudoku", Size=5)
    for cell, number in enumerate((1, 2, 3, 4)):
        seen.page.mouse.click(*seen.places()[cell])
        seen.page.locator(f".number:text-is('{number}')").click()
    take(seen, "Clues", "Cages")
    standing(seen, "Solutions: 12")
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= 640
