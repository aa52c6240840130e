"""What people call kinds and rules, in a title, in a puzzle's rules, or in the words around a paste."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import NamedTuple

from gridwright.kinds import all_kinds, find, ids
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, RuleError
from gridwright.model.options import OPTIONS, option
from gridwright.notations._shared.source_text import unknown

__all__ = [
    "OPTION_FIELDS", "RULE_WORDS", "RuleWords", "kind_id", "kinds_named", "naming", "options_named", "rules_hinted",
    "rules_in_words", "unknown_rule",
]


class RuleWords(NamedTuple):
    """What people call a rule, as patterns."""

    names: str = ""
    """What means this rule wherever it stands, even in a letter."""
    hints: str = ""
    """What means it in the rules of a puzzle, where plurals count too; anywhere else it may be any word."""
    field: str = ""
    """Its field in the JSON of f-puzzles and SudokuPad, where that is a plain yes or no."""


RULE_WORDS = {
    "diagonals": RuleWords(r"diagonal\w*|x-?sudokus?|sudokus?[- ]x", "diagonal"),
    "anti-knight": RuleWords(r"anti[- ]?knight|knight['’]?s[- ]moves?|chess[- ]sudoku", "knight", "antiknight"),
    "no-touch": RuleWords(r"no[- ]touch\w*|touchless|anti[- ]?king|king['’]?s[- ]moves?", "king", "antiking"),
    "no-consecutive": RuleWords(r"(?:no|non|anti)[- ]?consecutive", "consecutive", "nonconsecutive"),
    "odd-even": RuleWords(r"(?:even|odd)[-/ ](?:even|odd)", "odd|parity"),
    "dots": RuleWords(r"kropki\w*", "kropki|dot|ratio"),
    "cages": RuleWords(r"(?:little )?killer\w*|cages?", "killer|cage"),
    "sums": RuleWords("xv", "sum|product"),
    "thermometers": RuleWords(r"thermo\w*", r"thermo\w*"),
    "arrows": RuleWords("arrows?", "arrow"),
    "lines": RuleWords(
        "renban|whispers|palindrome", r"renban|whisper|palindrome|nabner|entrop\w+|modular|line|loop|snake"
    ),
    "clues outside": RuleWords(r"sandwich\w*|skyscrapers?", "sandwich|skyscraper"),
    "quadruples": RuleWords("quadruples?", "quadruple"),
    "clones": RuleWords("clone", "clone"),
    "other moves": RuleWords(hints="queen|bishop|camel|giraffe"),
    "other regions": RuleWords(r"windoku|hyper-?sudoku|samurai\w*|toroidal", "windoku|disjoint|magic"),
    "other cells": RuleWords(hints="shaded|grey|gray|circle|circled|index|wildcard|doubler"),
    "other puzzles": RuleWords(
        r"kakuro|ken-?ken|calcudoku|mathdoku|takuzu|binairo|binary puzzle|slither ?link|hitori|minesweeper|nurikabe|"
        r"masyu|heyawake|hidato|numbrix|number ?link|arukone|shikaku|fillomino|akari|hashi\w*|nonograms?|picross|"
        r"str8ts|strimko|battleships?|star battle|kurodoko|yajilin|tapa"
    ),
}
"""Rules by their ids. Those of our options are known; a puzzle that has any other of these rules is refused."""

OPTION_FIELDS = {words.field: id_ for id_, words in RULE_WORDS.items() if words.field}
"""What f-puzzles and SudokuPad call our options, apart from diagonals: each of them has those in its own way."""

_KNOWN = frozenset(option.id for option in OPTIONS)
_ALSO = {"latin": ("no-boxes", "without-boxes")}


def kind_id(name: str) -> str:
    """The id of the kind that a text names, by its id or an alias, in letters of any case."""
    try:
        return find(name.lower()).id
    except RuleError:
        raise FormatError(unknown("kind", name, ids())) from None


def kinds_named(text: str, *, loosely: bool = False, apart_from: Collection[str] = ()) -> dict[str, str]:
    """The ids of the kinds that a text names, in their order, each with the first word that does it.

    Loosely, plurals count, and words that mean a kind without being a name of it. `apart_from` are names that don't.
    """
    found: dict[str, str] = {}
    for kind in all_kinds():
        names = [name for name in (kind.id, *kind.aliases) if name not in apart_from]
        pattern = naming(*names, *_ALSO.get(kind.id, ()), plural=True) if loosely else naming(*names)
        if match := pattern.search(text):
            found[kind.id] = match.group()
    return found


def naming(*names: str, plural: bool = False) -> re.Pattern[str]:
    """Finds any of these names, in which a hyphen may as well be a space or nothing."""
    some = "|".join(re.escape(name).replace(r"\-", "[- ]?") for name in names)
    return _whole_words(f"(?:{some})s?" if plural else some)


def options_named(text: str) -> dict[str, str]:
    """The ids of our options that a text names, each with the first word that does it."""
    matches = {id_: _whole_words(words.names).search(text) for id_, words in RULE_WORDS.items() if id_ in _KNOWN}
    return {id_: match.group() for id_, match in matches.items() if match}


def unknown_rule(text: str) -> str | None:
    """The first word of a text that names a rule, or a puzzle, that is not known here."""
    names = [words.names for id_, words in RULE_WORDS.items() if id_ not in _KNOWN and words.names]
    match = _whole_words("|".join(names)).search(text)
    return match and match.group()


def rules_hinted(rules: str) -> Iterator[tuple[re.Match[str], frozenset[str]]]:
    """The words of a puzzle's rules that speak of rules of the table, each with the ids of those it may mean."""
    hints = {id_: words.hints for id_, words in RULE_WORDS.items() if words.hints}
    for match in _whole_words(rf"({'|'.join(hints.values())})(?:e?s|['’]s)?").finditer(rules):
        yield match, frozenset(id_ for id_, hint in hints.items() if re.fullmatch(hint, match[1], re.IGNORECASE))


def _whole_words(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{pattern})\b", re.IGNORECASE)


def rules_in_words(draft: Draft) -> str:
    """The rules as people like to read them beside a puzzle."""
    rules = [find(draft.kind).summary, *(option(name).summary for name in sorted(draft.options))]
    if draft.signs and "sign" not in rules[0]:
        rules.append("Every sign between two cells must be true: the open side faces the greater value.")
    return "\n".join(rules)
