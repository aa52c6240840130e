"""One server and one browser for all tests of the page that run in a process."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from visits import Visit

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of a server, at a port that is free."""
    pytest.importorskip("starlette")
    command = [sys.executable, "-m", "gridwright", "serve", "--port", "0", "--workers", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        said = process.stdout.readline()
        address = next((word for word in said.split() if word.startswith("http://")), "")
        assert address, f"the server said {said!r}"
        yield address.rstrip("/.") + "/"
        process.terminate()


@pytest.fixture(scope="session")
def browser() -> Iterator[object]:
    if not CHROMIUM:
        if os.environ.get("CI"):
            pytest.fail("the page was not tested: there is no Chromium (apt install chromium)")
        pytest.skip("THE PAGE WAS NOT TESTED: there is no Chromium (apt install chromium)")
    playwright = pytest.importorskip("playwright.sync_api")
    with playwright.sync_playwright() as started:
        browser = started.chromium.launch(executable_path=CHROMIUM)
        yield browser
        browser.close()


@pytest.fixture
def visit(browser, server) -> Iterator[Callable[..., Visit]]:
    """Opens the page as somebody who was never there: `visit(width=…, color_scheme=…)`."""
    visits: list[Visit] = []

    def begin(**wishes: object) -> Visit:
        visits.append(Visit(browser, server, **wishes))
        return visits[-1]

    yield begin
    for one in visits:
        one.close()
        assert one.offences == []
