"""Names that are not known, and the one that was probably meant."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gridwright.model.display import quoted

__all__ = ["closest", "unknown"]

_LONGEST = 40
"""Characters up to which a word can be a name with a slip in it."""

_MIXED = 0.8
"""How much of a name's letters a word must have whose letters are in another order, as *soduko* has."""


def closest(word: str, known: Iterable[str]) -> str | None:
    """The name that a word looks like, whatever its case; none if it looks like none of them."""
    from difflib import get_close_matches  # noqa: PLC0415 - only mistakes need it

    if len(word) > _LONGEST:
        return None
    names = {name.lower(): name for name in known}
    if found := get_close_matches(word.lower(), names, 1):
        return names[found[0]]
    mixed = {"".join(sorted(name)): name for name in names}
    found = get_close_matches("".join(sorted(word.lower())), mixed, 1, _MIXED)
    return names[mixed[found[0]]] if found else None


def unknown(what: str, word: str, known: Sequence[str], also: Iterable[str] = ()) -> str:
    """What to say about a word that is none of those known, nor any that could be meant `also`."""
    if not isinstance(word, str):
        return f"a {what} has a str for a name, not {type(word).__name__}; there are {', '.join(known)}"
    message = f"unknown {what} {quoted(word, _LONGEST)}; there are {', '.join(known)}"
    meant = closest(word, (*known, *also))
    return f"{message}; did you mean {meant!r}?" if meant else message
