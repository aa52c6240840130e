"""Clues by their words: listed, `r1c1<r1c2 r2c1>r3c1, r4c4=odd`, or as forms without their cells, `{}-{}=white`.

A notation that has a name or a symbol for clues of a sort needs no more than a table of such forms.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from itertools import groupby, permutations

from gridwright.clues import Clue, Given, all_sorts, read_clue
from gridwright.model.display import quoted_word
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, RuleError
from gridwright.model.grid import Grid
from gridwright.notations._shared.source_text import counted, quoted

__all__ = [
    "clue_in", "form_of", "is_listing", "is_meant", "listed_sorts", "read_word", "sorts_of", "split_words", "words_of",
]

_MEANT = re.compile(r"\s*(?:r[0-9]{1,4}c[0-9]{1,4}|(?:left|right|top|bottom)[0-9]{1,3})\b.*[=<>]", re.IGNORECASE)
_CELL = r"[rR][0-9]{1,4}[cC][0-9]{1,4}"


@cache
def listed_sorts() -> tuple[str, ...]:
    """The sorts of clues that are listed; givens have a place of their own."""
    return tuple(sort.sort for sort in all_sorts() if sort is not Given)


@cache
def _word() -> str:
    """What words of clues look like, of any sort that is listed."""
    forms = [sort.form.pattern for sort in all_sorts() if sort is not Given]
    some = "|".join("(?:" + form.replace(r"\w+", _CELL).replace(r"\s*", " *") + ")" for form in forms)
    return f"(?:{some})(?![^ ,])"


@cache
def _patterns() -> tuple[re.Pattern[str], re.Pattern[str]]:
    word = rf"(?:{_word()})(?![^ ,])"
    return re.compile(rf"(?:{word}[ ,]*)+", re.IGNORECASE), re.compile(rf"{word}|[^ ,]+", re.IGNORECASE)


def is_listing(text: str) -> bool:
    """Whether a line is nothing but clues."""
    return _patterns()[0].fullmatch(text.lstrip(" ")) is not None


def is_meant(text: str) -> bool:
    """Whether a line is no row, since it begins as clues do and states something."""
    return _MEANT.match(text) is not None


def split_words(text: str) -> list[tuple[str, int]]:
    """The clues of a line and whatever stands between them, each with its column from 1."""
    return [(match.group(), match.start() + 1) for match in _patterns()[1].finditer(text)]


def read_word(grid: Grid, word: str, sort: type[Clue] | None = None) -> Clue:
    """The clue that a word means, of that sort or of any."""
    try:
        clue = sort.read(grid, word) if sort else read_clue(grid, word)
    except RuleError as error:
        told = str(error)
        raise FormatError(told if told.startswith(quoted_word(word)) else f"{quoted(word)}: {told}") from None
    if problems := tuple(clue.problems()):
        raise FormatError(*(replace(one, message=one.message.replace(clue.word, word, 1)) for one in problems))
    return clue


def words_of(draft: Draft, sort: str) -> list[list[str]]:
    """The words of all clues of a sort, those together that begin in the same row of the grid."""
    clues: Sequence[Clue] = [clue for clue in draft.clues if clue.sort == sort]
    rows = groupby(sorted(clues, key=lambda clue: clue.cells[0]), key=lambda clue: draft.grid.where(clue.cells[0])[0])
    return [[clue.word for clue in row] for _, row in rows]


def clue_in(grid: Grid, form: str, cells: Sequence[int]) -> Clue:
    """The clue that a form says about these cells."""
    needed = form.count("{}")
    if len(cells) != needed:
        raise FormatError(f"{counted(len(cells), 'cell')} where {needed} are needed: {grid.names(cells) or 'none'}")
    return read_word(grid, form.format(*map(grid.name, cells)))


def sorts_of(forms: Iterable[str]) -> frozenset[str]:
    """The sorts of clues that forms say: what a notation with a table of them carries."""
    words = [form.format("r1c1", "r1c2") for form in forms]
    return frozenset(sort.sort for sort in all_sorts() for word in words if sort.form.fullmatch(word))


def form_of(clue: Clue, forms: Iterable[str], *, in_order: bool = False) -> tuple[str, tuple[int, ...]]:
    """The first of these forms that says a clue, and its cells as it has them: in any order, or as in the grid."""
    orders = [tuple(sorted(clue.cells))] if in_order else list(permutations(clue.cells))
    for form in forms:
        for cells in orders if form.count("{}") == len(clue.cells) else ():
            if read_clue(clue.grid, form.format(*map(clue.grid.name, cells))) == clue:
                return form, cells
    raise FormatError(f"there is no way to write {clue.label} here")
