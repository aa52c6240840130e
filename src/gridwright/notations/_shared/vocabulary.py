"""What words say of a puzzle: which kinds they name. When that is not what was read, guessing on would be wrong.

A paste such as "today's killer" and a grid reads as a plain Sudoku well enough, and would be solved as one.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from gridwright.kinds import all_kinds
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.notations._shared.source import quoted

__all__ = ["kinds_named", "must_agree", "naming"]

_OPTIONS = {
    "diagonals": r"diagonal\w*|x-?sudokus?|sudokus?[- ]x",
    "no-touch": r"no[- ]touch\w*|touchless|anti[- ]?king|king['’]?s[- ]moves?",
    "anti-knight": r"anti[- ]?knight|knight['’]?s[- ]moves?|chess[- ]sudoku",
    "no-consecutive": r"(?:no|non|anti)[- ]?consecutive",
}
_ALSO = {"latin": ("no-boxes", "without-boxes")}
_UNKNOWN = re.compile(
    r"\b(?:(?:little )?killer\w*|cages?|thermo\w*|arrows?|kropki\w*|sandwich\w*|renban|whispers|palindrome|"
    r"windoku|hyper-?sudoku|samurai\w*|kakuro|ken-?ken|calcudoku|mathdoku|skyscrapers?|toroidal|quadruples?|clone|xv|"
    r"(?:even|odd)[-/ ](?:even|odd)|takuzu|binairo|binary puzzle|slither ?link|hitori|minesweeper|nurikabe|masyu|"
    r"heyawake|hidato|numbrix|number ?link|arukone|shikaku|fillomino|akari|hashi\w*|nonograms?|picross|str8ts|strimko|"
    r"battleships?|star battle|kurodoko|yajilin|tapa)\b",
    re.IGNORECASE,
)
"""Rules and puzzles that are not known here, and of which a plain grid of digits may be a part."""


def kinds_named(text: str, *, loosely: bool = False, apart_from: Collection[str] = ()) -> dict[str, str]:
    """The ids of the kinds that a text names, in their order, each with the first word that does it.

    Loosely, plurals count, and words that tell a kind without being a name of it. `apart_from` are names that don't.
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
    return _words(f"(?:{some})s?" if plural else some)


def must_agree(text: str, drafts: Sequence[Draft]) -> None:
    """Refuse drafts that are something else than what the text speaks of."""
    if not drafts or not text.strip():
        return
    if unknown := _UNKNOWN.search(text):
        raise FormatError(_message(unknown.group(), drafts[0], "and its rules are not known"))
    # Every kind that has boxes or numbers may be called a Sudoku.
    others = {id_: word for id_, word in kinds_named(text, loosely=True).items() if id_ != "sudoku"}
    options = {option: match.group() for option, pattern in _OPTIONS.items() if (match := _words(pattern).search(text))}
    for draft in drafts:
        if others and draft.kind not in others and not (draft.signs and others.keys() <= {"comparison", "futoshiki"}):
            raise FormatError(_message(next(iter(others.values())), draft, "choose its notation with from_="))
        for option, word in options.items():
            if option not in draft.options:
                raise FormatError(_message(word, draft, "choose its notation with from_="))


def _words(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{pattern})\b", re.IGNORECASE)


def _message(word: str, draft: Draft, more: str) -> Problem:
    what = f"{draft.kind} {draft.grid.rows}x{draft.grid.cols}"
    message = f"the text speaks of {quoted(word)}, but what can be read in it is a {what}; {more}"
    return Problem(message, advice="from_" if "from_=" in more else "")
