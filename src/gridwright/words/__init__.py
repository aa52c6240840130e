"""Sentences for people, from templates that can be translated: one module per language."""

from __future__ import annotations

from gridwright.words.en import SENTENCES, counted

__all__ = ["say"]


class _Number(int):
    """A number that a template may ask for with its noun: `{count:solution}` is "1 solution" or "288 solutions"."""

    def __format__(self, noun: str) -> str:
        return counted(self, noun) if noun else format(int(self), ",")


def say(key: str, **fields: object) -> str:
    """The sentence of that key with its blanks filled in."""
    return SENTENCES[key].format_map(
        {name: _Number(field) if isinstance(field, int) else field for name, field in fields.items()}
    )
