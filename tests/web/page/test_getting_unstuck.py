"""Hints to the end, a mistake and the way back, why not, everything explained, a technique's page."""

from __future__ import annotations

import pytest
from visits import solution_of

import gridwright as gw
from gridwright.logic.explain import taken_in
from gridwright.words import technique_lesson

SUDOKU = "sudoku 4x4\n1...\n..3.\n.2..\n4...\n"
EXAMPLE = gw.kind("suguru").examples[0]


def test_hints_lead_to_the_end(visit):
    seen = visit()
    seen.open(SUDOKU)
    told = []
    seen.press("h")
    for words in ("Look at", "Technique:", "Cells:", "So r"):
        seen.page.wait_for_selector(f".help >> text={words}")
        told.append(seen.text(".help"))
        seen.press("h")
    assert len({*told}) == 4
    while not seen.page.locator("dialog[open]").count():
        seen.page.click(".help >> text=Next hint")
        seen.page.wait_for_selector(".help >> text=Look at")
        seen.page.click(".help >> text='Do it'")
        seen.page.wait_for_selector(".help >> text=Done.")
        if all("empty" not in label for label in labels(seen)):
            seen.page.wait_for_selector("dialog[aria-label='Solved!']")


def labels(seen) -> list[str]:
    return seen.page.eval_on_selector_all(".own-cell", "nodes => nodes.map(n => n.getAttribute('aria-label'))")


def test_the_whole_step_is_drawn(visit):
    seen = visit()
    seen.open(SUDOKU)
    for _ in range(4):
        seen.press("h")
        seen.page.wait_for_selector(".help .rungs")
    seen.page.wait_for_selector("svg[role=grid] .placed use")
    assert seen.page.locator("svg[role=grid] .new").count() == 1
    seen.press("Escape")
    assert seen.page.locator("svg[role=grid] .placed use").count() == 0


def test_a_mistake_is_told_first_and_there_is_a_way_back(visit):
    _, solution = solution_of(SUDOKU)
    seen = visit()
    seen.open(SUDOKU)
    wrong = next(value for value in (2, 3, 4) if value != solution[1])
    seen.press(str(solution[1]), "ArrowRight", str(solution[2]), "ArrowLeft", str(wrong), "ArrowDown", str(solution[5]))
    seen.press("h")
    seen.page.wait_for_selector(".help >> text=r1c2")
    assert seen.cell("r1c2").endswith("wrong")
    seen.page.click("text=Back to before the mistake")
    seen.wait_for_cell("r1c2", str(solution[1]))
    assert [seen.cell("r1c3"), seen.cell("r2c2")] == [str(solution[2]), "empty"]
    assert seen.page.locator(".own-cell[tabindex='0'][aria-label^='r1c2:']").count() == 1  # where the mistake was
    seen.press("Control+y", "Control+y")
    assert seen.cell("r2c2") == str(solution[5])
    seen.press("h")
    seen.page.click("text=Clear these cells")
    assert [seen.cell("r1c2"), seen.cell("r2c2")] == ["empty", str(solution[5])]


def test_a_puzzle_that_was_copied_wrongly_can_be_changed_at_once(visit):
    seen = visit()
    seen.open("sudoku 4x4\n11..\n..3.\n.2..\n4...\n")
    seen.press("h")
    seen.page.click(".help >> text=Change the puzzle")
    seen.page.wait_for_selector(".standing.bad")
    assert seen.cell("r1c2").startswith("1, given")


def test_marks_of_the_player_count(visit):
    """A wrong centre mark is a mistake, unless the player says that hints shall not rely on marks."""
    _, solution = solution_of(SUDOKU)
    seen = visit()
    seen.open(SUDOKU)
    others = [value for value in (2, 3, 4) if value != solution[1]]
    seen.press(*(f"Control+Digit{value}" for value in others), "h")
    seen.page.wait_for_selector(".help >> text=Back to before the mistake")
    seen.page.click(".bar [aria-label=Settings]")
    seen.page.uncheck("text=Hints rely on my centre marks")
    seen.press("Escape", "Escape", "h")
    seen.page.wait_for_selector(".help >> text=Look at")


def test_why_not(visit):
    puzzle, solution = solution_of(SUDOKU)
    seen = visit()
    seen.open(SUDOKU)
    seen.press("q")
    wrong = next(value for value in (2, 3, 4) if value != solution[1])
    seen.page.click(f".values button:has-text('{wrong}')")
    expected = gw.tell(gw.reason(puzzle, "r1c2", wrong), puzzle)
    seen.page.wait_for_selector(".help >> text='Do it'")
    assert expected in seen.text(".help")
    seen.page.click(".help >> text='Do it'")
    left = " ".join(str(value) for value in (2, 3, 4) if value != wrong)
    assert seen.cell("r1c2") in (str(solution[1]), f"empty, centre marks {left}")


def test_why_not_what_stands_there(visit):
    """Whoever has put a value there need not take it out to ask about it."""
    puzzle, solution = solution_of(SUDOKU)
    seen = visit()
    seen.open(SUDOKU)
    wrong = next(value for value in (2, 3, 4) if value != solution[1])
    seen.press(str(wrong), "q")
    seen.page.wait_for_selector(".help >> text='Do it'")
    assert gw.tell(gw.reason(puzzle, "r1c2", wrong), puzzle) in seen.text(".help")
    seen.page.click(".help >> text='Do it'")
    assert seen.cell("r1c2").startswith(("empty", str(solution[1])))
    seen.press("ArrowLeft", "q")
    seen.page.wait_for_selector(".help >> text=yours to fill in")


def test_everything_explained_step_by_step(visit):
    seen = visit()
    seen.open(EXAMPLE)
    trail = gw.explain(gw.load(EXAMPLE))
    told = [gw.tell(step, before) for step, before in taken_in(trail)]
    seen.press("h")
    seen.page.click("text=Explain everything")
    seen.page.wait_for_selector(f".stepper >> text=/of {len(trail.steps)}$/")
    assert seen.page.locator(".steps li").count() == len(trail.steps)
    assert told[0] in seen.text(".help")
    seen.page.click("[aria-label='Next step']")
    assert told[1] in seen.text(".help")
    seen.page.click(".steps li:last-child button")
    assert told[-1] in seen.text(".help")
    assert seen.page.locator("svg[role=grid] .found use").count() > 5
    seen.page.click(".help .word")  # what the step is called leads to its page
    seen.page.wait_for_selector("dialog .lesson")
    seen.press("Escape")
    seen.page.click(".help [aria-label=Close]")
    assert all("given" in label or "empty" in label for label in labels(seen))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_page_for_the_technique(visit, lang):
    seen = visit(locale=lang)
    seen.open(SUDOKU)
    seen.press("h", "h")
    seen.page.wait_for_selector(".rungs .known:nth-child(1)")
    seen.press("h")
    seen.page.click(f".help >> text={'What is that?' if lang == 'en' else 'Was ist das?'}")
    seen.page.wait_for_selector("dialog figure svg.board")
    assert seen.text("dialog figcaption")
    look, why = technique_lesson("hidden-single-region", lang)
    assert look in seen.text("dialog") and why in seen.text("dialog")
    seen.page.click("dialog a")
    seen.page.wait_for_selector(".ladder")
    assert seen.page.locator(".ladder a").count() == len(gw.ladder())
    seen.page.click(".ladder a[href='#techniques/x-wing']")
    seen.page.wait_for_selector("figure svg.board")
    assert technique_lesson("x-wing", lang)[0] in seen.text("main")


@pytest.mark.parametrize(
    ("status", "body", "said"),
    [
        (200, '{"kind":"sudo', "Der Server antwortet nicht"),
        (200, '{"progress":{"bo', "Der Server antwortet nicht"),
        (200, '{"error":{"message":"in English"},"status":503}\n', "Der Server hat gerade zu viel zu tun"),
        (500, '{"error":{"message":"in English"}}', "Etwas ist schiefgegangen (500)"),
    ],
)
def test_what_breaks_off_is_told_in_the_language_of_the_page(visit, status, body, said):
    seen = visit(locale="de")
    seen.expected = ("500",)
    seen.open(SUDOKU)
    seen.press("h")
    seen.page.wait_for_selector(".help .rungs")
    for path in ("hint", "explain"):
        seen.page.route(f"**/api/{path}", lambda route: route.fulfill(status=status, body=body))
    seen.page.click("text=Alles erklären")
    seen.page.wait_for_selector(f".help >> text={said}")
