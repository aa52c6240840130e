"""Where output goes."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

import gridwright as gw
from gridwright.output_files import is_standard_output, place_of, replacing, write_all

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
        ("nowhere/out.txt", FileNotFoundError),
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
    old = tmp_path / "old"
    old.write_text("old")
    old.chmod(0o604)
    with replacing(old, ".part") as file:
        assert stat.S_IMODE((tmp_path / "old.part").stat().st_mode) == 0o604, "before anything is written"
        file.write(b"new")
    assert stat.S_IMODE(old.stat().st_mode) == 0o604


def test_a_file_is_replaced_when_it_is_whole(tmp_path: Path) -> None:
    place = tmp_path / "file"
    place.write_text("old")
    with replacing(place, ".part") as file:
        file.write(b"new")
        assert place.read_text() == "old"
    assert place.read_text() == "new"
    assert os.listdir(tmp_path) == ["file"]


@pytest.mark.parametrize("keep", [False, True])
def test_what_fails_leaves_the_old_file(tmp_path: Path, keep: bool) -> None:
    place = tmp_path / "file"
    place.write_text("old")
    with pytest.raises(ZeroDivisionError), replacing(place, ".part", keep=keep) as file:
        file.write(b"half")
        raise ZeroDivisionError
    assert place.read_text() == "old"
    assert sorted(os.listdir(tmp_path)) == (["file", "file.part"] if keep else ["file"])


def test_a_part_is_gone_on_with(tmp_path: Path) -> None:
    (tmp_path / "file.part").write_bytes(b"whole row\ntorn r")
    with replacing(tmp_path / "file", ".part", keep=True, written=10) as file:
        file.write(b"next row\n")
    assert (tmp_path / "file").read_bytes() == b"whole row\nnext row\n"


def test_a_full_disk_leaves_nothing_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("first").write_text("old")
    with pytest.raises(gw.GridwrightError, match="cannot write"):
        write_all(["first", "no/such/folder"], [b"new", b"new"])
    assert (os.listdir(), Path("first").read_text()) == (["first"], "old")
