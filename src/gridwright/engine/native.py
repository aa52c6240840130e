"""Layouts for the native core, and the questions that are put to it."""

from __future__ import annotations

import atexit
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from gridwright.engine import _core
from gridwright.model.arguments import several
from gridwright.model.clock import Clock
from gridwright.model.errors import RuleError
from gridwright.model.layout import Layout, candidates_among
from gridwright.model.primitives import Automaton, Distinct, Domain, OneOf, Pair, Sum
from gridwright.model.rules import Rule

__all__ = ["CORE_SOURCES", "FIRST_LOOK", "HAND_OVER", "Answer", "Native", "compiled", "instruction_sets", "run_to_end"]

CORE_SOURCES = _core.SOURCES
"""What the sources of the core are known by."""

HAND_OVER = 1000
"""Guesses after which the lanes hand a puzzle over to the learning solver."""

FIRST_LOOK = 40
"""Guesses in order before the lanes try without one, guided by what the rules say of cells and where guesses fail."""

_SWEEPS = 30_000
"""Sweeps of a search without order: a tenth of a second at most, which decides nearly everything that people set."""

_LARGE = 256
"""Cells of the largest grid with which the lanes have so much patience."""

_SOONER = 100
"""Guesses for larger ones: each takes longer there, and what needs a hundred needs thousands."""

_ARCS = 1_000
"""Arcs of diagrams that take as long as a guess without any."""

_ROOM = 256
"""Solutions the core holds at a time while it streams them."""


@dataclass(slots=True)
class Answer:
    """What a solver said, before it is told as an outcome."""

    solutions: list[bytes]
    found: int
    verdict: _core.Verdict
    guesses: int


@dataclass(frozen=True)
class Native:
    """A compiled layout, with the rules that can be switched off."""

    layout: Layout
    core: _core.Layout
    optional: tuple[Rule, ...]

    @property
    def patience(self) -> int:
        """Guesses after which this layout's puzzles are handed over: fewer where each takes longer."""
        most = HAND_OVER if self.core.cells <= _LARGE else min(HAND_OVER, _SOONER)
        return most * _ARCS // (_ARCS + self.core.arcs)

    @property
    def sweeps(self) -> int:
        """Sweeps of a search without order that this layout's puzzles are worth.

        None where cells need only differ, for there nothing guides it, nor on large grids: a learning solver is better.
        """
        if not self.core.says_more or not self.patience or self.core.cells > _LARGE:
            return 0
        return _SWEEPS * _ARCS // (_ARCS + self.core.arcs)

    @property
    def domains(self) -> tuple[int, ...]:
        """The values each cell may take when all optional rules are off."""
        return tuple(self.core.domains) if self.optional else self.layout.domains

    def candidates(self, values: Sequence[int]) -> list[int]:
        """The first candidates of each cell, whichever optional rules are on."""
        return candidates_among(self.domains, values)

    def toggles(self, without: Iterable[Rule]) -> list[int]:
        """The optional rules as bits, on unless they are named; nothing when all are on."""
        off = {self._toggle(rule) for rule in several(without, "a sequence of rules")}
        if not off:
            return []
        words = [(1 << 64) - 1] * ((len(self.optional) + 63) // 64)
        for toggle in off:
            words[toggle // 64] &= ~(1 << (toggle % 64))
        return words

    def confirm(self, values: Sequence[int], toggles: Sequence[int]) -> None:
        """Fails if a solution breaks a rule that is on, in the rule's own words."""
        on = {rule: not toggles or toggles[n // 64] >> n % 64 & 1 for n, rule in enumerate(self.optional)}
        shown = self.layout.grid.all_shown(values)
        for rule in self.layout.rules:
            if on.get(rule, True) and not rule.holds(shown):
                raise RuntimeError(f"a solution breaks {rule.label!r}: a fault of gridwright, please report it")

    def _toggle(self, rule: Rule) -> int:
        if rule not in self.optional:
            told = getattr(rule, "label", repr(rule))
            raise RuleError(f"{told} is not one of the optional rules of this engine")
        return self.optional.index(rule)

    def ask(
        self,
        grid: bytes,
        toggles: list[int],
        limit: int,
        budget: int | None,
        clock: Clock,
        instruction_set: str | None,
        *,
        keep: bool,
        sweeps: int | None = None,
    ) -> Answer:
        """What the lanes find out about one grid; with `sweeps` in no order, until so many of them."""
        # A few solutions are kept, so that lanes can share the work; many are streamed.
        few = keep and 0 < limit <= _core.MAX_KEEP
        if few or not keep:
            kept = limit if few else 0
            if clock.cancel is None:
                return Answer(
                    *_core.ask(self.core, grid, toggles, limit, budget, kept, clock.left(), instruction_set, sweeps)
                )
            search = _core.Search(
                self.core, grid, toggles, limit=limit, budget=budget, keep=kept, instruction_set=instruction_set,
                sweeps=sweeps,
            )  # fmt: skip
            run_to_end(search, clock)
            return Answer(search.solutions(0), search.found(0), search.verdict(0), search.guesses(0))
        search = self.stream(grid, toggles, limit, budget, instruction_set)
        found: list[bytes] = []
        done = False
        while not done and not clock.over():
            done = search.run(clock.slice())
            found += search.take()
        return Answer(found, search.found(0), search.verdict(0), search.guesses(0))

    def prove(self, grid: bytes, toggles: list[int], clock: Clock, instruction_set: str | None) -> Answer | None:
        """The only solution, or that there is none; None where there are several, or it takes too long.

        The lanes guess in no order here, and their number decides which they find first: so of several none is told.
        """
        if not self.sweeps:
            return None
        answer = self.ask(grid, toggles, 2, None, clock, instruction_set, keep=True, sweeps=self.sweeps)
        return answer if answer.verdict is _core.Verdict.EXHAUSTED else None

    def stream(
        self, grid: bytes, toggles: list[int], limit: int, budget: int | None, instruction_set: str | None
    ) -> _core.Search:
        """A search that hands out solutions as it finds them."""
        return _core.Search(
            self.core, grid, toggles,
            limit=limit, budget=budget, keep=0, stream_room=_ROOM, instruction_set=instruction_set,
        )  # fmt: skip

    def propagated(self, starts: Sequence[int], toggles: Sequence[int]) -> list[int]:
        """The candidates left when nothing but singles and relations is applied; all there were if that clashes."""
        search = _core.Search(self.core, starts, toggles, limit=0, budget=0, keep=0, keep_states=True)
        search.run(float("inf"))
        return list(search.state(0))


@lru_cache(maxsize=128)
def compiled(layout: Layout, optional: tuple[Rule, ...] = ()) -> Native:
    """The layout compiled for the core; rules of `optional` can be switched off per question."""
    toggle_of = {rule: number for number, rule in enumerate(optional)}
    toggles = [toggle_of.get(rule, -1) for rule in layout.rules] if optional else []
    try:
        core = _core.compile(layout.values, len(layout.grid.cells), layout.primitives, toggles, len(optional))
    except TypeError:  # the core knows primitives by their type; here it is known whose they are
        layout.require("the engine", Domain, Distinct, Pair, OneOf, Sum, Automaton)
        raise
    return Native(layout, core, optional)


# Python takes modules apart in no certain order, and the core would call layouts that are freed after it leaked.
atexit.register(compiled.cache_clear)


def instruction_sets() -> tuple[str, ...]:
    """The instruction sets this machine can run, best first."""
    return tuple(_core.instruction_sets())


def run_to_end(search: _core.Search, clock: Clock) -> bool:
    """Lets a search that keeps its solutions work until everything is answered; False when the time is over."""
    while not (done := search.run(clock.slice())) and not clock.over():
        pass
    return done
