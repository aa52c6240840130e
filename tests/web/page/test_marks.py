"""What a player does to cells: marks, colours, selections, undo, trials, values over 9."""

from __future__ import annotations

import pytest
from visits import solution_of

SUDOKU = "sudoku 4x4\n1...\n..3.\n.2..\n4...\n"
LATIN = "latin 12x12\n" + "............\n" * 12


def test_marks_colours_and_the_way_back(visit):
    seen = visit()
    seen.open(SUDOKU)
    assert seen.cell("r1c1") == "1, given"
    assert seen.cell("r1c2") == "empty"
    seen.press("x", "3", "4", "c", "3", "4", "v", "2", "z")
    assert seen.cell("r1c2") == "empty, corner marks 3 4, centre marks 3 4, colours 2"
    seen.press("Shift+Digit3", "Control+Digit4", "Control+Shift+Digit5")
    assert seen.cell("r1c2") == "empty, corner marks 4, centre marks 3, colours 2 5"
    assert seen.page.locator(".own-corner").count() == 1
    seen.press("3")
    assert seen.cell("r1c2") == "3, colours 2 5"
    assert seen.text("#announcer") == "r1c2: 3, colours 2 5"
    for _ in range(9):
        seen.press("Control+z")
    assert seen.cell("r1c2") == "empty"
    assert seen.page.is_disabled(".tools button:has-text('Undo')")
    for _ in range(8):
        seen.press("Control+y")
    seen.press("Control+Shift+Z")
    assert seen.cell("r1c2") == "3, colours 2 5"
    seen.press("Delete")
    assert seen.cell("r1c2") == "empty, corner marks 4, centre marks 3, colours 2 5"
    seen.press("Backspace")
    assert seen.cell("r1c2") == "empty"


def test_givens_stay(visit):
    seen = visit()
    seen.open(SUDOKU)
    seen.press("ArrowLeft", "4", "Delete", "v", "1")
    assert seen.cell("r1c1") == "1, given, colours 1"


def test_many_cells_at_once(visit):
    seen = visit()
    seen.open(SUDOKU)
    page, places = seen.page, seen.places()
    page.mouse.move(*places[1])
    page.mouse.down()
    for cell in (2, 3, 7):
        page.mouse.move(*places[cell])
    page.mouse.up()
    chosen = "nodes => nodes.filter(n => n.getAttribute('aria-selected') == 'true').map(n => +n.dataset.cell)"
    assert page.eval_on_selector_all(".own-cell", chosen) == [1, 2, 3, 7]
    page.keyboard.down("Shift")
    page.mouse.click(*places[9])
    page.mouse.click(*places[2])
    page.keyboard.up("Shift")
    assert page.eval_on_selector_all(".own-cell", chosen) == [1, 3, 7, 9]
    seen.press("Escape", "Shift+ArrowRight", "Control+ArrowDown")
    assert page.eval_on_selector_all(".own-cell", chosen) == [2, 3, 7]
    seen.press("Control+Digit2")
    assert [seen.cell(name) for name in ("r1c3", "r1c4", "r2c4")] == ["empty, centre marks 2"] * 3
    page.mouse.dblclick(*places[3])
    assert page.eval_on_selector_all(".own-cell", chosen) == [2, 3, 7]
    seen.press("Control+a", "Delete")
    assert seen.cell("r1c3") == "empty"
    assert len(page.eval_on_selector_all(".own-cell", chosen)) == 16


def test_a_trial_that_is_dropped_and_one_that_is_kept(visit):
    seen = visit()
    seen.open(SUDOKU)
    seen.press("3")
    seen.tool("Try")
    seen.press("ArrowDown", "4", "ArrowRight", "x", "2", "z")
    assert seen.page.locator(".own-tried").count() == 1
    seen.page.click("text=Drop")
    assert [seen.cell(name) for name in ("r1c2", "r2c2")] == ["3", "empty"]
    seen.press("Control+z")
    assert seen.cell("r2c2") == "4"
    seen.tool("Try")
    seen.press("4")
    seen.page.click("text=Keep")
    assert seen.page.locator(".own-tried, .trial").count() == 0


def test_values_over_nine(visit):
    seen = visit()
    seen.open(LATIN)
    seen.press("1", "2")
    assert seen.cell("r1c1") == "12"
    seen.press("ArrowRight", "9")
    assert seen.cell("r1c2") == "9"
    seen.press("ArrowRight", "Control+Digit1", "Control+Digit1")
    assert seen.cell("r1c3") == "empty, centre marks 11"
    seen.press("Control+z", "Control+z", "Control+z")
    assert [seen.cell(f"r1c{col}") for col in (1, 2, 3)] == ["empty"] * 3
    seen.page.click(".number[aria-label='10']")
    assert seen.cell("r1c3") == "10"


def test_marks_stand_apart_where_values_go_over_nine(visit):
    """Else 1 2 in the middle of a cell reads as 12."""
    seen = visit()
    seen.open("sudoku 16x16\n" + (". " * 16 + "\n") * 16)
    seen.press("c")
    for value in (1, 2, 3):
        seen.page.click(f".numbers button:text-is('{value}')")
    sides = """marks => marks.getAttribute("d").split(/(?=M)/).slice(0, 3).map(digit => {
        marks.setAttribute("d", digit);
        const box = marks.getBoundingClientRect();
        return [box.left, box.right];
    })"""
    (_, first), (start, end), (last, _) = seen.page.eval_on_selector(".own-centre", sides)
    gap = (end - start) / 2
    assert start - first > gap
    assert last - end > gap


def test_conflicts_candidates_and_check(visit):
    seen = visit()
    _, solution = solution_of(SUDOKU)
    seen.open(SUDOKU)
    seen.press("1")
    seen.wait_for_cell("r1c2", "1, in conflict")
    seen.wait_for_cell("r1c1", "1, given, in conflict")
    seen.press(str(solution[1]))
    seen.wait_for_cell("r1c2", str(solution[1]))
    seen.tool("Check")
    seen.page.wait_for_selector("text=Everything is right so far.")
    wrong = next(value for value in (1, 2, 3, 4) if value not in (solution[2], solution[1], 1, 3))
    seen.press("ArrowRight", str(wrong))
    seen.tool("Check")
    seen.page.wait_for_selector("text=Wrong cells: 1")
    assert seen.cell("r1c3") == f"{wrong}, wrong"
    seen.press("Control+z")
    seen.page.click(".bar [aria-label=Settings]")
    seen.page.check("text=Fill in candidates automatically")
    seen.press("Escape")
    seen.page.wait_for_selector(".own-candidates")
    assert seen.cell("r1c3").startswith("empty, candidates 2")
    seen.press("Control+Digit2")
    assert "2" not in seen.cell("r1c3").partition("candidates")[2]


def test_only_what_changed_is_drawn_again(visit):
    """A key must be seen within a frame, however many marks there are: so it may touch one cell only, and marks are
    few elements, each of which costs time whenever the board is painted."""
    seen = visit()
    seen.open("sudoku 9x9\n" + ".........\n" * 9)
    seen.press("Control+a", *[f"{held}+Digit{digit}" for held in ("Control", "Shift") for digit in range(1, 10)])
    seen.press("Escape")
    seen.until("document.querySelectorAll('.own-centre').length === 81")
    assert seen.page.locator("svg[role=grid] *").count() < 500
    seen.page.evaluate("""() => {
        window.changes = 0;
        const watch = new MutationObserver(all => { window.changes += all.length; });
        const what = { subtree: true, childList: true, attributes: true };
        watch.observe(document.querySelector("svg[role=grid]"), what);
    }""")
    seen.press("Control+Digit5")
    seen.wait_for_cell("r1c1", "empty, corner marks 1 2 3 4 5 6 7 8 9, centre marks 1 2 3 4 6 7 8 9")
    assert seen.page.evaluate("window.changes") < 40


@pytest.mark.parametrize(
    ("key", "code", "mode"), [("z", "KeyY", "Value"), ("y", "KeyZ", "Value"), ("X", "KeyX", "Corner")]
)
def test_modes_have_the_keys_that_are_printed_so_and_those_at_their_place(visit, key, code, mode):
    """On a German or Czech keyboard Z and Y have changed places; with caps lock, letters are capitals."""
    seen = visit()
    seen.open(SUDOKU)
    seen.press("v")
    pressed = "([key, code]) => dispatchEvent(new KeyboardEvent('keydown', { key, code }))"
    seen.page.evaluate(pressed, [key, code])
    assert seen.text(".mode[aria-checked=true] span:last-child") == mode
    seen.page.evaluate(pressed, ["H", "KeyH"])
    seen.page.wait_for_selector(".help .rungs")


def test_moving_around(visit):
    seen = visit()
    seen.open(SUDOKU)
    for key, place in {"w": "r4c2", "a": "r4c1", "s": "r1c1", "d": "r1c2", "End": "r1c4", "ArrowDown": "r2c4"}.items():
        seen.press(key)
        seen.until(f"document.activeElement.getAttribute('aria-label')?.startsWith('{place}')")
