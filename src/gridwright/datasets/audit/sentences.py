"""What an audit found, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from gridwright.datasets.audit.report import Audit, Example, FileAudit
from gridwright.words import say

__all__ = ["RESULTS", "ending", "file_sentences", "leak_sentences"]

_STATUSES = {
    "unique": "audit-unique", "several": "audit-several", "none": "audit-none", "undecided": "audit-undecided",
    "unreadable": "audit-unreadable",
}  # fmt: skip
RESULTS = {
    "unique": "audit-unique-what", "several": "audit-several-what", "none": "audit-none-what",
    "undecided": "audit-undecided-what", "unreadable": "audit-unreadable-what",
}  # fmt: skip
"""What is said of each status alone."""

_FLAWS = {**{status: key for status, key in RESULTS.items() if status != "unique"}, "wrong": "audit-wrong-what"}
_SAME = {"repeated": "audit-repeated-what", "equivalent": "audit-equivalent-what"}


def file_sentences(file: FileAudit, lang: str = "en") -> Iterator[str]:
    """What there is to say of a file, the columns that were guessed first."""
    if file.columns:
        yield say("audit-columns", lang, columns=", ".join(f"{what} = {name}" for what, name in file.columns.items()))
    counts = [say(key, lang, count=file.statuses[one]) for one, key in _STATUSES.items() if file.statuses[one]]
    if not file.rows:
        yield say("audit-empty", lang)
        return
    yield say("audit-rows", lang, rows=file.rows, counts=", ".join(counts))
    if file.solutions_right or file.solutions_wrong:
        yield say("audit-solutions", lang, right=file.solutions_right, wrong=file.solutions_wrong)
    yield from _flawed(file, _FLAWS, lang)
    yield say("audit-same", lang, repeated=file.repeated, equivalent=file.equivalent)
    yield from _flawed(file, _SAME, lang)
    if set(file.by_stated) == {""}:
        count, low, middle, high = file.by_stated[""]
        yield say("audit-rated-all", lang, count=count, low=low, middle=middle, high=high)
    elif file.ratings:
        yield say("audit-rated", lang, count=len(file.ratings))
        for stated, (count, low, middle, high) in file.by_stated.items():
            name = stated or say("audit-nothing", lang)
            yield "  " + say("audit-band", lang, name=name, count=count, low=low, middle=middle, high=high)
    if file.not_rated:
        yield say("audit-not-rated", lang, count=file.not_rated)


def _flawed(file: FileAudit, flaws: dict[str, str], lang: str) -> Iterator[str]:
    """Of each flaw the first rows that have it, and what is wrong with the first of them."""
    for flaw, key in flaws.items():
        if rows := file.examples.get(flaw):
            more = " …" if file.flawed(flaw) > len(rows) else ""
            yield say("audit-flawed", lang, what=say(key, lang), rows=", ".join(map(_example, rows)) + more)
            if rows[0].error:
                yield f"  {rows[0].row}: {rows[0].error}"


def _example(example: Example) -> str:
    return f"{example.row} = {example.like}" if example.like else f"{example.row}"


def leak_sentences(audit: Audit, lang: str = "en") -> Iterator[str]:
    for leak in audit.leaks:
        yield say("audit-leak", lang, first=leak.first, second=leak.second, count=leak.puzzles)


def ending(audit: Audit, lang: str = "en") -> str:
    return say("audit-sound" if audit.is_sound else "audit-unsound", lang)
