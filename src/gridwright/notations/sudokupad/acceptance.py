"""Which readings of a puzzle are taken for it: those that leave no doubt, or that a stored solution confirms."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from gridwright.engine import solve
from gridwright.kinds import build
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, GridwrightError
from gridwright.model.puzzle import Status
from gridwright.notations._shared.agreement import must_be_solved_by, must_state
from gridwright.notations._shared.source_text import quoted
from gridwright.notations._shared.unread import as_far_as_read
from gridwright.notations._shared.vocabulary import merged
from gridwright.notations.sudokupad.drawings import Drawings
from gridwright.notations.sudokupad.sentences import options_told, unexplained
from gridwright.notations.sudokupad.wording import RuleText

__all__ = ["accepted", "with_spoken_options"]

_SECONDS = 20

_ALL_DOTS = (
    r"all (?:\w+ ){0,3}(?:dots|circles)[^.]*given|negative constraint|no dot|without a dot|not separated"
)
_SPOKEN = {
    "anti-knight": r"knight",
    "no-touch": r"\bking|no[- ]touch",
    "no-consecutive": r"(?:non|anti)[- ]?consecutive|(?:not|never|no|cannot|can't)\b[^.]*consecutive",
    "disjoint-groups": r"disjoint|same (?:relative )?position",
    "falling-diagonal": r"diagonals\b|negative diagonal|marked diagonal",
    "rising-diagonal": r"diagonals\b|positive diagonal|marked diagonal",
    "all-white-dots": _ALL_DOTS,
    "all-black-dots": _ALL_DOTS,
    "all-xv": r"all (?:\w+ ){0,5}given|negative constraint",
}
"""How rules speak of options. Only a stored solution can tell whether that is what is meant."""

_NOT_ALL = re.compile(r"not (?:all|every|necessarily)[^.;\n]*", re.IGNORECASE)
_ABOUT = {"all-white-dots": "dots", "all-black-dots": "dots", "all-xv": "xv"}


def with_spoken_options(draft: Draft, drawn: Drawings, rules: str, solution: Sequence[int]) -> Draft:
    """The draft with the options that its rules speak of and that the stored solution keeps."""
    if not solution:
        told = options_told(RuleText(rules)) if drawn.believed else ()
        return replace(draft, options=merged({*draft.options, *told}))
    plain = _NOT_ALL.sub("", rules)
    sorts = {clue.sort for clue in draft.clues}
    for option, pattern in _SPOKEN.items():
        if _ABOUT.get(option, "") not in {*sorts, ""} or not re.search(pattern, plain, re.IGNORECASE):
            continue
        more = replace(draft, options=merged({*draft.options, option}))
        if _is_kept(more, solution) or not _is_kept(draft, solution):
            draft = more if _is_kept(more, solution) else draft
    return draft


def _is_kept(draft: Draft, solution: Sequence[int]) -> bool:
    try:
        rules = build(replace(draft, disconnected=True)).rules
    except GridwrightError:
        return False
    return all(rule.holds(solution) for rule in rules)


def accepted(draft: Draft, drawn: Drawings, unknown: Sequence[str], rules: str, solution: Sequence[int]) -> Draft:
    """The draft, if it is the puzzle; a FormatError that says what is missing otherwise."""
    if not solution or not all(solution):
        _must_be_told(draft, drawn, RuleText(rules))
        if solution:
            must_be_solved_by(draft, solution)
        return draft
    if not unknown:
        must_be_solved_by(draft, solution)
    read = as_far_as_read(draft, unknown, rules, solution)
    if drawn.guessed and not read.notes:
        _must_be_unique(read, solution)
    return read


def _must_be_told(draft: Draft, drawn: Drawings, rules: RuleText) -> None:
    """Refuse a draft of which the rules say more than it states. What is drawn must also be enough for one solution."""
    left = unexplained(draft, rules)
    if not drawn.believed:
        if left:
            must_state(draft, rules.text)
        return
    if left:
        raise FormatError(f"nothing in the puzzle says what its rules mean by {quoted(left[0], 60)}")
    if solve(build(replace(draft, disconnected=True)), timeout=_SECONDS).status is not Status.UNIQUE:
        raise FormatError("what is drawn in this puzzle does not have one solution, as far as it can be read")


def _must_be_unique(draft: Draft, solution: Sequence[int]) -> None:
    outcome = solve(build(replace(draft, disconnected=True)), timeout=_SECONDS)
    if outcome.status is not Status.UNIQUE or outcome.solution is None or outcome.solution.values != tuple(solution):
        raise FormatError("what is drawn in this puzzle was understood so that it does not have one solution")
