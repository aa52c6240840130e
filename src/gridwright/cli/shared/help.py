"""Help in the language of the run: copies of commands whose texts are translated, made when help is asked for."""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import click

from gridwright.words import say, spoken

__all__ = ["TemplateOption", "spoken_command", "spoken_metavar"]

_PACKAGE = "gridwright.cli.help"
_METAVAR = re.compile("[A-Z]{3,}")
_UNFOLDED = "\b"
"""With it a paragraph begins whose lines Click leaves as they are."""

Texts = Mapping[str, str]
"""What is said in a language, by what is said in English."""


class TemplateOption(click.Option):
    """An option whose help has blanks, and what they are filled with."""

    def __init__(self, names: Sequence[str], /, *, help: str, fields: Mapping[str, str], **settings: Any) -> None:
        super().__init__(names, help=help.format_map(fields), **settings)
        self.template, self.fields = help, fields


class _SpokenGroup(click.Group):
    """Commands that are all there, in their order."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)


def spoken_command(command: click.Command, ctx: click.Context) -> click.Command:
    """The command as help shows it: all that it says is in the language of the run."""
    return _translated(command, ctx, _texts(spoken()))


def spoken_metavar(metavar: str) -> str:
    """What stands for a value, `[FILE|TEXT]`, in the language of the run."""
    return _metavar(metavar, _texts(spoken()))


@cache
def _texts(lang: str) -> Texts:
    """A language that has none yet speaks English."""
    home = f"{_PACKAGE}.{lang}"
    found: Texts = import_module(home).HELP if find_spec(home) else {}
    return found


def _translated(command: click.Command, ctx: click.Context, texts: Texts) -> click.Command:
    english = inspect.cleandoc(command.help or "")
    made = copy(command)
    if isinstance(command, click.Group):
        inner = {name: command.get_command(ctx, name) for name in command.list_commands(ctx)}
        made = _SpokenGroup(
            command.name,
            {name: _translated(one, ctx, texts) for name, one in inner.items() if one},
            subcommand_metavar=_metavar(command.subcommand_metavar, texts),
        )
        made.context_class, made.context_settings = command.context_class, command.context_settings
    made.help = "\n\n".join(_paragraph(text, texts) for text in english.split("\n\n") if text.strip())
    made.short_help = _said(command.short_help or english.partition("\n\n")[0], texts)
    made.options_metavar = _metavar(command.options_metavar or "", texts)
    made.params = [_parameter(one, texts) for one in command.params]
    return made


def _paragraph(text: str, texts: Texts) -> str:
    if not text.startswith(_UNFOLDED):
        return _said(text, texts)
    start, first, *rest = text.splitlines()
    if not first.startswith("Example"):  # which are the same everywhere
        rest = [_line(line, texts) for line in rest]
    return "\n".join((start, _line(first, texts), *rest))


def _line(line: str, texts: Texts) -> str:
    bare = line.strip()
    return line.replace(bare, texts.get(bare, bare))


def _said(text: str, texts: Texts) -> str:
    english = " ".join(text.split())
    return texts.get(english, english)


def _metavar(metavar: str, texts: Texts) -> str:
    return _METAVAR.sub(lambda word: texts.get(word[0], word[0]), metavar)


def _parameter(parameter: click.Parameter, texts: Texts) -> click.Parameter:
    made = copy(parameter)
    if parameter.metavar:
        made.metavar = _metavar(parameter.metavar, texts)
    if isinstance(parameter, click.Option) and isinstance(made, click.Option):
        made.help = _option_help(parameter, texts)
        made.show_default = made.required = False  # which Click would tell in English
    return made


def _option_help(option: click.Option, texts: Texts) -> str:
    if isinstance(option, TemplateOption):
        told = _said(option.template, texts).format_map(option.fields)
    else:
        told = _said(option.help or "", texts)
    notes = []
    if option.show_default:
        notes.append(say("help-default", value=str(option.default)))
    if option.required:
        notes.append(say("help-required"))
    return f"{told}  [{'; '.join(notes)}]" if notes else told
