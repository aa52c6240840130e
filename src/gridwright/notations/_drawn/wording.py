"""What the rules of a puzzle say in words about what is drawn: which lines they speak of, and in which colours."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from gridwright.notations._drawn.colours import colours_named

__all__ = ["RuleText"]

_NUMBERS = {
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
}
_NUMBER = rf"([0-9]+|{'|'.join(_NUMBERS)})\b"


class LineWords(NamedTuple):
    """How rules speak of lines: by a name, or in a sentence about lines by what they say of them."""

    name: str
    said: str = "(?!)"


_LINES = {
    "slowthermo": LineWords(r"slow[- ]thermo\w*", r"bulb[^.]*(?:never|not) decrease"),
    "thermo": LineWords(r"(?<!slow )(?<!slow-)thermo\w*|\bbulbs?\b"),
    "whisper{}": LineWords(
        rf"differ\w*[^.]*?(?:at least|minimum(?: of)?) {_NUMBER}|minimum difference of {_NUMBER}|"
        rf"at least {_NUMBER} (?:apart|different)|differ\w*[^.]*? {_NUMBER} or (?:more|greater)"
    ),
    "whisper": LineWords(r"(?<!dutch )whisper\w*"),
    "dutchwhisper": LineWords(r"dutch whisper\w*"),
    "renban": LineWords(r"renbans?\b", r"consecutive"),
    "nabner": LineWords(r"nabners?\b", r"no two[^.]*consecutive"),
    "palindrome": LineWords(r"palindrom\w*", r"(?:reads?|is|are) the same|mirror"),
    "entropic": LineWords(r"entrop\w*", r"low[^.]*(?:middle|mid|medium)[^.]*high"),
    "modular": LineWords(r"modular|modulo|remainders?", r"1[ ,/]*4[ ,/]*7"),
    "parityline": LineWords(
        r"parity lines?", r"alternat\w*[^.]*(?:odd|even|parity)|(?:odd|even|parity)[^.]*alternat\w*|"
        r"(?:different|opposite) parit\w*"
    ),
    "between": LineWords(r"between[- ]lines?", r"\bbetween\b"),
    "lockout": LineWords(r"lockout", r"diamonds?\b"),
    "regionsum": LineWords(r"region[- ]sum\w*", r"\b(?:box|region)\w*"),
    "doublearrow": LineWords(r"double[- ]arrow\w*", r"(?:sum|total|add)\w*[^.]*(?:circle|end|bulb)s?"),
    "zipper": LineWords(r"zipper\w*", r"(?:equidistant|equal distance|same distance)"),
    "sumline{}": LineWords(
        rf"{_NUMBER}[- ]?(?:sum )?lines?\b", rf"(?:sum|add|total)\w*(?: up)?(?: to)?(?: a total of)? {_NUMBER}"
    ),
}  # fmt: skip
"""What lines are that rules speak of, by their words, in which a number is the one that the rules name."""

_ABOUT_LINES = re.compile(r"\b(?:lines?|paths?|wires?|strings?|rivers?|ribbons?|snakes?)\b")
_FOR_EXAMPLE = re.compile(r"\be\.?\s?g\.?,?\s|\bi\.?\s?e\.?,?\s", re.IGNORECASE)
_PARTS = re.compile(r"[.;!\n•]")


_SILENT = re.compile(
    r"\s*(?:no rules provided for this puzzle\b.*|(?:normal|standard|classic|usual) [^.\n]{0,20}rules apply\W*)?",
    re.IGNORECASE | re.DOTALL,
)
"""Rules that say nothing of what is drawn; the first are those that SudokuPad adds itself."""


@dataclass(frozen=True)
class RuleText:
    """The rules in words."""

    text: str
    confirmed: bool = False
    """Whether a stored solution can tell what drawings mean. Then these may be anything where no rule says it."""

    @cached_property
    def is_silent(self) -> bool:
        return self.confirmed and _SILENT.fullmatch(self.text) is not None

    @cached_property
    def parts(self) -> list[str]:
        """Its sentences, about."""
        plain = _FOR_EXAMPLE.sub("for example ", self.text.lower().replace("’", "'"))
        return [part.strip() for part in _PARTS.split(plain) if part.strip()]

    def speaks_of(self, pattern: str) -> bool:
        return self.is_silent or re.search(pattern, self.text, re.IGNORECASE) is not None

    @cached_property
    def lines(self) -> dict[str, frozenset[str]]:
        """The lines it speaks of, each with the colours that are named beside it."""
        if self.is_silent:
            return dict.fromkeys((word for word in _LINES if "{}" not in word), frozenset())
        found: dict[str, frozenset[str]] = {}
        for number, part in enumerate(self.parts):
            heading = self.parts[number - 1] if number and len(self.parts[number - 1]) < 40 else ""
            named = [*_found(part, by_name=True)]
            if not named and _ABOUT_LINES.search(f"{heading} {part}"):
                named = [*_found(part, by_name=False)]
            for name in named:
                found[name] = found.get(name, frozenset()) | (colours_named(part) or colours_named(heading))
        for name, usual in (("whisper", "whisper5"), ("dutchwhisper", "whisper4")):
            if name in found and usual in found:
                found[name] |= found.pop(usual)
        if any(name.startswith("whisper") and name != "whisper" for name in found) and not found.get("whisper", True):
            del found["whisper"]
        return found

    @cached_property
    def colours(self) -> frozenset[str]:
        return colours_named(self.text)


def _found(part: str, *, by_name: bool) -> list[str]:
    found: dict[str, None] = {}
    for word, words in _LINES.items():
        for match in re.finditer(words.name if by_name else words.said, part):
            said = next((group for group in match.groups() if group), "")
            number = int(_NUMBERS.get(said, said or 0))
            if "{}" not in word or number > 1:
                found[word.format(number)] = None
    return list(found)
