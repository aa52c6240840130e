"""A worker answers each request once, whoever does it."""

from __future__ import annotations

import json
from threading import Event

from gridwright.web.perform import ApiReply
from gridwright.web.workers import worker
from gridwright.web.workers.messages import Assigned, Message


class Heard:
    """What a worker says."""

    def __init__(self) -> None:
        self.said: list[Message] = []

    def send(self, message: Message) -> None:
        self.said.append(message)


def test_who_finishes_while_the_time_is_over_is_not_heard_as_well(monkeypatch):
    """Else the second answer would be taken for that to the next request, or that would find nobody."""
    over, ended, finished = Event(), Event(), Event()

    def time_over(lang: str, fault: str) -> ApiReply:
        over.set()
        finished.wait(20)
        return ApiReply(422, "", b"", fault)

    def answered(*asked: object) -> ApiReply:
        over.wait(20)
        return ApiReply(200, "", b"")

    monkeypatch.setattr(worker, "_GRACE", 0.0)
    monkeypatch.setattr(worker, "time_over", time_over)
    monkeypatch.setattr(worker, "answered", answered)
    monkeypatch.setattr(worker.os, "_exit", lambda code: ended.set())
    out = Heard()
    doing = worker._Doing(Assigned("solve", json.dumps({"puzzle": "1", "timeout": 0}).encode(), 20.0, False), out)
    doing._thread.join(20)
    finished.set()
    assert ended.wait(20)
    assert [message.reply.status for message in out.said] == [422]
