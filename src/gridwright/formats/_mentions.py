"""What the words around a puzzle say it is. When that is not what was read, guessing on would be wrong.

A paste such as "today's killer" and a grid reads as a plain Sudoku well enough, and would be solved as one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from gridwright.draft import Draft
from gridwright.errors import FormatError
from gridwright.formats._source import quoted
from gridwright.kinds import all_kinds

__all__ = ["must_agree"]

_OPTIONS = {
    "diagonals": r"diagonals?|x-sudoku|sudoku[- ]x",
    "no-touch": r"no[- ]touch\w*|touchless|anti-?king",
    "anti-knight": r"anti[- ]?knight",
    "no-consecutive": r"(?:no|non|anti)[- ]?consecutive",
}
_UNKNOWN = re.compile(
    r"\b(?:killer|thermo\w*|arrows?|kropki|sandwich|renban|whispers|palindrome|windoku|hyper-?sudoku|samurai|kakuro|"
    r"ken-?ken|calcudoku|skyscrapers?|toroidal|even[- ]odd|quadruples?|little killer|clone|xv)\b",
    re.IGNORECASE,
)


def must_agree(text: str, drafts: Sequence[Draft]) -> None:
    """Refuse drafts that are something else than what the text speaks of."""
    if unknown := _UNKNOWN.search(text):
        raise FormatError(_message(unknown.group(), drafts[0], "and its rules are not known"))
    spoken = {kind.id: match.group() for kind in all_kinds() if (match := _names(kind.id, kind.aliases).search(text))}
    # Every kind that has boxes or numbers may be called a Sudoku.
    others = {id_: word for id_, word in spoken.items() if id_ != "sudoku"}
    for draft in drafts:
        if others and draft.kind not in others and not (draft.signs and others.keys() <= {"comparison", "futoshiki"}):
            raise FormatError(_message(next(iter(others.values())), draft, "choose its notation with --from"))
        for option, pattern in _OPTIONS.items():
            match = re.search(rf"\b(?:{pattern})\b", text, re.IGNORECASE)
            if match and option not in draft.options:
                raise FormatError(_message(match.group(), draft, "choose its notation with --from"))


def _names(id_: str, aliases: Sequence[str]) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, (id_, *aliases)))})s?\b", re.IGNORECASE)


def _message(word: str, draft: Draft, advice: str) -> str:
    what = f"{draft.kind} {draft.grid.rows}x{draft.grid.cols}"
    return f"the text speaks of {quoted(word)}, but what can be read in it is a {what}; {advice}"
