"""The pictures of the page that `gridwright serve` shows: with a hint, on a phone, in the dark, and while one sets.

    make pictures
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import gridwright as gw

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "pictures"
POSITION = ROOT / "examples" / "techniques" / "x-wing.json"
KILLER = ROOT / "examples" / "killer-9x9.txt"
DRAFT = """\
jigsaw 6x6
......
5.....
......
....1.
.....3
......
regions:
AAABBB
ACCBDB
ACDDDB
ACCCDD
EEEFFF
EEEFFF
signs: r2c3<r2c4 r3c1<r4c1
cages: r1c2-r1c3=cage10 r5c1-r6c1-r6c2=cage13
thermometers: r3c2-r2c2-r2c3=thermo
"""
WAIT = 400
"""Milliseconds until a board that was asked for stands still."""


@dataclass(frozen=True)
class Shot:
    """What is done before a picture is taken, in a window of that size."""

    name: str
    size: tuple[int, int]
    do: Callable[[Page], None]
    dark: bool = False


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    command = [sys.executable, "-m", "gridwright", "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server, sync_playwright() as started:
        assert server.stdout
        address = next(word for word in server.stdout.readline().split() if word.startswith("http")).rstrip(".")
        browser = started.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for shot in SHOTS:
            take(browser, address, shot)
        browser.close()
        server.terminate()


def opened(page: Page, text: str) -> None:
    page.fill("textarea", text)
    page.click("form button[type=submit]")
    page.wait_for_selector("svg[role=grid]")


def with_hint(page: Page) -> None:
    opened(page, POSITION.read_text())
    for known in range(1, 5):
        page.keyboard.press("h")
        page.wait_for_selector(f".rungs .known:nth-child({known})")


def with_marks(page: Page) -> None:
    text = KILLER.read_text()
    puzzle = gw.load(text)
    solved = gw.solve(puzzle).solution
    assert solved
    opened(page, text)
    for key in ("Control+Digit1", "Control+Digit2", "ArrowRight", "Shift+Digit7", "Shift+Digit9", "ArrowRight"):
        page.keyboard.press(key)
    page.keyboard.press("Shift+ArrowDown")
    page.keyboard.press("Control+Shift+Digit3")
    for _ in range(3):
        page.keyboard.press("ArrowDown")
        row, col = divmod(int(page.get_attribute(".own-cell[tabindex='0']", "data-cell") or 0), puzzle.grid.cols)
        page.keyboard.press(str(solved.values[row * puzzle.grid.cols + col]))


def while_setting(page: Page) -> None:
    opened(page, DRAFT)
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Change the puzzle").click()
    page.get_by_role("radio", name="Clues").click()
    page.get_by_label("Clues", exact=True).select_option(label="Cages")
    page.wait_for_selector(".suggestions")


SHOTS = (
    Shot("hint", (1120, 700), with_hint),
    Shot("play-phone", (390, 760), with_marks),
    Shot("play-dark", (1120, 760), with_marks, dark=True),
    Shot("setting", (1120, 700), while_setting),
)


def take(browser: Browser, address: str, shot: Shot) -> None:
    width, height = shot.size
    scheme = "dark" if shot.dark else "light"
    page = browser.new_page(
        viewport={"width": width, "height": height}, device_scale_factor=1.5, color_scheme=scheme, locale="en"
    )
    page.goto(address)
    shot.do(page)
    page.mouse.move(1, 1)
    page.wait_for_timeout(WAIT)
    with Image.open(BytesIO(page.screenshot())) as taken:
        few = taken.convert("RGB").quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(FOLDER / f"{shot.name}.png", optimize=True)


if __name__ == "__main__":
    main()
