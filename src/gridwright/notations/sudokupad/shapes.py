"""Shapes that SudokuPad draws for clues, in the form in which it draws those of f-puzzles.

Anyone may draw the same and mean something else, so that the rules must have words for it.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from gridwright.kinds import all_options
from gridwright.model.clue import Clue
from gridwright.notations._shared.clue_words import form_of
from gridwright.notations._shared.site_json import Fields

__all__ = ["SHAPES", "ClueShape", "drawn_shape", "is_usual", "is_visible", "shape_of"]

_CLEAR = re.compile(r"|none|transparent|#[0-9a-f]{3}0|#[0-9a-f]{6}00", re.IGNORECASE)
_COLOURS = {"white": "#FFFFFF", "black": "#000000", "grey": "#CFCFCF"}
_SLACK = 0.1
"""By how much a shape may be larger or smaller, in cells."""


class ClueShape(NamedTuple):
    """What a shape says, how it looks, and what rules must say about it."""

    form: str
    layer: str
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
    ClueShape("{}-{}=white", "overlays", 0.3, True, "white", "black", _words("consecutive|difference of (?:1|one)")),
    ClueShape("{}-{}=black", "overlays", 0.3, True, "black", "black", _words("ratio|doubled?|twice|1:2|2:1")),
    ClueShape("{}=odd", "underlays", 0.7, True, "grey", "grey", _words("odd")),
    ClueShape("{}=even", "underlays", 0.7, False, "grey", "grey", _words("even")),
)


def shape_of(part: Fields, cells: int) -> ClueShape | None:
    """The shape of a clue that something drawn on so many cells has."""
    for shape in SHAPES:
        sizes = (part.get("width"), part.get("height"))
        is_size = all(isinstance(size, int | float) and abs(size - shape.size) <= _SLACK for size in sizes)
        looks = _colour(part.get("backgroundColor")), _colour(part.get("borderColor")), bool(part.get("rounded"))
        if is_size and shape.form.count("{}") == cells and looks == (shape.fill, shape.outline, shape.rounded):
            return shape
    return None


def is_visible(part: Fields) -> bool:
    return any(not _CLEAR.fullmatch(str(part.get(name) or "")) for name in ("backgroundColor", "borderColor"))


def _colour(said: Any) -> str:
    """The name of a colour, empty if it has none here. In links `#F` is short for white, and `#` may be left out."""
    digits = str(said or "").removeprefix("#").upper()
    code = "".join(digit * max(1, 6 // len(digits)) for digit in digits)
    return next((name for name, colour in _COLOURS.items() if colour == f"#{code}"), "")


def drawn_shape(clue: Clue) -> tuple[str, dict[str, Any]]:
    """The layer on which a clue is drawn, and how it looks there."""
    shapes = {shape.form: shape for shape in SHAPES}
    form, _ = form_of(clue, shapes)
    shape = shapes[form]
    return shape.layer, {
        "width": shape.size,
        "height": shape.size,
        "rounded": shape.rounded,
        "backgroundColor": _COLOURS[shape.fill],
        "borderColor": _COLOURS[shape.outline],
    }
