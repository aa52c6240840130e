"""Where -o leads, the same for all commands: files whole or not at all, links and devices as they were.

Devices are reached by links from a folder of the test: if links and devices were replaced after all, the one of the
machine would be lost, which root is allowed to do.
"""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import gridwright as gw
from gridwright.output_files import numbered

from .program import ONE, PROGRAM, Ran, gridwright

WRITERS = {
    "draw": (["draw", ONE], "out.svg"),
    "draw as PDF": (["draw", ONE], "out.pdf"),
    "book": (["book", ONE], "out.pdf"),
    "convert": (["convert", ONE, "--to", "text"], "out.txt"),
    "explain": (["explain", ONE, "--html"], "out.html"),
    "explain in words": (["explain", ONE], "out.txt.gz"),
    "solve": (["solve", ONE], "out.txt"),
    "check": (["check", ONE], "out.json"),
    "hint": (["hint", ONE], "out.txt"),
    "rate": (["rate", ONE], "out.csv"),
    "rate as a chart": (["rate", ONE, "--path"], "out.svg"),
    "batch": (["batch", "solve", "--quiet"], "out.txt"),
}
"""Words of each command that writes a file, and a name for that file."""

not_root = pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everything")
to_standard_output = pytest.mark.parametrize("writer", ["convert", "explain", "rate", "batch", "solve", "hint"])
posix = pytest.mark.skipif(sys.platform == "win32", reason="needs modes, links and pipes with names")


@pytest.fixture(params=WRITERS)
def writer(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def write(writer: str, folder: Path, output: str | None = None) -> Ran:
    words, name = WRITERS[writer]
    return gridwright(*words, "-o", output or name, cwd=folder, stdin=ONE + "\n")


def expected(writer: str, folder: Path) -> bytes:
    """What the command writes into a new file."""
    folder.mkdir()
    assert write(writer, folder).code == 0
    (path,) = folder.iterdir()
    return path.read_bytes()


def piped(pipe: Path, *words: str | Path) -> bytes:
    """What the program writes into a pipe with a name, which stays one."""
    os.mkfifo(pipe)
    with subprocess.Popen(["cat", pipe], stdout=subprocess.PIPE) as reader:
        try:
            assert gridwright(*words, "-o", pipe, stdin=ONE + "\n").code == 0
            assert stat.S_ISFIFO(pipe.lstat().st_mode)
            assert os.listdir(pipe.parent) == [pipe.name]
            return reader.communicate(timeout=300)[0]
        finally:
            reader.kill()


@contextmanager
def no_room_on_disk() -> Iterator[None]:
    """Files may be opened, but nothing can be written into them."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@posix
def test_an_existing_file_keeps_its_mode(tmp_path, writer):
    path = tmp_path / WRITERS[writer][1]
    path.write_text("old")
    path.chmod(0o600)
    assert write(writer, tmp_path).code == 0
    assert path.read_bytes() == expected(writer, tmp_path / "new")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@posix
@pytest.mark.parametrize("there", [True, False], ids=["to a file", "to nothing"])
def test_a_link_stays_a_link(tmp_path, writer, there):
    target, link = tmp_path / "target", tmp_path / "links" / WRITERS[writer][1]
    link.parent.mkdir()
    link.symlink_to("../target")
    if there:
        target.write_text("old")
    assert write(writer, link.parent).code == 0
    assert os.readlink(link) == "../target"
    assert target.read_bytes() == expected(writer, tmp_path / "new")
    assert sorted(os.listdir(tmp_path)) == ["links", "new", "target"]


@posix
def test_links_in_a_circle(tmp_path, writer):
    link = tmp_path / WRITERS[writer][1]
    link.symlink_to(link.name)
    ran = write(writer, tmp_path)
    assert (ran.code, ran.out) == (2, "")
    assert "symbolic links" in ran.err
    assert os.listdir(tmp_path) == [link.name]
    assert link.is_symlink()


@posix
def test_a_device_stays_a_device(tmp_path, writer):
    link = tmp_path / WRITERS[writer][1]
    link.symlink_to(os.devnull)
    ran = write(writer, tmp_path)
    assert (ran.code, ran.err) == (0, "")
    assert os.readlink(link) == os.devnull
    assert stat.S_ISCHR(os.stat(os.devnull).st_mode)
    assert os.listdir(tmp_path) == [link.name]


@posix
def test_a_pipe_with_a_name(tmp_path, writer):
    words, name = WRITERS[writer]
    got = piped(tmp_path / name, *words)
    assert got == expected(writer, tmp_path / "new")


@posix
def test_what_was_there_stays_on_a_full_disk(tmp_path, writer):
    path = tmp_path / WRITERS[writer][1]
    path.write_text("precious")
    with no_room_on_disk():
        ran = write(writer, tmp_path)
    assert ran.code == 2
    assert "File too large" in ran.err
    assert path.read_text() == "precious"


def test_a_directory(tmp_path, writer):
    (tmp_path / WRITERS[writer][1]).mkdir()
    ran = write(writer, tmp_path)
    assert (ran.code, ran.out) == (2, "")
    assert "directory" in ran.err
    assert os.listdir(tmp_path) == [WRITERS[writer][1]]


def test_the_name_of_a_directory_that_is_not_there(tmp_path, writer):
    ran = write(writer, tmp_path, WRITERS[writer][1] + "/")
    assert (ran.code, ran.out) == (2, "")
    assert os.listdir(tmp_path) == []


@not_root
def test_a_file_that_must_not_be_written(tmp_path, writer):
    path = tmp_path / WRITERS[writer][1]
    path.write_text("old")
    path.chmod(0o400)
    ran = write(writer, tmp_path)
    assert ran.code == 2
    assert "Permission denied" in ran.err
    assert path.read_text() == "old"


@to_standard_output
@pytest.mark.parametrize("path", ["-", pytest.param("/dev/stdout", marks=not_root)])
def test_standard_output(tmp_path, writer, path):
    ran = write(writer, tmp_path, path)
    assert (ran.code, ran.err) == (0, "")
    assert os.listdir(tmp_path) == []
    assert ran.out.encode() == expected(writer, tmp_path / "new")


@not_root
@to_standard_output
def test_standard_output_does_not_cut_off_a_log(tmp_path, writer):
    log = tmp_path / "log"
    log.write_text("before\n")
    with log.open("a") as end:
        subprocess.run(
            [PROGRAM, *WRITERS[writer][0], "-o", "/dev/stdout"], stdout=end, input=ONE.encode(), check=True, timeout=300
        )
    assert log.read_bytes() == b"before\n" + expected(writer, tmp_path / "new")


@not_root
def test_nor_does_standard_error(tmp_path):
    log = tmp_path / "log"
    log.write_text("before\n")
    with log.open("a") as end:
        subprocess.run([PROGRAM, "convert", ONE, "--to", "line", "-o", "/dev/stderr"], stderr=end, check=True)
    assert log.read_text() == f"before\n{ONE}\n"


@pytest.mark.parametrize("writer", ["draw", "book"])
def test_pictures_need_the_name_of_a_file(tmp_path, writer):
    """Which says what they are."""
    ran = write(writer, tmp_path, "-")
    assert (ran.code, ran.out) == (2, "")
    assert "'-': its name must end in ." in ran.err
    assert os.listdir(tmp_path) == []


def test_several_pages_need_the_name_of_a_file(tmp_path):
    ran = gridwright("explain", ONE, ONE, "--html", "-o", "-", cwd=tmp_path)
    assert (ran.code, ran.out) == (2, "")
    assert "there are several puzzles" in ran.err
    assert os.listdir(tmp_path) == []


@posix
def test_a_pipe_gets_several_files_after_each_other(tmp_path):
    got = piped(tmp_path / "out.txt", "draw", ONE, ONE)
    assert got.decode() == 2 * (gw.render(gw.load(ONE)) + "\n")


@posix
def test_devices_are_not_numbered(tmp_path):
    (tmp_path / "null.svg").symlink_to(os.devnull)
    assert numbered(str(tmp_path / "null.svg"), 2) == [str(tmp_path / "null.svg")] * 2
    assert numbered(str(tmp_path / "out.svg"), 2) == [str(tmp_path / f"out-{number}.svg") for number in (1, 2)]
