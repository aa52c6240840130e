"""Whether all that the rules say in words is stated by what was read: sentence by sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator

from gridwright.model.draft import Draft
from gridwright.notations._drawn.wording import RuleText
from gridwright.notations._shared.vocabulary import rules_of, split_up

__all__ = ["options_told", "unexplained"]

_SUM = r"(?:sum|add|total|equal)"
_DIFFERS = (
    r"(?:cannot|can't|can not|must not|may not|do not|don't|never)\b[^.]*(?:same|repeat|identical|equal)|"
    r"must be different|differ"
)

_DIAGONAL = r"diagonals?\b.*(?:repeat|1[- ]9|1 to 9|once|different)|(?:repeat|once).*diagonal"

_EXPLAINS = {
    "cages": rf"\bcages?\b.*(?:{_SUM}|repeat)|killer|digits (?:cannot|may not|do not) repeat (?:in|within) (?:a )?cage",
    "arrows": rf"\b(?:arrow|pill|circle|shaft)\w*\b.*{_SUM}|{_SUM}.*\barrow",
    "thermometers": r"(?:thermo|bulb).*increas|increas.*(?:thermo|bulb)|slow",
    "whispers": r"\bline.*differ|differ.*\bline|whisper",
    "renbans": r"\bline.*consecutive|consecutive.*\bline|renban",
    "nabners": "nabner",
    "palindromes": r"palindrome|\bline.*same (?:forward|from|in)",
    "entropiclines": r"entrop|low.*middle.*high",
    "modularlines": "modular|modulo|remainder",
    "paritylines": r"(?:alternat|parity).*\bline|\bline.*(?:alternat|parity)",
    "betweenlines": r"\bline.*between|between.*\bline",
    "lockoutlines": "lockout|diamond",
    "regionsums": rf"\bline.*(?:{_SUM}).*(?:box|region)|(?:box|region).*\bline.*(?:{_SUM}|segment)|region[- ]sum|"
    r"segment|passes through",
    "doublearrows": "double[- ]arrow",
    "zippers": "zipper",
    "sumlines": rf"\bline.*{_SUM}|segment",
    "dots": r"(?:dot|circle|kropki).*(?:consecutive|ratio|double|difference of (?:1|one)|1:2|2:1|given)|"
    r"(?:consecutive|ratio|double|1:2).*(?:dot|circle)",
    "xv": rf"\b[xv]\b.*(?:{_SUM}|10|ten|5|five)|\b[xv]'?s\b",
    "quadruples": r"(?:circle|corner|quad|intersection).*(?:appear|surrounding|adjacent|contain|placed|around|cells)",
    "littlekillers": rf"diagonal.*{_SUM}|{_SUM}.*diagonal|diagonal.*repeat|little killer",
    "sandwiches": r"sandwich|between (?:the )?(?:1|one)\b",
    "xsums": r"x[- ]sums?|first x\b",
    "skyscrapers": r"skyscraper|building|taller|visible",
    "numberedrooms": r"numbered room|nth\b|first (?:digit|cell)",
    "parity": r"(?:square|circle|grey|gray|shaded).*\b(?:even|odd)\b|\b(?:even|odd)\b.*(?:square|circle|shaded)",
    "signs": r"inequalit|greater|smaller|lower|larger|less than|chevron",
    "circles": r"circle.*(?:how many|number|count|times)",
    "extraregions": r"extra region|(?:shaded|grey|gray|colou?red).*(?:1[- ]|once|repeat)|windoku",
    "falling-diagonal": _DIAGONAL,
    "rising-diagonal": _DIAGONAL,
    "anti-knight": rf"knight.*(?:{_DIFFERS})|(?:{_DIFFERS}).*knight|anti[- ]?knight (?:rules?|constraint) appl",
    "no-touch": rf"\bking.*(?:{_DIFFERS})|(?:{_DIFFERS}).*\bking|anti[- ]?king (?:rules?|constraint) appl",
    "no-consecutive": r"(?:orthogonal|adjacent|neighbou?r).*(?:cannot|can't|may not|must not|never)\b.*consecutive",
    "disjoint-groups": r"disjoint|same (?:relative )?position",
}  # fmt: skip
"""What sentences say that options and sorts of clues state, by the ids of these."""

_NOTHING = (
    r"(?:normal|standard|classic|regular|usual)\b.*(?:sudoku|rules)|sudoku rules|rules? apply|"
    r"place (?:the )?digits|fill .*(?:digits|grid|cells)|every row|each row|"
    r"not all|not every|(?:digits )?may repeat|can repeat|if allowed|for example|fog|guess|enjoy|luck|have fun|"
    r"cosmetic|aesthetic|solution code|thank"
)
"""What sentences say that adds nothing."""

_TURNS = re.compile(
    r"\b(?:except|unless|however|instead|but|mostly|wrong|false|lies?|either|only|exactly|total length|"
    r"at least one|unique|both|every (?:cage|arrow|line|dot)|all (?:cages|arrows|lines)|also|additionally|"
    r"value of|different (?:sum|total)s?|same (?:sum|total)s?)\b"
)
"""What makes any sentence say more than it seems to."""

_HARMLESS = re.compile(r"consecutive|box|region|segment|1-9|1 to 9|sudoku")


def options_told(rules: RuleText) -> Iterator[str]:
    """The options that sentences state plainly."""
    for option in ("anti-knight", "no-touch"):
        if any(re.search(_EXPLAINS[option], part) and not _TURNS.search(part) for part in rules.parts):
            yield option


def unexplained(draft: Draft, rules: RuleText) -> list[str]:
    """The sentences that say something which a draft does not state."""
    stated = rules_of(draft) | split_up(draft.options)
    patterns = [pattern for id_, pattern in _EXPLAINS.items() if id_ in stated]
    known = re.compile("|".join([_NOTHING, *patterns]))
    return [part for part in rules.parts if not known.search(part) or _is_turned(part)]


def _is_turned(part: str) -> bool:
    return _TURNS.search(part) is not None and not _HARMLESS.search(part)
