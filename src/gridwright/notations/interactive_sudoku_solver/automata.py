"""Constraints for which we have no clue, as automata over their cells: made from how many values there are, from what
stands before the cells, and from how many cells there are."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import lru_cache

from gridwright.model.errors import FormatError
from gridwright.model.primitives import Machine
from gridwright.notations._shared.source_text import as_int, quoted
from gridwright.notations.interactive_sudoku_solver.machines import explored

__all__ = [
    "MachineMaker", "balanced", "between_extremes", "distinct_counted", "exactly", "first_hidden", "found_at",
    "holding", "looked_at_and_said", "looped", "never_adding_up", "same_values", "weighted",
]

_Loop = tuple[int, frozenset[tuple[int, int]]]

MachineMaker = Callable[[int, str, int], Machine]


def _number(text: str) -> int:
    found = as_int(text)
    if found is None:
        raise FormatError(f"{quoted(text)} is not a number")
    return found


def _values(text: str) -> tuple[int, ...]:
    return tuple(sorted(_number(part) for part in re.split("[_,]", text)))


@lru_cache(maxsize=64)
def between_extremes(size: int, text: str, count: int) -> Machine:
    """That different values between the lowest and the highest of a line add up to a number (a lunchbox).

    States are the lowest and the highest so far, which of them came last, what is between them and what came after:
    more than the number is always just too much.
    """
    total = _number(text)

    def capped(sum_: int) -> int:
        return min(sum_, total + 1)

    def step(state: tuple[int, int, bool, int, int], value: int) -> tuple[int, int, bool, int, int] | None:
        low, high, high_last, between, after = state
        if not low:
            return value, value, True, 0, 0
        if low < value < high:
            return low, high, high_last, between, capped(after + value)
        if low == high:
            return min(low, value), max(low, value), value > low, after, 0
        if value in (low, high):
            return None
        is_high = value > high
        # What is between now began at the other extreme: if that came last, only what came after it.
        new = after if is_high != high_last else capped(between + after + (high if is_high else low))
        return (low, value, True, new, 0) if is_high else (value, high, False, new, 0)

    return explored(size, (0, 0, True, 0, 0), step, lambda state: state[0] < state[1] and state[3] == total)


@lru_cache(maxsize=64)
def balanced(size: int, text: str, count: int) -> Machine:
    """That as many values are odd as even and as many low as high; a value right in the middle must not be there."""

    def step(state: tuple[int, int], value: int) -> tuple[int, int] | None:
        if 2 * value == size + 1:
            return None
        odd, high = state[0] + (1 if value % 2 else -1), state[1] + (1 if 2 * value > size else -1)
        return (odd, high) if max(abs(odd), abs(high)) <= count // 2 else None

    return explored(size, (0, 0), step, lambda state: state == (0, 0))


@lru_cache(maxsize=64)
def never_adding_up(size: int, text: str, count: int) -> Machine:
    """That no values of a cage add up to a number; states are all that some of them add up to, as bits."""
    total = _number(text)

    def step(sums: int, value: int) -> int | None:
        sums = (sums | sums << value) & ((2 << total) - 1)
        return None if sums >> total & 1 else sums

    return explored(size, 1, step, lambda _: True)


@lru_cache(maxsize=64)
def _missing(size: int, wanted: tuple[int, ...], *, no_more: bool) -> Machine:
    def step(missing: tuple[int, ...], value: int) -> tuple[int, ...] | None:
        if value not in missing:
            return None if no_more and value in wanted else missing
        place = missing.index(value)
        return missing[:place] + missing[place + 1 :]

    return explored(size, wanted, step, lambda missing: not missing)


def holding(size: int, text: str, count: int) -> Machine:
    """That values are there, each at least as often as it is listed."""
    return _missing(size, _values(text), no_more=False)


def exactly(size: int, text: str, count: int) -> Machine:
    """That values are there, each just as often as it is listed."""
    return _missing(size, _values(text), no_more=True)


@lru_cache(maxsize=64)
def looked_at_and_said(size: int, text: str, count: int) -> Machine:
    """That values are there as often as pairs of digits say: 1324 means one 3 and two 4s."""
    if not re.fullmatch("(?:[0-9][0-9])+", text):
        raise FormatError(f"{quoted(text)} does not say how often which values are there, as 1324 does")
    times = {int(text[place + 1]): int(text[place]) for place in range(0, len(text), 2)}
    if len(times) < len(text) // 2:
        raise FormatError(f"{quoted(text)} has a value twice")
    wanted = tuple(sorted(Counter(times).elements()))

    def step(missing: tuple[int, ...], value: int) -> tuple[int, ...] | None:
        if value not in missing:
            return None if value in times else missing
        place = missing.index(value)
        return missing[:place] + missing[place + 1 :]

    return explored(size, wanted, step, lambda missing: not missing)


@lru_cache(maxsize=64)
def found_at(size: int, text: str, count: int) -> Machine:
    """That the second value says how many cells behind it the first one stands again."""

    def step(state: tuple[int, ...], value: int) -> tuple[int, ...] | None:
        if len(state) < 2:
            return (*state, value)
        wanted, left = state
        if left == 0:
            return state
        return (wanted, left - 1) if left > 1 else (0, 0) if value == wanted else None

    start: tuple[int, ...] = ()
    return explored(size, start, step, lambda state: state == (0, 0))


@lru_cache(maxsize=64)
def distinct_counted(size: int, text: str, count: int) -> Machine:
    """That the first value says how many different ones there are behind it."""

    def step(state: tuple[int, int], value: int) -> tuple[int, int] | None:
        wanted, seen = state
        if not wanted:
            return value, 0
        seen |= 1 << value
        return (wanted, seen) if seen.bit_count() <= wanted else None

    return explored(size, (0, 0), step, lambda state: state[0] == state[1].bit_count() > 0)


@lru_cache(maxsize=64)
def first_hidden(size: int, text: str, count: int) -> Machine:
    """That a value is the first of a line that is lower than one before it."""
    wanted = _number(text)

    def step(highest: int, value: int) -> int | None:
        if highest < 0 or value > highest:
            return highest if highest < 0 else value
        return -1 if value == wanted else None

    return explored(size, 0, step, lambda highest: highest < 0)


@lru_cache(maxsize=64)
def looped(size: int, text: str, count: int) -> Machine:
    """That a loop can be cut into pieces that each add up to a number.

    States are how many values were read, and all that the piece may have come to, with what it had before the line
    begins: there it has to come back to.
    """
    total = _number(text)

    def step(state: _Loop, value: int) -> _Loop | None:
        place, sums = state
        new = frozenset((first, (sum_ + value) % total) for first, sum_ in sums if sum_ + value <= total)
        return (place + 1, new) if new and place < count else None

    start = frozenset((first, first) for first in range(total))
    return explored(
        size, (0, start), step, lambda state: state[0] == count and any(first == sum_ for first, sum_ in state[1])
    )


@lru_cache(maxsize=64)
def weighted(size: int, weights: tuple[int, ...], total: int) -> Machine:
    """That values, each times its weight, add up to a number; states are how many were read, and their sum."""
    bounds = [0]
    for weight in reversed(weights):
        bounds.append(bounds[-1] + abs(weight) * size)

    def step(state: tuple[int, int], value: int) -> tuple[int, int] | None:
        place, sum_ = state
        if place == len(weights):
            return None
        sum_ += weights[place] * value
        return (place + 1, sum_) if abs(total - sum_) <= bounds[len(weights) - place - 1] else None

    return explored(size, (0, 0), step, lambda state: state == (len(weights), total))


@lru_cache(maxsize=64)
def same_values(size: int, count: int) -> Machine:
    """That the second half of some cells has the values of the first, in whatever order."""

    def step(state: tuple[int, tuple[int, ...]], value: int) -> tuple[int, tuple[int, ...]] | None:
        place, values = state
        if place < count // 2:
            return place + 1, tuple(sorted((*values, value)))
        if value not in values:
            return None
        at = values.index(value)
        return place, values[:at] + values[at + 1 :]

    start: tuple[int, tuple[int, ...]] = (0, ())
    return explored(size, start, step, lambda state: state == (count // 2, ()))
