"""Sentences for people, from templates that can be translated: one module per language."""

from __future__ import annotations

from gridwright.words.en import SENTENCES

__all__ = ["say"]


def say(key: str, **fields: object) -> str:
    """The sentence of that key with its blanks filled in."""
    return SENTENCES[key].format(**fields)
