"""Inputs as blocks: what is packed, and standard input."""

from __future__ import annotations

import gzip
import io
import subprocess
import sys

import pytest

import gridwright as gw
from gridwright.batches import blocks
from gridwright.batches.sources import file_source

LINES = b"1....2..3.4....1\n" * 3
PACKED = gzip.compress(LINES)


def standard_input(data: bytes, monkeypatch: pytest.MonkeyPatch, *, trickles: bool = False) -> None:
    raw = Trickle(data) if trickles else io.BytesIO(data)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BufferedReader(raw)))


class Trickle(io.RawIOBase):
    """A pipe whose writer sends one byte at a time."""

    def __init__(self, data: bytes) -> None:
        self.data = data

    def readable(self) -> bool:
        return True

    def readinto(self, buffer) -> int:
        sent, self.data = self.data[:1], self.data[1:]
        buffer[: len(sent)] = sent
        return len(sent)


@pytest.mark.parametrize("trickles", [False, True])
@pytest.mark.parametrize(
    "data",
    [LINES, PACKED, gzip.compress(LINES[:20]) + gzip.compress(LINES[20:])],
    ids=["plain", "packed", "packed in two"],
)
def test_standard_input_may_be_packed(data: bytes, trickles: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    standard_input(data, monkeypatch, trickles=trickles)
    with blocks.opened("-") as stream:
        assert b"".join(block.data for block in blocks.blocks(stream)) == LINES


@pytest.mark.parametrize("data", [b"", b"1", b"\n"])
def test_standard_input_may_be_next_to_nothing(data: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    standard_input(data, monkeypatch)
    with blocks.opened("-") as stream:
        assert stream.read() == data


@pytest.mark.parametrize("data", [PACKED[:-9], PACKED[:2] + b"no packed file"], ids=["cut", "no gzip"])
def test_damaged_standard_input_is_told(data: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    standard_input(data, monkeypatch)
    with blocks.opened("-") as stream, pytest.raises(gw.FormatError, match="'standard input' is damaged or ends"):
        list(blocks.blocks(stream))


def test_standard_input_may_be_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(gw.FormatError, match=r"^cannot read standard input: it is closed$"):
        blocks.opened("-")


def test_packed_standard_input_is_not_held_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "SIZE", 1000)
    standard_input(gzip.compress(LINES * 1000), monkeypatch)
    with blocks.opened("-") as stream:
        sizes = [len(block.data) for block in blocks.blocks(stream)]
    assert sum(sizes) == 1000 * len(LINES)
    assert max(sizes) < 2000


def test_the_puzzles_of_packed_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    standard_input(PACKED, monkeypatch)
    source = file_source("-", "-", gw.load_each)
    assert source.has_many
    assert [text.line for text in source.texts()] == [1, 2, 3]


def test_the_program_takes_packed_standard_input() -> None:
    program = [sys.executable, "-m", "gridwright", "batch", "solve", "-"]
    ran = subprocess.run(program, input=PACKED, capture_output=True, check=False)
    assert ran.returncode == 0
    assert ran.stderr.startswith(b"3 lines: 3 unique (")
    assert ran.stdout.split() == [b"1324421331422431"] * 3
