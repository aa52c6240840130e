"""Options that say what puzzle is to be made, and how their values are read."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

import click

import gridwright as gw
from gridwright.cli.shared.named import Named, one_of
from gridwright.cli.shared.options import how_many
from gridwright.making.places import RANDOM
from gridwright.making.request import BY, RequestDetails
from gridwright.making.symmetry import SYMMETRIES
from gridwright.notations._reading.files import read_file
from gridwright.words import say

__all__ = ["read_size", "request_options"]

Command = Callable[..., int]

_SIZE = re.compile(r"([0-9]{1,3})(?:[x×]([0-9]{1,3}))?", re.IGNORECASE)
_RANGE = re.compile(r"([0-9]{1,6}(?:\.[0-9]{1,3})?)(?:\.\.([0-9]{1,6}(?:\.[0-9]{1,3})?))?")

_technique = Named("technique", gw.technique, lambda: (technique.id for technique in gw.ladder()))


def read_size(text: str) -> int | tuple[int, int]:
    """`9`, or rows and columns: `6x8`."""
    match = _SIZE.fullmatch(text.strip())
    if match is None:
        raise click.BadParameter(say("make-size", text=text))
    return (int(match[1]), int(match[2])) if match[2] else int(match[1])


def _window(text: str) -> tuple[float, float]:
    """`3.4..4.2`, or one number."""
    match = _RANGE.fullmatch(text.strip())
    if match is None:
        raise click.BadParameter(say("make-range", text=text))
    return float(match[1]), float(match[2] or match[1])


def _whole(text: str) -> tuple[int, int]:
    low, high = _window(text)
    if low != int(low) or high != int(high):
        raise click.BadParameter(say("make-range", text=text))
    return int(low), int(high)


def _clues(text: str) -> dict[str, int | str]:
    """`signs,dots:few,thermometers:5`."""
    found: dict[str, int | str] = {}
    for word in text.split(","):
        name, _, amount = word.strip().partition(":")
        if not name:
            raise click.BadParameter(say("make-clues-empty", text=text))
        if name in found:
            raise click.BadParameter(say("make-clues-twice", name=name))
        found[name] = int(amount) if amount.isdigit() else amount or "few"
    return found


def _all_clues(
    context: click.Context, option: click.Parameter, given: Sequence[dict[str, int | str]]
) -> dict[str, int | str] | None:
    """What all of the option's values say together, as it may be repeated; None where it is not there."""
    found: dict[str, int | str] = {}
    for name, amount in (item for one in given for item in one.items()):
        if name in found:
            raise click.BadParameter(say("make-clues-twice", name=name))
        found[name] = amount
    return found if given else None


def _all_names(context: click.Context, option: click.Parameter, given: Sequence[list[str]]) -> list[str]:
    return [name for names in given for name in names]


def _names(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def _techniques(text: str) -> list[str]:
    return [_technique.convert(name, None, None).id for name in _names(text)]  # type: ignore[attr-defined]


def _lines_of(path: str) -> list[str]:
    """The lines of a file that holds one character per cell."""
    try:
        text = read_file(path)
    except OSError as error:
        reason = f"{error.strerror}: {path!r}" if error.strerror else error
        raise click.BadParameter(say("cannot-read", reason=reason)) from None
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return [line.replace(" ", "") for line in lines]


def _regions(text: str) -> str | list[str]:
    return text if text in RANDOM else _lines_of(text)


_OPTIONS = (
    click.option("--size", type=read_size, metavar="N|RxC", help="Rows and columns: 9, or 6x8."),
    click.option("--values", metavar="LOW-HIGH", help="The least and the greatest value: 0-8; else 1 to n."),
    click.option("--level", type=one_of(*gw.LEVELS), help="How hard."),
    click.option("--rating", type=_window, metavar="LOW..HIGH", help="How hard, by the hardest step: 3.4..4.2."),
    click.option("--minutes", type=_window, metavar="LOW..HIGH", help="How long people need: 5..10."),
    click.option("--symmetry", type=one_of(*SYMMETRIES), default="none", help="The symmetry of where clues stand."),
    click.option("--givens", type=_whole, metavar="MIN..MAX", help="How many givens."),
    click.option("--minimal", is_flag=True, help="Every clue is needed."),
    click.option(
        "--clues", type=_clues, multiple=True, callback=_all_clues, metavar="SORT[:few|all|N],…",
        help="Clues beside givens: dots, signs:all.",
    ),
    click.option("--regions", type=_regions, metavar="FILE|random|compact", help="Regions: a letter per cell, or any."),
    click.option(
        "--rules", "options", type=_names, multiple=True, callback=_all_names, metavar="ID,…",
        help="Further rules: diagonals, …",
    ),
    click.option(
        "--techniques", type=_techniques, multiple=True, callback=_all_names, metavar="ID,…",
        help="Techniques it must need.",
    ),
    click.option(
        "--without", type=_techniques, multiple=True, callback=_all_names, metavar="ID,…",
        help="Techniques it must not need.",
    ),
    click.option("--pattern", type=_lines_of, metavar="FILE", help="Where givens may stand: all but dots."),
    click.option("--best-of", type=how_many, default=1, metavar="N", help="Make N of each and keep the best …"),
    click.option("--by", type=one_of(*BY), help="… by this; by variety if not given."),
    click.option("--tries", type=how_many, metavar="N", help="Attempts at each puzzle; 400, or 4000 of quick ones."),
)
"""In the order in which help lists them."""

_DETAILS = tuple(RequestDetails.__annotations__)


def request_options(command: Command) -> Command:
    """The options with which a puzzle is asked for; the command gets them as `details`, and `size` by itself."""

    @wraps(command)
    def with_details(**chosen: Any) -> int:
        details = {name: chosen.pop(name) for name in _DETAILS}
        return command(details=details, **chosen)

    made: Any = with_details
    for add in reversed(_OPTIONS):
        made = add(made)
    return made  # type: ignore[no-any-return]
