"""Sentences for people, from templates: one file per language, found by scanning this folder.

Who only wants a sentence by its key does not wait for the words about steps and rules: these are loaded when asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gridwright.model.lazy import lazily
from gridwright.words._language import either, languages, say, speaking, spoken

if TYPE_CHECKING:
    from gridwright.words._blame import name_rules, name_without
    from gridwright.words._conclusions import conclusions
    from gridwright.words._endings import tell_dead_end, tell_ending
    from gridwright.words._lessons import technique_lesson
    from gridwright.words._names import clue_in_words, clue_title, tool_title
    from gridwright.words._notes import notes_on_cells
    from gridwright.words._problems import tell_problem
    from gridwright.words._rules import tell_clue, tell_option, tell_rules
    from gridwright.words._steps import technique_title, where_to_look
    from gridwright.words._together import rated_title, step_title, tell

__all__ = [
    "clue_in_words", "clue_title", "conclusions", "either", "languages", "name_rules", "name_without",
    "notes_on_cells", "rated_title", "say", "speaking", "spoken", "step_title", "technique_lesson", "technique_title",
    "tell", "tell_clue", "tell_dead_end", "tell_ending", "tell_option", "tell_problem", "tell_rules", "tool_title",
    "where_to_look",
]

_HOMES = {
    "clue_in_words": "_names", "clue_title": "_names", "conclusions": "_conclusions", "name_rules": "_blame",
    "name_without": "_blame", "notes_on_cells": "_notes", "rated_title": "_together", "step_title": "_together",
    "technique_lesson": "_lessons", "technique_title": "_steps", "tell": "_together",
    "tell_clue": "_rules", "tell_dead_end": "_endings", "tell_ending": "_endings", "tell_option": "_rules",
    "tell_problem": "_problems",
    "tell_rules": "_rules", "tool_title": "_names", "where_to_look": "_steps",
}  # fmt: skip

if not TYPE_CHECKING:  # or checkers would believe that any name is there
    __getattr__ = lazily(__name__, _HOMES)
