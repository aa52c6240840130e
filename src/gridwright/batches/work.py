"""A sort of work on many puzzles, one file of works/ each, found by scanning that folder; and one such order."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

import gridwright as gw
from gridwright.batches.row import BatchRow
from gridwright.model.arguments import whole
from gridwright.model.clock import Clock
from gridwright.model.suggestions import unknown

if TYPE_CHECKING:
    from gridwright.batches.answers import Answered
    from gridwright.batches.blocks import Block

__all__ = ["TABLES", "Found", "Work", "WorkOrder", "all_works", "work_named"]

_PACKAGE = "gridwright.batches.works"

TABLES = ("csv", "json")
"""The formats that every work has besides its own."""

Found = tuple[str, dict[str, Any]]
"""How it went, in a word, and what was found."""


def _own_words(error: gw.GridwrightError) -> gw.GridwrightError:
    """Known by name, since orders go to other processes."""
    return error


@dataclass(frozen=True, slots=True, kw_only=True)
class Work:
    """What can be done to many puzzles, each on its own.

    `formats` are the rows it writes besides tables, the first unless another is wanted; `text` makes them. `columns`
    are those of a table, of what is found; `options` all that it can be asked, and what holds if it is not.
    """

    id: str
    formats: tuple[str, ...]
    columns: tuple[str, ...]
    options: Mapping[str, Any]
    answer: Callable[[gw.Puzzle, Mapping[str, Any]], Found]
    text: Callable[[BatchRow, str], str]
    together: Callable[[Sequence[gw.Puzzle], Mapping[str, Any]], list[Found]] | None = None
    """Answers to several at once, where that takes less than one after the other."""
    block: Callable[[WorkOrder, Block], Answered] | None = None
    """The rows for a block of lines, where there is a faster way than from line to line; on threads of its own."""
    json_rows: Callable[[str, Mapping[str, Any]], bool] = lambda format, options: False
    """Whether rows of a format of its own are JSON all the same, so that a file of them may be called so."""
    check: Callable[[WorkOrder], None] = lambda order: None
    """Refuses what cannot be done to any puzzle before the first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkOrder:
    """A sort of work, how its rows are told, and how lines are read. It goes to other processes.

    `worded` may say what is wrong with a line in other words; `strict` ends it there.
    """

    work: str = "solve"
    format: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)
    from_: str | None = None
    allow_disconnected: bool = False
    strict: bool = False
    jobs: int | None = None
    worded: Callable[[gw.GridwrightError], gw.GridwrightError] = _own_words

    def settled(self) -> WorkOrder:
        """The same with all that was left open, and what makes no sense refused."""
        work = work_named(self.work)
        format = self.format or work.formats[0]
        if format not in (known := (*work.formats, *TABLES)):
            raise gw.GridwrightError(f"{work.id} has no format {format!r}; it has {', '.join(known)}")
        for name in self.options:
            if name not in work.options:
                raise gw.GridwrightError(f"{work.id} has no option {name!r}; it has {', '.join(work.options)}")
        if self.jobs is not None and whole(self.jobs, "jobs") < 1:
            raise gw.GridwrightError(f"jobs {self.jobs} is less than 1")
        settled = WorkOrder(
            work=self.work, format=format, options={**work.options, **self.options}, from_=self.from_,
            allow_disconnected=self.allow_disconnected, strict=self.strict, jobs=self.jobs, worded=self.worded,
        )  # fmt: skip
        _check_options(settled)
        work.check(settled)
        return settled


def _check_options(order: WorkOrder) -> None:
    """Refuses what no puzzle could be worked on with, or each of a million would say so."""
    options = order.options
    Clock(options.get("timeout"))
    languages = gw.languages()
    if options.get("lang", languages[0]) not in languages:
        raise gw.GridwrightError(unknown("language", options["lang"], languages))
    if whole(options.get("limit", 0), "limit") < 0:
        raise gw.GridwrightError(f"limit {options['limit']} is negative; 0 means all solutions")
    if order.from_ is not None:
        gw.notation(order.from_)


@cache
def all_works() -> tuple[Work, ...]:
    """Every sort of work there is, by the name of its file."""
    package = import_module(_PACKAGE)
    names = sorted(module.name for module in pkgutil.iter_modules(package.__path__))
    return tuple(import_module(f"{_PACKAGE}.{name}").WORK for name in names)


def work_named(name: str) -> Work:
    for work in all_works():
        if work.id == name:
            return work
    raise gw.GridwrightError(unknown("work", name, [work.id for work in all_works()]))
