"""What rules say in words that no field states: told where what was read leaves open which solution is meant."""

from __future__ import annotations

import re
from dataclasses import replace

from gridwright.engine import solve
from gridwright.kinds import build
from gridwright.model.draft import Draft
from gridwright.model.puzzle import Status
from gridwright.notations._drawn.sentences import unexplained
from gridwright.notations._drawn.wording import RuleText
from gridwright.notations._shared.candidate_meaning import Meaning, meaning, with_meaning
from gridwright.notations._shared.source_text import quoted
from gridwright.notations._shared.vocabulary import beside_ours

__all__ = ["with_rest_told"]

_NOTE = "note-rules"

_SECONDS = 2
"""How long it is tried whether there are several solutions."""

_SENTENCE = re.compile(r"\w+\W+\w+\W+\w+")
_MARKS = re.compile(r"candidate|pencil|marked")
_LONGEST = 80


def with_rest_told(draft: Draft, rules: str) -> Draft:
    """The draft, with a note if its rules say more than was read and it has several solutions, or none.

    Where they speak of marks, and only these leave one solution, marks are clues.
    """
    said = unexplained(draft, RuleText(beside_ours(rules, draft))) if rules and not draft.notes else []
    rest = [sentence for sentence in said if _SENTENCE.search(sentence)]
    if not rest:
        return draft
    outcome = solve(build(replace(draft, disconnected=True)), timeout=_SECONDS)
    if outcome.status in (Status.UNIQUE, Status.UNDECIDED):
        return draft
    if any(draft.marks) and any(map(_MARKS.search, rest)) and meaning(draft) is Meaning.CLUES:
        return with_meaning(draft)
    return replace(draft, notes=(f"{_NOTE}: {quoted(rest[0], _LONGEST)}",))
