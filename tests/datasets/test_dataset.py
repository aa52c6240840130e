"""Sets are read row by row, filtered, handed out as Arrow, and refused where they were changed."""

from __future__ import annotations

import gzip
import json
from hashlib import sha256
from pathlib import Path
from shutil import copy, copytree

import pytest

import gridwright as gw

RATED = {
    "seed": 1,
    "shard": 6,
    "record": ["solution", "rating", "techniques", "trail"],
    "languages": ["en"],
    "splits": {"train": 1, "test": 1},
    "puzzles": [{"kind": "suguru", "size": 4, "count": 8}, {"kind": "futoshiki", "size": 4, "count": 8}],
}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> gw.Dataset:
    return gw.make_dataset(RATED, tmp_path_factory.mktemp("sets") / "rated", jobs=1)


def test_rows_can_be_filtered(made: gw.Dataset) -> None:
    rows = [*made]
    assert [*made.rows("test"), *made.rows("train")] == rows
    assert {row["kind"] for row in made.rows(kind="suguru")} == {"suguru"}
    low, high = 1.2, 1.5
    rated = [*made.rows(rating=(low, high))]
    assert rated == [row for row in rows if low <= row["rating"] <= high]
    assert [*made.rows(level=rows[0]["level"])] == [row for row in rows if row["level"] == rows[0]["level"]]
    assert [*made.rows(where=lambda row: row["clues"] > 4)] == [row for row in rows if row["clues"] > 4]
    assert len([*made.puzzles("test")]) == made.splits["test"]
    for wrong in ({"split": "tset"}, {"kind": "sugru"}, {"level": "hardest"}, {"rating": (3, 1)}):
        with pytest.raises(gw.GridwrightError):
            made.rows(**wrong)  # type: ignore[arg-type]


def test_a_card_with_what_hubs_read(made: gw.Dataset) -> None:
    card = (made.path / "README.md").read_text()
    assert card.startswith("---\npretty_name:")
    assert "- split: train\n    path: data/train-*" in card
    assert made.sha256 in card
    for name in ("kinds", "levels", "ratings"):
        assert f"(pictures/{name}.svg)" in card
        assert (made.path / "pictures" / f"{name}.svg").read_text().startswith("<svg")


def test_parquet_has_the_same_rows(made: gw.Dataset, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    found = gw.make_dataset({**RATED, "format": "parquet"}, tmp_path / "set", jobs=1)
    assert found.sha256 == made.sha256
    assert [*found] == [*made]
    found.check()
    assert found.arrow("train").to_pylist() == made.arrow("train").to_pylist()
    assert found.arrow().num_rows == 16
    again = gw.make_dataset({**RATED, "format": "parquet"}, tmp_path / "again", jobs=1)
    assert again.manifest == found.manifest


def test_parquet_without_pyarrow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    with pytest.raises(gw.GridwrightError, match=r"pip install 'gridwright\[data\]'"):
        gw.make_dataset({**RATED, "format": "parquet"}, tmp_path / "set", jobs=1)
    assert [*tmp_path.iterdir()] == []


def test_a_shard_that_was_changed_is_refused(tmp_path: Path) -> None:
    small = {"seed": 1, "record": [], "puzzles": [{"kind": "latin", "size": 4, "count": 4}]}
    made = gw.make_dataset(small, tmp_path / "set", jobs=1)
    made.check()
    shard = made.path / made.manifest.shards[0].file
    shard.write_bytes(shard.read_bytes()[:-1] + b"x")
    for use in (made.check, lambda: next(iter(made)), lambda: gw.make_dataset(small, made.path, resume=True)):
        with pytest.raises(gw.GridwrightError, match="was changed: its SHA-256 is not the one that the manifest has"):
            use()
    shard.unlink()
    with pytest.raises(gw.GridwrightError, match=r"cannot read .*train-00000-of-00001"):
        made.check()


def test_a_file_beside_the_shards_is_told(made: gw.Dataset, tmp_path: Path) -> None:
    copytree(made.path, tmp_path / "set")
    first = tmp_path / "set" / made.manifest.shards[0].file
    copy(first, first.with_name("test-00007-of-00008.jsonl.gz"))
    with pytest.raises(gw.GridwrightError, match=r"test-00007-of-00008.jsonl.gz' is not in the manifest of the set"):
        gw.Dataset(tmp_path / "set").check()
    assert not gw.audit_dataset(tmp_path / "set", rate=0, jobs=1).is_sound


def test_a_shard_that_was_changed_together_with_its_hash(made: gw.Dataset, tmp_path: Path) -> None:
    copytree(made.path, tmp_path / "set")
    shard = made.manifest.shards[0]
    path, manifest = tmp_path / "set" / shard.file, tmp_path / "set" / "manifest.json"
    path.write_bytes(gzip.compress(gzip.decompress(path.read_bytes()).replace(b'"clues":', b'"clues":1')))
    manifest.write_text(manifest.read_text().replace(shard.sha256, sha256(path.read_bytes()).hexdigest()))
    with pytest.raises(gw.GridwrightError, match=r"manifest.json' was changed: its SHA-256 is not that of all rows"):
        gw.Dataset(tmp_path / "set").check()


def test_only_shards_are_read(made: gw.Dataset, tmp_path: Path) -> None:
    text = (made.path / "manifest.json").read_text()
    (tmp_path / "manifest.json").write_text(text.replace(made.manifest.shards[0].file, "../secret.jsonl.gz"))
    with pytest.raises(gw.FormatError, match=r"manifest.json' was changed: it names files that are no shards"):
        gw.Dataset(tmp_path)


def test_what_is_no_set(tmp_path: Path) -> None:
    with pytest.raises(gw.FormatError, match="is not a set of puzzles"):
        gw.Dataset(tmp_path)
    (tmp_path / "manifest.json").write_text('{"format": 1}')
    with pytest.raises(gw.FormatError, match="is not the manifest of a set"):
        gw.Dataset(tmp_path)


@pytest.mark.parametrize("change", [{"puzzles": 17}, {"splits": {"train": 16}}, {"kinds": {}}, {"shards": []}])
def test_a_manifest_that_was_changed_by_hand(made: gw.Dataset, tmp_path: Path, change: dict[str, object]) -> None:
    data = json.loads((made.path / "manifest.json").read_text())
    (tmp_path / "manifest.json").write_text(json.dumps(data | change))
    with pytest.raises(gw.FormatError, match=r"manifest.json' was changed: what it counts does not add up"):
        gw.Dataset(tmp_path)


def test_a_manifest_of_a_later_version(made: gw.Dataset, tmp_path: Path) -> None:
    data = json.loads((made.path / "manifest.json").read_text())
    (tmp_path / "manifest.json").write_text(json.dumps(data | {"format": 2}))
    with pytest.raises(gw.FormatError, match="a later version"):
        gw.Dataset(tmp_path)
