"""The guard by itself: what gets past it, what does not, and what every answer carries."""

import asyncio
import json

import pytest

from gridwright.web.guard import Guard
from gridwright.web.limits import Limits

from .loops import run_apart


async def app(scope, receive, send):
    await send({"type": "http.response.start", "status": 200, "headers": [(b"referrer-policy", b"own")]})
    await send({"type": "http.response.body", "body": scope["gridwright.body"]})


def ask(pieces, method="POST", limits=None, ends=True, **headers):
    """What is sent in answer to a request whose body comes in pieces, and then ends or does not."""
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    named = {"host": "localhost:1", "content-type": "application/json", **given}
    scope = {
        "type": "http", "method": method, "path": "/", "scheme": "http",
        "headers": [(name.encode(), value.encode()) for name, value in named.items()],
    }  # fmt: skip
    messages = [{"type": "http.request", "body": piece, "more_body": True} for piece in pieces]
    if messages and ends:
        messages[-1]["more_body"] = False
    sent = []

    async def receive():
        while not messages:
            await asyncio.sleep(3600)
        return messages.pop(0)

    async def send(message):
        sent.append(message)

    run_apart(Guard(app, frozenset({"localhost"}), limits or Limits())(scope, receive, send))
    return sent


def status(sent):
    return sent[0]["status"] if sent else None


def test_a_body_passes_in_pieces():
    sent = ask([b"ab", b"", b"c"])
    assert status(sent) == 200 and sent[1]["body"] == b"abc"


def test_every_answer_keeps_the_page_to_itself():
    for sent in (ask([b"{}"]), ask([b"{}"], host="evil.example")):
        headers = dict(sent[0]["headers"])
        assert headers[b"content-security-policy"].startswith(b"default-src 'none'")
        assert headers[b"x-content-type-options"] == b"nosniff"
    assert [value for name, value in ask([b""])[0]["headers"] if name == b"referrer-policy"] == [b"own"]


def test_what_does_not_arrive_in_time_is_a_408():
    sent = ask([b"{"], limits=Limits(arrival=0.05), ends=False)
    assert status(sent) == 408
    assert (b"connection", b"close") in sent[0]["headers"]
    assert "in time" in json.loads(sent[1]["body"])["error"]["message"]


@pytest.mark.parametrize("headers", [{}, {"content_length": "11"}])
def test_what_is_too_large_is_a_413(headers):
    assert status(ask([b"123456", b"12345"], limits=Limits(body=10), **headers)) == 413
    assert status(ask([b"123456", b"1234"], limits=Limits(body=10))) == 200


def test_nobody_is_answered_who_went_away():
    async def receive():
        return {"type": "http.disconnect"}

    async def send(message):
        raise AssertionError("nobody is there")

    headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
    scope = {"type": "http", "method": "POST", "path": "/", "headers": headers}
    run_apart(Guard(app, frozenset({"localhost"}), Limits())(scope, receive, send))


@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        ({"origin": "http://localhost:1"}, 200),
        ({"origin": "https://localhost:1"}, 403),
        ({"origin": "http://localhost:2"}, 403),
        ({"host": "127.0.0.1:1", "origin": "http://localhost:1"}, 403),
        ({"host": "LOCALHOST"}, 200),
        ({"host": "192.168.1.7:8080"}, 200),
        ({"host": "[::1]"}, 200),
        ({"host": "127.0.0.1.evil.example"}, 421),
        ({"host": "localhost:1@evil.example"}, 421),
        ({"sec_fetch_site": "same-site"}, 403),
        ({"sec_fetch_site": "same-origin"}, 200),
        ({"content_type": "application/json; charset=utf-8"}, 200),
        ({"content_type": "application/x-www-form-urlencoded"}, 415),
    ],
)
def test_who_may_ask(headers, expected):
    assert status(ask([b"{}"], **headers)) == expected


def test_a_link_from_elsewhere_leads_to_the_page():
    assert status(ask([], "GET", sec_fetch_site="cross-site", sec_fetch_mode="navigate")) == 200
    assert status(ask([], "GET", sec_fetch_site="cross-site", sec_fetch_mode="no-cors")) == 403
