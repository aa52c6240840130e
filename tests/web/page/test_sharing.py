"""Puzzles that leave the page and come back: links, notations, files, paper, books; and puzzles made to order."""

from __future__ import annotations

import base64
import json
import re
import zlib
from pathlib import Path

import pytest
from visits import PATIENCE, PHONE, Visit

import gridwright as gw
from gridwright.words import clue_title

expect = pytest.importorskip("playwright.sync_api").expect

KILLER = gw.kind("killer").examples[0]
HOSTILE = "</title><script>alert(1)</script> & “quoted” 数独"


def share(seen: Visit) -> None:
    seen.page.get_by_role("button", name="Share").click()
    expect(seen.page.get_by_label("Link", exact=True)).to_have_value(re.compile("#p=."), timeout=PATIENCE)


def link_in(seen: Visit) -> str:
    return str(seen.page.get_by_label("Link", exact=True).input_value())


def test_a_link_holds_the_whole_puzzle(visit):
    seen = visit()
    document = gw.as_data(gw.load(KILLER)) | {"title": HOSTILE}
    seen.open(json.dumps(document))
    share(seen)
    link = link_in(seen)
    assert seen.page.get_by_label("As text").and_(seen.page.locator("textarea")).input_value().startswith("killer 4x4")
    other = visit()  # who has nothing of it
    other.page.goto("about:blank")
    other.page.goto(link)
    other.page.wait_for_selector("svg[role=grid]")
    assert "#play/" in other.page.url
    assert other.page.title() == "Gridwright"
    assert HOSTILE in (other.page.locator("h1").first.text_content() or "")
    share(other)
    assert link_in(other) == link
    other.press("Escape")
    other.page.goto(f"{other.address}#")
    other.open(link)  # pasted as it is
    assert HOSTILE in (other.page.locator("h1").first.text_content() or "")


def test_a_window_stays_open_although_another_was_closed_just_before(visit):
    seen = visit()
    seen.open(KILLER)
    seen.press("?")
    seen.page.wait_for_selector("dialog[open]")
    press_share = "document.querySelector('[aria-label=Share]').click()"
    seen.page.evaluate(f"document.querySelector('dialog').close(); {press_share}")
    expect(seen.page.get_by_label("Link", exact=True)).to_have_value(re.compile("#p=."), timeout=PATIENCE)


def test_a_broken_link_is_answered(visit):
    seen = visit()
    seen.expected = ("422",)
    cut = "q1bKzsxLUbJSKi5NLy0qVdJRKsovL1ayMt"
    for payload in ("", "abc", cut, "%%%", "AAAA", packed("[]"), packed('{"kind": "sudoku", "rows": 0}')):
        seen.page.goto(f"{seen.address}#p={payload}")
        seen.page.get_by_role("alert").filter(has_text="this link").wait_for()
        assert seen.text("h1") == "Gridwright"  # a heading that says nothing is none
        seen.page.goto(f"{seen.address}#")


def packed(text: str) -> str:
    squeeze = zlib.compressobj(wbits=-15)
    return base64.urlsafe_b64encode(squeeze.compress(text.encode()) + squeeze.flush()).decode().rstrip("=")


def test_notations_and_what_they_leave_out(visit):
    seen = visit()
    seen.expected = ("422",)
    seen.open(KILLER)
    share(seen)
    puzzle = gw.load(KILLER)
    for name in ("text", "json", "sudokupad"):
        seen.page.locator("dialog select").select_option(name)
        field = seen.page.locator("dialog .copyable").nth(1).locator("input, textarea")
        expect(field).to_have_value(re.compile("^" + re.escape(gw.dump(puzzle, name)[:8])), timeout=PATIENCE)
        assert gw.load(field.input_value()) == puzzle
    seen.press("Escape")
    seen.page.goto(f"{seen.address}#")
    seen.open("sudoku 4x4\n1...\n....\n....\n...2\ncages: r1c2-r1c3=cage5")
    share(seen)
    seen.page.locator("dialog select").select_option("line")
    seen.page.locator("dialog .failure", has_text="1 cage").wait_for()


def test_files_and_paper(visit, tmp_path: Path):
    seen = visit(color_scheme="dark")
    seen.open(KILLER)
    share(seen)
    for button, beginning in (("SVG", b"<svg"), ("PNG", b"\x89PNG"), ("PDF", b"%PDF")):
        with seen.page.expect_download() as started:
            seen.page.get_by_role("button", name=button).click()
        started.value.save_as(tmp_path / button)
        assert (tmp_path / button).read_bytes().startswith(beginning)
        assert started.value.suggested_filename == f"killer.{button.lower()}"
    seen.press("Escape")
    seen.page.wait_for_selector(".print-sheet img", state="attached")
    seen.page.emulate_media(media="print")
    assert seen.page.locator(".print-sheet img").is_visible()
    rules = seen.page.locator(".print-sheet p").all_text_contents()
    assert any("cage" in rule for rule in rules)
    assert not any(seen.page.locator(part).first.is_visible() for part in (".bar", ".side", "button", "svg[role=grid]"))
    printed = seen.page.pdf()
    assert printed.count(b"/Type /Page\n") == 1
    background = seen.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert background == "rgb(255, 255, 255)"


def test_a_picture_for_paper_is_not_taken_away_while_it_is_still_coming(visit):
    seen = visit()
    seen.page.add_init_script("""
        localStorage.setItem("gridwright.settings", '{"printEntries": true}');
        window.taken = [];
        URL.createObjectURL = () => "slow.svg";
        URL.revokeObjectURL = address => window.taken.push(address);
    """)
    seen.page.route("**/slow.svg", lambda route: None)
    seen.page.reload()
    seen.open(KILLER)
    seen.page.wait_for_selector(".print-sheet img", state="attached")
    with seen.page.expect_response("**/api/draw"):
        seen.press("1")
    assert seen.page.evaluate("window.taken") == []


def test_what_was_filled_in_is_printed_if_one_wants_that(visit):
    seen = visit()
    seen.open(KILLER)
    seen.press("1")
    share(seen)
    with seen.page.expect_request("**/api/draw") as asked:
        seen.page.click("text=With what I have filled in")
    printed = asked.value.post_data_json
    assert printed["theme"] == "print" and printed["puzzle"]["entries"][0][0] == 1


def test_made_to_order_and_bound_as_a_book(visit):
    seen = visit(viewport=PHONE)
    seen.page.goto(f"{seen.address}#make/kind=latin")
    for _ in range(3):
        seen.page.get_by_role("button", name="Size: less").click()
    seen.page.get_by_role("button", name="How many: more").click()
    seen.page.get_by_label("Level").select_option("")
    seen.page.click("text=More wishes")
    for fold, wanted in (("Also with", ("Signs", "Dots")), ("Further rules", ("knight",))):
        seen.page.click(f"text={fold}")
        for one in wanted:
            seen.page.locator(".choices label", has_text=one).first.click()
    with seen.page.expect_request("**/api/generate") as asked:
        seen.page.get_by_role("button", name="Make", exact=True).click()
    wish = asked.value.post_data_json
    assert wish["clues"] == {"signs": "few", "dots": "few"} and wish["rules"] == ["anti-knight"]
    seen.page.get_by_role("button", name="Puzzle 2").wait_for()
    box = seen.page.locator(".card", has_text="Puzzle 1").bounding_box()
    assert box and box["y"] + box["height"] <= PHONE["height"]  # seen without scrolling
    seen.page.get_by_role("link", name="As a sheet or book").click()
    seen.page.get_by_text("In the book: 2").wait_for()
    with seen.page.expect_download() as started:
        seen.page.get_by_role("button", name="Download the book").click()
    assert Path(started.value.path()).read_bytes().startswith(b"%PDF")


def test_sorts_of_clues_are_called_by_their_own_names(visit):
    """Not by that of their first tool: dots are more than white ones."""
    seen = visit()
    seen.page.goto(f"{seen.address}#make")
    seen.page.wait_for_selector("form")
    offered = seen.page.eval_on_selector_all(".choices span", "all => all.map(one => one.textContent)")
    assert {clue_title("dots"), clue_title("extremes")} <= {*offered}
    assert "White dot" not in offered


def test_every_view_begins_at_its_top(visit):
    seen = visit(viewport=PHONE)
    seen.page.wait_for_selector("[data-kind=suguru] .board")
    seen.page.evaluate("scrollTo(0, 400)")
    assert seen.page.evaluate("scrollY") > 0
    seen.page.evaluate("location.hash = 'book'")
    seen.page.wait_for_selector("h1")
    seen.until("scrollY === 0")


def test_one_puzzle_made_is_played(visit):
    seen = visit()
    seen.page.goto(f"{seen.address}#make/kind=suguru")
    for what in ("Rows", "Columns"):
        for _ in range(4):
            seen.page.get_by_role("button", name=f"{what}: less").click()
    seen.page.get_by_role("button", name="Make", exact=True).click()
    seen.page.wait_for_selector("[role=toolbar]")
    share(seen)
    seen.page.get_by_role("button", name="Change the puzzle").click()
    seen.page.locator(".standing", has_text="Exactly one solution").wait_for()
