"""Bytes to text: files and pipes, refusing what can be no puzzle before it is held in memory."""

from __future__ import annotations

from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from contextlib import suppress
from os import PathLike
from typing import BinaryIO

from gridwright.model.arguments import must_be
from gridwright.model.errors import FormatError, Problem

__all__ = ["MAX_FILE", "MAX_TEXT", "read_file", "read_stream", "text_of"]

MAX_TEXT = 1_000_000
"""The most characters a puzzle's text may have."""

MAX_FILE = 32_000_000
"""The most bytes a text with many puzzles may have."""

_GZIP = b"\x1f\x8b"


def read_file(path: str | PathLike[str]) -> str:
    """A file as text, packed with gzip or not. A file that cannot be read is an OSError, as everywhere in Python."""
    must_be(path, str | PathLike, "the name of a file")
    with open(path, "rb") as file:
        return read_stream(file)


def read_stream(stream: BinaryIO) -> str:
    """What a stream holds, as text: UTF-8, with or without a byte order mark, or UTF-16 with one, as Windows writes."""
    data = _unpacked(stream.read(MAX_FILE + 1))
    if len(data) > MAX_FILE:
        raise FormatError(Problem(f"more than {MAX_FILE:,} bytes; only a batch takes more", advice="batch"))
    if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        with suppress(UnicodeDecodeError):  # what is no such text is refused by its first byte
            return data.decode("utf-16")
    return text_of(data)


def text_of(data: bytes) -> str:
    """Bytes as text: UTF-8, with or without a byte order mark."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line, column = before.count(b"\n") + 1, error.start - (before.rfind(b"\n") + 1) + 1
        byte = data[error.start]
        raise FormatError(Problem(f"byte 0x{byte:02x} is not UTF-8 text", line=line, column=column)) from None


def _unpacked(data: bytes) -> bytes:
    """What gzip packed, as far as it may be read."""
    if not data.startswith(_GZIP):
        return data
    from zlib import MAX_WBITS, decompressobj, error  # noqa: PLC0415

    parts: list[bytes] = []
    try:
        while data.startswith(_GZIP):  # a file may be made of several packed ones
            gzip = decompressobj(MAX_WBITS | 16)
            parts.append(gzip.decompress(data, MAX_FILE + 1 - sum(map(len, parts))))
            data = gzip.unused_data
            if not gzip.eof:
                break
    except error as problem:
        raise FormatError(f"this begins like a gzip file, but cannot be unpacked: {problem}") from None
    unpacked = b"".join(parts)
    if not gzip.eof and len(unpacked) <= MAX_FILE:
        raise FormatError("the gzip file ends too early")
    return unpacked
