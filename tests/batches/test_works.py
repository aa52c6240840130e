"""Every sort of work over lines: a row for each, in order, on any processes and after any interruption."""

from __future__ import annotations

import csv
import gzip
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import gridwright as gw
from gridwright.batches import Job, Progress, WorkOrder, all_works, run, work_named, works
from gridwright.batches.row import tabular

GOOD = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ZEROS = GOOD.replace(".", "0")
SMALL = "1....2..3.4....1"
LINES = ["# easy ones", "", SMALL, "nonsense", "11..............", "  # and more", "................", GOOD, ZEROS]
TEXT = "".join(f"{line}\n" for line in LINES)
WORKS = [work.id for work in all_works()]
EXAMPLES = Path(__file__).parents[2] / "examples"
NOTES = ["note-candidates-clues"]
OPTIONS = {"convert": {"to": "sumocue", "lossy": False}}


class StoppedError(Exception):
    pass


@pytest.fixture(params=WORKS)
def work(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def order(work: str, format: str = "", jobs: int | None = 1) -> WorkOrder:
    return WorkOrder(work=work, format=format, jobs=jobs, options=OPTIONS.get(work, {}))


def written(tmp_path: Path, wanted: WorkOrder, text: str = TEXT, name: str = "out.txt") -> tuple[str, Progress]:
    source, target = tmp_path / "in.txt", tmp_path / name
    source.write_text(text)
    progress = run(Job(inputs=(str(source),), output=str(target), order=wanted))
    return target.read_text(), progress


def test_the_works_there_are() -> None:
    assert {"solve", "rate", "check", "explain", "convert"} <= set(WORKS)


def test_rows_stand_where_their_lines_do(tmp_path: Path, work: str) -> None:
    text, progress = written(tmp_path, order(work))
    rows = text.split("\n")[:-1]
    assert len(rows) == len(LINES) == progress.rows == sum(progress.counts.values())
    assert [rows[0], rows[1], rows[5]] == ["# easy ones", "", "  # and more"]
    assert rows[3] == "error: line 4: no notation recognises this text: 'nonsense'"
    assert progress.counts["passed"] == 3
    assert progress.bad == progress.counts["error"] >= 1


@pytest.mark.parametrize("format", ["csv", "json"])
def test_tables_leave_out_what_is_no_puzzle_of_the_input(tmp_path: Path, work: str, format: str) -> None:
    text, _ = written(tmp_path, order(work, format))
    lines = text.splitlines()
    rows = list(csv.DictReader(lines)) if format == "csv" else [json.loads(row) for row in lines]
    assert [int(row["line"]) for row in rows] == [3, 4, 5, 7, 8, 9]
    assert [row["puzzle"] for row in rows][:5] == [SMALL, "nonsense", "11..............", "................", GOOD]
    assert rows[5]["puzzle"] == tabular(ZEROS) != ZEROS
    assert gw.load(rows[5]["puzzle"]) == gw.load(GOOD)
    assert rows[1]["status"] == "error"
    assert rows[1]["error"] == "no notation recognises this text: 'nonsense'"
    assert rows[4]["kind"] == "sudoku"


@pytest.mark.parametrize("format", ["csv", "json"])
def test_no_grid_can_be_taken_for_a_number(tmp_path: Path, format: str) -> None:
    """Nor, as here, be rounded to one by who reads tables without being told how."""
    pandas = pytest.importorskip("pandas")
    full = "".join(map(str, gw.solve(gw.load(GOOD)).solutions[0]))
    one_blank = full[:40] + "." + full[41:]
    written(tmp_path, order("solve", format), "\n".join([ZEROS, full, one_blank, GOOD]), f"out.{format}")
    path = tmp_path / f"out.{format}"
    table = pandas.read_csv(path) if format == "csv" else pandas.read_json(path, lines=True)
    for puzzle, line in zip(table["puzzle"], [ZEROS, full, one_blank, GOOD], strict=True):
        assert gw.load(puzzle) == gw.load(line)
    assert [solution.replace(" ", "") for solution in table["solution"]] == [full] * 4
    assert list(table["status"]) == ["unique"] * 4


def test_processes_change_nothing(tmp_path: Path, work: str) -> None:
    text = TEXT * 40
    assert written(tmp_path, order(work, jobs=3), text)[0] == written(tmp_path, order(work, jobs=1), text)[0]


@pytest.mark.parametrize("name", ["out.jsonl", "out.jsonl.gz"])
@pytest.mark.parametrize("after", [1, 6])
def test_a_stopped_run_is_gone_on_with(tmp_path: Path, work: str, name: str, after: int, monkeypatch) -> None:
    monkeypatch.setattr("gridwright.batches.blocks.SIZE", 200)
    monkeypatch.setattr(sys.modules["gridwright.batches.run"], "_AGAIN", 0)
    monkeypatch.setattr("gridwright.output_files._PIECE", 1000)
    source, target, whole = tmp_path / "in.txt", tmp_path / name, tmp_path / f"whole-{name}"
    source.write_text(TEXT * 6)
    job = {"inputs": (str(source),), "order": order(work, "json")}
    run(Job(output=str(whole), **job))
    told: list[Progress] = []

    def stop(progress: Progress) -> None:
        told.append(progress)
        if len(told) == after:
            raise StoppedError

    with pytest.raises(StoppedError):
        run(Job(output=str(target), **job), stop)
    with (tmp_path / f"{name}.part").open("ab") as part:
        part.write(b"a torn ro")
    progress = run(Job(output=str(target), resume=True, **job))
    assert progress.rows == 6 * len(LINES)
    assert progress.counts["passed"] == 18
    assert target.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("name", ["out.txt", "out.txt.gz"])
def test_what_takes_long_is_kept_line_by_line(tmp_path: Path, work: str, name: str) -> None:
    if work_named(work).block:
        pytest.skip("lines take no time")
    (tmp_path / "in.txt").write_text(f"{SMALL}\n" * 50)

    def stop(progress: Progress) -> None:
        assert progress.rows == 1
        assert progress.share == 1 / 50
        raise StoppedError

    with pytest.raises(StoppedError):
        run(Job(inputs=(str(tmp_path / "in.txt"),), output=str(tmp_path / name), order=order(work)), stop)
    point = json.loads((tmp_path / f"{name}.checkpoint").read_text())
    part = (tmp_path / f"{name}.part").read_bytes().decode()
    assert point["offset"] == len(SMALL) + 1
    assert (part + point["unwritten"]).count("\n") == point["rows"] == 1


def test_the_first_rows_of_quick_work_come_before_all_is_read(tmp_path: Path) -> None:
    (tmp_path / "in.txt").write_text(f"{SMALL}\n" * 5000)
    told: list[Progress] = []
    run(Job(inputs=(str(tmp_path / "in.txt"),), output=str(tmp_path / "out.txt"), order=order("solve")), told.append)
    assert 0 < told[0].rows < 1000
    assert told[-1].rows == 5000


def test_a_line_may_be_as_long_as_a_large_puzzle(tmp_path: Path, work: str) -> None:
    grid = [[(8 * (row % 8) + row // 8 + col) % 64 + 1 for col in range(64)] for row in range(64)]
    line = json.dumps(gw.as_data(gw.sudoku(grid)))
    assert len(line) > 10_000
    text, progress = written(tmp_path, order(work, "json"), f"{line}\n")
    assert progress.rows == 1
    if work != "convert":  # not all notations have so many values
        assert json.loads(text)["status"] == "unique"


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs kill -9")
def test_a_killed_run_is_gone_on_with(tmp_path: Path) -> None:
    source, target = tmp_path / "in.txt", tmp_path / "out.csv.gz"
    source.write_text(f"# all alike\n{GOOD}\n\n" * 150)
    program = [Path(sys.executable).with_name("gridwright"), "batch", "rate", source, "-o", target, "--jobs", "2"]
    process = subprocess.Popen(program)
    checkpoint = tmp_path / "out.csv.gz.checkpoint"
    while process.poll() is None and not checkpoint.exists():
        time.sleep(0.002)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    if not target.exists():  # else it was too quick to be killed
        subprocess.run([*program, "--resume"], check=True)
    rows = list(csv.DictReader(gzip.decompress(target.read_bytes()).decode().splitlines()))
    assert [int(row["line"]) for row in rows] == list(range(2, 450, 3))
    assert {row["rating"] for row in rows} == {str(gw.rate(gw.load(GOOD)).rating)}
    assert not checkpoint.exists()


def test_tables_say_how_sure_minutes_are(tmp_path: Path) -> None:
    (row,) = csv.DictReader(written(tmp_path, order("rate", "csv"), f"{SMALL}\n")[0].splitlines())
    assert (row["effort_low"], row["effort_high"], row["effort_basis"]) == ("", "", "guess")


def test_what_cannot_be_begun_has_no_rating(tmp_path: Path) -> None:
    text = f"11..............\n................\n{SMALL}\n"
    rows = list(csv.DictReader(written(tmp_path, order("explain", "csv"), text)[0].splitlines()))
    assert [row["rating"] for row in rows] == ["", "", str(gw.explain(gw.load(SMALL)).rating)]
    assert gw.as_data(gw.explain(gw.load("." * 16)))["rating"] is None


def test_strict_ends_it_in_other_processes_too(tmp_path: Path) -> None:
    (tmp_path / "in.txt").write_text(f"{GOOD}\n" * 60 + "nonsense\n" + f"{GOOD}\n" * 60)
    wanted = WorkOrder(work="rate", strict=True, jobs=2)
    with pytest.raises(gw.FormatError, match="line 61: no notation recognises this text: 'nonsense'"):
        run(Job(inputs=(str(tmp_path / "in.txt"),), output=str(tmp_path / "out.txt"), order=wanted))
    assert not (tmp_path / "out.txt").exists()


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (WorkOrder(work="slove"), "unknown work 'slove'; there are check, convert, explain, rate, solve"),
        (WorkOrder(format="rating"), "solve has no format 'rating'; it has solution, status, csv, json"),
        (WorkOrder(work="rate", options={"limit": 3}), "rate has no option 'limit'; it has timeout"),
        (WorkOrder(jobs=0), "jobs 0 is less than 1"),
        (WorkOrder(work="convert", options={"to": "text"}), "as text a puzzle takes several lines, and a row is one"),
        (WorkOrder(work="convert", options={"to": "nope"}), "unknown notation 'nope'"),
    ],
)
def test_what_cannot_be_done_is_refused_before_anything_is_written(tmp_path: Path, wrong, message) -> None:
    (tmp_path / "in.txt").write_text(TEXT)
    with pytest.raises(gw.GridwrightError, match=message):
        run(Job(inputs=(str(tmp_path / "in.txt"),), output=str(tmp_path / "out.txt"), order=wrong))
    assert os.listdir(tmp_path) == ["in.txt"]


def test_a_time_limit_is_told(tmp_path: Path) -> None:
    wanted = WorkOrder(work="rate", options={"timeout": 0.0})
    text, progress = written(tmp_path, wanted, f"{GOOD}\n")
    assert text == "undecided\n"
    assert progress.counts == {"undecided": 1}


def test_files_of_one_text_are_equal(tmp_path: Path) -> None:
    made = []
    for name in ("first.gz", "second.gz"):
        (tmp_path / name).unlink(missing_ok=True)
        run(Job(inputs=(_file(tmp_path),), output=str(tmp_path / name), order=order("solve")))
        made.append((tmp_path / name).read_bytes())
    assert made[0] == made[1]
    assert gzip.decompress(made[0]).decode() == written(tmp_path, order("solve"))[0]


def test_an_empty_input_makes_an_empty_packed_file(tmp_path: Path) -> None:
    (tmp_path / "in.txt").write_text("")
    names = b"line,puzzle,kind,status,solution,error\n"
    for format, name, header in (("solution", "a.gz", b""), ("csv", "b.gz", names)):
        run(Job(inputs=(str(tmp_path / "in.txt"),), output=str(tmp_path / name), order=order("solve", format)))
        assert gzip.decompress((tmp_path / name).read_bytes()) == header


def test_works_answer_as_the_library_does() -> None:
    found = work_named("check").answer(gw.load("1....2..3.4....."), work_named("check").options)
    assert found[0] == "several"
    assert found[1]["messages"] == gw.as_data(gw.diagnose(gw.load("1....2..3.4.....")))["messages"]
    status, explained = work_named("explain").answer(gw.load(SMALL), work_named("explain").options)
    assert status == "unique"
    assert explained["steps"] == gw.as_data(gw.explain(gw.load(SMALL)))["steps"]


NEW = """
from gridwright.batches.work import Work

WORK = Work(
    id="size",
    formats=("rows", "status"),
    columns=("rows",),
    options={},
    answer=lambda puzzle, options: ("measured", {"rows": puzzle.grid.rows}),
    text=lambda row, format: str(row.found["rows"]),
)
"""


@pytest.fixture
def new_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    folder = tmp_path / "works"
    folder.mkdir()
    (folder / "size.py").write_text(NEW)
    monkeypatch.setattr(works, "__path__", [*works.__path__, str(folder)])
    all_works.cache_clear()
    yield "size"
    sys.modules.pop("gridwright.batches.works.size", None)
    all_works.cache_clear()


def test_a_new_work_is_one_file(tmp_path: Path, new_work: str) -> None:
    text, progress = written(tmp_path, order(new_work, "csv"), f"# sizes\n{GOOD}\n{SMALL}\n")
    assert text == f"line,puzzle,kind,status,rows,error\n2,{GOOD},sudoku,measured,9,\n3,{SMALL},sudoku,measured,4,\n"
    assert progress.counts == {"passed": 1, "measured": 2}
    assert [row.found["rows"] for row in gw.batch([GOOD, SMALL], new_work, jobs=1)] == [9, 4]


def _file(tmp_path: Path) -> str:
    (tmp_path / "in.txt").write_text(TEXT)
    return str(tmp_path / "in.txt")


def test_how_lines_were_read_is_told(tmp_path: Path) -> None:
    marked = gw.dump(gw.load_file(EXAMPLES / "sudoku-candidates.txt"), "candidates")
    for work in ("solve", "rate"):
        text, progress = written(tmp_path, order(work, "json"), f"{marked}{SMALL}\n{marked}")
        assert progress.notes == {NOTES[0]: 2}
        assert [json.loads(row).get("notes") for row in text.splitlines()] == [NOTES, None, NOTES]
    assert [row.notes for row in gw.batch([marked.strip(), SMALL])] == [tuple(NOTES), ()]


def test_messages_stand_on_a_line_in_the_language_that_is_asked_for(tmp_path: Path) -> None:
    text, _ = written(tmp_path, WorkOrder(work="check", options={"lang": "de"}), "1....2..3.4.....\nhaiku\n12345678\n")
    several, wrong, short = text.splitlines()
    assert several.startswith("several: 2 Lösungen. Zwei davon unterscheiden sich nur in 4 Zellen: r2c3=1/3")
    assert "r4c4=1/3; Ein Hinweis mehr genügt:" in several
    assert wrong == "error: line 2: Keine Schreibweise kennt diesen Text: 'haiku'"
    assert short == "error: line 3: 8 Zellen ergeben kein quadratisches Gitter"
