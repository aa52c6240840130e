"""What explanations conclude, read back from their sentences in any language: the templates turned round."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from gridwright.words._language import Language, language, languages

__all__ = ["conclusions"]

_CELL = r"r[0-9]{1,3}c[0-9]{1,3}"
_VALUE = r"[0-9]{1,2}"


def conclusions(text: str) -> tuple[str, ...]:
    """What a text concludes, as words such as `r5c5=5` and `r1c3!=5`, in its order; the rest of it does not count."""
    plain = " ".join(text.split())
    found = {}
    for lang in languages():
        words = language(lang)
        for match in _sentences(lang).finditer(plain):
            found[match.start()] = tuple(_entered(match["so"], words) if match["so"] else _crossed(match["out"], words))
    return tuple(word for start in sorted(found) for word in found[start])


@cache
def _sentences(lang: str) -> re.Pattern[str]:
    """A conclusion in that language: values are entered (`so`), or crossed out (`out`)."""
    words = language(lang)
    clauses = _list(_turned(words, "is", cell=_CELL, value=_VALUE), words)
    group = _turned(words, "in", values=_list(_VALUE, words), cells=_list(_CELL, words))
    so = _turned(words, "so", clauses=f"(?P<so>{clauses})")
    out = _turned(words, "cross-out", groups=f"(?P<out>{group}(?:; {group})*)")
    return re.compile(f"(?<!\\w)(?:{so}|{out})(?!\\w)")


def _turned(words: Language, key: str, **blanks: str) -> str:
    """The pattern of what a template says, with patterns in its blanks."""
    pattern = re.escape(words.clauses[key]).replace(r"\ ", " ")
    for name, blank in blanks.items():
        pattern = pattern.replace(re.escape(f"{{{name}}}"), blank)
    return pattern


def _list(item: str, words: Language) -> str:
    """One or several of them, as `Language.listed` puts them."""
    return f"{item}(?:, {item})*(?: {re.escape(words.and_)} {item})?"


def _entered(clauses: str, words: Language) -> Iterator[str]:
    clause = re.compile(_turned(words, "is", cell=f"(?P<cell>{_CELL})", value=f"(?P<value>{_VALUE})"))
    return (f"{match['cell']}={match['value']}" for match in clause.finditer(clauses))


def _crossed(groups: str, words: Language) -> Iterator[str]:
    for group in groups.split("; "):
        cells = re.findall(_CELL, group)
        # What is left without the cells is values and words.
        for value in re.findall(_VALUE, re.sub(_CELL, "", group)):
            yield from (f"{cell}!={value}" for cell in cells)
