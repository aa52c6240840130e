"""From the fields of a recipe, as TOML or Python states them, to a recipe; all that is wrong is told together."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import accumulate, product
from typing import Any

import gridwright as gw
from gridwright.datasets.recipe import FORMATS, RECORDS, Portion, Recipe
from gridwright.making.arguments import names, one_name
from gridwright.making.reach import check_reach
from gridwright.making.request import RequestDetails, requested
from gridwright.model.suggestions import unknown
from gridwright.words import languages

__all__ = ["PUZZLES", "Lines", "recipe_of"]

PUZZLES = "puzzles"

Lines = Mapping[tuple[str, int, str], int]
"""The line of a key: its table, the number of that among those of its name, and the key; of a table, with no key."""

_DETAILS = tuple(RequestDetails.__annotations__)
_PORTION = ("kind", "size", "count", *_DETAILS)
_TOP = ("name", "seed", "format", "record", "languages", "splits", "shard", "block", "licence", "description", PUZZLES)
_BANDS = ("level", "rating", "minutes")
_SPLIT = re.compile(r"[a-z][a-z0-9_]{0,30}")
_SIZE = re.compile(r"([0-9]{1,3})x([0-9]{1,3})")

_SHARD = 100_000
_BLOCK = 64
_MOST = 10**12
_SPLITS = 256
"""Rows are sorted by the number of their split, which has two digits in hexadecimal."""

_UNSPLIT = {"train": 1}


class _Checks:
    """What is wrong so far, with its place."""

    def __init__(self, lines: Lines) -> None:
        self.problems: list[gw.Problem] = []
        self._lines = lines

    def refuse(self, message: str, table: str = "", number: int = 0, key: str = "") -> None:
        line = self._lines.get((table, number, key)) or self._lines.get((table, number, ""))
        self.problems.append(gw.Problem(message, line=line))

    def tried(self, key: str, made: Callable[[], Any], usual: Any, table: str = "", number: int = 0) -> Any:
        """What is made of a field, or what is usual where it is wrong."""
        try:
            return made()
        except (gw.GridwrightError, TypeError) as error:
            self.refuse(str(error), table, number, key)
            return usual


def recipe_of(data: Mapping[str, Any], lines: Lines | None = None) -> Recipe:
    """The recipe that these fields mean; a GridwrightError says all that is wrong with it, line by line."""
    checks = _Checks(lines or {})
    for key in data:
        if key not in _TOP:
            checks.refuse(unknown("key", key, _TOP), "", 0, key)

    def field(key: str, made: Callable[[Any], Any], usual: Any) -> Any:
        return checks.tried(key, lambda: made(data[key]), usual) if key in data else usual

    recipe = Recipe(
        name=field("name", _text("name"), "puzzles"),
        seed=field("seed", _whole("seed", None), 0),
        portions=tuple(_portions(data, checks)),
        record=field("record", _several("record", "record", RECORDS), RECORDS[:4]),
        languages=field("languages", _several("languages", "language", languages()), ()),
        splits=_bounds(_splits(data.get("splits", _UNSPLIT), checks)),
        format=field("format", lambda value: one_name("format", value, FORMATS), FORMATS[0]),
        shard=field("shard", _whole("shard", 1), _SHARD),
        block=field("block", _whole("block", 1), _BLOCK),
        licence=field("licence", _text("licence"), ""),
        description=field("description", _text("description"), ""),
        data=dict(data),
    )
    if checks.problems:
        once = dict.fromkeys(checks.problems)  # what is wrong with several bands of a table may be the same
        raise gw.FormatError(*sorted(once, key=lambda problem: problem.line or 0))
    return recipe


def _portions(data: Mapping[str, Any], checks: _Checks) -> Iterator[Portion]:
    tables = data.get(PUZZLES)
    if not isinstance(tables, list) or not tables:
        checks.refuse(f"a recipe has at least one table [[{PUZZLES}]] with kind and count", "", 0, PUZZLES)
        return
    for number, table in enumerate(tables):
        if not isinstance(table, Mapping):
            checks.refuse(f"[[{PUZZLES}]] is a table with kind and count, not {table!r}", PUZZLES, number)
            continue
        for key in table:
            if key not in _PORTION:
                checks.refuse(unknown("key", key, _PORTION), PUZZLES, number, key)
        for key in ("kind", "count"):
            if key not in table:
                checks.refuse(f"{key} is missing", PUZZLES, number)
        count = checks.tried("count", lambda: _whole("count", 1)(table.get("count", 1)), 0, PUZZLES, number)  # noqa: B023
        if not {"kind", "count"} <= table.keys() <= set(_PORTION):
            continue
        for portion in _portions_of(table, count, number, checks):
            if count and portion:
                yield portion


def _portions_of(table: Mapping[str, Any], count: int, number: int, checks: _Checks) -> Iterator[Portion | None]:
    """One for each kind and each band of a table."""
    details = {key: value for key, value in table.items() if key in _DETAILS}
    kinds = table["kind"] if isinstance(table["kind"], list) else [table["kind"]]
    bands = {key: _bands(key, details.pop(key)) for key in _BANDS if key in details}
    for key, several in {"kind": kinds, **bands}.items():
        if not several:
            checks.refuse(f"{key} is an empty list, so nothing would be made", PUZZLES, number, key)
    for kind, *band in product(kinds, *bands.values()):
        asked = details | dict(zip(bands, band, strict=True))
        try:
            size = _size(table.get("size"))
            request = requested(kind, size, **asked)
            check_reach(request)
        except (gw.GridwrightError, TypeError) as error:
            checks.refuse(str(error), PUZZLES, number, _key_at_fault(kind, table.get("size"), asked))
            yield None
            continue
        rows, cols = request.grid.rows, request.grid.cols
        target = f" {request.target.name}" if request.target else ""
        yield Portion(f"{request.kind} {rows}x{cols}{target}", request, count)


def _key_at_fault(kind: Any, size: Any, asked: Mapping[str, Any]) -> str:
    """The first key that is refused by itself; where it takes several, what says how hard, as a rule."""
    tried: list[tuple[str, Any, dict[str, Any]]] = [("kind", None, {}), ("size", size, {})]
    tried += [(key, None, {key: value}) for key, value in asked.items()]
    for key, its_size, details in tried:
        try:
            requested(kind, _size(its_size), **details)
        except (gw.GridwrightError, TypeError):
            return key
    return next((key for key in _BANDS if key in asked), "size" if size is not None else "")


def _bands(key: str, value: Any) -> list[Any]:
    """One band, or several in a list."""
    several = isinstance(value, list) and (key == "level" or not value or any(isinstance(one, list) for one in value))
    return [tuple(one) if isinstance(one, list) else one for one in (value if several else [value])]


def _size(value: Any) -> Any:
    if isinstance(value, str) and (match := _SIZE.fullmatch(value)):
        return int(match[1]), int(match[2])
    if isinstance(value, str) or (isinstance(value, list) and len(value) != 2):
        raise TypeError(f'size is a number such as 9, or rows and columns such as [6, 8] or "6x8", not {value!r}')
    return tuple(value) if isinstance(value, list) else value


def _splits(value: Any, checks: _Checks) -> Mapping[str, Any]:
    """Shares by name; all that is wrong with them is told, and then nothing is split."""
    if not isinstance(value, Mapping) or not value:
        checks.refuse(f"splits are names with shares, such as train = 0.8, not {value!r}", "", 0, "splits")
        return _UNSPLIT
    before = len(checks.problems)
    if len(value) > _SPLITS:
        checks.refuse(f"{len(value)} splits are more than {_SPLITS}", "splits")
    for name, share in value.items():
        if not _SPLIT.fullmatch(name):
            message = f"{name!r} is no name for a split: small letters and digits, such as train"
            checks.refuse(message, "splits", 0, name)
        if isinstance(share, bool) or not isinstance(share, int | float) or not 0 < share < _MOST:
            checks.refuse(f"the share of {name} is a number more than 0, not {share!r}", "splits", 0, name)
    return value if len(checks.problems) == before else _UNSPLIT


def _bounds(shares: Mapping[str, Any]) -> tuple[tuple[str, Fraction], ...]:
    ordered = sorted((name, Fraction(str(share))) for name, share in shares.items())
    total = sum(share for _, share in ordered)
    ends = accumulate(share for _, share in ordered)
    return tuple((name, end / total) for (name, _), end in zip(ordered, ends, strict=True))


def _text(name: str) -> Callable[[Any], str]:
    def read(value: Any) -> str:
        if not isinstance(value, str):
            raise TypeError(f"{name} is a text, not {value!r}")
        if any("\ud800" <= letter <= "\udfff" for letter in value):
            raise gw.GridwrightError(f"{name} {value!r} has half of a surrogate pair: this is not text")
        return value

    return read


def _whole(name: str, least: int | None) -> Callable[[Any], int]:
    def read(value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise TypeError(f"{name} is a whole number, not {value!r}")
        if least is not None and value < least:
            raise gw.GridwrightError(f"{name} {value} is less than {least}")
        if abs(value) > _MOST:
            raise gw.GridwrightError(f"{name} {value} is more than {_MOST}")
        return value

    return read


def _several(name: str, one_of_them: str, known: Sequence[str]) -> Callable[[Any], tuple[str, ...]]:
    def read(value: Any) -> tuple[str, ...]:
        found = {one_name(one_of_them, one, known) for one in names(name, value)}
        return tuple(one for one in known if one in found)

    return read
