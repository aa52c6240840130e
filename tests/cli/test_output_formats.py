"""What -o means, the same for all commands: the name of a file says its format, and whether it is packed."""

from __future__ import annotations

import csv
import gzip
import io
import json
from pathlib import Path

import pytest

import gridwright as gw

from .program import ONE, SEVERAL, Ran, gridwright

WORDS = {
    "solve": ["solve", ONE],
    "check": ["check", ONE],
    "hint": ["hint", ONE],
    "explain": ["explain", ONE],
    "rate": ["rate", ONE],
    "batch solve": ["batch", "solve", "in.txt", "--quiet"],
    "batch rate": ["batch", "rate", "in.txt", "--quiet", "--jobs", "1"],
}
FORMATS = {
    "solve": "txt json", "check": "txt json", "hint": "txt json", "explain": "txt html md json",
    "rate": "txt csv json", "batch solve": "txt csv json", "batch rate": "txt csv json",
}  # fmt: skip
"""What each of these can write."""

POSSIBLE = [(command, format) for command, formats in FORMATS.items() for format in formats.split()]
IMPOSSIBLE = [
    (command, format)
    for command, formats in FORMATS.items()
    for format in ("csv", "html", "md", "svg", "png", "pdf", "parquet", "zst")
    if format not in formats.split() and (command, format) != ("rate", "svg")
]
FLAGS = {
    ("explain", "html"): ["--html"], ("explain", "md"): ["--markdown"], ("rate", "csv"): ["--csv"],
    ("batch solve", "csv"): ["--what", "csv"], ("batch solve", "json"): ["--what", "json"],
    ("batch rate", "csv"): ["--what", "csv"], ("batch rate", "json"): ["--what", "json"],
}  # fmt: skip


def flag(command: str, format: str) -> list[str]:
    """The option that asks for a format."""
    return [] if format == "txt" else FLAGS.get((command, format), ["--json"])


@pytest.fixture(autouse=True)
def puzzles(tmp_path: Path) -> None:
    (tmp_path / "in.txt").write_text(f"# two\n{ONE}\n\n{SEVERAL}\n")


def run(folder: Path, command: str, *more: str) -> Ran:
    return gridwright(*WORDS[command], *more, cwd=folder)


@pytest.mark.parametrize(("command", "format"), POSSIBLE)
def test_the_name_decides(tmp_path: Path, command: str, format: str) -> None:
    printed = run(tmp_path, command, *flag(command, format))
    for name in (f"out.{format}", f"OUT.{format.upper()}.gz"):
        ran = run(tmp_path, command, "-o", name)
        assert (ran.code, ran.out, ran.err) == (printed.code, "", "")
        data = (tmp_path / name).read_bytes()
        text = gzip.decompress(data) if name.endswith(".gz") else data
        assert text.decode() == printed.out
    assert {path.name for path in tmp_path.iterdir()} == {f"OUT.{format.upper()}.gz", "in.txt", f"out.{format}"}


@pytest.mark.parametrize(("command", "format"), IMPOSSIBLE)
def test_what_cannot_be_is_refused_with_what_can(tmp_path: Path, command: str, format: str) -> None:
    ran = run(tmp_path, command, "-o", f"out.{format}")
    assert (ran.code, ran.out) == (2, "")
    assert f"-o out.{format}: this cannot be written as .{format}; possible formats are .txt, " in ran.err
    assert [path.name for path in tmp_path.iterdir()] == ["in.txt"]


@pytest.mark.parametrize(
    ("command", "format", "name"),
    [
        ("rate", "csv", "out.json"), ("rate", "json", "out.csv"), ("rate", "csv", "out.svg"),
        ("explain", "html", "out.json.gz"), ("explain", "md", "out.html"), ("explain", "json", "out.html"),
        ("batch solve", "json", "out.csv"), ("batch rate", "csv", "out.jsonl"),
    ],
)  # fmt: skip
def test_contradictions_are_refused_by_name(tmp_path: Path, command: str, format: str, name: str) -> None:
    asked = flag(command, format)
    ran = run(tmp_path, command, *asked, "-o", name)
    assert (ran.code, ran.out) == (2, "")
    assert f"{' '.join(asked)}, -o {name}: the file name asks for a different format than the option does." in ran.err
    assert [path.name for path in tmp_path.iterdir()] == ["in.txt"]


def test_rows_of_a_status_are_no_table(tmp_path: Path) -> None:
    ran = run(tmp_path, "batch solve", "--what", "status", "-o", "out.csv")
    assert ran.code == 2
    assert "--what status, -o out.csv: the file name asks for a different format" in ran.err


def test_a_name_that_says_nothing_leaves_it_to_the_option(tmp_path: Path) -> None:
    assert run(tmp_path, "solve", "--json", "-o", "out.dat").code == 0
    assert json.loads((tmp_path / "out.dat").read_text())["status"] == "unique"
    assert run(tmp_path, "solve", "--json", "-o", "out.txt").code == 0
    assert (tmp_path / "out.txt").read_text() == (tmp_path / "out.dat").read_text()


@pytest.mark.parametrize(
    ("words", "name"),
    [
        (["draw", ONE], "out.svg"), (["draw", ONE], "out.png"), (["draw", ONE], "out.pdf"), (["draw", ONE], "out.txt"),
        (["rate", ONE, "--path"], "out.svg"), (["convert", ONE], "out.json"), (["book", ONE], "out.pdf"),
    ],
)  # fmt: skip
def test_what_is_drawn_is_packed_too(tmp_path: Path, words: list[str], name: str) -> None:
    assert gridwright(*words, "-o", name, cwd=tmp_path).code == 0
    assert gridwright(*words, "-o", f"{name}.gz", cwd=tmp_path).code == 0
    packed = (tmp_path / f"{name}.gz").read_bytes()
    assert packed[4:8] == bytes(4), "no time"
    assert not packed[3] & 8, "no name"
    if name != "out.pdf":  # which has the time of its making in it
        assert gzip.decompress(packed) == (tmp_path / name).read_bytes()


def test_several_packed_files_are_numbered_before_their_endings(tmp_path: Path) -> None:
    assert gridwright("draw", ONE, SEVERAL, "-o", "out.svg.gz", cwd=tmp_path).code == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["in.txt", "out-1.svg.gz", "out-2.svg.gz"]


def test_convert_takes_the_notation_from_the_name(tmp_path: Path) -> None:
    assert gridwright("convert", ONE, "-o", "out.json", cwd=tmp_path).code == 0
    assert json.loads((tmp_path / "out.json").read_text())["kind"] == "sudoku"
    assert gridwright("convert", ONE, "-o", "out.txt", cwd=tmp_path).code == 0
    assert (tmp_path / "out.txt").read_text().startswith("sudoku 4x4")
    assert gridwright("convert", ONE, "--to", "line", "-o", "line.txt.gz", cwd=tmp_path).code == 0
    assert gzip.decompress((tmp_path / "line.txt.gz").read_bytes()).decode() == f"{ONE}\n"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--to", "line", "-o", "out.json"], "--to line, -o out.json: the file name asks for a different format"),
        (["-o", "out.svg"], "this cannot be written as .svg; possible formats are .txt, .json, .csv."),
        (["-o", "out.xyz"], "Say which notation to write: --to ID, or by the name of the file"),
        ([], "Say which notation to write: --to ID, or by the name of the file"),
    ],
)
def test_convert_refuses_other_names(tmp_path: Path, words: list[str], message: str) -> None:
    ran = gridwright("convert", ONE, *words, cwd=tmp_path)
    assert (ran.code, ran.out) == (2, "")
    assert message in " ".join(ran.err.split())
    assert [path.name for path in tmp_path.iterdir()] == ["in.txt"]


def test_rows_of_many_puzzles_as_the_name_says(tmp_path: Path) -> None:
    (tmp_path / "in.txt").write_text(f"{ONE}\n{ONE}\n")
    assert gridwright("rate", "in.txt", "-o", "out.json.gz", cwd=tmp_path).code == 0
    rows = [json.loads(row) for row in gzip.decompress((tmp_path / "out.json.gz").read_bytes()).splitlines()]
    assert [row["line"] for row in rows] == [1, 2]
    assert gridwright("rate", "in.txt", "-o", "out.csv", cwd=tmp_path).code == 0
    assert len(list(csv.DictReader((tmp_path / "out.csv").read_text().splitlines()))) == 2


def test_what_was_read_is_not_written_over(tmp_path: Path) -> None:
    ran = gridwright("solve", "in.txt", "-o", "in.txt", cwd=tmp_path)
    assert ran.code == 2
    assert "'in.txt' is an input; the output must be another file" in ran.err
    assert (tmp_path / "in.txt").read_text().startswith("# two")


def table(path: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(path.read_bytes().decode(), newline="")))


MANY = "1....2..3.4....1\n12343412214343.1\n"


@pytest.mark.parametrize("words", [["solve"], ["complete"], ["minimize"]])
def test_a_notation_may_be_the_format_of_the_file(tmp_path: Path, words: list[str]) -> None:
    (tmp_path / "many.txt").write_text(MANY)
    assert gridwright(*words, "many.txt", "--to", "csv", "-o", "out.csv", cwd=tmp_path).code == 0
    assert [list(row) for row in table(tmp_path / "out.csv")] == [["puzzle", "solution"]] * 2
    assert gridwright(*words, "many.txt", "--to", "json", "-o", "out.jsonl", cwd=tmp_path).code == 0
    lines = (tmp_path / "out.jsonl").read_text().splitlines()
    assert [gw.load(line).kind for line in lines] == ["sudoku"] * 2
    for name, flag in (("out.json", "--to line, -o out.json: the file"), ("x.txt --json", "--to, --json cannot")):
        refused = gridwright(*words, "many.txt", "--to", "line", "-o", *name.split(), cwd=tmp_path)
        assert refused.code == 2
        assert flag in refused.err


def test_puzzles_that_are_made_in_json(tmp_path: Path) -> None:
    make = ["generate", "sudoku", "--size", "4", "--seed", "1", "-n", "2", "--to", "json"]
    assert gridwright(*make, "-o", "out.json", cwd=tmp_path).code == 0
    text = (tmp_path / "out.json").read_text()
    assert gridwright(*make, cwd=tmp_path).out == text
    assert ["id" in json.loads(line) for line in text.splitlines()] == [False, False], "no records"


@pytest.mark.parametrize(("puzzles", "name"), [(MANY, "out.json"), (MANY, "out.jsonl"), (ONE, "out.ndjson")])
def test_lines_of_json_are_whole_puzzles(tmp_path: Path, puzzles: str, name: str) -> None:
    (tmp_path / "many.txt").write_text(puzzles)
    assert gridwright("convert", "many.txt", "-o", name, cwd=tmp_path).code == 0
    lines = (tmp_path / name).read_text().splitlines()
    assert [gw.load(line) for line in lines] == list(gw.load_all(puzzles))


def test_a_table_has_the_path_that_is_asked_for(tmp_path: Path) -> None:
    assert gridwright("rate", ONE, "--path", "-o", "out.csv", cwd=tmp_path).code == 0
    (row,) = table(tmp_path / "out.csv")
    assert row["path"].startswith("1.2:15 1.0:12 ")
    assert len(row["path"].split()) == int(row["steps"])


def test_a_cell_of_several_lines_is_quoted(tmp_path: Path) -> None:
    (tmp_path / "many.txt").write_text(MANY)
    assert gridwright("batch", "convert", "many.txt", "--to", "text", "-o", "out.csv", cwd=tmp_path).code == 0
    rows = table(tmp_path / "out.csv")
    assert [gw.load(row["text"]) for row in rows] == list(gw.load_all(MANY))
