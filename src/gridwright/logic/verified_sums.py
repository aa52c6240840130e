"""What steps rule out that add up sums, reckoned without the code that found them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import zip_longest

from gridwright.logic.step import Apart, Candidate, Step
from gridwright.logic.structure.shape import UNDERSTOOD
from gridwright.model.layout import House, Layout
from gridwright.model.primitives import MAX_VALUES, OneOf, Sum, bit, values_in

__all__ = ["added_up", "beyond_a_sum", "counting", "keeping_apart", "sum_of"]


def counting(step: Step) -> dict[House | int, int]:
    """The houses and rules whose sums the step adds up, and how often each."""
    premises: tuple[House | int, ...] = (*step.houses, *step.rules)
    return {premise: by for premise, by in zip(premises, step.times, strict=False) if by}


def keeping_apart(step: Step) -> list[House]:
    """The houses of which it matters that their values differ: all, or those that do not count in a sum of sums."""
    return [house for house, by in zip_longest(step.houses, step.times[: len(step.houses)]) if not by]


def sum_of(layout: Layout, premise: House | int) -> Sum | None:
    """What the cells of a full house add up to, or those of a rule that says just one sum; None for any other."""
    if isinstance(premise, House):
        values = {value for cell in premise.cells for value in values_in(layout.domains[cell])}
        is_full = len(values) == len(premise.cells)
        return _plain_sum(premise.cells, sum(values), sum(values)) if is_full else None
    told = layout.lowered(premise, "verify", *UNDERSTOOD)
    sums = [one for one in told if isinstance(one, Sum)]
    for one in told:
        if isinstance(one, OneOf):
            totals = [sum(values_in(mask)) for mask in one.sets] or [0]
            sums.append(_plain_sum(one.cells, min(totals), max(totals)))
    return sums[0] if len(sums) == 1 else None


def added_up(layout: Layout, step: Step) -> Sum:
    """The sums of the step, each so many times."""
    weights: Counter[int] = Counter()
    low = high = 0
    for premise, by in counting(step).items():
        if one := sum_of(layout, premise):
            weights.update({cell: by * often for cell, often in zip(one.cells, one.coefficients, strict=True)})
            low += min(by * one.low, by * one.high)
            high += max(by * one.low, by * one.high)
    left = {cell: by for cell, by in weights.items() if by}
    return Sum(tuple(left), tuple(left.values()), low, high)


def beyond_a_sum(layout: Layout, candidates: Sequence[int], step: Step) -> Iterator[Candidate]:
    """What sums rule out that are added up, as the cells that the step names are apart. Where a sum has twenty cells,
    to try their values would take minutes."""
    if not step.times:
        return
    total, houses = added_up(layout, step), keeping_apart(step)
    masks = [mask if cell in step.grounds else layout.domains[cell] for cell, mask in enumerate(candidates)]
    for cell, value in step.eliminations:
        opposite = [*masks]
        for other in {other for house in houses if cell in house.cells for other in house.cells}:
            opposite[other] &= ~bit(value)
        opposite[cell] = bit(value)
        if not all(opposite) or any(_is_beyond(total, apart, opposite) for apart in (*step.apart, ())):
            yield cell, value


def _is_beyond(total: Sum, apart: tuple[Apart, ...], masks: Sequence[int]) -> bool:
    """Whether a sum is too small or too large whatever its cells hold. What cells that are apart add up to is taken off
    them, so many times, and its least and its most are counted instead."""
    weights = Counter(dict(zip(total.cells, total.coefficients, strict=True)))
    terms: list[tuple[int, int, int]] = []  # how often something counts, the least that it can be, and the most
    for cells, by in apart:
        weights.update(dict.fromkeys(cells, by))
        least = most = 0
        low, high = 0, MAX_VALUES + 1
        for lowest in sorted(values_in(masks[cell])[0] for cell in cells):
            low = max(low + 1, lowest)
            least += low
        for highest in sorted((values_in(masks[cell])[-1] for cell in cells), reverse=True):
            high = min(high - 1, highest)
            most += high
        terms.append((-by, least, most))
    terms += [(by, values_in(masks[cell])[0], values_in(masks[cell])[-1]) for cell, by in weights.items()]
    least = sum(min(by * low, by * high) for by, low, high in terms)
    most = sum(max(by * low, by * high) for by, low, high in terms)
    return least > total.high or most < total.low


def _plain_sum(cells: tuple[int, ...], low: int, high: int) -> Sum:
    return Sum(cells, (1,) * len(cells), low, high)
