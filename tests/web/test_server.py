"""A server as a user starts it: what it answers, whom it refuses, and what becomes of it when things go wrong."""

import json
import signal
import socket
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from cli.program import endless, gridwright

from .served import served, wait_until

ONE = "1....2..3.4....1"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with served(tmp_path_factory.mktemp("server"), "--workers", "1") as found:
        yield found
        assert ONE not in found.log and "latin" not in found.log
        assert "Traceback" not in found.log


def test_the_page_keeps_to_itself(server):
    with server.client() as client:
        page = client.get("/")
    assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
    policy = page.headers["content-security-policy"]
    assert policy.startswith("default-src 'none';") and "unsafe" not in policy
    assert page.headers["x-content-type-options"] == "nosniff"


def test_the_page_is_sent_packed_and_kept_as_long_as_it_is_the_newest(server):
    with server.client() as client:
        script = client.get("/page.js")
        again = client.get("/page.js", headers={"If-None-Match": script.headers["etag"]})
    assert script.headers["content-encoding"] == "gzip" and script.num_bytes_downloaded < len(script.content) / 2
    assert script.headers["cache-control"] == "no-cache" and again.status_code == 304


def test_answers_are_sent_packed_to_those_who_take_them(server):
    with server.client() as client:
        packed = client.get("/api/kinds")
        plain = client.get("/api/kinds", headers={"accept-encoding": "identity"})
        small = client.post("/api/solve", json={"puzzle": ONE})
    assert packed.headers["content-encoding"] == "gzip" and packed.headers["vary"] == "accept-encoding"
    assert packed.num_bytes_downloaded < len(packed.content) / 2 and packed.json() == plain.json()
    assert not {"content-encoding"} & {*plain.headers, *small.headers}


def test_it_answers(server):
    told = server.ask("solve", {"puzzle": ONE})
    assert told.status_code == 200 and told.json()["status"] == "unique"
    assert told.headers["cache-control"] == "no-store"
    with server.client() as client:
        assert client.get("/api/techniques?lang=cs").json()["techniques"]
        assert client.get("/api/openapi.json").json()["openapi"].startswith("3.")
        wrong = client.get("/api/solve")
        assert (wrong.status_code, wrong.headers["allow"]) == (405, "POST")
        assert wrong.json()["error"]["message"].startswith("/api/solve takes POST, not GET; ")
        assert client.post("/api/slove", json={}).json()["error"]["message"].startswith("there is no /api/slove; ")
        assert client.get("/nothing/here").status_code == 404
        assert client.get("/..%2f..%2fperform.py").status_code == 404


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"host": "evil.example"}, 421),
        ({"host": "localhost.evil.example:80"}, 421),
        ({"host": ""}, 421),
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"content-type": "text/plain"}, 415),
        ({"host": "localhost"}, 200),
        ({"host": "[::1]:99"}, 200),
    ],
)
def test_who_may_ask(server, headers, status):
    asked = {"content-type": "application/json", **headers}
    with server.client() as client:
        told = client.post("/api/solve", content=json.dumps({"puzzle": ONE}), headers=asked)
    assert told.status_code == status
    assert "access-control-allow-origin" not in told.headers


def test_its_own_page_may_ask(server):
    assert server.ask("solve", {"puzzle": ONE}, origin=server.address.rstrip("/")).status_code == 200


def test_too_much_is_refused(server):
    with server.client() as client:
        told = client.post("/api/solve", json={"puzzle": "." * 5_000_000})
        assert told.status_code == 413
        pieces = (b" " * 100_000 for _ in range(60))  # whose length nobody says
        told = client.post("/api/solve", content=pieces, headers={"content-type": "application/json"})
        assert told.status_code == 413


def test_what_takes_long_tells_how_far_it_is(server):
    with server.client() as client:
        query, accept = {"kind": "latin", "size": 4, "n": 3, "seed": 1}, {"accept": "application/x-ndjson"}
        with client.stream("POST", "/api/generate", json=query, headers=accept) as told:
            assert told.headers["content-type"].startswith("application/x-ndjson")
            lines = [json.loads(line) for line in told.iter_lines()]
        assert [next(iter(line)) for line in lines] == ["progress"] * 3 + ["result"]
        assert lines[1]["progress"]["made"] == lines[-1]["result"]["puzzles"][1]
        wrong = client.post("/api/generate", json={"kind": "lattin"}, headers=accept)
        assert "did you mean" in wrong.json()["error"]["message"] and wrong.json()["status"] == 422


def test_easy_requests_of_any_sort_are_answered_while_hard_ones_are_at_work(server):
    easy = {"explain": {"puzzle": ONE}, "minimize": {"puzzle": ONE}, "complete": {"puzzle": "1....2..3.4....."}}
    with ThreadPoolExecutor() as threads:
        hard = [threads.submit(server.ask, "solve", {"puzzle": endless(), "timeout": 15}) for _ in range(3)]
        wait_until(lambda: sum(map(_is_busy, server.workers)) == 1)  # there is one place for what takes long
        statuses = [server.ask(name, query).status_code for name, query in (*easy.items(), ("generate", {"kind": 7}))]
        assert statuses == [200, 200, 200, 400]
        assert not any(one.done() for one in hard)
        while not all(one.done() for one in hard):  # nobody waits for them
            server.kill_workers()
            time.sleep(0.1)


def test_work_stops_when_the_client_goes(server):
    with pytest.raises(httpx.ReadTimeout), httpx.Client(base_url=server.address, timeout=0.3) as client:
        client.post("/api/solve", json={"puzzle": endless(), "timeout": 50})
    wait_until(lambda: "POST /api/solve 499" in server.log)
    assert server.ask("solve", {"puzzle": ONE}).status_code == 200


def test_a_worker_that_dies_costs_one_request_a_503(server):
    with ThreadPoolExecutor() as threads:
        asked = threads.submit(server.ask, "solve", {"puzzle": endless(), "timeout": 50})

        def is_answered() -> bool:  # whoever is still busy with what a client gave up on is not the one
            for worker in filter(_is_busy, server.workers):
                subprocess.run(["kill", "-KILL", str(worker)], check=False)
            return asked.done()

        wait_until(is_answered)
        told = asked.result()
    assert told.status_code == 503 and told.headers["retry-after"] == "1"
    assert "2,000 MB of memory" in told.text
    assert server.ask("solve", {"puzzle": ONE}).status_code == 200
    server.kill_workers()
    assert server.ask("solve", {"puzzle": ONE}).status_code == 200  # nobody was served by those


def _is_busy(worker):
    """Whether a process has a thread for a request, and works on it."""
    try:
        with open(f"/proc/{worker}/status") as file:
            threads = next(int(line.split()[1]) for line in file if line.startswith("Threads:"))
        with open(f"/proc/{worker}/stat") as file:
            return threads > 1 and file.read().rpartition(")")[2].split()[0] in "RS"
    except (OSError, StopIteration):
        return False


def test_vanishing_clients_and_nonsense_do_no_harm(server):
    host, port = server.address[7:-1].split(":")
    for sent in (
        b"", b"\0\0\0", b"GET\r\n\r\n", b"POST /api/solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999\r\n\r\n{",
        b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 20_000, b"POST /api/solve HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
    ):  # fmt: skip
        with socket.create_connection((host, int(port))) as connection:
            connection.sendall(sent)
    assert server.ask("solve", {"puzzle": ONE}).status_code == 200


def test_it_ends_cleanly(tmp_path):
    with served(tmp_path, "--workers", "1") as found:
        wait_until(lambda: len(found.workers) >= 4)
        workers = found.workers
        assert found.ask("solve", {"puzzle": ONE}).status_code == 200
        found.process.send_signal(signal.SIGTERM)
        assert found.process.wait(20) == 0
    wait_until(lambda: not any(_is_there(worker) for worker in workers))


def _is_there(worker):
    return subprocess.run(["kill", "-0", str(worker)], capture_output=True, check=False).returncode == 0


def test_addresses_that_cannot_be_had():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        ran = gridwright("serve", "--port", port)
    assert (ran.code, ran.out) == (2, "")
    assert f"cannot listen on 127.0.0.1, port {port}: " in ran.err
    ran = gridwright("serve", "--host", "no.such.host.invalid")
    assert ran.code == 2 and "'no.such.host.invalid' is no address to listen on" in ran.err
    assert gridwright("serve", "--port", "70000").code == 2


def test_without_what_it_needs_it_says_so():
    hide = "import sys; sys.modules['starlette'] = None; from gridwright.cli import main; main()"
    ran = subprocess.run([sys.executable, "-c", hide, "serve"], capture_output=True, text=True, check=False)
    assert ran.returncode == 2 and "pip install 'gridwright[web]'" in ran.stderr and "Traceback" not in ran.stderr
