"""What a small screen must have room for: a hint beside the board and the pad, numbers of rows, marks in tiny cells."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_setting import begin, sheet
from visits import PHONE, Visit

import gridwright as gw

SUDOKU = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
WIDE = "sudoku 16x16\n" + "\n".join(" ".join("." * 16) for _ in range(16)) + "\n"
EXAMPLES = Path(__file__).parents[3] / "examples"
LINE = 20
"""The height of a line of a hint."""


def bottom(seen: Visit, selector: str) -> float:
    box = seen.page.locator(selector).last.bounding_box()
    assert box
    return float(box["y"] + box["height"])


def test_a_hint_leaves_board_and_pad_on_the_screen(visit):
    seen, height = visit(viewport=PHONE, has_touch=True), PHONE["height"]
    seen.open(SUDOKU)
    seen.page.tap(".tools button:has-text('Hint')")
    for _ in range(3):
        seen.page.tap(".help .main-button")
    seen.page.wait_for_selector(".help >> text=So r")
    heights = [bottom(seen, one) for one in (".board", ".help .main-button", ".help", ".numbers button")]
    assert heights == sorted(heights) and heights[-1] <= height
    assert seen.page.evaluate("document.documentElement.scrollHeight") <= height
    seen.page.tap(".help [aria-label=Close]")
    assert seen.page.locator(".tools").is_visible()


def test_what_a_hint_says_last_is_seen_and_there_is_room_for_a_whole_reason(visit):
    seen = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    seen.open(gw.kind("kakuro").examples[-1])
    board = seen.page.locator(".board").first.bounding_box()
    seen.page.tap(".tools button:has-text('Hint')")
    for known in (2, 3):
        seen.page.tap(".help .main-button")
        seen.page.wait_for_selector(f".rungs .known:nth-child({known})")
        buttons = seen.page.locator(".help .row").bounding_box()
        assert buttons and bottom(seen, ".help p") <= buttons["y"]
    seen.page.tap(".help .main-button")
    seen.page.wait_for_selector(".rungs .known:nth-child(4)")
    first, buttons = seen.page.locator(".help p").first.bounding_box(), seen.page.locator(".help .row").bounding_box()
    assert first and buttons
    lines = (buttons["y"] - first["y"]) / LINE
    assert lines >= 5 and bottom(seen, ".numbers button") <= 740
    assert seen.page.locator(".board").first.bounding_box() == board


def test_a_whole_reason_has_the_room_of_the_modes_also_above_few_numbers(visit):
    seen = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    seen.open(gw.kind("suguru").examples[-1])
    seen.page.tap(".tools button:has-text('Hint')")
    for known in (2, 3, 4):
        assert seen.page.locator(".modes").is_visible()
        seen.page.tap(".help .main-button")
        seen.page.wait_for_selector(f".rungs .known:nth-child({known})")
    assert not seen.page.locator(".modes").is_visible()
    seen.page.tap(".help [aria-label=Close]")
    assert seen.page.locator(".modes").is_visible()


@pytest.mark.parametrize("size", [(740, 360), (640, 400), (1280, 600)], ids=["lying", "zoomed", "low"])
def test_a_hint_is_seen_beside_the_board_in_a_low_window(visit, size):
    width, height = size
    seen = visit(viewport={"width": width, "height": height}, has_touch=True)
    seen.open((EXAMPLES / "sudoku-16x16.txt").read_text(encoding="utf-8"))
    seen.page.tap(".tools button:has-text('Hint')")
    seen.page.wait_for_selector(".help .main-button")
    seen.page.wait_for_timeout(100)
    places = [seen.page.locator(one).first.bounding_box() for one in (".help .main-button", ".board")]
    assert all(place and place["y"] >= 0 and place["y"] + place["height"] <= height for place in places), places


def test_rows_and_columns_are_numbered_unless_one_does_not_want_it(visit):
    seen = visit(viewport=PHONE, has_touch=True)
    seen.open(SUDOKU)
    beside = seen.page.locator(".own-coordinates text")
    assert beside.all_text_contents() == [str(number) for number in (*range(1, 10), *range(1, 10))]
    seen.page.tap(".bar [aria-label=Settings]")
    seen.page.tap("text=Number rows and columns")
    assert beside.count() == 0


@pytest.mark.parametrize("lang", ["de", "es"])
def test_a_message_covers_no_cell(visit, lang):
    seen = visit(viewport=PHONE, has_touch=True, locale=lang)
    seen.open(SUDOKU)
    seen.press("1")
    seen.page.locator(".tools button").last.tap()
    seen.page.locator(".help .main-button").tap()
    seen.page.wait_for_selector(".notice")
    first = seen.page.locator(".own-cell").first.bounding_box()
    assert first and bottom(seen, ".notice") <= first["y"]


def test_marks_that_are_written_large_do_not_move_the_pad(visit):
    seen = visit(viewport={"width": 360, "height": 740}, has_touch=True)
    seen.open(WIDE)
    before = bottom(seen, ".numbers button")
    for key, numbers in (("c", (3, 7, 11)), ("x", (2, 13))):
        seen.press(key)
        for number in numbers:
            seen.page.tap(f".numbers >> text='{number}'")
    assert [one.split()[1:] for one in seen.page.locator(".cell-marks span").all_text_contents()] == [
        ["2", "13"], ["3", "7", "11"]
    ]  # fmt: skip
    assert bottom(seen, ".numbers button") == before


def test_marks_in_small_cells_are_written_large_above_the_pad(visit):
    seen = visit(viewport=PHONE, has_touch=True)
    seen.open(WIDE)
    seen.press("c")
    for number in (3, 16):
        seen.page.tap(f".numbers >> text='{number}'")
    assert seen.text(".cell-marks span") == "Centre 3 16"
    assert bottom(seen, ".cell-marks") < bottom(seen, ".numbers button") <= PHONE["height"] + 60
    seen.press("ArrowRight")
    assert seen.text(".cell-marks") == "r1c2"


LARGE = "sudoku 25x25\n" + "\n".join(" ".join("." * 25) for _ in range(25)) + "\n"
TALL = {"width": 360, "height": 740}


def is_shown(seen: Visit, cell: int) -> bool:
    """Whether a cell is seen in the place of a board that is larger."""
    inside = """cell => {
        const place = selector => document.querySelector(selector).getBoundingClientRect();
        const outer = place(".stage"), inner = place(`[data-cell="${cell}"]`);
        return inner.left >= outer.left - 1 && inner.right <= outer.right + 1
            && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
    }"""
    return bool(seen.page.evaluate(inside, cell))


@pytest.mark.parametrize("text", [SUDOKU, WIDE, LARGE], ids=["9x9", "16x16", "25x25"])
def test_a_larger_board_leaves_the_pad_where_it_is(visit, text):
    seen = visit(viewport=TALL, has_touch=True, is_mobile=True)
    seen.open(text)
    before = bottom(seen, ".numbers button")
    assert before <= TALL["height"]
    last = seen.page.locator(".own-cell").count() - 1
    seen.press("Control+End")
    for _ in range(2):
        seen.page.tap("[aria-label=Larger]")
    assert abs(bottom(seen, ".numbers button") - before) < 5
    assert seen.page.evaluate("scrollY") == 0
    seen.page.locator(f"[data-cell='{last}']").focus()
    assert is_shown(seen, last) and not is_shown(seen, 0)


def test_a_larger_board_shows_what_a_hint_speaks_of(visit):
    seen = visit(viewport=TALL, has_touch=True, is_mobile=True)
    seen.open("sudoku 9x9\n........1\n" + ".........\n" * 7 + "12345678.\n")
    for _ in range(3):
        seen.page.tap("[aria-label=Larger]")
    assert not is_shown(seen, 80)
    seen.page.tap(".tools button:has-text('Hint')")
    for known in range(2, 5):
        seen.page.tap(".help .main-button")
        seen.page.wait_for_selector(f".rungs .known:nth-child({known})")
    seen.page.wait_for_selector(".help >> text=So r9c9 is 9.")
    assert is_shown(seen, 80)
    assert bottom(seen, ".help") <= bottom(seen, ".numbers button") <= TALL["height"]


def test_beside_a_pad_of_25_numbers_a_whole_reason_is_read(visit):
    seen = visit(viewport=TALL, has_touch=True, is_mobile=True)
    shifts = [row % 5 * 5 + row // 5 for row in range(25)]
    numbers = [[(shift + col) % 25 + 1 if (shift + col) % 3 else 0 for col in range(25)] for shift in shifts]
    seen.open(gw.dump(gw.sudoku(numbers), "json"))
    seen.page.tap(".tools button:has-text('Hint')")
    for known in range(2, 5):
        seen.page.tap(".help .main-button")
        seen.page.wait_for_selector(f".rungs .known:nth-child({known})")
    row = seen.page.locator(".help .row").bounding_box()
    assert row and bottom(seen, ".help p") <= row["y"]
    assert bottom(seen, ".numbers") <= TALL["height"]


def test_a_number_right_after_a_drag_is_not_lost(visit):
    """Browsers drop the click of a touch that comes that soon."""
    seen = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    begin(seen, "killer")
    strokes = ((3, 4, 5), (9, 18, 27), (13, 14, 15), (37, 38, 39), (40, 49, 58), (60, 61, 62), (72, 73, 74))
    place = seen.place(".digits .number:text-is('7')")
    for cells in strokes:
        seen.drag(cells)
        seen.page.touchscreen.tap(*place)
        seen.page.touchscreen.tap(*place)
    assert [word.partition("=")[2] for word in sheet(seen)["cages"]] == ["cage77"] * len(strokes)


def test_a_tool_taken_right_after_a_drag_is_not_lost(visit):
    seen = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    begin(seen, "suguru")
    place = seen.place(".modes [role=radio]:nth-child(2)")
    seen.drag((0, 1, 2))
    seen.page.touchscreen.tap(*place)
    seen.page.wait_for_selector(".modes [aria-checked=true] >> text=Numbers", timeout=2_000)


def test_all_that_can_be_done_with_a_hint_is_seen_on_a_tall_screen(visit):
    seen = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    seen.open(SUDOKU)
    for step in range(4):
        seen.page.tap(".help .main-button" if step else ".tools button:has-text('Hint')")
        seen.page.wait_for_selector(f".rungs .known:nth-child({step + 1})")
        places = seen.page.locator(".help .row > *")
        boxes = [box for box in (places.nth(at).bounding_box() for at in range(places.count())) if box]
        assert len(boxes) >= 3 and all(box["x"] + box["width"] <= 390 for box in boxes)
        assert bottom(seen, ".help .row") <= bottom(seen, ".numbers button") <= 844
