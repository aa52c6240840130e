"""The page as a person meets it: opened in a browser, with a keyboard or with fingers."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import gridwright as gw

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 640}
PATIENCE = 40_000


class Visit:
    """A page that was opened, and what it complains about: also of requests to others, which its policy forbids."""

    def __init__(self, browser: Any, address: str, **wishes: Any) -> None:
        self.address = address
        self.expected: tuple[str, ...] = ()
        self.context = browser.new_context(**{"viewport": DESKTOP, "locale": "en-GB", **wishes})
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.offences: list[str] = []
        self.page.on("console", lambda message: self._offend(message.text))
        self.page.on("pageerror", lambda error: self._offend(str(error)))
        self.page.goto(address)

    def _offend(self, what: str) -> None:
        if not any(part in what for part in self.expected):
            self.offences.append(what)

    def close(self) -> None:
        self.context.close()

    def open(self, text: str) -> None:
        """Pastes a puzzle and begins to play."""
        self.page.fill("textarea", text)
        self.page.click("form button[type=submit]")
        self.page.wait_for_selector("svg[role=grid]")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def go_to(self, puzzle: gw.Puzzle, cell: int) -> None:
        """Moves the cursor to a cell, with keys only."""
        at = self.page.evaluate("document.querySelector('.own-cell[tabindex=\"0\"]').dataset.cell")
        self.type(way(puzzle, int(at), cell))

    def type(self, keys: str) -> None:
        """Types many keys at once, which is quicker than one by one."""
        self.page.keyboard.type(keys)

    def cell(self, name: str) -> str:
        """What is in a cell, for those who do not see it, without its name and what is printed about it."""
        return self.label(name).partition(". ")[0].partition(": ")[2]

    def label(self, name: str) -> str:
        """All that is said of a cell."""
        return str(self.page.get_attribute(f"[role=gridcell][aria-label^='{name}:']", "aria-label"))

    def wait_for_cell(self, name: str, said: str) -> None:
        state = f"{name}: {said}"
        either = f"[role=gridcell]:is([aria-label='{state}'], [aria-label^='{state}. '])"
        self.page.wait_for_selector(either, state="attached")

    def until(self, script: str) -> None:
        """Waits until something is true in the page, whose policy forbids the browser's own way of waiting for it."""
        end = time.monotonic() + PATIENCE / 1000
        while not self.page.evaluate(script):
            assert time.monotonic() < end, f"never true: {script}"
            self.page.wait_for_timeout(20)

    def place(self, selector: str) -> tuple[float, float]:
        """The middle of an element on the screen."""
        box = self.page.locator(selector).first.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def places(self) -> list[tuple[float, float]]:
        """The middles of all cells."""
        middle = "node => { const b = node.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; }"
        found = self.page.eval_on_selector_all(".own-cell", f"nodes => nodes.map({middle})")
        return [(x, y) for x, y in found]

    def drag(self, cells: Sequence[int]) -> None:
        """Draws a finger over cells, fast."""
        places, touches = self.places(), self.context.new_cdp_session(self.page)
        path = [places[cells[0]]]
        for cell in cells[1:]:
            (x, y), (to_x, to_y) = path[-1], places[cell]
            path += [(x + part / 3 * (to_x - x), y + part / 3 * (to_y - y)) for part in (1, 2, 3)]
        for number, (x, y) in enumerate(path):
            kind = "touchMove" if number else "touchStart"
            touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        touches.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def tool(self, text: str) -> None:
        self.page.click(f".tools button:has-text('{text}')")

    def text(self, where: str) -> str:
        return self.page.locator(where).first.text_content() or ""


def solution_of(text: str) -> tuple[gw.Puzzle, Sequence[int]]:
    puzzle = gw.load(text)
    solved = gw.solve(puzzle).solution
    assert solved
    return puzzle, solved.values


def open_cells(puzzle: gw.Puzzle) -> list[int]:
    return [cell for cell in puzzle.grid.filled if not puzzle.givens[cell]]


def way(puzzle: gw.Puzzle, start: int, end: int) -> str:
    """The fewest moves from one cell to another, as keys: they go over holes, and around the edges."""
    rows, cols, holes = puzzle.grid.rows, puzzle.grid.cols, puzzle.grid.holes
    ways: dict[int, str] = {start: ""}
    waiting = [start]
    for cell in waiting:
        for key, down, right in (("w", -1, 0), ("s", 1, 0), ("a", 0, -1), ("d", 0, 1)):
            row, col = divmod(cell, cols)
            row, col = (row + down) % rows, (col + right) % cols
            while row * cols + col in holes:
                row, col = (row + down) % rows, (col + right) % cols
            if row * cols + col not in ways:
                ways[row * cols + col] = ways[cell] + key
                waiting.append(row * cols + col)
    return ways[end]
