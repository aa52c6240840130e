"""Errors of the library as the command line tells them: its options for arguments, and places in its language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import gridwright as gw
from gridwright.words import say, spoken, tell_problem

__all__ = ["error_text", "problem_texts", "with_flags", "worded"]

_MANY, _FIRST = 12, 8
"""Problems that are all told, and how many of more are: the others would push these off the screen."""

_WORDS = {
    "allow_disconnected": ("allow_disconnected=True", "--allow-disconnected"),
    "batch": ("only a batch takes more", "'gridwright batch' takes files of any size"),
    "dump": ("dump(puzzle)", "--to text"),
    "from_": ("from_=", "--from"),
    "output": ("as output", "with -o"),
    "resume": ("resume=True", "--resume"),
}
"""What the library says of each argument that it may advise, and what to say instead."""


def with_flags(error: gw.GridwrightError) -> gw.GridwrightError:
    """The error as it is told on the command line."""
    if not any(problem.advice for problem in error.problems):
        return error
    told = (replace(problem, message=worded(problem.message, problem.advice)) for problem in error.problems)
    return type(error)(*told)


def worded(message: str, advice: str) -> str:
    """A message that speaks of an argument, with the option instead."""
    return message.replace(*_WORDS[advice], 1) if advice else message


def problem_text(problem: gw.Problem) -> str:
    """A problem in the language of the run, with its place in the text, if it has one."""
    message = tell_problem(problem, spoken())
    if problem.line is None:
        return message
    key = "at-line" if problem.column is None else "at-column"
    return say(key, line=str(problem.line), column=str(problem.column), message=message)


def problem_texts(problems: Sequence[gw.Problem]) -> Iterator[str]:
    """The problems, each told; of very many the first few, and how many more there are."""
    shown = problems if len(problems) <= _MANY else problems[:_FIRST]
    yield from map(problem_text, shown)
    if more := len(problems) - len(shown):
        yield say("more-problems", count=more)


def error_text(error: gw.GridwrightError) -> str:
    """All that an error says, as the command line tells it."""
    return "\n".join(problem_texts(with_flags(error).problems))
