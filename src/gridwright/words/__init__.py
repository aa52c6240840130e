"""Sentences for people, from templates: one file per language, found by scanning this folder."""

from __future__ import annotations

from gridwright.words._endings import tell_dead_end, tell_ending
from gridwright.words._language import languages, say
from gridwright.words._names import clue_in_words, clue_title
from gridwright.words._rules import tell_rules
from gridwright.words._steps import rated_title, technique_title, tell, where_to_look

__all__ = [
    "clue_in_words", "clue_title", "languages", "rated_title", "say", "technique_title", "tell",
    "tell_dead_end", "tell_ending", "tell_rules", "where_to_look",
]
