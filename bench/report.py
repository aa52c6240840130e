"""The page of the documentation that tells what was measured, from the results of the measurements."""

from __future__ import annotations

from pathlib import Path

from bench.chart import chart
from bench.results import load
from bench.tables import TABLES

__all__ = ["report"]

INTRODUCTION = """\
# Benchmarks

Made by `make bench DATA=folder NATIVE=tdoku=library`; do not edit. Machines differ and are noisy, so trust the ratios:
all that stand in one table were measured in one run, taking turns.
"""

SECTIONS = {
    "classic": (
        "Classic 9×9",
        """\
Every puzzle is a random isomorph (rows, columns and values permuted). The first table has 50,000 puzzles of each set,
drawn from it or repeated with new isomorphs; slow peers get fewer. Processor time of one core, median of the rounds; in
brackets the median of the rounds' ratios to the first line. Uniqueness is proven, except by peers with a star, which
stop at the first solution. We go through the interface for batches, which takes values as bytes; *from text* is with
the time that Python takes to turn text into them, which native peers do themselves. Those are called in a loop in C.
python-sat and clingo keep one solver for all puzzles, CP-SAT gets a new model for each.

![Time per 9×9 puzzle](benchmarks/classic.svg)
""",
    ),
    "unusual": (
        "Several solutions, and few of the hardest",
        """\
The first 10,000 of minimal_100k with so many clues less that all have several solutions, of which two are looked for;
and only 375 puzzles of forum_hardest_1905. As above, median of the rounds, in turns.
""",
    ),
    "threads": (
        "Threads",
        """\
Wall time. *Speed-up* is to one thread; *as many processes* is what that many separate processes of one thread reach on
the same work in the same rounds.
""",
    ),
    "batches": (
        "Batches",
        """\
`gridwright batch solve` from file to file on the lines of easy_100k over and over, the whole process from start to end.
*Engine alone* is the time of the engine on the same puzzles in memory; *MB* is the peak of memory.
""",
    ),
    "layouts": (
        "One puzzle at a time",
        """\
Each puzzle has a layout never seen before, and all that is remembered is cleared before each. `gw.solve` starts from
the rules; *engine* is `gw.Engine(puzzle).solve()` with the rules already lowered to primitives. CP-SAT builds its model
and proves uniqueness with one worker, in two ways: *listing* up to two solutions, and *forbidding* the first to solve
again. Means of processor time, and how many times faster we are than the one and the other. The worst single puzzle is
compared with the faster of the two, and is the best of five where we take more than three times as long.
""",
    ),
    "published": (
        "Published variants",
        """\
Strings of f-puzzles from public repositories that have exactly one solution: killers, arrows, thermometers, renbans,
sandwiches and mixes of all these. Each peer on the puzzles that it can state and decides, ours beside it on the same
ones: from rules to proof, no layout remembered, best of three rounds. The Interactive Sudoku Solver runs in node,
where its code is warm. The others get every third puzzle: CP-SAT lists up to two solutions with one worker, once, in at
most 5 seconds; pencilmark is told houses, pairs, cages and plain sums.
""",
    ),
    "growth": (
        "Growth",
        """\
Puzzles carved at random from full grids, solved and proven unique; columns as above.
""",
    ),
    "counts": (
        "Counting",
        """\
All 28,200,960 grids of 6×6 Sudoku. There are as many with any first row, so clingo counts those with one, a 720th of
all, unless it is asked for more. That is in its favour: the more it counts, the longer it takes for each.
""",
    ),
    "shapes": (
        "Random regions",
        """\
Processor time for one grid's regions, and what share of the keys gave some. Regions of a jigsaw have as many cells as a
row; *uniform* makes every way to cut the grid as likely as another, and χ²/df, 1 for an even draw, says how nearly.
Those of other kinds grow together with their values: *grown* as they are laid, *recombined* with 20 steps for each cell
after that.
""",
    ),
    "identity": (
        "Canonical ids",
        """\
`gw.canonical` on each puzzle of the sets: how many different ids there are, and how many of up to 2,000 Sudokus have
the same id with rows, columns and values permuted. Sudokus share one layout; the others have their own, which is part
of the time. Puzzles of a set with equal ids are the same indeed.
""",
    ),
    "compilers": (
        "Compilers",
        """\
The core built by each compiler with the project's own options, with the best instruction set.
""",
    ),
    "making": (
        "Making puzzles",
        """\
From nothing to givens: a random full grid, then clues taken out in a random order as long as the solution is the only
one. Processor time of one core, median of the rounds, in turns. *Turned by half*: what is left looks the same when the
grid is turned by half; *no guess needed*: the lanes prove it unique without any; *rating*: techniques up to it do.
""",
    ),
    "levels": (
        "Making puzzles of a level",
        """\
From a request to the puzzle, with its proof and its level: processor time of one core, and how many are of the level
when they are rated afterwards, step by step. The rest is told as missed. A Killer without givens is never easier than
medium. Beside it what others take for the level of theirs that comes nearest, asked in turns; what they call so is
their own, and how many of a hundred of theirs are of our level is told where we can read them.
""",
    ),
    "fills": (
        "How evenly full grids are drawn",
        """\
A random fill favours some grids. In each round of drawing again some cells are erased and one of all ways to fill them
is taken. Of 4×4 each of the 288 grids is a class, of 6×6 what the second row is when the values of the first are called
1 to 6. *Least* and *most* are how often a class was drawn, in parts of what is due; χ² by degrees of freedom is 1 where
all grids are equally likely.
""",
    ),
    "serve": (
        "The server",
        """\
`gridwright serve` with its usual settings, asked on the same machine by clients that share its processors. Easy solves
are asked in turns of five seconds alone and beside clients that ask for what takes as long as it may: a Latin square
that no solver decides, an empty 25×25, a 16×16 to be made, each with five seconds. Hints are drawn and explained in
full, ten in a row from the beginning of each of 20 puzzles of a set. *Answers* are by status; 422 is what
had no answer in its time, and 503 the request whose worker was killed. Memory is that of all processes, what they share
once.
""",
    ),
    "keys": (
        "A key press in the page",
        """\
From the key until its frame is painted, in Chromium, on a 9×9 in which every cell has all 18 marks. *Processor* is the
time that the page's own thread has had for a key, with what is held and let go, style, layout and paint; a frame is
16.7 ms. *Painted* is on the clock, and so tells of the machine, too: of its load.
""",
    ),
    "agree": (
        "Agreement",
        """\
Every puzzle of the sets, solved and compared with what the sets say.
""",
    ),
}


def report(results: Path, docs: Path) -> None:
    """Writes benchmarks.md and its chart into the folder of the documentation."""
    parts = [INTRODUCTION]
    machines: dict[str, str] = {}
    for name, told in TABLES.items():
        rows, machine = load(results, name)
        if rows:
            title, words = SECTIONS[name]
            parts.append(f"## {title}\n\n{words}\n{told(rows)}")
            machines = machines or machine
        if rows and name == "classic":
            (docs / "benchmarks").mkdir(parents=True, exist_ok=True)
            (docs / "benchmarks" / "classic.svg").write_text(chart(rows), encoding="utf-8")
    parts.append("## The machine\n\n" + "".join(f"- {name}: {value}\n" for name, value in machines.items() if value))
    (docs / "benchmarks.md").write_text("\n".join(parts), encoding="utf-8")
