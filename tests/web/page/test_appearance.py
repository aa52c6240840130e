"""How the page looks and reads: themes, small screens, zoom, languages, and what axe says of it."""

from __future__ import annotations

from io import BytesIO

import pytest
from visits import DESKTOP, PHONE

import gridwright as gw

axe = pytest.importorskip("axe_playwright_python.sync_playwright")
SUDOKU = "sudoku 4x4\n1...\n..3.\n.2..\n4...\n"
FITS = "document.documentElement.scrollWidth <= innerWidth"


def judged(seen) -> None:
    found = axe.Axe().run(seen.page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize(
    ("theme", "size"), [("auto", PHONE), ("dark", DESKTOP), ("contrast", PHONE)], ids=["phone", "dark", "contrast"]
)
def test_axe_finds_nothing(visit, theme, size):
    seen = visit(viewport=size, reduced_motion="reduce")
    seen.page.evaluate("theme => localStorage.setItem('gridwright.settings', JSON.stringify({ theme }))", theme)
    seen.page.reload()
    seen.page.wait_for_selector("[data-kind=suguru] .board")
    judged(seen)
    assert seen.page.evaluate(FITS)
    seen.page.click("[data-kind=suguru]")
    judged(seen)
    seen.page.click("text=Example")
    seen.page.wait_for_selector("svg[role=grid]")
    seen.press("5", "x", "1", "ArrowRight", "2", "v", "3")
    seen.tool("Try")
    judged(seen)
    seen.page.click(".bar [aria-label=Settings]")
    judged(seen)
    seen.press("Escape", "Control+z", "Control+z", "h", "h")
    seen.page.wait_for_selector(".help")
    judged(seen)
    assert seen.page.evaluate(FITS)


THEMES = ["light", pytest.param("dark", marks=pytest.mark.long), pytest.param("contrast", marks=pytest.mark.long)]


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_in_what_opens_while_one_plays(visit, theme):
    seen = visit(viewport=PHONE, reduced_motion="reduce")
    seen.expected = ("422",)
    seen.page.evaluate("theme => localStorage.setItem('gridwright.settings', JSON.stringify({ theme }))", theme)
    seen.page.goto(f"{seen.address}#p=abc")
    seen.page.reload()
    seen.page.get_by_role("alert").filter(has_text="this link").wait_for()
    judged(seen)
    for room in ("techniques", "techniques/x-wing", "set/printed"):
        seen.page.goto(f"{seen.address}#{room}")
        seen.page.wait_for_selector(f"[data-theme={theme}] :is(.ladder, figure .board, form)")
        judged(seen)
    seen.page.goto(f"{seen.address}#")
    seen.open(SUDOKU)
    seen.press("1", "?")
    seen.page.wait_for_selector("dialog .keys")
    judged(seen)
    seen.press("Escape", "h")
    seen.page.click(".help >> text=Back to before the mistake")
    seen.page.wait_for_selector(".notice")
    judged(seen)
    seen.press("q")
    seen.page.wait_for_selector(".help .values")
    judged(seen)
    seen.press("2")
    seen.page.wait_for_selector(".help >> text=So r1c2 is not 2.")
    judged(seen)
    seen.press("Escape", "h")
    seen.page.wait_for_selector(".help >> text=Look at")
    seen.press("h", "h", "h")
    seen.page.wait_for_selector(".help.whole")
    judged(seen)
    seen.page.click(".help >> text=What is that?")
    seen.page.wait_for_selector("dialog figure .board")
    judged(seen)
    seen.press("Escape")
    seen.page.click(".help >> text=Explain everything")
    seen.page.wait_for_selector(".stepper >> text=/of 12$/")
    judged(seen)
    seen.press("Escape")
    seen.page.click("[aria-label=Pause]")
    judged(seen)
    seen.page.click(".paused >> text=Resume")
    seen.type("".join(f"{value}d" for value in (3, 2, 4)))
    seen.page.click("[aria-label='Start page'], .home")
    seen.page.wait_for_selector(".begun .card")
    judged(seen)


def test_the_board_is_a_labelled_grid(visit):
    seen = visit()
    seen.open(SUDOKU)
    grid = seen.page.locator("svg[role=grid]")
    assert grid.get_attribute("aria-label") == "Sudoku 4×4"
    assert grid.locator("[role=row]").count() == 4
    assert grid.locator("[role=row]").first.locator("[role=gridcell]").count() == 4
    assert grid.locator("[role=gridcell][tabindex='0']").count() == 1
    assert seen.page.locator("[role=status][aria-live=polite]").count() >= 1


def test_cells_say_what_regions_and_clues_say_of_them(visit):
    """In the words of the server, so that a new clue needs none here."""
    regions, clues = "1112\n1322\n3342\n3444", "signs: r1c1<r1c2\ncages: r1c2-r2c2=cage4"
    seen = visit(locale="de")
    seen.open(f"jigsaw 4x4\n....\n.3..\n....\n....\nregions:\n{regions}\n{clues}\n")
    cage = "der Käfig r1c2 r2c2 mit der Summe 4"
    assert seen.label("r1c2") == f"r1c2: leer. im Gebiet von r1c1 (4 Zellen). {cage}. größer als r1c1"
    assert seen.label("r2c2") == f"r2c2: 3, vorgegeben. im Gebiet von r2c2 (4 Zellen). {cage}"
    seen.press("1")
    assert seen.text("#announcer") == "r1c1: 1"


def test_dark_because_the_system_is(visit):
    from PIL import Image

    seen = visit(color_scheme="dark")
    seen.open(SUDOKU)
    with Image.open(BytesIO(seen.page.screenshot())) as picture:
        assert picture.convert("L").getpixel((2, 2)) < 60
        assert len(picture.convert("RGB").getcolors(100_000) or ()) > 50


@pytest.mark.parametrize("text", [SUDOKU, "sudoku 9x9\n" + ".........\n" * 9], ids=["4x4", "9x9"])
def test_board_and_pad_fit_on_a_phone(visit, text):
    seen = visit(viewport=PHONE, has_touch=True)
    seen.open(text)
    last = seen.page.locator(".numbers button").last.bounding_box()
    assert last
    assert last["y"] + last["height"] <= PHONE["height"]
    small = "nodes => nodes.map(n => n.getBoundingClientRect()).filter(b => b.width < 44 || b.height < 44).length"
    assert seen.page.eval_on_selector_all(".side button", small) == 0
    assert seen.page.evaluate(FITS)


def test_what_removes_a_puzzle_covers_nothing_of_its_card(visit):
    seen = visit(viewport=PHONE)
    seen.open(SUDOKU)
    seen.page.evaluate("location.hash = ''")
    time = seen.page.locator(".begun small span").last
    left, right = time.bounding_box(), seen.page.locator(".begun .plain .icon").bounding_box()
    assert left and right
    assert left["x"] + left["width"] <= right["x"]


def test_no_card_is_wider_than_its_place_on_a_phone(visit):
    seen = visit(viewport=PHONE)
    seen.page.wait_for_selector(".cards li:last-child .board")
    wide = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    assert seen.page.eval_on_selector_all(".card", wide) == []


def test_twice_as_large(visit):
    """A zoom of 200 % on a desktop is a window of half the size."""
    seen = visit(viewport={"width": 640, "height": 400}, device_scale_factor=2)
    seen.open(SUDOKU)
    assert seen.page.evaluate(FITS)
    box = seen.page.locator("svg[role=grid]").bounding_box()
    assert box
    assert box["width"] > 130
    seen.press("h")
    seen.page.wait_for_selector(".help .rungs")
    assert seen.page.evaluate(FITS)


@pytest.mark.parametrize("lang", gw.languages())
def test_languages(visit, lang):
    seen = visit(locale=lang)
    seen.open(SUDOKU)
    assert seen.page.get_attribute("html", "lang") == lang
    words = {"en": "Undo", "de": "Zurück", "cs": "Zpět", "es": "Deshacer", "pt": "Desfazer"}
    assert seen.text(".tools button") == words[lang]
    assert seen.page.evaluate(FITS)
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    for size in (DESKTOP, PHONE):
        seen.page.set_viewport_size(size)
        assert seen.page.eval_on_selector_all(".tool span", cut) == []


def test_what_is_refused_is_told_in_the_language_of_the_page(visit):
    seen = visit(locale="de")
    seen.expected = ("422", "413")
    seen.page.goto(f"{seen.address}#make/kind=sudoku")
    seen.page.get_by_role("spinbutton", name="Größe").fill("7")
    seen.page.click("button:has-text('Erzeugen')")
    seen.page.wait_for_selector(".failure >> text=Dafür gibt es keine Blöcke")
    seen.page.goto(seen.address)
    seen.page.fill("textarea", "1" * 4_100_000)
    seen.page.click("form button[type=submit]")
    seen.page.wait_for_selector("text=höchstens 4 MB")


def test_another_language_in_the_middle_of_a_puzzle(visit):
    seen = visit()
    seen.open(SUDOKU)
    seen.press("3")
    seen.page.click(".bar [aria-label=Settings]")
    seen.page.select_option("select", "de")
    seen.page.wait_for_selector(".rules >> text=Regeln")
    seen.page.wait_for_selector(".rules >> text=jede Zeile")
    assert seen.cell("r1c1") == "1, vorgegeben"
    assert seen.page.locator("dialog[open]").count() == 1
    seen.press("Escape", "Control+z")
    assert seen.cell("r1c2") == "leer"


def test_titles_stay_text(visit):
    title = "<img src=x onerror=alert(1)> \" onload='alert(1)'"
    seen = visit(viewport=PHONE)
    seen.open(gw.dump(gw.sudoku([[1, 0, 0, 0], [0, 0, 3, 0], [0, 2, 0, 0], [4, 0, 0, 0]], title=title), "json"))
    assert title in seen.text("h1")
    assert seen.page.locator("img").count() == 0
    assert seen.page.evaluate(FITS)


@pytest.mark.long
def test_sixty_four(visit):
    seen = visit()
    seen.open("latin 64x64\n" + "\n".join(" ".join("." * 64) for _ in range(64)) + "\n")
    seen.press("6", "4", "ArrowDown", "5")
    assert [seen.cell("r1c1"), seen.cell("r2c1")] == ["64", "5"]
