"""The way through a puzzle as a chart."""

from __future__ import annotations

import pytest
from pictures import EXAMPLES, SMALL, SVG, ids, parsed

import gridwright as gw
from gridwright.words import say

RATED = gw.rate(gw.load_file(EXAMPLES / "sudoku-9x9.txt"))


def paths(svg: str, part: str) -> str:
    (only,) = (path for path in parsed(svg).iter(f"{SVG}path") if path.attrib.get("class") == part)
    return only.attrib["d"]


def numbers(svg: str) -> list[str]:
    return [text.text or "" for text in parsed(svg).iter(f"{SVG}text") if text.attrib["class"] == "numbers"]


def test_a_bar_for_each_step_and_the_hardest_stand_out():
    svg = gw.chart(RATED)
    hardest = sum(rating == RATED.rating for rating, _ in RATED.path)
    assert paths(svg, "hardest").count("M") == hardest
    assert paths(svg, "bars").count("M") == len(RATED.path) - hardest
    assert paths(svg, "left").count("L") == len(RATED.path) - 1


def test_numbers_along_the_axes():
    assert numbers(gw.chart(RATED))[:3] == ["0", "1", "2"]
    assert {"1", "10", str(len(RATED.path))} <= set(numbers(gw.chart(RATED)))


@pytest.mark.parametrize("lang", gw.languages())
def test_words(lang):
    root = parsed(gw.chart(RATED, lang=lang))
    assert (root[0].text or "").startswith(say("rate-rating", lang, rating=2.0, level="", title="")[:5])
    assert say("rate-path-ratings", lang) in (root[1].text or "")
    words = [text.text for text in root.iter(f"{SVG}text") if text.attrib["class"] == "words"]
    assert words == [say(key, lang).rstrip(":") for key in ("rate-path-ratings", "rate-path-candidates")]


def test_nothing_to_do():
    svg = gw.chart(gw.rate(gw.load("1234341221434321")))
    assert parsed(svg)[0].text == say("filled")
    assert paths(svg, "bars") == ""


def test_different_charts_have_different_ids():
    assert not set(ids(parsed(gw.chart(RATED)))) & set(ids(parsed(gw.chart(gw.rate(SMALL)))))
