"""Random regions: how long they take, how often they succeed, and how evenly they are drawn."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from functools import partial

import gridwright as gw
from bench.results import Row, Rows
from gridwright.engine.partitions import grown, recombined
from gridwright.model.grid import Grid
from gridwright.model.random_stream import stream_key

__all__ = ["shapes"]

SIDES = (6, 8, 10, 15, 20)

PUBLISHED = {1: 10, 2: 10, 3: 11, 4: 17, 5: 42, 6: 10}
"""How often regions have so many cells in published Suguru."""

SIZES = {"1–6 as published": PUBLISHED, "2–5": dict.fromkeys(range(2, 6), 1), "5": {5: 1}}

GROWN = {
    "suguru": SIZES,
    "hakyuu": {"1–6 as published": PUBLISHED, "1–8": dict.fromkeys(range(1, 9), 1)},
    "kojun": SIZES,
}

TILINGS = {4: 117, 5: 4_006}
"""In how many ways a grid of that side can be cut into regions of as many cells."""


def shapes(*, count: int = 100, drawn: int = 20) -> Rows:
    """Rows for regions of one size, for regions with values, and for how evenly those of small grids are drawn."""
    rows: Rows = []
    for uniform in (False, True):
        how = "jigsaw, uniform" if uniform else "jigsaw, compact"
        for side in (6, 9, 12, 16):
            rows.append(_row(how, "one size", side, count, partial(recombined, side, side, side, uniform=uniform)))
    for name, sizes in GROWN.items():
        for told, wanted in sizes.items():
            for how, steps in ((f"{name}, grown", 0), (f"{name}, recombined", 20)):
                for side in SIDES:
                    if side * side % 5 == 0 or told != "5":
                        draw = partial(grown, Grid(side, side), gw.kind(name).rules, wanted, steps=steps)
                        rows.append(_row(how, told, side, count, draw))
    return [*rows, *(_evenness(side, ways, drawn) for side, ways in TILINGS.items())]


def _evenness(side: int, ways: int, drawn: int) -> Row:
    """χ² of so many grids for each way to cut one, by its degrees of freedom: 1 if all are as likely."""
    keys = (stream_key(1, index) for index in range(ways * drawn))
    found = Counter(recombined(side, side, side, key, uniform=True) for key in keys)
    squares = sum((times - drawn) ** 2 / drawn for times in found.values()) + (ways - len(found)) * drawn
    even = squares / (ways - 1)
    return {"what": "χ²/df of uniform ones", "sizes": "one size", "side": side, "ways": ways, "chi": even}


def _row(what: str, sizes: str, side: int, count: int, draw: Callable[[int], object]) -> Row:
    draw(0)
    start = time.process_time()
    made = sum(draw(stream_key(1, index)) is not None for index in range(count))
    seconds = time.process_time() - start
    return {"what": what, "sizes": sizes, "side": side, "made": made / count, "ms": 1_000 * seconds / count}
