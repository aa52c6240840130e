"""What a puzzle from elsewhere says besides its grid: rules that we do not know, rules in words, its solution."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence, Set
from dataclasses import replace

from gridwright.kinds import build, find
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.model.options import option
from gridwright.notations._shared.source_text import quoted, refuse

__all__ = ["must_be_known", "must_be_solved_by", "must_state", "rules_in_words"]

_MOST_NAMED = 12
_OPTIONS = {"knight": "anti-knight", "king": "no-touch", "diagonal": "diagonals", "consecutive": "no-consecutive"}
_SPOKEN = re.compile(
    r"\b(knight|king|diagonal|consecutive|queen|bishop|camel|giraffe|cage|killer|thermo\w*|arrow|sandwich|renban"
    r"|whisper|palindrome|kropki|dot|disjoint|entrop\w+|modular|nabner|parity|odd|sum|product|ratio|clone|skyscraper"
    r"|quadruple|line|index|magic|wildcard|doubler|windoku|loop|snake|shaded|grey|gray|circle|circled)(?:e?s|['’]s)?\b",
    re.IGNORECASE,
)


def must_be_known(unknown: Iterable[str]) -> None:
    """Refuse a puzzle for what it has that no rule of ours says."""
    found = list(dict.fromkeys(unknown))
    if len(found) > _MOST_NAMED:
        found = [*found[:_MOST_NAMED], "more"]
    if found:
        raise FormatError(f"this puzzle has {', '.join(found)}, which Gridwright does not know")


def must_state(words: str, options: Set[str]) -> None:
    """Refuse rules in words that speak of what the puzzle does not state otherwise: it would be lost."""
    for match in _SPOKEN.finditer(words):
        if _OPTIONS.get(match[1].lower()) not in options:
            start = max(0, match.start() - 20)
            raise FormatError(
                f"the rules speak of {quoted(match[0])}, and nothing else in the puzzle says what that means: "
                f"{quoted(words[start : start + 60], 60)}"
            )


def must_be_solved_by(draft: Draft, solution: Sequence[int]) -> None:
    """Refuse a puzzle whose stated solution is none: it has been written, or read, wrongly. 0 stands for unknown."""
    grid = draft.grid
    refuse(
        [
            Problem(f"{grid.name(cell)}: {given} is given, but {value} in the solution", (cell,))
            for cell, (given, value) in enumerate(zip(draft.givens, solution, strict=True))
            if given and value and given != value
        ]
    )
    if all(solution):
        rules = build(replace(draft, disconnected=True)).rules
        refuse([Problem(f"the solution breaks {rule.label}", rule.cells) for rule in rules if not rule.holds(solution)])


def rules_in_words(draft: Draft) -> str:
    """The rules as people like to read them beside a puzzle."""
    said = [find(draft.kind).summary, *(option(name).summary for name in sorted(draft.options))]
    if draft.signs and "sign" not in said[0]:
        said.append("Every sign between two cells must be true: the open side faces the greater value.")
    return "\n".join(said)
