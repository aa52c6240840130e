"""`gridwright rate`: one puzzle in words, many as rows."""

from __future__ import annotations

import csv
import gzip
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import gridwright as gw
from gridwright.cli.shared.plot import plot
from gridwright.words import say

from .program import EXAMPLES, ONE, PROGRAM, SEVERAL, gridwright

SUGURU = EXAMPLES / "seed-000.txt"
NONE = "11.............."
LINES = (
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "1..92....524.1...........7..5...81.2.........4.27...9..6...........3.945....71..6",
    ".43.8.25.6.............1.949....4.7....6.8....1.2....382.5.............5.34.9.71.",
)
RATINGS = (1.2, 2.6, 3.2)


def lines(tmp_path: Path, *rows: str, name: str = "set.txt") -> Path:
    path = tmp_path / name
    path.write_text("".join(row + "\n" for row in rows))
    return path


def table(text: str) -> list[dict[str, Any]]:
    return list(csv.DictReader(text.splitlines()))


def test_one_puzzle():
    ran = gridwright("rate", SUGURU)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == (
        "Rating 2.3: easy. The hardest technique: Naked single.\n"
        "Effort: about 3 minutes (a guess: no times are known for such puzzles).\n"
        "19 steps:\n"
        "     6  Last cell\n"
        "    11  Hidden single in a region\n"
        "     1  Direct hidden pair\n"
        "     1  Naked single\n"
    )


def test_json():
    told = gridwright("rate", SUGURU, "--json").object
    rated = gw.rate(gw.load_file(SUGURU))
    assert (told["rating"], told["level"], told["hardest"]) == (2.3, "easy", "naked-single")
    assert told["effort"] == round(rated.effort, 2)
    assert (told["effort_low"], told["effort_high"], told["effort_basis"]) == (None, None, "guess")
    assert told["techniques"] == dict(rated.techniques)
    assert "path" not in told
    assert gridwright("rate", SUGURU, "--json", "--path").object["path"] == [list(point) for point in rated.path]


def test_how_sure_the_minutes_are_is_told_in_all_forms():
    line = ".3..5..4...8.1.5..46.....12.7.5.2.8....6.3....4.1.9.3.25.....98..1.2.6...8..6..2."
    rated = gw.rate(gw.load(line))
    assert rated.effort_low and rated.effort_high
    wanted = {"effort_low": round(rated.effort_low, 2), "effort_high": round(rated.effort_high, 2)}
    assert wanted.items() <= gridwright("rate", line, "--json").object.items()
    row = table(gridwright("rate", line, "--csv").out)[0]
    assert {key: float(row[key]) for key in wanted} == wanted
    assert row["effort_basis"] == "times"


@pytest.mark.parametrize("lang", gw.languages())
def test_minutes_fit_a_line(lang):
    for key in ("rate-effort", "rate-effort-more", "rate-effort-guess"):
        assert len(say(key, lang, minutes=20, low=17, high=23)) <= 80


@pytest.mark.parametrize("lang", gw.languages())
def test_languages(lang):
    ran = gridwright("rate", SUGURU, "--path", "--lang", lang)
    assert ran.code == 0
    assert say("level-easy", lang) in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_path():
    out = gridwright("rate", EXAMPLES / "seed-002.txt", "--path").out
    assert "Rating of each step:" in out
    assert "Candidates left after each step:" in out
    assert "█" in out
    assert max(map(len, out.splitlines())) <= 80
    assert gridwright("rate", EXAMPLES / "seed-002.txt", "--path", "--ascii").out.isascii()


def test_a_plot():
    assert plot([1.0, 2.0, 0.5], max) == [
        "   2.0 │ █",
        "       │ █",
        "       │ █",
        "       │██",
        "       │██▄",
        "       │███",
        "     0 └───",
        "        1 3",
    ]
    assert plot([3, 0], max, ascii=True)[0] == "     3 |#"
    assert max(map(len, plot(range(1000), max))) <= 80


@pytest.mark.parametrize(("text", "code", "says"), [(NONE, 1, "no solution"), (SEVERAL, 3, "several solutions")])
def test_without_exactly_one_solution(text, code, says):
    ran = gridwright("rate", text)
    assert (ran.code, ran.err) == (code, "")
    assert says in ran.out
    ran = gridwright("rate", text, "--json")
    assert ran.code == code
    assert says in ran.object["error"]


def test_several_arguments():
    ran = gridwright("rate", ONE, "nowhere.txt", "12", SUGURU)
    assert ran.code == 2
    assert ran.out.count("Rating ") == 2
    assert "puzzle 1:" in ran.out
    assert "nowhere.txt" in ran.err


def test_a_grid_in_rows_is_one_puzzle(tmp_path):
    """Its rows of 16 characters could be Sudokus of their own."""
    path = lines(tmp_path, *["1234341221434321"] * 16)
    assert "Rating" not in gridwright("rate", path).out
    assert gridwright("rate", EXAMPLES / "sudoku-9x9.txt").out.startswith("Rating ")


def test_many_lines_give_rows(tmp_path):
    ran = gridwright("rate", lines(tmp_path, *LINES))
    assert (ran.code, ran.err) == (0, "")
    rows = table(ran.out)
    assert [float(row["rating"]) for row in rows] == list(RATINGS)
    assert [row["line"] for row in rows] == ["1", "2", "3"]
    assert rows[1]["level"] == "medium"
    assert "pointing:2" in rows[1]["techniques"].split()


def test_many_lines_as_json_from_standard_input():
    ran = gridwright("rate", "--json", stdin="\n".join(LINES))
    assert [row["rating"] for row in ran.objects] == list(RATINGS)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_a_pipe_with_a_name_is_read_once(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with subprocess.Popen(["sh", "-c", f"cat > {pipe}"], stdin=subprocess.PIPE) as writer:
        assert writer.stdin
        writer.stdin.write("\n".join(LINES).encode())
        writer.stdin.close()
        assert [float(row["rating"]) for row in table(gridwright("rate", pipe).out)] == list(RATINGS)


def test_packed_lines(tmp_path):
    path = tmp_path / "set.txt.gz"
    path.write_bytes(gzip.compress("\n".join(LINES).encode()))
    assert [float(row["rating"]) for row in table(gridwright("rate", path).out)] == list(RATINGS)


def test_json_lines_of_any_kind(tmp_path):
    puzzles = [gw.load(example) for kind in gw.all_kinds() for example in kind.examples]
    rows = [gw.dump(puzzle, "json").strip().replace("\n", " ") for puzzle in puzzles]
    path = lines(tmp_path, *rows, name="set.jsonl")
    ran = gridwright("rate", path, "--json")
    assert ran.code == 0
    assert [(row["kind"], row["rating"]) for row in ran.objects] == [(p.kind, gw.rate(p).rating) for p in puzzles]


def test_a_bad_line_is_a_row(tmp_path):
    ran = gridwright("rate", lines(tmp_path, LINES[0], "haiku", SEVERAL, "", LINES[1]))
    assert ran.code == 2
    rows = table(ran.out)
    assert [row["line"] for row in rows] == ["1", "2", "3", "5"], "a blank line counts, but is no puzzle"
    assert [bool(row["error"]) for row in rows] == [False, True, True, False]
    assert "several solutions" in rows[2]["error"]
    assert "4 rows, 2 of them not rated" in ran.err


def test_what_is_wrong_with_a_line_is_told_with_its_number(tmp_path):
    wrong = LINES[1][:-1] + "!"
    rows = table(gridwright("rate", lines(tmp_path, "# a comment", LINES[0], wrong)).out)
    assert [row["line"] for row in rows] == ["2", "3"]
    assert rows[1]["error"].startswith(f"line 3, column {len(wrong)}: ")


def test_bytes_that_are_no_text(tmp_path):
    path = tmp_path / "set.txt"
    path.write_bytes(b"\n".join([LINES[0].encode(), b"\xff\xfe", LINES[1].encode()]))
    ran = gridwright("rate", path, "--json")
    assert ran.code == 2
    assert "not UTF-8" in ran.objects[1]["error"]


@pytest.mark.parametrize("processes", ["1", "2"])
def test_on_several_processes_in_order(tmp_path, processes):
    rows = [LINES[number % 3] for number in range(40)]
    rows[20] = "haiku"
    out = tmp_path / "out.jsonl"
    ran = gridwright("rate", lines(tmp_path, *rows), "--json", "-o", out, "--processes", processes)
    assert (ran.code, ran.out) == (2, "")
    told = [json.loads(line) for line in out.read_text().splitlines()]
    assert [row["line"] for row in told] == list(range(1, 41))
    assert [row.get("rating") for row in told] == [None if n == 20 else RATINGS[n % 3] for n in range(40)]
    assert not (tmp_path / "out.jsonl.part").exists()


def test_one_puzzle_as_a_row(tmp_path):
    out = tmp_path / "out.csv"
    assert gridwright("rate", ONE, "-o", out).code == 0
    assert table(out.read_text()) == table(gridwright("rate", ONE, "--csv").out)


def test_the_output_is_no_input(tmp_path):
    path = lines(tmp_path, *LINES)
    ran = gridwright("rate", path, "-o", path)
    assert (ran.code, ran.out) == (2, "")
    assert path.read_text().splitlines() == list(LINES)


def test_options_that_exclude_each_other():
    ran = gridwright("rate", ONE, "--csv", "--json")
    assert ran.code == 2
    assert "--csv, --json cannot be used together." in ran.err


def test_a_damaged_file(tmp_path):
    path = tmp_path / "set.txt.gz"
    path.write_bytes(gzip.compress(b"\n".join([line.encode() for line in LINES] * 99))[:-9])
    ran = gridwright("rate", path, "-o", tmp_path / "out.csv")
    assert ran.code == 2
    assert "damaged" in ran.err
    assert not (tmp_path / "out.csv").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="processes are found in /proc")
def test_ctrl_c_ends_all_processes(tmp_path):
    path, out = lines(tmp_path, *LINES * 2000), tmp_path / "out.csv"
    process = subprocess.Popen(
        [PROGRAM, "rate", path, "-o", out, "--processes", "2"], stderr=subprocess.PIPE, start_new_session=True
    )
    part = tmp_path / "out.csv.part"
    while process.poll() is None and not (part.exists() and part.stat().st_size > 9000):
        time.sleep(0.05)
    os.kill(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=300)
    assert (process.returncode, said.decode()) == (130, "gridwright: interrupted\n")
    assert not out.exists()
    deadline = time.monotonic() + 300
    while _alive(process.pid) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not _alive(process.pid)


def _alive(session: int) -> list[int]:
    """The processes of a session that still work."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            pid, _, rest = stat.read_text().partition(" (")
        except OSError:
            continue
        state, _, _, its_session, *_ = rest.rpartition(") ")[2].split()
        if int(its_session) == session and state != "Z":
            found.append(int(pid))
    return found


def test_puzzles_of_several_lines(tmp_path):
    path = tmp_path / "many.txt"
    path.write_text("sudoku 4x4\n1...\n.2..\n3.4.\n...1\n\nlatin 3x3\n1..\n.2.\n...\n")
    rows = table(gridwright("rate", path).out)
    assert [(row["line"], row["kind"]) for row in rows] == [("1", "sudoku"), ("7", "latin")]
    assert [row["line"] for row in table(gridwright("rate", stdin=path.read_bytes()).out)] == ["1", "7"]


def test_the_time_is_kept():
    path = str(EXAMPLES / "sudoku-16x16.txt")
    told = "Undecided: stopped before the hardest step was known."
    ran = gridwright("rate", path, "--timeout", "0.2")
    assert (ran.code, ran.out) == (4, f"{told}\n")
    ran = gridwright("rate", path, "--timeout", "0.2", "--json")
    assert ran.code == 4 and told in ran.out
