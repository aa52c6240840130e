"""Solving, counting and listing: the lanes first, the learning solver where they thrash."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from gridwright.engine import _core
from gridwright.engine.answers import Answers, Listing
from gridwright.engine.batches import RowPieces, solve_grids, solve_lines
from gridwright.engine.grids import Grids
from gridwright.engine.native import FIRST_LOOK, Answer, Native, compiled, instruction_sets
from gridwright.model.arguments import several, whole
from gridwright.model.checks import highest_values
from gridwright.model.clock import Cancel, Clock
from gridwright.model.display import brief
from gridwright.model.errors import GridwrightError, RuleError
from gridwright.model.layout import layout_of
from gridwright.model.numbers import Numbers, shown_numbers
from gridwright.model.puzzle import Outcome, Puzzle, Solution, Status
from gridwright.model.rules import Rule, Values
from gridwright.model.span import span_text

__all__ = ["Engine"]

_LONE = next((name for name in instruction_sets() if name != "avx512"), None)
"""The instruction set for a puzzle by itself: it seldom fills the widest vectors, and processors do fewer of those."""


class Engine:
    """The rules of a puzzle, compiled to answer any number of questions about grids of its shape.

    Rules named `optional` can be left out per question. Solutions come in one order, whatever the machine: that of a
    search which branches on the cell with the fewest candidates (then most open cells and cells of two candidates in
    sight, then first in reading order) and tries smaller values first. A puzzle that needs more than a few dozen is
    searched in another order, guided by where guesses fail: if it has one solution, or none, that is the answer, after
    as many `guesses` as were made in order. A puzzle with several that needs more than a thousand guesses, or a hundred
    on large grids, is decided by a learning solver, whose two solutions come in its own, repeatable order.
    """

    def __init__(self, puzzle: Puzzle, *, optional: Iterable[Rule] = (), instruction_set: str | None = None) -> None:
        layout = layout_of(puzzle)
        optional = tuple(dict.fromkeys(several(optional, "a sequence of rules")))
        for rule in optional:
            if rule not in puzzle.rules:
                raise RuleError(f"{getattr(rule, 'label', rule)!r} is not a rule of this puzzle")
            if isinstance(rule, Values):
                raise RuleError(f"{rule.label!r} cannot be optional: cells need values to choose from")
        if instruction_set is not None and instruction_set not in instruction_sets():
            there_are = ", ".join(instruction_sets())
            raise GridwrightError(f"no instruction set {instruction_set!r} here; there are {there_are}")
        self.puzzle = puzzle
        self._native: Native = compiled(layout, optional)
        self._instruction_set = instruction_set

    def __repr__(self) -> str:
        return brief(self, repr(self.puzzle)[1:-1])

    def __reduce__(self) -> tuple[Callable[..., Engine], tuple[Puzzle, tuple[Rule, ...], str | None]]:
        """Another process or a copy compiles the rules again: what is compiled belongs to its processor."""
        return _engine, (self.puzzle, self._native.optional, self._instruction_set)

    def solve(
        self,
        givens: Numbers | None = None,
        *,
        limit: int = 2,
        timeout: float | None = None,
        cancel: Cancel | None = None,
        budget: int | None = None,
        without: Iterable[Rule] = (),
    ) -> Outcome:
        """Up to `limit` solutions (0: all), within `timeout` seconds and `budget` guesses."""
        return self._ask(self._stated(givens), limit, Clock(timeout, cancel), budget, without, keep=True)

    def count(
        self,
        givens: Numbers | None = None,
        *,
        limit: int = 0,
        timeout: float | None = None,
        cancel: Cancel | None = None,
        budget: int | None = None,
        without: Iterable[Rule] = (),
    ) -> Outcome:
        """How many solutions there are, up to `limit` (0: all), without keeping them: see `at_least`, `complete`."""
        return self._ask(self._stated(givens), limit, Clock(timeout, cancel), budget, without, keep=False)

    def solutions(
        self,
        givens: Numbers | None = None,
        *,
        timeout: float | None = None,
        cancel: Cancel | None = None,
        without: Iterable[Rule] = (),
    ) -> Listing:
        """Every solution, one after the other."""
        values, clock = self._stated(givens), Clock(timeout, cancel)
        without = tuple(several(without, "a sequence of rules"))
        return Listing(lambda listing: self._list(listing, values, clock, without))

    def explore(self, *, limit: int, budget: int, clock: Clock, keep: bool = True) -> Outcome:
        """What the lanes alone find within a budget: up to `limit` solutions, kept or only counted."""
        grid = self._grid(None)
        if grid is None:
            return _NOTHING
        answer = self._native.ask(grid, [], _limit(limit), budget, clock, self._instruction_set, keep=keep)
        return self._outcome(answer, limit)

    def solve_many(self, givens: Grids, *, threads: int | None = None) -> Answers:
        """Solves many grids and proves uniqueness.

        Grids are whole numbers, 0 for empty: bytes, a numpy array of any integers or nested lists, in the shape
        n x rows x columns, n x cells or all in one row. Unsigned bytes are taken as they are, without a copy. `threads`
        is one per processor if not given; the answers do not depend on it. A number that is no value of its cell is
        refused with the grid and the cell it stands in.

        Values are numbered from 1: of a puzzle that shows others, `gw.solve_many` takes the puzzles themselves.
        """
        grid = self.puzzle.grid
        if grid.first != 1:
            raise GridwrightError(
                f"grids of numbers have values from 1 on, 0 for empty, but this puzzle shows {span_text(grid.span())}; "
                "hand the puzzles themselves to gridwright.solve_many()"
            )
        return self.solve_values(givens, threads=threads)

    def solve_values(self, givens: Grids, *, threads: int | None = None) -> Answers:
        """The same for any puzzle, with values that are numbered from 1 whatever they are shown as."""

        def solve(values: Sequence[int]) -> Outcome:
            return self._ask(values, 2, Clock(None, None), None, (), keep=True)

        return solve_grids(self._native, givens, threads, self._instruction_set, solve)

    def solve_text(
        self,
        text: bytes,
        first_number: int = 1,
        *,
        told: str = "solution",
        limit: int = 2,
        threads: int | None = None,
        kind: str = "",
    ) -> RowPieces:
        """Solves puzzles written one per line, a character per cell, and tells a row for each.

        The answer comes in pieces: rows; the lines among them that are no such puzzle or need too many guesses, as
        (place of the missing row, begin, end in the text, number); and how many of the others are none, unique,
        several, undecided. `told` is solution, status, json or csv; the last two call the puzzles by their kind.
        """
        return solve_lines(self._native, text, first_number, told, limit, threads, self._instruction_set, kind)

    def _list(
        self, listing: Listing, givens: Sequence[int] | None, clock: Clock, without: tuple[Rule, ...]
    ) -> Iterator[Solution]:
        outcome = self._ask(givens, 2, clock, None, without, keep=True)
        if outcome.status is not Status.SEVERAL:
            yield from outcome.solutions
            listing.complete = outcome.complete
            return
        native, grid = self._native, self._grid(givens)
        assert grid is not None, "what has no solution is told above"
        search = native.stream(grid, native.toggles(without), 0, None, self._instruction_set)
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
        limit = _limit(limit)
        if budget is not None and whole(budget, "budget") < 0:
            raise GridwrightError(f"a budget of {budget} guesses is negative")
        native, grid = self._native, self._grid(givens)
        toggles = native.toggles(without)
        if grid is None:
            return _NOTHING
        patience = native.patience
        lone = self._instruction_set or _LONE
        if budget is not None and budget < patience:
            return self._outcome(native.ask(grid, toggles, limit, budget, clock, lone, keep=keep), limit)
        first_look = min(patience, FIRST_LOOK) if native.sweeps else patience
        answer = native.ask(grid, toggles, limit, first_look, clock, lone, keep=keep)
        if answer.verdict is _core.Verdict.OVERRUN and answer.found < 2:
            proof = native.prove(grid, toggles, clock, lone)
            if proof is not None:
                enough = limit == proof.found == 1
                verdict = _core.Verdict.LIMITED if enough else proof.verdict
                solutions = proof.solutions if keep else []
                return self._outcome(Answer(solutions, proof.found, verdict, answer.guesses), limit)
        if answer.verdict is _core.Verdict.OVERRUN and first_look < patience:
            answer = native.ask(grid, toggles, limit, patience, clock, lone, keep=keep)
        if answer.verdict is not _core.Verdict.OVERRUN or patience == budget:
            return self._outcome(answer, limit)
        from gridwright.engine.learning import decide  # noqa: PLC0415 - most puzzles never need it

        wanted = min(limit, 2) or 2
        learnt, decided = decide(native, native.candidates(grid), toggles, wanted, clock)
        known = Answer(learnt if keep else [], len(learnt), _core.Verdict.OPEN, answer.guesses)
        if not decided:
            return self._outcome(max(answer, known, key=lambda a: a.found), limit)
        if len(learnt) < wanted:
            known.verdict = _core.Verdict.EXHAUSTED
        elif len(learnt) == limit:
            known.verdict = _core.Verdict.LIMITED
        else:
            # There are several and more are wanted: only the lanes can list or count them.
            answer = native.ask(grid, toggles, limit, budget, clock, self._instruction_set, keep=keep)
            known.guesses = answer.guesses
            known = max(answer, known, key=lambda a: a.found)
        return self._outcome(known, limit)

    def _stated(self, givens: Numbers | None) -> Sequence[int] | None:
        """Givens as values, from how they are shown."""
        return None if givens is None else shown_numbers(self.puzzle.grid, givens, "givens")

    def _grid(self, givens: Sequence[int] | None) -> bytes | None:
        """The givens as bytes; None when a clue forbids one of them, so that there is no solution."""
        values = self.puzzle.givens if givens is None else givens
        try:
            grid = bytes(values)
        except ValueError:  # something is not in 0 … 255
            grid = b""
        if not self._native.core.fits(grid):
            for cell, high in enumerate(highest_values(self.puzzle.grid, self.puzzle.rules)):
                if not 0 <= values[cell] <= high:
                    shown = self.puzzle.grid.shown(values[cell])
                    raise RuleError(f"{self.puzzle.grid.name(cell)}: {shown} is not a value of that cell")
            return None
        return grid

    def _outcome(self, answer: Answer, limit: int) -> Outcome:
        complete = answer.verdict is _core.Verdict.EXHAUSTED
        status = Status.of(answer.found, complete=complete)
        kept = tuple([self._solution(values) for values in answer.solutions[: limit or None]])
        return Outcome(status, kept, answer.found, complete, answer.guesses)

    def _solution(self, values: bytes) -> Solution:
        return Solution(self.puzzle.grid, tuple(values))


_NOTHING = Outcome(Status.NONE, (), 0, complete=True)

_MOST = (1 << 62) - 1
"""Solutions that the core can count to; nobody waits for as many."""


def _limit(limit: int) -> int:
    """How many solutions are wanted, 0 for all."""
    if whole(limit, "limit") < 0:
        raise GridwrightError(f"limit {limit} is negative; 0 means all solutions")
    return min(limit, _MOST)


def _engine(puzzle: Puzzle, optional: tuple[Rule, ...], instruction_set: str | None) -> Engine:
    """An engine again, on a machine that may lack the instruction set which it had elsewhere."""
    there = instruction_set if instruction_set in instruction_sets() else None
    return Engine(puzzle, optional=optional, instruction_set=there)
