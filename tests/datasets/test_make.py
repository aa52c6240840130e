"""Sets are the same whoever makes them, have what was asked, and are there whole or not at all."""

from __future__ import annotations

import errno
import gzip
import json
import math
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import gridwright as gw
from gridwright.datasets import block_files, blocks, make, sorting
from gridwright.datasets.manifest import Manifest
from gridwright.datasets.recipe_files import load_recipe

from .recipes import SMALL, OddExecutor


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> gw.Dataset:
    return gw.make_dataset(SMALL, tmp_path_factory.mktemp("sets") / "small", jobs=1)


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def interrupted(recipe: Any, folder: Path, blocks: int) -> None:
    """A run that ends after so many blocks, as if the machine had been switched off."""

    def tell(progress: object) -> None:
        nonlocal blocks
        blocks -= 1
        if not blocks:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        gw.make_dataset(recipe, folder, jobs=1, tell=tell)


def test_as_many_as_asked_and_no_two_the_same(made: gw.Dataset) -> None:
    rows = [*made]
    assert len(rows) == len(made) == 65
    assert [portion.made for portion in made.manifest.portions] == [30, 25, 10]
    assert max(Counter(row["id"] for row in rows).values()) == 1
    for row in rows:
        puzzle = gw.load(row["puzzle"])
        outcome = gw.solve(puzzle)
        assert outcome.status is gw.Status.UNIQUE, row
        assert outcome.solution is not None
        assert "".join(map(str, outcome.solution.values)) == row["solution"]
        assert gw.canonical(puzzle).id == row["id"]


def test_some_had_to_be_made_anew(made: gw.Dataset) -> None:
    kinds = Counter(row["kind"] for row in made)
    assert kinds == {"latin": 40, "sudoku": 25}
    first = {made.canonical for made in gw.generate("latin", 4, count=40, seed=3)}
    assert len(first) == 40  # there are so many, but two seeds have some in common


def test_splits_are_decided_by_ids(made: gw.Dataset) -> None:
    assert sum(made.splits.values()) == 65
    assert made.splits["train"] > max(made.splits["validation"], made.splits["test"])
    other = gw.make_dataset({**SMALL, "seed": 4}, made.path.parent / "other", jobs=1)
    where = [{row["id"]: split for split in one.splits for row in one.rows(split)} for one in (made, other)]
    twins = where[0].keys() & where[1].keys()
    assert twins
    assert all(where[0][id_] == where[1][id_] for id_ in twins)


@pytest.mark.parametrize("seed", range(3))
def test_the_same_bytes_whoever_makes_them(made: gw.Dataset, tmp_path: Path, seed: int) -> None:
    odd = OddExecutor(seed, fails=0.1)
    gw.make_dataset(SMALL, tmp_path / "odd", executor=odd)
    assert contents(tmp_path / "odd") == contents(made.path)


def test_threads_do_as_well(made: gw.Dataset, tmp_path: Path) -> None:
    with ThreadPoolExecutor(3) as threads:
        assert gw.make_dataset(SMALL, tmp_path / "set", executor=threads).sha256 == made.sha256


def test_the_same_rows_however_they_are_cut(made: gw.Dataset, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sorting, "LIMIT", 3000)  # so that they do not fit in memory
    cut = gw.make_dataset({**SMALL, "block": 50, "shard": 1000}, tmp_path / "set", jobs=1)
    assert cut.sha256 == made.sha256
    assert [*cut] == [*made]
    assert len(cut.manifest.shards) == 3 < len(made.manifest.shards)


def test_the_hash_is_that_of_the_rows(made: gw.Dataset) -> None:
    files = sorted((made.path / "data").iterdir())
    assert sha256(b"".join(gzip.decompress(path.read_bytes()) for path in files)).hexdigest() == made.sha256
    assert [sha256(path.read_bytes()).hexdigest() for path in files] == [one.sha256 for one in made.manifest.shards]


@pytest.mark.parametrize("blocks", [1, 5, 11])
def test_what_was_interrupted_goes_on(made: gw.Dataset, tmp_path: Path, blocks: int) -> None:
    folder = tmp_path / "set"
    interrupted(SMALL, folder, blocks)
    assert not folder.exists()
    with pytest.raises(gw.GridwrightError, match="holds a set that was interrupted: resume=True goes on with it"):
        gw.make_dataset(SMALL, folder)
    gw.make_dataset(SMALL, folder, jobs=1, resume=True)
    assert contents(folder) == contents(made.path)
    assert not (tmp_path / "set.part").exists()


def test_what_was_begun_otherwise_is_not_mixed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted(SMALL, tmp_path / "set", 2)
    with pytest.raises(gw.GridwrightError, match="was begun with another recipe"):
        gw.make_dataset({**SMALL, "seed": 4}, tmp_path / "set", resume=True)
    monkeypatch.setattr(block_files, "release", lambda: "9.9.9+other")
    with pytest.raises(gw.GridwrightError, match=r"was begun by gridwright .*, and this is 9\.9\.9\+other"):
        gw.make_dataset(SMALL, tmp_path / "set", resume=True)


def test_a_block_that_was_changed_is_refused(made: gw.Dataset, tmp_path: Path) -> None:
    interrupted(SMALL, tmp_path / "set", 3)
    block = min((tmp_path / "set.part").rglob("*.gz"))
    block.write_bytes(gzip.compress(gzip.decompress(block.read_bytes()).replace(b"1", b"2")))
    with pytest.raises(gw.GridwrightError, match="was changed since it was written; remove it"):
        gw.make_dataset(SMALL, tmp_path / "set", jobs=1, resume=True)
    assert not (tmp_path / "set").exists()
    block.unlink()
    assert gw.make_dataset(SMALL, tmp_path / "set", jobs=1, resume=True).sha256 == made.sha256


def test_a_worker_of_another_version_is_refused(tmp_path: Path) -> None:
    other = OddExecutor(fails=0, changed=lambda packet: packet._replace(release="0.0.9+older"))
    with pytest.raises(gw.GridwrightError, match=r"a worker has gridwright 0\.0\.9\+older, and this is"):
        gw.make_dataset(SMALL, tmp_path / "set", executor=other)
    assert not (tmp_path / "set").exists()
    assert [*(tmp_path / "set.part").rglob("*.gz")] == []


def test_workers_that_always_fail(tmp_path: Path) -> None:
    with pytest.raises(gw.GridwrightError, match="workers failed 3 times at the same piece of work: ConnectionError"):
        gw.make_dataset(SMALL, tmp_path / "set", executor=OddExecutor(fails=1))


@pytest.mark.parametrize("full_from", [3, 12])
def test_a_full_disk(made: gw.Dataset, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, full_from: int) -> None:
    count = 0
    usual = block_files.replacing

    def full(*args: Any, **named: Any) -> Any:
        nonlocal count
        count += 1
        if count >= full_from:
            raise OSError(errno.ENOSPC, "No space left on device")
        return usual(*args, **named)

    with monkeypatch.context() as patched:
        patched.setattr(block_files, "replacing", full)
        with pytest.raises(
            gw.GridwrightError, match=r"No space left on device; what was made is kept in .*resume=True"
        ):
            gw.make_dataset(SMALL, tmp_path / "set", jobs=1)
    assert not (tmp_path / "set").exists()
    gw.make_dataset(SMALL, tmp_path / "set", jobs=1, resume=True)
    assert contents(tmp_path / "set") == contents(made.path)


def test_a_disk_that_is_full_for_the_last_file(
    made: gw.Dataset, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(manifest: Manifest) -> bytes:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(Manifest, "written", full)
        with pytest.raises(gw.GridwrightError, match="No space left on device"):
            gw.make_dataset(SMALL, tmp_path / "set", jobs=1)
    assert not (tmp_path / "set").exists()
    assert gw.make_dataset(SMALL, tmp_path / "set", jobs=1, resume=True).sha256 == made.sha256


def test_values_other_than_from_1_on(tmp_path: Path) -> None:
    asked = {"seed": 1, "puzzles": [{"kind": "sudoku", "size": 4, "values": "0-3", "count": 3}]}
    for row in gw.make_dataset(asked, tmp_path / "set", jobs=1):
        outcome = gw.solve(gw.load(row["puzzle"]))
        assert "".join(str(number) for line in outcome.solution.rows for number in line) == row["solution"]
        assert set(row["solution"]) == set("0123")


def test_a_band_without_an_end(tmp_path: Path) -> None:
    asked = {"seed": 1, "puzzles": [{"kind": "latin", "size": 5, "rating": [1.5, math.inf], "count": 3}]}
    found = gw.make_dataset(asked, tmp_path / "set", jobs=1)
    assert all(row["rating"] >= 1.5 for row in found)
    assert len(gw.make_dataset(asked, tmp_path / "set", resume=True)) == 3  # its manifest says what was asked


def test_every_row_is_in_its_split_however_many_there_are(tmp_path: Path) -> None:
    asked = {**SMALL, "splits": {f"part{number:03}": 1 for number in range(256)}}
    found = gw.make_dataset(asked, tmp_path / "set", jobs=1)
    recipe = load_recipe(asked)
    for number, (name, _) in enumerate(recipe.splits):
        assert {recipe.split_of(row["id"]) for row in found.rows(name)} <= {number}


@pytest.mark.parametrize("blocks_made", [1, 9])
def test_two_runs_do_not_work_in_one_directory(made: gw.Dataset, tmp_path: Path, blocks_made: int) -> None:
    """The second would take away what the first one writes, and name it a set before it is whole."""
    heard = 0

    def second(progress: Any) -> None:
        nonlocal heard
        heard += 1
        if heard == blocks_made:
            with pytest.raises(gw.GridwrightError, match=r"another run is at work in .*set.part'"):
                gw.make_dataset(SMALL, tmp_path / "set", jobs=1, resume=True)

    found = gw.make_dataset(SMALL, tmp_path / "set", jobs=1, tell=second)
    assert heard >= blocks_made
    assert contents(found.path) == contents(made.path)


def test_what_is_there_is_not_written_over(made: gw.Dataset, tmp_path: Path) -> None:
    with pytest.raises(gw.GridwrightError, match="is there already"):
        gw.make_dataset(SMALL, made.path)
    assert gw.make_dataset(SMALL, made.path, resume=True).sha256 == made.sha256  # it is complete
    with pytest.raises(gw.GridwrightError, match="was made from another recipe"):
        gw.make_dataset({**SMALL, "seed": 5}, made.path, resume=True)
    (tmp_path / "file").write_text("mine")
    with pytest.raises(gw.GridwrightError, match="is there already"):
        gw.make_dataset(SMALL, tmp_path, resume=True)


def test_fewer_where_there_are_no_more(tmp_path: Path) -> None:
    few = {"seed": 1, "record": [], "puzzles": [{"kind": "latin", "size": 2, "count": 60}]}
    found = gw.make_dataset(few, tmp_path / "set", jobs=1)
    assert 0 < len(found) < 60
    assert [(one.asked, one.made) for one in found.manifest.short] == [(60, len(found))]


def test_it_is_known_early_that_there_are_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "_FIRST", 60)
    few = {"seed": 1, "record": [], "puzzles": [{"kind": "latin", "size": 2, "count": 10**7}]}
    assert 0 < len(gw.make_dataset(few, tmp_path / "set", jobs=1)) < 60


def test_many_are_made_in_rounds_that_grow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "_FIRST", 3)
    monkeypatch.setattr(blocks, "_GROWTH", 2)
    found = gw.make_dataset(SMALL, tmp_path / "set", jobs=1)
    assert [one.made for one in found.manifest.portions] == [30, 25, 10]
    assert len({row["id"] for row in found}) == 65
    interrupted(SMALL, tmp_path / "other", 9)
    gw.make_dataset(SMALL, tmp_path / "other", executor=OddExecutor(fails=0.05), resume=True)
    assert contents(tmp_path / "other") == contents(found.path)


def test_more_than_any_disk_holds(tmp_path: Path) -> None:
    many = {"puzzles": [{"kind": "sudoku", "size": 4, "count": 10**12}]}
    with pytest.raises(gw.GridwrightError, match=r"1,000,000,000,000 puzzles take more than 40,000 GB on the way"):
        gw.make_dataset(many, tmp_path / "set")
    assert [*tmp_path.iterdir()] == []


def test_a_disk_without_space_for_a_few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda folder: SimpleNamespace(free=0))
    with pytest.raises(gw.GridwrightError, match=r"^65 puzzles take more than 3 kB on .* has 0 bytes left"):
        gw.make_dataset(SMALL, tmp_path / "set", jobs=1)
    assert [*tmp_path.iterdir()] == []


def test_where_nobody_works_nothing_is_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(*args: Any) -> Any:
        raise gw.GridwrightError("there is no Dask cluster")

    monkeypatch.setattr(make, "crew_on", nobody)
    with pytest.raises(gw.GridwrightError, match="no Dask cluster"):
        gw.make_dataset(SMALL, tmp_path / "set")
    assert [*tmp_path.iterdir()] == []


def test_all_that_can_be_recorded(tmp_path: Path) -> None:
    whole = {
        "seed": 1,
        "record": ["solution", "rating", "effort", "techniques", "trail"],
        "languages": ["en", "de"],
        "puzzles": [{"kind": "futoshiki", "size": 4, "count": 3}],
    }
    row = next(iter(gw.make_dataset(whole, tmp_path / "set", jobs=1)))
    puzzle = gw.load(row["puzzle"])
    rated, trail = gw.rate(puzzle), gw.explain(puzzle)
    assert (row["rating"], row["level"], row["techniques"]) == (rated.rating, rated.level, dict(rated.techniques))
    steps = json.loads(json.dumps(gw.as_data(trail)["steps"]))
    assert row["words"]["en"] == [step.pop("text") for step in steps]
    assert row["trail"] == steps
    assert row["words"]["de"] == [step["text"] for step in gw.as_data(trail, "de")["steps"]]
