"""What is said about a command line that makes no sense, and help, in the language of the run."""

from __future__ import annotations

import re
from collections.abc import Iterable
from types import TracebackType

import click

from gridwright.cli.shared.help import spoken_command, spoken_metavar
from gridwright.cli.shared.named import meant
from gridwright.model.errors import GridwrightError
from gridwright.words import say

__all__ = ["CommandGroup", "SpokenContext", "show_error"]


class CommandGroup(click.Group):
    """A group that says which command may be meant by a mistyped one."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if self.get_command(ctx, name) is None and not ctx.resilient_parsing:
            raise click.UsageError(say("no-command", name=name) + self.guess(ctx, name), ctx)
        return super().resolve_command(ctx, args)

    def guess(self, ctx: click.Context, name: str) -> str:
        """What may be meant by a word that is no command."""
        return meant(name, self.list_commands(ctx))


_EXTRA = re.compile(r"Got unexpected extra arguments? \((?P<words>.*)\)", re.DOTALL)
"""How Click says it, which has no sort of error for that."""

_UNBROKEN = str.maketrans("-", "\u2011")
_HYPHENS = str.maketrans("\u2011", "-")


class _Formatter(click.HelpFormatter):
    """Help whose headings are in the language of the run, and that is not folded inside of names like --so-far."""

    def write_text(self, text: str) -> None:
        super().write_text(text.translate(_UNBROKEN))

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        super().write_dl([(name, text.translate(_UNBROKEN)) for name, text in rows], col_max, col_spacing)

    def getvalue(self) -> str:
        return super().getvalue().translate(_HYPHENS)

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, say("usage") + " ")

    def write_heading(self, heading: str) -> None:
        key = {"Options": "help-options", "Commands": "help-commands"}.get(heading)
        super().write_heading(say(key) if key else heading)


class SpokenContext(click.Context):
    """A context whose help is in the language of the run, and that every error in it knows."""

    formatter_class = _Formatter

    def get_help(self) -> str:
        return spoken_command(self.command, self).get_help(self)

    def get_usage(self) -> str:
        return spoken_command(self.command, self).get_usage(self)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool | None:
        if isinstance(error, click.UsageError) and error.ctx is None:
            error.ctx = self
        return super().__exit__(kind, error, trace)


def show_error(error: click.ClickException) -> None:
    """Says what is wrong with the command line, after how it is meant to be used."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    if context is None or type(error).show is not click.UsageError.show:  # which is help, and no error
        error.show()
        return
    click.echo(context.get_usage(), err=True)
    click.echo(say("usage-hint", command=context.command_path) + "\n", err=True)
    click.echo(say("usage-error", message=_message(error, context)), err=True)


def _message(error: click.ClickException, context: click.Context) -> str:
    match error:
        case click.NoSuchOption():
            options = [name for param in context.command.get_params(context) for name in param.opts]
            return say("no-option", name=error.option_name) + meant(error.option_name, options)
        case click.MissingParameter():
            return say("missing-option", name=_hint(error))
        case click.BadParameter():
            return say("bad-value", name=_hint(error), message=error.message)
        case click.BadOptionUsage():
            takes_none = any(
                error.option_name in param.opts and getattr(param, "is_flag", False) for param in context.command.params
            )
            return say("takes-no-value" if takes_none else "needs-value", name=error.option_name)
    if extra := _EXTRA.fullmatch(error.message):
        words = extra["words"]
        return say("extra-argument", text=words) + _with_option(words.split()[0], context)
    return error.format_message()


def _with_option(word: str, context: click.Context) -> str:
    """Which option a word may be meant for, if there is just one that takes such words, and not just any."""
    options = [param for param in context.command.params if isinstance(param, click.Option)]
    takers = [option for option in options if _takes(option, word) and not _takes(option, "?")]
    return " " + say("meant", name=f"{max(takers[0].opts, key=len)} {word}") if len(takers) == 1 else ""


def _takes(option: click.Option, word: str) -> bool:
    if option.is_flag or word.isdecimal():
        return False
    try:
        option.type.convert(word, option, None)
    except (click.UsageError, GridwrightError):
        return False
    return True


def _hint(error: click.BadParameter) -> str:
    """The option or argument; of an option the long name, if it has one."""
    if isinstance(error.param, click.Option):
        return max(error.param.opts, key=len)
    return spoken_metavar(error.param.metavar or error.param.human_readable_name).strip("[].") if error.param else ""
