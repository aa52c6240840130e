"""Puzzles of which not everything was read: drawings, or rules that stand in words only.

What was read is taken for the puzzle only if it has exactly one solution, and the one that is printed if there is any.
Where rules say that clues do not mean what they say, only a printed solution can tell.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from gridwright.engine import solve
from gridwright.kinds import build
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.model.puzzle import Status
from gridwright.notations._shared.source_text import quoted
from gridwright.notations._shared.vocabulary import rules_hinted, rules_named, rules_of

__all__ = ["NOTE", "as_far_as_read", "unstated"]

NOTE = "note-unread"

_SECONDS = 20
"""How long it is tried whether what was read is enough."""

_MOST_NAMED = 8

_TURNED = re.compile(
    r"\b(?:lie|lies|liars?|lying|(?:is|are) (?:all )?(?:false|wrong|incorrect|untrue)|false clues?|wrong clues?|"
    r"doublers?|doubled|halvers?|schr(?:ö|o|oe)dinger|wild ?cards?|imposters?|impostors?|decoys?|"
    r"negators?|hot cells?|cold cells?|multipliers?|modifiers?|vampires?|"
    r"(?:find|determine|deduce|discover|divide|deconstruct\w*)\W+(?:\w+\W+){0,6}(?:regions?|boxes|cages)|"
    r"(?:regions?|boxes|cages) (?:must|have to|need to|are to) be (?:found|determined|deduced|discovered))\b",
    re.IGNORECASE,
)
"""Rules by which clues mean something else than they say, or cells are something else than they show."""


def unstated(draft: Draft, rules: str) -> Iterator[str]:
    """What the rules in words speak of that the draft does not state otherwise."""
    spoken = [(match[0], meant) for match, meant in rules_hinted(rules)]
    spoken += [(word, frozenset({rule})) for rule, word in rules_named(rules).items()]
    stated = rules_of(draft)
    for word, meant in spoken:
        if not meant & stated:
            yield f"{quoted(word.lower())} in its rules"


def as_far_as_read(draft: Draft, unread: Iterable[str], rules: str, solution: Sequence[int]) -> Draft:
    """The draft, with a note if something was not read; a FormatError if the rest is not enough to be sure of it."""
    names = list(dict.fromkeys(unread))
    turned = _TURNED.search(rules)
    if turned:
        names.insert(0, f"{quoted(turned[0])} in its rules")
    if not names:
        return draft
    outcome = solve(build(replace(draft, disconnected=True)), timeout=_SECONDS)
    printed = tuple(solution) if solution and all(solution) else ()
    told = ", ".join([*names[:_MOST_NAMED], *(["more"] if len(names) > _MOST_NAMED else [])])
    if outcome.status is not Status.UNIQUE or outcome.solution is None:
        without = {
            Status.SEVERAL: "there are several solutions", Status.NONE: "there is no solution"
        }.get(outcome.status, "it takes too long to see how many solutions there are")
        raise FormatError(f"this puzzle has {told}, which Gridwright does not read; without that {without}")
    if printed and outcome.solution.values != printed:
        raise FormatError(f"this puzzle has {told}, which Gridwright does not read; without that it is another puzzle")
    if turned and not printed:
        raise FormatError(f"this puzzle has {told}, by which its clues may mean something else; no solution shows what")
    return replace(draft, notes=(*draft.notes, f"{NOTE}: {told}"))
