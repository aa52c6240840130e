"""Audits find every flaw that was planted, in every format, and call what is sound sound."""

from __future__ import annotations

import csv
import gzip
import json
import os
from errno import EACCES
from os import mkfifo
from pathlib import Path

import pytest

import gridwright as gw
from gridwright.datasets.audit import tables
from gridwright.datasets.audit.audit import audit_dataset
from gridwright.datasets.audit.page import audit_page
from gridwright.datasets.audit.report import EXAMPLES, Audit, Example, FileAudit
from gridwright.datasets.audit.sentences import file_sentences

PUZZLES = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
    "2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3",
]
SOLUTIONS = ["".join(map(str, gw.solve(gw.load(text)).solution.values)) for text in PUZZLES]  # type: ignore[union-attr]
SEVERAL = "." * 18 + PUZZLES[0][18:]
NONE = "55" + PUZZLES[0][2:]
TWIN = PUZZLES[0].translate(str.maketrans("123456789", "234567891"))


def written(path: Path, rows: list[dict[str, str]]) -> Path:
    """The same rows in the format that the name asks for."""
    if path.name.endswith(".csv"):
        with path.open("w", newline="") as file:
            writer = csv.DictWriter(file, list(rows[0]))
            writer.writeheader()
            writer.writerows(rows)
    elif path.name.endswith(".jsonl.gz"):
        path.write_bytes(gzip.compress("".join(json.dumps(row) + "\n" for row in rows).encode()))
    elif path.name.endswith(".parquet"):
        pa, pq = pytest.importorskip("pyarrow"), pytest.importorskip("pyarrow.parquet")
        pq.write_table(pa.Table.from_pylist(rows), path)
    else:
        path.write_text("".join(" ".join(row.values()) + "\n" for row in rows))
    return path


def test_what_is_sound(tmp_path: Path) -> None:
    rows = [{"quizzes": puzzle, "solutions": solution} for puzzle, solution in zip(PUZZLES, SOLUTIONS, strict=True)]
    for name in ("a.csv", "a.jsonl.gz", "a.parquet"):
        found = audit_dataset(written(tmp_path / name, rows), jobs=1, rate=0)
        file = found.files[0]
        assert found.is_sound
        assert file.columns == {"puzzle": "quizzes", "solution": "solutions"}
        assert (file.rows, file.solutions_right, dict(file.kinds)) == (3, 3, {"sudoku": 3})


def test_every_flaw_is_found(tmp_path: Path) -> None:
    texts = [*PUZZLES, SEVERAL, NONE, TWIN, PUZZLES[1], "nonsense"]
    answers = [SOLUTIONS[0], SOLUTIONS[1], SOLUTIONS[0], SOLUTIONS[0], SOLUTIONS[0], "", "", ""]
    rows = [{"puzzle": text, "solution": answer} for text, answer in zip(texts, answers, strict=True)]
    file = audit_dataset(written(tmp_path / "flaws.csv", rows), jobs=1, rate=0).files[0]
    assert dict(file.statuses) == {"unique": 5, "several": 1, "none": 1, "unreadable": 1}
    assert (file.solutions_right, file.solutions_wrong) == (3, 2)  # one of several solutions is one
    assert (file.repeated, file.equivalent) == (1, 1)
    assert [(one.row, bool(one.error)) for one in file.examples["unreadable"]] == [(9, True)]
    assert [one.row for one in file.examples["wrong"]] == [4, 6]
    assert [(one.row, one.like) for one in file.examples["repeated"]] == [(8, 3)]
    assert [(one.row, one.like) for one in file.examples["equivalent"]] == [(7, 2)]
    told = [*file_sentences(file)]
    assert "Rows with this flaw (wrong solution): 4, 6" in told
    assert "Rows with this flaw (repeated): 8 = 3" in told
    assert not file.is_sound


def test_the_first_rows_of_a_flaw_are_named_with_what_they_repeat(tmp_path: Path) -> None:
    path = tmp_path / "again.txt"
    path.write_text("".join(f"{text}\n" for text in [TWIN, PUZZLES[1]] + [PUZZLES[0]] * 13))
    file = audit_dataset(path, jobs=1, rate=0).files[0]
    assert (file.repeated, file.equivalent) == (12, 1)
    assert [(one.row, one.like) for one in file.examples["equivalent"]] == [(3, 1)]
    assert [(one.row, one.like) for one in file.examples["repeated"]] == [(row, 3) for row in range(4, 4 + EXAMPLES)]
    assert [text for text in file_sentences(file) if text.endswith("13 = 3 …")]
    assert file.data()["examples"]["equivalent"] == [{"row": 3, "like": 1}]


def test_leaks_between_splits(tmp_path: Path) -> None:
    written(tmp_path / "train.csv", [{"puzzle": text, "n": "1"} for text in PUZZLES])
    written(tmp_path / "test.csv", [{"puzzle": TWIN, "n": "1"}])
    found = audit_dataset(tmp_path, jobs=1, rate=0)
    assert [(leak.first, leak.second, leak.puzzles) for leak in found.leaks] == [("test", "train", 1)]
    assert not found.is_sound
    rows = [{"puzzle": PUZZLES[0], "split": "a"}, {"puzzle": TWIN, "split": "b"}]
    assert len(audit_dataset(written(tmp_path / "own.csv", rows), jobs=1, rate=0).leaks) == 1


def test_stated_difficulty_beside_ratings(tmp_path: Path) -> None:
    rows = [{"puzzle": text, "what": word} for text, word in zip(PUZZLES, ("Easy", "Easy", "Hard"), strict=True)]
    file = audit_dataset(written(tmp_path / "some.txt", rows), jobs=1, rate=5).files[0]
    assert file.columns == {"puzzle": "column 1", "difficulty": "column 2"}
    assert {name: one[0] for name, one in file.by_stated.items()} == {"Easy": 2, "Hard": 1}
    assert gw.rate(gw.load(PUZZLES[2])).rating == file.by_stated["Hard"][1]


def test_ratings_where_no_difficulty_is_stated(tmp_path: Path) -> None:
    file = audit_dataset(written(tmp_path / "bare.csv", [{"puzzle": PUZZLES[0]}]), jobs=1, rate=5).files[0]
    assert "Ratings: 1.2 to 1.2, median 1.2 (1 puzzle rated)." in [*file_sentences(file)]


def test_a_difficulty_by_a_longer_name(tmp_path: Path) -> None:
    rows = [{"puzzle": text, "graded_by_us": "hard", "cpu_ms": "3"} for text in PUZZLES]
    file = audit_dataset(written(tmp_path / "graded.csv", rows), jobs=1, rate=1).files[0]
    assert file.columns == {"puzzle": "puzzle", "difficulty": "graded_by_us"}


def test_a_puzzle_among_the_words_of_a_line(tmp_path: Path) -> None:
    rows = [{"hash": "0000183b305c", "puzzle": text, "rating": "1.2"} for text in PUZZLES]
    file = audit_dataset(written(tmp_path / "bank.txt", rows), jobs=1, rate=0).files[0]
    assert file.columns == {"puzzle": "column 2", "difficulty": "column 3"}
    assert file.is_sound


def test_puzzles_in_pieces(tmp_path: Path) -> None:
    """Grids, regions and signs as arrays: the kind is the one by whose rules they make sense."""
    rows = []
    for kind in ("suguru", "futoshiki", "jigsaw"):
        made = next(gw.generate(kind, 5, seed=2))
        data = gw.as_data(made.puzzle)
        row = {"givens": [list(made.puzzle.givens[at : at + 5]) for at in range(0, 25, 5)], "regions": None}
        row["solution"] = made.solution.rows
        if data.get("regions"):
            row["regions"] = data["regions"]
        if data.get("signs"):
            row["less"] = [
                [int(one) - 1 for one in word.replace("<", "c").replace("r", "").split("c")] for word in data["signs"]
            ]
        (tmp_path / f"{kind}.jsonl").write_text(json.dumps(row) + "\n")
        rows.append(row)
    found = audit_dataset(tmp_path, jobs=1, rate=0)
    assert [file.columns["kind"] for file in found.files] == ["futoshiki", "jigsaw", "suguru"]
    assert found.is_sound


def test_a_sample_is_the_same_every_time(tmp_path: Path) -> None:
    rows = [{"puzzle": PUZZLES[number % 3], "n": str(number)} for number in range(40)]
    path = written(tmp_path / "many.csv", rows)
    first, second = (audit_dataset(path, sample=7, jobs=1, rate=0).data() for _ in range(2))
    assert first == second
    assert first["files"][0]["rows"] == 7


def test_sets_of_our_own_have_hashes(tmp_path: Path) -> None:
    small = {"seed": 1, "record": ["solution"], "puzzles": [{"kind": "latin", "size": 4, "count": 4}]}
    made = gw.make_dataset(small, tmp_path / "set", jobs=1)
    assert audit_dataset(made.path, jobs=1, rate=0).is_sound
    shard = made.path / made.manifest.shards[0].file
    shard.write_bytes(gzip.compress(gzip.decompress(shard.read_bytes())))
    changed = audit_dataset(made.path, jobs=1, rate=0)
    assert "was changed" in changed.damage[0]
    assert not changed.is_sound


@pytest.mark.parametrize(("name", "data"), [("a.parquet", b"PAR?"), ("a.jsonl.gz", b"x"), ("a.csv", b"\xff\xfe\x00a")])
def test_files_that_cannot_be_read(tmp_path: Path, name: str, data: bytes) -> None:
    if name.endswith(".parquet"):
        pytest.importorskip("pyarrow")
    (tmp_path / name).write_bytes(data)
    with pytest.raises(gw.FormatError):
        audit_dataset(tmp_path / name, jobs=1)


def test_nothing_there(tmp_path: Path) -> None:
    with pytest.raises(gw.FormatError, match="there is no file"):
        audit_dataset(tmp_path / "none.csv")
    with pytest.raises(gw.FormatError, match="has no files of puzzles"):
        audit_dataset(tmp_path)
    mkfifo(tmp_path / "pipe")
    with pytest.raises(gw.FormatError, match="pipe' is no file: an audit"):  # rather than wait for a writer
        audit_dataset(tmp_path / "pipe")
    (tmp_path / "empty.csv").write_text("")
    found = audit_dataset(tmp_path / "empty.csv", jobs=1)
    assert not found.is_sound
    assert list(file_sentences(found.files[0])) == ["There are no rows."]


@pytest.mark.parametrize("lang", gw.languages())
def test_the_page_has_pictures_and_no_code_of_others(tmp_path: Path, lang: str) -> None:
    rows = [{"puzzle": text, "level": "<b>1</b>"} for text in PUZZLES]
    page = audit_page(audit_dataset(written(tmp_path / "a.csv", rows), jobs=1, rate=1), lang)
    assert page.count("<svg") == 2
    assert "<b>1" not in page
    assert "&lt;b&gt;1" in page


def test_the_page_tells_levels_in_their_order_and_in_words() -> None:
    file = FileAudit(
        "a.csv", "csv", {}, rows=3, ratings=[("", 7.0, "extreme"), ("", 7.0, "extreme"), ("", 1.2, "easy")]
    )
    file.statuses["unique"] = 3
    page = audit_page(Audit([file], []), "de")
    assert page.index("leicht") < page.index("extrem")
    assert "genau eine Lösung</text>" in page


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "sets.tgz").write_bytes(b"\x1f\x8b\x08\0\0\0" + bytes(100))
    with pytest.raises(gw.FormatError, match=r"sets\.tgz' is no text in UTF-8"):
        gw.audit_dataset(tmp_path / "sets.tgz")


@pytest.mark.parametrize("name", ["bomb.csv.gz", "bomb.jsonl.gz", "bomb.txt.gz"])
def test_a_line_without_end_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(gzip.compress(b"puzzle\n" + b"0" * (tables._LONGEST + 1)))
    with pytest.raises(gw.FormatError, match="line 2 is longer than any puzzle: over 16,777,216 characters"):
        gw.audit_dataset(tmp_path / name, jobs=1)


def test_a_list_without_end_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "_WHOLE", 1000)
    (tmp_path / "long.json").write_text(json.dumps([{"puzzle": PUZZLES[0]}] * 20))
    with pytest.raises(gw.FormatError, match="is a document of more than 1,000 bytes: give an object on each line"):
        gw.audit_dataset(tmp_path / "long.json", jobs=1)


FLAT = [int(char) if char.isdecimal() else 0 for char in PUZZLES[0]]


@pytest.mark.parametrize(
    "puzzle",
    [
        FLAT,
        [FLAT[at : at + 9] for at in range(0, 81, 9)],
        [float(value) for value in FLAT],
        [value or float("nan") for value in FLAT],
        [value or None for value in FLAT],
        PUZZLES[0].encode(),
    ],
)
def test_parquet_has_grids_of_many_sorts(tmp_path: Path, puzzle: object) -> None:
    pa, pq = pytest.importorskip("pyarrow"), pytest.importorskip("pyarrow.parquet")
    pq.write_table(pa.table({"puzzle": [puzzle], "trail": ["not JSON"]}), tmp_path / "set.parquet")
    (file,) = gw.audit_dataset(tmp_path / "set.parquet", jobs=1).files
    assert file.columns == {"puzzle": "puzzle"}
    assert file.statuses == {"unique": 1}


def test_a_column_does_not_hide_another_of_its_name(tmp_path: Path) -> None:
    pa, pq = pytest.importorskip("pyarrow"), pytest.importorskip("pyarrow.parquet")
    solution = gw.solve(gw.load(PUZZLES[0])).solution
    texts = [PUZZLES[0], "".join(map(str, solution.values))]
    pq.write_table(pa.Table.from_arrays([pa.array([text]) for text in texts], ["grid", "grid"]), tmp_path / "a.parquet")
    (tmp_path / "a.csv").write_text("grid,grid\n" + ",".join(texts) + "\n")
    for file in gw.audit_dataset(tmp_path, jobs=1).files:
        assert file.columns == {"puzzle": "grid", "solution": "grid (2)"}
        assert file.solutions_right == 1


def test_folders_that_are_linked_are_looked_into_once(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "a.txt").write_text(PUZZLES[0])
    (tmp_path / "set").mkdir()
    (tmp_path / "set" / "data").symlink_to("../elsewhere")
    (tmp_path / "elsewhere" / "back").symlink_to("../set")
    (file,) = gw.audit_dataset(tmp_path / "set", jobs=1).files
    assert file.path == str(tmp_path / "set" / "data" / "a.txt")


def test_a_folder_that_cannot_be_read_is_not_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.txt").write_text(PUZZLES[0])
    (tmp_path / "closed").mkdir()
    listed = os.scandir

    def refused(path: str) -> object:
        if str(path).endswith("closed"):
            raise PermissionError(EACCES, "Permission denied", path)
        return listed(path)

    monkeypatch.setattr(os, "scandir", refused)
    with pytest.raises(gw.FormatError, match=r"cannot read '.*closed': Permission denied"):
        gw.audit_dataset(tmp_path, jobs=1)


ROW = {"puzzle": PUZZLES[0], "solution": SOLUTIONS[0]}
OTHER = {"puzzle": PUZZLES[1], "solution": SOLUTIONS[1]}


@pytest.mark.parametrize(
    "document",
    [
        [ROW, OTHER],
        {"count": 2, "metadata": {"seed": 1}, "puzzles": [ROW, OTHER]},
        {"puzzle": [ROW["puzzle"], OTHER["puzzle"]], "solution": [ROW["solution"], OTHER["solution"]]},
        {"puzzle": {"0": ROW["puzzle"], "1": OTHER["puzzle"]}, "solution": {"0": SOLUTIONS[0], "1": SOLUTIONS[1]}},
        {"train": [ROW], "test": [OTHER]},
    ],
)
@pytest.mark.parametrize("indent", [None, 2])
def test_documents_of_json(tmp_path: Path, document: object, indent: int | None) -> None:
    (tmp_path / "set.json").write_text(json.dumps(document, indent=indent))
    (file,) = gw.audit_dataset(tmp_path, jobs=1, rate=0).files
    assert (file.rows, file.solutions_right, file.is_sound) == (2, 2, True)
    assert {"puzzle": "puzzle", "solution": "solution"}.items() <= file.columns.items()


def test_splits_in_one_document(tmp_path: Path) -> None:
    (tmp_path / "set.json").write_text(json.dumps({"train": [ROW, OTHER], "test": [ROW]}))
    (leak,) = gw.audit_dataset(tmp_path, jobs=1, rate=0).leaks
    assert (leak.first, leak.second, leak.puzzles) == ("test", "train", 1)


@pytest.mark.parametrize("name", ["set.json", "set.jsonl"])
def test_objects_on_lines_whatever_they_are_called(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("".join(json.dumps(row) + "\n" for row in (ROW, OTHER)))
    (file,) = gw.audit_dataset(tmp_path, jobs=1, rate=0).files
    assert (file.rows, file.is_sound) == (2, True)


def test_a_puzzle_with_lists_in_it_is_a_row(tmp_path: Path) -> None:
    puzzle = json.loads(gw.dump(gw.load("1...............", "line"), "json"))
    (tmp_path / "one.json").write_text(json.dumps(puzzle, indent=1))
    (file,) = gw.audit_dataset(tmp_path, jobs=1, rate=0).files
    assert (file.rows, file.statuses) == (1, {"several": 1})


def test_it_is_said_that_no_column_holds_puzzles(tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_text("title,hint\nfirst,3\n")
    (file,) = gw.audit_dataset(tmp_path, jobs=1).files
    assert file.examples == {"unreadable": [Example(2, error="no column holds puzzles")]}


def bands(stated: list[str]) -> list[str]:
    return [*FileAudit("a.csv", "csv", {}, ratings=[(one, 1.2, "easy") for one in stated]).by_stated]


def test_many_difficulties_are_told_in_bands_and_in_order() -> None:
    assert bands(["10", "9", "2"]) == ["2", "9", "10"]
    assert bands([f"{one / 10}" for one in range(67)]) == [
        "0 – 1",
        "1 – 2",
        "2 – 3",
        "3 – 4",
        "4 – 5",
        "5 – 6",
        "6 – 7",
    ]
    assert bands([f"{one}" for one in range(10, 38)])[:2] == ["10 – 15", "15 – 20"]
    assert bands([str(2**one) for one in range(1, 15)])[-1] == "16384 – 32768"  # as guesses are counted
    assert bands([f"name {one}" for one in range(20)]) == ["…"]
    assert bands(["nan", "1e400", "1e300", *map(str, range(20))])[-1] == "…"
