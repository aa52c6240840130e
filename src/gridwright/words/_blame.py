"""Rules that are to blame, as sentences name them: by their sorts, or one by one."""

from __future__ import annotations

from collections.abc import Iterable

from gridwright.model.layout import House
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import AllDifferent, Rule
from gridwright.words._language import language, say
from gridwright.words._names import Houses

__all__ = ["name_rules", "name_without"]


def name_without(sorts: Iterable[str], lang: str = "en") -> str:
    """Sorts of rules as they stand behind *without*: `the diagonals and the rule “equals never touch”`."""
    words = language(lang)
    named = (words.sentences.get(f"without-{sort}") or _quoted("without-rule", sort, lang) for sort in sorts)
    return words.listed(list(named))


def name_rules(rules: Iterable[Rule], puzzle: Puzzle, lang: str = "en") -> str:
    """Rules of a puzzle one by one, houses of a sort together: `row 1, columns 2 and 3`."""
    words, given = language(lang), list(rules)
    numbers = {(rule, rule.label): number for number, rule in enumerate(puzzle.rules)}
    houses = [
        House(rule.cells, False, numbers[rule, rule.label]) for rule in given if isinstance(rule, AllDifferent)
    ]
    named = Houses(houses, puzzle, words).named("the")
    others = [_quoted("check-rule", rule.label, lang) for rule in given if not isinstance(rule, AllDifferent)]
    return ", ".join([*named, *others])


def _quoted(key: str, label: str, lang: str) -> str:
    return say(key, lang, rule=language(lang).rules.get(label, label))
