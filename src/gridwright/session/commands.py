"""The commands that a player types, and what a line of them means."""

from __future__ import annotations

import re
from dataclasses import dataclass

from gridwright.model.errors import GridwrightError
from gridwright.model.suggestions import closest
from gridwright.notations._shared.clue_words import is_listing
from gridwright.session.changes import begins_with_cell, quoted
from gridwright.words import say

__all__ = ["CHANGE", "COMMANDS", "Command", "how_often", "read_command"]

CHANGE = "change"
"""What a line of changes such as `r5c5=5` is."""

COMMANDS = {
    "hint": ("h",),
    "next": ("n",),
    "undo": ("u",),
    "redo": (),
    "clear": (),
    "check": (),
    "candidates": ("c",),
    "board": ("b",),
    "why": (),
    "explain": (),
    "solve": ("solution", "finish"),
    "row": (),
    "restart": (),
    "save": (),
    "help": ("?",),
    "quit": ("q", "exit", "bye"),
}
"""The names of all commands, in the order of telling, with what else means them."""

_WORDS = {word: name for name, others in COMMANDS.items() for word in (name, *others)}
_MOST = 1_000_000
"""Every larger number means *all*."""


@dataclass(frozen=True, slots=True)
class Command:
    """What a line means: the name of a command, and what stands behind it."""

    name: str
    rest: str = ""


def read_command(line: str, lang: str = "en") -> Command | None:
    """The command that a line means; None for one that says nothing, or is a comment."""
    text = line.strip()
    if not text or text.startswith("#"):
        return None
    if begins_with_cell(text):
        return Command(CHANGE, text)
    match = re.match(r"(\?|\S+?)(?=[\s:]|\Z)[\s:]*(.*)", text, re.DOTALL)
    first, rest = (match[1], match[2]) if match else (text, "")
    word = first.lower()
    if word not in _WORDS and is_listing(text):  # a clue beside the grid
        return Command(CHANGE, text)
    if word not in _WORDS:
        raise GridwrightError(_unknown(first, word, lang))
    return Command(_WORDS[word], rest)


def _unknown(first: str, word: str, lang: str) -> str:
    close = closest(word, COMMANDS)
    if close:
        return say("play-unknown-close", lang, text=quoted(first), close=close)
    return say("play-unknown", lang, text=quoted(first))


def how_often(command: Command, lang: str = "en") -> int:
    """The number behind a command, 1 where there is none."""
    if not command.rest:
        return 1
    digits = command.rest.lstrip("0")
    if not re.fullmatch(r"[0-9]+", digits):
        raise GridwrightError(say("play-number", lang, command=command.name, text=command.rest))
    return int(digits) if len(digits) < len(str(_MOST)) else _MOST
