"""What stays in the browser: puzzles with all that was done, and what a person chose."""

from __future__ import annotations

SUDOKU = "sudoku 4x4\n1...\n..3.\n.2..\n4...\n"


def test_a_puzzle_goes_on_after_a_reload(visit):
    seen = visit()
    seen.open(SUDOKU)
    seen.press("3", "ArrowRight", "x", "2", "4", "v", "7", "z")
    seen.tool("Try")
    seen.page.reload()
    seen.wait_for_cell("r1c3", "empty, corner marks 2 4, colours 7")
    assert seen.cell("r1c2") == "3"
    assert seen.page.locator(".trial").count() == 1
    for _ in range(4):
        seen.press("Control+z")
    assert [seen.cell(name) for name in ("r1c2", "r1c3")] == ["empty"] * 2
    seen.press("Control+y")

    seen.page.click(".home")
    card = seen.page.locator(".begun .card").first
    assert "8 %" in (card.text_content() or "")
    card.click()
    seen.wait_for_cell("r1c2", "3")
    seen.page.click(".home")
    seen.page.click("[aria-label^=Remove]")
    assert seen.page.locator(".begun").count() == 0


def test_the_last_move_counts_on_the_start_page(visit):
    seen = visit()
    seen.open(SUDOKU)
    seen.press("3")
    seen.page.evaluate("location.hash = ''")
    seen.page.wait_for_selector(".begun .card >> text=8 %")


def test_a_full_store_is_told(visit):
    seen = visit()
    seen.open(SUDOKU)
    seen.page.evaluate("""() => {
        Storage.prototype.setItem = () => { throw new DOMException("", "QuotaExceededError"); };
    }""")
    seen.press("3")
    seen.page.wait_for_selector("text=no room left")
    assert seen.cell("r1c2") == "3"


def test_what_is_stored_may_be_anything(visit):
    seen = visit()
    seen.page.evaluate("""() => {
        localStorage.setItem("gridwright.settings", '{"theme": 7, "lang": "xx", "conflicts": "no"}');
        localStorage.setItem("gridwright.puzzle.bad", '{"version": 1}');
        localStorage.setItem("gridwright.puzzle.worse", "no json");
    }""")
    seen.page.reload()
    seen.open(SUDOKU)
    assert seen.cell("r1c1") == "1, given"


def test_pausing_hides_the_board_and_settings_hide_the_timer(visit):
    seen = visit()
    seen.open(SUDOKU)
    seen.page.click("[aria-label=Pause]")
    assert seen.page.locator("svg[role=grid]").count() == 0
    seen.page.click(".paused >> text=Resume")
    assert seen.page.locator("svg[role=grid]").count() == 1
    seen.page.click(".bar [aria-label=Settings]")
    seen.page.uncheck("text=Show the timer")
    seen.press("Escape")
    assert seen.page.locator(".timer").count() == 0


def test_a_key_counts_as_soon_as_the_board_is_seen(visit):
    """However much later a busy browser runs what waits for its next frame."""
    seen = visit()
    seen.open(SUDOKU)
    seen.page.add_init_script("""
        const later = window.setTimeout;
        window.requestAnimationFrame = work => later(work, 2000);
        window.setTimeout = (work, wait, ...more) => later(work, wait + 2000, ...more);
    """)
    seen.page.reload()
    seen.page.wait_for_selector("svg[role=grid]")
    seen.press("3")
    seen.wait_for_cell("r1c2", "3")
