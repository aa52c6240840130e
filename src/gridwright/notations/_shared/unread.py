"""Puzzles of which not everything was read: drawings, or rules that stand in words only.

What was read is taken for the puzzle only if it has exactly one solution, and the one that is printed if there is any.
Where rules say that clues do not mean what they say, only a printed solution can tell.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from gridwright.engine import solve
from gridwright.kinds import build
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.model.puzzle import Status
from gridwright.notations._shared.agreement import unstated
from gridwright.notations._shared.source_text import quoted
from gridwright.notations._shared.vocabulary import beside_ours

__all__ = ["NOTE", "as_far_as_read", "must_mean_what_they_say"]

NOTE = "note-unread"

_SECONDS = 20
"""How long it is tried whether what was read is enough."""

_MOST_NAMED = 8

_OUTCOMES = {
    Status.SEVERAL: "there are several solutions",
    Status.NONE: "there is no solution",
    Status.UNDECIDED: "it takes too long to see how many solutions there are",
}

_TURNED = re.compile(
    r"\b(?:(?:lies?|lying)(?! (?:in|on|along|at|between|within|inside|outside|next|strictly|above|below)\b)|"
    r"liars?|(?:is|are) (?:all )?(?:false|wrong|incorrect|untrue)|false clues?|wrong clues?|"
    r"doublers?|doubled|halvers?|schr(?:ö|o|oe)dinger|wild ?cards?|imposters?|impostors?|decoys?|"
    r"negators?|hot cells?|cold cells?|multipliers?|modifiers?|vampires?|"
    r"(?:find|determine|deduce|discover|divide|deconstruct\w*)\W+(?:\w+\W+){0,6}(?:regions?|boxes|cages)|"
    r"(?:regions?|boxes|cages) (?:must|have to|need to|are to) be (?:found|determined|deduced|discovered))\b",
    re.IGNORECASE,
)
"""Rules by which clues mean something else than they say, or cells are something else than they show."""


def as_far_as_read(draft: Draft, unread: Iterable[str], rules: str, solution: Sequence[int]) -> Draft:
    """The draft, with a note if something was not read; a FormatError if the rest is not enough to be sure of it."""
    turned = _TURNED.search(beside_ours(rules, draft))
    spoken = [*([turned[0]] if turned else []), *unstated(draft, rules)]
    words = list(dict.fromkeys(word.lower() for word in spoken))
    told = _told(list(dict.fromkeys(unread)), [quoted(word) for word in words])
    if not told:
        return draft
    outcome = solve(build(replace(draft, disconnected=True)), timeout=_SECONDS)
    printed = tuple(solution) if solution and all(solution) else ()
    if outcome.status is not Status.UNIQUE or outcome.solution is None:
        raise FormatError(f"not all of this puzzle can be read: {told}; without that {_OUTCOMES[outcome.status]}")
    if printed and outcome.solution.values != printed:
        raise FormatError(f"not all of this puzzle can be read: {told}; without that its solution is another one")
    if turned and not printed:
        raise FormatError(f"this puzzle may not mean what its clues say: {told}; no solution is stored that would tell")
    return replace(draft, notes=(*draft.notes, f"{NOTE}: {told}"))


def must_mean_what_they_say(draft: Draft, rules: str) -> None:
    """Refuse a puzzle whose rules say that clues do not mean what they say, where no printed solution could tell."""
    if turned := _TURNED.search(beside_ours(rules, draft)):
        told = _told((), [quoted(turned[0].lower())])
        raise FormatError(f"this puzzle may not mean what its clues say: {told}; no solution is stored that would tell")


def _told(unread: Sequence[str], words: Sequence[str]) -> str:
    """What was not read: what there is, and what the rules speak of."""
    parts = []
    if unread:
        parts.append(f"it has {_listed(unread)}")
    if words:
        parts.append(f"its rules speak of {_listed(words)}")
    return ", and ".join(parts)


def _listed(names: Sequence[str]) -> str:
    return ", ".join([*names[:_MOST_NAMED], *(["more"] if len(names) > _MOST_NAMED else [])])
