"""Time limits and cancelling: on everything that can take long."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

import pytest
from cli.program import endless

import gridwright as gw
from gridwright.model.clock import Clock

EMPTY = gw.load("." * 81)
ENDLESS = gw.load(endless())
LARGE = gw.latin(size=25)
"""The hardest technique of an empty grid of 25x25 takes minutes."""
LAST = [technique for technique in gw.ladder() if technique.rating >= 8]

TRIAL = gw.Step("trial", 11.0, eliminations=((899, 1),), whole=True)

LONG: dict[str, Callable[..., object]] = {
    "solve": lambda **limits: gw.solve(ENDLESS, **limits).status,
    "solve, all": lambda **limits: gw.solve(EMPTY, limit=0, **limits).status,
    "count": lambda **limits: gw.count(EMPTY, **limits).complete,
    "solutions": lambda **limits: sum(1 for _ in gw.solutions(EMPTY, **limits)),
    "true_candidates": lambda **limits: gw.true_candidates(ENDLESS, **limits),
    "check": lambda **limits: gw.check(ENDLESS, **limits).ok,
    "diagnose": lambda **limits: gw.diagnose(ENDLESS, **limits).ok,
    "explain": lambda **limits: gw.explain(LARGE, LAST, **limits).stopped,
    "hint": lambda **limits: gw.hint(LARGE, LAST, **limits),
    "rate": lambda **limits: gw.rate(ENDLESS, **limits),
    "reason": lambda **limits: gw.reason(ENDLESS, "r30c30", 1, **limits),
    "page": lambda **limits: gw.page(LARGE, **limits),
    "verify": lambda **limits: gw.verify(ENDLESS, [TRIAL], **limits),
}


def ended(work: Callable[..., object], **limits: object) -> float:
    """How long work took that ends early, with or without an answer."""
    start = monotonic()
    with suppress(gw.OutOfTimeError):
        work(**limits)
    return monotonic() - start


@pytest.mark.parametrize("name", LONG)
def test_time_is_kept(name: str) -> None:
    assert ended(LONG[name], timeout=0.2) < 20, "these take longer than anybody waits"


@pytest.mark.parametrize("name", LONG)
def test_work_can_be_cancelled_from_another_thread(name: str) -> None:
    cancel = gw.Cancel()
    timer = threading.Timer(0.2, cancel.set)
    timer.start()
    assert ended(LONG[name], cancel=cancel) < 20
    assert cancel.is_set
    timer.join()


def test_what_is_cancelled_says_so() -> None:
    cancel = gw.Cancel()
    cancel.set()
    one = gw.load("1....2..3.4....1")
    assert gw.solve(one, cancel=cancel).status is gw.Status.UNDECIDED
    assert gw.explain(one, cancel=cancel).stopped
    assert gw.true_candidates(one, cancel=cancel) is None
    for question in (gw.hint, gw.rate):
        with pytest.raises(gw.OutOfTimeError):
            question(one, cancel=cancel)
    assert gw.diagnose(one, cancel=cancel).outcome.status is gw.Status.UNDECIDED


def test_a_cancel_that_is_never_set_changes_nothing() -> None:
    for text in ("1....2..3.4....1", "1....2..3.4.....", "11.............."):
        puzzle, cancel = gw.load(text), gw.Cancel()
        assert gw.solve(puzzle, cancel=cancel) == gw.solve(puzzle)
        assert gw.count(puzzle, cancel=cancel) == gw.count(puzzle)
        assert [*gw.solutions(puzzle, cancel=cancel)] == [*gw.solutions(puzzle)]
        assert gw.diagnose(puzzle, cancel=cancel) == gw.diagnose(puzzle)
        assert gw.explain(puzzle, cancel=cancel) == gw.explain(puzzle)


@pytest.mark.parametrize("timeout", [-1, -0.001, float("nan"), float("-inf")])
def test_a_timeout_that_is_no_time_is_refused(timeout: float) -> None:
    with pytest.raises(gw.GridwrightError, match="is impossible"):
        gw.solve(EMPTY, timeout=timeout)
    with pytest.raises(gw.GridwrightError, match="is impossible"):
        gw.hint(EMPTY, timeout=timeout)


def test_a_timeout_that_is_no_number_is_refused_in_words() -> None:
    with pytest.raises(TypeError, match="a timeout is a number of seconds, or None for no limit, not '3'"):
        gw.solve(EMPTY, timeout="3")  # type: ignore[arg-type]


def test_a_part_of_the_time() -> None:
    assert Clock().within(0).over()
    assert Clock(0).within(100).over()
    assert not Clock(100).within(50).over()
    assert Clock(100).within(50).left() <= 50
    assert Clock(float("inf")).left() == float("inf")


def test_half_of_the_time_is_for_what_comes_first():
    assert 4 < Clock(10).half().left() <= 5
    assert Clock().half().is_endless
    cancel = gw.Cancel()
    half = Clock(10, cancel).half()
    cancel.set()
    assert half.over()


def test_there_is_always_a_moment_to_tell_what_was_found():
    assert 0 < Clock(0).telling().left() < 1
    assert 9 < Clock(10).telling().left() <= 10
    assert Clock().telling().is_endless
    cancel = gw.Cancel()
    cancel.set()
    assert Clock(10, cancel).telling().over(), "but not for those who do not want to hear it"
