"""Places, and who gets one when."""

import asyncio

import pytest

from gridwright.web.limits import Limits
from gridwright.web.workers.pool import WorkerPool
from gridwright.web.workers.turnstile import Turnstile

from .loops import run_apart


def test_places_are_given_in_turn():
    async def run():
        turnstile, order = Turnstile(1), []

        async def visit(name):
            await turnstile.enter()
            order.append(name)
            await asyncio.sleep(0)
            turnstile.leave()

        await asyncio.gather(*(visit(name) for name in "abc"))
        return order, turnstile.free, turnstile.waiting

    assert run_apart(run()) == (["a", "b", "c"], 1, 0)


def test_nobody_gets_past_those_who_wait():
    async def run():
        turnstile = Turnstile(1)
        assert turnstile.enter_at_once() and not turnstile.enter_at_once()
        waiting = asyncio.ensure_future(turnstile.enter())
        await asyncio.sleep(0)
        assert turnstile.waiting == 1
        turnstile.leave()
        assert not turnstile.enter_at_once()
        await waiting
        turnstile.leave()
        assert turnstile.enter_at_once()

    run_apart(run())


@pytest.mark.parametrize("given", [False, True])
def test_who_goes_while_waiting_takes_no_place(given):
    async def run():
        turnstile = Turnstile(1)
        turnstile.enter_at_once()
        waiting = asyncio.ensure_future(turnstile.enter())
        await asyncio.sleep(0)
        if given:
            turnstile.leave()
        waiting.cancel()
        await asyncio.wait({waiting})
        if not given:
            turnstile.leave()
        return turnstile.free, turnstile.waiting

    assert run_apart(run()) == (1, 0)


def test_who_waits_for_too_long_is_told_to_try_again():
    async def run():
        pool = WorkerPool(1, Limits(turn=0.05))  # has no worker yet: whoever has a place keeps it
        first = [asyncio.ensure_future(pool.ask("solve", b"{}")) for _ in range(3)]
        await asyncio.sleep(0)
        last = await pool.ask("solve", b"{}")
        for one in first:
            one.cancel()
        await asyncio.wait(first)
        return [one.cancelled() for one in first], last.status

    assert run_apart(run()) == ([True, True, True], 503)
