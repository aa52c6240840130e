"""A puzzle without needless clues."""

from __future__ import annotations

from dataclasses import dataclass

from gridwright.clues import Clue, Given, changes_others, clues_of, printed_in, with_clues
from gridwright.engine import solve
from gridwright.logic.rate import rate
from gridwright.making.carving import CarveJob, carve
from gridwright.making.ladder import climb
from gridwright.model.errors import GridwrightError
from gridwright.model.puzzle import Puzzle, Status
from gridwright.model.random_stream import RandomStream, stream_key

__all__ = ["RATINGS", "Minimized", "minimize"]

RATINGS = ("any", "keep", "raise")
"""What may become of the rating: anything, nothing, or rather more."""

_ORDERS = 16
"""Orders in which clues are tried where the hardest puzzle is wanted."""

_RATED = 4
"""Of these, how many are rated: those that took most guesses."""


@dataclass(frozen=True, slots=True)
class Minimized:
    """A puzzle, and the clues that were `removed` from it."""

    puzzle: Puzzle
    removed: tuple[Clue, ...]


def minimize(puzzle: Puzzle, *, rating: str = "any", seed: int = 0) -> Minimized:
    """Removes clues, one after the other in random order, until each that is left is needed.

    With `rating` "keep" only such as leave the rating as it is; with "raise" the hardest is taken of what several
    orders lead to. A GridwrightError refuses a puzzle that has not exactly one solution.
    """
    if rating not in RATINGS:
        raise GridwrightError(f"rating {rating!r} is none of {', '.join(RATINGS)}")
    outcome = solve(puzzle)
    if outcome.status is not Status.UNIQUE or outcome.solution is None:
        raise GridwrightError("there is not exactly one solution, so no clue can be left out")
    if rating == "keep":
        return _kept(puzzle, seed)
    found = _carved(puzzle, outcome.solution.values, seed, _ORDERS if rating == "raise" else 1)
    if rating == "any":
        return found[0][1]
    promising = sorted(found, key=lambda one: -one[0])[:_RATED]
    return max((made for _, made in promising), key=lambda made: rate(made.puzzle).rating)


def _clues(puzzle: Puzzle) -> list[Clue]:
    """Those that can go without changing what others say."""
    return [clue for clue in clues_of(puzzle) if isinstance(clue, Given) or not changes_others(puzzle)]


def _carved(puzzle: Puzzle, values: tuple[int, ...], seed: int, orders: int) -> list[tuple[int, Minimized]]:
    """What is left in each of several orders, with the guesses that its proof takes."""
    optional = () if changes_others(puzzle) else printed_in(puzzle)
    cells = len(values)
    numbers = [cell for cell, given in enumerate(puzzle.givens) if given]
    numbers += range(cells, cells + len(optional))
    jobs = []
    for order in range(orders):
        stream, shuffled = RandomStream(stream_key(seed, order)), numbers.copy()
        stream.shuffle(shuffled)
        jobs.append(CarveJob(values, (), tuple((number,) for number in shuffled)))
    found = []
    for job, carved in zip(jobs, carve(puzzle, optional, jobs, budget=None), strict=True):
        gone = [job.groups[place][0] for place in carved.removed] if carved else []
        removed = tuple(
            optional[number - cells] if number >= cells else Given(puzzle.grid, number, values[number])
            for number in sorted(gone)
        )
        changed = with_clues(puzzle, without=removed)
        found.append((carved.guesses if carved else 0, Minimized(changed, removed)))
    return found


def _kept(puzzle: Puzzle, seed: int) -> Minimized:
    """As many as leave the rating as it is; what logic solves has one solution."""
    before = rate(puzzle).rating
    clues, removed = _clues(puzzle), []
    RandomStream(stream_key(seed)).shuffle(clues)
    for clue in clues:
        tried = with_clues(puzzle, without=[clue])
        found = climb(tried, before)
        if found.solved and found.rating == before:
            puzzle = tried
            removed.append(clue)
    return Minimized(puzzle, tuple(removed))
