"""What constructors take by name beside the grid itself, and what to say to anything else."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from inspect import signature
from typing import NamedTuple, TypedDict

from gridwright.clues import Clue, Given, all_sorts
from gridwright.kinds._kind import Kind
from gridwright.kinds._options import all_options
from gridwright.model.errors import RuleError
from gridwright.model.numbers import as_lists, is_sequence, whole_number
from gridwright.model.span import stated_span
from gridwright.model.suggestions import closest

__all__ = ["Checked", "Details", "checked", "listed"]


class Details(TypedDict, total=False):
    """What any kind's constructor takes by name, besides what makes it that kind."""

    size: int
    boxes: tuple[int, int]
    values: str | tuple[int, int] | range
    options: str | Iterable[str]
    clues: Iterable[str | Clue]
    allow_disconnected: bool
    title: str
    author: str
    source: str


class Checked(NamedTuple):
    """All that a constructor was called with, and what it was not called with as if it had been."""

    givens: object
    regions: object
    signs: tuple[object, ...]
    size: int | None
    boxes: tuple[int, int] | None
    values: range | None
    options: frozenset[str]
    clues: tuple[object, ...]
    allow_disconnected: bool
    title: str
    author: str
    source: str


def checked(kind: Kind, grids: Mapping[str, object], details: Mapping[str, object]) -> Checked:
    """Both by their names, where None means left out: the grids that make the kind, and what else it may have."""
    known = [name for name in Checked._fields if name not in ("givens", *grids)]
    for name in details:
        if name not in known:
            raise TypeError(_strange(kind, name, known))
    details = {**details, **grids}
    return Checked(
        givens=details.get("givens"),
        regions=details.get("regions"),
        signs=tuple(listed("signs", details.get("signs"), "r1c1<r1c2")),
        size=_size(details.get("size")),
        boxes=_boxes(details.get("boxes")),
        values=stated_span(details.get("values")),
        options=frozenset(_options(details.get("options"))),
        clues=tuple(listed("clues", details.get("clues"), "r1c1-r1c2=white")),
        allow_disconnected=_truth("allow_disconnected", details.get("allow_disconnected")),
        title=_text("title", details.get("title")),
        author=_text("author", details.get("author")),
        source=_text("source", details.get("source")),
    )


def listed(name: str, things: object, example: str) -> list[object]:
    """Things in a row; a word by itself is one of them."""
    if isinstance(things, str):
        return [things]
    rows = () if things is None else as_lists(things)
    if not isinstance(rows, Iterable):
        raise _misfit(name, f"a list of {name} such as {example!r}", things)
    return list(rows)


def _size(value: object) -> int | None:
    number = whole_number(value)
    if number is None and value is not None:
        raise _misfit("size", "a whole number such as 9", value)
    return number


def _boxes(value: object) -> tuple[int, int] | None:
    if value is None:
        return None
    rows = as_lists(value)
    match [whole_number(part) for part in rows] if is_sequence(rows) and isinstance(rows, Iterable) else []:
        case [int(height), int(width)]:
            return height, width
    raise _misfit("boxes", "the rows and columns of a box, such as (2, 3)", value)


def _options(value: object) -> list[str]:
    words = listed("options", value, "diagonals")
    names = [word for word in words if isinstance(word, str)]
    if len(names) < len(words):
        raise _misfit("options", "a list of options such as 'diagonals'", value)
    return names


def _truth(name: str, value: object) -> bool:
    if value not in (None, True, False):
        raise _misfit(name, "True or False", value)
    return bool(value)


def _text(name: str, value: object) -> str:
    if value is not None and not isinstance(value, str):
        raise _misfit(name, "a text", value)
    return value or ""


def _misfit(name: str, what: str, value: object) -> RuleError:
    return RuleError(f"{name} must be {what}, not {value!r}")


def _strange(kind: Kind, name: str, details: Collection[str]) -> str:
    """What to say of a name that the constructor of that kind does not take."""
    own = [taken for taken in signature(kind.make).parameters if taken != "details"]
    known = [*own, *details]
    option = next((one.id for one in all_options() if one.id == name.replace("_", "-")), None)
    sort = next((one for one in all_sorts() if one is not Given and one.sort == name), None)
    if option:
        return f"{kind.id}() takes no {name!r}: it is an option, options=[{option!r}]"
    if sort:
        return f"{kind.id}() takes no {name!r}: they are clues, clues=[{sort.example!r}]"
    meant = closest(name, known)
    also = f"; did you mean {meant!r}?" if meant else ""
    return f"{kind.id}() takes no {name!r}; it takes {', '.join(known)}{also}"
