"""All ways to fill a rule, beside trying out everything."""

from __future__ import annotations

import random
from itertools import product

import pytest

from gridwright.engine.rule_filler import rule_filler
from gridwright.model.primitives import Machine, relation, values_in

VALUES, PLACES = 5, 4
NEAR = relation(range(1, VALUES + 1), lambda one, other: abs(one - other) <= 2)
RISING = Machine(tuple(tuple(v if v >= state else -1 for v in range(VALUES)) for state in range(VALUES)), (1, 2, 4))


def rule_of(rng: random.Random) -> tuple[list, list, list, list, list]:
    """Something of each that a rule can say, or nothing of it."""
    differ = [[other for other in range(place) if rng.random() < 0.3] for place in range(PLACES)]
    pairs = [[(other, NEAR) for other in range(place) if rng.random() < 0.2] for place in range(PLACES)]
    some = rng.sample(range(PLACES), 3)
    sums = [([rng.choice((-2, -1, 0, 1, 1, 3)) for _ in range(PLACES)], 2, rng.randint(2, 9))]
    sets = [(sum(1 << place for place in some), [0b00111, 0b11100, 0b10101])]
    machines = [(rng.sample(range(PLACES), 3), RISING)]
    return differ, pairs, *([one for one in many if rng.random() < 0.6] for many in (sums, sets, machines))


def held(way: tuple[int, ...], places: int) -> set[int]:
    return {value for place, value in enumerate(way) if places >> place & 1}


def holds(rule: tuple[list, list, list, list, list], way: tuple[int, ...]) -> bool:
    differ, pairs, sums, sets, machines = rule
    return (
        all(way[place] != way[other] for place, others in enumerate(differ) for other in others)
        and all(abs(way[place] - way[other]) <= 2 for place, some in enumerate(pairs) for other, _ in some)
        and all(low <= sum(c * v for c, v in zip(by, way, strict=True)) <= high for by, low, high in sums)
        and all(any(held(way, places) <= {*values_in(one)} for one in some) for places, some in sets)
        and all(machine.accepts([way[place] for place in places]) for places, machine in machines)
    )


@pytest.mark.parametrize("seed", range(60))
def test_what_is_found_is_all_that_fits(seed: int) -> None:
    rng = random.Random(seed)
    rule = rule_of(rng)
    masks = [rng.randrange(1 << VALUES) | 1 << rng.randrange(VALUES) for _ in range(PLACES)]
    expected = [way for way in product(*map(values_in, masks)) if holds(rule, way)]
    filler = rule_filler(VALUES, *rule)
    assert filler.fill(masks, 1000, 10_000) == expected
    if expected:
        assert filler.fill(masks, len(expected), 10_000) == expected
        assert filler.fill(masks, len(expected) - 1, 10_000) is None


def test_it_is_given_up_when_too_many_values_were_tried() -> None:
    filler = rule_filler(VALUES, [[], [0]], [[], []], [], [], [])
    assert filler.fill([0b11, 0b11], 9, 6) == [(1, 2), (2, 1)]
    assert filler.fill([0b11, 0b11], 9, 5) is None


def test_what_makes_no_sense_is_refused() -> None:
    with pytest.raises(ValueError, match="makes no sense"):
        rule_filler(VALUES, [[1], []], [[], []], [], [], [])
    filler = rule_filler(VALUES, [[], [0]], [[], []], [], [], [])
    with pytest.raises(ValueError, match="out of range"):
        filler.fill([0b1, 1 << VALUES], 9, 9)
    with pytest.raises(ValueError, match="each cell"):
        filler.fill([0b1], 9, 9)
