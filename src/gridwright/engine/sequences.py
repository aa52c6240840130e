"""What an automaton says of cells, in a form that does not depend on how its machine is made.

Two machines may accept the same values; cells may change places without the machine noticing; and the same may be said
by reading the cells from the other end. All of that is undone here.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from gridwright.model.primitives import Machine

__all__ = ["CellSequence", "sequence"]

Layers = tuple[tuple[tuple[int, ...], ...], ...]
"""For each cell in turn the states before it: for each value the number of the state after it, −1 if there is none."""

_MOST_STATES = 2_000
"""States of a machine that reads backwards; one with more is known in its own direction only."""


class CellSequence(NamedTuple):
    """What is said of cells that are read in turn.

    `layers` is the smallest machine, `blocks` how many cells follow each other that can change places, `backwards`
    whether the cells are to be taken from the last to the first, and `either` whether both ways say the same.
    """

    layers: Layers
    blocks: tuple[int, ...]
    backwards: bool
    either: bool


@lru_cache(maxsize=1024)
def sequence(machine: Machine, length: int) -> CellSequence:
    """What a machine says of so many cells."""
    layers = _smallest(machine, length)
    blocks = _blocks(layers)
    if len(blocks) < 2:
        return CellSequence(layers, blocks, backwards=False, either=False)
    turned = _turned(layers)
    if turned is None or layers <= turned:
        return CellSequence(layers, blocks, backwards=False, either=layers == turned)
    return CellSequence(turned, blocks[::-1], backwards=True, either=False)


def _smallest(machine: Machine, length: int) -> Layers:
    reached = [{0}]
    for _ in range(length):
        reached.append({after for state in reached[-1] for after in machine.steps[state] if after >= 0})
    kind = {state: 0 if state in machine.accepting else -1 for state in reached[length]}
    layers: list[list[tuple[int, ...]]] = []
    for states in reversed(reached[:length]):
        numbers: dict[tuple[int, ...], int] = {}
        before = {}
        for state in sorted(states):
            row = tuple([kind[after] if after >= 0 else -1 for after in machine.steps[state]])
            before[state] = numbers.setdefault(row, len(numbers)) if max(row) >= 0 else -1
        layers.append(list(numbers))
        kind = before
    return _numbered(layers[::-1])


def _numbered(layers: list[list[tuple[int, ...]]]) -> Layers:
    """The states of each layer in the order in which values, the smallest first, lead to them; others are left out."""
    found = []
    order = [0] if layers and layers[0] else []
    for layer in layers:
        numbers: dict[int, int] = {}
        rows = []
        for state in order:
            rows.append(tuple([numbers.setdefault(to, len(numbers)) if to >= 0 else -1 for to in layer[state]]))
        found.append(tuple(rows))
        order = list(numbers)
    return tuple(found)


def _blocks(layers: Layers) -> tuple[int, ...]:
    blocks = [1] if layers else []
    for here, after in pairwise(layers):
        if _exchangeable(here, after):
            blocks[-1] += 1
        else:
            blocks.append(1)
    return tuple(blocks)


def _exchangeable(here: tuple[tuple[int, ...], ...], after: tuple[tuple[int, ...], ...]) -> bool:
    """Whether two values in turn lead to the same as in the other order, from every state."""
    for row in here:
        two = [after[to] if to >= 0 else (-1,) * len(row) for to in row]
        if any(two[a][b] != two[b][a] for a in range(len(row)) for b in range(a)):
            return False
    return True


def _turned(layers: Layers) -> Layers | None:
    """The smallest machine that reads from the other end; None if it would be large."""
    values = len(layers[0][0]) if layers[0] else 0
    order = [frozenset({0})]
    steps: list[list[tuple[int, ...]]] = []
    for layer in reversed(layers):
        numbers: dict[frozenset[int], int] = {}
        rows = []
        for ends in order:
            row = []
            for value in range(values):
                before = frozenset({state for state, to in enumerate(layer) if to[value] in ends})
                row.append(numbers.setdefault(before, len(numbers)) if before else -1)
            rows.append(tuple(row))
        if len(numbers) > _MOST_STATES:
            return None
        steps.append(rows)
        order = list(numbers)
    # Brzozowski: turned like this, a machine all of whose states can be reached is the smallest.
    return _numbered(steps)
