"""The page as a person meets it: in a browser, with keys, on a phone, in the dark, on paper, without scripts."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from pages import HOSTILE
from pictures import EXAMPLES, SMALL, position

import gridwright as gw
from gridwright.logic import replay

playwright = pytest.importorskip("playwright.sync_api")
axe = pytest.importorskip("axe_playwright_python.sync_playwright")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
pytestmark = pytest.mark.skipif(not CHROMIUM, reason="needs Chromium")

DESKTOP = {"width": 1280, "height": 900}
PHONE = {"width": 320, "height": 640}


@pytest.fixture(scope="module")
def browser() -> Iterator[playwright.Browser]:
    with playwright.sync_playwright() as started:
        browser = started.chromium.launch(executable_path=CHROMIUM)
        yield browser
        browser.close()


class Visit:
    """A page that was opened, and all that it should never do."""

    def __init__(self, browser: playwright.Browser, folder: Path, html: str, hash: str = "", **wishes: object) -> None:
        path = folder / "page.html"
        path.write_text(html, encoding="utf-8")
        self.page = browser.new_context(**{"viewport": DESKTOP, **wishes}).new_page()
        self.page.set_default_timeout(15_000)
        self.offences: list[str] = []
        self.page.on("console", lambda message: self.offences.append(message.text))
        self.page.on("pageerror", lambda error: self.offences.append(str(error)))
        self.page.on("dialog", lambda dialog: self.offences.append(dialog.message))
        self.page.on("request", lambda request: self._requested(request.url, path))
        self.page.goto(path.as_uri() + hash)

    def _requested(self, url: str, path: Path) -> None:
        if url.partition("#")[0] != path.as_uri():
            self.offences.append(url)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def text(self, where: str) -> str:
        return self.page.locator(where).text_content() or ""

    @property
    def count(self) -> str:
        return self.text("#telling .count")

    def board(self) -> list[str]:
        """The values that can be seen, as ids of digits with their places."""
        seen = "nodes => nodes.filter(node => !node.hasAttribute('display')).map(node => node.outerHTML)"
        uses = self.page.eval_on_selector_all("#board .given use, #board .found use, #board .placed use", seen)
        return sorted(uses)


def test_to_the_end_by_keyboard(browser, tmp_path):
    trail = gw.explain(gw.load_file(EXAMPLES / "sudoku-9x9.txt"))
    visit = Visit(browser, tmp_path, gw.page(trail))
    assert visit.text("#telling h2").strip() == "The puzzle"
    positions = [trail.start, *replay(trail.start, trail.steps)]
    for number, (step, before) in enumerate(zip(trail.steps, positions, strict=False), 1):
        visit.press("ArrowRight")
        assert visit.count == f"Step {number} of {len(trail.steps)}"
        assert visit.text("#telling .text") == gw.tell(step, before)
        assert len(visit.board()) == sum(map(bool, before.values)) + len(step.placements)
        assert visit.text("a[aria-current=step] .number") == str(number)
    visit.press("ArrowRight")
    assert visit.text("#telling .name") == "Solved"
    cells = visit.page.locator("table tr + tr td").all_text_contents()
    assert tuple(map(int, cells)) == trail.values
    visit.press("ArrowRight", "ArrowLeft")
    assert visit.count == f"Step {len(trail.steps)} of {len(trail.steps)}"
    visit.press("Home")
    assert visit.text("#telling .name") == "The puzzle"
    visit.press("End")
    assert visit.text("#telling .name") == "Solved"
    assert visit.offences == []


def test_buttons_slider_and_list(browser, tmp_path):
    visit = Visit(browser, tmp_path, gw.page(SMALL))
    page = visit.page
    page.click("#next")
    page.click("#next")
    page.click("#back")
    assert visit.count.startswith("Step 1 ")
    page.focus("#slider")
    visit.press("ArrowRight")
    assert visit.count.startswith("Step 2 ")  # not 3: the slider has the key for itself
    page.click(".frame a >> nth=5")
    assert visit.count.startswith("Step 5 ")
    page.click("#last")
    assert visit.text("#telling .name") == "Solved"
    page.click("#first")
    assert visit.text("#telling .name") == "The puzzle"
    page.click("#all summary")
    assert not page.locator(".frame").first.is_visible()
    assert visit.offences == []


def test_playing(browser, tmp_path):
    visit = Visit(browser, tmp_path, gw.page(SMALL))
    visit.page.clock.install()
    visit.press(" ")
    assert visit.page.locator("#play").get_attribute("aria-label") == "Pause"
    assert visit.page.locator("#telling").get_attribute("aria-live") == "off"
    visit.page.clock.run_for(60_000)
    assert visit.text("#telling .name") == "Solved"
    assert visit.page.locator("#play").get_attribute("aria-label") == "Play"
    visit.page.focus("#play")
    visit.press(" ")  # by the button itself, and only once
    assert visit.text("#telling .name") == "The puzzle"
    assert visit.page.locator("#play").get_attribute("aria-label") == "Pause"
    visit.press("ArrowRight")
    assert visit.page.locator("#play").get_attribute("aria-label") == "Play"
    assert visit.offences == []


def test_candidates(browser, tmp_path):
    visit = Visit(browser, tmp_path, gw.page(SMALL), "#step-1")
    pencilled = "nodes => nodes.filter(node => !node.hasAttribute('display')).length"
    assert visit.page.eval_on_selector_all("#board .pencil use", pencilled) == 0
    visit.page.click("#candidates")
    assert visit.page.locator("#candidates").get_attribute("aria-pressed") == "true"
    assert visit.page.eval_on_selector_all("#board .pencil use", pencilled) > 10
    visit.page.click("#candidates")
    assert visit.page.eval_on_selector_all("#board .pencil use", pencilled) == 0


def test_marks_are_explained(browser, tmp_path):
    visit = Visit(browser, tmp_path, gw.page(SMALL))
    assert not visit.page.locator("#legend").is_visible()
    visit.page.focus("#marks summary")
    visit.press(" ")  # opens the list, and plays nothing
    assert [item.is_visible() for item in visit.page.locator("#legend li").all()] == [True] * 3
    assert visit.page.locator("#play").get_attribute("aria-label") == "Play"
    solved = gw.Position(SMALL, gw.solve(SMALL).solution.values)
    assert not Visit(browser, tmp_path, gw.page(solved)).page.locator("#marks").is_visible()


def test_an_address_leads_to_a_step(browser, tmp_path):
    visit = Visit(browser, tmp_path, gw.page(SMALL), "#step-3")
    assert visit.count.startswith("Step 3 ")
    assert visit.page.evaluate("scrollY") == 0
    visit.press("ArrowRight")
    assert visit.page.url.endswith("#step-4")
    visit.page.evaluate("location.hash = 'end'")
    visit.page.wait_for_function("document.querySelector('#telling .name').textContent === 'Solved'")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(browser, tmp_path, scheme, size):
    html = gw.page(position("x-wing"), note="A note.")
    visit = Visit(browser, tmp_path, html, viewport=size, color_scheme=scheme, reduced_motion="reduce")
    visit.page.click("#marks summary")
    for key in ("Home", "ArrowRight", "End"):
        visit.press(key)
        found = axe.Axe().run(visit.page)
        assert found.violations_count == 0, found.generate_report()
    assert visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert visit.offences == []


def test_pictures_of_it(browser, tmp_path):
    from PIL import Image

    html = gw.page(position("x-wing"))
    for size, scheme, dark in ((DESKTOP, "light", False), (PHONE, "light", False), (DESKTOP, "dark", True)):
        visit = Visit(browser, tmp_path, html, "#step-1", viewport=size, color_scheme=scheme)
        with Image.open(BytesIO(visit.page.screenshot())) as picture:
            assert picture.size == (size["width"], size["height"])
            assert (picture.convert("L").getpixel((2, 2)) < 60) is dark
            assert len(picture.convert("RGB").getcolors(100_000) or ()) > 50


def test_without_scripts(browser, tmp_path):
    trail = gw.explain(SMALL)
    visit = Visit(browser, tmp_path, gw.page(trail), java_script_enabled=False)
    assert visit.page.locator(".frame .text").count() == len(trail.steps) + 2
    assert all(text.is_visible() for text in visit.page.locator(".frame .text").all())
    assert visit.page.locator("svg[role=img]").nth(0).is_visible()
    assert visit.page.locator("svg[role=img]").nth(1).is_visible()
    assert not visit.page.locator("#player").is_visible()
    assert not visit.page.locator("#telling").is_visible()
    assert not visit.page.locator("#marks").is_visible()


def test_on_paper(browser, tmp_path):
    visit = Visit(browser, tmp_path, gw.page(SMALL), "#step-3", color_scheme="dark")
    visit.page.click("#all summary")
    visit.page.click("#marks summary")
    visit.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    visit.page.emulate_media(media="print")
    assert all(text.is_visible() for text in visit.page.locator(".frame .text").all())
    assert visit.page.locator("#ended").is_visible()
    paper = "getComputedStyle(document.querySelector('#ended .paper')).fill"
    assert visit.page.evaluate(paper) == "rgb(255, 255, 255)"
    assert not visit.page.locator("#player").is_visible()
    assert not visit.page.locator("#legend").is_visible()
    assert len(visit.board()) == sum(map(bool, SMALL.givens))
    visit.page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert len(visit.board()) == sum(map(bool, SMALL.givens)) + 3
    assert visit.page.pdf().startswith(b"%PDF")


@pytest.mark.parametrize("title", HOSTILE.values(), ids=HOSTILE)
def test_hostile_titles(browser, tmp_path, title):
    visit = Visit(browser, tmp_path, gw.page(SMALL, title=title, note=title), viewport=PHONE)
    visit.press("ArrowRight")
    assert visit.count.startswith("Step 1 ")
    assert visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert visit.page.locator("img, h1 *, script").count() == 1
    assert visit.offences == []
