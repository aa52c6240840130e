"""Peers that solve puzzles with all sorts of clues, as far as they can state them."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import combinations
from pathlib import Path
from typing import Any

import gridwright as gw
from bench.cp_sat import count_by_listing
from gridwright.model.layout import layout_of
from gridwright.model.primitives import Automaton, Distinct, Domain, OneOf, Pair, Sum, values_in

__all__ = ["Milliseconds", "cp_sat", "interactive_sudoku_solver", "pencilmark"]

Milliseconds = list[float | None]
"""For each puzzle the time from the rules to the proof; None if it cannot be stated, or was not decided."""

LONGEST = 5.0
"""Seconds that CP-SAT gets for a puzzle."""


def cp_sat(puzzles: Sequence[gw.Puzzle]) -> Milliseconds:
    layouts = [layout_of(puzzle) for puzzle in puzzles]
    return [
        _timed(lambda puzzle=puzzle, layout=layout: count_by_listing(layout, puzzle.givens, LONGEST) == 1)
        for puzzle, layout in zip(puzzles, layouts, strict=True)
    ]


def pencilmark(puzzles: Sequence[gw.Puzzle]) -> Milliseconds:
    """Houses, pairs, cages and plain sums as its own format has them."""
    package = import_module("pencilmark")
    times: Milliseconds = []
    for puzzle in puzzles:
        stated = _for_pencilmark(puzzle)
        times.append(_timed(lambda stated=stated: bool(package.solve(stated))) if stated else None)
    return times


def interactive_sudoku_solver(puzzles: Sequence[gw.Puzzle], checkout: Path, rounds: int) -> Milliseconds:
    """In its own process, all puzzles one after the other, so that its compiler has seen its code."""
    stated = {}
    for place, puzzle in enumerate(puzzles):
        try:
            stated[place] = gw.dump(puzzle, "interactive-sudoku-solver").strip()
        except gw.GridwrightError:
            continue
    script = Path(__file__).with_name("iss.mjs")
    ran = subprocess.run(
        ["node", str(script), str(checkout), str(rounds)],
        input=json.dumps(list(stated.values())), capture_output=True, text=True, check=True,
    )  # fmt: skip
    times: Milliseconds = [None] * len(puzzles)
    for place, (milliseconds, solutions) in zip(stated, json.loads(ran.stdout), strict=True):
        times[place] = milliseconds if solutions == 1 else None
    return times


def _timed(solve: Callable[[], bool]) -> float | None:
    start = time.process_time()
    try:
        is_decided = solve()
    except Exception:
        is_decided = False
    return (time.process_time() - start) * 1e3 if is_decided else None


def _for_pencilmark(puzzle: gw.Puzzle) -> dict[str, Any] | None:
    layout = layout_of(puzzle)
    facts = layout.facts_for("pencilmark", Domain, Distinct, Pair, OneOf, Sum, Automaton)
    size = layout.values
    if facts.automata or size > 9 or (puzzle.grid.rows, puzzle.grid.cols) != (size, size):
        return None

    def names(cells: Sequence[int]) -> list[str]:
        return [puzzle.grid.name(cell) for cell in cells]

    regions: list[dict[str, Any]] = [{"kind": "region", "cells": names(house.cells)} for house in facts.houses]
    rules: list[dict[str, Any]] = []
    for bond in facts.bonds:
        allowed = facts.relations[bond.relation].allowed
        pairs = [[value, other] for value in range(1, size + 1) for other in values_in(allowed[value - 1])]
        rules.append({"type": "table", "cells": names((bond.first, bond.second)), "allowed": pairs})
    for choice, _ in facts.choices:
        total = _common_total(choice, size)
        if total is None:
            return None
        regions.append({"kind": "cage", "cells": names(choice.cells), "sum": total, "unique": True})
    for one, _ in facts.sums:
        if one.low != one.high or set(one.coefficients) != {1}:
            return None
        rules.append({"type": "sum", "cells": names(one.cells), "total": one.low})
    candidates = {
        puzzle.grid.name(cell): "".join(map(str, values_in(domain)))
        for cell, domain in enumerate(facts.domains)
        if len(values_in(domain)) < size
    }
    numbers = "".join(str(value or ".") for value in puzzle.givens)
    return {"digits": size, "numbers": numbers, "regions": regions, "rules": rules, "candidates": candidates}


def _common_total(choice: OneOf, size: int) -> int | None:
    """The sum that makes a cage of a choice: all its sets have it, and it has all sets of that sum."""
    sums = {sum(values_in(one)) for one in choice.sets}
    if len(sums) != 1:
        return None
    total = sums.pop()
    ways = sum(sum(values) == total for values in combinations(range(1, size + 1), len(choice.cells)))
    return total if ways == len(choice.sets) else None
