"""What a text says of a puzzle must agree with what was read: the words around it, its rules in words, its solution.

A paste such as "today's killer" and a grid reads as a plain Sudoku well enough, and would be solved as one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from gridwright.clues.sign import pairs_of
from gridwright.kinds import build
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.notations._shared.source_text import quoted, refuse
from gridwright.notations._shared.vocabulary import (
    beside_ours,
    kinds_named,
    rules_hinted,
    rules_named,
    rules_of,
    unknown_rule,
)

__all__ = ["must_agree", "must_be_known", "must_be_solved_by", "must_state", "unstated"]

_MOST_NAMED = 12


def must_agree(text: str, drafts: Sequence[Draft]) -> None:
    """Refuse drafts that are something else than what the text around them speaks of."""
    if not drafts or not text.strip():
        return
    if strange := unknown_rule(text):
        raise FormatError(_message(strange, drafts[0], "and its rules are not known"))
    # Every kind that has boxes or numbers may be called a Sudoku.
    others = {id_: word for id_, word in kinds_named(text, loosely=True).items() if id_ != "sudoku"}
    for draft in drafts:
        rules = rules_named(beside_ours(text, draft))
        has_signs = bool(pairs_of(draft.clues)) and others.keys() <= {"comparison", "futoshiki"}
        if others and draft.kind not in others and not has_signs:
            raise FormatError(_message(next(iter(others.values())), draft, "choose its notation with from_="))
        for rule, word in rules.items():
            if rule not in rules_of(draft):
                raise FormatError(_message(word, draft, "choose its notation with from_="))


def _message(word: str, draft: Draft, more: str) -> Problem:
    what = f"{draft.kind} {draft.grid.rows}x{draft.grid.cols}"
    message = f"the text speaks of {quoted(word)}, but what can be read in it is a {what}; {more}"
    return Problem(message, advice="from_" if "from_=" in more else "")


def must_be_known(unknown: Iterable[str]) -> None:
    """Refuse a puzzle for what it has that no rule of ours says."""
    found = list(dict.fromkeys(unknown))
    if len(found) > _MOST_NAMED:
        found = [*found[:_MOST_NAMED], "more"]
    if found:
        raise FormatError(f"this puzzle has {', '.join(found)}, which Gridwright does not know")


def must_state(draft: Draft, rules: str) -> None:
    """Refuse a draft whose rules in words speak of what it does not state otherwise: that would be lost."""
    for word in unstated(draft, rules):
        start = max(0, rules.find(word) - 20)
        raise FormatError(
            f"the rules speak of {quoted(word)}, and nothing else in the puzzle says what that means: "
            f"{quoted(rules[start : start + 60], 60)}"
        )


def unstated(draft: Draft, rules: str) -> list[str]:
    """The words of a puzzle's rules that speak of what the draft does not state otherwise."""
    others = beside_ours(rules, draft)
    spoken = [(match[0], meant) for match, meant in rules_hinted(others)]
    spoken += [(word, frozenset({rule})) for rule, word in rules_named(others).items()]
    stated = rules_of(draft)
    return list(dict.fromkeys(word for word, meant in spoken if not meant & stated))


def must_be_solved_by(draft: Draft, solution: Sequence[int]) -> None:
    """Refuse a puzzle whose stated solution is none: it has been written, or read, wrongly. 0 stands for unknown."""
    grid, name, shown = draft.grid, draft.grid.name, draft.grid.shown
    refuse(
        [
            Problem(f"{name(cell)}: {shown(given)} is given, but {shown(value)} in the stored solution", (cell,))
            for cell, (given, value) in enumerate(zip(draft.givens, solution, strict=True))
            if given and value and given != value
        ]
    )
    if all(solution):
        rules, full = build(replace(draft, disconnected=True)).rules, grid.all_shown(solution)
        broken = [rule for rule in rules if not rule.holds(full)]
        refuse([Problem(f"the stored solution breaks {rule.label}", rule.cells) for rule in broken])
