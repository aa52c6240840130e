"""What is shipped is what the sources make, it is small, and every text is there in every language."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
from pathlib import Path

import board_style
import pytest

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "page"
STATIC = ROOT / "src/gridwright/web/static"
FIRST_LOAD = 120_000
LANGUAGES = ("en", "de", "cs", "es", "pt")
TEXT = re.compile(r'^  (\w+):\s*"(.*)",$', re.MULTILINE)


def test_it_is_built_from_its_sources(tmp_path):
    if not shutil.which("npm"):
        if os.environ.get("CI"):
            pytest.fail("the page was not built: there is no npm (apt install npm)")
        pytest.skip("THE PAGE WAS NOT BUILT AND COMPARED: there is no npm (apt install npm)")
    made = subprocess.run(["make", "page/node_modules/.made"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
    built = subprocess.run(["node", "build.mjs", tmp_path], cwd=PAGE, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    (tmp_path / "board.css").write_text(board_style.sheet(), encoding="utf-8")
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {path.name for path in STATIC.iterdir()}
    differing = [name for name in sorted(names) if (tmp_path / name).read_bytes() != (STATIC / name).read_bytes()]
    assert not differing, f"{', '.join(differing)}: built from other sources; run `make page`"


def test_the_first_load_is_small():
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 6)) for path in STATIC.iterdir()}
    assert sum(sizes.values()) < FIRST_LOAD, sizes


def test_nothing_is_asked_of_others():
    for path in STATIC.iterdir():
        text = path.read_text(encoding="utf-8").replace("http://www.w3.org/", "")
        assert not re.search(r"""(?:src|href|url\(|import\()["'=( ]*https?:""", text), path.name
    html = (STATIC / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<style|style=|<script>| on\w+=", html)


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_texts_have_the_same_blanks(lang):
    texts, english = _texts(lang), _texts("en")
    assert texts.keys() == english.keys()
    for key, text in texts.items():
        assert sorted(re.findall(r"\{\w+\}", text)) == sorted(re.findall(r"\{\w+\}", english[key])), key


def test_sources_are_short():
    long = [path for path in PAGE.glob("src/**/*.ts*") if len(path.read_text(encoding="utf-8").splitlines()) > 250]
    assert not long


def _texts(lang: str) -> dict[str, str]:
    parts = (PAGE / "src/texts" / lang).glob("*.ts")
    return {key: text for part in parts for key, text in TEXT.findall(part.read_text(encoding="utf-8"))}


def test_all_that_the_start_page_needs_is_small(browser, server):
    """Not only the page: also what it asks for until all kinds are seen."""
    page = browser.new_page()
    wire, sizes = page.context.new_cdp_session(page), []
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(server)
    page.wait_for_selector(".cards li")
    kinds = page.locator(".cards li").count()
    for kind in range(kinds):
        page.wait_for_selector(f".cards li:nth-child({kind + 1}) .board")
    page.close()
    assert len(sizes) > kinds and sum(sizes) < FIRST_LOAD, sizes
