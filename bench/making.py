"""Making puzzles: full grids, how evenly they are drawn, and what is carved of them, beside generators of others."""

from __future__ import annotations

import resource
import shlex
import statistics
import subprocess
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import permutations

import gridwright as gw
from bench.results import Row, Rows
from gridwright.engine.carving import ClueGroup, carve
from gridwright.engine.fills import fill, resample
from gridwright.logic.first_rungs import first_rungs
from gridwright.model.layout import layout_of
from gridwright.model.random_stream import stream_key

__all__ = ["fair_share", "fills", "made_by", "making", "run_generator"]

NINE = gw.sudoku([[0] * 9] * 9)
SINGLE = [ClueGroup((cell,)) for cell in NINE.grid.cells]
Class = tuple[int, ...]
FEW, LONGEST = 4, 1.5
"""Puzzles by which it is seen how long a generator takes, and seconds that it may take in each round."""
TURNED = [ClueGroup(tuple({cell, 80 - cell})) for cell in range(41)]


def making(generators: Sequence[tuple[str, str]], *, count: int, rounds: int) -> Rows:
    """A row for each way to make a 9×9, in turns: processor time of one core, from nothing to givens.

    A generator is a command; COUNT in it stands for how many puzzles it is to make, fewer of a slow one. Those for a
    level are left out: `bench/levels.py` has them.
    """
    rungs = first_rungs(layout_of(NINE))
    others = [(name, command) for name, command in generators if ": " not in name]
    ways: dict[str, Callable[[int, int], float]] = {
        "Gridwright, minimal": partial(_ours, SINGLE),
        "Gridwright, minimal, turned by half": partial(_ours, TURNED),
        "Gridwright, no guess needed": partial(_ours, SINGLE, budget=0),
        "Gridwright, hidden singles in boxes (rating 1.2)": partial(_ours, SINGLE, rungs=rungs, rating=1.2),
        "Gridwright, rating up to 2.0": partial(_ours, SINGLE, rungs=rungs, rating=2.0),
        "Gridwright, rating up to 2.8": partial(_ours, SINGLE, rungs=rungs, rating=2.8),
        **{name: partial(_theirs, command, fair_share(command, count)) for name, command in others},
    }
    spent: dict[str, list[float]] = {name: [] for name in ways}
    for turn in range(rounds):
        for name, make in ways.items():
            spent[name].append(make(count, turn) / count * 1e6)
    first = next(iter(spent.values()))
    return [
        {
            "what": name,
            "microseconds": statistics.median(found),
            "ratio": statistics.median(mine / its for mine, its in zip(found, first, strict=True)),
        }
        for name, found in spent.items()
    ]


def _ours(groups: Sequence[ClueGroup], count: int, turn: int, **how: object) -> float:
    layout, keys = layout_of(NINE), [stream_key(turn, index) for index in range(count)]
    begin = time.process_time()
    grids = [grid for grid in fill(layout, keys) if grid]
    carve(layout, grids, groups, keys, **how)  # type: ignore[arg-type]
    return time.process_time() - begin


def fair_share(command: str, count: int) -> int:
    """How many puzzles a generator is asked for, so that a slow one does not take minutes."""
    return min(count, max(FEW, round(LONGEST * FEW / run_generator(command, FEW, 0))))


def _theirs(command: str, share: int, count: int, turn: int) -> float:
    """What a generator would take for all, from what it takes for its share; its start is part of that."""
    return run_generator(command, share, turn) / share * count


def run_generator(command: str, count: int, turn: int) -> float:
    """The processor time that a command takes; COUNT in it is how many puzzles it makes, SEED what they follow from."""
    before = _children()
    made_by(command, count, turn)
    return _children() - before


def made_by(command: str, count: int, turn: int) -> str:
    """What a command prints that makes so many puzzles."""
    words = shlex.split(command.replace("COUNT", str(count)).replace("SEED", str(turn + 1)))
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def _children() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def fills(*, count: int) -> Rows:
    """How evenly full grids are drawn, with and without rounds of drawing again.

    Of 4×4 every one of the 288 grids is a class; of 6×6 what the second row is when the values of the first are called
    1 to 6. Chi-square by degrees of freedom is 1 where all grids are equally likely.
    """
    rows: Rows = []
    for side, rounds_and_erased in ((4, ((0, 0), (3, 10), (6, 12))), (6, ((0, 0), (4, 24), (8, 24)))):
        layout = layout_of(gw.sudoku([[0] * side] * side))
        classes = _classes(side)
        keys = [stream_key(side, index) for index in range(count)]
        for rounds, erased in rounds_and_erased:
            begin = time.process_time()
            grids = [grid for grid in fill(layout, keys) if grid]
            if rounds:
                grids = resample(layout, grids, keys, rounds=rounds, erased=erased)
            spent = time.process_time() - begin
            found = Counter(_class(grid, side) for grid in grids)
            rows.append({
                "side": side, "rounds": rounds, "erased": erased, "microseconds": spent / len(grids) * 1e6,
                **_evenness(found, classes),
            })  # fmt: skip
    return rows


def _evenness(found: Mapping[Class, int], classes: Mapping[Class, int]) -> Row:
    """How often each class was found beside how often it is due, in parts of the latter and by chi-square."""
    share = sum(found.values()) / sum(classes.values())
    due = {one: count * share for one, count in classes.items()}
    chi = sum((found[one] - due[one]) ** 2 / due[one] for one in classes) / (len(classes) - 1)
    parts = [found[one] / due[one] for one in classes]
    return {"classes": len(classes), "grids": sum(found.values()), "least": min(parts), "most": max(parts), "chi": chi}


def _class(grid: Sequence[int], side: int) -> Class:
    if side == 4:
        return tuple(grid)
    name = {value: place for place, value in enumerate(grid[:side], 1)}
    return tuple(name[value] for value in grid[side : 2 * side])


def _classes(side: int) -> dict[Class, int]:
    """Each class with how many grids it has, of those whose first row is in order if that is not part of it."""
    if side == 4:
        return {solution.values: 1 for solution in gw.solutions(gw.sudoku([[0] * 4] * 4))}
    first, rest = [*range(1, side + 1)], [[0] * side] * (side - 2)
    seconds = (one + two for one in permutations(first[3:]) for two in permutations(first[:3]))
    return {second: gw.count(gw.sudoku([first, [*second], *rest])).at_least for second in seconds}
