"""Audits sets of puzzles, row by row, on all processors; what is remembered of rows lies on disk, not in memory."""

from __future__ import annotations

import heapq
import os
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from itertools import chain, islice
from os import PathLike
from pathlib import Path
from tempfile import TemporaryDirectory

import gridwright as gw
from gridwright.batches.executors import Crew, On, crew_on, in_turn
from gridwright.batches.run import Progress
from gridwright.datasets.audit.json_tables import SPLITS
from gridwright.datasets.audit.judging import UNREADABLE, RowFinding, judged_rows, rated_row
from gridwright.datasets.audit.reading import ColumnGuess, guess_columns
from gridwright.datasets.audit.report import Audit, FileAudit, Leak
from gridwright.datasets.audit.tables import ENDINGS, AuditRow, format_of, table_rows
from gridwright.datasets.dataset import Dataset
from gridwright.datasets.manifest import MANIFEST
from gridwright.datasets.sorting import sorted_lines
from gridwright.making.arguments import whole
from gridwright.output_files import ending_of

__all__ = ["audit_dataset"]

_TOGETHER = 50
"""Rows that go to a worker at once."""

_HEAD = 30
Tell = Callable[[Progress], None]


@dataclass(frozen=True, slots=True)
class _Asked:
    """How much is looked at, who works, and who is told."""

    sample: int | None
    rate: int
    crew: Crew
    tell: Tell


def audit_dataset(
    paths: str | PathLike[str] | Sequence[str | PathLike[str]],
    *,
    sample: int | None = None,
    rate: int = 200,
    executor: On = None,
    jobs: int | None = None,
    tell: Tell | None = None,
) -> Audit:
    """Says what is true of sets of puzzles in files or directories: CSV, JSON lines, Parquet, or a puzzle on each line.

    `sample` is how many rows of each file are looked at, all if not given, and `rate` how many of them are rated. A
    FormatError tells of a file that cannot be read at all.
    """
    if sample is not None:
        whole("sample", sample, 1)
    whole("rate", rate, 0)
    if jobs is not None:
        whole("jobs", jobs, 1)
    if not (tell is None or callable(tell)):
        raise TypeError(f"tell is a function that hears of progress, not {tell!r}")
    several = _paths(paths)
    files = list(chain.from_iterable(_files_in(Path(path)) for path in several))
    damage = list(chain.from_iterable(_damage_of(Path(path)) for path in several))
    found: list[FileAudit] = []
    with TemporaryDirectory(prefix="gridwright-audit") as folder, crew_on(executor, jobs) as crew:
        asked = _Asked(sample, rate, crew, tell or (lambda progress: None))
        leaks = _compared(found, _audited(files, found, asked), Path(folder))
    return Audit(found, leaks, damage)


def _paths(paths: object) -> list[str | PathLike[str]]:
    if isinstance(paths, str | PathLike):
        return [paths]
    several: list[str | PathLike[str]] = []
    for path in paths if isinstance(paths, Iterable) else [paths]:
        if not isinstance(path, str | PathLike):
            raise TypeError(f"a file or directory is named by a text or a path, not {path!r}")
        several.append(path)
    if not several:
        raise gw.GridwrightError("there is nothing to audit: no file and no directory is named")
    return several


def _files_in(path: Path) -> list[Path]:
    if not path.is_dir():
        if not path.exists():
            raise gw.FormatError(f"there is no file {str(path)!r}")
        if not path.is_file():
            raise gw.FormatError(f"{str(path)!r} is no file: an audit looks at its beginning first, then at all of it")
        return [path]
    files = [one for one in sorted(_below(path)) if one.is_file() and ending_of(str(one)) in ENDINGS]
    files = [one for one in files if one.name != MANIFEST and not one.name.upper().startswith(("README", "LICEN"))]
    if not files:
        raise gw.FormatError(f"{str(path)!r} has no files of puzzles; such are called .{', .'.join(ENDINGS)}")
    return files


def _below(folder: Path) -> Iterator[Path]:
    """Files in a folder and those in it, linked ones too, each once; a FormatError names one that cannot be read."""

    def refuse(error: OSError) -> None:
        raise gw.FormatError(f"cannot read {str(error.filename)!r}: {error.strerror or error}")

    seen = set[str]()
    for name, folders, files in os.walk(folder, onerror=refuse, followlinks=True):
        if (real := os.path.realpath(name)) in seen:  # a link that leads back
            folders.clear()
            continue
        seen.add(real)
        folders.sort()
        yield from (Path(name) / file for file in files)


def _damage_of(path: Path) -> Iterator[str]:
    """What is wrong with the hashes of a set of our own."""
    if path.is_dir() and (path / MANIFEST).exists():
        try:
            Dataset(path).check()
        except gw.GridwrightError as error:
            yield from (problem.message for problem in error.problems)


def _audited(files: Sequence[Path], found: list[FileAudit], asked: _Asked) -> Iterator[bytes]:
    """Audits file after file; yields what is to be compared between rows: id, file, number, text and split."""
    for number, path in enumerate(files):
        rows = table_rows(path)
        head = list(islice(rows, _HEAD))
        guess = guess_columns(head)
        report = FileAudit(str(path), format_of(path), guess.found)
        found.append(report)
        chosen: Iterable[AuditRow] = chain(head, rows)
        if asked.sample is not None:
            chosen = sorted(heapq.nsmallest(asked.sample, chosen, key=_draw), key=lambda row: row.number)
        for verdict in _verdicts(chosen, guess, report, asked):
            if verdict.id:
                split = verdict.split or _split_of(path) or "-"
                place = f"{number:06} {verdict.number:012}"
                yield f"{verdict.id} {place} {verdict.text} {split.replace(' ', '_')}".encode()


def _verdicts(rows: Iterable[AuditRow], guess: ColumnGuess, report: FileAudit, asked: _Asked) -> Iterator[RowFinding]:
    """The verdicts on all rows, in order; some of those with one solution are rated in the end."""
    to_rate: list[tuple[int, int, AuditRow]] = []
    pending: list[list[AuditRow]] = []
    for verdicts in in_turn(asked.crew, partial(judged_rows, guess), _parts(rows, pending)):
        part = pending.pop(0)
        for verdict, row in zip(verdicts, part, strict=True):
            _count(report, verdict)
            if verdict.status == str(gw.Status.UNIQUE) and asked.rate:
                entry = (-_draw(row), -row.number, row)
                (heapq.heappush if len(to_rate) < asked.rate else heapq.heappushpop)(to_rate, entry)
            yield verdict
        asked.tell(Progress(report.rows, None))
    chosen = [row for _, _, row in sorted(to_rate, key=lambda entry: -entry[1])]
    for row, rated in zip(chosen, in_turn(asked.crew, partial(rated_row, guess), chosen), strict=True):
        if rated is None:
            report.not_rated += 1
        else:
            stated = str(row.fields.get(guess.stated, "")) if guess.stated else ""
            report.ratings.append((stated, *rated))


def _parts(rows: Iterable[AuditRow], pending: list[list[AuditRow]]) -> Iterator[list[AuditRow]]:
    """Rows in parts, remembered until their verdicts come."""
    stream = iter(rows)
    while part := list(islice(stream, _TOGETHER)):
        pending.append(part)
        yield part


def _count(report: FileAudit, verdict: RowFinding) -> None:
    report.rows += 1
    report.statuses[verdict.status] += 1
    if verdict.kind:
        report.kinds[verdict.kind] += 1
    if verdict.status == UNREADABLE:
        report.note(UNREADABLE, verdict.number, error=verdict.error)
    elif verdict.status != str(gw.Status.UNIQUE):
        report.note(verdict.status, verdict.number)
    if verdict.stated_right is not None:
        report.solutions_right += verdict.stated_right
        report.solutions_wrong += not verdict.stated_right
        if not verdict.stated_right:
            report.note("wrong", verdict.number)


def _compared(found: list[FileAudit], entries: Iterable[bytes], folder: Path) -> list[Leak]:
    """Counts in each file what was there before, and between splits what they have in common."""
    leaks: Counter[tuple[str, str]] = Counter()
    id_before, file_before, splits = "", "", set[str]()
    rows: dict[str, int] = {}  # of the puzzles of one id in one file, as they stand, the first row of each
    for entry in sorted_lines(entries, folder):
        id_, file, number, text, split = entry.decode().split(" ")
        row, report = int(number), found[int(file)]
        if id_ != id_before:
            leaks.update(_pairs(splits))
            splits.clear()
        if (id_, file) != (id_before, file_before):
            id_before, file_before = id_, file
            rows.clear()
        if text in rows:
            report.repeated += 1
            report.note("repeated", row, like=rows[text])
        elif rows:
            report.equivalent += 1
            report.note("equivalent", row, like=min(rows.values()))
        rows.setdefault(text, row)
        splits.add(split)
    leaks.update(_pairs(splits))
    return [Leak(first, second, count) for (first, second), count in sorted(leaks.items())]


def _pairs(splits: set[str]) -> Iterator[tuple[str, str]]:
    names = sorted(splits - {"-"})
    return ((first, second) for at, first in enumerate(names) for second in names[at + 1 :])


def _split_of(path: Path) -> str:
    """The split that a file's name says: `train-00000-of-00012.parquet`, or `test.csv`."""
    if match := _SHARD.match(path.name):
        return match[1]
    name = path.name.lower().split(".")[0].replace("_", "-").split("-")[0]
    return {"val": "validation", "valid": "validation"}.get(name, name) if name in SPLITS else ""


_SHARD = re.compile(r"(.+)-[0-9]{5}-of-[0-9]{5}\.")


def _draw(row: AuditRow) -> int:
    """A number by which rows are drawn, the same ones every time."""
    return int.from_bytes(blake2b(str(row.number).encode(), digest_size=8).digest())
