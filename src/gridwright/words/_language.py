"""What a language is: templates by key, its nouns in all their forms, and how it writes numbers and lists."""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from gridwright.model.errors import GridwrightError
from gridwright.model.suggestions import unknown

__all__ = ["Houses", "Language", "either", "known", "language", "languages", "say", "speaking", "spoken"]

_PACKAGE = "gridwright.words"

_RUN = 4
"""Values in a row that are not told one by one."""

_SPOKEN_WITH_O = re.compile(r"(?:8\d?|11)(?!\d)")
"""Eight, eighty and so on, and eleven, as they begin in languages where that matters to the word before."""

_SPOKEN = ContextVar("_SPOKEN", default="en")

Houses = Mapping[str, Mapping[str, tuple[str, ...]]]
"""What houses are called, by rule, in the forms that sentences need: one and, if there is a word for it, several."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Language:
    """All that is said in one language. Which keys and blanks there must be is what English has.

    `form` tells which form of a noun goes with a number. A template asks for a number with its noun,
    `{count:solution}`, and for a house in the form that the sentence needs, `{house:in}`; the nouns and forms are the
    language's own.
    """

    name: str
    and_: str
    """Between the last two of a list."""
    or_: str
    """Between the last two of a list of which one counts."""
    or_before_o: str = ""
    """The same before a number that is spoken with an *o* at its beginning, where that makes a difference."""
    thousands: str
    """Between groups of three digits."""
    decimal: str
    grouped_from: int = 1_000
    """The least number whose digits are grouped."""
    form: Callable[[int], int]
    nouns: Mapping[str, tuple[str, ...]]
    sentences: Mapping[str, str]
    """What commands say."""
    houses: Houses
    rules: Mapping[str, str]
    """What rules without houses are called, by their label."""
    clues: Mapping[str, str]
    """What a clue is called, by its variety, with blanks for its cells."""
    statements: Mapping[str, str]
    """What rules say, by their sort, for a person who is to solve a puzzle."""
    clauses: Mapping[str, str]
    """Parts that several sentences about steps share."""
    techniques: Mapping[str, tuple[str, str]]
    """A title and a sentence for each technique."""

    def filled(self, template: str, fields: Mapping[str, object]) -> str:
        return template.format_map({name: self._field(field) for name, field in fields.items()})

    def listed(self, things: Sequence[object]) -> str:
        """`1, 2 and 3`."""
        *most, last = map(str, things)
        return f"{', '.join(most)} {self.and_} {last}" if most else last

    def either(self, things: Sequence[object]) -> str:
        """`1, 2 or 3`."""
        *most, last = map(str, things) if things else ("",)
        or_ = self.or_before_o if self.or_before_o and _SPOKEN_WITH_O.match(last) else self.or_
        return f"{', '.join(most)} {or_} {last}" if most else last

    def spans(self, values: Sequence[int]) -> list[str]:
        """Rising values one by one, many in a row as one: `1`, `3 to 6`."""
        runs: list[list[int]] = []
        for value in values:
            if runs and value == runs[-1][-1] + 1:
                runs[-1].append(value)
            else:
                runs.append([value])
        return [
            text
            for run in runs
            for text in ([self.clauses["span"].format(low=run[0], high=run[-1])] if len(run) >= _RUN else map(str, run))
        ]

    def number(self, number: float, spec: str = ",") -> str:
        """A number as it is written in this language; `spec` is Python's."""
        if abs(number) < self.grouped_from:
            spec = spec.replace(",", "")
        return format(number, spec).translate({ord(","): self.thousands, ord("."): self.decimal})

    def _field(self, field: object) -> object:
        return _Number(field, self) if isinstance(field, int | float) else field


class _Number:
    """A number that a template may ask for with its noun, or as Python writes numbers."""

    def __init__(self, number: float, language: Language) -> None:
        self._number, self._language = number, language

    def __format__(self, spec: str) -> str:
        forms = self._language.nouns.get(spec)
        if forms is None:
            return self._language.number(self._number, spec or ",")
        return f"{self._language.number(self._number)} {forms[self._language.form(int(self._number))]}"


def say(key: str, lang: str = "", /, **fields: object) -> str:
    """The sentence of that key with its blanks filled in; in the language that is spoken, if no other is asked for."""
    chosen = language(lang or spoken())
    return chosen.filled(chosen.sentences[key], fields)


def either(things: Sequence[object], lang: str = "") -> str:
    """`1, 2 or 3`, in the language that is spoken, if no other is asked for."""
    return language(lang or spoken()).either(things)


def spoken() -> str:
    """The language of whoever asks for none: English, unless a program speaks another."""
    return _SPOKEN.get()


@contextmanager
def speaking(lang: str) -> Iterator[None]:
    """Within it that language is spoken; a program chooses it once, and nothing on the way down has to pass it on."""
    token = _SPOKEN.set(known(lang))
    try:
        yield
    finally:
        _SPOKEN.reset(token)


@cache
def languages() -> tuple[str, ...]:
    """The ids of all languages: the names of the files."""
    modules = pkgutil.iter_modules(import_module(_PACKAGE).__path__)
    return tuple(sorted(module.name for module in modules if module.name[0] != "_"))


def known(name: str) -> str:
    """The id, if there is a language with it; any other is refused."""
    if name not in languages():
        raise GridwrightError(unknown("language", name, languages()))
    return name


def language(name: str) -> Language:
    """The language with that id."""
    return _loaded(known(name))


@cache
def _loaded(name: str) -> Language:
    found: Language = import_module(f"{_PACKAGE}.{name}").LANGUAGE
    return found
