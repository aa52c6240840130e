"""What is wrong with a language, measured by English."""

from __future__ import annotations

from collections.abc import Iterator
from string import Formatter

from gridwright.words._language import Language, language

__all__ = ["flaws"]

ENGLISH = language("en")
PARTS = ("sentences", "clauses", "rules", "statements", "techniques", "houses")


def templates(words: Language) -> Iterator[tuple[str, str]]:
    """All templates with a name that is the same in every language."""
    for part in ("sentences", "clauses", "rules", "statements"):
        for key, template in getattr(words, part).items():
            yield f"{part}: {key}", template
    for key, (title, sentence) in words.techniques.items():
        yield f"techniques: {key}, title", title
        yield f"techniques: {key}", sentence
    for key, forms in words.houses.items():
        for form, names in forms.items():
            for number, template in enumerate(names):
                yield f"houses: {key}, {form}, {number}", template


def blanks(template: str) -> list[tuple[str, str, str]]:
    """The blanks of a template: name, conversion, what stands behind the colon."""
    return [(name, conversion or "", spec or "") for _, name, spec, conversion in Formatter().parse(template) if name]


def flaws(words: Language) -> list[str]:
    """All that is missing or ill-formed, measured by English."""
    found = []
    for part in PARTS:
        own, wanted = getattr(words, part).keys(), getattr(ENGLISH, part).keys()
        found += [f"{part}: {key} is missing" for key in wanted - own]
        found += [f"{part}: {key} is unknown" for key in own - wanted]
    wanted_blanks = {name: {blank[:2] for blank in blanks(template)} for name, template in templates(ENGLISH)}
    for name, template in templates(words):
        if not template.strip() or template != template.strip():
            found.append(f"{name} is blank or has blanks around it")
        try:
            said = blanks(template)
        except ValueError:
            found.append(f"{name} is ill-formed: {template!r}")
            continue
        # A language may have a word for several houses, or may not; what it asks for is the same.
        wanted = wanted_blanks.get(name, wanted_blanks.get(name[:-1] + "0", set()))
        if {blank[:2] for blank in said} != wanted:
            found.append(f"{name} has other blanks: {template!r}")
        found += [f"{name}: {why}" for blank, _, spec in said for why in _misspelt(words, blank, spec)]
    forms = {words.form(number) for number in range(200)}
    for noun, told in words.nouns.items():
        if len(told) != max(forms) + 1 or not all(told):
            found.append(f"{noun} has {len(told)} forms")
    return found


def _misspelt(words: Language, blank: str, spec: str) -> Iterator[str]:
    """What is wrong with what stands behind a colon: a form of houses, a noun, or how Python writes numbers."""
    if blank in ("house", "other", "houses", "bases", "covers", "apart"):
        if spec[:1].lower() + spec[1:] not in words.houses["row"]:
            yield f"houses have no form {spec!r}"
    elif spec and spec not in words.nouns and not spec.endswith("f"):
        yield f"there is no noun {spec!r}"
