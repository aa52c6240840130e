"""One puzzle at a time beside CP-SAT, each with a layout never seen before: lowering, solving and proof."""

from __future__ import annotations

import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, fields

import pysat.solvers  # noqa: F401 - loaded on first use by the package; no more to be measured than CP-SAT's loading

import gridwright as gw
from bench.cp_sat import count_by_forbidding, count_by_listing
from bench.results import Row
from gridwright.engine.native import compiled
from gridwright.model.layout import Layout, _layout, layout_of

__all__ = ["compared", "forget_layouts"]

SLOW = 3
"""A puzzle that takes more than so many times CP-SAT's time is measured again."""

AGAIN = 5
"""How often; the best counts."""


@dataclass(frozen=True)
class Spent:
    """Seconds on one puzzle: `solve` from the rules, `engine` with the rules lowered but not compiled."""

    solve: float
    engine: float
    listing: float
    forbidding: float

    @property
    def cp_sat(self) -> float:
        return min(self.listing, self.forbidding)

    @property
    def worse(self) -> float:
        """Our time as a multiple of CP-SAT's."""
        return self.solve / self.cp_sat


def forget_layouts() -> None:
    """Makes the package forget the layouts it lowered and compiled."""
    compiled.cache_clear()
    _layout.cache_clear()


def compared(puzzles: Sequence[gw.Puzzle]) -> Row:
    """Mean times on these puzzles, ratios of them, and the puzzle on which we look worst.

    Each contestant takes the puzzles one after the other before the next one does: in turns of one puzzle, whoever
    is quick would mostly wait for memory that the slow ones have used in between.
    """
    _spent(puzzles[:1])  # imports are not measured
    found = [_settled(puzzle, spent) for puzzle, spent in zip(puzzles, _spent(puzzles), strict=True)]
    return {
        "puzzles": len(puzzles),
        "solve_ms": statistics.mean(spent.solve for spent in found) * 1e3,
        "engine_ms": statistics.mean(spent.engine for spent in found) * 1e3,
        "listing_ms": statistics.mean(spent.listing for spent in found) * 1e3,
        "forbidding_ms": statistics.mean(spent.forbidding for spent in found) * 1e3,
        "worst_ratio": max(spent.worse for spent in found),
        "slowest_ms": max(spent.solve for spent in found) * 1e3,
    }


def _settled(puzzle: gw.Puzzle, spent: Spent) -> Spent:
    if spent.worse <= SLOW:
        return spent
    times = [spent, *(_spent([puzzle])[0] for _ in range(AGAIN - 1))]
    return Spent(*(min(getattr(one, field.name) for one in times) for field in fields(Spent)))


def _spent(puzzles: Sequence[gw.Puzzle]) -> list[Spent]:
    layouts = [layout_of(puzzle) for puzzle in puzzles]
    for layout in layouts:
        assert layout.domains, "what the rules say is sorted before CP-SAT's time begins"
    times, answers = [], []
    for ask in (_solve, _engine, _listing, _forbidding):
        for puzzle, layout in zip(puzzles, layouts, strict=True):
            forget_layouts()
            if ask is _engine:
                layout_of(puzzle)
            start = time.process_time()
            answers.append(ask(puzzle, layout))
            times.append(time.process_time() - start)
    count = len(puzzles)
    for place, puzzle in enumerate(puzzles):
        if len(set(answers[place::count])) > 1:
            raise SystemExit(f"CP-SAT and we count solutions differently, {answers[place::count]}: {puzzle!r}")
    return [Spent(*times[place::count]) for place in range(count)]


def _solve(puzzle: gw.Puzzle, _: Layout) -> int:
    return gw.solve(puzzle).at_least


def _engine(puzzle: gw.Puzzle, _: Layout) -> int:
    return gw.Engine(puzzle).solve().at_least


def _listing(puzzle: gw.Puzzle, layout: Layout) -> int:
    return count_by_listing(layout, puzzle.givens)


def _forbidding(puzzle: gw.Puzzle, layout: Layout) -> int:
    return count_by_forbidding(layout, puzzle.givens)
