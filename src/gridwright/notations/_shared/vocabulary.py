"""What people call kinds and rules, in a title, in a puzzle's rules, or in the words around a paste."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import cache
from typing import NamedTuple

from gridwright.clues import all_sorts
from gridwright.kinds import all_kinds, all_options, find, ids, option
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, RuleError
from gridwright.model.suggestions import unknown

__all__ = [
    "OPTION_FIELDS", "RuleWords", "beside_ours", "kind_id", "kinds_named", "merged", "naming", "rules_hinted",
    "rules_in_words",
    "rules_named", "rules_of", "split_up", "unknown_rule",
]


class RuleWords(NamedTuple):
    """What people call a rule, as patterns."""

    names: str = ""
    """What means this rule wherever it stands, even in a letter."""
    hints: str = ""
    """What means it in the rules of a puzzle, where plurals count too; anywhere else it may be any word."""


_UNKNOWN = {
    "sums": RuleWords(hints="product"),
    "lines": RuleWords(hints="loop|snake"),
    "other moves": RuleWords(hints="queen|bishop|camel|giraffe"),
    "other regions": RuleWords(r"samurai\w*|toroidal", "windoku|magic"),
    "other cells": RuleWords(hints="shaded|grey|gray|circle|circled|wildcard|doubler"),
    "other puzzles": RuleWords(
        r"takuzu|binairo|binary puzzle|slither ?link|hitori|minesweeper|nurikabe|"
        r"masyu|heyawake|hidato|numbrix|number ?link|arukone|shikaku|fillomino|akari|hashi\w*|nonograms?|picross|"
        r"str8ts|strimko|battleships?|star battle|kurodoko|yajilin|tapa"
    ),
}
"""Rules that are not known here: a puzzle that has any of them is refused."""

OPTION_FIELDS = {
    "antiknight": "anti-knight", "antiking": "no-touch", "nonconsecutive": "no-consecutive",
    "disjointgroups": "disjoint-groups",
}
"""What f-puzzles and SudokuPad call our options where they have a field that is a plain yes or no."""

_TOGETHER = {
    "diagonals": frozenset({"rising-diagonal", "falling-diagonal"}),
    "all-dots": frozenset({"all-white-dots", "all-black-dots"}),
}
"""Options that are two others together."""
_PLAIN = frozenset({"consecutive", "skyscrapers", "towers"})
"""Names of kinds that are words of any text as well, and name no kind there."""

_ALSO = {"latin": ("no-boxes", "without-boxes")}


def merged(options: Collection[str]) -> frozenset[str]:
    """Options, where both parts of one that is two together are that one."""
    found = frozenset(options)
    for whole, parts in _TOGETHER.items():
        if parts <= found:
            found = found - parts | {whole}
    return found


def split_up(options: Collection[str]) -> frozenset[str]:
    """Options, of which none is two others together."""
    return frozenset().union(*(_TOGETHER.get(option, {option}) for option in options))


def kind_id(name: str) -> str:
    """The id of the kind that a text names, by its id or an alias, in letters of any case."""
    try:
        return find(name.lower()).id
    except RuleError:
        aliases = (alias for kind in all_kinds() for alias in kind.aliases)
        raise FormatError(unknown("kind", name, ids(), aliases)) from None


def kinds_named(text: str, *, loosely: bool = False, apart_from: Collection[str] = ()) -> dict[str, str]:
    """The ids of the kinds that a text names, in their order, each with the first word that does it.

    Loosely, plurals count, and words that mean a kind without being a name of it. `apart_from` are names that don't.
    """
    found: dict[str, str] = {}
    for kind in all_kinds():
        names = [name for name in (kind.id, *kind.aliases) if name not in apart_from and name not in _PLAIN]
        pattern = naming(*names, *_ALSO.get(kind.id, ()), plural=True) if loosely else naming(*names)
        if match := pattern.search(text):
            found[kind.id] = match.group()
    return found


def naming(*names: str, plural: bool = False) -> re.Pattern[str]:
    """Finds any of these names, in which a hyphen may as well be a space or nothing."""
    some = "|".join(re.escape(name).replace(r"\-", "[- ]?") for name in names)
    return _names(f"(?:{some})s?" if plural else some)


@cache
def _known() -> dict[str, RuleWords]:
    """What options and sorts of clues say that they are called, by their ids."""
    words = {option.id: RuleWords(option.spoken, option.hints) for option in all_options()}
    return words | {sort.sort: RuleWords(sort.spoken, sort.hints) for sort in all_sorts()}


def rules_of(draft: Draft) -> frozenset[str]:
    """The ids of the options and sorts of clues that a draft has. An option about clues speaks of their sort."""
    stated = _options_of(draft)
    about = {sort.sort for sort in all_sorts() for option in sort.options if option.id in stated}
    return stated | {clue.sort for clue in draft.clues} | about


def _options_of(draft: Draft) -> frozenset[str]:
    """The options that a draft has, those of its kind too, together and by their parts."""
    own = draft.options | find(draft.kind).options
    return own | merged(own | split_up(own)) | split_up(own)


def rules_named(text: str) -> dict[str, str]:
    """The ids of the options and sorts of clues that a text names, each with the first word that does it."""
    matches = {id_: _names(words.names).search(text) for id_, words in _known().items() if words.names}
    return {id_: match.group() for id_, match in matches.items() if match}


def unknown_rule(text: str) -> str | None:
    """The first word of a text that names a rule, or a puzzle, that is not known here."""
    match = _whole_words("|".join(words.names for words in _UNKNOWN.values() if words.names)).search(text)
    return match and match.group()


def rules_hinted(rules: str) -> Iterator[tuple[re.Match[str], frozenset[str]]]:
    """The words of a puzzle's rules that speak of rules, each with the ids of those it may mean."""
    hints = {id_: words.hints for id_, words in (_known() | _UNKNOWN).items() if words.hints}
    for match in _whole_words(rf"({'|'.join(hints.values())})(?:e?s|['’]s)?").finditer(rules):
        yield match, frozenset(id_ for id_, hint in hints.items() if re.fullmatch(hint, match[1], re.IGNORECASE))


def _whole_words(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{pattern})\b", re.IGNORECASE)


def _names(pattern: str) -> re.Pattern[str]:
    """Whole words that are not denied: "not all dots are given" does not mean that they are."""
    return _whole_words(rf"(?<!\bnot )(?<!\bnecessarily )(?:{pattern})")


def beside_ours(rules: str, draft: Draft) -> str:
    """Rules in words without what we write there for such a draft, which it states, and without what names its kind:
    a killer may have no cages."""
    ours = [*rules_in_words(draft).split("\n"), *(option(name).summary for name in _options_of(draft))]
    for sentence in sorted(ours, key=len, reverse=True):
        rules = rules.replace(sentence, "")
    kind = find(draft.kind)
    return naming(kind.id.replace("_", "-"), *kind.aliases, kind.title, plural=True).sub("", rules)


def rules_in_words(draft: Draft) -> str:
    """The rules as people like to read them beside a puzzle."""
    rules = [_summary(draft), *(option(name).summary for name in sorted(draft.options))]
    for sort in all_sorts():
        if any(isinstance(clue, sort) for clue in draft.clues) and sort.nouns[0] not in rules[0]:
            rules.append(sort.summary)
    return "\n".join(rules)


def _summary(draft: Draft) -> str:
    """What the kind of a draft says, with the values that are shown if these are not 1 to n."""
    told, span = find(draft.kind).summary, draft.grid.span()
    if draft.grid.shows_usual_values:
        return told
    told = told.replace("1 to n", f"{span[0]} to {span[-1]}")
    return told.replace("holds each value once", "holds no value twice") if draft.grid.count else told
