"""The command line: `python -m bench MEASUREMENT DATA` and `python -m bench report RESULTS`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from bench.agree import agree
from bench.batches import batches
from bench.classic import classic
from bench.compilers import compilers
from bench.counts import counts
from bench.growth import growth
from bench.identity import identity
from bench.keys import keys
from bench.layouts import layouts
from bench.levels import levels
from bench.machine import machine
from bench.making import fills, making
from bench.published import published
from bench.report import report
from bench.results import Rows, save
from bench.serving import serving
from bench.shapes import shapes
from bench.tables import TABLES
from bench.threads import threads
from bench.unusual import unusual

RESULTS = Path("build/bench")


MEASUREMENTS: dict[str, Callable[[argparse.Namespace], Rows]] = {
    "classic": lambda o: classic(
        o.data,
        natives=o.native,
        commands=o.command,
        count=2_000 if o.quick else 50_000,
        rounds=2 if o.quick else 5,
        seconds=0.1 if o.quick else 1,
    ),
    "unusual": lambda o: unusual(
        o.data, natives=o.native, count=500 if o.quick else 10_000, rounds=2 if o.quick else 15
    ),
    "threads": lambda o: threads(o.data, rounds=3 if o.quick else 11),
    "batches": lambda o: batches(o.data, largest=7 if o.full else 4 if o.quick else 6),
    "layouts": lambda o: layouts(o.data, count=10 if o.quick else 200),
    "published": lambda o: published(
        o.data, checkout=o.iss, rounds=1 if o.quick else 3, count=20 if o.quick else None
    ),
    "growth": lambda o: growth(count=1 if o.quick else 3),
    "counts": lambda o: counts(whole=o.whole),
    "shapes": lambda o: shapes(count=5 if o.quick else 100, drawn=2 if o.quick else 20),
    "identity": lambda o: identity(o.data, count=50 if o.quick else None),
    "compilers": lambda o: compilers(o.data, commands=o.compiler or ("g++", "clang++"), rounds=2 if o.quick else 5),
    "making": lambda o: making(o.generator, count=500 if o.quick else 2_000, rounds=2 if o.quick else 5),
    "levels": lambda o: levels(o.generator, count=4 if o.quick else 100, rounds=2 if o.quick else 5),
    "fills": lambda o: fills(count=2_000 if o.quick else 100_000),
    "serve": lambda o: serving(o.data, seconds=10 if o.quick else 60),
    "keys": lambda o: keys(rounds=3 if o.quick else 25),
    "agree": lambda o: agree(o.data),
}
"""Each with as much as its options ask for."""


def named(text: str) -> tuple[str, str]:
    """NAME=VALUE as a pair."""
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    return name, value


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="python -m bench", description="Measures Gridwright beside its peers.")
    commands = top.add_subparsers(dest="what", required=True, metavar="WHAT")
    for name in ("all", *MEASUREMENTS):
        command = commands.add_parser(name, help="every measurement" if name == "all" else f"the measurement {name!r}")
        command.add_argument("data", type=Path, help="folder of puzzle sets")
        command.add_argument("--out", type=Path, default=RESULTS, metavar="FOLDER", help="where results go")
        command.add_argument("--native", type=named, action="append", default=[], metavar="NAME=LIBRARY")
        command.add_argument("--command", type=named, action="append", default=[], metavar="NAME=COMMAND")
        command.add_argument("--generator", type=named, action="append", default=[], metavar="NAME=COMMAND")
        command.add_argument("--compiler", action="append", default=[], metavar="COMMAND")
        command.add_argument("--iss", type=Path, metavar="FOLDER", help="checkout of the Interactive Sudoku Solver")
        command.add_argument("--quick", action="store_true", help="small counts, to see that it works")
        command.add_argument("--full", action="store_true", help="up to ten million lines")
        command.add_argument("--whole", action="store_true", help="let clingo count all grids: it takes long")
    page = commands.add_parser("report", help="the page of the documentation, from results")
    page.add_argument("results", type=Path, nargs="?", default=RESULTS)
    page.add_argument("-o", dest="docs", type=Path, default=Path("docs"), metavar="FOLDER")
    return top


def main() -> None:
    options = parser().parse_args()
    if options.what == "report":
        report(options.results, options.docs)
        return
    for name in MEASUREMENTS if options.what == "all" else [options.what]:
        rows = MEASUREMENTS[name](options)
        save(options.out, name, rows, machine())
        print(f"{name}\n\n{TABLES[name](rows)}", flush=True)


if __name__ == "__main__":
    main()
