"""What clients are told where there is no room and no time left: an answer that says so, and no other."""

import asyncio
import json
import subprocess
import sys
from dataclasses import replace

import pytest

from gridwright.web.api import all_endpoints
from gridwright.web.log import ENDS, AccessLog
from gridwright.web.perform import perform
from gridwright.web.replies import LINES, streamed
from gridwright.web.server import _served, listen

from .loops import run_apart

ONE = b'{"puzzle": "1....2..3.4....1"}'


async def _cancelled(app, sent):
    """A request that is given up by the server while an application is at it; and what was sent."""

    async def send(message):
        sent.append(message)

    scope = {"type": "http", "method": "POST", "path": "/api/solve"}
    request = asyncio.ensure_future(AccessLog(app, frozenset())(scope, None, send))
    await asyncio.sleep(0)
    request.cancel()
    await asyncio.wait({request})


def test_who_waits_when_the_server_ends_is_told_so():
    sent = []

    async def waits(scope, receive, send):
        await asyncio.sleep(60)

    run_apart(_cancelled(waits, sent))
    assert [sent[0]["status"], json.loads(sent[1]["body"])["error"]["message"]] == [503, ENDS]


def test_who_hears_of_progress_when_the_server_ends_is_told_so():
    sent = []

    async def tells(scope, receive, send):
        headers = [(b"content-type", LINES.encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b'{"progress":1}\n', "more_body": True})
        await asyncio.sleep(60)

    run_apart(_cancelled(tells, sent))
    told = json.loads(sent[-1]["body"])
    assert (told["error"]["message"], told["status"]) == (ENDS, 503)
    assert sent[-1]["body"].endswith(b"\n") and not sent[-1].get("more_body")


def test_nothing_goes_on_when_who_hears_of_progress_goes():
    class Endless:
        async def ask(self, name, body, tell):
            await tell(b"1")
            await asyncio.sleep(60)

    async def gone():
        lines = streamed(Endless(), "explain", b"").body_iterator
        assert await anext(lines) == b'{"progress":1}\n'
        waiting = asyncio.ensure_future(anext(lines))
        await asyncio.sleep(0.05)
        waiting.cancel()
        await asyncio.wait({waiting})
        await asyncio.sleep(0)
        return asyncio.all_tasks() - {asyncio.current_task()}

    assert run_apart(gone()) == set()


@pytest.mark.parametrize(
    ("failure", "status"),
    [
        (MemoryError(), 422),
        (ImportError("libx.so: failed to map segment from shared object"), 422),
        (ModuleNotFoundError("no module"), 500),
    ],
)
def test_what_finds_no_room_is_a_422(monkeypatch, failure, status):
    def answer(query, errand):
        raise failure

    monkeypatch.setattr("gridwright.web.perform.all_endpoints", lambda: {"solve": _with(answer)})
    reply = perform("solve", ONE, most=5)
    assert (reply.status, b"This takes more memory than the " in reply.body) == (status, status == 422)


def _with(answer):
    return replace(all_endpoints()["solve"], answer=answer)


@pytest.mark.skipif(sys.platform != "linux", reason="threads are counted in /proc")
def test_workers_are_copied_with_all_that_they_need_and_one_thread():
    code = (
        "import os, sys; from gridwright.web.workers.nursery import load_all; load_all(); "
        "print(len(os.listdir('/proc/self/task')), *(name in sys.modules for name in ('pysat.solvers', 'typst')))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["1", "True", "True"]


def test_too_many_puzzles_for_a_book_are_refused_before_all_are_read():
    body = json.dumps({"puzzles": ["1....2..3.4....1"] * 201 + ["no puzzle"]}).encode()
    reply = perform("book", body, most=20)
    assert (reply.status, b"has 200 puzzles at most" in reply.body) == (422, True)


def test_a_server_that_is_ended_while_it_begins():
    class Ended:
        started = False

        async def serve(self, sockets):
            self.started = True
            sockets[0].close()

    told = []
    run_apart(_served(Ended(), listen("127.0.0.1", 0), "127.0.0.1", told.append))
    assert told and told[0].startswith("http://127.0.0.1:")
