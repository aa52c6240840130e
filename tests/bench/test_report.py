"""The page and its chart, from a few rows of each measurement."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from bench.__main__ import MEASUREMENTS
from bench.chart import chart
from bench.machine import machine
from bench.markdown import number, times
from bench.published import _spread
from bench.report import SECTIONS, report
from bench.results import Row, Rows, save
from bench.tables import TABLES


def classic_rows() -> Rows:
    peers = {"Gridwright avx512": 1.0, "tdoku": 3.0, "Gridwright avx2": 1.5, "slow & steady": 5e5}
    return [
        {
            "set": name, "drawn": drawn, "peer": peer, "proves": peer != "slow & steady", "puzzles": 100,
            "microseconds": 0.3 * ratio, "ratio": ratio,
        }
        for name in ("easy", "hard")
        for drawn in ("count", "once")
        for peer, ratio in peers.items()
        if drawn == "count" or peer in ("Gridwright avx512", "tdoku")
    ]  # fmt: skip


BESIDE: Row = {
    "puzzles": 10, "solve_ms": 0.1, "engine_ms": 0.05, "listing_ms": 2.0, "forbidding_ms": 4.0, "worst_ratio": 0.2,
    "slowest_ms": 1.0,
}  # fmt: skip

SAMPLES: dict[str, Rows] = {
    "classic": classic_rows(),
    "unusual": [{
        "set": "1 clue less", "drawn": "unusual", "peer": "Gridwright avx2", "proves": True, "puzzles": 9,
        "microseconds": 1.5, "ratio": 1.0,
    }],
    "threads": [{
        "set": "easy", "threads": 2, "speed": 1.9, "processes_speed": 1.95, "of_processes": 0.97, "microseconds": 0.2,
    }],
    "batches": [{
        "puzzles": 1000, "threads": 1, "user_s": 0.1, "system_s": 0.01, "wall_s": 0.1, "megabytes": 50.0,
        "engine_microseconds": 0.3,
    }],
    "layouts": [{"set": "jigsaws", **BESIDE}],
    "published": [
        {
            "peer": "rival", "puzzles": 3, "faster_on": 2, "too_slow": 0,
            "theirs": _spread([1.0, 2.0, 30.0]), "ours": _spread([0.1, 0.2, 0.9]),
        },
        {"peer": "silent", "puzzles": 0},
    ],
    "growth": [{"kind": "Sudoku", "side": 16, "givens": 0.42, **BESIDE}],
    "counts": [
        {"what": "123456", "grids": 39168, "seconds": 0.02, "clingo_seconds": 0.2, "ratio": 10.0},
        {"what": "any", "grids": 28200960, "seconds": 8.0, "clingo_seconds": None, "ratio": None},
    ],
    "shapes": [
        {"what": "jigsaw, compact", "sizes": "9", "side": 9, "made": 1.0, "ms": 0.2},
        {"what": "suguru, grown", "sizes": "5", "side": 10, "made": 0.97, "ms": 1.1},
        {"what": "χ² of uniform", "sizes": "4", "side": 4, "ways": 117, "chi": 0.95},
    ],
    "identity": [
        {"what": "easy", "puzzles": 10, "ids": 10, "microseconds": 46.0, "slowest_ms": 0.1, "scrambled": 1.0},
        {"what": "jigsaws", "puzzles": 10, "ids": 9, "microseconds": 400.0, "slowest_ms": 1.0},
    ],
    "compilers": [{"set": "easy", "compiler": "g++ 12", "microseconds": 0.3, "ratio": 1.0}],
    "making": [{"what": "minimal", "microseconds": 60.0, "ratio": 1.0}],
    "levels": [
        {"what": "sudoku", "level": "easy", "milliseconds": 1.5, "inside": 4, "puzzles": 4,
         "others": {"a": 2.0, "b": 3.0}, "theirs": {"a": None, "b": 0.5}},
    ],
    "fills": [
        {
            "side": 4, "rounds": rounds, "erased": 10, "classes": 288, "grids": 57600, "least": 0.8, "most": 1.2,
            "chi": 1.0, "microseconds": 6.0,
        }
        for rounds in (0, 3)
    ],
    "serve": [
        {
            "what": "easy", "requests": 10, "per_second": 5.0, "median_ms": 2.0, "p99_ms": 9.0, "slowest_ms": 9.5,
            "statuses": {"200": 9, "503": 1}, "megabytes": [60.0, 61.0],
        },
    ],
    "keys": [
        {
            "what": "marks", "keys": 50, "processor_ms": 5.0, "longest_task_ms": 6.0, "painted_median_ms": 9.0,
            "painted_p95_ms": 14.0, "load": 1.0,
        },
    ],
    "agree": [{
        "set": "easy", "unique": 10, "several": 0, "none": 0, "undecided": 0, "mean_ms": 0.1, "slowest_ms": 0.2,
        "wrong_lines": [3],
    }],
}  # fmt: skip


def test_every_measurement_has_a_table_and_a_section() -> None:
    assert set(MEASUREMENTS) == set(TABLES) == set(SECTIONS) == set(SAMPLES)


@pytest.mark.parametrize("name", SAMPLES)
def test_tables_have_as_many_cells_in_every_line(name: str) -> None:
    lines = [line for line in TABLES[name](SAMPLES[name]).splitlines() if line.startswith("|")]
    assert len(lines) >= 3
    widths = [line.count("|") for line in lines]
    assert len(set(widths)) == 1


def test_the_chart_is_well_formed() -> None:
    picture = ElementTree.fromstring(chart(classic_rows()))
    bars = [node for node in picture.iter() if node.tag.endswith("rect")]
    assert len(bars) == 2 * 3  # two sets; ours once, and two peers
    assert all(float(bar.attrib["width"]) > 0 for bar in bars)


def test_the_page_tells_what_there_is_and_no_paths(tmp_path: Path) -> None:
    for name, rows in SAMPLES.items():
        save(tmp_path / "results", name, rows, machine())
    report(tmp_path / "results", tmp_path)
    page = (tmp_path / "benchmarks.md").read_text(encoding="utf-8")
    assert all(f"## {title}\n" in page for title, _ in SECTIONS.values())
    assert (tmp_path / "benchmarks" / "classic.svg").exists()
    assert str(Path.home()) not in page and str(Path.cwd()) not in page


def test_a_page_of_one_measurement(tmp_path: Path) -> None:
    save(tmp_path, "counts", SAMPLES["counts"], machine())
    report(tmp_path, tmp_path)
    page = (tmp_path / "benchmarks.md").read_text(encoding="utf-8")
    assert "## Counting\n" in page and "## Growth\n" not in page


@pytest.mark.parametrize(
    ("value", "told"), [(0, "0"), (0.3214, "0.321"), (9.999, "10.00"), (12.34, "12.3"), (45_678, "45,700")]
)
def test_numbers(value: float, told: str) -> None:
    assert number(value) == told


def test_ratios() -> None:
    assert (times(3.888), times(1234)) == ("3.89×", "1,230×")
