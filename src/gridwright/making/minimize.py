"""A puzzle without needless clues."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from gridwright.clues import Clue, Given, changes_others, clues_of, printed_in, with_clues
from gridwright.engine import solve
from gridwright.engine.carving import ClueGroup, carve
from gridwright.logic.rate import rate
from gridwright.logic.techniques import ladder, technique
from gridwright.making.arguments import one_name, whole
from gridwright.making.ladder import climb
from gridwright.model.clock import Cancel, Clock
from gridwright.model.errors import GridwrightError, OutOfTimeError
from gridwright.model.layout import layout_of
from gridwright.model.puzzle import Puzzle, Status
from gridwright.model.random_stream import RandomStream, stream_key

__all__ = ["RATINGS", "Minimized", "minimize"]

RATINGS = ("any", "keep", "raise")
"""What may become of the rating: anything, nothing, or rather more."""

_ORDERS = 16
"""Orders in which clues are tried where the hardest puzzle is wanted."""

_RATED = 4
"""Of these, how many are looked at: those that took most guesses."""


@dataclass(frozen=True, slots=True)
class Minimized:
    """A puzzle, and the clues that were `removed` from it."""

    puzzle: Puzzle
    removed: tuple[Clue, ...]
    stopped: bool = False
    """Whether the time was over before every clue was tried, or every way."""


def minimize(
    puzzle: Puzzle,
    *,
    rating: str = "any",
    seed: int = 0,
    timeout: float | None = None,
    cancel: Cancel | None = None,
    tell: Callable[[int, int], None] | None = None,
) -> Minimized:
    """Removes clues, one after the other in random order, until each that is left is needed.

    With `rating` "keep" only such as leave the rating as it is; with "raise" the hardest is taken of what several
    orders lead to. A GridwrightError refuses a puzzle that has not exactly one solution. After `timeout` seconds, or
    when another thread sets `cancel`, it ends with what was removed until then, and is `stopped`. While it is found out
    how hard puzzles are, `tell` is told how many are done, and of how many.
    """
    clock = Clock(timeout, cancel)
    one_name("change of rating", rating, RATINGS)
    whole("seed", seed)
    outcome = solve(puzzle, timeout=timeout, cancel=cancel)
    if outcome.status is Status.UNDECIDED:
        raise OutOfTimeError("the time was over before it was known whether there is exactly one solution")
    if outcome.status is Status.NONE:
        raise GridwrightError("there is no solution; a check says why")
    if outcome.status is not Status.UNIQUE or outcome.solution is None:
        several = "there are several solutions, so no clue can be left out"
        raise GridwrightError(f"{several}; a check says what would leave one")
    if rating == "keep":
        return _kept(puzzle, seed, clock, tell or _silent)
    found = _carved(puzzle, outcome.solution.values, seed, _ORDERS if rating == "raise" else 1, clock)
    if rating == "any":
        return found[0][1]
    promising = [made for _, made in sorted(found, key=lambda one: -one[0])[:_RATED]]
    return _hardest(promising, clock, tell or _silent)


def _hardest(promising: list[Minimized], clock: Clock, tell: Callable[[int, int], None]) -> Minimized:
    """The first that no techniques with names solve, for nothing is harder, or else the one with the hardest step."""
    named = max(one.rating for one in ladder() if one.rating < technique("smallest-reason").rating)
    rated: list[float] = []
    try:
        for made in promising:
            tell(len(rated), len(promising))
            found = climb(made.puzzle, named, clock=clock)
            if not found.solved:
                return made
            rated.append(found.rating)
    except OutOfTimeError:
        return replace(promising[rated.index(max(rated)) if rated else 0], stopped=True)
    return promising[rated.index(max(rated))]


def _clues(puzzle: Puzzle) -> list[Clue]:
    """Those that can go without changing what others say."""
    return [clue for clue in clues_of(puzzle) if isinstance(clue, Given) or not changes_others(puzzle)]


def _carved(
    puzzle: Puzzle, values: tuple[int, ...], seed: int, orders: int, clock: Clock
) -> list[tuple[int, Minimized]]:
    """What is left in each of several orders, with the guesses that its proof takes."""
    optional = () if changes_others(puzzle) else printed_in(puzzle)
    groups = [ClueGroup(cells=(cell,)) for cell, given in enumerate(puzzle.givens) if given]
    groups += [ClueGroup(rules=(clue,)) for clue in optional]
    keys = [stream_key(seed, order) for order in range(orders)]
    found = []
    for carved in carve(
        layout_of(puzzle), [values] * orders, groups, keys, optional=optional, givens=[puzzle.givens] * orders,
        clock=clock,
    ):  # fmt: skip
        cells = (cell for cell, given in enumerate(puzzle.givens) if given and not carved.givens[cell])
        kept = set(carved.rules)
        removed: list[Clue] = [Given.of(puzzle.grid, cell, values[cell]) for cell in cells]
        removed += [clue for clue in optional if clue not in kept]
        found.append((carved.guesses, Minimized(with_clues(puzzle, without=removed), tuple(removed))))
    return found


def _silent(done: int, of: int) -> None:
    """Tells nobody."""


def _kept(puzzle: Puzzle, seed: int, clock: Clock, tell: Callable[[int, int], None]) -> Minimized:
    """As many as leave the rating as it is; what logic solves has one solution."""
    before = rate(puzzle, timeout=None if clock.is_endless else clock.left(), cancel=clock.cancel).rating
    clues = _clues(puzzle)
    removed: list[Clue] = []
    RandomStream(stream_key(seed)).shuffle(clues)
    for number, clue in enumerate(clues):
        tell(number, len(clues))
        tried = with_clues(puzzle, without=[clue])
        try:
            found = climb(tried, before, clock=clock)
        except OutOfTimeError:
            return Minimized(puzzle, tuple(removed), stopped=True)
        if found.solved and found.rating == before:
            puzzle = tried
            removed.append(clue)
    return Minimized(puzzle, tuple(removed))
