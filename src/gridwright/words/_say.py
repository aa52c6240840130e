"""Sentences by their keys."""

from __future__ import annotations

from gridwright.words._language import language

__all__ = ["say"]


def say(key: str, lang: str = "en", /, **fields: object) -> str:
    """The sentence of that key with its blanks filled in."""
    chosen = language(lang)
    return chosen.filled(chosen.sentences[key], fields)
