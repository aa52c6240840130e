"""The language of a run: chosen once, from --lang or the environment, and spoken by all that the program says.

It is found before Click parses anything, so that even what is said about a mistyped option is in it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import click

import gridwright as gw
from gridwright.cli.shared.help import TemplateOption
from gridwright.cli.shared.named import Named
from gridwright.cli.shared.usage import SpokenContext
from gridwright.words import spoken
from gridwright.words._language import known

__all__ = ["VARIABLE", "language_of", "language_settings", "with_language"]

VARIABLE = "GRIDWRIGHT_LANG"


def language_of(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language that the words of a command line ask for, or else the environment, or else English.

    A word that is no language is left to the option to refuse; in the environment it is refused here. There it may be
    written as systems do, with a country and an encoding: `de_AT.UTF-8`.
    """
    asked = [word for word in _asked(words) if word in gw.languages()]
    if asked:
        return asked[-1]
    wanted = environment.get(VARIABLE) or "en"
    short = re.split("[_.@-]", wanted)[0].lower()
    try:
        return short if short in gw.languages() else known(wanted)
    except gw.GridwrightError as error:
        raise gw.GridwrightError(f"{VARIABLE}: {error}") from None


def _asked(words: Sequence[str]) -> list[str]:
    options = words[: words.index("--")] if "--" in words else words
    joined = [word.removeprefix("--lang=") for word in options if word.startswith("--lang=")]
    return joined + [value for option, value in pairwise(options) if option == "--lang"]


def with_language(command: click.Command) -> click.Command:
    """The command, and all below it, with the option --lang and help in the language of the run."""
    command.context_class = SpokenContext
    if not any(option.name == "lang" for option in command.params):
        click.option("--lang", expose_value=False, **language_settings())(command)
    if not any("--help" in option.opts for option in command.params):
        click.help_option("-h", "--help")(command)
    for inner in getattr(command, "commands", {}).values():
        with_language(inner)
    return command


def language_settings() -> dict[str, Any]:
    """What the option --lang is, for Click."""
    return {
        "cls": TemplateOption,
        "type": Named("language", known, gw.languages),
        "metavar": "ID",
        "default": spoken,
        "help": "The language: {languages}. Default: ${variable}, or English.",
        "fields": {"languages": ", ".join(gw.languages()), "variable": VARIABLE},
    }
