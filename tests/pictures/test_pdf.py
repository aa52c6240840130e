"""Pictures as PDF."""

from __future__ import annotations

import io
import sys
from dataclasses import replace

import pytest
from pictures import SMALL, SUGURU
from pypdf import PdfReader

import gridwright as gw
from gridwright.pictures.svg.themes import THEMES


def test_one_page_as_large_as_the_picture():
    (page,) = PdfReader(io.BytesIO(gw.draw(SUGURU, "pdf"))).pages
    assert (page.mediabox.width, page.mediabox.height) == (0.75 * (5 * 48 + 13), 0.75 * (3 * 48 + 13))


@pytest.mark.parametrize("theme", THEMES)
def test_themes_and_steps(theme):
    made = gw.draw(SMALL, "pdf", step=gw.hint(SMALL), theme=theme)
    assert made.startswith(b"%PDF-")


def test_title():
    for title, shown in (("Příliš žluťoučký kůň", "Příliš žluťoučký kůň"), ("#x[\x1b\u202e]\ud800 *b*", "#x[] *b*")):
        made = gw.draw(SMALL, "pdf", title=title)
        assert PdfReader(io.BytesIO(made)).metadata.title == shown


def test_the_same_again():
    assert gw.draw(SMALL, "pdf") == gw.draw(replace(SMALL), "pdf")


def test_without_typst(monkeypatch):
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(gw.GridwrightError, match=r"pip install 'gridwright\[pdf\]'"):
        gw.draw(SMALL, "pdf")
