"""`gridwright dataset`: sets from a recipe, in words and as JSON; what is wrong is told, and nothing written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import gridwright as gw

from .program import gridwright

RECIPE = 'record = ["solution"]\n[splits]\na = 1\nb = 1\n[[puzzles]]\nkind = "latin"\nsize = 4\ncount = 10\n'


@pytest.fixture
def recipe(tmp_path: Path) -> str:
    path = tmp_path / "recipe.toml"
    path.write_text(RECIPE)
    return str(path)


def test_a_set_is_made(recipe: str, tmp_path: Path) -> None:
    done = gridwright("dataset", "make", recipe, "-o", str(tmp_path / "set"), "--jobs", "1")
    found = gw.Dataset(tmp_path / "set")
    assert done.code == 0
    assert f"10 puzzles in {tmp_path / 'set'}, data files: 2." in done.out
    assert f"SHA-256 {found.sha256}" in done.out
    again = gridwright("dataset", "make", recipe, "-o", str(tmp_path / "set"), "--resume", "--json")
    assert json.loads(again.out)["sha256"] == found.sha256


def test_fewer_than_asked(tmp_path: Path) -> None:
    (tmp_path / "few.toml").write_text('record = []\n[[puzzles]]\nkind = "latin"\nsize = 2\ncount = 60\n')
    done = gridwright("dataset", "make", str(tmp_path / "few.toml"), "-o", str(tmp_path / "set"), "--jobs", "1")
    assert done.code == 1
    assert "latin 2x2: only" in done.err


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ('kind = "latn"', "line 6: unknown kind 'latn'"),
        ('kind = "latin"\nlevl = "easy"', "line 7: unknown key 'levl'"),
        ("kind =", "line 6, column"),
    ],
)
def test_a_bad_recipe_leaves_nothing(recipe: str, tmp_path: Path, line: str, words: str) -> None:
    Path(recipe).write_text(RECIPE.replace('kind = "latin"', line))
    done = gridwright("dataset", "make", recipe, "-o", str(tmp_path / "set"))
    assert done.code == 2
    assert f"{recipe}: {words}" in done.err
    assert [path.name for path in tmp_path.iterdir()] == ["recipe.toml"]


@pytest.mark.parametrize("on", ["dsk:x", "dask", "dask:", "moon"])
def test_no_place_to_work(recipe: str, tmp_path: Path, on: str) -> None:
    done = gridwright("dataset", "make", recipe, "-o", str(tmp_path / "set"), "--on", on)
    assert done.code == 2
    assert "there are local, dask:ADDRESS, ray:ADDRESS" in done.err


def test_a_cluster_that_is_not_installed(recipe: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gridwright.batches.clusters.find_spec", lambda name: None)
    done = gridwright("dataset", "make", recipe, "-o", str(tmp_path / "set"), "--on", "ray:auto")
    assert done.code == 2
    assert "Ray is not installed; pip install 'gridwright[ray]' brings it" in done.err


def test_a_directory_that_cannot_be_written(recipe: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = gridwright("dataset", "make", recipe, "-o", str(tmp_path / "file" / "set"))
    assert done.code == 2
    assert "cannot write the file" in done.err


GOOD = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def test_an_audit_in_all_formats(tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_text(f"puzzle,level\n{GOOD},easy\n{GOOD},hard\n")
    args = ("dataset", "audit", str(tmp_path / "a.csv"), "--rate", "1", "--jobs", "1")
    done = gridwright(*args)
    assert done.code == 1
    assert "Columns: puzzle = puzzle, difficulty = level." in done.out
    assert "Repeated: 1; the same but for how they look: 0." in done.out
    assert done.out.endswith("Not sound.\n")
    told = json.loads(gridwright(*args, "--json").out)
    assert told["files"][0]["repeated"] == 1
    assert gridwright(*args, "-o", str(tmp_path / "audit.html")).out == ""
    assert "<svg" in (tmp_path / "audit.html").read_text()


def test_an_audit_of_text_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_text(f'{{"puzzle": "{GOOD}", "level": "\\ud800"}}\n')
    for page in (tmp_path / "a.html", tmp_path / "a.txt"):
        assert gridwright("dataset", "audit", str(tmp_path / "a.jsonl"), "-o", str(page), "--jobs", "1").code == 0
        assert r"\ud800: 1.2" in page.read_text()


def test_an_audit_of_nothing(tmp_path: Path) -> None:
    done = gridwright("dataset", "audit", str(tmp_path / "none.csv"))
    assert done.code == 2
    assert "there is no file" in done.err
    (tmp_path / "a.csv").write_text(f"puzzle\n{GOOD}\n")
    assert gridwright("dataset", "audit", str(tmp_path / "a.csv"), "--rate", "0", "--jobs", "1").code == 0
