"""What takes longer: any request that the description allows, put to a real server; slow clients; work without end."""

import asyncio
import json
import socket
import time

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gridwright.web.openapi import openapi

from .loops import run_apart
from .served import served

pytestmark = pytest.mark.long

DOCUMENT = json.loads(json.dumps(openapi()))
OPERATIONS = [found.ok() for found in schemathesis.openapi.from_dict(DOCUMENT).get_all_operations()]
ONE = "1....2..3.4....1"
PUZZLES = st.sampled_from([ONE, "1....2..3.4.....", "11..............", "." * 81, "." * 256])


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with served(tmp_path_factory.mktemp("server"), "--workers", "1") as found:
        yield found
        assert "Traceback" not in found.log and " failed: " not in found.log


@pytest.mark.parametrize("operation", OPERATIONS, ids=[one.label for one in OPERATIONS])
def test_nothing_that_may_be_asked_fails_inside(server, operation):
    with server.client() as client:

        @settings(max_examples=100, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(), puzzle=st.none() | PUZZLES)
        def ask(case, puzzle):
            if operation.method.upper() == "POST":
                body = dict(case.body)
                if puzzle is not None and "puzzle" in body:
                    body["puzzle"] = puzzle
                told = client.post(operation.path, json=body | {"timeout": 2})
            else:
                told = client.get(operation.path, params=case.query)
            assert told.status_code in (200, 400, 422), (told.status_code, case)

        ask()


def test_work_that_does_not_end_is_ended(server):
    told = server.ask("complete", {"puzzle": "sudoku 25x25\n" + "\n".join([" ".join("." * 25)] * 25), "timeout": 1})
    assert told.status_code == 422 and "longer than it may" in told.text
    assert server.ask("solve", {"puzzle": ONE}).status_code == 200


def test_who_says_nothing_is_left_and_who_says_it_slowly_too(server):
    host, port = server.address[7:-1].split(":")
    where = host, int(port)
    with socket.create_connection(where, 40) as silent, socket.create_connection(where, 40) as slow:
        slow.sendall(b"POST /api/solve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n")
        slow.sendall(b"Content-Length: 90\r\n\r\n")
        began = time.monotonic()
        assert silent.recv(1) == b""
        assert time.monotonic() - began > 10
        assert slow.recv(12) == b"HTTP/1.1 408"
    assert server.ask("solve", {"puzzle": ONE}).status_code == 200


def test_many_at_once_are_all_answered(server):
    async def run():
        many = httpx.Limits(max_connections=200)
        async with httpx.AsyncClient(base_url=server.address, timeout=120, limits=many) as client:
            told = await asyncio.gather(*(client.post("/api/solve", json={"puzzle": ONE}) for _ in range(200)))
        return [one.status_code for one in told]

    statuses = run_apart(run())
    assert set(statuses) <= {200, 503} and statuses.count(200) >= 60
