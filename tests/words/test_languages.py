"""Every language says all that English says, with the same blanks, and in well-formed templates."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from string import Formatter

import pytest

import gridwright as gw
from gridwright.words._language import Language, language

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
    if blank in ("house", "other", "houses", "bases", "covers"):
        if spec[:1].lower() + spec[1:] not in words.houses["row"]:
            yield f"houses have no form {spec!r}"
    elif spec and spec not in words.nouns and not spec.endswith("f"):
        yield f"there is no noun {spec!r}"


def test_all_languages_are_found():
    assert gw.languages() == ("cs", "de", "en", "es", "pt")


@pytest.mark.parametrize("lang", gw.languages())
def test_nothing_is_missing_or_ill_formed(lang):
    assert flaws(language(lang)) == []


@pytest.mark.parametrize("lang", gw.languages())
def test_all_houses_have_the_same_forms(lang):
    houses = language(lang).houses
    assert {tuple(forms) for forms in houses.values()} == {tuple(houses["row"])}


@pytest.mark.parametrize("lang", gw.languages())
def test_every_technique_has_words(lang):
    techniques = language(lang).techniques
    assert [technique.id for technique in gw.ladder() if technique.id not in techniques] == []


def test_english_titles_are_those_of_the_ladder():
    assert {t.id: t.title for t in gw.ladder()} == {t.id: gw.technique_title(t.id) for t in gw.ladder()}


@pytest.mark.parametrize("lang", gw.languages())
def test_every_rule_has_words(lang):
    words = language(lang)
    for kind in gw.all_kinds():
        for example in kind.examples:
            puzzle = gw.load(example)
            for rule in [*puzzle.rules, *(rule for option in gw.OPTIONS for rule in option.rules(puzzle.grid))]:
                label = getattr(rule, "what", rule.label)
                is_plain = "<" in label or label.startswith("values")
                assert is_plain or label in words.houses or label in words.rules, label


def changed(part: str, key: str, value: object) -> Language:
    told: Mapping[str, object] = getattr(language("de"), part)
    return replace(language("de"), **{part: {**told, key: value}})


def without(part: str, key: str) -> Language:
    told: Mapping[str, object] = getattr(language("de"), part)
    return replace(language("de"), **{part: {k: v for k, v in told.items() if k != key}})


@pytest.mark.parametrize(
    ("words", "flaw"),
    [
        (without("sentences", "unique"), "sentences: unique is missing"),
        (without("techniques", "x-wing"), "techniques: x-wing is missing"),
        (changed("sentences", "haiku", "Der alte Teich."), "sentences: haiku is unknown"),
        (changed("sentences", "number", "Lösung:"), "sentences: number has other blanks: 'Lösung:'"),
        (changed("sentences", "number", "Lösung {nummer}:"), "sentences: number has other blanks: 'Lösung {nummer}:'"),
        (changed("sentences", "number", "Lösung {number:"), "sentences: number is ill-formed: 'Lösung {number:'"),
        (changed("sentences", "counted", "{count:Losung}."), "sentences: counted: there is no noun 'Losung'"),
        (changed("clauses", "look-house", "{house:neben}"), "clauses: look-house: houses have no form 'neben'"),
        (changed("sentences", "none", " "), "sentences: none is blank or has blanks around it"),
        (changed("nouns", "Lösung", ("Lösung",)), "Lösung has 1 forms"),
    ],
)
def test_a_planted_flaw_is_found(words, flaw):
    assert flaw in flaws(words)


def test_languages_and_techniques_are_loaded_when_they_are_needed():
    late = "'.techniques.' in name or '.words.' in name and '._' not in name"
    code = f"import sys, gridwright; print([name for name in sys.modules if {late}])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
