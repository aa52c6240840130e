"""Where output goes."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from gridwright.batch.places import is_standard_output, keep_mode, place_of

posix = pytest.mark.skipif(sys.platform == "win32", reason="needs modes, links and devices")


@pytest.mark.parametrize("path", ["-", "/dev/stdout", "/dev/fd/1"])
def test_standard_output(path: str) -> None:
    assert is_standard_output(path)


@pytest.mark.parametrize("path", ["out", "./-", "/dev/null", "/dev/stderr", ""])
def test_other_paths(path: str) -> None:
    assert not is_standard_output(path)


def test_files_are_where_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("old").write_text("old")
    assert [place_of(name) for name in ("old", "new")] == [Path("old"), Path("new")]


@posix
def test_links_lead_on(tmp_path: Path) -> None:
    (tmp_path / "second").symlink_to("first")
    (tmp_path / "first").symlink_to("file")
    assert place_of(str(tmp_path / "second")) == tmp_path / "file"
    (tmp_path / "file").write_text("old")
    assert place_of(str(tmp_path / "second")) == tmp_path / "file"


@posix
@pytest.mark.parametrize("path", ["/dev/null", "/dev/stderr", "/dev/fd/2"])
def test_devices_have_no_place(path: str) -> None:
    assert place_of(path) is None


@posix
def test_links_to_devices_and_pipes_have_no_place(tmp_path: Path) -> None:
    (tmp_path / "null").symlink_to(os.devnull)
    assert place_of(str(tmp_path / "null")) is None
    os.mkfifo(tmp_path / "pipe")
    assert place_of(str(tmp_path / "pipe")) is None
    read, write = os.pipe()  # which is what a shell makes of >(…)
    assert place_of(f"/dev/fd/{write}") is None
    os.close(read)
    os.close(write)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("folder", IsADirectoryError),
        ("folder/", IsADirectoryError),
        ("nowhere/", FileNotFoundError),
        ("file/", NotADirectoryError),
        ("file/more", NotADirectoryError),
    ],
)
def test_what_cannot_be_written(tmp_path: Path, name: str, kind: type[OSError]) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("old")
    with pytest.raises(kind):
        place_of(f"{tmp_path}/{name}")


def test_nothing_is_no_name() -> None:
    with pytest.raises(FileNotFoundError):
        place_of("")


@posix
def test_a_mode_is_kept(tmp_path: Path) -> None:
    old, part = tmp_path / "old", tmp_path / "part"
    part.write_text("new")
    before = part.stat().st_mode
    keep_mode(part, old)
    assert part.stat().st_mode == before
    old.write_text("old")
    old.chmod(0o604)
    keep_mode(part, old)
    assert stat.S_IMODE(part.stat().st_mode) == 0o604
