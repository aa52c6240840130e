"""Sentences for people, from templates: one file per language, found by scanning this folder."""

from __future__ import annotations

from gridwright.words._dead_end import tell_dead_end
from gridwright.words._language import language, languages
from gridwright.words._steps import technique_title, tell, where_to_look

__all__ = ["languages", "say", "technique_title", "tell", "tell_dead_end", "where_to_look"]


def say(key: str, lang: str = "en", /, **fields: object) -> str:
    """The sentence of that key with its blanks filled in."""
    chosen = language(lang)
    return chosen.filled(chosen.sentences[key], fields)
