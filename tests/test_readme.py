"""The figures of README.md are those of docs/benchmarks.md, and what it counts is there."""

from __future__ import annotations

import re
from pathlib import Path

import gridwright as gw

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
BENCHMARKS = (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8")

SETS = {"an easy one": "easy_100k", "one of the hardest": "forum_hardest_1905"}
"""What the columns of times are called here, and in the benchmarks."""


def table(text: str, heading: str) -> dict[str, dict[str, str]]:
    """The first table below a heading: what each row has in each column."""
    lines = text.split(heading, 1)[1].splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("|"))
    rows = []
    for line in lines[start:]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    names = rows[0][1:]
    return {row[0]: dict(zip(names, row[1:], strict=True)) for row in rows[2:]}


def test_times_are_those_measured():
    ours, measured = table(README, "## How it compares"), table(BENCHMARKS, "## Classic 9×9")
    best = next(name for name in measured if name.startswith("Gridwright"))
    assert len(ours) >= 4
    for name, row in ours.items():
        there = measured[best if name == "Gridwright" else name]
        for column, puzzles in SETS.items():
            assert row[column] == there[puzzles].split()[0], f"{name}, {column}"


def test_a_few_million_a_second():
    fastest = table(BENCHMARKS, "## Classic 9×9")
    microseconds = float(next(iter(fastest.values()))["easy_100k"].split()[0])
    assert "a few million Sudokus per second and core" in README
    assert 2 < 1 / microseconds < 10


def test_counts():
    numbers = {"eight": 8, "nine": 9, "ten": 10, "fourteen": 14, "fifteen": 15}
    told = re.search(r"\| (\w+), of any size, and mixes", README)
    assert told
    assert numbers[told[1]] == len(gw.all_kinds())
    assert f"[{sum(notation.read is not None for notation in gw.all_notations())} notations]" in README
    assert 63 <= len(gw.ladder()) <= 77, "some seventy techniques"


def test_it_fits_a_few_screens():
    assert len(README.splitlines()) < 200
