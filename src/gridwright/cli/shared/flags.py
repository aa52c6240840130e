"""Arguments of the library, of which its messages speak, as the options that the command line has instead."""

from __future__ import annotations

from dataclasses import replace

import gridwright as gw

__all__ = ["with_flags", "worded"]

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
