"""Clues that would leave exactly one of several solutions: as few as possible, with alternatives."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice

from gridwright.clues import Clue, Given, all_sorts, changes_others, printed_in, with_clues
from gridwright.diagnosis.sample import Sample, sample
from gridwright.engine import Edit, counts, solve
from gridwright.model.clock import Clock
from gridwright.model.puzzle import Puzzle, Status
from gridwright.notations._examples import sorts_of

__all__ = ["completions"]

Sets = tuple[tuple[Clue, ...], ...]

_FEW = 100
"""Solutions up to which a clue is worth following when a second one is sought."""

_FIRST = 8
"""First clues that are followed."""

_ALIKE = 4
"""The most sets of two clues that are told with the same first clue."""

_ALTERNATIVES = 100
"""The most sets of several clues that are told."""

_MOST = 20
"""The most clues that are looked for; where more are missing, a puzzle has hardly been begun."""

_SEARCHES = 4
"""How often sets of several clues are looked for, each time in other cells than those found before."""

_ASKED = 1_000
"""The most clues that are tried at a time, for the same reason."""

_PATIENCE = 20_000
"""Conflicts that all clues tried at a time may take together; what one leaves stays open after its share of them."""

_LEAST_SHARE = 100

_PROBED = 20
"""Clues that are asked first, to see whether the others can be decided."""


def completions(puzzle: Puzzle, known: Sample, clock: Clock) -> tuple[Sets, bool]:
    """Sets of clues that leave one solution, all of one size, and whether no fewer clues do.

    Single clues are all there are. Sets of several are found from one clue after the other, so that many begin alike:
    they are looked for again in other cells.
    """
    found, smallest = _search(puzzle, known, clock, _MOST, frozenset())
    if not found or len(found[0]) == 1:
        return found, smallest
    sets, taken = list(found), _cells(found[:1])
    for _ in range(_SEARCHES - 1):
        others, _ = _search(puzzle, known, clock, len(sets[0]), taken)
        if not others:
            break
        sets += others
        taken |= _cells(others[:1])
    return _shortest(sets), smallest


def _cells(sets: Iterable[Sequence[Clue]]) -> frozenset[int]:
    return frozenset(cell for clues in sets for clue in clues for cell in clue.cells)


def _search(puzzle: Puzzle, known: Sample, clock: Clock, most: int, taken: frozenset[int]) -> tuple[Sets, bool]:
    """Sets of clues, none of them in the cells that are taken, and whether no fewer of them do."""
    if not known.exact:
        return (), False
    if not known.complete:
        return _sampled(puzzle, known, clock, most, taken)
    grids = [puzzle.grid.all_shown(solution.values) for solution in known.solutions]
    kept: dict[Clue, int] = {}
    for clue in _clues(puzzle, known, taken):
        if clock.over():
            return (), False
        kept[clue] = sum(1 << number for number, values in enumerate(grids) if clue.holds(values))
    return _exact(kept)


def _clues(puzzle: Puzzle, known: Sample, taken: frozenset[int]) -> Iterator[Clue]:
    """What could be added without a cell that is taken."""
    return (clue for clue in _offers(puzzle, known) if taken.isdisjoint(clue.cells))


def _offers(puzzle: Puzzle, known: Sample) -> Iterator[Clue]:
    """What could be added: values where solutions differ, and clues of the sorts that the puzzle has, or its kind.

    Where a clue more or less would change other rules, only values.
    """
    values = [frozenset(map(puzzle.grid.shown, some)) for some in known.values]
    yield from Given.offers(puzzle.grid, values)
    if changes_others(puzzle):
        return
    printed = printed_in(puzzle)
    taken = {clue.spot for clue in printed}
    usual = {clue.sort for clue in printed} | sorts_of(puzzle.kind)
    for sort in all_sorts():
        if sort is not Given and sort.sort in usual:
            for clue in sort.offers(puzzle.grid, values):
                if clue.spot not in taken:
                    yield clue


def _exact(kept: Mapping[Clue, int]) -> tuple[Sets, bool]:
    """From all solutions, as sets of those that each clue keeps."""
    singles = tuple((clue,) for clue, some in kept.items() if some.bit_count() == 1)
    if singles:
        return singles, True
    by_power = sorted((clue for clue, some in kept.items() if some), key=lambda clue: kept[clue].bit_count())
    pairs = tuple(islice(_pairs(kept, by_power), _ALTERNATIVES))
    if pairs:
        return pairs, True
    sets = _shortest(filter(None, (_greedy(kept, first) for first in _spread(by_power))))
    return sets, bool(sets) and len(sets[0]) == 3


def _pairs(kept: Mapping[Clue, int], by_power: Sequence[Clue]) -> Iterator[tuple[Clue, Clue]]:
    """Two clues that leave one solution, with each first one only a few: all of them would be much alike."""
    for number, one in enumerate(by_power):
        fitting = ((one, other) for other in by_power[number + 1 :] if (kept[one] & kept[other]).bit_count() == 1)
        yield from islice(fitting, _ALIKE)


def _spread(clues: Sequence[Clue]) -> Sequence[Clue]:
    """A few of many clues, from all over the grid."""
    by_place = list({clue.spot: clue for clue in reversed(clues)}.values())[::-1]
    return by_place[:: max(1, -(-len(by_place) // _FIRST))]


def _shortest(sets: Iterable[Sequence[Clue]]) -> Sets:
    """Those of the smallest size, each once."""
    found = {frozenset(clues): tuple(clues) for clues in sets}.values()
    size = min(map(len, found), default=0)
    return tuple(clues for clues in found if len(clues) == size)[:_ALTERNATIVES]


def _greedy(kept: Mapping[Clue, int], first: Clue) -> list[Clue]:
    """Clues that each leave as few solutions as possible, from a first one on, without those that turn out needless.

    None where even all of them leave several.
    """
    chosen, left = [first], kept[first]
    clues = list(kept)
    begin = clues.index(first)
    onward = clues[begin:] + clues[:begin]  # so that other first clues get other company
    while left.bit_count() > 1:
        best = min((clue for clue in onward if kept[clue] & left), key=lambda clue: (kept[clue] & left).bit_count())
        if kept[best] & left == left:
            return []
        chosen.append(best)
        left &= kept[best]
    for clue in tuple(chosen):
        others = [other for other in chosen if other != clue]
        if others and _common(kept, others).bit_count() == 1:
            chosen = others
    return chosen


def _common(kept: Mapping[Clue, int], clues: Sequence[Clue]) -> int:
    left = -1
    for clue in clues:
        left &= kept[clue]
    return left


def _sampled(puzzle: Puzzle, known: Sample, clock: Clock, most: int, taken: frozenset[int]) -> tuple[Sets, bool]:
    """From some solutions: a clue that keeps two of them is not enough, and for others the engine tells."""
    asked: list[Clue] = []
    grids = [puzzle.grid.all_shown(solution.values) for solution in known.solutions]
    for clue in _clues(puzzle, known, taken):  # of which there may be thousands, more than are worth looking at
        if clock.over() or len(asked) > _ASKED:
            return (), False
        if len(list(islice(filter(clue.holds, grids), 2))) < 2:
            asked.append(clue)
    if len(asked) > _ASKED:
        return (), False
    found = _left_by(puzzle, asked, clock)
    if found is None:
        return (), False
    left = {clue: count for clue, count in zip(asked, found, strict=True) if count}
    singles = tuple((clue,) for clue, count in left.items() if count == 1)
    if singles:
        return singles, True
    if most == 1:
        return (), False
    few = sorted((clue for clue, count in left.items() if count <= _FEW), key=left.__getitem__)[:_FIRST]
    firsts = few or _most_telling(puzzle, known, taken)
    sets = _shortest(clues for first in firsts for clues in _from(puzzle, first, clock, most, taken))
    return sets, bool(sets) and len(sets[0]) == 2 and None not in found


def _left_by(puzzle: Puzzle, asked: Sequence[Clue], clock: Clock) -> list[int | None] | None:
    """How many solutions each clue leaves, up to more than a few; None where that is too hard to find out for most of
    them, of which some are asked first: such a puzzle has hardly been begun either."""
    edits, found = [Edit(added=(clue,)) for clue in asked], list[int | None]()
    share = max(_LEAST_SHARE, _PATIENCE // max(1, len(edits)))
    for some in (edits[:: -(-len(edits) // _PROBED)], edits) if len(edits) > _PROBED else (edits,):
        found = counts(puzzle, some, limit=_FEW + 1, timeout=clock.left(), cancel=clock.cancel, patience=share)
        if clock.over() or found.count(None) * 2 > len(found):
            return None
    return found


def _from(puzzle: Puzzle, first: Clue, clock: Clock, most: int, taken: frozenset[int]) -> Sets:
    """Sets with a first clue, or without it where the others turn out to be enough."""
    with_first = with_clues(puzzle, [first])
    outcome = solve(with_first, timeout=clock.left(), cancel=clock.cancel)
    known = sample(with_first, outcome, clock) if outcome.status is Status.SEVERAL else None
    rests = _search(with_first, known, clock, most - 1, taken)[0] if known else ()
    alone = counts(puzzle, [Edit(added=rest) for rest in rests], timeout=clock.left(), cancel=clock.cancel)
    return tuple(rest if count == 1 else (first, *rest) for rest, count in zip(rests, alone, strict=True))


def _most_telling(puzzle: Puzzle, known: Sample, taken: frozenset[int]) -> list[Clue]:
    """The first solution's value where most values are possible, unless all such cells are taken."""
    free = [cell for cell, values in enumerate(known.values) if len(values) > 1 and cell not in taken]
    cell = max(free, key=lambda cell: len(known.values[cell]), default=None)
    return [] if cell is None else [Given.of(puzzle.grid, cell, known.solutions[0].values[cell])]
