"""The page that steps through an explanation: what is in it, and what is never in it."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256

import pytest
from pages import HOSTILE, Parsed
from pictures import EXAMPLES, JIGSAW, SMALL, SUGURU, position

import gridwright as gw
from gridwright.kinds.sudoku import sudoku
from gridwright.logic import replay, singles
from gridwright.words import clue_title, say, technique_title, tell_ending

NONE = sudoku(["11..", "....", "....", "...."])
SEVERAL = gw.load("1....2..3.4.....")


@pytest.mark.parametrize("lang", gw.languages())
def test_every_step_in_every_language(lang):
    trail = gw.explain(SUGURU)
    page = Parsed(gw.page(trail, lang=lang))
    assert page.one("html").attributes["lang"] == lang
    told = [text.text for text in page.all("p", "text") if "li" in text.above]
    assert told[1:-1] == [gw.tell(*taken, lang) for taken in zip(trail.steps, before(trail), strict=True)]
    assert told[-1] == tell_ending(trail, lang)
    names = [name.text for name in page.all("span", "name") if "li" in name.above]
    assert names[1:-1] == [technique_title(step.technique, lang) for step in trail.steps]
    assert say("page-steps", lang) in [heading.text for heading in page.all("h2")]


def before(trail: gw.Trail) -> list[gw.Position]:
    return [trail.start, *replay(trail.start, trail.steps)][: len(trail.steps)]


def test_a_puzzle_a_position_and_a_trail():
    assert gw.page(SMALL) == gw.page(gw.Position(SMALL)) == gw.page(gw.explain(SMALL))
    assert "X-wing" in gw.page(position("x-wing"))


@pytest.mark.parametrize("puzzle", [SMALL, JIGSAW, SUGURU, NONE, SEVERAL], ids=str)
def test_nothing_comes_from_elsewhere(puzzle):
    html = gw.page(puzzle)
    page = Parsed(html)
    assert not {"link", "img", "iframe", "object", "embed", "base", "image", "form"} & {e.tag for e in page.elements}
    for element in page.elements:
        assert not {"src", "srcset", "action", "style"} & set(element.attributes)
        assert not [name for name in element.attributes if name.startswith("on")]
        assert element.attributes.get("href", "#").startswith("#")
    assert set(re.findall(r"\w+://[^\"]*", html)) == {"http://www.w3.org/2000/svg"}
    assert not re.search(r"url\(|@import|fetch\(|XMLHttp|innerHTML|eval\(", html)


def test_the_policy_names_just_these_styles_and_this_script():
    page = Parsed(gw.page(SMALL))
    (policy,) = [e.attributes["content"] for e in page.all("meta") if e.attributes.get("http-equiv")]
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    assert rules["default-src"] == "'none'"
    for tag, sources in (("style", rules["style-src"]), ("script", rules["script-src"])):
        hashes = [b64encode(sha256(e.text.encode()).digest()).decode() for e in page.all(tag)]
        assert sources.split() == [f"'sha256-{hash}'" for hash in hashes]


@pytest.mark.parametrize("title", HOSTILE.values(), ids=HOSTILE)
def test_hostile_titles_are_text(title):
    html = gw.page(SMALL, title=title, note=title)
    tags = [element.tag for element in Parsed(gw.page(SMALL, title="plain", note="plain")).elements]
    page = Parsed(html)
    assert [element.tag for element in page.elements] == tags
    shown = page.one("h1").text
    assert 0 < len(shown) <= 200
    assert page.all("title")[0].text == shown
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800]", html)
    html.encode()


def test_the_title_of_the_puzzle():
    titled = sudoku(["1...", "..3.", ".4..", "...2"], title="Tea & <b>cake</b>")
    assert Parsed(gw.page(titled)).one("h1").text == "Tea & <b>cake</b>"
    assert Parsed(gw.page(titled, title="Other")).one("h1").text == "Other"
    assert Parsed(gw.page(SMALL)).one("h1").text == "Sudoku 4×4"


def test_who_listens_and_who_uses_keys():
    page = Parsed(gw.page(SMALL))
    found = [element.attributes["id"] for element in page.elements if "id" in element.attributes]
    assert len(set(found)) == len(found)
    for element in page.elements:
        for name in element.attributes.get("aria-labelledby", "").split():
            assert name in found
        if element.attributes.get("href", "") != "":
            assert element.attributes["href"][1:] in found
    assert all(button.attributes["type"] == "button" for button in page.all("button"))
    assert all(button.attributes.get("aria-label") or button.text.strip() for button in page.all("button"))
    (live,) = [element for element in page.elements if "aria-live" in element.attributes]
    assert live.attributes["aria-live"] == "polite"
    pictures = [svg for svg in page.all("svg") if svg.attributes.get("role") == "img"]
    assert len(pictures) == len(page.all("desc")) == 2


@pytest.mark.parametrize("lang", gw.languages())
def test_marks_are_explained_that_the_board_has(lang):
    for subject, marks in ((SMALL, ["band", "seen", "new"]), (position("x-wing"), ["cells", "band", "on", "strike"])):
        shown = [item.text for item in Parsed(gw.page(subject, lang=lang)).all("span")]
        assert [say(f"mark-{mark}", lang) in shown for mark in marks] == [True] * len(marks)
        assert say("mark-weak", lang) not in shown
    chain = [item.text for item in Parsed(gw.page(position("xy-chain"), lang=lang)).all("span")]
    assert [say(f"mark-{mark}", lang) in chain for mark in ("ring", "strong", "weak")] == [True] * 3


def test_a_table_of_the_board():
    cells = [cell.text for cell in Parsed(gw.page(SMALL)).all("td")]
    assert cells == ["", *(str(given or "") for given in SMALL.givens)]


def test_how_it_ends():
    assert 'data-state="solved"' in gw.page(SMALL)
    stuck = Parsed(gw.page(SEVERAL, note="Two solutions."))
    assert stuck.one("p", "note").text == "Two solutions."
    assert "As far as logic leads" in [name.text for name in stuck.all("span", "name")]
    broken = gw.page(NONE)
    assert 'data-state="open"' in broken
    assert "A dead end" in broken
    assert tell_ending(gw.explain(NONE)) in broken


def test_a_filled_grid_has_no_steps():
    filled = gw.load("1234341221434321")
    assert len(Parsed(gw.page(filled)).all("li")) == 2


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*-[5-9]x*.txt")), ids=lambda path: path.stem)
def test_examples_make_small_pages(path):
    html = gw.page(gw.load_file(path))
    steps = len(Parsed(html).all("li"))
    assert len(html.encode()) < max(400_000, 2_500 * steps)


def test_a_hundred_steps_stay_small():
    trail = gw.explain(gw.load_file(EXAMPLES / "jigsaw-9x9.txt"))
    assert len(trail.steps) > 100
    assert len(gw.page(trail).encode()) < 500_000


@pytest.mark.parametrize("lang", gw.languages())
def test_when_the_time_is_over_the_page_says_so(lang):
    trail = gw.explain(SMALL)
    page = Parsed(gw.page(trail, lang=lang, timeout=0))
    assert len(page.all("li", "frame")) == 2
    shown = [name.text for name in page.all("span", "name")]
    assert say("page-stopped", lang) in shown
    assert say("page-stuck", lang) not in shown
    assert say("explain-stopped", lang, steps=0, open=SMALL.givens.count(0)) in [text.text for text in page.all("p")]


@pytest.mark.parametrize("lang", gw.languages())
def test_too_many_candidates_are_not_drawn(lang):
    html = gw.page(gw.explain(gw.sudoku([[0] * 36] * 36), singles()), lang=lang)
    assert len(html) < 100_000
    page = Parsed(html)
    assert page.one("p", "many").text == say("page-many", lang)
    assert [button.attributes["id"] for button in page.all("button") if "hidden" in button.attributes] == ["candidates"]
    few = Parsed(gw.page(SMALL, lang=lang))
    assert not few.all("p", "many")
    assert not [button for button in few.all("button") if "hidden" in button.attributes]


def test_steps_are_seen_on_a_board_of_too_many_candidates():
    grid = [[0] * 36 for _ in range(36)]
    grid[0] = [*range(1, 36), 0]
    trail = gw.explain(gw.sudoku(grid), singles())
    page = gw.page(trail)
    assert len(trail.steps) == 1
    assert 'class="many"' in page
    assert 'class="placed"' in page


@pytest.mark.parametrize("lang", gw.languages())
def test_the_legend_tells_sorts_of_numbers_outside(lang):
    puzzle = gw.load("sudoku 4x4\nleft1=sandwich5 left2=xsum7 left3=numberedroom3 r1c2-downright=littlekiller8")
    legend = gw.page(puzzle, lang=lang).split('id="legend"')[1].split("</ul>")[0]
    for sort in ("sandwiches", "xsums", "numberedrooms", "littlekillers"):
        assert f"<span>{clue_title(sort, lang)}</span>" in legend
    assert legend.count('class="badge"') == 2
    assert legend.count('class="pointer"') == 1
    alone = gw.page(gw.load("skyscrapers 4x4\nleft1=skyscraper2"), lang=lang)
    assert f"<span>{clue_title('skyscrapers', lang)}</span>" not in alone
