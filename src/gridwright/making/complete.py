"""A puzzle with several solutions, completed: as few clues added as leave one of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from gridwright.clues import Clue, Given, all_sorts, changes_others, printed_in, with_clues
from gridwright.clues import sort as sort_named
from gridwright.engine import solve
from gridwright.engine.carving import ClueGroup, carve
from gridwright.engine.fills import fill
from gridwright.kinds import find
from gridwright.making.arguments import one_name, whole
from gridwright.making.ladder import climb
from gridwright.making.symmetry import check_symmetry, images
from gridwright.making.target import Target, level_target
from gridwright.model.checks import fitting_clues
from gridwright.model.clock import Cancel, Clock
from gridwright.model.errors import GridwrightError, OutOfTimeError
from gridwright.model.layout import layout_of
from gridwright.model.puzzle import Puzzle, Solution, Status
from gridwright.model.random_stream import RandomStream, stream_key
from gridwright.model.rules import regions_in

__all__ = ["Completed", "complete"]

_WIDTH = 32
"""Solutions that are tried at a time, each with clues in another order."""


@dataclass(frozen=True, slots=True)
class Completed:
    """A puzzle with exactly one solution, what was `added` to it, and whether fewer clues are known not to be enough.

    `is_met` says whether it is as hard as was asked.
    """

    puzzle: Puzzle
    solution: Solution
    added: tuple[Clue, ...]
    fewest: bool
    is_met: bool = True
    stopped: bool = False
    """Whether there was no time to look for better."""


def complete(
    puzzle: Puzzle,
    *,
    sort: str = Given.sort,
    symmetry: str = "none",
    level: str | None = None,
    seed: int = 0,
    tries: int = 4,
    timeout: float | None = None,
    cancel: Cancel | None = None,
) -> Completed:
    """Adds the fewest clues of a sort that are found to leave one solution, which is chosen at random.

    With a `symmetry`, givens stand as it wants them, those that were there included; with a `level`, it is as hard as
    that if it can be. A GridwrightError says if there is no solution, or no such clues. After `timeout` seconds, or
    when another thread sets `cancel`, it is the best that was found until then, and is `stopped`; an OutOfTimeError if
    there is none yet.
    """
    clock = Clock(timeout, cancel)
    wanted = sort_named(one_name("sort of clues", sort, [one.sort for one in all_sorts()]))
    whole("seed", seed)
    whole("tries", tries, 1)
    outcome = solve(puzzle, timeout=timeout, cancel=cancel)
    if outcome.status is Status.UNDECIDED:
        raise OutOfTimeError("the time was over before it was known whether there is exactly one solution")
    if outcome.status is Status.NONE or outcome.solution is None:
        raise GridwrightError("there is no solution, whatever is added; a check says why")
    check_symmetry(symmetry, puzzle.grid)
    target = level_target(find(puzzle.kind), level) if level is not None else None
    if outcome.status is Status.UNIQUE:
        is_met = target is None or target.takes(climb(puzzle, target.high, clock=clock).rating)
        return Completed(puzzle, outcome.solution, (), True, is_met)
    if wanted is not Given and changes_others(puzzle):
        raise GridwrightError(f"{wanted.nouns[1]} cannot be added: the puzzle says that all clues of a sort are given")
    if wanted is not Given and symmetry != "none":
        raise GridwrightError(f"symmetry {symmetry!r} is one of givens, and {wanted.nouns[1]} are to be added")
    found: list[tuple[float, int, Completed]] = []
    stopped = False
    try:
        for number in range(tries):
            for one in _attempts(puzzle, wanted, symmetry, target, stream_key(seed, number), clock):
                found.append((0 if one.is_met else 1, len(one.added), one))
            if found and min(found, key=lambda each: each[:2])[0] == 0:
                break
    except OutOfTimeError:
        stopped = True
    if not found:
        what = f"no {wanted.nouns[1]} were found that leave exactly one solution"
        raise OutOfTimeError(f"{what} before the time was over") if stopped else GridwrightError(what)
    return replace(min(found, key=lambda each: each[:2])[2], stopped=stopped)


def _attempts(
    puzzle: Puzzle, sort: type[Clue], symmetry: str, target: Target | None, key: int, clock: Clock
) -> Iterator[Completed]:
    """Each of several solutions with as few clues as are left of all that are true in it, fewest first."""
    keys = [stream_key(key, number) for number in range(_WIDTH)]
    streams = [RandomStream(stream_key(one, 1)) for one in keys]
    made: list[tuple[tuple[int, ...], _Order]] = []
    for values, stream in zip(_fills(puzzle, keys, clock), streams, strict=True):
        clock.require()
        if values is not None:
            offers = _offers(puzzle, sort, values, stream)
            made += _carved(puzzle, offers, symmetry, values, stream, clock)
    for values, order in sorted(made, key=lambda one: len(one[1][0])):
        yield _judged(puzzle, values, order, target, clock)


def _fills(puzzle: Puzzle, keys: list[int], clock: Clock) -> list[tuple[int, ...] | None]:
    return fill(layout_of(puzzle), keys, givens=puzzle.givens, clock=clock)


def _offers(puzzle: Puzzle, sort: type[Clue], values: tuple[int, ...], stream: RandomStream) -> tuple[Clue, ...]:
    if sort is Given:
        return ()
    taken = {clue.spot for clue in printed_in(puzzle)}
    proposed = sort.proposals(puzzle.grid, regions_in(puzzle.rules), puzzle.grid.all_shown(values), stream)
    offers = fitting_clues(puzzle.grid, puzzle.rules, proposed)
    return tuple(clue for clue in offers if clue.spot not in taken)


_Order = tuple[list[Clue], list[list[Clue]]]
"""The clues that are added, and those that were taken out again, last ones last."""


def _carved(
    puzzle: Puzzle, offers: tuple[Clue, ...], symmetry: str, values: tuple[int, ...], stream: RandomStream, clock: Clock
) -> Iterator[tuple[tuple[int, ...], _Order]]:
    grid = puzzle.grid
    there = {cell for cell, given in enumerate(puzzle.givens) if given}
    orbits = {frozenset(place[0] for place in images(grid, symmetry, (cell,))) for cell in grid.filled}
    forced = {cell for orbit in orbits if orbit & there for cell in orbit}
    if offers:
        groups = [ClueGroup(rules=(clue,)) for clue in offers]
    else:
        groups = [ClueGroup(cells=tuple(sorted(orbit))) for orbit in sorted(orbits, key=sorted) if not orbit & there]
    stream.shuffle(groups)
    begin = [value if cell in forced or not offers else 0 for cell, value in enumerate(values)]
    layout = layout_of(with_clues(puzzle, offers) if offers else puzzle)
    rules = [offers] if offers else None
    answer = carve(layout, [values], groups, optional=offers, givens=[begin], rules=rules, clock=clock)[0]
    if not answer.unique:
        return

    def clues(group: ClueGroup) -> list[Clue]:
        return [*(Given.of(grid, cell, values[cell]) for cell in group.cells), *_clues_in(group)]

    kept_rules = set(answer.rules)
    gone = [g for g in groups if any(not answer.givens[c] for c in g.cells) or not kept_rules.issuperset(g.rules)]
    kept = [*clues(ClueGroup(cells=tuple(sorted(forced - there))))]
    kept += [clue for group in groups if group not in gone for clue in clues(group)]
    yield values, (kept, [clues(group) for group in gone])


def _clues_in(group: ClueGroup) -> list[Clue]:
    return [rule for rule in group.rules if isinstance(rule, Clue)]


def _judged(
    puzzle: Puzzle, values: tuple[int, ...], order: _Order, target: Target | None, clock: Clock
) -> Completed:
    """As it is, or with clues put back where it is too hard."""
    kept, removed = order

    def made(count: int) -> Completed:
        added = (*kept, *(clue for group in removed[count:] for clue in group))
        changed = with_clues(puzzle, added)
        # One is known to be needed; of more, nobody knows.
        return Completed(changed, Solution(puzzle.grid, values), added, len(added) == 1)

    whole = made(len(removed))
    if target is None:
        return whole
    low, high, best = 0, len(removed), whole
    found = climb(whole.puzzle, target.high, clock=clock)
    if not found.solved:
        while low < high:
            count = (low + high) // 2
            tried = made(count)
            reached = climb(tried.puzzle, target.high, clock=clock)
            if reached.solved:
                best, found, low = tried, reached, count + 1
            else:
                high = count
    return replace(best, is_met=found.solved and target.takes(found.rating))
