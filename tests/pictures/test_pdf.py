"""Pictures as PDF."""

from __future__ import annotations

import io
import sys
from dataclasses import replace

import pytest
import typst
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


def test_a_picture_with_too_many_parts_is_refused(monkeypatch):
    monkeypatch.setattr(typst, "compile", too_many)
    with pytest.raises(gw.GridwrightError, match="more parts than PDF is made of here; as SVG it can be drawn"):
        gw.draw(SMALL, "pdf")


def too_many(*words: object, **options: object) -> bytes:
    raise typst.TypstError("failed to parse SVG (nodes limit reached at 1:1)")
