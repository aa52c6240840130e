"""A puzzle with some clues taken out and others put in: how many solutions has each of many such variants?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gridwright.engine import _core
from gridwright.engine.learning import decide
from gridwright.engine.native import compiled, run_to_end
from gridwright.model.clock import Cancel, Clock
from gridwright.model.clues import Clue, Given, signs_of, with_clues
from gridwright.model.layout import layout_of
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import LessThan

__all__ = ["Variant", "counts"]

_WORD = 64


class Variant(NamedTuple):
    """Clues to take out, and clues to put in after that."""

    without: tuple[Clue, ...] = ()
    added: tuple[Clue, ...] = ()


def counts(
    puzzle: Puzzle,
    variants: Sequence[Variant],
    *,
    limit: int = 2,
    timeout: float | None = None,
    cancel: Cancel | None = None,
) -> list[int | None]:
    """How many solutions each variant has, up to `limit`; None where there was no time to find out.

    All are asked together: signs that differ are optional rules of one layout. What the lanes leave to the learning
    solver is counted to 2 only, and has `limit` if that is reached.
    """
    clock = Clock(timeout, cancel)
    changing = {clue for variant in variants for part in variant for clue in part if isinstance(clue, LessThan)}
    optional = tuple(sorted(changing, key=lambda sign: sign.cells))
    native = compiled(layout_of(with_clues(puzzle, optional)), optional)
    place = {sign: 1 << number for number, sign in enumerate(optional)}
    printed = sum(place[sign] for sign in signs_of(puzzle) if sign in place)
    words = -(-len(optional) // _WORD)

    def toggles(variant: Variant) -> Iterator[int]:
        on = printed & ~sum(place[clue] for clue in variant.without if isinstance(clue, LessThan))
        on |= sum(place[clue] for clue in variant.added if isinstance(clue, LessThan))
        for word in range(words):
            yield on >> (word * _WORD) & ((1 << _WORD) - 1)

    grids = [_givens(puzzle, variant) for variant in variants]
    switches = [list(toggles(variant)) for variant in variants]
    flat = [word for some in switches for word in some]
    search = _core.Search(native.core, b"".join(grids), flat, limit=limit, budget=native.patience, keep=0)
    run_to_end(search, clock)
    found: list[int | None] = []
    for job, (grid, switched) in enumerate(zip(grids, switches, strict=True)):
        verdict = search.verdict(job)
        if verdict is _core.Verdict.OVERRUN:
            learnt, decided = decide(native, native.layout.candidates(grid), switched, min(limit, 2), clock)
            found.append((limit if len(learnt) > 1 else len(learnt)) if decided else None)
        else:
            found.append(None if verdict is _core.Verdict.OPEN else search.found(job))
    return found


def _givens(puzzle: Puzzle, variant: Variant) -> bytes:
    givens = bytearray(puzzle.givens)
    for clue in variant.without:
        if isinstance(clue, Given):
            givens[clue.cell] = 0
    for clue in variant.added:
        if isinstance(clue, Given):
            givens[clue.cell] = clue.value
    return bytes(givens)
