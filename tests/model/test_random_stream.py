"""Random streams: the numbers that everyone's splitmix64 gives, the same as the core's, and none favoured."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from gridwright.model.random_stream import RandomStream, stream_key


def test_the_numbers_are_those_that_were_published() -> None:
    stream = RandomStream(1234567)
    assert [stream.next() for _ in range(5)] == [
        6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821,
    ]  # fmt: skip


def test_the_numbers_are_those_of_the_core() -> None:
    """The same numbers stand in cpp/tests/random_tests.cpp."""
    stream = RandomStream(stream_key(1, 2, 3))
    assert stream_key(1, 2, 3) == 15979396024879979189
    bounds = (1, 2, 9, 1000, 3_000_000_000, 3_000_000_000, 3_000_000_000)
    drawn = [stream.below(bound) for bound in bounds]
    assert drawn == [0, 0, 7, 149, 1213556599, 455810112, 2370094267]
    assert stream.fraction() == 0.135266404468393
    items = list(range(10))
    stream.shuffle(items)
    assert items == [8, 3, 1, 6, 7, 2, 9, 0, 5, 4]


def test_nothing_is_favoured() -> None:
    stream = RandomStream(stream_key(7))
    counts = Counter(stream.below(6) for _ in range(6_000))
    assert sum((counts[n] - 1000) ** 2 / 1000 for n in range(6)) < 20.5, "one in a thousand has more"
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2_400):
        items = [0, 1, 2, 3]
        stream.shuffle(items)
        orders[tuple(items)] += 1
    assert sum((orders[order] - 100) ** 2 / 100 for order in permutations(range(4))) < 49.7
    assert {stream.choice("abc") for _ in range(50)} == set("abc")


def test_keys_differ() -> None:
    pairs = [(a, b) for a in range(20) for b in range(20)]
    named = {numbers for a, b in pairs for numbers in ((a,), (a, b), (a, b, 0), (0, a, b))}
    assert len({stream_key(*numbers) for numbers in named}) == len(named)
    assert stream_key(-1) == stream_key((1 << 64) - 1), "seeds may be negative"


@pytest.mark.parametrize("bound", [0, -1, 1 << 32])
def test_what_cannot_be_drawn(bound: int) -> None:
    with pytest.raises(ValueError, match="cannot be drawn"):
        RandomStream(1).below(bound)
