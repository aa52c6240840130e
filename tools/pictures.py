"""The pictures of README.md: a step of an explanation as a browser shows it, on a desk and on a phone.

    make pictures
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

import gridwright as gw

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "pictures"
PUZZLE = ROOT / "examples" / "jigsaw-9x9.txt"
TECHNIQUE = "skyscraper"
"""The first step of this technique is shown."""

SCREENS = {"page": (1120, 860), "phone": (390, 860)}
"""Width and height of what is seen."""


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    trail = gw.explain(gw.load_file(PUZZLE))
    number = 1 + next(index for index, step in enumerate(trail.steps) if step.technique == TECHNIQUE)
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as place, sync_playwright() as started:
        page = Path(place) / "page.html"
        page.write_text(gw.page(trail), encoding="utf-8")
        browser = started.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for name, size in SCREENS.items():
            take(browser, f"{page.as_uri()}#step-{number}", size, FOLDER / f"{name}.png")


def take(browser: Browser, address: str, size: tuple[int, int], path: Path) -> None:
    """A picture of the page in a window of that size, with half as many pixels again as a common screen has."""
    width, height = size
    view = {"width": width, "height": height}
    window = browser.new_page(viewport=view, device_scale_factor=1.5, color_scheme="light")
    window.goto(address)
    window.screenshot(path=path)
    with Image.open(path) as taken:  # a palette makes the file a third as large, and nobody sees it
        few = taken.convert("RGB").quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(path, optimize=True)


if __name__ == "__main__":
    main()
