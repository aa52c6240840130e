"""Solving, counting and listing: the lanes first, the learning solver where they thrash."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gridwright.engine import _core
from gridwright.engine.answers import STATUSES, Answers
from gridwright.engine.buffers import flat, places, processors
from gridwright.engine.learning import decide
from gridwright.engine.listing import Listing
from gridwright.engine.native import Native, compiled, levels, run_to_end
from gridwright.model.checks import highest_values
from gridwright.model.clock import Cancel, Clock
from gridwright.model.display import brief
from gridwright.model.errors import GridwrightError, RuleError
from gridwright.model.layout import layout_of
from gridwright.model.puzzle import Outcome, Puzzle, Solution, Status
from gridwright.model.rules import Rule, Values

if TYPE_CHECKING:
    from typing_extensions import Buffer

__all__ = ["Engine", "count", "solutions", "solve"]

_LONE = next((level for level in levels() if level != "avx512"), None)
"""The level for a puzzle by itself: it seldom fills the widest vectors, of which processors do fewer at a time."""

_ROOM = 256
"""Solutions the core holds at a time while it streams them."""


class Engine:
    """The rules of a puzzle, compiled to answer any number of questions about grids of its shape.

    Rules named `optional` can be left out per question. Solutions come in one order, whatever the machine: that of a
    search which branches on the cell with the fewest candidates (then most open cells and cells of two candidates in
    sight, then first in reading order) and tries smaller values first. A puzzle that needs more than a thousand
    guesses, or a hundred on large grids, is decided by a learning solver, whose two solutions come in its own,
    repeatable order.
    """

    def __init__(self, puzzle: Puzzle, *, optional: Iterable[Rule] = (), level: str | None = None) -> None:
        layout = layout_of(puzzle)
        optional = tuple(dict.fromkeys(optional))
        for rule in optional:
            if rule not in puzzle.rules:
                raise RuleError(f"{getattr(rule, 'label', rule)!r} is not a rule of this puzzle")
            if isinstance(rule, Values):
                raise RuleError(f"{rule.label!r} cannot be optional: cells need values to choose from")
        if level is not None and level not in levels():
            raise GridwrightError(f"no instruction level {level!r} here; there are {', '.join(levels())}")
        self.puzzle = puzzle
        self._native: Native = compiled(layout, optional)
        self._level = level

    def __repr__(self) -> str:
        return brief(self, repr(self.puzzle)[1:-1])

    def solve(
        self,
        givens: Sequence[int] | None = None,
        *,
        limit: int = 2,
        timeout: float | None = None,
        cancel: Cancel | None = None,
        budget: int | None = None,
        without: Iterable[Rule] = (),
    ) -> Outcome:
        """Up to `limit` solutions (0: all), within `timeout` seconds and `budget` guesses."""
        return self._ask(givens, limit, Clock(timeout, cancel), budget, without, keep=True)

    def count(
        self,
        givens: Sequence[int] | None = None,
        *,
        limit: int = 0,
        timeout: float | None = None,
        cancel: Cancel | None = None,
        budget: int | None = None,
        without: Iterable[Rule] = (),
    ) -> Outcome:
        """How many solutions there are, up to `limit` (0: all), without keeping them: see `at_least`, `complete`."""
        return self._ask(givens, limit, Clock(timeout, cancel), budget, without, keep=False)

    def solutions(
        self,
        givens: Sequence[int] | None = None,
        *,
        timeout: float | None = None,
        cancel: Cancel | None = None,
        without: Iterable[Rule] = (),
    ) -> Listing:
        """Every solution, one after the other."""
        clock, without = Clock(timeout, cancel), tuple(without)
        return Listing(lambda listing: self._list(listing, givens, clock, without))

    def explore(self, *, limit: int, budget: int, clock: Clock, keep: bool = True) -> Outcome:
        """What the lanes alone find within a budget: up to `limit` solutions, kept or only counted."""
        grid = self._grid(None)
        if grid is None:
            return _NOTHING
        return self._outcome(self._lanes(grid, [], limit, budget, clock, keep=keep), limit)

    def solve_many(self, givens: Buffer, *, threads: int | None = None) -> Answers:
        """Solves every grid of a buffer and proves uniqueness.

        The buffer (bytes, bytearray, memoryview, a numpy array …) has an unsigned byte per cell, 0 for empty, grid
        after grid. `threads` is one per processor if not given; the answers do not depend on it. A grid with a value
        that its cell cannot take has no solution, and is told so: unlike `solve`, this raises no error for it.
        """
        if threads is not None and threads < 1:
            raise GridwrightError(f"threads {threads} is less than 1")
        data = flat(givens)
        cells = len(self.puzzle.givens)
        count, rest = divmod(len(data), cells)
        if rest:
            raise GridwrightError(f"{len(data)} bytes are no whole number of grids of {cells} cells")
        workers = threads or processors()
        statuses, solutions = bytearray(count), memoryview(_core.unfilled(count * cells))
        patience = self._native.patience
        _core.solve_many(
            self._native.core, data, statuses, solutions, budget=patience, threads=workers, level=self._level
        )
        for number in places(statuses, STATUSES.index(Status.UNDECIDED)):
            place = slice(number * cells, (number + 1) * cells)
            outcome = self.solve(data[place])
            statuses[number] = STATUSES.index(outcome.status)
            if outcome.solution is not None:
                solutions[place] = bytes(outcome.solution.values)
        rows = solutions.cast("B", (count, cells)) if count else solutions
        return Answers(self.puzzle.grid, memoryview(statuses), rows)

    def solve_text(
        self, text: bytes, first_number: int = 1, *, told: str = "solution", limit: int = 2, threads: int | None = None
    ) -> list[tuple[bytes, list[tuple[int, int, int, int]]]]:
        """Solves puzzles written one per line, a character per cell, and tells a row for each.

        The answer comes in pieces: rows, and the lines among them that are no such puzzle or need too many
        guesses, as (place of the missing row, begin, end in the text, number). `told` is solution, status or json.
        """
        if told not in ("solution", "status", "json"):
            raise GridwrightError(f"told {told!r} is not solution, status or json")
        return _core.solve_text(
            self._native.core,
            text,
            first_number,
            told,
            limit,
            self._native.patience,
            threads or processors(),
            self._level,
        )

    def _list(
        self, listing: Listing, givens: Sequence[int] | None, clock: Clock, without: tuple[Rule, ...]
    ) -> Iterator[Solution]:
        outcome = self._ask(givens, 2, clock, None, without, keep=True)
        if outcome.status is not Status.SEVERAL:
            yield from outcome.solutions
            listing.complete = outcome.complete
            return
        grid = self._grid(givens)
        assert grid is not None, "what has no solution is told above"
        search = self._stream(grid, self._native.toggles(without), 0, None, self._level)
        done = False
        while not done and not clock.over():
            done = search.run(clock.slice())
            for values in search.take():
                if clock.over():  # whoever asks may take long over each
                    return
                yield self._solution(values)
        listing.complete = done

    def _ask(
        self,
        givens: Sequence[int] | None,
        limit: int,
        clock: Clock,
        budget: int | None,
        without: Iterable[Rule],
        *,
        keep: bool,
    ) -> Outcome:
        if limit < 0:
            raise GridwrightError(f"limit {limit} is negative; 0 means all solutions")
        if budget is not None and budget < 0:
            raise GridwrightError(f"a budget of {budget} guesses is negative")
        grid, toggles = self._grid(givens), self._native.toggles(without)
        if grid is None:
            return _NOTHING
        patience = self._native.patience if budget is None else min(budget, self._native.patience)
        answer = self._lanes(grid, toggles, limit, patience, clock, keep=keep, level=self._level or _LONE)
        if answer.verdict is not _core.Verdict.OVERRUN or patience == budget:
            return self._outcome(answer, limit)
        wanted = min(limit, 2) or 2
        learnt, decided = decide(self._native, self._native.layout.candidates(grid), toggles, wanted, clock)
        known = _Answer(learnt if keep else [], len(learnt), _core.Verdict.OPEN, answer.guesses)
        if not decided:
            return self._outcome(max(answer, known, key=lambda a: a.found), limit)
        if len(learnt) < wanted:
            known.verdict = _core.Verdict.EXHAUSTED
        elif len(learnt) == limit:
            known.verdict = _core.Verdict.LIMITED
        else:
            # There are several and more are wanted: only the lanes can list or count them.
            answer = self._lanes(grid, toggles, limit, budget, clock, keep=keep)
            known = max(answer, known, key=lambda a: a.found)
        return self._outcome(known, limit)

    def _lanes(
        self,
        grid: bytes,
        toggles: list[int],
        limit: int,
        budget: int | None,
        clock: Clock,
        *,
        keep: bool,
        level: str | None = None,
    ) -> _Answer:
        level = level or self._level
        # A few solutions are kept, so that lanes can share the work; many are streamed.
        few = keep and 0 < limit <= _core.MAX_KEEP
        if few or not keep:
            kept, core = limit if few else 0, self._native.core
            if clock.cancel is None:
                return _Answer(*_core.ask(core, grid, toggles, limit, budget, kept, clock.left(), level))
            search = _core.Search(core, grid, toggles, limit=limit, budget=budget, keep=kept, level=level)
            run_to_end(search, clock)
            return _Answer(search.solutions(0), search.found(0), search.verdict(0), search.guesses(0))
        search = self._stream(grid, toggles, limit, budget, level)
        found: list[bytes] = []
        done = False
        while not done and not clock.over():
            done = search.run(clock.slice())
            found += search.take()
        return _Answer(found, search.found(0), search.verdict(0), search.guesses(0))

    def _stream(
        self, grid: bytes, toggles: list[int], limit: int, budget: int | None, level: str | None
    ) -> _core.Search:
        """A search that hands out solutions as it finds them."""
        return _core.Search(
            self._native.core, grid, toggles, limit=limit, budget=budget, keep=0, stream_room=_ROOM, level=level
        )

    def _grid(self, givens: Sequence[int] | None) -> bytes | None:
        """The givens as bytes; None when a clue forbids one of them, so that there is no solution."""
        values = self.puzzle.givens if givens is None else givens
        if len(values) != len(self.puzzle.givens):
            raise GridwrightError(f"{len(values)} givens for a grid of {len(self.puzzle.givens)} cells")
        try:
            grid = bytes(values if type(values) is tuple else list(map(int, values)))
        except ValueError:  # something is not in 0 … 255
            grid = b""
        if not self._native.core.fits(grid):
            for cell, high in enumerate(highest_values(self.puzzle.grid, self.puzzle.rules)):
                if not 0 <= values[cell] <= high:
                    raise RuleError(f"{self.puzzle.grid.name(cell)}: {values[cell]} is not a value of that cell")
            return None
        return grid

    def _outcome(self, answer: _Answer, limit: int) -> Outcome:
        complete = answer.verdict is _core.Verdict.EXHAUSTED
        status = Status.of(answer.found, complete=complete)
        kept = tuple([self._solution(values) for values in answer.solutions[: limit or None]])
        return Outcome(status, kept, answer.found, complete, answer.guesses)

    def _solution(self, values: bytes) -> Solution:
        return Solution(self.puzzle.grid, tuple(values))


_NOTHING = Outcome(Status.NONE, (), 0, complete=True)


@dataclass(slots=True)
class _Answer:
    """What a solver said, before it is told as an outcome."""

    solutions: list[bytes]
    found: int
    verdict: _core.Verdict
    guesses: int


def solve(
    puzzle: Puzzle,
    *,
    limit: int = 2,
    timeout: float | None = None,
    cancel: Cancel | None = None,
    budget: int | None = None,
) -> Outcome:
    """Solves a puzzle and proves whether the solution is the only one.

    With the default limit of 2 the status is certain: unique, several or none. `timeout` (seconds), `cancel` (from
    another thread) and `budget` (guesses) may end it before, undecided.
    """
    return Engine(puzzle).solve(limit=limit, timeout=timeout, cancel=cancel, budget=budget)


def count(
    puzzle: Puzzle,
    *,
    limit: int = 0,
    timeout: float | None = None,
    cancel: Cancel | None = None,
    budget: int | None = None,
) -> Outcome:
    """Counts solutions without keeping them, up to `limit` (0: all): see the outcome's `at_least` and `complete`."""
    return Engine(puzzle).count(limit=limit, timeout=timeout, cancel=cancel, budget=budget)


def solutions(puzzle: Puzzle, *, timeout: float | None = None, cancel: Cancel | None = None) -> Listing:
    """Every solution of a puzzle, one after the other. It ends early, not `complete`, when the time is over."""
    return Engine(puzzle).solutions(timeout=timeout, cancel=cancel)
