"""Files of puzzles: one row per line, in order, whatever the lines, the threads and the interruptions."""

from __future__ import annotations

import gzip
import io
import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import gridwright as gw
from gridwright.batches import Job, WorkOrder, blocks, run

GOOD = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
EXAMPLES = Path(__file__).parent.parent.parent / "examples"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
IN_ROWS = " ".join(SOLVED[at : at + 9] for at in range(0, 81, 9))
SUGURU = json.dumps(
    {"kind": "suguru", "regions": [[*"AAAB"], [*"ABBB"], [*"CCBD"]], "givens": [[0, 3, 0, 0], [0] * 4, [0] * 4]}
)
MIXED = [
    (GOOD, SOLVED),
    ("1" * 81, "none"),
    ("." * 81, "several"),
    ("", ""),
    ("nonsense", "error: line 5: no notation recognises this text: 'nonsense'"),
    (SUGURU, "132145432121"),
    ("1....2..3.4....1", "1324421331422431"),
    (GOOD.replace(".", "0") + "\r", SOLVED),
    (GOOD[:80] + "!", "error: line 9: column 81: r9c9: '!' is not a value from 1 to 9"),
]


def solved(tmp_path: Path, text: str, what: str = "", jobs: int | None = None, **options: object) -> list[str]:
    source = tmp_path / "in.txt"
    source.write_text(text, newline="")
    order = WorkOrder(format=what, jobs=jobs, options=options)
    run(Job(inputs=(str(source),), output=str(tmp_path / "out.txt"), order=order))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["in.txt", "out.txt"]
    return (tmp_path / "out.txt").read_text().splitlines()


@pytest.mark.parametrize("threads", [1, 3])
def test_a_row_for_every_line(tmp_path: Path, threads: int) -> None:
    rows = solved(tmp_path, "\n".join(line for line, _ in MIXED) + "\n", jobs=threads)
    assert len(rows) == len(MIXED)
    for row, (_, expected) in zip(rows, MIXED, strict=True):
        assert row.startswith(expected)


def test_jigsaws_and_larger_grids_on_a_line(tmp_path: Path) -> None:
    jigsaw = gw.load_file(EXAMPLES / "jigsaw-9x9.txt")
    large = gw.load_file(EXAMPLES / "sudoku-16x16.txt")
    lines = [gw.dump(jigsaw, "jigsaw-line").strip(), gw.dump(large, "line").strip()]
    lines += [lines[1].replace(".", "0", 1), lines[1].replace(".", "?"), GOOD.replace(".", "?")]
    for first in range(len(lines)):
        ordered = lines[first:] + lines[:first]
        rows = dict(zip(ordered, solved(tmp_path, "\n".join(ordered)), strict=True))
        assert rows[lines[0]] == "".join(map(str, gw.solve(jigsaw).solutions[0]))
        assert rows[lines[1]] == rows[lines[3]]
        assert len(rows[lines[1]]) == 256
        assert rows[lines[2]].startswith("error: line")
        assert rows[lines[4]] == SOLVED


def test_status_and_json_tell_the_same(tmp_path: Path) -> None:
    text = "\n".join(line for line, _ in MIXED)
    statuses = solved(tmp_path, text, what="status")
    assert statuses[:3] == ["unique", "none", "several"]
    objects = [json.loads(row) for row in solved(tmp_path, text, what="json")]
    assert [row["line"] for row in objects] == [1, 2, 3, 5, 6, 7, 8, 9], "blank lines count, but have no row"
    assert [row["status"] for row in objects] == [status.split(":")[0] for status in statuses if status]
    assert objects[0] == {
        "line": 1, "puzzle": GOOD, "kind": "sudoku", "status": "unique", "at_least": 1, "complete": True,
        "solution": IN_ROWS,
    }  # fmt: skip
    assert objects[3] == {
        "line": 5, "puzzle": "nonsense", "status": "error", "error": "no notation recognises this text: 'nonsense'"
    }  # fmt: skip
    assert objects[4]["solution"] == "1321 4543 2121"


def test_limit_counts_further(tmp_path: Path) -> None:
    rows = solved(tmp_path, "................\n" + SUGURU + "\n", what="json", limit=300)
    assert [json.loads(row)["at_least"] for row in rows] == [288, 1]
    assert json.loads(rows[0])["complete"] is True


def test_strict_stops_and_leaves_the_part(tmp_path: Path) -> None:
    source, target = tmp_path / "in.txt", tmp_path / "out.txt"
    source.write_text(GOOD + "\nnonsense\n")
    with pytest.raises(gw.FormatError, match="line 2: no notation recognises this text: 'nonsense'"):
        run(Job(inputs=(str(source),), output=str(target), order=WorkOrder(strict=True)))
    assert not target.exists()


def test_packed_and_several_inputs(tmp_path: Path) -> None:
    first, second = tmp_path / "a.txt.gz", tmp_path / "b.txt"
    first.write_bytes(gzip.compress(f"{GOOD}\n{GOOD}".encode()))
    second.write_text(f"nonsense\n{GOOD}\n")
    out = tmp_path / "out.txt"
    progress = run(Job(inputs=(str(first), str(second)), output=str(out)))
    bad = "error: line 3: no notation recognises this text: 'nonsense'"
    assert out.read_text().splitlines() == [SOLVED, SOLVED, bad, SOLVED]
    assert (progress.rows, progress.bad) == (4, 1)


def test_an_input_is_never_the_output(tmp_path: Path) -> None:
    source = tmp_path / "in.txt"
    source.write_text(GOOD + "\n")
    (tmp_path / "link.txt").symlink_to(source)
    for output in (source, tmp_path / "link.txt"):
        with pytest.raises(gw.GridwrightError, match="is an input; the output must be another file"):
            run(Job(inputs=(str(source),), output=str(output)))
    assert source.read_text() == GOOD + "\n"


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("missing.txt", None, "cannot read '.*missing.txt': No such file"),
        ("cut.gz", gzip.compress(b"1" * 100_000)[:-20], "'.*cut.gz' is damaged or ends too early"),
        ("plain.gz", b"no packed file", "'.*plain.gz' is damaged or ends too early"),
    ],
)
def test_inputs_that_cannot_be_read_are_named(tmp_path: Path, name: str, content: bytes | None, message: str) -> None:
    if content is not None:
        (tmp_path / name).write_bytes(content)
    with pytest.raises(gw.FormatError, match=message):
        run(Job(inputs=(str(tmp_path / name),), output=str(tmp_path / "out.txt")))
    assert not (tmp_path / "out.txt").exists()


def test_an_interrupted_run_is_not_begun_anew_by_accident(tmp_path: Path) -> None:
    source, target = tmp_path / "in.txt", tmp_path / "out.txt"
    source.write_text(GOOD + "\n")
    (tmp_path / "out.txt.checkpoint").write_text("{}")
    (tmp_path / "out.txt.part").write_bytes(b"")
    with pytest.raises(gw.GridwrightError, match=r"was interrupted: resume=True goes on with it"):
        run(Job(inputs=(str(source),), output=str(target)))


def test_an_empty_input_gives_an_empty_output(tmp_path: Path) -> None:
    assert solved(tmp_path, "") == []


def test_blocks_are_whole_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "SIZE", 10)
    text = b"abc\ndefghijklmnopqrstuvwxyz\n\nxy\nlast"
    found = list(blocks.blocks(io.BytesIO(text)))
    assert b"".join(block.data for block in found) == text
    assert found[-1].end == len(text)
    for start in (0, 4, 28, 29, 32):
        rest = b"".join(block.data for block in blocks.blocks(io.BytesIO(text), start))
        assert rest == text[start:]


class StoppedError(Exception):
    pass


@pytest.mark.parametrize("after", [1, 2, 5])
@pytest.mark.parametrize("packed", [False, True])
def test_resume_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: int, packed: bool) -> None:
    monkeypatch.setattr(blocks, "SIZE", 300)
    text = "\n".join(line for line, _ in MIXED * 5).encode()
    source, target = tmp_path / ("in.gz" if packed else "in.txt"), tmp_path / "out.txt"
    source.write_bytes(gzip.compress(text) if packed else text)
    whole = tmp_path / "whole.txt"
    run(Job(inputs=(str(source),), output=str(whole)))
    calls = 0

    def stop(_: object) -> None:
        nonlocal calls
        calls += 1
        if calls == after:
            raise StoppedError

    with pytest.raises(StoppedError):
        run(Job(inputs=(str(source),), output=str(target)), stop)
    assert not target.exists()
    with (tmp_path / "out.txt.part").open("ab") as part:
        part.write(b"a torn ro")
    progress = run(Job(inputs=(str(source),), output=str(target), resume=True))
    assert target.read_bytes() == whole.read_bytes()
    assert progress.rows == len(MIXED) * 5
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([source.name, "out.txt", "whole.txt"])


@pytest.mark.skipif(sys.platform == "win32", reason="needs links and modes")
def test_a_run_into_a_link_can_be_resumed(tmp_path: Path) -> None:
    source, link, target = tmp_path / "in.txt", tmp_path / "link.txt", tmp_path / "target.txt"
    source.write_text(GOOD + "\n")
    target.write_text("old")
    target.chmod(0o600)
    link.symlink_to(target)

    def stop(_: object) -> None:
        raise StoppedError

    with pytest.raises(StoppedError):
        run(Job(inputs=(str(source),), output=str(link)), stop)
    assert target.read_text() == "old"
    part = tmp_path / "target.txt.part"
    assert part.stat().st_mode & 0o777 == 0o600
    run(Job(inputs=(str(source),), output=str(link), resume=True))
    assert link.is_symlink()
    assert target.read_text() == SOLVED + "\n"
    assert target.stat().st_mode & 0o777 == 0o600
    assert sorted(os.listdir(tmp_path)) == ["in.txt", "link.txt", "target.txt"]


@pytest.mark.skipif(sys.platform == "win32", reason="needs links to devices")
@pytest.mark.parametrize("output", ["-", "null.txt"])
def test_only_files_can_be_resumed(tmp_path: Path, output: str) -> None:
    (tmp_path / "in.txt").write_text(GOOD + "\n")
    (tmp_path / "null.txt").symlink_to(os.devnull)
    path = output if output == "-" else str(tmp_path / output)
    with pytest.raises(gw.GridwrightError, match="cannot be resumed; give a file as output"):
        run(Job(inputs=(str(tmp_path / "in.txt"),), output=path, resume=True))
    assert sorted(os.listdir(tmp_path)) == ["in.txt", "null.txt"]


def test_resume_refuses_what_has_changed(tmp_path: Path) -> None:
    source, target = tmp_path / "in.txt", tmp_path / "out.txt"
    source.write_text(f"{GOOD}\n{GOOD}\n")
    job = Job(inputs=(str(source),), output=str(target))

    def stop(_: object) -> None:
        raise StoppedError

    def resumed(**changes: object) -> None:
        fields = {"inputs": job.inputs, "output": job.output, "resume": True, **changes}
        run(Job(**fields))

    target.write_text("something else\n")
    with pytest.raises(gw.GridwrightError, match=r"there is no checkpoint .*out.txt.checkpoint"):
        resumed()
    target.unlink()
    resumed()  # a run that was not begun yet begins
    assert len(target.read_text().splitlines()) == 2
    target.unlink()
    with pytest.raises(StoppedError):
        run(job, stop)
    with pytest.raises(gw.GridwrightError, match="begun with what 'solution', not 'json'"):
        resumed(order=WorkOrder(format="json"))
    with pytest.raises(gw.GridwrightError, match="belongs to 1 inputs, not 2"):
        resumed(inputs=(str(source), str(source)))
    with pytest.raises(gw.GridwrightError, match="standard input cannot be read again"):
        resumed(inputs=("-",))
    with pytest.raises(gw.GridwrightError, match="standard output cannot be resumed"):
        resumed(output="-")
    (tmp_path / "out.txt.part").write_bytes(b"")
    with pytest.raises(gw.GridwrightError, match="shorter than its checkpoint says"):
        resumed()
    source.write_text(f"{GOOD}\n{GOOD}\n{GOOD}\n")
    with pytest.raises(gw.GridwrightError, match="is not the one that the checkpoint belongs to"):
        resumed()
    (tmp_path / "out.txt.checkpoint").write_text("{}")
    with pytest.raises(gw.GridwrightError, match="is not a checkpoint"):
        resumed()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs kill -9")
@pytest.mark.parametrize("threads", ["1", "2"])
def test_a_killed_run_can_be_resumed(tmp_path: Path, threads: str) -> None:
    source, target = tmp_path / "in.txt", tmp_path / "out.txt"
    source.write_text((GOOD + "\n") * 400_000)
    gridwright = Path(sys.executable).with_name("gridwright")
    program = [gridwright, "batch", "solve", source, "-o", target, "--threads", threads]
    process = subprocess.Popen(program)
    checkpoint = tmp_path / "out.txt.checkpoint"
    while process.poll() is None and not checkpoint.exists():
        time.sleep(0.002)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    if not target.exists():  # else it was too quick to be killed
        subprocess.run([*program, "--resume"], check=True)
    assert target.read_text() == (SOLVED + "\n") * 400_000
    assert not checkpoint.exists()


def test_a_run_that_was_stopped_before_its_first_checkpoint_begins_anew(tmp_path):
    (tmp_path / "in.txt").write_text(f"{GOOD}\n")
    (tmp_path / "out.txt.part").write_bytes(b"torn")
    run(Job(inputs=(str(tmp_path / "in.txt"),), output=str(tmp_path / "out.txt"), resume=True))
    assert (tmp_path / "out.txt").read_text().count("\n") == 1


def test_a_checkpoint_that_was_left_behind_is_in_nobodys_way(tmp_path):
    (tmp_path / "in.txt").write_text(f"{GOOD}\n")
    (tmp_path / "out.txt.checkpoint").write_text("{}")
    run(Job(inputs=(str(tmp_path / "in.txt"),), output=str(tmp_path / "out.txt")))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["in.txt", "out.txt"]


@pytest.mark.parametrize(
    "damage", [{"inputs": 5}, {"options": []}, {"offset": "a"}, {"rows": "x"}, {"offset": -1}, {"file": 99}]
)
def test_a_damaged_checkpoint_is_refused(tmp_path, damage):
    (tmp_path / "in.txt").write_text(f"{GOOD}\n")
    (tmp_path / "out.txt.part").write_bytes(b"")
    (tmp_path / "out.txt.checkpoint").write_text(json.dumps({"inputs": [], "options": {}, **damage}))
    with pytest.raises(gw.GridwrightError, match=r"is not a checkpoint|is damaged"):
        run(Job(inputs=(str(tmp_path / "in.txt"),), output=str(tmp_path / "out.txt"), resume=True))


@pytest.mark.parametrize("work", ["solve", "check"])
def test_any_executor_gives_the_same_rows(tmp_path: Path, work: str) -> None:
    (tmp_path / "in.txt").write_text("".join(line + "\n" for line, _ in MIXED) * 2, newline="")
    order = WorkOrder(work=work, format="json", jobs=1)
    with ThreadPoolExecutor(3) as threads:
        for name, on in (("a", None), ("b", threads)):
            run(Job(inputs=(str(tmp_path / "in.txt"),), output=str(tmp_path / name), order=order, on=on))
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
