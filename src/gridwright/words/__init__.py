"""Sentences for people, from templates: one file per language, found by scanning this folder."""

from __future__ import annotations

from gridwright.words._dead_end import tell_dead_end
from gridwright.words._ending import tell_ending
from gridwright.words._language import languages
from gridwright.words._rules import tell_rules
from gridwright.words._say import say
from gridwright.words._steps import rated_title, technique_title, tell, where_to_look

__all__ = [
    "languages", "rated_title", "say", "technique_title", "tell", "tell_dead_end", "tell_ending", "tell_rules",
    "where_to_look",
]
