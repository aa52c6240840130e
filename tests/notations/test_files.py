"""Bytes to text, refusing what can be no puzzle."""

from __future__ import annotations

import gzip
import io

import pytest

from gridwright.model.errors import FormatError
from gridwright.notations import load
from gridwright.notations._reading.files import MAX_FILE, read_file, read_stream


class Counting(io.RawIOBase):
    """An endless stream that counts what is taken from it."""

    taken = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer) -> int:
        buffer[:] = b"." * len(buffer)
        self.taken += len(buffer)
        return len(buffer)


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"", ""),
        (b"1...", "1..."),
        ("title: été\n".encode(), "title: été\n"),
        (b"\xef\xbb\xbf1...", "1..."),
        (b"a\r\nb", "a\r\nb"),
    ],
    ids=["nothing", "ASCII", "UTF-8", "byte order mark", "line ends"],
)
def test_text(data, text, tmp_path):
    assert read_stream(io.BytesIO(data)) == text
    path = tmp_path / "file"
    path.write_bytes(data)
    assert read_file(path) == read_file(str(path)) == text


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"\xff", "line 1, column 1: byte 0xff is not UTF-8 text"),
        (b"1...\n..\xe9.\n", "line 2, column 3: byte 0xe9 is not UTF-8 text"),
        ("été".encode()[:-1], "line 1, column 4: byte 0xc3 is not UTF-8 text"),
    ],
)
def test_bytes_that_are_no_text_are_told_with_their_place(data, said):
    with pytest.raises(FormatError) as refused:
        read_stream(io.BytesIO(data))
    assert str(refused.value) == said


def test_an_endless_stream_is_refused_before_it_fills_the_memory():
    stream = Counting()
    with pytest.raises(FormatError, match=f"{MAX_FILE:,} bytes"):
        read_stream(io.BufferedReader(stream))
    assert stream.taken < 2 * MAX_FILE


def test_a_missing_file_is_an_os_error(tmp_path):
    with pytest.raises(FileNotFoundError):
        read_file(tmp_path / "missing")


def test_the_name_of_a_file_is_no_puzzle(tmp_path):
    path = tmp_path / "puzzle.txt"
    path.write_text("1....2..3.4....1\n")
    with pytest.raises(FormatError, match=r"is the name of a file, not a puzzle; load_file\(\)"):
        load(str(path))


def test_nor_is_one_that_looks_like_cells(tmp_path, monkeypatch):
    """An x is an empty cell."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "x1.txt").write_text("1....2..3.4....1\n")
    with pytest.raises(FormatError, match=r"'x1.txt' is the name of a file, not a puzzle; load_file\(\)"):
        load("x1.txt")


def test_a_directory_is_an_os_error(tmp_path):
    with pytest.raises(OSError, match=str(tmp_path)):
        read_file(tmp_path)


def test_what_is_packed_is_unpacked():
    text = "1....2..3.4....1\n"
    packed = gzip.compress(text.encode())
    assert read_stream(io.BytesIO(packed)) == text
    assert read_stream(io.BytesIO(packed + packed)) == text * 2


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (gzip.compress(b"x" * 100)[:-9], "the gzip file ends too early"),
        (b"\x1f\x8b nonsense", "begins like a gzip file, but cannot be unpacked"),
        (gzip.compress(b"0" * (MAX_FILE + 1)), "more than 32,000,000 bytes"),
    ],
    ids=["cut off", "no gzip", "bomb"],
)
def test_what_cannot_be_unpacked_is_told(data, message):
    with pytest.raises(FormatError, match=message):
        read_stream(io.BytesIO(data))


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_a_file_as_windows_writes_it_is_read(tmp_path, encoding):
    """A shell there writes what a program prints in this way, with a byte order mark."""
    path = tmp_path / "puzzle.txt"
    path.write_bytes("\ufeffsudoku 4x4\r\ntitle: Ž\r\n1...\r\n.2..\r\n3.4.\r\n...1\r\n".encode(encoding))
    assert load(read_file(path)).title == "Ž"


def test_what_only_begins_like_such_a_file_is_refused_by_its_first_byte(tmp_path):
    path = tmp_path / "puzzle.txt"
    path.write_bytes(b"\xff\xfe1")
    with pytest.raises(FormatError, match="byte 0xff is not UTF-8 text"):
        read_file(path)
