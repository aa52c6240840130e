"""Values of options that are names: a mistyped one is refused with a suggestion, and shells can complete them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import click

import gridwright as gw
from gridwright.model.suggestions import closest
from gridwright.words import say

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    NameType = click.ParamType[Any, Any]
else:
    NameType = click.ParamType  # which takes no types before Click 8.4

__all__ = ["Named", "files", "meant", "one_of"]


class Named(NameType):
    """Things by their names: `find` raises for what is no name, `names` has all of them and `others` their aliases."""

    def __init__(
        self,
        what: str,
        find: Callable[[str], object],
        names: Callable[[], Iterable[str]],
        others: Callable[[], Iterable[str]] = tuple,
        metavar: str | None = None,
    ) -> None:
        self.name, self._find, self._names, self._others, self._metavar = what, find, names, others, metavar

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> object:
        if not isinstance(value, str):  # it was found before
            return value
        try:
            return self._find(value)
        except (gw.GridwrightError, KeyError):
            names = [*self._names()]
            refused = say("not-one-of", text=value, names=", ".join(names))
            self.fail(f"{refused}{meant(value, [*names, *self._others()])}", param, ctx)

    def get_metavar(self, param: click.Parameter, ctx: click.Context | None = None) -> str | None:
        return self._metavar

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        from click.shell_completion import CompletionItem  # noqa: PLC0415 - only shells need it

        return [CompletionItem(name) for name in self._names() if name.startswith(incomplete)]


def one_of(*names: str) -> Named:
    """One of a few words."""
    found = {name: name for name in names}
    return Named("choice", found.__getitem__, lambda: names, metavar=f"[{'|'.join(names)}]")


def files(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """For arguments that may be names of files: shells know these themselves."""
    from click.shell_completion import CompletionItem  # noqa: PLC0415 - only shells need it

    return [CompletionItem(incomplete, type="file")]


def meant(word: str, known: Iterable[str]) -> str:
    """A question whether the known word was meant that is closest, with a blank before it; or nothing."""
    found = closest(word, known)
    return " " + say("meant", name=found) if found else ""
