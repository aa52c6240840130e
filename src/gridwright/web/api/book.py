"""A book of puzzles."""

from __future__ import annotations

from typing import Any, Literal

from gridwright.model.errors import GridwrightError
from gridwright.notations import load_each, load_position
from gridwright.pictures.print.book import book
from gridwright.web.endpoint import Endpoint, Errand, MediaFile
from gridwright.web.query import Query, Seed, written

__all__ = ["ENDPOINT", "BookQuery"]

_MOST = 200
"""Puzzles in a book that is made for a page."""


class BookQuery(Query, kw_only=True):
    """Texts and documents of puzzles, each with exactly one solution, and how the book looks; see `gridwright.book`."""

    puzzles: list[str | dict[str, Any]]
    title: str = ""
    author: str = ""
    per_page: Literal[1, 2, 4, 6] | None = None
    solutions: bool = True
    large: bool = False
    paper: Literal["a4", "letter"] = "a4"
    order: Literal["given", "level", "shuffled"] = "given"
    sections: Literal["none", "level", "kind"] = "none"
    seed: Seed = 0


def answer(query: BookQuery, errand: Errand) -> MediaFile:
    found = []
    for puzzle in query.puzzles:
        if isinstance(puzzle, dict):
            found.append(load_position(written(puzzle), "json").puzzle)
        else:
            found += [one.or_raise().puzzle for one in load_each(puzzle)]
        if len(found) > _MOST:  # before all are read, which may take long
            raise GridwrightError(f"a book that is made here has {_MOST} puzzles at most")
    made = book(
        found, title=query.title, author=query.author, per_page=query.per_page, solutions=query.solutions,
        large=query.large, paper=query.paper, order=query.order, sections=query.sections, seed=query.seed,
        lang=query.lang, timeout=errand.clock.left(),
    )  # fmt: skip
    return MediaFile(made, "application/pdf")


ENDPOINT = Endpoint(
    summary="A book of puzzles, with solutions at the back, as a PDF file.",
    query=BookQuery,
    answer=answer,
    result=None,
    files=("application/pdf",),
)
