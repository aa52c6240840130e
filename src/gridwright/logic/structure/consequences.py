"""What follows if a candidate is true, single by single, each with its reason; and only what a contradiction needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gridwright.logic.step import Link
from gridwright.logic.structure.graph import Graph
from gridwright.logic.structure.premises import Premises
from gridwright.logic.structure.sets import cells_in

__all__ = ["Consequences", "Contradiction", "contradiction", "tell"]


class Consequences:
    """What is known after an assumption, worked out first in, first out, until some choice has nothing left.

    `true` has the candidates found to be true, in order, each with the choice that left only it (the assumption: 0);
    `excluded_by` for each candidate that is false the true one that excludes it, `refuted` the contradiction that it
    leads to. `left` are the candidates still open, `empty` the choice that has none left (0: no contradiction).
    """

    __slots__ = ("_choices_of", "_queue", "empty", "excluded_by", "graph", "left", "refuted", "true")

    def __init__(self, graph: Graph, start: int, left: int, choices_of: Mapping[int, Sequence[int]]) -> None:
        self.graph = graph
        self.left = left
        self.true = {start: 0}
        self.excluded_by: dict[int, int] = {}
        self.refuted: dict[int, Contradiction] = {}
        self.empty = 0
        self._choices_of = choices_of
        self._queue = [start]
        self._go_on()

    def refute(self, number: int, why: Contradiction) -> None:
        """Goes on without a candidate that was shown to be false."""
        self.refuted[number] = why
        self.left &= ~(1 << number)
        self._queue = []
        self._settle((number,))
        if not self.empty:
            self._go_on()

    def _go_on(self) -> None:
        excludes, excluded_by = self.graph.excludes, self.excluded_by
        for now in self._queue:
            hit = excludes[now] & self.left
            if hit:
                self.left ^= hit
                gone = cells_in(hit)
                for number in gone:
                    excluded_by[number] = now
                self._settle(gone)
                if self.empty:
                    return

    def _settle(self, gone: Sequence[int]) -> None:
        """Looks at the choices that just lost candidates."""
        left, choices_of, true = self.left, self._choices_of, self.true
        for number in gone:
            for choice in choices_of[number]:
                rest = choice & left
                if rest & (rest - 1) == 0:
                    if not rest:
                        self.empty = choice
                        return
                    only = rest.bit_length() - 1
                    if only not in true:
                        true[only] = choice
                        self._queue.append(only)


@dataclass(frozen=True, eq=False, slots=True)
class Contradiction:
    """The part of what follows from an assumption that leaves a choice empty.

    `true` and `refuted` are the candidates needed of each sort, in order; `outside` those needed that were false
    before the assumption. `length` counts all that is found true or false on the way.
    """

    known: Consequences
    true: tuple[int, ...]
    refuted: tuple[int, ...]
    outside: int
    length: int


def contradiction(known: Consequences) -> Contradiction:
    """Walks back from the choice that was left empty."""
    true: set[int] = set()
    false = outside = length = 0
    todo = [known.empty]
    while todo:
        for number in cells_in(todo.pop() & ~false):
            false |= 1 << number
            cause = known.excluded_by.get(number)
            if cause is not None:
                if cause not in true:
                    true.add(cause)
                    todo.append(known.true[cause] & ~(1 << cause))
            elif number in known.refuted:
                todo.append(known.refuted[number].outside)
                length += known.refuted[number].length
            else:
                outside |= 1 << number
    return Contradiction(
        known,
        true=tuple(number for number in known.true if number in true),
        refuted=tuple(number for number in known.refuted if false >> number & 1),
        outside=outside,
        length=length + len(true) + false.bit_count(),
    )


def tell(found: Contradiction, premises: Premises) -> tuple[Link, ...]:
    """A contradiction link by link; what it stands on is added to the premises.

    Weak links to all that leave a choice, then, unless it is left empty, strong links from them to the one it has left.
    """
    known, links, denied = found.known, dict[Link, None](), set[int]()
    candidate = known.graph.candidate

    def deny(number: int) -> None:
        if number in denied:  # each stands on others, and those on others: without this, as often as there are ways
            return
        denied.add(number)
        cause = known.excluded_by.get(number)
        if cause is not None:
            premises.exclude(cause, number)
            links[Link(candidate(cause), candidate(number), strong=False)] = None
        elif number in known.refuted:
            why = known.refuted[number]
            for earlier in cells_in(why.outside):
                deny(earlier)
            tell(why, premises)

    for only in (*found.true, -1):
        choice = known.empty if only < 0 else known.true[only]
        if choice:
            gone = cells_in(choice if only < 0 else choice & ~(1 << only))
            premises.choose(known.graph.choices[choice])
            for number in gone:
                deny(number)
            if only >= 0:
                links.update((Link(candidate(number), candidate(only), strong=True), None) for number in gone)
    return tuple(links)
