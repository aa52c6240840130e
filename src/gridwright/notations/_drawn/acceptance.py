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
from gridwright.notations._drawn.drawings import Drawings
from gridwright.notations._drawn.sentences import options_told, unexplained
from gridwright.notations._drawn.wording import RuleText
from gridwright.notations._shared.agreement import must_be_solved_by, must_state
from gridwright.notations._shared.source_text import quoted
from gridwright.notations._shared.unread import as_far_as_read, must_mean_what_they_say
from gridwright.notations._shared.vocabulary import beside_ours, merged

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
    shown = draft.grid.all_shown(solution)
    return all(rule.holds(shown) for rule in rules)


def accepted(draft: Draft, drawn: Drawings, unknown: Sequence[str], rules: str, solution: Sequence[int]) -> Draft:
    """The draft, if it is the puzzle; a FormatError that says what is missing otherwise.

    What is drawn must be enough for one solution, the one that is stored if there is any. So must be whatever stands
    beside words that say nothing known, if there are clues or a solution to tell. Options by their names and cages
    with sums are taken as they are.
    """
    stored = solution if all(solution) else ()
    left = unexplained(draft, RuleText(beside_ours(rules, draft)))
    if not stored:
        must_mean_what_they_say(draft, rules)
    elif not unknown:
        must_be_solved_by(draft, stored)
    if stored:
        draft = as_far_as_read(draft, unknown, rules, stored)
    elif left and drawn.believed:
        raise FormatError(f"nothing in the puzzle says what its rules mean by {quoted(left[0], 60)}")
    elif left:
        must_state(draft, rules)
    if not draft.notes and (drawn.believed or (left and (draft.clues or stored))):
        _must_be_unique(draft, left, stored)
    if solution and not stored:
        must_be_solved_by(draft, solution)
    return draft


def _must_be_unique(draft: Draft, left: Sequence[str], stored: Sequence[int]) -> None:
    outcome = solve(build(replace(draft, disconnected=True)), timeout=_SECONDS)
    if outcome.status is Status.UNIQUE and outcome.solution and outcome.solution.values == tuple(
        stored or outcome.solution.values
    ):
        return
    if left:
        raise FormatError(
            f"nothing in the puzzle says what its rules mean by {quoted(left[0], 60)}, and without that it does not "
            "have one solution"
        )
    raise FormatError("what is drawn in this puzzle does not have one solution, as far as it can be read")
