"""The learning solver: CaDiCaL through python-sat, for puzzles on which plain search would thrash.

It answers "is there one?" and "is there another?" only.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from gridwright.engine import _core
from gridwright.engine.native import Native
from gridwright.engine.symmetry import ties
from gridwright.model.clock import Clock
from gridwright.model.layout import Layout
from gridwright.model.primitives import Automaton, Distinct, Domain, OneOf, Pair, Sum, values_in

__all__ = [
    "MANY_CLAUSES", "apart", "batches", "clause_count", "clauses_of", "decide", "new_solver", "solve_sliced",
    "switched_clauses_of",
]

T = TypeVar("T")
Over = Callable[[], bool]
"""Whether the time is over."""

_SLICE = 500
"""Conflicts between two looks at the clock: a few milliseconds."""

_BATCH = 10_000
"""Clauses between two looks at the clock."""

MANY_CLAUSES = 4_000_000
"""Clauses from which on the learning solver is not bothered, unless it must be: to read them takes too long."""

_SETTINGS = {"inprocessing": 0, "chrono": 0}
"""Simplifying between conflicts takes up to seconds at a time, deaf to Ctrl-C, and gains nothing on puzzles; going back
level by level instead of straight to the cause of a conflict costs half a second on some."""


def decide(
    native: Native,
    starts: Sequence[int],
    toggles: Sequence[int],
    limit: int,
    clock: Clock,
    patience: int | None = None,
) -> tuple[list[bytes], bool]:
    """Up to `limit` solutions, and whether there was time for an answer: that there are no more, or enough.

    With `patience`, no answer takes more conflicts than that, and none is sought where the rules are too many clauses.

    They are checked against the rules themselves. The lanes' are not: most take less time to find than to check.
    """
    if patience == 0 or (patience is not None and clause_count(native.layout) > MANY_CLAUSES):
        return [], False
    found, is_decided = apart(lambda over: _decide(native, starts, toggles, limit, over, patience), clock)
    for values in found:
        native.confirm(values, toggles)
    return found, is_decided


def apart(work: Callable[[Over], T], clock: Clock) -> T:
    """Does work with the library in a thread of its own, telling it when the time is over.

    In the main thread the library would replace Python's handler of Ctrl-C by one that jumps out of the running solver,
    and Python's own could end it between freeing a solver and knowing that it is free: either corrupts memory.
    """
    # Imported here because most puzzles never need it, and start-up matters.
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415

    stopped = False

    def over() -> bool:
        return stopped or clock.over()

    with ThreadPoolExecutor(max_workers=1) as thread:
        try:
            return thread.submit(work, over).result()
        finally:
            stopped = True


def new_solver() -> Any:
    """An empty solver, to be used in a `with` and in a thread of its own."""
    from pysat.solvers import Cadical195  # noqa: PLC0415

    solver = Cadical195()
    solver.configure(_SETTINGS)
    return solver


def clauses_of(native: Native, candidates: Sequence[int], toggles: Sequence[int]) -> Iterator[list[Sequence[int]]]:
    """The clauses that say what the rules say about the candidates, some at a time."""
    return batches(lambda part: _core.to_cnf(native.core, candidates, toggles, part))


def switched_clauses_of(native: Native) -> Iterator[list[Sequence[int]]]:
    """The same of all candidates with a variable, after theirs, for each optional rule: it counts when that is true."""
    return batches(lambda part: _core.to_switched_cnf(native.core, native.domains, part))


def clause_count(layout: Layout) -> int:
    """About how many clauses the rules become."""
    facts = layout.facts_for("the learning solver", Domain, Distinct, Pair, OneOf, Sum, Automaton)
    pairs = sum(len(house.cells) * (len(house.cells) - 1) // 2 for house in facts.houses)
    sets = sum(len(one.sets) * len(one.cells) for one, _ in facts.choices)
    lengths = [len(one.cells) for one, _ in facts.sums] + [len(one.cells) for one, _ in facts.automata]
    read = sum(length**2 for length in lengths)
    return (pairs + 2 * len(facts.bonds) + sets + read * layout.values) * layout.values


def _decide(
    native: Native, starts: Sequence[int], toggles: Sequence[int], limit: int, over: Over, patience: int | None
) -> tuple[list[bytes], bool]:
    tied = ties(native.layout, starts, native.optional) if native.layout.domains == native.domains else None
    orders = []
    for start in tied.filled(starts) if tied else ():
        if over():
            return [], False
        orders.append(native.propagated(start, toggles))
    # The house that leaves the least to try: the wrong one takes a hundred times longer.
    candidates = min(orders, key=_size) if orders else native.propagated(starts, toggles)
    names = [(cell, value) for cell, mask in enumerate(candidates) for value in values_in(mask)]
    found: list[bytes] = []
    with new_solver() as solver:
        for batch in clauses_of(native, candidates, toggles):
            if over():
                return found, False
            solver.append_formula(batch)
        if tied and not orders:
            variables = {name: variable for variable, name in enumerate(names, 1)}
            solver.append_formula(
                [-variables[one], -variables[other]]
                for one, other in tied.out_of_order()
                if one in variables and other in variables
            )
        while len(found) < limit:
            answer = solve_sliced(solver, over, patience=patience)
            if answer is None:
                return found, False
            if not answer:
                break
            chosen = [variable for variable in solver.get_model()[: len(names)] if variable > 0]
            values = bytearray(len(candidates))
            for variable in chosen:
                cell, value = names[variable - 1]
                values[cell] = value
            found.append(bytes(values))
            if tied and limit > 1:
                return [found[0], tied.exchanged(found[0])], True
            solver.add_clause([-variable for variable in chosen])
    return found, True


def _size(candidates: Sequence[int]) -> int:
    return sum(map(int.bit_count, candidates))


def solve_sliced(
    solver: Any, over: Over, assumptions: Sequence[int] = (), patience: int | None = None
) -> bool | None:
    """Whether there is a model in which the assumptions hold; None when the time is over, or so many conflicts were.

    The library holds the GIL and cannot be stopped from outside, so it works in slices.
    """
    answer: bool | None = None
    left = patience
    while answer is None and not over() and (left is None or left > 0):
        solver.conf_budget(_SLICE if left is None else min(left, _SLICE))
        answer = solver.solve_limited(assumptions)
        left = None if left is None else left - _SLICE
    return answer


def batches(written: Callable[[int], tuple[bytes, int]]) -> Iterator[list[Sequence[int]]]:
    """Lists of clauses from a formula that is written part by part: all at once would take a lot of memory and time.

    Asked for a part, `written` says literals with a 0 behind each clause, and which part is next (0: that was all).
    """
    part = -1
    while part:
        flat, part = written(max(part, 0))
        literals = array("i", flat)  # and so are clauses: the garbage collector would look at as many lists
        clauses: list[Sequence[int]] = []
        start = 0
        while start < len(literals):
            end = literals.index(0, start)
            clauses.append(literals[start:end])
            start = end + 1
            if len(clauses) == _BATCH:
                yield clauses
                clauses = []
        yield clauses
