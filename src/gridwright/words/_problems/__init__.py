"""What is wrong with a puzzle, in other languages: a file each, loaded when somebody asks.

Whoever refuses something says why in English, wherever that is. Here such a sentence is recognised by its form, and
what it speaks of is put into the sentence of another language. One that is not recognised stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from gridwright.model.errors import Problem
from gridwright.words._language import known, language

__all__ = ["recognised", "tell_problem"]

_BEFORE = re.compile(r"""((?:(?:'[^']*'|"[^"]*")…?|\w+(?:, (?:row|column|element) \d+)*): )(.+)""", re.DOTALL)
"""What the sentence is about, and the sentence."""


def tell_problem(problem: Problem, lang: str = "en") -> str:
    """What is wrong, as far as that language has words for it; without the place in the text."""
    sentences = _sentences(known(lang))
    if sentences and (found := recognised(problem.message)):
        before, key, fields = found
        return before + language(lang).filled(sentences[key], fields)
    return problem.message


def recognised(message: str) -> tuple[str, str, dict[str, int | str]] | None:
    """What stands before the sentence, which one it is, and what it speaks of."""
    for key, form in _forms().items():
        if found := form.fullmatch(message):
            return "", key, {name: _number(text) for name, text in found.groupdict().items()}
    about = _BEFORE.fullmatch(message)
    rest = recognised(about[2]) if about else None
    return (about[1] + rest[0], *rest[1:]) if about and rest else None


def _number(text: str) -> int | str:
    return int(text.replace(",", "")) if re.fullmatch(r"[0-9]+(,[0-9]{3})*", text) else text


@cache
def _forms() -> Mapping[str, re.Pattern[str]]:
    forms: Mapping[str, str] = import_module(f"{__name__}.en").FORMS
    return {key: re.compile(form, re.DOTALL) for key, form in forms.items()}


@cache
def _sentences(lang: str) -> Mapping[str, str]:
    if lang == "en" or lang not in {module.name for module in iter_modules(__path__)}:
        return {}
    found: Mapping[str, str] = import_module(f"{__name__}.{lang}").PROBLEMS
    return found
