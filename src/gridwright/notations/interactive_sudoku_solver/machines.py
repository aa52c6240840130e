"""Automata as words of ours and as the Interactive Sudoku Solver packs them: bits, six of them in a character.

Packed are how wide the number of a state is, how many values there are, how many states a line may begin in and how
many others it may end in; then for each state the steps from it. States to begin in come first, those to end in next.
"""

from __future__ import annotations

import binascii
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from gridwright.clues.automaton import OwnAutomaton, OwnState
from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid
from gridwright.model.primitives import Machine, machine
from gridwright.notations._shared.source_text import quoted

__all__ = [
    "BranchingAutomaton", "automaton_over", "decoded_text", "deterministic", "explored", "packed", "smallest",
    "unpacked",
]

_MOST = 9_999
"""The most states of an automaton of ours."""

_MOST_TRIED = 60_000
"""The most states that are looked at before it is known which of them are the same."""

State = TypeVar("State", bound=Hashable)

_LISTED, _MASKED = 0, 1
"""Two ways to pack steps: one by one, or as a mask of the values that lead on."""


class BranchingAutomaton(NamedTuple):
    """An automaton that may choose: states to begin in, to end in, and for each state and value where it may go on."""

    first: frozenset[int]
    last: frozenset[int]
    steps: list[dict[int, set[int]]]


@dataclass
class _Bits:
    """Bits that are read one number after the other."""

    bits: str
    at: int = field(default=0)

    def take(self, count: int) -> int:
        if self.at + count > len(self.bits):
            raise FormatError("the automaton ends too soon")
        self.at += count
        return int(self.bits[self.at - count : self.at] or "0", 2)

    @property
    def left(self) -> int:
        return len(self.bits) - self.at


def decoded_text(text: str) -> bytes:
    """The bytes that a text of 64 characters stands for."""
    plain = text.rstrip("=")
    try:
        return urlsafe_b64decode(plain + "=" * (-len(plain) % 4))
    except (binascii.Error, ValueError):
        raise FormatError(f"{quoted(text)} is not packed in base 64") from None


def unpacked(text: str) -> BranchingAutomaton:
    """The automaton that a text packs."""
    bits = _Bits("".join(f"{byte:08b}" for byte in decoded_text(text)))
    way, wide, values = bits.take(2), bits.take(4) + 1, bits.take(4) + 1
    if way not in (_LISTED, _MASKED):
        raise FormatError(f"{quoted(text)} is packed in a way that is not known")
    begin, end = bits.take(wide), bits.take(wide)
    ends_at_once = bits.take(begin)
    count_bits = bits.take(4) if way == _LISTED else 0
    steps: list[dict[int, set[int]]] = []
    while bits.left >= (count_bits or 1 if way == _LISTED else values) and not (way == _LISTED and not count_bits):
        row: dict[int, set[int]] = {}
        if way == _LISTED:
            for _ in range(bits.take(count_bits)):
                value = bits.take((values - 1).bit_length()) + 1
                row.setdefault(value, set()).add(bits.take(wide))
        else:
            mask = bits.take(values)
            row = {value: {bits.take(wide)} for value in range(1, values + 1) if mask >> (value - 1) & 1}
        steps.append(row)
    at_once = {state for state in range(begin) if ends_at_once >> state & 1}
    return BranchingAutomaton(frozenset(range(begin)), frozenset(at_once | set(range(begin, begin + end))), steps)


def packed(whole: Machine) -> str:
    """An automaton as a text."""
    values = len(whole.steps[0])
    order = [0, *sorted(range(1, len(whole.steps)), key=lambda state: (state not in whole.accepting, state))]
    number = {state: place for place, state in enumerate(order)}
    wide = max(1, (len(order) - 1).bit_length())
    ends = len(set(whole.accepting) - {0})
    head = (_MASKED, 2), (wide - 1, 4), (values - 1, 4), (1, wide), (ends, wide), (int(0 in whole.accepting), 1)
    bits = "".join(f"{value:0{width}b}" for value, width in head)
    for state in order:
        targets = whole.steps[state]
        mask = sum(1 << place for place, target in enumerate(targets) if target >= 0)
        bits += f"{mask:0{values}b}" + "".join(f"{number[target]:0{wide}b}" for target in targets if target >= 0)
    bits += "0" * (-len(bits) % 8)
    return urlsafe_b64encode(int(bits, 2).to_bytes(len(bits) // 8, "big")).decode().rstrip("=")


def deterministic(choices: BranchingAutomaton, size: int) -> Machine:
    """The automaton that follows all choices of another at once."""
    steps = choices.steps

    def step(states: frozenset[int], value: int) -> frozenset[int] | None:
        there = [steps[state].get(value, ()) for state in states if state < len(steps)]
        return frozenset(target for some in there for target in some) or None

    return explored(size, choices.first, step, lambda states: bool(states & choices.last))


def explored(
    size: int, start: State, step: Callable[[State, int], State | None], accepts: Callable[[State], bool]
) -> Machine:
    """The smallest automaton that begins in a state and goes on by a function; one of too many states is refused."""
    seen: set[State] = set()

    def counted_step(state: State, value: int) -> State | None:
        following = step(state, value)
        if following is not None:
            seen.add(following)
        if len(seen) > _MOST_TRIED:
            raise FormatError(f"it would need an automaton of more than {_MOST_TRIED} states")
        return following

    return smallest(machine(range(1, size + 1), start, counted_step, accepts))


def smallest(whole: Machine) -> Machine:
    """The automaton of the fewest states that accepts the same; states are numbered as they are come upon."""
    useful = _useful(whole)
    steps = [[target if target in useful else -1 for target in row] for row in whole.steps]
    groups = [int(state in whole.accepting) for state in range(len(steps))]
    count = 0
    while len(set(groups)) > count:
        count = len(set(groups))
        kinds: dict[tuple[int, ...], int] = {}
        groups = [
            kinds.setdefault((group, *(-1 if target < 0 else groups[target] for target in row)), len(kinds))
            for group, row in zip(groups, steps, strict=True)
        ]
    example = {group: state for state, group in enumerate(groups)}
    return machine(
        range(1, len(steps[0]) + 1),
        groups[0],
        lambda group, value: None if (target := steps[example[group]][value - 1]) < 0 else groups[target],
        lambda group: example[group] in whole.accepting,
    )


def _useful(whole: Machine) -> set[int]:
    """The states from which there is a way to the end."""
    before: dict[int, set[int]] = {}
    for state, row in enumerate(whole.steps):
        for target in row:
            before.setdefault(target, set()).add(state)
    found, new = set(whole.accepting), list(whole.accepting)
    while new:
        more = before.get(new.pop(), set()) - found
        found |= more
        new += more
    return found


def automaton_over(grid: Grid, cells: Sequence[int], machine_: Machine) -> str:
    """The word of a clue that reads these cells."""
    if len(machine_.steps) > _MOST:
        raise FormatError(f"it would need an automaton of {len(machine_.steps)} states")
    states = [
        OwnState(
            state in machine_.accepting,
            tuple((value, target + 1) for value, target in enumerate(row, 1) if target >= 0),
        )
        for state, row in enumerate(machine_.steps)
    ]
    return OwnAutomaton(grid, tuple(cells), tuple(states)).word
