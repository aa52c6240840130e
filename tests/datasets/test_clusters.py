"""The same bytes from real clusters, and after real workers and drivers are killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import gridwright as gw

RECIPE = """\
seed = 3
block = 4
record = ["solution", "rating"]
[splits]
train = 0.7
test = 0.3
[[puzzles]]
kind = "sudoku"
size = 6
level = ["easy", "medium"]
count = 30
[[puzzles]]
kind = "latin"
size = 4
count = 40
"""

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def recipe(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("recipes") / "recipe.toml"
    path.write_text(RECIPE)
    return path


@pytest.fixture(scope="module")
def sha256(recipe: Path) -> str:
    return gw.make_dataset(recipe, recipe.parent / "one", jobs=1).sha256


def started(recipe: Path, folder: Path, *more: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "gridwright", "dataset", "make", str(recipe), "-o", str(folder), *more]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL)


def wait_for_blocks(part: Path, count: int) -> None:
    until = time.monotonic() + 120
    while len([*part.rglob("*.gz")]) < count:
        assert time.monotonic() < until
        time.sleep(0.02)


def children(pid: int) -> list[int]:
    """The workers of a process, which run the code that multiprocessing starts."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
            if parent == pid and b"spawn_main" in (entry / "cmdline").read_bytes():
                found.append(int(entry.name))
        except OSError:
            continue
    return found


@pytest.mark.parametrize(("module", "on"), [("distributed", "dask:local"), ("ray", "ray:local")])
@pytest.mark.filterwarnings("ignore")
def test_clusters(recipe: Path, sha256: str, tmp_path: Path, module: str, on: str) -> None:
    pytest.importorskip(module)
    made = started(recipe, tmp_path / "set", "--on", on, "--jobs", "2")
    assert made.wait() == 0
    assert gw.Dataset(tmp_path / "set").sha256 == sha256


def test_two_processes(recipe: Path, sha256: str, tmp_path: Path) -> None:
    assert gw.make_dataset(recipe, tmp_path / "set", jobs=2).sha256 == sha256


def test_a_worker_is_killed(recipe: Path, sha256: str, tmp_path: Path) -> None:
    made = started(recipe, tmp_path / "set", "--jobs", "2")
    wait_for_blocks(tmp_path / "set.part", 3)
    os.kill(children(made.pid)[0], signal.SIGKILL)
    assert made.wait() == 0
    assert gw.Dataset(tmp_path / "set").sha256 == sha256


def test_the_driver_is_killed(recipe: Path, sha256: str, tmp_path: Path) -> None:
    for blocks in (3, 9):
        made = started(recipe, tmp_path / "set", "--jobs", "2", "--resume")
        wait_for_blocks(tmp_path / "set.part", blocks)
        made.kill()
        made.wait()
        assert not (tmp_path / "set").exists()
    assert gw.make_dataset(recipe, tmp_path / "set", jobs=2, resume=True).sha256 == sha256
