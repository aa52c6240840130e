"""`gw.batch`: rows as objects, from lines, puzzles and files."""

from __future__ import annotations

import gzip
import subprocess
import sys
from itertools import count, islice
from pathlib import Path

import pytest

import gridwright as gw

GOOD = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SMALL = "1....2..3.4....1"
EXAMPLES = Path(__file__).parents[2] / "examples"


def test_lines() -> None:
    rows = gw.batch(["# a comment", SMALL, "nonsense", "", GOOD])
    found = list(rows)
    assert [(row.line, row.status) for row in found] == [(2, "unique"), (3, "error"), (5, "unique")]
    assert found[0].found["solution"] == "1324 4213 3142 2431"
    assert found[1].error == "no notation recognises this text: 'nonsense'"
    assert found[2].data["puzzle"] == GOOD
    assert rows.counts == {"passed": 2, "unique": 2, "error": 1}


def test_puzzles_of_any_kind() -> None:
    puzzles = [gw.load_file(path) for path in sorted(EXAMPLES.glob("*-6x6.txt"))]
    rows = list(gw.batch(puzzles, "rate", jobs=1))
    assert [row.kind for row in rows] == [puzzle.kind for puzzle in puzzles]
    assert [gw.load(row.puzzle) for row in rows] == puzzles
    assert [row.found["rating"] for row in rows] == [gw.rate(puzzle).rating for puzzle in puzzles]


@pytest.mark.parametrize("name", ["in.txt", "in.txt.gz"])
def test_files(tmp_path: Path, name: str) -> None:
    text = f"\n{GOOD}\n{SMALL}\n".encode()
    (tmp_path / name).write_bytes(gzip.compress(text) if name.endswith(".gz") else text)
    for path in (tmp_path / name, str(tmp_path / name)):
        assert [(row.line, row.status) for row in gw.batch(path)] == [(2, "unique"), (3, "unique")]


def test_rows_come_as_they_are_asked_for() -> None:
    for what in ("solve", "rate"):
        rows = gw.batch((SMALL for _ in count()), what, jobs=2)
        assert [row.line for row in islice(rows, 3)] == [1, 2, 3]
        rows.close()


def test_processes_change_nothing() -> None:
    lines = [SMALL, GOOD, "nonsense", "#"] * 30
    assert list(gw.batch(lines, "rate", jobs=2)) == list(gw.batch(lines, "rate", jobs=1))


def test_a_script_needs_no_guard(tmp_path: Path) -> None:
    """Other processes don't run the script that started them."""
    script = tmp_path / "script.py"
    script.write_text(
        "import gridwright as gw\nprint('once')\n"
        f"print(sum(row.status == 'unique' for row in gw.batch([{SMALL!r}] * 100, 'rate', jobs=2)))\n"
    )
    ran = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False, timeout=300)
    assert (ran.stdout, ran.stderr) == ("once\n100\n", "")


@pytest.mark.parametrize(
    ("arguments", "options", "message"),
    [
        (["no-such-file.txt"], {}, "there is no file 'no-such-file.txt'; of a text, give its lines"),
        ([[SMALL], "slove"], {}, "unknown work 'slove'"),
        ([[SMALL], "rate"], {"limit": 3}, "rate has no option 'limit'; it has timeout"),
        ([[SMALL]], {"jobs": 0}, "jobs 0 is less than 1"),
        ([[SMALL]], {"timeout": -1}, "a timeout of -1 seconds is impossible"),
        ([[SMALL]], {"limit": -1}, "limit -1 is negative"),
        ([[SMALL]], {"from_": "lnie"}, "unknown notation 'lnie'; .*did you mean 'line'"),
        ([[SMALL], "explain"], {"lang": "xx"}, "unknown language 'xx'"),
    ],
)
def test_what_makes_no_sense_is_refused_at_once(arguments, options, message) -> None:
    with pytest.raises(gw.GridwrightError, match=message):
        gw.batch(*arguments, **options)


def test_what_is_no_puzzle_at_all() -> None:
    with pytest.raises(TypeError, match="number 2 is neither a str nor a Puzzle, but int"):
        list(gw.batch([SMALL, 5]))
    with pytest.raises(gw.FormatError, match="line 2: no notation recognises this text: 'nonsense'"):
        list(gw.batch([SMALL, "nonsense"], strict=True))


def test_a_line_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "lines.txt").write_bytes(b"ab\x8b\n")
    (row,) = gw.batch(tmp_path / "lines.txt")
    assert row.error == "column 3: byte 0x8b is not UTF-8 text"


def test_rows_hold_what_takes_several_lines() -> None:
    (row,) = gw.batch(["1....2..3.4....1"], "convert", to="text")
    assert row.found["text"] == "sudoku 4x4\n1...\n.2..\n3.4.\n...1"
