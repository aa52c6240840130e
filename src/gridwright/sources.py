"""Bytes to text: files and pipes, refusing what can be no puzzle before it is held in memory."""

from __future__ import annotations

from os import PathLike
from typing import BinaryIO

from gridwright.errors import FormatError, Problem

__all__ = ["MAX_TEXT", "read_file", "read_stream"]

MAX_TEXT = 1_000_000
"""The most characters a puzzle's text may have."""


def read_file(path: str | PathLike[str]) -> str:
    """A file as text. A file that cannot be read is an OSError, as everywhere in Python."""
    with open(path, "rb") as file:
        return read_stream(file)


def read_stream(stream: BinaryIO) -> str:
    """What a stream holds, as text: UTF-8, with or without a byte order mark."""
    data = stream.read(4 * MAX_TEXT + 1)  # UTF-8 needs at most four bytes for a character
    if len(data) > 4 * MAX_TEXT:
        raise FormatError(f"more than {4 * MAX_TEXT:,} bytes; a puzzle's text has at most {MAX_TEXT:,} characters")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line, column = before.count(b"\n") + 1, error.start - (before.rfind(b"\n") + 1) + 1
        byte = data[error.start]
        raise FormatError(Problem(f"byte 0x{byte:02x} is not UTF-8 text", line=line, column=column)) from None
