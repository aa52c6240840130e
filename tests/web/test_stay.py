"""How long a request may stay among quick ones: by what it takes of the processors, not by the clock on the wall."""

import asyncio
import subprocess
import sys
import time

import pytest

from gridwright.web.perform import ApiReply
from gridwright.web.workers.messages import Assigned, Progressed, Replied, Slowed
from gridwright.web.workers.process import processor_time
from gridwright.web.workers.stay import Places, Stay
from gridwright.web.workers.turnstile import Turnstile

from .loops import run_apart


class Worker:
    """A worker that answers when it is asked for the third time, and has had so many seconds each time."""

    def __init__(self, seconds: float, *, talks: bool = False) -> None:
        self._seconds, self._talks, self._asked = seconds, talks, 0
        self.told: list[object] = []

    @property
    def processor_time(self) -> float:
        return self._asked * self._seconds

    async def tell(self, message: object) -> None:
        self.told.append(message)

    async def hear(self, seconds: float) -> Replied | Progressed | None:
        assert seconds > 0
        self._asked += 1
        await asyncio.sleep(0.05)  # longer than a quick one may work
        if self._asked == 3:
            return Replied(ApiReply(200, "", b""), 0, True)
        return Progressed(b"%d" % self._asked) if self._talks else None


def stayed(worker: Worker, *, long_places: int) -> tuple[ApiReply | None, Places, list[object]]:
    async def run() -> tuple[ApiReply | None, Places, list[object]]:
        places = Places(Turnstile(1), Turnstile(long_places))
        await places.quick.enter()
        stay = Stay(Assigned("solve", b"{}", 20.0), places.quick, places, None)
        return await stay.followed(worker), places, worker.told[1:]

    return run_apart(run())


@pytest.mark.parametrize(
    ("seconds", "long_places", "said"),
    [(0.001, 0, [b"1", b"2"]), (0.1, 0, []), (0.1, 1, [b"1", b"2"])],
    ids=["quick", "put back", "long"],
)
def test_progress_is_told_once(seconds, long_places, said):
    """Who is put back begins again, and would tell the same again."""

    async def run() -> list[bytes]:
        told: list[bytes] = []

        async def tell(progress: bytes) -> None:
            told.append(progress)

        places = Places(Turnstile(1), Turnstile(long_places))
        await places.quick.enter()
        await Stay(Assigned("explain", b"{}", 20.0), places.quick, places, tell).followed(Worker(seconds, talks=True))
        return told

    assert run_apart(run()) == said


def test_who_listens_too_slowly_does_not_keep_a_place(monkeypatch):
    monkeypatch.setattr("gridwright.web.workers.stay._OVERRUN", 0.2)

    async def run() -> tuple[ApiReply | None, bool]:
        async def tell(progress: bytes) -> None:
            await asyncio.sleep(60)

        places = Places(Turnstile(1), Turnstile(1))
        await places.quick.enter()
        stay = Stay(Assigned("explain", b"{}", 0.1), places.quick, places, tell)
        return await stay.followed(Worker(0.1, talks=True)), stay.overran

    reply, overran = run_apart(run())
    assert reply and reply.status == 422 and overran


def test_who_waits_for_a_busy_machine_stays_among_the_quick():
    reply, places, told = stayed(Worker(0.001), long_places=0)
    assert reply and reply.status == 200
    assert (places.quick.free, told) == (0, [])


def test_who_works_long_is_put_back_where_there_is_no_place():
    reply, _, _ = stayed(Worker(0.1), long_places=0)
    assert reply is None


def test_who_works_long_moves_and_makes_way():
    reply, places, told = stayed(Worker(0.1), long_places=1)
    assert reply and (places.quick.free, places.long.free) == (1, 0)
    assert [type(message) for message in told] == [Slowed]


@pytest.mark.skipif(sys.platform != "linux", reason="others do not tell")
def test_the_system_tells_what_a_process_has_had():
    loop, sleep = "while True: pass", "import time; time.sleep(60)"
    with (
        subprocess.Popen([sys.executable, "-c", loop]) as busy,
        subprocess.Popen([sys.executable, "-c", sleep]) as idle,
    ):
        begin = time.monotonic()
        while processor_time(busy.pid) < 0.3 and time.monotonic() < begin + 60:
            time.sleep(0.02)
        assert processor_time(busy.pid) >= 0.3 > processor_time(idle.pid)
        busy.kill()
        idle.kill()
