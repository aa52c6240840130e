"""Others' files as rows of fields, read one after the other: CSV, JSON lines, Parquet, or lines of text."""

from __future__ import annotations

import csv
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from io import TextIOWrapper
from itertools import islice
from pathlib import Path
from typing import IO, Any, AnyStr, NamedTuple

import gridwright as gw
from gridwright.batches.blocks import is_passed, opened
from gridwright.datasets.audit.json_tables import rows_in
from gridwright.datasets.columns import require_arrow
from gridwright.output_files import ending_of

__all__ = ["ENDINGS", "AuditRow", "format_of", "table_rows"]

ENDINGS = ("csv", "tsv", "json", "jsonl", "ndjson", "txt", "parquet", "sdm")

_LONGEST = 1 << 24
"""Characters of a line, and of a field of CSV: more than any puzzle with all of its steps."""

_WHOLE = 1 << 30
"""Bytes of a JSON document, which is read as one."""

_SHORTEST = 16
"""Characters of the smallest grid that a word may be."""

_HEAD = 4096
"""Bytes at the beginning of a file that show whether it is text."""

_COLUMNS = 20
"""Words of a line that are looked at."""


class AuditRow(NamedTuple):
    """A row: its number, from 1 on, which is its line where it has one, and its fields by name."""

    number: int
    fields: dict[str, Any]
    error: str = ""


def format_of(path: Path) -> str:
    """How a file is read: by its name, or else as lines."""
    ending = ending_of(str(path))
    if ending in ("csv", "tsv", "parquet", "json"):
        return ending
    return "jsonl" if ending in ("jsonl", "ndjson") else "lines"


def table_rows(path: Path) -> Iterator[AuditRow]:
    """All rows of a file; one that cannot be read has its error. A FormatError says that the file itself cannot be."""
    read = {
        "csv": _separated, "tsv": _separated, "parquet": _parquet, "json": _json, "jsonl": _json, "lines": _lines,
    }  # fmt: skip
    try:
        yield from read[format_of(path)](path)
    except OSError as error:
        raise gw.FormatError(f"cannot read {str(path)!r}: {error.strerror or error}") from None
    except (UnicodeDecodeError, EOFError, csv.Error) as error:
        raise gw.FormatError(f"{str(path)!r} is damaged, or not what its name says: {error}") from None


def _separated(path: Path) -> Iterator[AuditRow]:
    """A table with a row of names at its top, or without one if that row has a puzzle."""
    csv.field_size_limit(min(_LONGEST, sys.maxsize))
    with TextIOWrapper(opened(str(path)), encoding="utf-8-sig", newline="") as file:
        sample = file.readline(_LONGEST)
        file.seek(0)
        delimiter = "\t" if "\t" in sample else ";" if sample.count(";") > sample.count(",") else ","
        reader = csv.reader(_bounded(file, path), delimiter=delimiter)
        first = next(reader, None)
        if first is None:
            return
        names = _distinct(name.strip() or f"column {number}" for number, name in enumerate(first, 1))
        if any(sum(map(str.isdigit, name)) > 9 for name in first):  # no name has so many digits
            names = [f"column {number}" for number in range(1, len(first) + 1)]
            yield AuditRow(1, dict(zip(names, first, strict=True)))
        for fields in reader:
            if fields:
                yield AuditRow(reader.line_num, dict(zip(names, fields, strict=False)))


def _json(path: Path) -> Iterator[AuditRow]:
    """A list or another document as a whole, or an object on each line, whatever the file is called."""
    with opened(str(path)) as file:
        listed, alone = file.read(1) == b"[", ending_of(str(path)) == "json"
        file.seek(0)
        whole = listed or (alone and not _is_row(file.readline(_LONGEST)))
        file.seek(0)
        text = file.read(_WHOLE + 1) if whole else b""
    if len(text) > _WHOLE:
        what = f"{str(path)!r} is a document of more than {_WHOLE:,} bytes"
        raise gw.FormatError(f"{what}: give an object on each line")
    try:
        rows = rows_in(json.loads(text)) if whole else None
    except (ValueError, RecursionError) as error:
        if alone:
            raise gw.FormatError(f"{str(path)!r} is not JSON: {error}") from None
        rows = None
    if rows is None:
        yield from _json_lines(path)
    else:
        yield from (_json_row(number, item) for number, item in enumerate(rows, 1))


def _is_row(line: bytes) -> bool:
    """Whether a line is JSON by itself, and no document of which the rest would be left."""
    try:
        return rows_in(found := json.loads(line)) == [found]
    except (ValueError, RecursionError):
        return False


def _json_lines(path: Path) -> Iterator[AuditRow]:
    with opened(str(path)) as file:
        for number, line in enumerate(_bounded(file, path), 1):
            if not is_passed(line):
                try:
                    yield _json_row(number, json.loads(line))
                except (ValueError, RecursionError) as error:
                    yield AuditRow(number, {}, str(error))


def _bounded(file: IO[AnyStr], path: Path) -> Iterator[AnyStr]:
    """The lines of a file, which may be packed so that a few bytes are one without end."""
    number = 0
    while line := file.readline(_LONGEST + 1):
        number += 1
        if len(line) > _LONGEST:
            what = f"{str(path)!r}: line {number} is longer than any puzzle"
            raise gw.FormatError(f"{what}: over {_LONGEST:,} characters")
        yield line


def _json_row(number: int, item: Any) -> AuditRow:
    return AuditRow(number, item if isinstance(item, dict) else {"puzzle": item})


def _lines(path: Path) -> Iterator[AuditRow]:
    """A puzzle on each line, alone or among words, each of which is a column."""
    with opened(str(path)) as file:
        if b"\0" in file.read(_HEAD):
            raise gw.FormatError(f"{str(path)!r} is no text in UTF-8: it may be packed, or of another encoding")
        file.seek(0)
        lines = ((number, line) for number, line in enumerate(_bounded(file, path), 1) if not is_passed(line))
        head = list(islice(lines, 10))
        alone = sum(map(_is_table, (line for _, line in head))) * 2 < len(head)
        for number, line in (*head, *lines):
            text = line.decode(errors="backslashreplace").strip().removeprefix("\ufeff")
            if alone:
                yield AuditRow(number, {"line": text})
            else:
                yield AuditRow(number, {f"column {place}": word for place, word in enumerate(text.split(), 1)})


def _is_table(line: bytes) -> bool:
    """Whether one of several words is a puzzle by itself."""
    words = line.decode(errors="replace").split()
    return len(words) > 1 and any(len(word) >= _SHORTEST and _is_grid(word) for word in words[:_COLUMNS])


def _is_grid(word: str) -> bool:
    try:
        gw.load(word, "line")
    except gw.GridwrightError:
        return False
    return True


def _distinct(names: Iterable[str]) -> list[str]:
    """Names of columns, the second of a name with a number: else it would hide the first."""
    seen: Counter[str] = Counter()
    found = []
    for name in names:
        seen[name] += 1
        found.append(name if seen[name] == 1 else f"{name} ({seen[name]})")
    return found


def _text_of(value: Any) -> Any:
    """What others keep as bytes is text."""
    return value.decode(errors="backslashreplace") if isinstance(value, bytes) else value


def _parquet(path: Path) -> Iterator[AuditRow]:
    require_arrow()
    import pyarrow  # noqa: PLC0415 - an extra
    import pyarrow.parquet as pq  # noqa: PLC0415

    try:
        number = 0
        for batch in pq.ParquetFile(path).iter_batches(batch_size=1000):
            names = _distinct(batch.schema.names)
            for row in pyarrow.RecordBatch.from_arrays(batch.columns, names).to_pylist():
                number += 1
                yield AuditRow(number, {name: _text_of(value) for name, value in row.items()})
    except pyarrow.ArrowException as error:
        raise gw.FormatError(f"{str(path)!r} is not Parquet: {error}") from None
