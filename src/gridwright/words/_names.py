"""What houses and rules are called, so that a person finds them on the grid."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import pairwise

from gridwright.clues import Clue, narrows, printed_in
from gridwright.logic.step import Candidate
from gridwright.model.layout import Bond, Facts, House, Layout, layout_of
from gridwright.model.primitives import Automaton, Distinct, Domain, OneOf, Pair, Sum, bit, values_in
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import AllDifferent, Rule
from gridwright.words._language import Language, language

__all__ = [
    "Houses", "between", "beyond_houses", "bonded", "clue_in_words", "clue_named", "clue_title", "excluding",
    "narrowing", "rule_named", "signs", "tied", "tool_title",
]


class Houses:
    """Houses as a blank of a template, in the form that it asks for: `{house:in}`, at a beginning `{house:In}`."""

    def __init__(self, houses: Iterable[House], puzzle: Puzzle, language: Language) -> None:
        self._puzzle, self._language = puzzle, language
        self._by_sort: dict[str, list[House]] = {}
        for house in dict.fromkeys(houses):
            self._by_sort.setdefault(_sort(puzzle.rules[house.rule], full=house.full), []).append(house)

    def named(self, form: str) -> list[str]:
        return [name for sort in self._by_sort for name in self._names(sort, form)]

    def __format__(self, form: str) -> str:
        text = self._language.listed(self.named(form.lower()))
        return text[0].upper() + text[1:] if form[0].isupper() else text

    def _names(self, sort: str, form: str) -> list[str]:
        """One name for all houses of a sort if there is a word for several of them."""
        houses = self._by_sort[sort]
        named = self._language.houses
        full = all(house.full for house in houses)
        one, *several = (named.get(sort) or named["house, full" if full else "house"])[form]
        if several and len(houses) > 1:
            return [self._filled(several[0], houses)]
        return [self._filled(one, [house]) for house in houses]

    def _filled(self, template: str, houses: list[House]) -> str:
        name, listed = self._puzzle.grid.name, self._language.listed
        return self._language.filled(
            template,
            {
                "number": listed([getattr(self._puzzle.rules[house.rule], "number", 0) for house in houses]),
                "cell": listed([name(min(house.cells)) for house in houses]),  # regions have no numbers to be seen
                "cells": listed([name(cell) for house in houses for cell in house.cells]),
                "values": listed(_values(houses, self._puzzle)),
            },
        )


def between(pairs: Iterable[tuple[int, int]], puzzle: Puzzle, language: Language, form: str) -> list[str]:
    """The rules that tie two cells of each pair together, each once; houses in the form that is asked for."""
    found: list[str] = []
    for pair in pairs:
        house, rules = tied(pair, puzzle)
        found += [format(Houses([house], puzzle, language), form)] if house else []
        found += [rule_named(rule, language) for rule in rules]
    return list(dict.fromkeys(found))


def tied(pair: tuple[int, int], puzzle: Puzzle) -> tuple[House | None, list[Rule]]:
    """A row, region or the like that has both cells, and the rules that relate them or, without such a house, say that
    they differ."""
    ties = _rules_between(layout_of(puzzle))
    shared = ties.houses(*pair)
    plain = next((house for house in shared if isinstance(puzzle.rules[house.rule], AllDifferent)), None)
    numbers = [] if plain else [house.rule for house in shared]
    return plain, [puzzle.rules[rule] for rule in (*numbers, *(bond.rule for bond in ties.bonds(*pair)))]


def bonded(pairs: Iterable[tuple[int, int]], puzzle: Puzzle, language: Language, *, where: bool) -> list[str]:
    """The rules that tie the two cells of each pair together by a relation, each once; no houses.

    A clue says itself where it stands; of any other rule the two cells are named if it is to be said `where`.
    """
    told, names, found = [set(pair) for pair in pairs], puzzle.grid.name, dict[str, None]()
    for bond in _facts(layout_of(puzzle)).bonds:
        if {bond.first, bond.second} in told:
            rule, cells = puzzle.rules[bond.rule], sorted((bond.first, bond.second))
            called = rule_named(rule, language)
            plain = isinstance(rule, Clue) or not where
            found[called if plain else f"{language.listed([*map(names, cells)])} ({called})"] = None
    return list(found)


def excluding(
    first: Candidate, second: Candidate, puzzle: Puzzle, language: Language, form: str
) -> list[str]:
    """The rules because of which two candidates of different cells are not both true; houses in that form."""
    ties = _rules_between(layout_of(puzzle))
    (here, value), (there, other) = first, second
    found = []
    for house in ties.houses(here, there) if value == other else ():
        if isinstance(puzzle.rules[house.rule], AllDifferent):
            found.append(format(Houses([house], puzzle, language), form))
        else:
            found.append(rule_named(puzzle.rules[house.rule], language))
    for bond in ties.bonds(here, there):
        values = (value, other) if bond.first == here else (other, value)
        if not ties.facts.relations[bond.relation].allows(*values):
            found.append(rule_named(puzzle.rules[bond.rule], language))
    return list(dict.fromkeys(found))


def beyond_houses(reasons: Iterable[tuple[Candidate, Candidate]], puzzle: Puzzle, language: Language) -> list[str]:
    """The rules because of which one candidate rules out another, but for rows, regions and their like."""
    ties = _rules_between(layout_of(puzzle))
    found: list[str] = []
    for first, second in reasons:
        houses = ties.houses(first[0], second[0]) if first[1] == second[1] else []
        if not any(isinstance(puzzle.rules[house.rule], AllDifferent) for house in houses):
            found += excluding(first, second, puzzle, language, "in")
    return list(dict.fromkeys(found))


class _RulesBetween:
    """What ties two cells to each other, found without looking through all of a large grid."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self._houses: dict[int, list[House]] = {}
        self._bonds: dict[frozenset[int], list[Bond]] = {}
        for house in facts.houses:
            for cell in house.cells:
                self._houses.setdefault(cell, []).append(house)
        for bond in facts.bonds:
            self._bonds.setdefault(frozenset((bond.first, bond.second)), []).append(bond)

    def houses(self, cell: int, other: int) -> list[House]:
        return [house for house in self._houses.get(cell, ()) if other in house.cells]

    def bonds(self, cell: int, other: int) -> list[Bond]:
        return self._bonds.get(frozenset((cell, other)), [])


@lru_cache(maxsize=8)
def _rules_between(layout: Layout) -> _RulesBetween:
    return _RulesBetween(_facts(layout))


def _facts(layout: Layout) -> Facts:
    return layout.facts_for("the sentences of explanations", Domain, Distinct, Pair, OneOf, Sum, Automaton)


def rule_named(rule: Rule, language: Language) -> str:
    """What a rule is called that is no house."""
    return clue_named(rule, language) if isinstance(rule, Clue) else language.rules.get(rule.label, rule.label)


def clue_named(clue: Clue, language: Language) -> str:
    """What a clue is called; its word if the language has none for its sort."""
    template = language.clues.get(clue.variety)
    return clue.word if template is None else language.filled(template, _blanks(clue))


def _blanks(clue: Clue) -> dict[str, object]:
    names = [clue.grid.name(cell) for cell in clue.cells]
    values = "/".join(map(str, getattr(clue, "values", ())))
    named = {"cell": names[0], "other": names[-1], "cells": " ".join(names)}
    return {**named, "value": getattr(clue, "value", ""), "values": values}


def clue_in_words(clue: Clue, lang: str = "en") -> str:
    """What a clue is called in that language."""
    return clue_named(clue, language(lang))


def clue_title(sort: str, lang: str = "en") -> str:
    """What the clues of a sort are called together; the name of the sort if the language has none for it."""
    return language(lang).sentences.get(f"clues-{sort}", sort)


def tool_title(sort: str, style: str, lang: str = "en") -> str:
    """What a tool for clues of a sort is called; as the clues are, where they have one style only."""
    return language(lang).sentences.get(f"tool-{sort}-{style}") or clue_title(sort, lang)


def narrowing(cells: Iterable[int], puzzle: Puzzle, words: Language, value: int = 0) -> list[str]:
    """The clues that leave single cells fewer values, as far as they rule out that value (0: any)."""
    size, found, wanted = layout_of(puzzle).values, [], set(cells)
    for clue in printed_in(puzzle):
        masks = narrows(clue, size) or {}
        if any(cell in wanted and not (value and mask & bit(value)) for cell, mask in masks.items()):
            found.append(clue_named(clue, words))
    return found


def signs(pairs: Iterable[tuple[int, int]], puzzle: Puzzle, language: Language) -> str:
    """What is said to be less than what: the line that says so, or chains like `r1c1 < r1c2 < r2c2`."""
    facts, less = _facts(layout_of(puzzle)), layout_of(puzzle).less
    told = [set(pair) for pair in pairs]
    rules: dict[tuple[int, int], Rule] = {}
    for bond in facts.bonds:
        if facts.relations[bond.relation] == less and {bond.first, bond.second} in told:
            rules.setdefault((bond.first, bond.second), puzzle.rules[bond.rule])
    chains = _joined([list(pair) for pair in rules])
    names = [*dict.fromkeys(_chain_named(chain, rules, puzzle, language) for chain in chains)]
    is_named = names and not any(" < " in name for name in names)
    return language.listed(names) if is_named else ", ".join(names)


def _chain_named(
    chain: list[int], rules: Mapping[tuple[int, int], Rule], puzzle: Puzzle, language: Language
) -> str:
    """A line along which values rise is looked at as a whole."""
    first, *others = [rules[pair] for pair in pairwise(chain)]
    if isinstance(first, Clue) and len(first.cells) > 2 and all(rule is first for rule in others):
        return clue_named(first, language)
    return " < ".join(map(puzzle.grid.name, chain))


def _joined(chains: list[list[int]]) -> list[list[int]]:
    """Chains that end where others begin, made one."""
    for chain in chains:
        for other in chains:
            if other is not chain and other[0] == chain[-1]:
                return _joined([[*chain, *other[1:]], *(c for c in chains if c is not chain and c is not other)])
    return chains


def _sort(rule: Rule, *, full: bool = False) -> str:
    """What names houses of a rule; where it is not drawn that they hold all of their values, that is said besides."""
    if isinstance(rule, Clue):
        return rule.variety  # what is drawn around cells shows how many they are
    return rule.what if isinstance(rule, AllDifferent) else f"{rule.label}, full" if full else rule.label


def _values(houses: Iterable[House], puzzle: Puzzle) -> list[int]:
    """What the cells of these houses can hold between them, as it is shown."""
    union, domains = 0, layout_of(puzzle).domains
    for house in houses:
        for cell in house.cells:
            union |= domains[cell]
    return [*map(puzzle.grid.shown, values_in(union))]
