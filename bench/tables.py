"""The rows of each measurement as tables with the words that they need."""

from __future__ import annotations

import statistics
from collections.abc import Callable

from bench.markdown import number, table, times
from bench.results import Row, Rows

__all__ = ["TABLES", "by_peer"]


def by_peer(rows: Rows, drawn: str) -> dict[str, dict[str, Row]]:
    """The rows of 9×9 sets by peer and set, in the order in which they were measured."""
    found: dict[str, dict[str, Row]] = {}
    for row in rows:
        if row["drawn"] == drawn:
            found.setdefault(row["peer"], {})[row["set"]] = row
    return found


def _classic(rows: Rows) -> str:
    return f"{_classic_table(rows, 'count')}\nEach set just once, whatever its size:\n\n{_classic_table(rows, 'once')}"


def _classic_table(rows: Rows, drawn: str) -> str:
    peers = by_peer(rows, drawn)
    sets = list(dict.fromkeys(row["set"] for row in rows if row["drawn"] == drawn))
    lines = []
    for peer, found in peers.items():
        cells = [f"{number(found[name]['microseconds'])} ({times(found[name]['ratio'])})" for name in sets]
        mean = statistics.geometric_mean(found[name]["ratio"] for name in sets)
        least, most = (limit(row["puzzles"] for row in found.values()) for limit in (min, max))
        mark = "" if all(row["proves"] for row in found.values()) else " *"
        lines.append([peer + mark, *cells, times(mean), f"{least:,}" if least == most else f"{least:,}–{most:,}"])
    return table(["µs per puzzle (times ours)", *sets, "geometric mean", "puzzles a round"], lines)


def _unusual(rows: Rows) -> str:
    return _classic_table(rows, "unusual")


def _layouts(rows: Rows) -> str:
    return table(["set", *_BESIDE], ([row["set"], *_beside(row)] for row in rows))


def _published(rows: Rows) -> str:
    head = [
        "peer", "puzzles", "median ms, its / ours", "p75", "p90", "p95", "mean", "slowest", "we are faster on",
        "over a second where it is not",
    ]  # fmt: skip
    lines = []
    for row in rows:
        if not row["puzzles"]:
            continue
        spread = [f"{number(its)} / {number(row['ours'][name])}" for name, its in row["theirs"].items()]
        lines.append([row["peer"], str(row["puzzles"]), *spread, str(row["faster_on"]), str(row["too_slow"])])
    return table(head, lines)


def _growth(rows: Rows) -> str:
    lines = ([f"{row['kind']} {row['side']}×{row['side']}, {row['givens']:.0%} given", *_beside(row)] for row in rows)
    return table(["puzzle", *_BESIDE], lines)


_BESIDE = (
    "puzzles", "`gw.solve` ms", "engine ms", "CP-SAT listing ms", "CP-SAT forbidding ms", "`gw.solve` is faster by",
    "the engine is faster by", "worst single puzzle, ours/CP-SAT", "our slowest ms",
)


def _beside(row: Row) -> list[str]:
    solve, engine, listing, forbidding = (row[f"{name}_ms"] for name in ("solve", "engine", "listing", "forbidding"))
    return [
        str(row["puzzles"]),
        *map(number, (solve, engine, listing, forbidding)),
        f"{times(listing / solve)} / {times(forbidding / solve)}",
        f"{times(listing / engine)} / {times(forbidding / engine)}",
        times(row["worst_ratio"]),
        number(row["slowest_ms"]),
    ]


def _threads(rows: Rows) -> str:
    head = ["set", "threads", "µs per puzzle (wall)", "speed-up", "as many processes", "threads/processes"]
    return table(
        head,
        (
            [
                row["set"],
                str(row["threads"]),
                number(row["microseconds"]),
                times(row["speed"]),
                times(row["processes_speed"]),
                f"{row['of_processes']:.2f}",
            ]
            for row in rows
        ),
    )


def _batches(rows: Rows) -> str:
    head = ["lines", "threads", "user s", "system s", "wall s", "user µs a line", "engine alone µs", "user/engine"]
    lines = []
    for row in rows:
        each = row["user_s"] / row["puzzles"] * 1e6
        seconds = (number(row[f"{name}_s"]) for name in ("user", "system", "wall"))
        engine = row["engine_microseconds"]
        ratio = [number(each), number(engine), times(each / engine), f"{row['megabytes']:.0f}"]
        lines.append([f"{row['puzzles']:,}", str(row["threads"]), *seconds, *ratio])
    return table([*head, "MB"], lines)


def _compilers(rows: Rows) -> str:
    sets = list(dict.fromkeys(row["set"] for row in rows))
    found: dict[str, list[str]] = {}
    for row in rows:
        found.setdefault(row["compiler"], []).append(f"{number(row['microseconds'])} ({times(row['ratio'])})")
    return table(["µs per puzzle (times the first)", *sets], ([name, *cells] for name, cells in found.items()))


def _counts(rows: Rows) -> str:
    lines = []
    for row in rows:
        theirs = [number(row["clingo_seconds"]), times(row["ratio"])] if row["ratio"] else ["not asked", ""]
        lines.append([row["what"], f"{row['grids']:,}", number(row["seconds"]), *theirs])
    return table(["first row", "grids", "ours s", "clingo s", "clingo/ours"], lines)


def _agree(rows: Rows) -> str:
    statuses = ("unique", "several", "none", "undecided")
    lines = []
    for row in rows:
        wrong = row["wrong_lines"]
        told = f"{len(wrong)}: lines {', '.join(map(str, wrong[:5]))}" if wrong else "0"
        found = [f"{row[status]:,}" for status in statuses]
        lines.append([row["set"], *found, number(row["mean_ms"]), number(row["slowest_ms"]), told])
    return table(["set", *statuses, "mean ms", "slowest ms", "wrong"], lines)


def _shapes(rows: Rows) -> str:
    sides = sorted({row["side"] for row in rows})
    found: dict[tuple[str, str], dict[int, str]] = {}
    for row in rows:
        even = f"{number(row['chi'])} ({row['ways']:,} ways)" if "chi" in row else ""
        told = even or f"{row['made']:.0%}, {number(row['ms'])}"
        found.setdefault((row["what"], row["sizes"]), {})[row["side"]] = told
    lines = [[what, sizes, *(cells.get(side, "") for side in sides)] for (what, sizes), cells in found.items()]
    return table(["made, ms", "cells of a region", *(f"{side}×{side}" for side in sides)], lines)


def _identity(rows: Rows) -> str:
    lines = []
    for row in rows:
        kept = f"{row['scrambled']:.0%}" if "scrambled" in row else ""
        spent = [number(row["microseconds"]), number(row["slowest_ms"])]
        lines.append([row["what"], f"{row['puzzles']:,}", f"{row['ids']:,}", kept, *spent])
    return table(["set", "puzzles", "ids", "scrambled ones recognised", "mean µs", "slowest ms"], lines)


def _making(rows: Rows) -> str:
    lines = ([row["what"], number(row["microseconds"]), times(row["ratio"])] for row in rows)
    return table(["9×9 Sudoku", "µs per puzzle", "times the first"], lines)


def _levels(rows: Rows) -> str:
    lines = []
    for row in rows:
        others = ", ".join(f"{name} {number(ms)}{_of_it(row['theirs'][name])}" for name, ms in row["others"].items())
        inside = f"{row['inside']} of {row['puzzles']}"
        lines.append([row["what"], row["level"], number(row["milliseconds"]), inside, others])
    return table(["puzzle", "level asked for", "ms per puzzle", "are of it", "others, ms (are of it)"], lines)


def _of_it(share: float | None) -> str:
    return "" if share is None else f" ({share:.0%})"


def _fills(rows: Rows) -> str:
    head = ["size", "rounds × cells erased", "grids", "classes", "least", "most", "χ²/df", "µs per grid"]
    lines = []
    for row in rows:
        again = f"{row['rounds']} × {row['erased']}" if row["rounds"] else "none"
        counts = [f"{row['grids']:,}", str(row["classes"]), f"{row['least']:.2f}", f"{row['most']:.2f}"]
        lines.append([f"{row['side']}×{row['side']}", again, *counts, f"{row['chi']:.2f}", number(row["microseconds"])])
    return table(head, lines)


def _serve(rows: Rows) -> str:
    head = ["requests", "count", "a second", "median ms", "p99 ms", "slowest ms", "answers", "MB before and after"]
    lines = []
    for row in rows:
        spread = [number(row[f"{name}_ms"]) for name in ("median", "p99", "slowest")]
        answers = ", ".join(f"{count:,} × {status}" for status, count in row["statuses"].items())
        before, after = row["megabytes"]
        counts = [f"{row['requests']:,}", number(row["per_second"])]
        lines.append([row["what"], *counts, *spread, answers, f"{before:.0f} {after:.0f}"])
    return table(head, lines)


def _keys(rows: Rows) -> str:
    head = ["keys", "count", "processor ms each", "longest task ms", "painted: median ms", "p95 ms", "load"]
    fields = ("processor_ms", "longest_task_ms", "painted_median_ms", "painted_p95_ms")
    lines = []
    for row in rows:
        times = [number(row[field]) for field in fields]
        lines.append([row["what"], f"{row['keys']:,}", *times, f"{row['load']:.1f}"])
    return table(head, lines)


TABLES: dict[str, Callable[[Rows], str]] = {
    "classic": _classic,
    "unusual": _unusual,
    "threads": _threads,
    "batches": _batches,
    "layouts": _layouts,
    "published": _published,
    "growth": _growth,
    "counts": _counts,
    "shapes": _shapes,
    "identity": _identity,
    "compilers": _compilers,
    "making": _making,
    "levels": _levels,
    "fills": _fills,
    "serve": _serve,
    "keys": _keys,
    "agree": _agree,
}
"""By measurement, in the order of the page."""
