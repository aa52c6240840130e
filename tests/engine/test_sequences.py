"""Automata in a form of their own: the same for machines that say the same, read from either end."""

from __future__ import annotations

from itertools import product

from gridwright.engine.sequences import CellSequence, sequence
from gridwright.model.primitives import Machine, machine


def accepted(form: CellSequence, length: int, size: int) -> set[tuple[int, ...]]:
    found = set()
    for values in product(range(1, size + 1), repeat=length):
        state = 0
        for layer, value in zip(form.layers, values, strict=True):
            state = layer[state][value - 1] if 0 <= state < len(layer) else -1
        if state >= 0:
            found.add(values[::-1] if form.backwards else values)
    return found


def rising(size: int) -> Machine:
    return machine(range(1, size + 1), 0, lambda last, value: value if value > last else None, lambda last: True)


def falling(size: int) -> Machine:
    return machine(range(1, size + 1), size + 1, lambda last, value: value if value < last else None, lambda last: True)


def total(size: int, wanted: int) -> Machine:
    values = range(1, size + 1)
    return machine(values, 0, lambda so_far, value: min(so_far + value, wanted + 1), lambda so_far: so_far == wanted)


def palindrome_of_three(size: int) -> Machine:
    """The third is as the first, and the middle is 1."""

    def step(seen: tuple[int, ...], value: int) -> tuple[int, ...] | None:
        return (*seen, value) if len(seen) < 3 else None

    return machine(range(1, size + 1), (), step, lambda seen: len(seen) == 3 and seen[0] == seen[2] and seen[1] == 1)


def test_a_form_says_what_the_machine_says() -> None:
    for one in (rising(4), falling(4), total(4, 7), palindrome_of_three(4)):
        expected = {values for values in product(range(1, 5), repeat=3) if one.accepts(values)}
        assert accepted(sequence(one, 3), 3, 4) == expected


def test_the_same_from_the_other_end() -> None:
    up, down = sequence(rising(4), 3), sequence(falling(4), 3)
    assert up.layers == down.layers
    assert up.backwards != down.backwards
    assert up.blocks == down.blocks == (1, 1, 1)
    assert not up.either


def test_cells_that_can_change_places() -> None:
    assert sequence(total(4, 7), 3).blocks == (3,)
    assert sequence(palindrome_of_three(4), 3).blocks == (1, 1, 1)
    assert sequence(palindrome_of_three(4), 3).either


def test_needless_states_do_not_count() -> None:
    one = rising(3)
    states = len(one.steps)
    other = [tuple([to + states if to >= 0 else -1 for to in row]) for row in one.steps]
    twice = Machine((*other, *one.steps), tuple(range(2 * states)))
    assert sequence(twice, 3) == sequence(one, 3)


def test_what_nothing_fulfils() -> None:
    assert accepted(sequence(rising(2), 3), 3, 2) == set()
