"""Books of puzzles: a cover, the rules, puzzles with their levels, and the solutions at the back.

This is what a book says; how it looks is in book.typ.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, TypedDict

from gridwright.engine import solve
from gridwright.kinds import find
from gridwright.kinds._kind import LEVELS
from gridwright.logic.rate import Difficulty
from gridwright.model.arguments import several, whole
from gridwright.model.errors import GridwrightError
from gridwright.model.puzzle import Puzzle
from gridwright.model.suggestions import unknown
from gridwright.notations import load
from gridwright.pictures.description import called
from gridwright.pictures.escape import printable
from gridwright.pictures.print.entries import Entry, entries
from gridwright.pictures.print.order import BookSection, arrange
from gridwright.pictures.print.paper import PAPERS, PER_PAGE
from gridwright.pictures.print.pdf import require_typst, typeset
from gridwright.pictures.subject import scene_of
from gridwright.pictures.svg.geometry import CELL
from gridwright.pictures.svg.picture import draw, size
from gridwright.words import say, tell_rules

__all__ = ["BookDetails", "book"]

_TITLE = 120
"""Characters of a book's title, which has all of its cover."""

_MOST = 3000
"""Puzzles in a book; that many take two gigabytes of memory."""

_WORDS = ("book-rules", "book-more", "book-levels", "book-scale", "book-solutions")


class BookDetails(TypedDict, total=False):
    """What else a book can be asked for; see `gridwright.book`."""

    title: str
    author: str
    per_page: int | None
    solutions: bool
    sheets: bool
    large: bool
    paper: str
    lang: str
    timeout: float | None
    names: Sequence[str]
    order: str
    sections: str
    seed: int


def book(
    puzzles: Iterable[Puzzle],
    *,
    title: str = "",
    author: str = "",
    per_page: int | None = None,
    solutions: bool = True,
    sheets: bool = False,
    large: bool = False,
    paper: str = "a4",
    lang: str = "en",
    timeout: float | None = 10,
    names: Sequence[str] = (),
    order: str = "given",
    sections: str = "none",
    seed: int = 0,
) -> bytes:
    """The book as a PDF file; see `gridwright.book`."""
    require_typst()
    per_page = whole(per_page or (1 if large else 2), "per_page")
    if per_page not in PER_PAGE:
        raise GridwrightError(f"{per_page} puzzles on a page; there can be {', '.join(map(str, PER_PAGE))}")
    if not isinstance(paper, str) or paper not in PAPERS:
        raise GridwrightError(unknown("paper", paper, tuple(PAPERS)))
    unordered = entries(_named(list(several(puzzles, "a sequence of puzzles")), names, lang), timeout, lang)
    # Where no page of rules comes first, each puzzle has its own.
    brief = not sheets and per_page > (2 if large else 4)
    parts = arrange(unordered, order, sections, seed, lang)
    ready = [one for part in parts for one in part.entries]
    return typeset(
        "book.typ",
        {
            "title": printable(title, _TITLE) or _title(ready, lang),
            "author": printable(author, _TITLE),
            "lang": lang,
            "large": bool(large),
            "sheets": bool(sheets),
            "paper": PAPERS[paper],
            "per_page": per_page,
            "dots": len(LEVELS),
            "count": say("book-count", lang, count=len(ready)),
            "kinds": _kinds(ready, lang),
            "more": list(dict.fromkeys(rule for one in ready for rule in _own_rules(one.puzzle, lang))),
            "levels": _levels(ready, lang),
            "range": _range(ready, lang),
            "cover": _cover(ready, lang),
            "sections": [_section(part, lang, brief=brief) for part in parts],
            "solutions": [_picture(one.puzzle, one.solution, lang) for one in ready] if solutions else [],
            "words": {key: say(key, lang) for key in _WORDS},
        },
    )


def _named(puzzles: list[Puzzle], names: Sequence[str], lang: str) -> Iterable[tuple[str, Puzzle]]:
    """The puzzles with what to call them, as many as a book can hold."""
    if not puzzles:
        raise GridwrightError(say("book-empty", lang))
    if len(puzzles) > _MOST:
        raise GridwrightError(say("book-full", lang, count=len(puzzles), most=_MOST))
    usual = [say("puzzle", lang, number=number) for number, _ in enumerate(puzzles, 1)]
    called = list(several(names, "a sequence of names")) or usual
    if len(called) != len(puzzles):
        raise GridwrightError(f"{len(called)} names for {len(puzzles)} puzzles")
    return zip(called, puzzles, strict=True)


def _title(ready: list[Entry], lang: str) -> str:
    """What a book is called by what is in it."""
    kinds = _by_kind(ready)
    return find(kinds[0][0]).titled(lang) if len(kinds) == 1 and kinds[0][0] else say("book", lang)


def _picture(puzzle: Puzzle, values: Sequence[int] | None, lang: str, *, cover: bool = False) -> dict[str, Any]:
    """A picture with its size in cells."""
    scene = scene_of(replace(puzzle, title=""), values, tints=cover, lang=lang)
    width, height = size(scene)
    return {
        "svg": draw(scene, "light" if cover else "print"),
        "alt": scene.description,
        "width": width / CELL,
        "height": height / CELL,
    }


def _kinds(ready: list[Entry], lang: str) -> list[dict[str, Any]]:
    """The kinds in the book, each with its rules and an example that is solved."""
    told = []
    for name, puzzles in _by_kind(ready):
        if name:
            example = _example(name)
            told.append(
                {
                    "title": find(name).titled(lang),
                    "rules": _rules_of_kind(example, {puzzle.grid.rows for puzzle in puzzles}, lang),
                    "picture": _picture(example, solve(example).solution, lang),
                }
            )
    return told


def _rules_of_kind(example: Puzzle, sizes: set[int], lang: str) -> list[str]:
    """The rules for puzzles of these sizes, in which n stands for several."""
    if len(sizes) == 1:
        return [*tell_rules(example, lang, size=sizes.pop())]
    rules = tell_rules(example, lang, size="n")
    return [*rules, say("book-size", lang)] if rules != tell_rules(example, lang) else [*rules]


def _by_kind(ready: list[Entry]) -> list[tuple[str, list[Puzzle]]]:
    """The puzzles of each kind, those first of which there are most."""
    found: dict[str, list[Puzzle]] = {}
    for one in ready:
        found.setdefault(one.puzzle.kind, []).append(one.puzzle)
    return sorted(found.items(), key=lambda item: -len(item[1]))


@cache
def _example(kind: str) -> Puzzle:
    return load(find(kind).examples[0], "text")


def _own_rules(puzzle: Puzzle, lang: str) -> list[str]:
    """The rules of a puzzle that its kind does not tell."""
    usual = tell_rules(_example(puzzle.kind), lang, size="n") if puzzle.kind else ()
    return [rule for rule in tell_rules(puzzle, lang, size="n") if rule not in usual]


def _levels(ready: list[Entry], lang: str) -> list[dict[str, Any]]:
    """How many puzzles of each level there are."""
    counts = Counter(one.difficulty.level for one in ready if one.difficulty)
    return [
        {"dots": dots, "name": say(f"level-{level}", lang), "count": say("book-count", lang, count=counts[level])}
        for dots, level in enumerate(LEVELS, 1)
        if level in counts
    ]


def _range(ready: list[Entry], lang: str) -> str:
    """The easiest level to the hardest."""
    names = [level["name"] for level in _levels(ready, lang)]
    if len(names) > 1:
        return say("book-range", lang, easiest=names[0], hardest=names[-1])
    return "".join(names)


def _cover(ready: list[Entry], lang: str) -> list[dict[str, Any]]:
    """The first puzzle of each of four kinds, or of one if there are not so many."""
    kinds = _by_kind(ready)
    return [_picture(puzzles[0], None, lang, cover=True) for _, puzzles in kinds[: 4 if len(kinds) >= 4 else 1]]


def _section(part: BookSection, lang: str, *, brief: bool) -> dict[str, Any]:
    """Puzzles below one heading."""
    return {
        "title": part.title,
        "dots": part.dots,
        "count": say("book-count", lang, count=len(part.entries)),
        "puzzles": [_page(one, lang, brief=brief) for one in part.entries],
    }


def _page(one: Entry, lang: str, *, brief: bool) -> dict[str, Any]:
    """A puzzle with what stands around it. What is brief leaves the rules of the kind to the front of the book."""
    puzzle, found = one.puzzle, one.difficulty
    kind, title, author = called(puzzle, lang), printable(puzzle.title), printable(puzzle.author)
    return {
        "head": title or kind,
        "below": " · ".join(filter(None, [kind if title else "", author])),
        "dots": LEVELS.index(found.level) + 1 if found else 0,
        "level": _level(found, lang),
        "rules": _own_rules(puzzle, lang) if brief else tell_rules(puzzle, lang),
        "picture": _picture(puzzle, None, lang),
    }


def _level(found: Difficulty | None, lang: str) -> str:
    if found is None:
        return say("book-unrated", lang)
    key = "book-level" if found.exact else "book-level-more"
    return say(key, lang, level=say(f"level-{found.level}", lang), rating=found.rating)
