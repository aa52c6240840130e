"""Shapes that SudokuPad draws for clues, in the form in which it draws those of f-puzzles.

Anyone may draw the same and mean something else, so that the rules must have words for it.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from gridwright.kinds import all_options
from gridwright.notations._drawn.pieces import DrawnMark

__all__ = ["SHAPES", "ClueShape", "is_usual", "shape_of"]

_SLACK = 0.1
"""By how much a shape may be larger or smaller, in cells."""


class ClueShape(NamedTuple):
    """What a shape says, how it looks, and what rules must say about it."""

    form: str
    size: float
    rounded: bool
    fill: str
    outline: str
    words: re.Pattern[str]


def _words(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{pattern})\b", re.IGNORECASE)


_ABOUT = re.compile(r"\b(?:dots?|circles?|discs?|squares?|gr[ea]y|shaded)\b", re.IGNORECASE)
_PARTLY = re.compile(r"\bnot (?:all|every)\b[^.;\n]*\b(?:given|shown|marked)\b", re.IGNORECASE)
_ODDITIES = re.compile(
    r"n['’]t\b|\b(?:not|never|no|none|neither|nor|without|absence|absent|negative|except|unless|only|all|every|"
    r"lies?|wrong|false|triple|three times|1 ?: ?[3-9]|[3-9] ?: ?1|ratio of (?:[3-9]|three|four)|"
    r"(?:circle|disc|round)\w*[^.;,\n]{0,40}\beven|squares?[^.;,\n]{0,40}\bodd)\b",
    re.IGNORECASE,
)
"""What says that shapes mean more, or something else, than they usually do."""


def is_usual(shape: ClueShape, rules: str) -> bool:
    """Whether rules in words say of a shape what it usually means, and no more about such shapes than that."""
    plain = _PARTLY.sub("", rules)
    for option in all_options():  # what is an option is read as one
        plain = re.sub(option.spoken, "", plain, flags=re.IGNORECASE)
    sentences = re.split(r"[.;\n]", plain)
    strange = any(_ABOUT.search(sentence) and _ODDITIES.search(sentence) for sentence in sentences)
    return shape.words.search(rules) is not None and not strange


SHAPES = (
    ClueShape("{}-{}=white", 0.3, True, "white", "black", _words("consecutive|difference of (?:1|one)")),
    ClueShape("{}-{}=black", 0.3, True, "black", "black", _words("ratio|doubled?|twice|1:2|2:1")),
    ClueShape("{}=odd", 0.7, True, "grey", "grey", _words("odd")),
    ClueShape("{}=even", 0.7, False, "grey", "grey", _words("even")),
)


def shape_of(mark: DrawnMark, cells: int) -> ClueShape | None:
    """The shape of a clue that something drawn on so many cells has."""
    looks = mark.fill, mark.border, mark.rounded
    for shape in SHAPES:
        is_size = all(abs(size - shape.size) <= _SLACK for size in (mark.width, mark.height))
        if is_size and shape.form.count("{}") == cells and looks == (shape.fill, shape.outline, shape.rounded):
            return shape
    return None
