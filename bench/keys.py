"""How long a key press takes until it is on the board: in Chromium, on a 9×9 in which every cell has all marks.

Processor time of the page's thread tells what a key costs whatever else the machine does; the time on the clock from
the key until the frame that shows it is painted is what a player waits.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from bench.results import Rows
from bench.server_process import server_process

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

__all__ = ["keys"]

_EMPTY = "sudoku 9x9\n" + ".........\n" * 9
_SORTS = {
    "moving": ("ArrowRight", "ArrowDown"),
    "a value, and taking it out": ("5", "Delete"),
    "marks": ("Control+Digit3", "Shift+Digit4"),
    "undo and redo": ("Control+z", "Control+y"),
}
_PAUSE = 60
"""Milliseconds between keys, so that each has a frame of its own."""
_TRACED = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
_WATCH = """() => {
    window.painted = [];
    addEventListener("keydown", event => {
        if (["Control", "Shift"].includes(event.key)) return;
        requestAnimationFrame(() => {
            const after = new MessageChannel();
            after.port1.onmessage = () => window.painted.push(performance.now() - event.timeStamp);
            after.port2.postMessage(0);
        });
    }, true);
}"""


def keys(rounds: int = 25) -> Rows:
    """A row for each sort of keys."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - only this measurement needs a browser

    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with server_process() as server, sync_playwright() as started:
        browser = started.chromium.launch(executable_path=program)
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.goto(f"http://{server.host}:{server.port}/")
        _full_of_marks(page)
        page.evaluate(_WATCH)
        rows = [_row(browser, page, what, pressed * rounds) for what, pressed in _SORTS.items()]
        browser.close()
        return rows


def _full_of_marks(page: Page) -> None:
    page.fill("textarea", _EMPTY)
    page.click("form button[type=submit]")
    page.wait_for_selector("svg[role=grid]")
    page.keyboard.press("Control+a")
    for held in ("Control", "Shift"):
        for digit in range(1, 10):
            page.keyboard.press(f"{held}+Digit{digit}")
    page.keyboard.press("Escape")
    page.wait_for_timeout(1000)


def _row(browser: Browser, page: Page, what: str, pressed: tuple[str, ...]) -> dict[str, Any]:
    page.evaluate("window.painted = []")
    browser.start_tracing(page=page, categories=_TRACED)
    for key in pressed:
        _press(page, key)
    spent = _spent(json.loads(browser.stop_tracing())["traceEvents"])
    painted = sorted(page.evaluate("window.painted"))
    return {
        "what": what,
        "keys": len(pressed),
        "processor_ms": sum(spent) / len(pressed),
        "longest_task_ms": max(spent),
        "painted_median_ms": painted[len(painted) // 2],
        "painted_p95_ms": painted[int(0.95 * (len(painted) - 1))],
        "load": os.getloadavg()[0],
    }


def _press(page: Page, key: str) -> None:
    """Presses a key as people do: what they hold is down some time before."""
    *held, last = key.split("+")
    for one in held:
        page.keyboard.down(one)
        page.wait_for_timeout(_PAUSE)
    page.keyboard.press(last)
    page.wait_for_timeout(_PAUSE)
    for one in held:
        page.keyboard.up(one)


def _spent(events: Iterable[dict[str, Any]]) -> list[float]:
    """Milliseconds of a processor of each task of the page's own thread."""
    events = [*events]
    tasks = [event for event in events if event.get("ph") == "X" and event["name"] == "RunTask"]
    named = {(one["pid"], one["tid"]): one["args"]["name"] for one in events if one["name"] == "thread_name"}
    busiest = {}
    for task in tasks:
        thread = task["pid"], task["tid"]
        if named.get(thread) == "CrRendererMain":
            busiest.setdefault(thread, []).append(task.get("tdur", 0) / 1000)
    return max(busiest.values(), key=sum)
